// The result of a mode that an error stopped: after rate limits and lost connections the next run goes on,
// all else is an error.
import type { Refused, WorldError } from '../model/errors.ts';
import { grantWords, type ModeContext, type ModeResult, type Notice, nothing, told } from './mode-context.ts';

/** Temporary errors: nothing is lost, and the next run goes on where this one stopped. */
const PASSES: ReadonlySet<Refused> = new Set<Refused>(['rate-limited', 'budget', 'lost', 'conflict']);

/** A mode that could not start: GitHub did not even say what the repository is. */
export function endedAtOnce(error: WorldError): ModeResult {
  const notices: Notice[] = [];
  const end = endedBy(error, { say: (level, message) => void notices.push({ level, message }) });
  // When there is no answer at the very beginning, something is usually set up wrongly (R07).
  const failed = end.failed || error.refused === 'lost';
  const said = failed ? notices.map(({ message }) => ({ level: 'error' as const, message })) : notices;
  return { ...nothing(told('Rekindle', said, [])), ...end, failed };
}

/** Whether the next time may succeed where this one did not. */
export const passes = ({ refused }: WorldError): boolean => PASSES.has(refused);

/** The result after a refusal, with the permission that was missing. */
export function endedBy(
  error: WorldError,
  { say }: Pick<ModeContext, 'say'>,
): Pick<ModeResult, 'truncated' | 'failed'> {
  const passing = passes(error);
  say(passing ? 'warning' : 'error', `It ended before its end: ${error.message}${grantWords(error)}`);
  return { truncated: passing, failed: !passing };
}
