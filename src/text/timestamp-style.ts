// A new time written as the file wrote the one before: date alone, blank or T, seconds or none, its own zone.

import { MINUTE } from '../model/time-units.ts';
import { formatTime, parseTime } from './time.ts';

const TIME = new RegExp(
  [
    String.raw`^(\d{4})([-/])(\d{1,2})\2(\d{1,2})`,
    String.raw`(?:([Tt ])\d{2}:\d{2}(:\d{2}(?:[.,](\d{1,9}))?)?`,
    String.raw`( ?)(Z|z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?)?(?![\w:])`,
  ].join(''),
);
const HALF_OF_DAY = /^ ?[AaPp]\.?[Mm]\.?(?!\w)/;

/**
 * `at` (milliseconds since 1970 in UTC) in the spelling of `like`; what stands after the time in `like`
 * goes. Spellings that leave something open are not taken over: then it is ISO 8601 in UTC, to the second.
 */
export function formatTimeLike(at: number, like: string): string {
  const bare = like.trim();
  const found = TIME.exec(bare);
  if (!found || parseTime(bare).at === null || HALF_OF_DAY.test(bare.slice(found[0].length)))
    return formatTime(at);
  const [, , between = '-', month, , joint, seconds, fraction = '', blank = '', zone = ''] = found;
  if (month?.length === 1) return formatTime(at);
  const offset = /^[+-]/.test(zone) ? offsetOf(zone) : 0;
  const iso = new Date(at + offset * MINUTE).toISOString();
  const date = iso.slice(0, 10).replaceAll('-', between);
  if (joint === undefined) return date;
  const clock = iso.slice(11, seconds === undefined ? 16 : 19);
  const [mark = ''] = /[.,]/.exec(seconds ?? '') ?? [];
  const digits = fraction === '' ? '' : mark + iso.slice(20, 23).padEnd(9, '0').slice(0, fraction.length);
  return `${date}${joint}${clock}${digits}${zone === '' ? '' : blank + zone}`;
}

/** Minutes east of Greenwich. */
function offsetOf(zone: string): number {
  const within = zone.length > 3 ? Number(zone.slice(-2)) : 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + within;
  return zone.startsWith('-') ? -minutes : minutes;
}
