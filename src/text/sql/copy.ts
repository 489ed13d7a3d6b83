// Rows after a dump's `COPY … FROM stdin`: tabs between cells, `\N` for null, backslashes for the rest.
import { bytesOf, type SqlCell, type SqlRecord, type TokenReader } from './tokens.ts';

/** Rows up to the line `\.`; the tokens go on after it. @throws StateError where that line is not there */
export function copyRows(tokens: TokenReader): readonly SqlRecord[] {
  return linesAt(tokens).map(({ start, end }) => ({
    line: tokens.line(start),
    cells: cellsOf(tokens, start, end),
  }));
}

/** Passes over rows, whatever they are. @throws StateError as above */
export function skipRows(tokens: TokenReader): void {
  linesAt(tokens);
}

function linesAt(tokens: TokenReader): readonly { readonly start: number; readonly end: number }[] {
  const { text, at: begin } = tokens;
  const rows: { start: number; end: number }[] = [];
  for (let start = endOfLine(text, begin).next; start < text.length; ) {
    const { end, next } = endOfLine(text, start);
    tokens.at = next;
    if (text.slice(start, end) === '\\.') return rows;
    rows.push({ start, end });
    start = next;
  }
  throw tokens.fault('a COPY without its end (the file is cut off)', 'a line "\\."', begin);
}

function endOfLine(text: string, from: number): { readonly end: number; readonly next: number } {
  let end = from;
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end++;
  const eol = text.startsWith('\r\n', end) ? 2 : 1;
  return { end, next: end + eol };
}

function cellsOf(tokens: TokenReader, start: number, end: number): readonly SqlCell[] {
  const cells: SqlCell[] = [];
  for (let at = start; at <= end; ) {
    const tab = tokens.text.indexOf('\t', at);
    const close = tab < 0 || tab > end ? end : tab;
    const written = tokens.text.slice(at, close);
    if (/(?:^|[^\\])(?:\\\\)*\\$/.test(written))
      throw tokens.fault('a backslash at the end of a cell', 'the character that it escapes', close - 1);
    cells.push({ value: meaningOf(written), start: at, end: close, spell });
    at = close + 1;
  }
  return cells;
}

const ESCAPE = /((?:\\[0-7]{1,3}|\\x[0-9A-Fa-f]{1,2})+)|\\([\s\S])/g;
const LETTERS: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

function meaningOf(written: string): string | null {
  if (written === '\\N') return null;
  if (!written.includes('\\')) return written;
  return written.replace(ESCAPE, (_, bytes, letter) =>
    bytes === undefined ? (LETTERS[letter] ?? letter) : bytesOf(bytes),
  );
}

const NAMED = new Map(Object.entries(LETTERS).map(([letter, char]) => [char, `\\${letter}`]));

function spell(value: string | null): string {
  return value === null ? '\\N' : value.replace(/[\\\b\f\n\r\t\v]/g, (char) => NAMED.get(char) ?? '\\\\');
}
