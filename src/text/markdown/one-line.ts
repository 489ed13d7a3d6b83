// A person's words of several lines where only one line has room: `<br>` stands between them, and is read
// back.

/** What would be taken for something else there, and the backslashes that stand in front of it. */
const MARK = /(?<!\\)(\\*)<(?=!--|br[ \t]*\/?>)/gi;
const MARKED = /(?<!\\)(\\*)(<!--|<br[ \t]*\/?>)/gi;
/** Backslashes that would stand in front of our own `<br>`. */
const SLASHES_LAST = /(?<!\\)(\\+)$/;
/** However a text ends its lines. */
const LINE_ENDS = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;

/**
 * The lines of what a person said, outer blanks and blanks at the ends of lines left out; control
 * characters become blanks.
 */
export function wordLines(words: string): readonly string[] {
  const bare = words.replace(LINE_ENDS, '\n').replace(/(?![\t\n])\p{Cc}/gu, ' ');
  return bare
    .trim()
    .split('\n')
    .map((line) => line.trimEnd());
}

/** The words on one line; `<br>` and the beginning of a comment in them stay words by a backslash. */
export function inOneLine(words: string): string {
  const lines = wordLines(words).map((line) => line.replace(MARK, '$1$1\\<'));
  const last = lines.length - 1;
  return lines.map((line, at) => (at < last ? line.replace(SLASHES_LAST, '$1$1') : line)).join('<br>');
}

/** The words that stand so on one line. */
export function fromOneLine(text: string): string {
  return text.replace(MARKED, (_, slashes: string, mark: string) => {
    const half = '\\'.repeat(slashes.length >> 1);
    if (slashes.length % 2 === 1) return half + mark;
    return half + (/^<br/i.test(mark) ? '\n' : mark);
  });
}
