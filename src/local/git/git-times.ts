// Times of commits, formatted.

/** The last second that a date can hold (ECMA-262, "Time Values"); a forged commit may name a later one. */
const LAST_SECOND = 8_640_000_000_000;

/** ISO 8601 in UTC of seconds since 1970. */
export function isoOf(seconds: number): string {
  return new Date(Math.min(seconds, LAST_SECOND) * 1_000).toISOString().replace('.000Z', 'Z');
}
