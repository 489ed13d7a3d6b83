// What an accepted command did before it was stopped: found on its branch, kept in our answer, and said.
import type { ChangeLocation } from '../../report/github/workflow-view.ts';
import type { ModeContext } from '../mode-context.ts';
import type { RequestContext } from './command-plan.ts';
import type { AcceptedCommand } from './conversation-state.ts';

/** Where its change landed; `null`: as far as is known, it did not. */
export function landedOf({ branch, sha, pull, archive }: AcceptedCommand): ChangeLocation | null {
  return sha === null && pull === null ? null : { branch, sha, pull, archive: archive ?? null };
}

/** The same command, once its change landed there. */
export function takenAt(taken: AcceptedCommand, { sha, pull, archive }: ChangeLocation): AcceptedCommand {
  return { ...taken, sha, pull, ...(archive === null ? {} : { archive }) };
}

/** No branch stands there, so that nothing is committed: our commit is found, or it is not there. */
const NOWHERE = '0'.repeat(40);

/** The same with the commit that it led to, where a run was cut off before our answer could keep it. */
export async function withLanded(
  taken: AcceptedCommand,
  key: string,
  { attempt, inputs }: ModeContext,
): Promise<AcceptedCommand> {
  if (taken.state === 'done' || landedOf(taken) !== null || inputs.dryRun) return taken;
  const { branch } = taken;
  const look = { kind: 'commit', key, branch, head: NOWHERE, edits: [], message: '', trailers: {} } as const;
  const found = await attempt(look);
  return found?.outcome === 'already' ? { ...taken, sha: found.sha } : taken;
}

/** A command as it is gone on with: what an earlier run did of it is known before anything is decided. */
export async function recalled(matter: RequestContext): Promise<RequestContext> {
  const { order, place, context } = matter;
  const answer = place.answers.get(order.answer);
  if (!answer?.taken) return matter;
  const taken = await withLanded(answer.taken, order.key, context);
  if (taken === answer.taken) return matter;
  const answers = new Map(place.answers).set(order.answer, { ...answer, taken });
  return { ...matter, place: { ...place, answers } };
}
