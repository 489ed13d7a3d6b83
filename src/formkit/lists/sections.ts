// The headings of a list in Markdown: which lists below them are tasks, and how they number these.

/** What a tool's headings say of the lists below them; what decorates them does not matter. */
export interface SectionSyntax {
  /**
   * Headings that number their tasks, with the number as group 1: boxes without an id are then named by where
   * they stand, `2.1` and below it `2.1.3`. A heading without a number counts on.
   */
  readonly outline?: RegExp;
  /** Headings whose lists alone are tasks, those below them included. */
  readonly under?: RegExp;
  /** Headings whose lists are no tasks, by their text. */
  readonly notUnder?: RegExp;
}

/** A heading: its signs, its words. */
export const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*?)[ \t]*#*$/;

/** `**Task 2: Reader**`, `✅ Task 2: Reader` and `[Task 2]: Reader` as `Task 2: Reader`. */
const plainOf = (heading: string): string =>
  heading.replace(/^[^\p{L}\p{N}<{]+/u, '').replace(/^([^\]]{1,40})\](?=:|$)/, '$1');

const fits = (wanted: RegExp | undefined, heading: string): boolean =>
  wanted !== undefined && (wanted.test(heading) || wanted.test(plainOf(heading)));

/** The section that a line stands in, and whether its lists are tasks. */
export function sectionsBy({ under, notUnder }: SectionSyntax) {
  let name: string | null = null;
  let within: number | null = null;
  return {
    heading(text: string, level: number): void {
      name = text;
      if (fits(under, text)) within = level;
      else if (within !== null && level <= within) within = null;
    },
    name: () => name,
    count: () => (!under || within !== null) && !(name !== null && fits(notUnder, name)),
  };
}

/** Counts the tasks of each numbered section and the parts of each task. */
export function outlineBy({ outline }: SectionSyntax) {
  const counts = new Map<string, number>();
  let number = 0;
  return {
    heading(text: string): void {
      const found = outline?.exec(text) ?? outline?.exec(plainOf(text));
      if (found) number = found[1] === undefined ? number + 1 : Number(found[1].slice(0, 6));
    },
    next(parent: string | null): string | null {
      if (!outline) return null;
      const whole = parent ?? (number === 0 ? '' : String(number));
      const count = (counts.get(whole) ?? 0) + 1;
      counts.set(whole, count);
      return whole === '' ? String(count) : `${whole}.${count}`;
    },
  };
}
