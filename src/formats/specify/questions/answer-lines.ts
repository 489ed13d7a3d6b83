// How a person's words stand in the file of questions, and are read back: every line of them, or in a cell.
import { fromOneLine, inOneLine, wordLines } from '../../../text/markdown/one-line.ts';
import { withoutComments } from '../../../text/markdown/unanswered.ts';

/** Another field of the question: `**Source**: x`. */
export const FIELD = /^[ \t]*\*\*(?:[A-Z]|[^*\n]{1,60}(?:[:：]\*\*|\*\*[ \t]*[:：]))/;
export const BOX = /^[ \t]*(?:[-*+]|\d{1,2}[.)])[ \t]+\[([ xX])\][ \t]+(.*)$/;
export const HEADING = /^ {0,3}#{1,6}(?:[ \t]|$)/;
/** A quotation, or a rule. */
export const END = /^[ \t]*(?:>|---|___)/;
/** A line to write on. */
export const BLANK = /^[ \t]*_+[ \t]*$/;
/** A block of code, a table, and what makes a heading of the line above it. */
const OTHER = /^[ \t]*(?:(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(?:`{3}|~{3})|\||==+[ \t]*$)/;
/** What ends an answer, or is no part of it, where a line begins so. */
const BREAKS: readonly RegExp[] = [FIELD, BOX, HEADING, END, BLANK, OTHER];
/** Of these, what is none of the answer on the label's own line either. */
const BREAKS_THERE: readonly RegExp[] = [BOX, BLANK];
/** What would be read as a part of a label that ends without a colon. */
const OF_LABEL = /^[ \t]*[(:：]/;
const ALL: readonly RegExp[] = [...BREAKS, OF_LABEL];

const breaks = (by: readonly RegExp[], line: string) => by.some((one) => one.test(line));
const LEAD = /^([ \t]*)(\\*)(.*)$/;

/** One backslash more in front of what would break the answer, as Markdown escapes it. */
function escaped(line: string, by: readonly RegExp[]): string {
  const [, indent = '', slashes = '', rest = ''] = LEAD.exec(line) ?? [];
  return breaks(slashes === '' ? by : ALL, indent + rest) ? `${indent}\\${slashes}${rest}` : line;
}

/** A line as it was said, without the backslash that keeps it from breaking the answer. */
function unescaped(line: string): string {
  const [, indent = '', slashes = '', rest = ''] = LEAD.exec(line) ?? [];
  if (slashes === '' || !breaks(ALL, indent + rest)) return line;
  return `${indent}${slashes.slice(1)}${rest}`;
}

/** The mark of a comment, and the backslashes in front of it. */
const COMMENT = /(?<!\\)(\\*)<!--/g;

/** Where the first line of an answer comes to stand. */
export interface AnswerStart {
  /** A line of its own, or the label's. */
  readonly ownLine: boolean;
  /** The label has its colon: what follows is none of it. */
  readonly closed: boolean;
}

/** The lines of an answer, so that they are read back as they are. */
export function answerLines(words: string, { ownLine, closed }: AnswerStart): readonly string[] {
  const first = ownLine ? BREAKS : closed ? BREAKS_THERE : [...BREAKS_THERE, OF_LABEL];
  return wordLines(words).map((line, at) =>
    escaped(line.replace(COMMENT, '$1$1\\<!--'), at === 0 ? first : BREAKS),
  );
}

/** What lines that stand in the place of an answer say. */
export function saidIn(lines: readonly string[]): string {
  const words = withoutComments(lines.map((line) => line.trimEnd()).join('\n'));
  const plain = words.split('\n').map((line) => unescaped(line.trimEnd()));
  return plain
    .join('\n')
    .trim()
    .replace(COMMENT, (_, slashes: string) => `${'\\'.repeat(slashes.length >> 1)}<!--`);
}

/** A bar, and the backslashes in front of it. */
const BAR = /(?<!\\)(\\*)\|/g;

/** The words in a cell of a table: on one line, bars escaped, no backslash in front of the cell's end. */
export function cellOf(words: string): string {
  const cell = inOneLine(words).replace(BAR, '$1$1\\|');
  return cell.endsWith('\\') ? `${cell} ` : cell;
}

/** What a cell says. */
export function saidInCell(cell: string): string {
  const bars = withoutComments(cell).replace(BAR, (_, slashes: string) => {
    return `${'\\'.repeat(slashes.length >> 1)}|`;
  });
  return fromOneLine(bars).trim();
}

const QUOTED = /^[ \t]*(?:>[ \t]?)+/;
/** What the tool says below a place: `> Recommended: ten`, `> **Override**: ___`, `> (leave blank)`. */
const REMARKS = [
  String.raw`recommend\w*|suggest\w*|override|default|notes?|hint|tip|example|e\.g\.|source|rationale`,
  'reason|context|impact|instructions?',
].join('|');
const REMARK = new RegExp(String.raw`^[*_\x60(\s]*(?:(?:${REMARKS})[^:：\n]{0,30}[:：]|leave )`, 'i');

/** The words of a quotation that these lines begin with, each of one line; none where it ends at once. */
export function quotedWords(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line) => !QUOTED.test(line));
  return lines.slice(0, end < 0 ? undefined : end).map((line) => line.replace(QUOTED, ''));
}

/** Whether one of the lines is the tool's, so that nothing tells whose the others are. */
export function hasRemark(words: readonly string[]): boolean {
  return words.some((line) => REMARK.test(line));
}
