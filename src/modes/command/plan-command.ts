// Plans a command for one workflow: it is refused, answered with words alone, accepted, or carried out.
import { slashOf } from '../../commands/parse.ts';
import type { ChangeEffect } from '../../model/effect.ts';
import { UserError } from '../../model/errors.ts';
import { briefOf } from '../../report/brief/brief.ts';
import type { Odd } from '../../report/free-text-answer.ts';
import { theirsOf } from '../../report/github/format.ts';
import { decisionDigest } from '../../report/github/markers.ts';
import { takenBody } from '../../report/github/reply/in-progress.ts';
import type { Reply } from '../../report/github/reply/outcome.ts';
import { replyOf, saysChanged } from '../../report/github/reply/reply.ts';
import { type CardOutcome, type ChangeLocation, isProposed } from '../../report/github/workflow-view.ts';
import { listedIn } from '../../report/terminal/change.ts';
import { formatTime } from '../../text/time.ts';
import { type Home, type LocatedWorkflow, lookAt } from '../locate.ts';
import { cardView, shown } from '../workflow-card.ts';
import { withLanded } from './apply.ts';
import { isSelfPinned } from './check-stale.ts';
import type { CommandContext, CommandPlan, FilesEffect, Landing, Located } from './command-plan.ts';
import { type AcceptedCommand, landedOf, orderDigest, takenAt, takenFields } from './conversation-state.ts';
import {
  beginningOf,
  dispatchOf,
  isWoken,
  type Sent,
  sentOf,
  type Woken,
  wakes,
  whyNobody,
} from './dispatch-agent.ts';
import { differsFrom } from './fresh-since.ts';
import { answered, orderedOf, refused, showing, takenOf, unfit } from './pending-commands.ts';
import { pickedAt } from './picks-shown.ts';
import { filesOf, oddIn, type Planned, planned } from './plan-change.ts';
import { sameBefore } from './prior-commands.ts';
import { supplanted } from './superseded.ts';

/** What is to come of a command that was not accepted yet. @throws UserError, WorldError */
export async function planCommand(located: Located): Promise<CommandPlan> {
  const { order, call, context, found, place } = located;
  const slash = slashOf(call);
  const nobody = slash.wakesAgent ? whyNobody(context) : null;
  if (nobody !== null) return unfit(nobody, located, theirsOf(found.recovery));
  let change: Planned;
  try {
    change = await planned(located, found, located.at);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const before = sameBefore(order, call, found, [place, ...located.others]);
    if (before?.kind === 'already') return answered(before, '+1', located);
    return unfit(error.message, located, theirsOf(found.recovery));
  }
  const odd = oddIn(call, found);
  if (odd.length > 0) return askedAgain(odd, located);
  if (slash.needsPin && call.keys['sha'] === undefined) return wholeLine(change, located);
  if (slash.givesBrief && !wakes(slash, context)) return briefAlone(located);
  const none = change.effect.change.files.length === 0;
  if (none && !wakes(slash, context)) return answered({ kind: 'already', by: null, at: null }, '+1', located);
  return acceptance(located);
}

/**
 * An answer that is not among the choices may be a mistake: the person is asked which is meant; nothing is
 * recorded.
 */
function askedAgain(odd: readonly Odd[], asked: Located): CommandPlan {
  const { call, seat, found } = asked;
  const id = call.id ?? (seat.alone ? null : found.recovery.id);
  return answered({ kind: 'outside', id, calls: [call, ...(call.also ?? [])], odd }, 'confused', asked);
}

/** Nothing is removed before the person names the commit that they saw: the answer has the line to copy. */
function wholeLine({ effect: { change } }: Planned, located: Located): CommandPlan {
  const { call, seat, context, found } = located;
  const own = { ...seat, alone: seat.alone && call.id === null };
  const fresh = { change, listed: listedIn(found.snapshot, change) };
  const of = { ...cardView(found, { kind: 'open' }, own, context), fresh };
  return answered({ kind: 'lines', of, option: 'start-fresh', flags: call.flags }, '+1', located);
}

/** No dispatch is configured: nothing changes, and the person takes the brief to their agent. */
function briefAlone(located: Located): CommandPlan {
  return answered(briefReply(located.found), '+1', located);
}

function briefReply(of: LocatedWorkflow): Reply & { readonly kind: 'brief' } {
  const { recovery, scanned, snapshot, looked } = of;
  return { kind: 'brief', of, brief: briefOf(recovery, scanned, snapshot, looked.report.now) };
}

/** It was accepted while the config named a dispatch, and that was taken out before an agent was woken. */
function isBriefed(located: Located): boolean {
  const slash = slashOf(located.call);
  const was = located.taken?.woken !== undefined;
  return slash.givesBrief === true && isLater(located) && !was && !wakes(slash, located.context);
}

const UNKEPT = 'The name of its branch cannot be kept in a comment. Run this command in a clone.';

/** Our answer says first what was accepted and where: a run after a crash reads it there. */
function acceptance(located: Located): CommandPlan {
  return acceptanceOf(takenNow(located), located);
}

/** As it would be accepted now. */
function takenNow({ order, call, found }: Located): AcceptedCommand {
  return {
    card: found.key,
    order: orderDigest(call),
    branch: found.branch,
    head: found.sha,
    decision: decisionDigest(found.scanned),
    state: 'taken',
    sha: null,
    pull: null,
    tick: order.row ? { by: order.by, row: order.row.row, ask: call.command } : null,
    page: order.row === null && order.comment === null ? { by: order.by, ask: call.command } : null,
  };
}

/** What an earlier job did of a command whose answer was deleted since; `null`: none is known. */
export async function doneBefore(located: Located): Promise<AcceptedCommand | null> {
  const { order, place, context } = located;
  if (order.late !== true || place.answers.has(order.answer)) return null;
  const landed = await withLanded(takenNow(located), order.key, context);
  return landed.sha === null ? null : landed;
}

/** Our answer says so before anything comes of it; after a refusal that is judged again, once more. */
export function acceptanceOf(taken: AcceptedCommand, located: Located): CommandPlan {
  const fields = takenFields(taken);
  if (fields === null) return unfit(UNKEPT, located, theirsOf(located.found.recovery));
  const reply = takenBody(orderedOf(located), null);
  return { effects: [{ kind: 'accept', taken }], reply, reaction: 'rocket', resumeFields: fields };
}

/** What an accepted command does: files, agent, our answer, card; each is found by its key. */
export async function carry(located: Located, taken: AcceptedCommand): Promise<CommandPlan> {
  const { found, at } = located;
  const change = await planned(located, found, at);
  const all = filesOf(change, located, taken);
  // Without a dispatch nothing changes, and what had landed stays.
  // And what was done before writes nothing more.
  const isOver = isBriefed(located) || taken.state === 'done';
  const files = isOver && all.landed === null ? { ...all, archive: null, commit: null } : all;
  const where = files.landed ?? {
    branch: found.branch,
    sha: null,
    pull: null,
    archive: files.archive?.ref ?? null,
  };
  const sent = sentOf(located, where, found);
  const dispatch = sent && !taken.woken ? dispatchOf(located, sent, '') : null;
  const woken = sent && { sent, woken: { way: (taken.woken ?? dispatch)?.way ?? null, why: null } };
  const end = ended(located, change.effect, { where, more: '', now: found }, woken);
  const wake = dispatch ? [{ kind: 'wake', dispatch } as const] : [];
  return { ...end, effects: [files, ...wake, ...end.effects] };
}

/** Whom the agent's notification went to, and how it ended. */
export interface Told {
  readonly sent: Sent;
  readonly woken: Woken;
}

/** How an accepted command ends, once it is known where its files landed and who was told. Pure. */
export function ended(
  located: Located,
  effect: ChangeEffect,
  landing: Landing,
  told: Told | null,
): CommandPlan {
  const { found, home, order, call, at, taken } = located;
  const { where, more, now } = landing;
  const { startsOver, names } = slashOf(call);
  const failed = told !== null && told.woken.why !== null;
  // Where the agent could not be woken it stays accepted, and the next run here tries again.
  const briefed = told === null && isBriefed(located);
  const state = failed ? 'taken' : briefed ? 'failed' : 'done';
  const kept = taken && takenFields(endedAs(taken, where, state));
  const body = replyOf(replyFor(located, effect, landing, told), orderedOf(located));
  const turn: CardOutcome =
    (told && !failed) || (startsOver && !isProposed(where))
      ? { kind: 'recovered', by: order.by, command: names[0], at: formatTime(at) }
      : { kind: 'open' };
  const pull = turn.kind === 'recovered' ? null : where.pull;
  return {
    effects: shown({ before: found, now, turn, freeze: 'kept', pull }, home, located),
    // What says that all is done was posted last; its brief has the clock of the look that it is of.
    reply: taken?.state === 'done' ? null : more === '' ? body : `${body}\n${more}\n`,
    reaction: failed ? 'rocket' : '+1',
    resumeFields: { ...kept, ...(now ? showing([now]) : {}) },
  };
}

/** The same command at its end: it waits for its agent alone as long as that could not be woken. */
function endedAs(
  taken: AcceptedCommand,
  where: ChangeLocation,
  state: AcceptedCommand['state'],
): AcceptedCommand {
  const { waits: _, ...brought } = takenAt(taken, where);
  return { ...brought, state, ...(state === 'taken' ? { waits: true } : {}) };
}

function replyFor(
  located: Located,
  { change }: ChangeEffect,
  { where, now }: Landing,
  told: Told | null,
): Reply {
  const { found, call, context } = located;
  const fresh = slashOf(call).startsOver === true;
  const listed = listedIn(found.snapshot, change);
  const begins = fresh ? beginningOf(found, context) : null;
  const accepted = where.sha === null && !isProposed(where) ? null : where;
  if (told === null && isBriefed(located)) return { ...briefReply(now ?? found), accepted };
  const unwoken = wakes(slashOf(call), context) ? ({ unwoken: true } as const) : {};
  if (told === null) return { kind: 'done', change, listed, where, after: now, begins, ...unwoken };
  const { way, why } = told.woken;
  const wrote = change.files.length === 0 ? null : where;
  const removed = fresh ? { change, listed } : null;
  if (why !== null) return { kind: 'dispatch-failed', way, where: wrote, why, removed };
  const brief = context.inputs.dryRun ? null : told.sent.brief;
  return { kind: 'dispatched', way, where: wrote, brief, removed };
}

/** `seen`: the commit that was seen; `null`: the card has changed since, so it is not known. */
export function moved(
  seen: string | null,
  found: LocatedWorkflow,
  home: Home | null,
  asked: CommandContext,
  taken: AcceptedCommand | null = null,
): CommandPlan {
  const { place, context, seat, order } = asked;
  const turn = { kind: 'moved' } as const;
  // An answer that says so already was written before the card was changed: it knew what was seen.
  const said = seen === null && saysChanged(place.answers.get(order.answer)?.remark.body ?? '');
  const reply = said
    ? null
    : ({
        kind: 'state-changed',
        seen,
        now: cardView(found, turn, seat, context),
        left: taken && landedOf(taken),
      } as const);
  const fields = (taken && takenFields({ ...taken, state: 'failed' })) ?? {};
  const effects = shown({ before: found, now: found, turn, freeze: 'kept', pull: null }, home, asked);
  return { ...answered(reply, '-1', asked, { ...fields, ...showing([found]) }), effects };
}

export const GONE = 'It is not on its branch any more. Look at the branch before you give the command again.';

/**
 * An accepted command that was overtaken while it was carried out: once more, if the same would be decided.
 */
export async function overtaken(located: Located, taken: AcceptedCommand): Promise<Located | null> {
  const { context, call } = located;
  const head = await context.hub.head(taken.branch);
  const all = head === null ? [] : await lookAt(taken.branch, head, context);
  const found = all.find(({ key }) => key === taken.card);
  if (!found) return null;
  const decision = decisionDigest(found.scanned);
  if (decision !== taken.decision && !isSelfPinned(call)) return null;
  // Files that came since were seen by no one, though the same is decided.
  const isNamed = slashOf(call).needsPin === true;
  if (isNamed && (await differsFrom(taken.head, located, found, located.at))) return null;
  // So it is with what stands in its place by now.
  if (slashOf(call).picks) {
    const [then, now] = [
      await pickedAt(located, located.found, located.at),
      await pickedAt(located, found, located.at),
    ];
    if (then !== now) return null;
  }
  return { ...located, found, taken: { ...taken, head: found.sha, decision }, overtaken: taken };
}

/** Now something else would be decided. */
export async function lost(located: Located, taken: AcceptedCommand): Promise<CommandPlan> {
  const { found, home, context } = located;
  const head = await context.hub.head(found.branch);
  const all = head === null ? [] : await lookAt(found.branch, head, context);
  const now = all.find(({ key }) => key === found.key);
  if (now) return moved(taken.head, now, home, located, taken);
  return refused({ kind: 'unfit', message: GONE, theirs: [] }, located, taken);
}

// A command that an earlier run accepted and did not bring to its end is judged again where its branch stands
// by now, before anything more comes of it.

const isLater = (located: Located): boolean => {
  const before = takenOf(located);
  return before !== null && before.state !== 'done';
};

/** Nothing is committed any more where the conversation was closed or merged since. `null`: it was not. */
export function closedSince({ commit, landed }: FilesEffect, located: Located): CommandPlan | null {
  const { open } = located.place.conversation;
  if (open || commit === null || landed !== null || !isLater(located)) return null;
  return refused({ kind: 'closed' }, located, located.taken);
}

/**
 * Before the agent is woken: the workflow as its branch has it now. Where the same would be decided there,
 * the agent is sent there; else it is not woken, which is what comes back. An agent that was woken by then
 * is the end of the command, whatever became of the branch since.
 */
export async function broughtUp(located: Located, landing: Landing): Promise<Landing | CommandPlan> {
  const { taken, found, home, context, place } = located;
  const { where, now: then } = landing;
  if (taken === null || !isLater(located)) return landing;
  const sent = sentOf(located, where, then);
  if (sent === null && !isBriefed(located)) return landing;
  const stood = where.sha ?? found.sha;
  const head = await context.hub.head(found.branch);
  const { open } = place.conversation;
  const left = takenAt(taken, where);
  const instead = await supplanted({ ...located, taken: left });
  if (head === stood && open && !instead) return landing;
  if (sent && (taken.woken || (await isWoken(dispatchOf(located, sent, ''), context)))) return landing;
  if (instead) return instead;
  if (!open) return refused({ kind: 'closed' }, located, left);
  const all = head === null ? [] : await lookAt(found.branch, head, context);
  const now = all.find(({ key }) => key === found.key) ?? null;
  // What was started fresh is not there, as long as no one has begun it again.
  if (now === null && then === null && head !== null) return landing;
  if (now === null) return refused({ kind: 'unfit', message: GONE, theirs: [] }, located, left);
  const same = then !== null && decisionDigest(now.scanned) === decisionDigest(then.scanned);
  return same ? { ...landing, now } : moved(stood, now, home, located, left);
}
