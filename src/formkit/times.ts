// Times that the fields of a state say, and new ones spelled as the old ones are.
import type { Timestamp } from '../model/workflow.ts';
import type { DataPath } from '../text/data/edits.ts';
import { parseTime, type TimeReading } from '../text/time.ts';
import { formatTimeLike } from '../text/timestamp-style.ts';
import { isNothing } from '../text/vocabulary.ts';
import { type FieldSource, fieldAt } from './fields.ts';

/** `MM-DD-YYYY HH:MM`: of a tool that is known to write so it is no riddle which number is the month. */
const MONTH_FIRST = /^(\d{2})-(\d{2})-(\d{4})( \d{2}:\d{2})?(?!\d)/;

/** The times of several fields. `keys`: each with whether it shows that work went on. */
export function timesIn(
  fields: FieldSource,
  keys: Readonly<Record<string, boolean>>,
  at: DataPath = [],
  read = parseTime,
): readonly Timestamp[] {
  return Object.entries(keys).flatMap(([key, activity]): readonly Timestamp[] => {
    const field = fieldAt(fields, ...at, key);
    if (field === null || isNothing(field.text)) return [];
    const { text: found, line } = field;
    return [{ field: key, found, line, activity, ...read(found) }];
  });
}

/** The same of a file beside the state, ` of spec.json`: its lines are not the state's. */
export const timesBeside = (
  fields: FieldSource,
  keys: Readonly<Record<string, boolean>>,
  of = '',
): readonly Timestamp[] =>
  timesIn(fields, keys).map((time) => ({ ...time, field: `${time.field}${of}`, line: null }));

/** A time with the month first, else as all others are written. */
export function monthFirst(found: string): TimeReading {
  const read = parseTime(found.replace(MONTH_FIRST, '$3-$1-$2$4'));
  return read.at === null ? parseTime(found) : read;
}

/** Now as a field spells its time, the month first where it has it so. */
export function timeLike(now: number, like: string): string {
  const found = MONTH_FIRST.exec(like);
  if (!found) return formatTimeLike(now, like);
  const iso = new Date(now).toISOString();
  const clock = found[4] === undefined ? '' : ` ${iso.slice(11, 16)}`;
  return `${iso.slice(5, 7)}-${iso.slice(8, 10)}-${iso.slice(0, 4)}${clock}`;
}
