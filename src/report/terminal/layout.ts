// Layout of lines at a terminal: how wide a text is there, where it breaks, and which parts stand out.

import { MINUTE } from '../../model/time-units.ts';
import { counted } from '../../text/plural.ts';

/** What a part of a line is; the door knows which colour that has, or that it has none. */
export type TextStyle = 'title' | 'name' | 'dim' | 'good' | 'attention' | 'bad' | 'command';
export type Paint = (style: TextStyle, text: string) => string;

export const plainPaint: Paint = (_style, text) => text;

/** Code points that take two columns: Unicode 16's East Asian Width W and F, and emoji. */
const WIDE = new RegExp(
  '[\\u1100-\\u115F\\u2E80-\\u303E\\u3041-\\u33FF\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uA000-\\uA4CF' +
    '\\uA960-\\uA97F\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE30-\\uFE6F\\uFF00-\\uFF60\\uFFE0-\\uFFE6' +
    '\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F2FF}\\u{20000}-\\u{3FFFD}]' +
    '|\\p{Emoji_Presentation}',
  'u',
);
/** Code points that take none: marks that sit on the one before. */
const ZERO = /[\p{Mn}\p{Me}]/u;

/** Columns that a text takes on a terminal; it has no control characters. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const char of text) columns += ZERO.test(char) ? 0 : WIDE.test(char) ? 2 : 1;
  return columns;
}

export function padded(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - columnsOf(text)));
}

/** Breaks at blanks so that no line is wider than `columns`; a word that alone is wider stays whole. */
export function wrap(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(' ').filter((part) => part !== '')) {
    const width = columnsOf(word);
    if (line !== '' && used + 1 + width > columns) {
      lines.push(line);
      line = '';
      used = 0;
    }
    used += (line === '' ? 0 : 1) + width;
    line += (line === '' ? '' : ' ') + word;
  }
  if (line !== '' || lines.length === 0) lines.push(line);
  return lines;
}

/** Rows with their columns aligned, two blanks apart; the last column is not padded. */
export function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, columnsOf(cell));
  return rows.map((row) =>
    row
      .map((cell, index) => (index === row.length - 1 ? cell : padded(cell, widths[index] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

/** A span in the unit that says most: `3 hours`, `12 days`; `null` below a minute. Milliseconds. */
export function spanOf(span: number): string | null {
  const minutes = Math.floor(span / MINUTE);
  if (minutes < 1) return null;
  if (minutes < 60) return counted(minutes, 'minute');
  if (minutes < 48 * 60) return counted(Math.floor(minutes / 60), 'hour');
  return counted(Math.floor(minutes / 1440), 'day');
}

/** How long ago: `3 hours ago`. Milliseconds. */
export function agoOf(age: number): string {
  const span = spanOf(age);
  return span === null ? 'just now' : `${span} ago`;
}
