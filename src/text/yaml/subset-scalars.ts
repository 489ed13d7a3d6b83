// The words and texts of the YAML that is read in one pass: plain, in quotes, and in lines after `|` and `>`.
import { CODE, endLine, isGap, lineEnd, toNextWord, type YamlCursor } from './cursor.ts';
import { blockText, quotedText } from './scalar.ts';

/** A plain or quoted word on one line. */
export interface YamlWord {
  readonly text: string;
  readonly quoted: boolean;
  /** Offset of its first character. */
  readonly start: number;
}

/** What no plain word begins with here, though YAML lets some begin one that goes on at once: a dash may. */
const SIGNS = codesOf('?:,[]{}#&*!|>%@`');
const NOT_AFTER_DASH = codesOf(' \r\n:,[]{}');

/** The word that begins at the cursor, which goes past it; `undefined` where none does that is read here. */
export function wordAt(cursor: YamlCursor): YamlWord | undefined {
  const { text, at: start } = cursor;
  const sign = text.charCodeAt(start);
  if (sign === CODE.double || sign === CODE.single) return quotedAt(cursor, sign);
  if (SIGNS.has(sign)) return undefined;
  const next = start + 1;
  if (sign === CODE.dash && (next === text.length || NOT_AFTER_DASH.has(text.charCodeAt(next))))
    return undefined;
  return { text: plainAt(cursor), quoted: false, start };
}

function codesOf(signs: string): ReadonlySet<number> {
  return new Set(Array.from(signs, (sign) => sign.charCodeAt(0)));
}

/** To the end of the line, to a comment, or to a colon that makes a key of it. */
function plainAt(cursor: YamlCursor): string {
  const { text, at: start } = cursor;
  let at = start;
  let end = start;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === CODE.blank) continue;
    if (code === CODE.lf || code === CODE.cr || (code === CODE.colon && isGap(text, at + 1))) break;
    if (code === CODE.hash && text.charCodeAt(at - 1) === CODE.blank) break;
    end = at + 1;
  }
  cursor.at = at;
  return text.slice(start, end);
}

function quotedAt(cursor: YamlCursor, quote: number): YamlWord | undefined {
  const { text, at: start } = cursor;
  let [at, escapes] = [start + 1, false];
  for (; ; at++) {
    if (at >= text.length) return undefined;
    const code = text.charCodeAt(at);
    if (code === CODE.lf) return undefined;
    if (code === CODE.backslash && quote === CODE.double) {
      escapes = true;
      at++;
    } else if (code === quote) {
      if (quote === CODE.double || text.charCodeAt(at + 1) !== quote) break;
      escapes = true;
      at++;
    }
  }
  cursor.at = at + 1;
  const inner = escapes ? quotedText(text.slice(start, at + 1)) : text.slice(start + 1, at);
  return inner === undefined ? undefined : { text: inner, quoted: true, start };
}

/**
 * A plain text with the deeper lines that it goes on in, and the line's end after it (YAML 1.2.2, 7.3.3).
 * @param column of its key or dash
 */
export function goneOn(cursor: YamlCursor, word: string, column: number): string | undefined {
  if (!endLine(cursor)) return undefined;
  let text = word;
  while (cursor.column > column && !cursor.remarked) {
    text += cursor.blanks > 0 ? '\n'.repeat(cursor.blanks) : ' ';
    text += plainAt(cursor);
    if (!endLine(cursor)) return undefined;
  }
  return text;
}

/** `|` or `>` with what may follow on its line. */
const HEADER = /[|>][-+]?(?= *(?:\r?\n| #))/y;

/** The text in lines after `|` or `>`. @param column of its key or dash */
export function textBelow(cursor: YamlCursor, column: number): string | undefined {
  const { text } = cursor;
  HEADER.lastIndex = cursor.at;
  const header = HEADER.exec(text)?.[0];
  if (header === undefined) return undefined;
  const start = lineEnd(text, cursor.at) + 1;
  let [end, least, lines] = [start, column + 1, 1];
  let content = false;
  for (; end < text.length; lines++) {
    let at = end;
    while (text.charCodeAt(at) === CODE.blank) at++;
    if (!isGap(text, at)) {
      if (at - end < least) break;
      if (!content) least = at - end;
      content = true;
    }
    end = lineEnd(text, at) + 1;
  }
  cursor.at = end;
  cursor.line += lines;
  toNextWord(cursor);
  return content ? blockText(header, `\n${text.slice(start, end).replaceAll('\r\n', '\n')}`) : undefined;
}
