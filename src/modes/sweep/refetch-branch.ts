// Fetches a branch again right before something is done there: what the sweep saw at its start may
// be out of date.
import type { Conversation, IssueComment } from '../../model/github/repository.ts';
import { freezeIn, freezesInAll } from '../../report/github/card/freeze.ts';
import { readMark } from '../../report/github/markers.ts';
import type { ModeContext } from '../mode-context.ts';
import type { BranchContext } from './branch-context.ts';
import { bodiesOf, groupsBy, joined } from './merge-duplicates.ts';
import { type Card, type FreezeElsewhere, movingIn } from './observed-state.ts';

export interface FreshBranch extends BranchContext {
  readonly cards: ReadonlyMap<string, Card>;
}

/**
 * `null`: the branch or its pull request is not any more what it was; the next sweep sees what it is. Two
 * requests; one more for each issue, and for the comments below a pull request.
 */
export async function refetchBranch(
  ground: BranchContext,
  boards: readonly Conversation[],
  context: ModeContext,
): Promise<FreshBranch | null> {
  const { hub, settings } = context;
  if ((await hub.head(ground.branch)) !== ground.sha) return null;
  const pull = ground.pull && (await hub.conversation(ground.pull.number));
  if (ground.pull && !pull?.open) return null;
  const own = new Map<string, Conversation>();
  for (const { key } of ground.found) {
    const issue = ground.own.get(key);
    const now = issue && (await hub.conversation(issue.number));
    const others = bodiesOf(ground.twins.get(key) ?? []);
    if (now) own.set(key, { ...now, body: joined(now.body, others, settings.now) });
  }
  const dashboards: string[] = [];
  for (const { number } of boards) dashboards.push((await hub.conversation(number))?.body ?? '');
  const { besides, elsewhere } = await besidesNow(ground, context);
  const cards = pull ? await cardsAt(pull.number, context) : new Map<string, Card>();
  return {
    ...ground,
    pull,
    besides,
    elsewhere,
    own,
    cards,
    moving: [...ground.moving, ...movingIn(bodiesOf([...cards.values()]))],
    allCards: true,
    freezes: boards.length > 0 ? freezesInAll(dashboards, settings.now) : ground.freezes,
  };
}

/**
 * Other pull requests of the branch: what is frozen there is frozen. What is kept elsewhere is not read again
 * and stays. Two requests for each.
 */
async function besidesNow(
  ground: BranchContext,
  context: ModeContext,
): Promise<Pick<BranchContext, 'besides' | 'elsewhere'>> {
  const besides: Conversation[] = [];
  const there: FreezeElsewhere[] = [];
  for (const { number: pull } of ground.besides) {
    const now = await context.hub.conversation(pull);
    if (!now?.open) continue;
    besides.push(now);
    for (const [key, { body }] of await cardsAt(pull, context)) {
      const freeze = freezeIn(body);
      if (freeze) there.push({ key, pull, freeze });
    }
  }
  const read = new Set(besides.map(({ number }) => number));
  const before = [...ground.elsewhere.values()].flat();
  const left = before.filter(({ pull }) => pull === null || !read.has(pull));
  return { besides, elsewhere: groupsBy([...left, ...there], ({ key }) => key) };
}

/** Our cards under a pull request, by their keys; of several with one key the oldest counts. */
export async function cardsAt(
  pull: number,
  { hub, settings }: ModeContext,
): Promise<ReadonlyMap<string, Card>> {
  const remarks = await hub.remarks(pull);
  const keyOf = ({ ours, body }: IssueComment) => (ours ? readMark(body)?.key : undefined);
  const cards = new Map<string, Card>();
  for (const [key, [kept, ...others]] of groupsBy(remarks, keyOf)) {
    if (!kept) continue;
    const { nodeId, createdAt } = kept;
    const body = joined(kept.body, bodiesOf(others), settings.now);
    cards.set(key, { pull, nodeId, createdAt, body, others: others.length });
  }
  return cards;
}
