// Whether the agent that a command would wake was woken within the hour by the same command, where nothing
// but our own commits moved its branch since: other commands between the two change nothing of that.
import { parseComment, slashOf } from '../../commands/parse.ts';
import { recoveredIn } from '../../report/github/card/resolved-card.ts';
import { groupedBy } from '../../text/lookup.ts';
import { type LocatedWorkflow, lookAt } from '../locate.ts';
import type { Pinned } from './check-stale.ts';
import type { Located } from './command-plan.ts';
import { type AcceptedCommand, type ConversationState, givenBy } from './conversation-state.ts';
import { wakes } from './dispatch-agent.ts';
import { acceptedIn, SAME_WISH, verdictOn } from './prior-commands.ts';

/** `null`: as far as these places say, it was not. Requests only where a note of it waits to be merged. */
export async function wokenBefore(
  places: readonly ConversationState[],
  located: Located,
): Promise<Pinned | null> {
  const { order, call, found, context } = located;
  if (!wakes(slashOf(call), context)) return null;
  const leads = leadingTo(
    found.sha,
    places.flatMap((one) => ownSteps(one, found)),
  );
  for (const place of places) {
    for (const prior of acceptedIn(place, found.key, order.answer)) {
      const verdict = verdictOn(prior, located);
      if (prior.taken.state !== 'done' || verdict?.pinned.kind !== 'already') continue;
      const { sha, head } = prior.taken;
      const isStill = leads.has(sha ?? head) || (await isMerged(prior.taken, located));
      if (verdict.unseen || isStill) return verdict.pinned;
    }
  }
  return places.map((one) => saidByCard(one, leads, located)).find((one) => one !== null) ?? null;
}

/** One of our own commits, and the commit that it was made on. */
interface Step {
  readonly from: string;
  readonly to: string;
}

/**
 * Commits that say nothing new to the agent: those for other workflows of the branch, and those of commands
 * that wake it. What was recorded for it by another one (a step skipped, an answer) asks for it once more.
 */
function ownSteps({ answers, remarks }: ConversationState, found: LocatedWorkflow): readonly Step[] {
  return [...answers.values()].flatMap((one): readonly Step[] => {
    const { taken } = one;
    if (taken?.branch !== found.branch || taken.sha === null) return [];
    const tells = taken.card === found.key && !isWaking(givenBy(one, remarks).line);
    return tells ? [] : [{ from: taken.head, to: taken.sha }];
  });
}

/** Of what was deleted since it is not known; then it is no reason to wake a second agent. */
function isWaking(line: string): boolean {
  const said = parseComment(line, { bare: true });
  return said?.kind !== 'call' || slashOf(said).wakesAgent === true;
}

/** The commits from which such steps lead to this one, itself among them. */
function leadingTo(to: string, steps: readonly Step[]): ReadonlySet<string> {
  const before = groupedBy(steps, (one) => one.to);
  const leads = new Set([to]);
  // What is added on the way is gone through as well.
  for (const sha of leads) for (const { from } of before.get(sha) ?? []) leads.add(from);
  return leads;
}

/** Whether all that came since is its own pull request, merged: the branch holds the very same tree. */
async function isMerged({ pull }: AcceptedCommand, { found, context }: Located): Promise<boolean> {
  const proposal = pull === null ? null : await context.hub.conversation(pull);
  if (!proposal?.merged || proposal.head === null) return false;
  const all = await lookAt(found.branch, proposal.head.sha, context);
  const then = all.find(({ key }) => key === found.key);
  return then !== undefined && treeOf(then) === treeOf(found);
}

const treeOf = ({ snapshot }: LocatedWorkflow): string =>
  JSON.stringify(snapshot.list('').map(({ path, mode, blob }) => [path, mode, blob]));

/** A command that was given where nothing shows the workflow is told by the card that it brought to date. */
function saidByCard(
  { cards }: ConversationState,
  leads: ReadonlySet<string>,
  located: Located,
): Pinned | null {
  const { order, call, found, context } = located;
  const card = cards.find(({ mark }) => mark.key === found.key);
  const last = card ? recoveredIn(card.body) : null;
  if (!card?.mark.sha || last?.command !== slashOf(call).names[0]) return null;
  const isRecent = (order.at ?? context.settings.now) - Date.parse(last.at) < SAME_WISH;
  const isStill = leads.has(card.mark.sha);
  return isRecent && isStill ? { kind: 'already', by: last.by, at: last.at } : null;
}
