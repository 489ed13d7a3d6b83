// How a mode ends that the world stopped: limits and lost connections let it go on the next time, all else
// is an error.
import type { Refused, WorldError } from '../model/errors.ts';
import { grantWords, type ModeContext } from './mode-context.ts';
import { type ModeResult, type Notice, nothing, told } from './mode-result.ts';

/** What passes: nothing is lost, and the next time takes it up where this one stopped. */
const PASSES: ReadonlySet<Refused> = new Set<Refused>(['rate-limited', 'budget', 'lost', 'conflict']);

/** A mode that could not begin: GitHub did not even say what the repository is. */
export function endedAtOnce(error: WorldError): ModeResult {
  const notices: Notice[] = [];
  const end = endedBy(error, { say: (level, message) => void notices.push({ level, message }) });
  // Where nobody answers at the very beginning, something is set up wrongly as a rule (R07).
  const failed = end.failed || error.refused === 'lost';
  const said = failed ? notices.map(({ message }) => ({ level: 'error' as const, message })) : notices;
  return { ...nothing(told('Rekindle', said, [])), ...end, failed };
}

/** Whether the next time may succeed where this one did not. */
export const passes = ({ refused }: WorldError): boolean => PASSES.has(refused);

/** What a refusal makes of the whole, told with the permission that was missing. */
export function endedBy(
  error: WorldError,
  { say }: Pick<ModeContext, 'say'>,
): Pick<ModeResult, 'truncated' | 'failed'> {
  const passing = passes(error);
  say(passing ? 'warning' : 'error', `It ended before its end: ${error.message}${grantWords(error)}`);
  return { truncated: passing, failed: !passing };
}
