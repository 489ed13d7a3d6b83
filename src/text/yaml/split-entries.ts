// Cuts broken YAML into keys and values: where quotes and brackets end, and which lines belong to a value.
import type { Line } from '../lines.ts';
import {
  blockGuess,
  closedGuess,
  type Guess,
  plainGuess,
  shown,
  tornGuess,
  withoutComment,
} from './guess.ts';
import { PieceReader } from './parse-fragment.ts';

/** A key at the start of a text, and where its value begins. */
export interface Key {
  readonly name: string;
  /** After the colon. */
  readonly end: number;
  /** What is odd about it, and what was expected instead; or `null`. */
  readonly odd: { readonly found: string; readonly expected: string } | null;
}

/** What YAML keeps for itself. */
const MARKED = /^[&*!|>%@`,]/;
const QUOTES = 'quotes around it. It was taken as it stands; put it in quotes.';
const PLAINER = 'plainer letters after that many odd ones. It was taken as it stands; write it out.';

/** The key that a text begins with, if it does. @param reader of the file's pieces */
export function keyOf(text: string, reader = new PieceReader()): Key | null {
  const quoted = text[0] === '"' || text[0] === "'";
  const end = quoted ? new Nesting().feed(text) : 0;
  if (end === null || /^(?:[[\]{}]|[?:](?=[ \t]|$))/.test(text)) return null;
  const colon = text.slice(end).search(/:(?=[ \t]|$)/) + end;
  const source = text.slice(0, colon).trimEnd();
  if (colon < end || colon === 0 || (quoted && source.length > end)) return null;
  if (!quoted && withoutComment(source) !== source) return null;
  const read = quoted ? reader.read(source, 1) : null;
  const name = read === null || typeof read === 'string' ? source : read.data;
  if (read === 'refused' || typeof name !== 'string') return null;
  const expected = read === 'spent' ? PLAINER : read === null && MARKED.test(source) ? QUOTES : null;
  const odd = expected === null ? null : { found: `found the key ${shown(source)}`, expected };
  return { name, end: colon + 1, odd };
}

/** A value, and the index of its last line. */
export interface Piece {
  readonly guess: Guess;
  readonly at: number;
  /** The most brackets that are open at once in it. */
  readonly deepest: number;
}

const HEADER = /^[|>][-+\d]{0,2}(?=[ \t]*$|[ \t]+#)/;

/** Where a value begins. */
export interface Start {
  readonly lines: readonly Line[];
  /** Index of its line. */
  readonly at: number;
  /** Of its key or dash, from 0. */
  readonly column: number;
  /** Number of the line in the file. */
  readonly line: number;
  /** Of the file's pieces. */
  readonly reader: PieceReader;
}

/** The value that begins where it says, and on deeper lines goes on. */
export function valueAt(source: string, start: Start): Piece {
  const header = HEADER.exec(source)?.[0];
  if ('["{\''.includes(source[0] ?? 'x')) return closedAt(source, start);
  if (header !== undefined) return blockAt(header, start);
  return { guess: plainGuess(source, start.line), at: start.at, deepest: 0 };
}

function closedAt(source: string, { lines, at, column, line, reader }: Start): Piece {
  const nesting = new Nesting();
  const pieces: string[] = [];
  for (let i = at; i < lines.length; i++) {
    const text = i === at ? source : (lines[i]?.text ?? '');
    if (i > at && !isWithin(text, column)) break;
    const end = nesting.feed(text);
    pieces.push(text.slice(0, end ?? text.length));
    if (end === null) continue;
    const guess = closedGuess(pieces.join('\n'), text.slice(end), line, reader);
    return { guess, at: i, deepest: nesting.deepest };
  }
  return { guess: tornGuess(source, line), at, deepest: nesting.deepest };
}

/** Deeper than the key, or blank; a bracket may close in the key's column. */
function isWithin(text: string, column: number): boolean {
  const indent = text.search(/[^ \t]/);
  return indent < 0 || indent > column || (indent === column && /^[\]}]/.test(text.slice(indent)));
}

function blockAt(header: string, { lines, at, column, line, reader }: Start): Piece {
  let [body, last] = ['', at];
  for (let i = at + 1; i < lines.length; i++) {
    const text = lines[i]?.text ?? '';
    const indent = text.search(/[^ \t]/);
    if (indent >= 0 && indent <= column) break;
    body += `\n${text.slice(column)}`;
    last = i;
  }
  const guess = blockGuess(header, body + (lines[last]?.eol === '' ? '' : '\n'), line, reader);
  return { guess, at: last, deepest: 0 };
}

/** Follows quotes and brackets from the first character of a value over its lines. */
export class Nesting {
  deepest = 0;
  private depth = 0;
  private quote = '';

  /** Gives the index after the value's end within this line, or `null` where it goes on. */
  feed(line: string): number | null {
    let fresh = true;
    for (let at = 0; at < line.length; at++) {
      const char = line[at] ?? '';
      if (this.quote !== '') {
        const pair = char === "'" ? line[at + 1] === "'" : char === '\\';
        if (pair && (char === '\\') === (this.quote === '"')) at++;
        else if (char === this.quote) this.quote = '';
      } else if (char === '#' && fresh && (at === 0 || ' \t'.includes(line[at - 1] ?? 'x'))) return null;
      else if (fresh && (char === '"' || char === "'")) this.quote = char;
      else if (char === '[' || char === '{') this.deepest = Math.max(this.deepest, ++this.depth);
      else if (char === ']' || char === '}') this.depth--;
      if (this.quote === '' && this.depth <= 0) return at + 1;
      fresh = ' \t,[{:'.includes(char);
    }
    return null;
  }
}
