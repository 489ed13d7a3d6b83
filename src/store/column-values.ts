// Values in a form that both databases accept: text without what PostgreSQL refuses, JSON, times, UUIDs.

import type { JsonMap } from '../model/bot/project.ts';
import { assert } from '../model/errors.ts';

/** U+0000 and halves of surrogate pairs: PostgreSQL has no place for them, so neither database gets them. */
const UNSTORABLE = /[\0\p{Surrogate}]/gu;

/**
 * With U+FFFD for each character that cannot be stored. Nearly every text is as it should be, and long ones
 * are looked through by what is quickest.
 */
export const textOf = (text: string): string =>
  text.isWellFormed() && !text.includes('\0') ? text : text.replace(UNSTORABLE, '\u{FFFD}');

/** As `textOf`; nothing stays nothing, and is not an empty text. */
export const textOrNull = (text: string | null): string | null => (text === null ? null : textOf(text));

/** JSON as text; every string of it, keys too, is one that can be stored. */
export const jsonOf = (value: JsonMap): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'string') return textOf(part);
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [textOf(key), inner]));
  });

/** What a column of JSON holds; what is no map was written by somebody else, and counts as an empty one. */
export function mapOf(text: string | null): JsonMap {
  const value: unknown = text === null ? {} : JSON.parse(text);
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isMap ? (value as JsonMap) : {};
}

/** ISO 8601 in UTC with milliseconds, from a time or what PostgreSQL prints. Other texts are our mistake. */
export function timeOf(text: string): string {
  const iso = text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  const time = new Date(iso);
  assert(!Number.isNaN(time.getTime()), `a time is ISO 8601, found ${JSON.stringify(text)}`);
  return time.toISOString();
}

/** As `timeOf`; `null`: it has not come. */
export const timeOrNull = (text: string | null): string | null => (text === null ? null : timeOf(text));

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Lower case; `null`: it is no UUID, and nothing has it as its id. */
export const uuidOf = (id: string): string | null => (UUID.test(id) ? id.toLowerCase() : null);
