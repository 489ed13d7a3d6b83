// Which workflow an order means: the one that is named, or the only one that its place can mean.
import type { Call } from '../model/call.ts';
import type { Desk } from './desk.ts';
import { type Found, lookAt, ownedIn } from './looking.ts';
import { isProposal } from './ourselves.ts';
import type { Card, Place } from './place.ts';

export type Target =
  | { readonly kind: 'one'; readonly found: Found }
  /** None or several: those that could be meant. */
  | { readonly kind: 'which'; readonly among: readonly Found[] };

const which = (among: readonly Found[]): Target => ({ kind: 'which', among });

/** Looks at what stands there first, then at the pull request's branch, and for a name at all branches. */
export async function targetOf({ id }: Pick<Call, 'id'>, place: Place, desk: Desk): Promise<Target> {
  const cards = place.cards.filter(({ mark }) => id === null || mark.workflow === id);
  const [card, second] = cards;
  if (card && !second) return withCard(card, desk);
  if (card) return which(await ofCards(cards, desk));
  const here = await onBranchOf(place, desk);
  const named = here.filter(({ recovery }) => id === null || recovery.id === id);
  const [one, other] = named;
  if (one && !other) return { kind: 'one', found: one };
  if (one || (id === null && isTheirs(place))) return which(named);
  const all = await ownedIn('all', desk);
  const meant = all.filter(({ recovery }) => id === null || recovery.id === id);
  const [only, more] = meant;
  if (only && !more) return atItsCommit(only, desk);
  if (meant.length > 0) return which(meant);
  // A name that means nothing: what the place is about is more likely meant than anything else.
  const near = place.cards.length > 0 ? await ofCards(place.cards, desk) : here;
  return which(near.length > 0 ? near : all);
}

/** Everything that the place is about; what is asked about all of them is about these. */
export async function allAt(place: Place, desk: Desk): Promise<readonly Found[]> {
  if (place.dashboard) return ownedIn('all', desk);
  if (place.cards.length > 0) return ofCards(place.cards, desk);
  return isTheirs(place) || !place.conversation.isPullRequest
    ? onBranchOf(place, desk)
    : ownedIn('all', desk);
}

/** A pull request of a person's. A proposal of ours is about a workflow that another branch owns. */
function isTheirs({ conversation: { isPullRequest, head } }: Place): boolean {
  return isPullRequest && !(head && !head.fork && isProposal(head.branch));
}

async function withCard(card: Card, desk: Desk): Promise<Target> {
  const [found] = await ofCard(card, desk);
  return found ? { kind: 'one', found } : which([]);
}

async function ofCards(cards: readonly Card[], desk: Desk): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (const card of cards) found.push(...(await ofCard(card, desk)));
  return found;
}

/** The workflow of a card as it is now; none where the branch or the workflow is gone. */
async function ofCard({ mark }: Card, desk: Desk): Promise<readonly Found[]> {
  const { branch, key } = mark;
  const sha = branch === null ? null : await desk.hub.head(branch);
  if (branch === null || sha === null) return [];
  return (await lookAt(branch, sha, desk)).filter((one) => one.key === key);
}

/** What the branch of a pull request owns; of a fork's all that its commit holds, to be shown and no more. */
async function onBranchOf(place: Place, desk: Desk): Promise<readonly Found[]> {
  const { head } = place.conversation;
  if (head === null || !isTheirs(place)) return [];
  if (head.fork) return lookAt(head.branch, head.sha, desk);
  const sha = await desk.hub.head(head.branch);
  if (sha === null) return [];
  const owned = new Set((await ownedIn([head.branch], desk)).map(({ recovery }) => recovery.id));
  return (await lookAt(head.branch, sha, desk)).filter(({ recovery }) => owned.has(recovery.id));
}

/** The same once more at the commit alone, which knows the branch's history as well. */
async function atItsCommit({ branch, key }: Found, desk: Desk): Promise<Target> {
  const sha = await desk.hub.head(branch);
  const found = sha === null ? [] : (await lookAt(branch, sha, desk)).filter((one) => one.key === key);
  const [one] = found;
  return one ? { kind: 'one', found: one } : which([]);
}
