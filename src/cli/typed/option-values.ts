// Parses the values of options; one that cannot be understood is refused in one line.
import type { OptionSpec } from '../../model/command.ts';
import { UserError } from '../../model/errors.ts';
import { DURATION, parseDuration } from '../../text/duration.ts';
import { didYouMean, orList } from '../../text/suggestions.ts';
import { parseTime } from '../../text/time.ts';

/** The options of one call. Names are without dashes. */
export interface Values {
  readonly has: (name: string) => boolean;
  /** The value, or the default that help shows. @throws UserError where the option has neither. */
  readonly one: (name: string) => string;
  readonly many: (name: string) => readonly string[];
}

/** Milliseconds of `7d`, `36h`, `90m`, `2w`. @throws UserError */
export function readDuration(name: string, written: string): number {
  const duration = parseDuration(written);
  if (duration !== null) return duration;
  throw new UserError(`--${name}: found ${JSON.stringify(written)}, expected ${DURATION}.`);
}

/** The last moment that a year of four digits can name. Milliseconds since 1970. */
const LATEST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

const ISO = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** Milliseconds since 1970 of an ISO 8601 time with a zone, or of a date in UTC. @throws UserError */
export function readNow(written: string): number {
  const { at } = ISO.test(written) ? parseTime(written) : { at: null };
  if (at !== null && at >= 0 && at <= LATEST) return at;
  throw new UserError(
    `--now: found ${JSON.stringify(written)}, expected a time such as 2026-11-27T00:00:00Z or a date.`,
  );
}

/** @throws UserError with the nearest choice where `value` is no choice */
function assertChoice(name: string, value: string, choices: readonly string[]): void {
  if (choices.includes(value)) return;
  throw new UserError(
    `--${name}: found ${JSON.stringify(value)}, expected ${orList(choices)}.${didYouMean(value, choices)}`,
  );
}

/** Reads a value as its place in the help says: `DURATION`, `ISO`, or one of the choices. */
export function assertValue(spec: OptionSpec, written: string): void {
  const [, name = '', place = ''] = /^--?(\S+)(?: (\S+))?$/.exec(spec.flags) ?? [];
  if (spec.choices) assertChoice(name, written, spec.choices);
  if (place === 'DURATION') readDuration(name, written);
  if (place === 'ISO') readNow(written);
}
