// Whether a workflow became another one since a command was given: of an issue's own text (a row of the
// dashboard, a card that is the issue) GitHub does not say when it was written, so it may be unseen.
import { WorldError } from '../../model/errors.ts';
import { decisionDigest } from '../../report/github/markers.ts';
import type { ModeContext } from '../mode-context.ts';
import { type LocatedWorkflow, lookAt } from '../scan.ts';

/**
 * By the last commit of its state file, which has GitHub's clock where we made it, or by GitHub's word of how
 * its branch moved, as people's clocks differ and a merge leaves commits their dates: then something else was
 * decided where the branch stood before. Where the history of that file is not to be had, it may have.
 */
export async function isMovedSince(
  at: number,
  { branch, snapshot, recovery, scanned }: LocatedWorkflow,
  context: ModeContext,
): Promise<boolean> {
  const history = snapshot.history(recovery.path);
  const last = history === 'unavailable' ? null : history[0];
  if (!last || Date.parse(last.at) >= at) return true;
  const moves = await context.hub.moves(branch, at);
  if (!moves.known) context.say('notice', moves.note);
  const first = moves.known ? moves.value.at(-1) : undefined;
  if (first === undefined) return false;
  const before = first.before === null ? [] : await heldBy(branch, first.before, context);
  const then = before.find((one) => one.recovery.id === recovery.id);
  return then === undefined || decisionDigest(then.scanned) !== decisionDigest(scanned);
}

/** What a commit holds that the branch may have left; nothing, where GitHub has it no more. */
async function heldBy(
  branch: string,
  sha: string,
  context: ModeContext,
): Promise<readonly LocatedWorkflow[]> {
  try {
    return await lookAt(branch, sha, context);
  } catch (error) {
    if (error instanceof WorldError && (error.refused === 'absent' || error.refused === 'gone')) return [];
    throw error;
  }
}
