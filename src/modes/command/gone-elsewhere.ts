// A workflow that is meant and is not there any more: what took it away in another place, seconds before.
import { cardKey } from '../../report/github/markers.ts';
import { acceptedIn, lastOf, orderDigest, type Pinned, SAME_WISH } from './check-stale.ts';
import type { CommandContext } from './command-plan.ts';
import { type AcceptedCommand, type ConversationState, placeOf } from './conversation-state.ts';
import { otherPlaces } from './locate.ts';

/** Pull requests that are looked at for an ID alone: the answer was given just now, so its place is new. */
const MOST = 5;

/**
 * What was accepted for it elsewhere and not seen by then, or the same command within the hour. `null`: as
 * far as can be told, nothing. Two requests, and one for each place that may have it.
 */
export async function goneElsewhere(asked: CommandContext): Promise<Pinned | null> {
  const { order, call, place, context } = asked;
  const { id } = call;
  const cards = place.cards.filter(({ mark }) => id === null || mark.workflow === id);
  const [only, second] = cards;
  const key = only && !second ? only.mark.key : null;
  if (key === null && id === null) return null;
  const isMeant = (taken: AcceptedCommand) =>
    key === null ? id !== null && cardKey(id, taken.branch) === taken.card : taken.card === key;
  const branch = key === null ? null : (only?.mark.branch ?? null);
  const places = await placesFor(key, branch, asked);
  const priors = places.flatMap((one) => {
    const keys = [...one.answers.values()].flatMap(({ taken }) =>
      taken && isMeant(taken) ? [taken.card] : [],
    );
    return [...new Set(keys)].flatMap((card) => acceptedIn(one, card, order.answer));
  });
  const prior = lastOf(priors);
  if (prior === null) return null;
  const given = order.at ?? context.settings.now;
  const unseen = Date.parse(prior.remark.createdAt) >= given;
  const { remark, by, line } = prior;
  const isSame = prior.taken.order === orderDigest(call);
  if (isSame && (unseen || given - Date.parse(remark.updatedAt) < SAME_WISH))
    return { kind: 'already', by, at: remark.createdAt };
  return unseen ? { kind: 'outrun', by: by ?? '', first: line } : null;
}

/** Without a card no branch is known, so the pull requests in which something happened last are looked at. */
async function placesFor(
  key: string | null,
  branch: string | null,
  { place, context }: CommandContext,
): Promise<readonly ConversationState[]> {
  const others = await otherPlaces({ key: key ?? '', branch: branch ?? '' }, place, context);
  if (key !== null) return others;
  const pulls = await context.hub.pulls();
  const last = [...(pulls.known ? pulls.value.values() : [])]
    .flat()
    .filter(({ number, open }) => open && number !== place.conversation.number)
    .toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))
    .slice(0, MOST);
  const found: ConversationState[] = [];
  for (const one of last) found.push(await placeOf(one, context));
  return [...others, ...found];
}
