// JSON with places: strict, with duplicate keys and depth refused, and scalars edited in place.
import type { Codec } from '../model/codec.ts';
import { EditError, StateError } from '../model/errors.ts';
import {
  assertReadsBack,
  changesOf,
  type Data,
  type DataDocument,
  type DataPlace,
  duplicateKey,
  pointerOf,
  refuseDeep,
  type Scalar,
} from './data.ts';
import { BOM, type Edit, type Line, lineAt, linesOf, refuseConflicts, splice } from './lines.ts';

/** JSON text to data and back; `print` changes scalars only. */
export const json: Codec<DataDocument> = {
  parse: readJson,
  print(text, doc) {
    const { root, spans } = new Reader(text).read();
    const edits = changesOf(root, doc.data).map(({ pointer, value }): Edit => {
      const span = spans.get(pointer);
      if (!span) throw new EditError(`nothing is at ${JSON.stringify(pointer)}`);
      return { ...span, text: spell(value) };
    });
    const printed = splice(text, edits);
    if (edits.length > 0) assertReadsBack(readJson(printed).data, doc.data);
    return printed;
  },
};

/**
 * @throws StateError `state-readable` for what is not JSON, with line and offset (UTF-16 units from 0), and
 * for keys that come twice, with both lines; `state-safe` for lists and maps nested too deep;
 * `state-not-conflicted`
 */
export function readJson(text: string): DataDocument {
  const { root, places } = new Reader(text).read();
  return { data: root, places };
}

function spell(value: Scalar): string {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new EditError(`the number ${value} cannot be written in JSON`);
  return Object.is(value, -0) ? '-0' : JSON.stringify(value);
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORDS: ReadonlyMap<string, Scalar> = new Map<string, Scalar>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Walks the text once; `at` is where it stands. */
class Reader {
  readonly places = new Map<string, DataPlace>();
  readonly spans = new Map<string, Span>();
  private readonly text: string;
  private readonly lines: readonly Line[];
  private at: number;

  constructor(text: string) {
    this.text = text;
    this.lines = linesOf(text);
    this.at = text.startsWith(BOM) ? 1 : 0;
    refuseConflicts(this.lines);
  }

  read(): { root: Data; places: ReadonlyMap<string, DataPlace>; spans: ReadonlyMap<string, Span> } {
    this.skipBlanks();
    const root = this.value('', this.lineAt(this.at), 0);
    this.skipBlanks();
    if (this.at < this.text.length) throw this.fault('the end of the file');
    return { root, places: this.places, spans: this.spans };
  }

  private value(pointer: string, line: number, depth: number): Data {
    const start = this.at;
    refuseDeep(pointer, depth, () => line);
    const char = this.text[start];
    if (char === '{' || char === '[') {
      this.places.set(pointer, { line, text: null });
      return char === '{' ? this.map(pointer, depth + 1) : this.list(pointer, depth + 1);
    }
    const scalar = char === '"' ? this.string() : this.bare();
    const span = { start, end: this.at };
    this.spans.set(pointer, span);
    const text = typeof scalar === 'string' ? scalar : this.text.slice(span.start, span.end);
    this.places.set(pointer, { line, text });
    return scalar;
  }

  private map(pointer: string, depth: number): Data {
    const map: Record<string, Data> = Object.create(null);
    const linesOfKeys = new Map<string, number>();
    this.each('}', () => {
      const line = this.lineAt(this.at);
      if (this.text[this.at] !== '"') throw this.fault('a key in double quotes or "}"');
      const key = this.string();
      const first = linesOfKeys.get(key);
      if (first !== undefined) throw duplicateKey(key, first, line);
      linesOfKeys.set(key, line);
      this.skipBlanks();
      if (this.text[this.at] !== ':') throw this.fault('":"');
      this.at++;
      this.skipBlanks();
      map[key] = this.value(pointer + pointerOf(key), line, depth);
    });
    return map;
  }

  private list(pointer: string, depth: number): Data {
    const list: Data[] = [];
    this.each(']', () => {
      list.push(this.value(pointer + pointerOf(list.length), this.lineAt(this.at), depth));
    });
    return list;
  }

  /** Members between commas up to the closing bracket. */
  private each(close: string, member: () => void): void {
    this.at++;
    this.skipBlanks();
    if (this.text[this.at] === close) {
      this.at++;
      return;
    }
    for (;;) {
      member();
      this.skipBlanks();
      const char = this.text[this.at];
      if (char !== ',' && char !== close) throw this.fault(`"," or "${close}"`);
      this.at++;
      if (char === close) return;
      this.skipBlanks();
    }
  }

  private string(): string {
    const start = this.at;
    for (this.at++; this.text[this.at] !== '"'; this.at++) {
      if (this.text[this.at] === '\\') this.at++;
      if (this.at >= this.text.length || this.text.charCodeAt(this.at) < 0x20) throw this.fault("'\"'");
    }
    this.at++;
    try {
      return JSON.parse(this.text.slice(start, this.at)) as string;
    } catch {
      this.at = start;
      throw this.fault('a string with valid escapes');
    }
  }

  private bare(): Scalar {
    NUMBER.lastIndex = this.at;
    const number = NUMBER.exec(this.text)?.[0];
    const word = number ?? [...WORDS.keys()].find((known) => this.text.startsWith(known, this.at));
    if (word === undefined) throw this.fault('a value');
    this.at += word.length;
    return number === undefined ? (WORDS.get(word) ?? null) : Number(number);
  }

  private skipBlanks(): void {
    while (' \t\n\r'.includes(this.text[this.at] ?? 'x')) this.at++;
  }

  private lineAt(offset: number): number {
    return lineAt(this.lines, offset);
  }

  private fault(expected: string): StateError {
    const char = this.text[this.at];
    const line = this.lineAt(this.at);
    const found = char === undefined ? 'the end of the file (it is cut off)' : JSON.stringify(char);
    const message =
      `found ${found} on line ${line} at offset ${this.at}, expected ${expected}. ` +
      'Correct the JSON, or restore the file from history.';
    return new StateError('state-readable', message, line, { offset: this.at });
  }
}
