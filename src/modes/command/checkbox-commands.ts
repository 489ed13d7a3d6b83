// Ticks in the dashboard: a newly ticked row is the command written in it, given by the person who ticked it.
import { resume } from '../../commands/resume.ts';
import { status } from '../../commands/status.ts';
import type { Call } from '../../model/call.ts';
import type { Option } from '../../model/decision.ts';
import type { IssuesEvent } from '../../model/github/event.ts';
import { DAY, HOUR } from '../../model/time-units.ts';
import type { Freeze } from '../../report/github/card/freeze.ts';
import { specOf } from '../../report/github/command-lines.ts';
import {
  ASKS,
  askOf,
  needsWords,
  type ReadRow,
  readRows,
  rowLine,
} from '../../report/github/dashboard/rows.ts';
import { DASHBOARD_KEY, decisionDigest, tickKey } from '../../report/github/markers.ts';
import { readMarker } from '../../text/comment-marker.ts';
import { everywhere, homeOf, type LocatedWorkflow, lookAt } from '../locate.ts';
import { type ModeContext, rowStyleOf } from '../mode-context.ts';
import { cardView, dropped, untick } from '../workflow-card.ts';
import { recalled } from './apply.ts';
import type { CommandContext, CommandPlan, CommandRequest, Located, RequestContext } from './command-plan.ts';
import { type ConversationState, givenBy, isOurs, type OwnAnswer, placeAt } from './conversation-state.ts';
import { freezeAt } from './freeze-places.ts';
import { answered, isPlan, leftAs, matterOf, refused, unfit } from './pending-commands.ts';
import { mayOrder, roleFor } from './permissions.ts';
import { authorize, checkStale, finish, isJudgedAnew, locatedAt, orRefused, tooOld } from './pipeline.ts';
import { moved } from './plan-command.ts';
import { begunMeanwhile, isAtWork, isLeft, resumed } from './prior-commands.ts';

/** Rows that this very edit ticked; told without asking GitHub. Our own edits tick nothing. */
export function newlyTicked(
  { action, sender, issue, bodyBefore }: IssuesEvent,
  context: ModeContext,
): readonly ReadRow[] {
  if (action !== 'edited' || bodyBefore === null || issue.isPullRequest) return [];
  if (isOurs(sender, context) || !mayOrder(sender, false, context.inputs) || !isOurs(issue.author, context))
    return [];
  if (readMarker(issue.body)?.key !== DASHBOARD_KEY) return [];
  const before = new Set(readRows(bodyBefore).flatMap(({ row, checked }) => (checked ? [row] : [])));
  return readRows(issue.body).filter(({ row, checked }) => checked && !before.has(row));
}

export interface Ticks {
  readonly by: string;
  readonly rows: readonly ReadRow[];
  /** When, in epoch ms; `null`: that is not known. */
  readonly at: number | null;
}

/**
 * One after the other. What an earlier run accepted and did not finish is gone on with by the event of a tick
 * alone, which says who gave it: no comment does, and what our own answer says can be changed by others.
 */
export async function settleTicks(
  number: number,
  { by, rows, at }: Ticks,
  context: ModeContext,
): Promise<void> {
  const place = await placeAt(number, context);
  if (!place?.dashboard) return;
  const answers = context.config.usable ? [...place.answers.values()] : [];
  for (const answer of answers) {
    const row = answer.taken?.state === 'taken' && answer.taken.tick && rowOf(answer.taken.tick.row);
    if (!row) continue;
    const once = rows.some((one) => one.row === row.row);
    // A person who ticks it once more goes on with it, as long as it may be gone on with.
    const waits = once || answer.taken?.waits === true || isAtWork(answer, context.settings.now);
    if (waits && !isLeft(answer, context)) continue;
    await leave(answer, row, place, context);
    if (!once) await untick(number, row, context);
  }
  const given = { at, ...(context.inputs.again ? ({ late: true } as const) : {}) };
  for (const row of rows) {
    const now = await placeAt(number, context);
    if (now)
      await settleTick({ ...orderOf(row, by, number, keyFor(row, now, at, context)), ...given }, context);
  }
}

const UNPROVEN =
  'An answer can be changed by others, so that this one alone does not prove who ticked the box. ' +
  'Tick it once more if you still want it.';

/** It ends, with what had been done of it by then. */
async function leave(
  { key, taken: begun, remark }: OwnAnswer,
  row: ReadRow,
  place: ConversationState,
  context: ModeContext,
): Promise<void> {
  const number = place.conversation.number;
  const order = orderOf(row, begun?.tick?.by ?? '', number, key);
  const { line } = givenBy({ key, taken: begun, remark }, []);
  const matter = await recalled(matterOf({ ...order, line }, place, context));
  const taken = matter.place.answers.get(key)?.taken ?? begun;
  const unproven = { kind: 'unfit', message: UNPROVEN, theirs: [] } as const;
  await finish(
    taken && isLeft({ remark }, context) ? leftAs(taken, matter) : refused(unproven, matter),
    matter,
  );
}

/** The key of the answer to a tick: the same row may be ticked once more when the first tick is over. */
export function keyFor(
  { row }: ReadRow,
  { answers }: Pick<ConversationState, 'answers'>,
  at: number | null,
  context: ModeContext,
): string {
  for (let times = 0; ; times += 1) {
    const key = tickKey(row, times);
    const answer = answers.get(key);
    if (!answer?.taken || answer.taken.state === 'taken' || !isLater(at, answer, context)) return key;
  }
}

/**
 * Whether a tick is another one than that of an answer: it came after the answer's last words, or more than a
 * day after its first. Of a tick whose time is not known an hour tells.
 */
function isLater(at: number | null, { remark }: OwnAnswer, { settings, inputs }: ModeContext): boolean {
  const [first, last] = [Date.parse(remark.createdAt), Date.parse(remark.updatedAt)];
  if (at !== null) return at > last || at - first > DAY;
  return !inputs.again && (settings.now - last > HOUR || settings.now - first > DAY);
}

/** A row's key, parsed; `null`: it is not one. */
function rowOf(row: string): ReadRow | null {
  return readRows(`- [x] <!-- rekindle-row:${row} --> .\n`)[0] ?? null;
}

interface Tick extends CommandRequest {
  readonly row: ReadRow;
}

function orderOf(row: ReadRow, by: string, number: number, key: string): Tick {
  return { key, answer: key, by, line: '', also: [], at: null, comment: null, row, where: `issue ${number}` };
}

/** At the end its box is unticked. */
async function settleTick(order: Tick, context: ModeContext): Promise<void> {
  const number = Number(order.where.slice('issue '.length));
  const place = await placeAt(number, context);
  const rows = place?.dashboard?.rows ?? [];
  const begun = place?.answers.get(order.answer);
  const taken = begun?.taken ?? null;
  const shown = rows.find(({ row }) => row === order.row.row);
  // A row that was drawn again, or taken out, before the job began: its tick is not lost without a word.
  const isMeant = shown?.checked === true || (!shown && !begun);
  if (!place || !(isMeant || taken?.state === 'taken')) return;
  if (!context.config.usable && taken?.state === 'taken') return;
  const matter = await recalled(matterOf(order, place, context));
  const answer = matter.place.answers.get(order.answer);
  await orRefused(matter, null, async () => {
    const ordered = await (answer?.taken?.tick ? wentOn(answer, order, matter) : begin(order, matter));
    if (ordered) await finish(ordered.current, ordered.asked);
  });
  await untick(number, order.row, context);
}

/** A tick as a command, with the stages it has passed: unlike a comment, it says itself what is meant. */
interface Ordered {
  readonly asked: RequestContext;
  readonly current: CommandPlan | Located;
}

async function wentOn(
  { taken, remark }: OwnAnswer,
  order: Tick,
  matter: RequestContext,
): Promise<Ordered | null> {
  const ask = taken?.tick?.ask;
  if (!taken || ask === undefined) return null;
  const asked = askedFor(ask, null, order, matter);
  const allowed = await authorize(asked);
  if (isPlan(allowed) || !(await isJudgedAnew({ taken, remark, key: order.answer }, allowed)))
    return { asked, current: isPlan(allowed) ? allowed : await resumed(taken, remark, allowed) };
  return begin(order, matter);
}

function askedFor(
  ask: string,
  id: string | null,
  order: Tick,
  { place, context }: RequestContext,
): CommandContext {
  const call: Call = { kind: 'call', command: ask, id, args: [], keys: {}, flags: [], line: `/${ask}` };
  return { ...matterOf({ ...order, line: call.line }, place, context), context, call };
}

async function begin(order: Tick, matter: RequestContext): Promise<Ordered> {
  const { place, context } = matter;
  // With a faulty config nothing is done; somebody who may give commands is told so.
  if (!context.config.usable) {
    const asked = askedFor(resume.name, null, order, matter);
    const allowed = await authorize(asked);
    return { asked, current: isPlan(allowed) ? allowed : refused({ kind: 'config' }, asked) };
  }
  const found = await workflowOf(order.row, context);
  if (!found) return { asked: matter, current: await absent(order, matter) };
  const home = await homeOf(found, place, context);
  const freeze = await freezeAt(found, home, place, context);
  const ask = askOf({ scanned: found.scanned, frozen: freeze }, context.commands);
  const asked = askedFor(ask ?? status.name, found.recovery.id, order, matter);
  if (ask === null && !(await mayTick(matter))) return { asked, current: answered(null, null, matter) };
  const allowed = ask === null ? asked : await authorize(asked);
  if (isPlan(allowed)) return { asked, current: allowed };
  const old = tooOld(asked);
  if (old) return { asked, current: old };
  const meanwhile = await begunMeanwhile(asked);
  if (meanwhile) return { asked, current: meanwhile };
  const { body } = place.conversation;
  if (ask === null || !isAsShown(found, freeze, order.row, body, context))
    return { asked, current: moved(order.row.sha, found, home, asked) };
  if (needsWords(ask, found.scanned)) return { asked, current: lines(ask, found, asked) };
  return { asked, current: await checkStale(await locatedAt(found, asked)) };
}

const ABSENT =
  'What that row was about is not there any more (state-changed): its branch was renamed or removed, ' +
  'another one owns it by now, or the config leaves it alone or has its format off. ' +
  'The next sweep shows what is there.';

/** What the box stood for is not known any more: it is enough to be allowed one of what boxes stand for. */
async function mayTick(matter: RequestContext): Promise<boolean> {
  const asks = ASKS.filter((ask) => specOf(ask, matter.context.commands) !== null);
  return (await roleFor(asks, matter)) !== null;
}

/** Somebody who may give such a command is told so; the row goes in any case. */
async function absent(order: Tick, matter: RequestContext): Promise<CommandPlan> {
  const { place } = matter;
  const effects = [dropped(order.row.key, place.conversation)];
  const may = await mayTick(matter);
  return { ...(may ? unfit(ABSENT, matter) : answered(null, null, matter)), effects };
}

/** A box cannot hold what only the person knows, so the answer has the lines to copy. */
function lines(ask: Option, found: LocatedWorkflow, asked: CommandContext): CommandPlan {
  const of = cardView(found, { kind: 'open' }, { ...asked.seat, alone: false }, asked.context);
  return answered({ kind: 'lines', of, option: ask, flags: [] }, '+1', asked);
}

async function workflowOf({ key }: ReadRow, context: ModeContext): Promise<LocatedWorkflow | null> {
  const owned = (await everywhere(context)).find((one) => one.key === key);
  const sha = owned ? await context.hub.head(owned.branch) : null;
  if (!owned || sha === null) return null;
  return (await lookAt(owned.branch, sha, context)).find((one) => one.key === key) ?? null;
}

/** Whether the row would ask for the same now: neither the decision nor what the tick does has changed. */
function isAsShown(
  found: LocatedWorkflow,
  frozen: Freeze | null,
  row: ReadRow,
  body: string,
  context: ModeContext,
): boolean {
  if (decisionDigest(found.scanned) !== row.decision) return false;
  const shown = body.split(/\r?\n/).find((line) => line.includes(`<!-- rekindle-row:${row.row} -->`)) ?? '';
  const style = rowStyleOf(context, body);
  const now = rowLine({ ...found, frozen, ticked: true, pull: null }, style);
  return whatItDoes(shown) !== null && whatItDoes(shown) === whatItDoes(now);
}

/** `Tick to resume it.` at the end of a row. */
function whatItDoes(line: string): string | null {
  return /\*\*([^*]+)\*\*\s*$/.exec(line)?.[1] ?? null;
}
