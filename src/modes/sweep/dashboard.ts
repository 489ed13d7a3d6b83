// Builds the dashboard of a sweep from what was found, and keeps what a person ticked or froze there.
import type { Conversation } from '../../model/github/repository.ts';
import { DAY } from '../../model/time-units.ts';
import { isInvalidFile } from '../../report/check/validity.ts';
import { type Freeze, freezeIn, freezesIn, holds, withFreezes } from '../../report/github/card/freeze.ts';
import { recoveredIn } from '../../report/github/card/resolved-card.ts';
import {
  type Cursor,
  type DashboardView,
  dashboard,
  type ResumedWorkflow,
  readDashboard,
  saysTheSame,
} from '../../report/github/dashboard/dashboard.ts';
import { type DashboardRow, rowKey } from '../../report/github/dashboard/rows.ts';
import { DASHBOARD_KEY, proposalKey } from '../../report/github/markers.ts';
import { proposalBranch } from '../../report/github/proposal/commit-message.ts';
import { BODY_LIMIT } from '../../report/github/truncate-body.ts';
import { isOutdated } from '../../report/scan/urgency.ts';
import { readMarker } from '../../text/comment-marker.ts';
import { keyOf } from '../../text/hash.ts';
import { formatTime } from '../../text/time.ts';
import type { LocatedWorkflow } from '../locate.ts';
import { addressOf, endsAll, type ModeContext } from '../mode-context.ts';
import type { BranchScan } from '../scan-branches.ts';
import { freezeOf, needsSomebody } from './branch-context.ts';
import { freezesToKeep } from './kept-freezes.ts';
import { lostTicks, tellLost } from './lost-ticks.ts';
import type { ObservedState } from './observed-state.ts';
import { groundOf } from './plan-sweep.ts';
import { memoBlock, type SavedState } from './saved-state.ts';
import type { Worked } from './sweep-state.ts';
import { labelled } from './unexplained-labels.ts';

export interface Board {
  readonly seen: BranchScan;
  readonly standing: ObservedState;
  readonly worked: Worked;
  /** Branches that this sweep has handled. */
  readonly looked: number;
  /** Consecutive sweeps without progress, this one included. */
  readonly stuck: number;
}

/** Written although nothing changed, to show that the sweep still runs. */
const HEARTBEAT = 14 * DAY;

/** When a sweep last wrote it, in epoch ms; `null`: that is not known. */
export function sweptAt(body: string): number | null {
  const at = readMarker(body)?.['swept'];
  const time = typeof at === 'string' ? Date.parse(at) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

/** Creates or updates it; nothing is written where it already says the same. */
export async function updateDashboard(board: Board, context: ModeContext): Promise<void> {
  const { hub, say, settings } = context;
  const { board: there } = board.standing;
  if (there === null && !isWorthIt(board, context)) return;
  const lost = lostTicks(there, settings.now);
  const gone = new Set(lost.map(({ row }) => row));
  const draft = drawn(board, there, gone, context);
  const isKept = there && draft && !isDue(there.body, settings.now) && saysTheSame(there.body, draft.body);
  if (isKept && board.standing.boards.length === 0) return;
  try {
    if (there) await tellLost(lost, there, board.seen.found, context);
    // Read once more just before it is written: a tick or a freeze may have come since.
    const fresh = there && (await hub.conversation(there.number));
    const now = await readAgain(board, there?.body ?? '', context);
    const words = drawn(now, fresh, gone, context);
    if (words === null) say('warning', 'The dashboard has no room for all freezes, and was left as it is.');
    else await context.attempt({ kind: 'issue', key: DASHBOARD_KEY, ...words, labels: [], sole: true });
  } catch (error) {
    if (!endsAll(error)) throw error;
    say('warning', `The dashboard was not written, so the next sweep begins again: ${error.message}`);
  }
}

/** With dashboards beside it, cards below closed pull requests, and labels that freeze, as they are now. */
async function readAgain(before: Board, body: string, context: ModeContext): Promise<Board> {
  const { hub } = context;
  const board = await withLabels(before, labelledBy(before, freezesIn(body), context), hub);
  const boards: Conversation[] = [];
  const cards = [...board.standing.closed];
  const bodies = cards.length === 0 ? null : await hub.bodies(cards.map(([, { nodeId }]) => nodeId));
  const closed = new Map(
    cards.flatMap(([key, card]) => {
      const now = bodies?.get(card.nodeId);
      return now ? [[key, { ...card, ...now }] as const] : [];
    }),
  );
  for (const { number } of board.standing.boards) {
    const now = await hub.conversation(number);
    if (now?.open) boards.push(now);
  }
  return { ...board, standing: { ...board.standing, boards, closed } };
}

/** Workflows that a label set by hand freezes, of which the dashboard keeps nothing yet. */
const labelledBy = (
  { seen, standing }: Board,
  freezes: ReadonlyMap<string, Freeze>,
  { settings: { now } }: ModeContext,
): readonly LocatedWorkflow[] => labelled(seen.found, standing, freezes, now);

/** What freezes them as it is now: `/unfreeze` may have come since. One request for each place. */
async function withLabels(
  board: Board,
  found: readonly LocatedWorkflow[],
  hub: ModeContext['hub'],
): Promise<Board> {
  const { standing } = board;
  const own = new Map(standing.own);
  const pulls = new Map(standing.pulls.known ? standing.pulls.value : []);
  for (const { key } of found) {
    const issue = own.get(key);
    const now = issue && (await hub.conversation(issue.number));
    if (issue && now) own.set(key, { ...issue, labels: now.labels });
  }
  for (const branch of new Set(found.map((one) => one.branch))) {
    const all: Conversation[] = [];
    for (const pull of pulls.get(branch) ?? []) all.push((await hub.conversation(pull.number)) ?? pull);
    pulls.set(branch, all);
  }
  const known = standing.pulls.known ? ({ known: true, value: pulls } as const) : standing.pulls;
  return { ...board, standing: { ...standing, own, pulls: known } };
}

function isDue(body: string, now: number): boolean {
  const at = sweptAt(body);
  return at === null || now - at > HEARTBEAT;
}

/** Whether there is anything to say, or to keep for the next sweep. */
function isWorthIt(board: Board, context: ModeContext): boolean {
  const { seen, worked } = board;
  const { rows, elsewhere } = rowsOf(board, new Map(), new Set(), context);
  const needs = rows.some((row) => needsSomebody(row) || isOutdated(row.scanned));
  const unread = seen.report.unreadable.some(isInvalidFile);
  return needs || unread || elsewhere > 0 || worked.left || memoBlock(worked.memo) !== '';
}

/** `there`: as it stands; `lost`: ticks to take out; `null` in the answer: its freezes have no room. */
function drawn(board: Board, there: Conversation | null, lost: ReadonlySet<string>, context: ModeContext) {
  const { seen, standing, worked, looked, stuck } = board;
  const body = there?.body ?? '';
  const { now } = context.settings;
  // What a person ticked or froze in a duplicate is moved here.
  const bodies = [...standing.boards.map((one) => one.body), body];
  const freezes = freezesToKeep(
    seen,
    standing,
    { bodies, labelled: (known) => labelledBy(board, known, context) },
    context,
  );
  const shown = bodies.flatMap((one) => readDashboard(one)?.rows ?? []);
  const ticked = new Set(shown.flatMap((row) => (row.checked && !lost.has(row.row) ? [row.row] : [])));
  const { rows, elsewhere } = rowsOf(board, freezes, ticked, context);
  const view: DashboardView = {
    rows,
    unreadable: seen.report.unreadable,
    recovered: recoveredOf(standing),
    sweep: { at: formatTime(now), looked, branches: seen.branches, cursor: worked.cursor, stuck },
    commands: context.commands,
    wakes: context.config.dispatch.kind,
    role: context.inputs.commandPermission,
    door: context.inputs.door,
    address: addressOf(context),
    elsewhere,
  };
  const memo = memoBlock(pruned(worked.memo, board, now));
  const words = dashboard(view, BODY_LIMIT - memo.length);
  const frozen = withFreezes(words.body + memo, freezes);
  return frozen === null ? null : { title: words.title, body: frozen };
}

interface Rows {
  readonly rows: readonly (DashboardRow & LocatedWorkflow)[];
  /** How many have no row, because their card is on a pull request. */
  readonly elsewhere: number;
}

function rowsOf(
  { seen, standing, worked }: Board,
  freezes: ReadonlyMap<string, Freeze>,
  ticked: ReadonlySet<string>,
  context: ModeContext,
): Rows {
  const rows = seen.found.flatMap((found) => {
    const ground = { ...groundOf(found.branch, found.sha, [found], seen.found, standing), freezes };
    const frozen = freezeOf(found, ground, context.settings.now);
    const { pull: at } = ground;
    // What is frozen gets no card, so that it has a row where none stands there already.
    const hasCard = at !== null && worked.memo.cards.get(found.key)?.pull === at.number;
    const onPull = at !== null && !at.locked && (frozen === null ? needsSomebody(found) : hasCard);
    if (onPull) return [];
    const pull = proposalFor(found, standing) ?? worked.opened.get(found.key) ?? null;
    return [{ ...found, frozen, ticked: ticked.has(rowKey(found)), pull }];
  });
  return { rows, elsewhere: seen.found.length - rows.length };
}

/** Our open pull request that migrates or repairs it. */
function proposalFor({ recovery, branch }: LocatedWorkflow, { pulls }: ObservedState): number | null {
  if (!pulls.known) return null;
  const keys = recovery.proposals.map(({ kind, changes }) =>
    kind === 'migrate'
      ? migrationKey(recovery, branch)
      : proposalKey(kind, recovery.id, branch, keyOf(changes)),
  );
  const names = recovery.proposals.map(({ kind }, at) => proposalBranch(kind, recovery.id, keys[at] ?? ''));
  const open = names.flatMap((name) => [name, `${name}-2`]).flatMap((name) => pulls.value.get(name) ?? []);
  return open[0]?.number ?? null;
}

const migrationKey = ({ id, newest }: LocatedWorkflow['recovery'], branch: string): string =>
  proposalKey('migrate', id, branch, String(newest));

/** Lines about workflows that were resumed. */
const MOST_RECOVERED = 5;

/** By what our own cards say; the last one first. */
function recoveredOf({ own, cards }: ObservedState): readonly ResumedWorkflow[] {
  const bodies = [...own.values(), ...cards.values()].map(({ body }) => body);
  const all = bodies.flatMap((body) => recoveredIn(body) ?? []);
  return all.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).slice(0, MOST_RECOVERED);
}

/** What refers to nothing any more is not kept. A pull request may be opened again, with its freeze. */
function pruned(
  { cards, proposals }: SavedState,
  { seen, standing: { pulls, closed } }: Board,
  now: number,
): SavedState {
  const stays = (key: string, pull: number): boolean => {
    const card = closed.get(key);
    return card?.pull === pull && seen.there.has(key) && holds(freezeIn(card.body), now);
  };
  const open = pulls.known ? new Set([...pulls.value.values()].flat().map(({ number }) => number)) : null;
  const due = new Set(
    seen.found
      .filter(({ scanned }) => isOutdated(scanned))
      .map(({ recovery, branch }) => migrationKey(recovery, branch)),
  );
  return {
    cards: new Map([...cards].filter(([key, { pull }]) => (open?.has(pull) ?? true) || stays(key, pull))),
    proposals: new Map([...proposals].filter(([key]) => due.has(key))),
  };
}

/** How many consecutive sweeps made no progress; the dashboard remembers the earlier ones. */
export function stuckNow(worked: Worked, body: string | null): number {
  if (!worked.left || worked.landed > 0) return 0;
  return (body === null ? 0 : (readDashboard(body)?.stuck ?? 0)) + 1;
}

/** After which branch the last sweep stopped; what is not as we write it counts as nothing. */
export function cursorOf(body: string | null): Cursor | null {
  return body === null ? null : (readDashboard(body)?.cursor ?? null);
}
