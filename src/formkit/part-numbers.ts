// Numbers in parts, as plans count their phases and stories: 02, 2.1, 1-5, 12a; one spelling, one order.

/** Such a number within a pattern: at most four digits, a letter, three parts after dots. */
export const PART_NUMBER = String.raw`\d{1,4}[A-Za-z]?(?:\.\d{1,3}){0,3}`;

/** `02` and `2` are one number, and so are `12a` and `12A`; `2.1` was put in between later. */
export function plainNumber(written: string): string {
  return written
    .split('.')
    .map((part) => part.replace(/^0+(?=\d)/, '').toUpperCase())
    .join('.');
}

const RUNS = /\d+|\D+/g;

/**
 * Numeric, part by part: 2 before 2.1 before 10. A number with a letter comes after the number alone. Not by
 * `Intl.Collator`, which takes as long to make as all else of a format together.
 */
export function byNumber(one: string, other: string): number {
  const [left, right] = [one.match(RUNS) ?? [], other.match(RUNS) ?? []];
  for (const [at, run] of left.entries()) {
    const [a, b] = [run, right[at]];
    if (b === undefined) return 1;
    const apart = Number(a) - Number(b);
    if (Number.isNaN(apart) ? a !== b : apart !== 0) return Number.isNaN(apart) ? (a < b ? -1 : 1) : apart;
  }
  return left.length - right.length;
}

/** The number of a part within what a file calls it: `02-mails`, `Phase 2`. */
export function partNumberIn(written: string | null): string | null {
  const number = new RegExp(PART_NUMBER).exec(written ?? '')?.[0];
  return number === undefined ? null : plainNumber(number);
}
