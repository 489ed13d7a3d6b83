// What we have on GitHub when a sweep begins: pull requests, issues, the dashboard, and the cards
// that it remembers.

import { isBlank, keptOf, twinsOf } from '../../model/github/duplicates.ts';
import type { Conversation, OptionalFact } from '../../model/github/repository.ts';
import { countsIn, type Freeze, freezeIn, freezesInAll } from '../../report/github/card/freeze.ts';
import { DASHBOARD_TITLE } from '../../report/github/dashboard/dashboard.ts';
import { DASHBOARD_KEY, readMark } from '../../report/github/markers.ts';
import { readMarker } from '../../text/comment-marker.ts';
import type { ModeContext } from '../mode-context.ts';
import { bodiesOf, groupsBy, joined } from './merge-duplicates.ts';
import { NOTHING, readMemo, type SavedState } from './saved-state.ts';

/** Our card under a pull request. */
export interface Card {
  readonly pull: number;
  readonly nodeId: string;
  /** With the freeze of those beside it. */
  readonly body: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** How many others stand there with its key, as far as all were looked at. */
  readonly others: number;
}

/** A freeze that is kept below another pull request than the branch's first one, or in a closed issue. */
export interface FreezeElsewhere {
  /** The card's key. */
  readonly key: string;
  /** Below which pull request; `null`: in a closed issue. */
  readonly pull: number | null;
  readonly freeze: Freeze;
}

/** A freeze that is kept for a workflow, under whichever branch. */
export interface MovingFreeze {
  /** The card's key. */
  readonly key: string;
  /** The workflow's id. */
  readonly workflow: string;
  readonly freeze: Freeze;
}

export interface ObservedState {
  /** Open pull requests by their head branch. */
  readonly pulls: OptionalFact<ReadonlyMap<string, readonly Conversation[]>>;
  /** Whether our issues are known, and issues can be written at all. */
  readonly issues: OptionalFact<readonly Conversation[]>;
  /** The dashboard, of several the one that is kept; `null`: there is none. */
  readonly board: Conversation | null;
  /** Duplicates of the dashboard that are open. */
  readonly boards: readonly Conversation[];
  /** Issues that are about one workflow, by the card's key. */
  readonly own: ReadonlyMap<string, Conversation>;
  /** Duplicates of those that are open as well, by the same key. */
  readonly twins: ReadonlyMap<string, readonly Conversation[]>;
  /** Cards under open pull requests, by the card's key, as far as they are remembered. */
  readonly cards: ReadonlyMap<string, Card>;
  /** The same below pull requests that are closed by now: a freeze that they keep goes on. */
  readonly closed: ReadonlyMap<string, Card>;
  /** Freezes of closed issues, those beside the kept ones too. */
  readonly folded: readonly FreezeElsewhere[];
  /** Freezes that the dashboard keeps, by the card's key. */
  readonly freezes: ReadonlyMap<string, Freeze>;
  /** Freezes of cards and issues, with their workflows: they go along where the branch gets another name. */
  readonly moving: readonly MovingFreeze[];
  /** Whether every place was looked at that may keep a freeze. */
  readonly sure: boolean;
  readonly memo: SavedState;
}

/** The kept one comes last, so that it wins. */
export const boardsOf = ({ board, boards }: ObservedState): readonly Conversation[] =>
  board === null ? [] : [...boards, board];

const OFF: OptionalFact<readonly Conversation[]> = {
  known: false,
  note: 'Issues are switched off here: there is no dashboard, and no workflow gets an issue of its own.',
};

const UNSURE =
  'Whether workflows are frozen is not known, as not every place where that is kept could be looked at. ' +
  'No card is drawn, no issue is opened and nothing is migrated before they can be.';

/** Three requests at most; one more for each further hundred of anything. */
export async function standingNow({ hub, say, settings }: ModeContext): Promise<ObservedState> {
  const pulls = await hub.pulls();
  if (!pulls.known) say('warning', pulls.note);
  const issues = hub.facts.hasIssues ? await hub.issues() : OFF;
  if (!issues.known) say(hub.facts.hasIssues ? 'warning' : 'notice', issues.note);
  const sure = pulls.known && (issues.known || !hub.facts.hasIssues);
  if (!sure) say('warning', UNSURE);
  const all = issues.known ? issues.value : [];
  const boards = all.filter(isBoard);
  const board = keptOf(boards);
  const standing = board === null ? [] : [...twinsOf(boards), board];
  const memo = standing.map(({ body }) => readMemo(body)).reduce(both, NOTHING);
  const below = pulls.known ? await remembered(memo, pulls.value, hub) : NO_CARDS;
  const cards = [...below.cards.values(), ...below.closed.values()];
  return {
    pulls,
    issues,
    board,
    boards: twinsOf(boards),
    ...ownIn(all, settings.now),
    ...below,
    moving: movingIn(bodiesOf([...all.filter((one) => countsIn(one, settings.now)), ...cards])),
    freezes: freezesInAll(bodiesOf(standing), settings.now),
    sure,
    memo,
  };
}

/** What our cards say, of those whose ids can be kept. */
export function movingIn(bodies: readonly string[]): readonly MovingFreeze[] {
  return bodies.flatMap((body) => {
    const freeze = freezeIn(body);
    const mark = freeze === null ? null : readMark(body);
    return freeze && mark?.workflow ? [{ key: mark.key, workflow: mark.workflow, freeze }] : [];
  });
}

/** One that was emptied is known by its title, which no other issue that we opened has. */
function isBoard({ body, title, open }: Conversation): boolean {
  return readMarker(body)?.key === DASHBOARD_KEY || (open && title === DASHBOARD_TITLE && isBlank(body));
}

const both = (a: SavedState, b: SavedState): SavedState => ({
  cards: new Map([...a.cards, ...b.cards]),
  proposals: new Map([...a.proposals, ...b.proposals]),
});

/** Of several with one key, the kept one counts, with the freeze of the others. */
function ownIn(
  issues: readonly Conversation[],
  now: number,
): Pick<ObservedState, 'own' | 'twins' | 'folded'> {
  const all = groupsBy(issues, ({ body }) => readMark(body)?.key);
  const own = new Map<string, Conversation>();
  const twins = new Map<string, readonly Conversation[]>();
  const folded: FreezeElsewhere[] = [];
  for (const [key, group] of all) {
    const kept = keptOf(group);
    const others = twinsOf(group);
    if (kept !== null) own.set(key, { ...kept, body: joined(kept.body, bodiesOf(others), now) });
    if (others.length > 0) twins.set(key, others);
    const shut = group.filter((one) => !one.open && countsIn(one, now));
    const freezes = shut.flatMap(({ body }) => freezeIn(body) ?? []);
    folded.push(...freezes.map((freeze) => ({ key, pull: null, freeze })));
  }
  return { own, twins, folded };
}

const NO_CARDS: Pick<ObservedState, 'cards' | 'closed'> = { cards: new Map(), closed: new Map() };

/** Of what was remembered below pull requests that are closed now, freezes alone matter. */
async function remembered(
  { cards }: SavedState,
  pulls: ReadonlyMap<string, readonly Conversation[]>,
  hub: ModeContext['hub'],
): Promise<Pick<ObservedState, 'cards' | 'closed'>> {
  const open = new Set([...pulls.values()].flat().map(({ number }) => number));
  if (cards.size === 0) return NO_CARDS;
  const bodies = await hub.bodies([...cards.values()].map(({ nodeId }) => nodeId));
  const all = [...cards].flatMap(([key, { pull, nodeId }]): readonly (readonly [string, Card])[] => {
    const there = bodies.get(nodeId);
    // A comment that was deleted or is another card counts as not remembered.
    if (!there || readMark(there.body)?.key !== key) return [];
    return [[key, { pull, nodeId, ...there, others: 0 }]];
  });
  return {
    cards: new Map(all.filter(([, { pull }]) => open.has(pull))),
    closed: new Map(all.filter(([, { pull, body }]) => !open.has(pull) && freezeIn(body) !== null)),
  };
}
