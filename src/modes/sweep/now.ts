// A branch as it is at the very moment in which something is done there: what a sweep saw at its beginning
// may be over.
import type { Conversation } from '../../model/hub.ts';
import { readMark } from '../../report/github/keys.ts';
import type { Desk } from '../desk.ts';
import { freezesIn } from '../freeze.ts';
import type { Ground } from './ground.ts';
import type { Card } from './standing.ts';

export interface GroundNow extends Ground {
  readonly cards: ReadonlyMap<string, Card>;
}

/**
 * `null`: the branch or its pull request is not any more what it was; the next sweep sees what it is. Two
 * requests; one more for each issue, and for the comments below a pull request.
 */
export async function groundNow(
  ground: Ground,
  board: Conversation | null,
  { hub }: Desk,
): Promise<GroundNow | null> {
  if ((await hub.head(ground.branch)) !== ground.sha) return null;
  const pull = ground.pull && (await hub.conversation(ground.pull.number));
  if (ground.pull && !pull?.open) return null;
  const own = new Map<string, Conversation>();
  for (const { key } of ground.found) {
    const issue = ground.own.get(key);
    const now = issue && (await hub.conversation(issue.number));
    if (now) own.set(key, now);
  }
  const boardNow = board && (await hub.conversation(board.number));
  return {
    ...ground,
    pull,
    own,
    cards: pull ? await cardsAt(pull.number, hub) : new Map(),
    allCards: true,
    freezes: boardNow ? freezesIn(boardNow.body) : ground.freezes,
  };
}

/** Our cards under a pull request, by their keys; of two with one key the older one counts. */
export async function cardsAt(pull: number, hub: Desk['hub']): Promise<ReadonlyMap<string, Card>> {
  const cards = new Map<string, Card>();
  for (const { ours, body, nodeId } of await hub.remarks(pull)) {
    const key = ours ? readMark(body)?.key : undefined;
    if (key !== undefined && !cards.has(key)) cards.set(key, { pull, nodeId, body });
  }
  return cards;
}
