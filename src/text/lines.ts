// A text as lines with their places, and edits that leave every other byte alone.
import { EditError, StateError } from '../model/errors.ts';
import { lineNumbers } from './plural.ts';

/** One line. Offsets are UTF-16 code units into the whole text; a byte order mark belongs to no line. */
export interface Line {
  /** From 1. */
  readonly number: number;
  /** Without its line ending. */
  readonly text: string;
  readonly start: number;
  /** After the last character, before the line ending. */
  readonly end: number;
  /** `\n`, `\r\n`, `\r`, or `''` on a last line without one. */
  readonly eol: string;
}

export const BOM = '\uFEFF';

/** Of the text that was asked for last: each is looked at several times in a row. */
let latest: { readonly text: string; readonly lines: readonly Line[] } = { text: '', lines: [] };

/** The lines of a text; the very same ones where it is asked for again at once. */
export function linesOf(text: string): readonly Line[] {
  if (latest.text !== text) latest = { text, lines: cut(text) };
  return latest.lines;
}

function cut(text: string): readonly Line[] {
  const lines: Line[] = [];
  let start = text.startsWith(BOM) ? 1 : 0;
  let [lf, cr] = [-1, -1];
  while (start < text.length) {
    // Each is searched for once only, from where it was found last.
    if (lf < start) lf = nextOf(text, '\n', start);
    if (cr < start) cr = nextOf(text, '\r', start);
    const end = Math.min(lf, cr);
    const eol = text.startsWith('\r\n', end) ? '\r\n' : text.slice(end, end + 1);
    lines.push({ number: lines.length + 1, text: text.slice(start, end), start, end, eol });
    start = end + eol.length;
  }
  return lines;
}

function nextOf(text: string, char: string, from: number): number {
  const at = text.indexOf(char, from);
  return at < 0 ? text.length : at;
}

/** Number of the line that an offset lies in, from 1; offsets after the last line belong to it. */
export function lineAt(lines: readonly Line[], offset: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}

/** The line ending that most lines use; `\n` for a text without any. */
export function eolOf(lines: readonly Line[]): string {
  const count = (eol: string) => lines.filter((line) => line.eol === eol).length;
  const crlf = count('\r\n');
  return crlf > count('\n') ? '\r\n' : count('\r') > count('\n') ? '\r' : '\n';
}

/** Replaces `[start, end)` by `text`. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** @throws EditError where two edits overlap. */
export function splice(text: string, edits: readonly TextEdit[]): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let at = 0;
  let out = '';
  for (const edit of sorted) {
    if (edit.start < at) throw new EditError(`two edits overlap at offset ${edit.start}`);
    out += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return out + text.slice(at);
}

/** Git's marks around the two sides; either alone is half a merge. */
const END = /^(?:<{7}|>{7})(?: |$)/;
/** Its marks between them: the other side, and the common ancestor. */
const BETWEEN = /^(?:={7}$|\|{7}(?: |$))/;
const MOST_SHOWN = 12;

const isEnd = ({ text }: Line): boolean => (text[0] === '<' || text[0] === '>') && END.test(text);

/** The marks of both sides, in their order. */
const IN_TURN = [/^<{7}(?: |$)/, /^={7}$/, /^>{7}(?: |$)/];

/** Whether the marks of both sides stand there, one after the other, however many there are of each. */
export function isConflicted(lines: readonly Line[]): boolean {
  let next = 0;
  for (const { text } of lines) if (IN_TURN[next]?.test(text)) next += 1;
  return next === IN_TURN.length;
}

/** Whether a line is a mark of a side of a merge, or one between the two. */
export const isConflictMark = ({ text }: Pick<Line, 'text'>): boolean => END.test(text) || BETWEEN.test(text);

/** The lines from one side's end to the other's, marks included, where those of both sides are there. */
export function linesInConflict(lines: readonly Line[]): ReadonlySet<Line> {
  const within = new Set<Line>();
  if (!isConflicted(lines)) return within;
  let inside = false;
  for (const line of lines) {
    const isMark = isEnd(line);
    if (isMark && line.text[0] === '<') inside = true;
    if (inside) within.add(line);
    if (isMark && line.text[0] === '>') inside = false;
  }
  return within;
}

/** Numbers of the lines that a merge left its markers on: none where neither side's end is marked. */
export function conflictLines(lines: readonly Line[]): readonly number[] {
  if (!lines.some(isEnd)) return [];
  return lines.filter(isConflictMark).map(({ number }) => number);
}

/**
 * @param firstLine number of the first line within its file
 * @throws StateError `state-not-conflicted` where a merge left its markers (faults S03), all of them or
 * only some.
 */
export function refuseConflicts(lines: readonly Line[], firstLine = 1): void {
  const places = conflictLines(lines).map((number) => number + firstLine - 1);
  if (places.length === 0) return;
  throw new StateError('state-not-conflicted', conflictWords(places), places[0] ?? null, { lines: places });
}

/** What is said of markers on these lines. */
export function conflictWords(places: readonly number[]): string {
  const what = places.length === 1 ? 'a conflict marker' : 'conflict markers';
  return `found ${what} on ${lineNumbers(places, MOST_SHOWN)}, expected one version. Settle the merge.`;
}
