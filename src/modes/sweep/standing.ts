// What stands on GitHub of ours when a sweep begins: pull requests, issues, the dashboard, and the cards
// that it remembers.
import type { Conversation, Known } from '../../model/hub.ts';
import { DASHBOARD_KEY, readMark } from '../../report/github/keys.ts';
import { readMarker } from '../../text/marker.ts';
import type { Desk } from '../desk.ts';
import { type Freeze, freezesIn } from '../freeze.ts';
import { type Memo, NOTHING, readMemo } from './memo.ts';

/** Our card under a pull request. */
export interface Card {
  readonly pull: number;
  readonly nodeId: string;
  readonly body: string;
}

export interface Standing {
  /** Open pull requests by their head branch. */
  readonly pulls: Known<ReadonlyMap<string, readonly Conversation[]>>;
  /** Whether our issues are known, and issues can be written at all. */
  readonly issues: Known<readonly Conversation[]>;
  /** The dashboard, the oldest of those that there are; `null`: there is none. */
  readonly board: Conversation | null;
  /** Issues that are about one workflow, by the card's key. */
  readonly own: ReadonlyMap<string, Conversation>;
  /** Cards under open pull requests, by the card's key, as far as they are remembered. */
  readonly cards: ReadonlyMap<string, Card>;
  /** Freezes that the dashboard keeps, by the card's key. */
  readonly freezes: ReadonlyMap<string, Freeze>;
  readonly memo: Memo;
}

const OFF: Known<readonly Conversation[]> = {
  known: false,
  note: 'Issues are switched off here: there is no dashboard, and no workflow gets an issue of its own.',
};

/** Three requests at most; one more for each further hundred of anything. */
export async function standingNow({ hub, say }: Desk): Promise<Standing> {
  const pulls = await hub.pulls();
  if (!pulls.known) say('warning', pulls.note);
  const issues = hub.facts.hasIssues ? await hub.issues() : OFF;
  if (!issues.known) say(hub.facts.hasIssues ? 'warning' : 'notice', issues.note);
  const all = issues.known ? issues.value : [];
  const board = all.find(({ body }) => readMarker(body)?.key === DASHBOARD_KEY) ?? null;
  const memo = board === null ? NOTHING : readMemo(board.body);
  return {
    pulls,
    issues,
    board,
    own: ownIn(all),
    cards: pulls.known ? await remembered(memo, pulls.value, hub) : new Map(),
    freezes: board === null ? new Map() : freezesIn(board.body),
    memo,
  };
}

/** Of two with one key the older one counts. */
function ownIn(issues: readonly Conversation[]): ReadonlyMap<string, Conversation> {
  const own = new Map<string, Conversation>();
  for (const issue of issues) {
    const key = readMark(issue.body)?.key;
    if (key !== undefined && !own.has(key)) own.set(key, issue);
  }
  return own;
}

/** What was remembered of pull requests that are closed by now does not matter any more. */
async function remembered(
  { cards }: Memo,
  pulls: ReadonlyMap<string, readonly Conversation[]>,
  hub: Desk['hub'],
): Promise<ReadonlyMap<string, Card>> {
  const open = new Set([...pulls.values()].flat().map(({ number }) => number));
  const wanted = [...cards].filter(([, { pull }]) => open.has(pull));
  if (wanted.length === 0) return new Map();
  const bodies = await hub.bodies(wanted.map(([, { nodeId }]) => nodeId));
  return new Map(
    wanted.flatMap(([key, { pull, nodeId }]): readonly (readonly [string, Card])[] => {
      const body = bodies.get(nodeId);
      // A comment that is gone, or is another card's, is as good as not remembered.
      return body === undefined || readMark(body)?.key !== key ? [] : [[key, { pull, nodeId, body }]];
    }),
  );
}
