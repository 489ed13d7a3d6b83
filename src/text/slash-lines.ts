// The lines of a comment that are slash commands', and the paragraph below each.

import { type Line, linesOf } from './lines.ts';
import { kindsOf } from './markdown/blocks.ts';

/** A line that begins with a slash. */
export interface SlashLine {
  /** From the slash on, as it was written. */
  readonly text: string;
  /**
   * The paragraph below it as one line; `null` where something else or nothing is there. `ends`: a line that
   * begins with a slash and ends the paragraph as a blank line does. Linear.
   */
  readonly below: (ends?: (line: string) => boolean) => string | null;
}

/**
 * The first line of a comment that is not blank, where it begins with `/`; else `null`.
 *
 * A line at the margin that begins with a slash can only be a paragraph's own words: fences, quotes, lists,
 * headings, tables, comments, HTML and code spans all begin with another sign, and four columns are code.
 *
 *     ␠␠/resume   |    /resume   |   > /resume   |   `/resume`   |   <!-- x -->
 *       ^         |    ^ code    |   ^ quote     |   ^ code      |   ^ comment
 *
 * What is blank is the same here as between words (`slashwords.ts`). A byte order mark at the very beginning
 * is none of the text's; CR, LF and CRLF end a line. Linear in the size of the text.
 */
export function slashLineOf(body: string): SlashLine | null {
  const lines = linesOf(body);
  return lineAt(
    lines,
    lines.findIndex(({ text }) => !isBlank(text)),
  );
}

function lineAt(lines: readonly Line[], at: number): SlashLine | null {
  const line = lines[at]?.text ?? '';
  const indent = /^\p{Zs}{0,3}(?=\/)/u.exec(line)?.[0];
  if (indent === undefined) return null;
  return { text: line.slice(indent.length), below: (ends) => paragraphAt(lines, at + 1, ends) };
}

/** What hides or quotes the lines below it until it is closed. */
const OPENS = /<(?:!--|(?:pre|script|style|textarea)(?![\w-]))/i;
const CLOSES = /-->|<\/(?:pre|script|style|textarea)>/i;

/**
 * Below the first line, every other line that begins with a slash and is a paragraph's own words: no code, no
 * quote, list or table, no lazy continuation of one, and nothing below what hides text. Linear.
 *
 *     /answer C2.1 yes   |   /answer C2.1 yes   |   /answer C2.1 yes   |   /answer C2.1 yes
 *     /answer C2.2 no    |   ```                |   > as you said      |   <!--
 *     ^                  |   /answer C2.2 no    |   /answer C2.2 no    |   /answer C2.2 no
 */
export function slashLinesBelow(body: string): readonly SlashLine[] {
  const lines = linesOf(body);
  const kinds = kindsOf(lines);
  const found: SlashLine[] = [];
  let free = true;
  for (let at = lines.findIndex(({ text }) => !isBlank(text)) + 1; at < lines.length; at++) {
    const text = lines[at]?.text ?? '';
    if (isBlank(text)) free = true;
    const line = kinds[at] === 'text' ? lineAt(lines, at) : null;
    if (line === null && kinds[at] === 'text' && OPENS.test(text) && !CLOSES.test(text)) break;
    if (line !== null && free) found.push(line);
    if (line === null && !isBlank(text) && !isOwnWords(text)) free = false;
  }
  return found;
}

/** Words after which a line still is of the same paragraph, and no code span that was not closed. */
function isOwnWords(text: string): boolean {
  return !OTHER.test(text) && (text.split('`').length - 1) % 2 === 0;
}

const isBlank = (text: string) => /^[\t\p{Zs}]*$/u.test(text);

/**
 * What begins another block, or what a reader would not see as a line of text: quote, heading, list, rule,
 * HTML and comment, fence, table, the definition of a link, one more command.
 */
const OTHER =
  /^[\t\p{Zs}]*(?:[><#|/]|[-*+](?:[\t ]|$)|\d{1,9}[.)](?:[\t ]|$)|[-*_=]{3}|`{3}|~{3}|\[[^\]]*\]:)/u;

/** `null` too where something else ends it than a blank line: half of what was said is not what was said. */
function paragraphAt(
  lines: readonly Line[],
  from: number,
  ends: (line: string) => boolean = () => false,
): string | null {
  const kinds = kindsOf(lines);
  let at = from;
  while (at < lines.length && isBlank(lines[at]?.text ?? '')) at++;
  const indented = at > from && /^(?: {4}| {0,3}\t)/.test(lines[at]?.text ?? '');
  if (indented) return null;
  const words: string[] = [];
  for (; at < lines.length; at++) {
    const text = lines[at]?.text ?? '';
    if (isBlank(text)) break;
    if (words.length > 0 && kinds[at] === 'text' && ends(lineAt(lines, at)?.text ?? '')) break;
    if (kinds[at] !== 'text' || OTHER.test(text)) return null;
    words.push(trimBlanks(text));
  }
  return words.length === 0 ? null : words.join(' ');
}

/** Without the blanks at both ends; others that JavaScript would trim stay. Linear. */
export function trimBlanks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isBlank(text[start] ?? '')) start++;
  while (end > start && isBlank(text[end - 1] ?? '')) end--;
  return text.slice(start, end);
}
