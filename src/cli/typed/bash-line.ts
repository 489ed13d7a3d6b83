// A line of bash while it is typed: the words in it, and how a completed one is written into it.

/** The quote that is open: what stands within one is read, and written, otherwise. */
type Quote = '' | "'" | '"';

interface ReadLine {
  /** Without their quotes; the one at the cursor last, empty where none is begun. */
  readonly words: readonly string[];
  /** Where the last one begins. */
  readonly start: number;
  readonly open: Quote;
}

/** Before these alone a backslash counts between double quotes (bash's manual, 3.1.2.3). */
const ESCAPED_IN_DOUBLE = '$`"\\';

/** Nothing in it is expanded: a variable or a command stays as it was typed. */
export function readLine(line: string): ReadLine {
  const words: string[] = [];
  let [word, begun, start] = ['', false, line.length];
  let open: Quote = '';
  for (let at = 0; at < line.length; at += 1) {
    const char = line[at] ?? '';
    const next = line[at + 1] ?? '';
    if (open === '' && /\s/.test(char)) {
      if (begun) words.push(word);
      [word, begun] = ['', false];
      continue;
    }
    if (!begun) [begun, start] = [true, at];
    if (char === open) open = '';
    else if (open === '' && (char === "'" || char === '"')) open = char;
    else if (char === '\\' && (open === '' || (open === '"' && ESCAPED_IN_DOUBLE.includes(next)))) {
      word += next;
      at += 1;
    } else word += char;
  }
  return { words: [...words, word], start: begun ? start : line.length, open };
}

/** How a character is written where this quote is open, if not as it stands. */
const WRITTEN: Readonly<Record<Quote, (text: string) => string>> = {
  '': (text) => text.replace(/[^\p{L}\p{N}\p{M}_./:@%+,=-]/gu, '\\$&'),
  "'": (text) => text.replaceAll("'", "'\\''"),
  // Not even a backslash keeps an exclamation mark there from the history.
  '"': (text) => text.replace(/[$`"\\]/g, '\\$&').replaceAll('!', `"'!'"`),
};

/**
 * What bash is given for `word`: it takes the place of `replaced`, the end of the last word of `line`, since
 * bash also breaks words at colons, at signs and others. So written, nothing of it is expanded or run.
 */
export function writtenAfter(line: string, replaced: string, word: string): string {
  const raw = line.slice(readLine(line).start);
  const kept = raw.endsWith(replaced) ? raw.slice(0, raw.length - replaced.length) : '';
  const { words, open } = readLine(kept);
  return WRITTEN[open](word.slice((words.at(-1) ?? '').length));
}
