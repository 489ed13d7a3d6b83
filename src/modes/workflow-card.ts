// The card of a workflow as every mode makes it (the same state gives the same bytes), and how a command
// brings it, its labels or its row of the dashboard to what became of the workflow.
import type { Change } from '../model/change.ts';
import type { Choice } from '../model/choice.ts';
import { UserError } from '../model/errors.ts';
import type { Conversation } from '../model/github/repository.ts';
import { DAY } from '../model/time-units.ts';
import { cardTitle, recoveryCard } from '../report/github/card/card.ts';
import {
  FROZEN,
  type Freeze,
  type FreezeNow,
  freezeGivenIn,
  freezeIn,
  freezesIn,
  holds,
  withFreeze,
  withFreezeGiven,
  withFreezes,
  workflowDigits,
} from '../report/github/card/freeze.ts';
import { goneCard } from '../report/github/card/resolved-card.ts';
import {
  type DashboardRow,
  type ReadRow,
  readRows,
  rowLine,
  sectionOf,
} from '../report/github/dashboard/rows.ts';
import { LABELS, type Label, labelsFor } from '../report/github/labels.ts';
import { DASHBOARD_KEY, readMark } from '../report/github/markers.ts';
import type { CardOutcome, CardView, Prospects, ReplyContext } from '../report/github/workflow-view.ts';
import { listedIn } from '../report/terminal/change.ts';
import type { RequestContext, ShowEffect } from './command/command-plan.ts';
import type { MovedFreeze } from './command/moved-freezes.ts';
import { changeOf, type Giver } from './command/plan-change.ts';
import type { Home, LocatedWorkflow } from './locate.ts';
import { type ModeContext, rowStyleOf } from './mode-context.ts';

/** `fork`: it is shown on a pull request from another repository. */
export function cardView(
  found: LocatedWorkflow,
  turn: CardOutcome,
  seat: ReplyContext,
  context: ModeContext,
  fork = false,
): CardView {
  const { scanned, recovery } = found;
  return {
    scanned,
    recovery,
    ...prospectsOf(found, context),
    turn,
    fork,
    seat,
    cli: context.cli,
  };
}

/**
 * Who would choose, and when, is not known yet. So it is assumed to be somebody a day after the last
 * activity: then every time that the command will set differs from what stands there, as it will, and the
 * words are the same until the workflow moves.
 */
export function somebody({ recovery: { activity } }: Pick<LocatedWorkflow, 'recovery'>): Giver {
  return { by: 'the person who gives the command', at: (activity.at ?? 0) + DAY };
}

function prospectsOf(found: LocatedWorkflow, context: ModeContext): Prospects {
  const fresh = wouldBe({ name: 'start-fresh', all: false }, found, context);
  return {
    resuming: wouldBe({ name: 'resume' }, found, context),
    fresh: fresh && { change: fresh, listed: listedIn(found.snapshot, fresh) },
    wakes: context.config.dispatch.kind,
  };
}

/** `null`: the choice does not fit. */
function wouldBe(choice: Choice, found: LocatedWorkflow, context: ModeContext): Change | null {
  try {
    return changeOf([choice], found, somebody(found), context).change;
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}

/** For a frozen workflow the outcome is the freeze. */
export function turnOf(freeze: Freeze | null, otherwise: CardOutcome): CardOutcome {
  return freeze === null ? otherwise : { kind: 'frozen', by: freeze.by, until: freeze.until };
}

/** The body of a card; `before`: as it stands there, `null` where it is new. */
export function cardBody(view: CardView, before: string | null, freeze: Freeze | null): string {
  const body = withFreeze(recoveryCard(view, before), freeze);
  return before === null ? body : withFreezeGiven(body, freezeGivenIn(before));
}

/** What has become of a workflow. */
export interface Now {
  /** As it was when it was decided about. */
  readonly before: LocatedWorkflow;
  /** As it is; `null`: it is gone. */
  readonly now: LocatedWorkflow | null;
  readonly turn: CardOutcome;
  readonly freeze: FreezeNow;
  /** When a freeze or its end was given, in epoch ms; absent: neither was. */
  readonly given?: number;
  /** The pull request that holds what was asked for: then nothing has become of the workflow yet. */
  readonly pull: number | null;
}

/**
 * What the card's place is to say then; nothing where there is no such place, or where the sweep will make
 * it. Pure.
 */
export function shown(
  { before, now, turn, freeze, given, pull }: Now,
  home: Home | null,
  { place, context }: Pick<RequestContext, 'place' | 'context'>,
  keeps: ShowEffect['keeps'] = null,
): readonly ShowEffect[] {
  if (home === null) return [];
  const { scanned, recovery } = now ?? before;
  const told = { scanned, recovery };
  const effect = { kind: 'show', key: before.key, home, told, view: null } as const;
  const gone = now === null;
  if (home.kind === 'row') return [{ ...effect, gone, turn, freeze, pull, keeps }];
  const here = home.conversation.number === place.conversation.number;
  // On another pull request the sweep makes it.
  if (pull !== null || (home.body === null && !here && freeze === 'kept')) return [];
  const seat: ReplyContext = {
    commands: context.commands,
    bare: true,
    alone: home.others.length === 0,
    role: context.inputs.commandPermission,
  };
  const view = cardView(now ?? before, turn, seat, context);
  const since = given === undefined ? {} : { given };
  return [{ ...effect, view, gone, turn, freeze, ...since, pull, keeps }];
}

/** The row of a workflow that is not there any more is taken out of the dashboard. Pure. */
export function dropped(key: string, conversation: Conversation): ShowEffect {
  const home = { kind: 'row', conversation, body: conversation.body, others: [] } as const;
  const row = {
    told: null,
    view: null,
    gone: true,
    turn: { kind: 'open' },
    freeze: 'kept',
    pull: null,
  } as const;
  return { kind: 'show', key, home, ...row, keeps: null };
}

/** A freeze under a branch that owns the workflow no more is taken away, with its card. Pure. */
export function thawed({ key, home }: MovedFreeze, keeps: ShowEffect['keeps']): ShowEffect {
  const row = { told: null, view: null, gone: true, turn: { kind: 'open' }, pull: null } as const;
  return { kind: 'show', key, home, ...row, freeze: null, keeps };
}

/**
 * `none`: what was to be kept is not kept, because there is no room or because of a refusal, which is
 * reported. `unlabelled`: it is kept, and the labels could not be brought to it.
 */
export type Shown = 'all' | 'unlabelled' | 'none';

export async function show(effect: ShowEffect, context: ModeContext): Promise<Shown> {
  const { view, home } = effect;
  if (view !== null) return bringCard(effect, view, context);
  const row = home.kind === 'row';
  const brought = row
    ? await bringRow(effect, home.conversation.number, context)
    : await thaw(effect, context);
  return brought ? 'all' : 'none';
}

async function thaw({ key, home }: ShowEffect, context: ModeContext): Promise<boolean> {
  const { kind, conversation } = home;
  const body = goneCard((await bodyNow(home, key, context)) ?? '');
  if (body === null) return true;
  const { number, title } = conversation;
  const effect =
    kind === 'comment'
      ? ({ kind: 'comment', key, issue: number, body } as const)
      : ({ kind: 'issue', key, title, body, labels: [], number } as const);
  if ((await context.attempt(effect)) === null) return false;
  // The label of a pull request may be about its other workflows as well: theirs is looked at there.
  return kind === 'comment' || bringLabels({ add: [], remove: [FROZEN] }, home, context);
}

/** The card is read again just before it is written: what another job wrote there meanwhile counts. */
async function bringCard(effect: ShowEffect, drawn: CardView, context: ModeContext): Promise<Shown> {
  const { key, home, turn, freeze } = effect;
  const body = await bodyNow(home, key, context);
  const kept = body === null ? null : freezeIn(body);
  const frozen = freeze !== 'kept' ? freeze : holds(kept, context.settings.now) ? kept : null;
  const view = { ...drawn, turn: turnOf(frozen, turn) };
  const { open } = home.conversation;
  // Where a label alone said that it is frozen, there is no card to make.
  const isBare = body === null && freeze === null;
  const made = effectOf(view, effect, { ...home, body }, frozen);
  const brought = isBare || (await context.attempt(made)) !== null;
  const gone = effect.gone || turn.kind === 'recovered' || isBare || !open;
  const labels = labelsFor(gone && frozen === null ? [] : [{ ...view, frozen: frozen !== null }]);
  const keep = wantedBy(home.others, context.settings.now);
  // Another job may freeze it at this moment: then the label says so, even where its card was overwritten.
  const stays = freeze === 'kept' && kept === null;
  const remove = labels.remove.filter((label) => !keep.has(label) && !(stays && label === FROZEN));
  const labelled = await bringLabels({ add: labels.add, remove }, home, context);
  if (!brought) return 'none';
  if (labelled) return 'all';
  // A label that stays would go on saying that it is frozen.
  return freeze === null ? 'none' : 'unlabelled';
}

/** They are read again as well: a label that another job set meanwhile counts. `false`: it was refused. */
async function bringLabels(
  { add, remove }: Record<'add' | 'remove', readonly Label[]>,
  { conversation: { number } }: Home,
  context: ModeContext,
): Promise<boolean> {
  const labels = (await context.hub.conversation(number))?.labels ?? [];
  const there = new Set(labels.map((name) => name.toLowerCase()));
  const [missing, surplus] = [add.filter((one) => !there.has(one)), remove.filter((one) => there.has(one))];
  if (missing.length + surplus.length === 0) return true;
  const key = `label-${number}`;
  const effect = { kind: 'label', key, issue: number, add: missing, remove: surplus } as const;
  return (await context.attempt(effect)) !== null;
}

async function bodyNow(
  { kind, conversation }: Home,
  key: string,
  { hub }: ModeContext,
): Promise<string | null> {
  if (kind === 'issue') return (await hub.conversation(conversation.number))?.body ?? null;
  const remarks = await hub.remarks(conversation.number);
  return remarks.find(({ ours, body }) => ours && readMark(body)?.key === key)?.body ?? null;
}

function effectOf(
  view: CardView,
  { key, given }: Pick<ShowEffect, 'key' | 'given'>,
  { kind, conversation, body }: Home,
  freeze: Freeze | null,
) {
  const text = withFreezeGiven(cardBody(view, body, freeze), given ?? null);
  if (kind === 'comment') return { kind: 'comment', key, issue: conversation.number, body: text } as const;
  const closed = conversation.open ? {} : { number: conversation.number };
  return { kind: 'issue', key, title: cardTitle(view), body: text, labels: [], ...closed } as const;
}

/** Labels that other workflows there may want, as far as their cards say. */
function wantedBy(others: readonly string[], now: number): ReadonlySet<Label> {
  const actions = others.flatMap((body) => readMark(body)?.said.action ?? []);
  const wanted: Readonly<Record<Label, boolean>> = {
    'rekindle: needs decision': actions.some((one) => one === 'ask' || one === 'block' || one === 'wait'),
    'rekindle: stale': actions.some((one) => one !== 'none'),
    'rekindle: blocked': actions.includes('block'),
    'rekindle: frozen': others.some((body) => holds(freezeIn(body), now)),
  };
  return new Set(LABELS.filter((label) => wanted[label]));
}

/** The body is read again just before it is written. `false`: it was not; no room, or a refusal. */
async function bringRow(row: RowNow, board: number, context: ModeContext): Promise<boolean> {
  const fresh = await context.hub.conversation(board);
  const body = fresh === null ? null : withRow(fresh.body, row, context);
  if (fresh === null || body === null) return false;
  const { title, number } = fresh;
  const effect = { kind: 'issue', key: DASHBOARD_KEY, title, body, labels: [], number } as const;
  return (await context.attempt(effect)) !== null;
}

/** What a row is to say. */
type RowNow = Pick<ShowEffect, 'key' | 'told' | 'gone' | 'freeze' | 'besides' | 'pull'>;

/** `null`: its marker has no room for the freeze. */
function withRow(
  dashboard: string,
  { key, told, gone, freeze, besides = new Map(), pull }: RowNow,
  context: ModeContext,
): string | null {
  const body = dashboard.replaceAll('\r\n', '\n');
  const before = freezesIn(body).get(key) ?? null;
  const frozen = freeze !== 'kept' ? freeze : holds(before, context.settings.now) ? before : null;
  const row: DashboardRow | null = gone || told === null ? null : { ...told, frozen, ticked: false, pull };
  const line = row && sectionOf(row) !== null ? rowLine(row, rowStyleOf(context, body)) : '';
  const lines = body.split(/(?<=\n)/).map((one) => (one.includes(`<!-- rekindle-row:${key}:`) ? line : one));
  const freezes = new Map([...besides, ...freezesIn(body)]);
  freezes.delete(key);
  const workflow = told === null ? {} : { workflow: workflowDigits(told.recovery.id) };
  if (frozen) freezes.set(key, { ...frozen, ...workflow });
  return withFreezes(lines.join(''), freezes);
}

/** Takes the tick out of a row that still stands there as it was. */
export async function untick(number: number, { row }: ReadRow, context: ModeContext): Promise<void> {
  const fresh = await context.hub.conversation(number);
  if (!fresh || !readRows(fresh.body).some((one) => one.row === row && one.checked)) return;
  const lines = fresh.body.replaceAll('\r\n', '\n').split(/(?<=\n)/);
  const body = lines.map((line) =>
    line.includes(`<!-- rekindle-row:${row} -->`) ? line.replace(/^- \[[xX]\]/, '- [ ]') : line,
  );
  await context.attempt({
    kind: 'issue',
    key: DASHBOARD_KEY,
    title: fresh.title,
    body: body.join(''),
    labels: [],
    number,
  });
}
