// Spans of time as people write them into options: `7d`, `36h`, `90m`, `2w`.
import { MINUTE } from '../model/time-units.ts';

const UNITS: ReadonlyMap<string, number> = new Map([
  ['m', MINUTE],
  ['h', 60 * MINUTE],
  ['d', 1440 * MINUTE],
  ['w', 10_080 * MINUTE],
]);
/** A hundred years: longer is a slip of the finger. */
const LONGEST = 36_525 * 1440 * MINUTE;

/** What to say was expected where `parseDuration` gives `null`. */
export const DURATION = 'a time above zero such as 90m, 36h, 7d or 2w';

/** Milliseconds; blanks and capitals do not matter. `null` for what is no duration above zero. */
export function parseDuration(written: string): number | null {
  const [, count = '', unit = ''] = /^\s*(\d{1,9}(?:\.\d{1,9})?)\s*([mhdw])\s*$/i.exec(written) ?? [];
  const duration = Math.round(Number(count) * (UNITS.get(unit.toLowerCase()) ?? 0));
  return duration > 0 && duration <= LONGEST ? duration : null;
}
