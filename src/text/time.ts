// Points in time as people and agents write them in state files: read where they are clear, never guessed.

/**
 * What the start of a value says. `at`: milliseconds since 1970 in UTC, `null` exactly where there is a
 * problem.
 */
export interface TimeReading {
  readonly at: number | null;
  readonly problem: 'unparsable' | 'ambiguous' | 'zone' | null;
}

const UNPARSABLE: TimeReading = { at: null, problem: 'unparsable' };
const AMBIGUOUS: TimeReading = { at: null, problem: 'ambiguous' };
const OF_A_ZONE: TimeReading = { at: null, problem: 'zone' };

/** Longer than any time; what stands after it is prose and is not looked at. */
const LOOK = 64;

/** Before this year no agent wrote anything: `0001-01-01` is a program's word for "no time". */
const FIRST_YEAR = 1970;

const YEAR_FIRST = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?!\d)/;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\d)/;
const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?![\d:])/;
const MERIDIEM = /^ ?([AaPp])\.?[Mm]\.?(?!\w)/;
const ZONE = /^(?: ?(?:([Zz]|UTC|GMT)(?![\w+-])|([+-]\d{2}):?(\d{2})(?!\d))|([+-]\d{2})(?![\d:]))/;
/** Abbreviations of zones that name no offset for certain (CST is Chicago's and Shanghai's). */
const LOCAL_ZONE =
  /^ ?(?:[ECMP][SD]T|A?[CE]?EST|A?[CE]?EDT|CES?T|EES?T|WES?T|BST|IST|JST|KST|MSK|UTC|GMT)(?!\w)/;
const EPOCH = /^(\d{13}|\d{10})(?:\.(\d{1,9}))?(?![\w.-])/;
/** What may stand directly after a date: nothing, a blank, or punctuation that opens prose. */
const BEHIND_DATE = /^(?:$|[\s,;()[\]—–|`"'.])/;

/**
 * Reads the time at the start of a value; prose may follow (`2026-07-07T05:35:00Z (after the audit)`).
 *
 * Without a zone it is UTC; a date alone is 00:00 UTC of that day. 13 digits are milliseconds, 10 digits
 * seconds since 1970. `DD/MM/YYYY` and `MM-DD-YYYY` count only where both readings give the same day or
 * just one of them is a date.
 */
export function parseTime(found: string): TimeReading {
  const text = found.trimStart().slice(0, LOOK);
  const epoch = EPOCH.exec(text);
  if (epoch) return reading(epochOf(epoch[1] ?? '', epoch[2] ?? ''));
  const first = YEAR_FIRST.exec(text);
  if (first) {
    const day = dayOf(Number(first[1]), Number(first[3]), Number(first[4]));
    return withClock(day === null ? [] : [day], text.slice(first[0].length));
  }
  const last = YEAR_LAST.exec(text);
  if (!last) return UNPARSABLE;
  const [one, other, year] = [Number(last[1]), Number(last[3]), Number(last[4])];
  const days = [dayOf(year, one, other), dayOf(year, other, one)].filter((day) => day !== null);
  return withClock([...new Set(days)], text.slice(last[0].length));
}

/** `2026-11-17 08:30 UTC` of `2026-11-17T08:30:00Z`; what is not such a time stays as it is. */
export function toMinute(iso: string): string {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d(?:\.\d{1,9})?Z$/.exec(iso) ?? [];
  return date === undefined || time === undefined ? iso : `${date} ${time} UTC`;
}

/** ISO 8601 in UTC, to the second: `2026-11-27T00:00:00Z`. @throws RangeError for what is no date. */
export function formatTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, -'.000Z'.length)}Z`;
}

function reading(at: number | null): TimeReading {
  return at === null ? UNPARSABLE : { at, problem: null };
}

function epochOf(digits: string, fraction: string): number {
  if (digits.length === 13) return Number(digits);
  return Number(digits) * 1000 + Number(fraction.padEnd(3, '0').slice(0, 3));
}

/** 00:00 UTC of a day; `null` where the calendar has no such day. */
function dayOf(year: number, month: number, day: number): number | null {
  if (year < FIRST_YEAR) return null;
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.getTime() : null;
}

function withClock(days: readonly number[], rest: string): TimeReading {
  const [day] = days;
  if (day === undefined) return UNPARSABLE;
  const joined = /^[Tt]/.test(rest);
  if (!joined && !BEHIND_DATE.test(rest)) return UNPARSABLE;
  const lead = joined ? 1 : rest.length - rest.trimStart().length;
  const clock = lead === 0 ? null : CLOCK.exec(rest.slice(lead));
  if (!clock && (joined || /^\s+\d{1,2}:\d/.test(rest))) return UNPARSABLE;
  const time = clock ? clockOf(clock, rest.slice(lead + clock[0].length)) : 0;
  if (time === null) return UNPARSABLE;
  if (days.length > 1) return AMBIGUOUS;
  if (time === 'zone') return OF_A_ZONE;
  return reading(day + time);
}

/** Milliseconds since 00:00 UTC, below 0 or above a day where the zone says so. */
function clockOf(clock: RegExpExecArray, rest: string): number | 'zone' | null {
  const half = MERIDIEM.exec(rest);
  const hour = hourOf(Number(clock[1]), half?.[1]);
  const [minute, second] = [Number(clock[2]), Number(clock[3] ?? 0)];
  if (hour === null || minute > 59 || second > 59) return null;
  if (hour === 24 && minute + second > 0) return null;
  const behind = half ? rest.slice(half[0].length) : rest;
  if (/^\w/.test(behind) && !/^[Zz](?!\w)|^UTC|^GMT/.test(behind)) return null;
  const zone = ZONE.exec(behind);
  if (!zone && LOCAL_ZONE.test(behind)) return 'zone';
  const offset = zone ? offsetOf(zone[2] ?? zone[4] ?? '+00', zone[3] ?? '00') : 0;
  if (offset === null) return null;
  const fraction = Number((clock[4] ?? '').padEnd(3, '0').slice(0, 3));
  return ((hour * 60 + minute - offset) * 60 + second) * 1000 + fraction;
}

/** 0 to 23, or 24 for the end of a day. */
function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour > 24 ? null : hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

/** Minutes east of Greenwich; the world's zones lie between −12:00 and +14:00. */
function offsetOf(hours: string, minutes: string): number | null {
  const size = Math.abs(Number(hours)) * 60 + Number(minutes);
  if (size > 14 * 60 || Number(minutes) > 59) return null;
  return hours.startsWith('-') ? -size : size;
}
