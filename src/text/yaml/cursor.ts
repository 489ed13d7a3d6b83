// A place that moves through a YAML text once, word by word, past blank lines and comments.
import type { DataPlace } from '../data/data.ts';

/** What is read of a text so far, and where it goes on. */
export interface YamlCursor {
  /** A CR stands before LF only, and there are no tabs. */
  readonly text: string;
  /** By JSON Pointer, in the order of the text. */
  readonly places: Map<string, DataPlace>;
  /** Offset of the next character. */
  at: number;
  /** Number of its line in the file. */
  line: number;
  /** Where that line's first word stands, from 0; -1 after the last line. */
  column: number;
  /** Blank lines between that word and what was read before. */
  blanks: number;
  /** Whether a comment stands between the two. */
  remarked: boolean;
  /** Lists and maps that are open. */
  depth: number;
}

/** Characters that mean something, by their codes. */
export const CODE = {
  lf: 10,
  cr: 13,
  blank: 32,
  double: 34,
  hash: 35,
  single: 39,
  dash: 45,
  colon: 58,
  bracket: 91,
  backslash: 92,
  brace: 123,
} as const;

/** At the start of a text. @param firstLine its number in the file */
export function cursorAt(text: string, firstLine: number): YamlCursor {
  const places = new Map<string, DataPlace>();
  const cursor = { text, places, at: 0, line: firstLine, column: 0, blanks: 0, remarked: false, depth: 0 };
  toNextWord(cursor);
  return cursor;
}

/** Whether a blank, or the end of the line, is there: what makes a sign of a dash or a colon. */
export function isGap(text: string, at: number): boolean {
  if (at >= text.length) return true;
  const code = text.charCodeAt(at);
  return code === CODE.blank || code === CODE.lf || code === CODE.cr;
}

/** Whether an item of a list begins here. */
export function isDash({ text, at }: YamlCursor): boolean {
  return text.charCodeAt(at) === CODE.dash && isGap(text, at + 1);
}

/**
 * From the end of a value to the first word below it, where at most a comment stands between them.
 * @returns `false` where something else follows on the line, which the cursor is then at
 */
export function endLine(cursor: YamlCursor): boolean {
  const { text } = cursor;
  while (text.charCodeAt(cursor.at) === CODE.blank) cursor.at++;
  const remarked = text.charCodeAt(cursor.at) === CODE.hash && text.charCodeAt(cursor.at - 1) === CODE.blank;
  if (!remarked && !isGap(text, cursor.at)) return false;
  cursor.remarked = remarked;
  cursor.at = lineEnd(text, cursor.at) + 1;
  cursor.line++;
  toNextWord(cursor);
  return true;
}

/** From the start of a line to the first word there or below. */
export function toNextWord(cursor: YamlCursor): void {
  const { text } = cursor;
  cursor.blanks = 0;
  for (let start = cursor.at; start < text.length; cursor.line++) {
    let at = start;
    while (text.charCodeAt(at) === CODE.blank) at++;
    if (text.charCodeAt(at) === CODE.hash) cursor.remarked = true;
    else if (isGap(text, at)) cursor.blanks++;
    else {
      cursor.at = at;
      cursor.column = at - start;
      return;
    }
    start = lineEnd(text, at) + 1;
  }
  cursor.at = text.length;
  cursor.column = -1;
}

/** Offset of the line's LF, or of the text's end. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}
