// How a mode ends that the world stopped: limits and lost connections let it go on the next time, all else
// is an error.
import type { Refused, WorldError } from '../model/errors.ts';
import type { Desk } from './desk.ts';
import type { ModeResult } from './result.ts';

/** What passes: nothing is lost, and the next time takes it up where this one stopped. */
const PASSES: ReadonlySet<Refused> = new Set<Refused>(['rate-limited', 'budget', 'lost', 'conflict']);

/** What a refusal makes of the whole, told with the permission that was missing. */
export function endedBy(error: WorldError, { say }: Desk): Pick<ModeResult, 'truncated' | 'failed'> {
  const passes = PASSES.has(error.refused);
  const grant = error.needs === null ? '' : ` The job needs the permission "${error.needs}".`;
  say(passes ? 'warning' : 'error', `It ended before its end: ${error.message}${grant}`);
  return { truncated: passes, failed: !passes };
}
