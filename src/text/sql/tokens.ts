// The tokens of a PostgreSQL dump: just enough of SQL to tell where strings, names and statements end.
import { StateError } from '../../model/errors.ts';
import { BOM, type Line, lineAt } from '../lines.ts';

/** `word`: a keyword or bare name; `name`: a quoted one; `sign`: one character, or `::`. */
export interface Token {
  readonly kind: 'word' | 'name' | 'string' | 'number' | 'sign';
  readonly start: number;
  /** After its last character. */
  readonly end: number;
  /** What it means: a word in lower case, a name or string without its quotes, else its spelling. */
  readonly value: string;
}

/** A cell of a row, its place, and how another value is written there. */
export interface SqlCell {
  readonly value: string | null;
  readonly start: number;
  readonly end: number;
  readonly spell: (value: string | null) => string;
}

export interface SqlRecord {
  /** The line that it begins on, from 1. */
  readonly line: number;
  readonly cells: readonly SqlCell[];
}

const SPACE = /[\s\uFEFF]+/y;
const WORD = /[A-Za-z_\u0080-\uFFFF][\w$\u0080-\uFFFF]*/y;
const NUMBER = /(?:\d[\w.]*|\.\d+)(?:(?<=[eE])[+-]\d+)?/y;
const DOLLAR = /\$(?:[A-Za-z_\u0080-\uFFFF][\w\u0080-\uFFFF]*)?\$/y;

/** Walks a text; `at` is where it stands and may be moved by the reader of what is not SQL (rows of COPY). */
export class TokenReader {
  at: number;
  readonly text: string;
  readonly #lines: readonly Line[];

  constructor(text: string, lines: readonly Line[]) {
    this.text = text;
    this.#lines = lines;
    this.at = text.startsWith(BOM) ? BOM.length : 0;
  }

  line(offset: number): number {
    return lineAt(this.#lines, offset);
  }

  /** The next token, blanks and comments passed over; `null` at the end. @throws StateError */
  next(): Token | null {
    this.#skip();
    const start = this.at;
    const char = this.text[start];
    if (char === undefined) return null;
    if (char === "'") return this.#string(start, start, false);
    if (char === '"' || char === '`') return this.#token('name', start, this.#quoted(start, char, false));
    const dollar = char === '$' ? this.#match(DOLLAR) : null;
    if (dollar !== null) return this.#dollars(start, dollar);
    const word = this.#match(WORD);
    if (word !== null) {
      const escapes = /^e$/i.test(word);
      const opens = this.text[start + word.length] === "'" && /^[en]$/i.test(word);
      return opens
        ? this.#string(start, start + word.length, escapes)
        : this.#token('word', start, start + word.length, word.toLowerCase());
    }
    const number = this.#match(NUMBER);
    if (number !== null) return this.#token('number', start, start + number.length);
    return this.#token('sign', start, start + (this.text.startsWith('::', start) ? 2 : 1));
  }

  /** The next token, without going past it. @throws StateError */
  peek(): Token | null {
    const { at } = this;
    const token = this.next();
    this.at = at;
    return token;
  }

  fault(found: string, expected: string, at: number): StateError {
    const line = this.line(at);
    const message =
      `found ${found} on line ${line}, expected ${expected}. ` +
      'Correct the dump, or restore it from history.';
    return new StateError('state-readable', message, line, { offset: at });
  }

  #skip(): void {
    for (let before = -1; before !== this.at; ) {
      before = this.at;
      this.at += this.#match(SPACE)?.length ?? 0;
      if (this.text.startsWith('--', this.at)) this.#skipLine();
      else if (this.text.startsWith('/*', this.at)) this.#skipComment();
    }
  }

  #skipLine(): void {
    while (this.at < this.text.length && !'\r\n'.includes(this.text[this.at] ?? '\n')) this.at++;
  }

  /** Comments of this kind nest. */
  #skipComment(): void {
    const start = this.at;
    let depth = 0;
    do {
      if (this.at >= this.text.length) throw this.fault('a comment that is never closed', '"*/"', start);
      const two = this.text.slice(this.at, this.at + 2);
      if (two === '/*') depth++;
      if (two === '*/') depth--;
      this.at += two === '/*' || two === '*/' ? 2 : 1;
    } while (depth > 0);
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text)?.[0] ?? null;
  }

  #string(start: number, quote: number, escapes: boolean): Token {
    const end = this.#quoted(quote, "'", escapes);
    const inner = this.text.slice(quote + 1, end - 1);
    return this.#token('string', start, end, escapes ? unescaped(inner) : inner.replaceAll("''", "'"));
  }

  #dollars(start: number, mark: string): Token {
    const close = this.text.indexOf(mark, start + mark.length);
    if (close < 0) throw this.fault(`${mark} that is never closed (the file is cut off)`, mark, start);
    const value = this.text.slice(start + mark.length, close);
    return this.#token('string', start, close + mark.length, value);
  }

  /** The offset after the quote that closes; a doubled one does not. */
  #quoted(open: number, quote: string, escapes: boolean): number {
    for (let at = open + 1; at < this.text.length; at++) {
      if (escapes && this.text[at] === '\\') at++;
      else if (this.text[at] === quote) {
        if (this.text[at + 1] !== quote) return at + 1;
        at++;
      }
    }
    throw this.fault('a quote that is never closed (the file is cut off)', quote, open);
  }

  #token(kind: Token['kind'], start: number, end: number, value?: string): Token {
    this.at = end;
    const spelled = this.text.slice(start, end);
    const quote = spelled[0] ?? '';
    const plain = kind === 'name' ? spelled.slice(1, -1).replaceAll(quote + quote, quote) : spelled;
    return { kind, start, end, value: value ?? plain };
  }
}

const ESCAPE =
  /''|((?:\\[0-7]{1,3}|\\x[0-9A-Fa-f]{1,2})+)|\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|([\s\S]))/g;
const LETTERS: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
const utf8 = new TextDecoder();

/** What the inside of an escape string (`E'…'`) means. */
function unescaped(inner: string): string {
  return inner.replace(ESCAPE, (whole: string, bytes, short, long, letter) => {
    if (whole === "''") return "'";
    if (bytes !== undefined) return bytesOf(bytes);
    const point = Number.parseInt(short ?? long ?? '', 16);
    if (letter === undefined) return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    return LETTERS[letter] ?? letter;
  });
}

/** Octal and hexadecimal escapes in a row are the bytes of UTF-8. */
export function bytesOf(escapes: string): string {
  const codes = escapes
    .split('\\')
    .slice(1)
    .map((code) => (code.startsWith('x') ? Number.parseInt(code.slice(1), 16) : Number.parseInt(code, 8)));
  return utf8.decode(Uint8Array.from(codes));
}
