// What another command has done to the workflow that is meant: it took it away before this one, in its own
// place or, seconds before, in another one; or it was carried out while this one waited for its agent.

import { parseComment } from '../../commands/parse.ts';
import type { Conversation } from '../../model/github/repository.ts';
import { readDashboard } from '../../report/github/dashboard/dashboard.ts';
import { cardKey } from '../../report/github/markers.ts';
import { otherPlaces, ownIssues } from '../locate.ts';
import { isSelfPinned, type Pinned } from './check-stale.ts';
import type { CommandContext, CommandPlan, Located } from './command-plan.ts';
import { type AcceptedCommand, type ConversationState, placeOf } from './conversation-state.ts';
import { refused } from './pending-commands.ts';
import { acceptedIn, lastOf, type Prior, priorOf, verdictOn } from './prior-commands.ts';

/** Pull requests that are looked at for an ID alone: the answer was given just now, so its place is new. */
const MOST = 5;

/**
 * What was accepted for it and not seen by then, or the same command within the hour. `null`: as far as can
 * be told, nothing. `elsewhere`: other places are looked at where its own says nothing, which takes two
 * requests, and one for each place that may have it.
 */
export async function goneBecause(asked: CommandContext, elsewhere: boolean): Promise<Pinned | null> {
  const meant = meantBy(asked);
  if (meant === null) return null;
  const here = pinnedIn([asked.place], meant, asked);
  if (here !== null || !elsewhere) return here;
  return pinnedIn([asked.place, ...(await placesFor(meant, asked))], meant, asked);
}

/** Which workflow is meant, as far as that is known without one: its card here, or else its ID alone. */
type Meant = { readonly key: string; readonly branch: string | null } | { readonly id: string };

function meantBy({ call: { id }, place }: CommandContext): Meant | null {
  const cards = place.cards.filter(({ mark }) => id === null || mark.workflow === id);
  const [only, second] = cards;
  if (only && !second) return { key: only.mark.key, branch: only.mark.branch };
  return id === null ? null : { id };
}

function pinnedIn(places: readonly ConversationState[], meant: Meant, asked: CommandContext): Pinned | null {
  const isMeant = ({ card, branch }: AcceptedCommand) =>
    card === ('key' in meant ? meant.key : cardKey(meant.id, branch));
  const answers = places.flatMap((one) => [...one.answers.values()]);
  const keys = answers.flatMap(({ taken }) => (taken && isMeant(taken) ? [taken.card] : []));
  const priors = [...new Set(keys)].flatMap((key) => priorOf(asked.order, key, places) ?? []);
  const prior = lastOf(priors);
  return (prior && verdictOn(prior, asked)?.pinned) ?? null;
}

/** Without a card no branch is known, so the pull requests in which something happened last are looked at. */
async function placesFor(
  meant: Meant,
  { place, context }: CommandContext,
): Promise<readonly ConversationState[]> {
  if ('key' in meant) return otherPlaces({ key: meant.key, branch: meant.branch ?? '' }, place, context);
  const isOther = ({ number }: Conversation) => number !== place.conversation.number;
  const board = (await ownIssues(context)).find(({ open, body }) => open && readDashboard(body) !== null);
  const pulls = await context.hub.pulls();
  if (!pulls.known) context.say('warning', pulls.note);
  const last = [...(pulls.known ? pulls.value.values() : [])]
    .flat()
    .filter((one) => one.open && isOther(one))
    .toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))
    .slice(0, MOST);
  const found: ConversationState[] = [];
  for (const one of [...(board && isOther(board) ? [board] : []), ...last])
    found.push(await placeOf(one, context));
  return found;
}

/** Commands that name themselves what they are about go well with anything. */
function goesWell({ line }: Prior): boolean {
  const said = parseComment(line, { bare: true });
  return said?.kind === 'call' && isSelfPinned(said);
}

/** A command that waited for its agent, where another one was carried out since, in another place. */
export async function supplanted(located: Located): Promise<CommandPlan | null> {
  const { order, place, context, found, taken } = located;
  const own = place.answers.get(order.answer);
  if (!own || taken === null) return null;
  const others = await otherPlaces(found, place, context);
  const since = lastOf(
    others
      .flatMap((one) => acceptedIn(one, found.key, order.answer))
      .filter((one) => one.remark.id > own.remark.id && one.taken.state === 'done' && !goesWell(one)),
  );
  if (since === null) return null;
  const by = since.by ?? 'somebody';
  const message = `Since then ${since.line} was given elsewhere by ${by}, and carried out.`;
  return refused({ kind: 'unfit', message, theirs: [since.line] }, located, taken);
}
