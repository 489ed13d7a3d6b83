// Whether what an issue's own text shows (a row of the dashboard, a card that is the issue) was drawn after a
// command was given: GitHub says of an issue when something last happened there, and not when it was written.
import type { Conversation } from '../../model/github/repository.ts';
import type { ModeContext } from '../mode-context.ts';
import type { LocatedWorkflow } from '../scan.ts';

/**
 * Something happened there since, and the workflow moved since: by the last commit of its state file, which
 * has GitHub's clock where we made it, or by GitHub's word of a push: people's clocks differ.
 * Where the history of that file is not to be had, it may have. No request where nothing happened there.
 */
export async function isRedrawnSince(
  at: number | null,
  { updatedAt }: Conversation,
  { branch, snapshot, recovery }: LocatedWorkflow,
  { hub, say }: ModeContext,
): Promise<boolean> {
  if (at === null || Date.parse(updatedAt) <= at) return false;
  const history = snapshot.history(recovery.path);
  const last = history === 'unavailable' ? null : history[0];
  if (!last || Date.parse(last.at) >= at) return true;
  const pushes = await hub.pushes(at);
  if (!pushes.known) say('notice', pushes.note);
  return pushes.known && pushes.value.has(branch);
}
