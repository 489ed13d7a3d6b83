// Words that stand for what a person is to write, as lines to copy have them: never what a person means.

const MEANT: ReadonlySet<string> = new Set(['text', 'your answer', 'hash', 'question']);

/** One character before such a word, and one after it. */
const AROUND = /[\s<>[\]{}"'`“”‘’«»]/u;
const BEHIND = /[\s<>[\]{}"'`“”‘’«»….]/u;
/** Characters of the longest of them, with room for blanks. */
const LONGEST = 40;

/** Whether a text is such a word, in any case, with or without quotes and brackets around it. */
export function isPlaceholder(text: string): boolean {
  let [from, to] = [0, text.length];
  while (from < to && AROUND.test(text.charAt(from))) from += 1;
  while (from < to && BEHIND.test(text.charAt(to - 1))) to -= 1;
  return (
    to - from <= LONGEST &&
    MEANT.has(
      text
        .slice(from, to)
        .toLowerCase()
        .replace(/[\s_-]+/g, ' '),
    )
  );
}
