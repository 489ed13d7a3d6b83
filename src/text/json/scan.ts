// Reads JSON strictly, and remembers where each value stands.
import { StateError } from '../../model/errors.ts';
import type { Brackets, Member } from '../data/brackets.ts';
import { type Data, type DataPlace, duplicateKey, pointerOf, refuseDeep, type Scalar } from '../data/data.ts';
import { BOM, type Line, lineAt, linesOf, refuseConflicts } from '../lines.ts';

/** One value; offsets are those of the whole text. Of a scalar it has no members. */
export interface JsonSpot extends Brackets {
  /** The spelling of its key, quotes included; `null` of an item. */
  readonly key: Member | null;
  /** The keys of a map, and which of its members each is. */
  readonly keys: ReadonlyMap<string, number>;
}

export interface JsonScan {
  readonly data: Data;
  readonly places: ReadonlyMap<string, DataPlace>;
  /** By JSON Pointer. */
  readonly spots: ReadonlyMap<string, JsonSpot>;
}

/** @throws StateError as `readJson` says */
export function scanJson(text: string): JsonScan {
  return new Reader(text).read();
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORDS: ReadonlyMap<string, Scalar> = new Map<string, Scalar>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

const NO_KEYS: ReadonlyMap<string, number> = new Map();

/** A number; an integer that a double would round stays as it is spelled, since most of those are ids. */
function numberOf(spelled: string): Scalar {
  const value = Number(spelled);
  return /^-?\d+$/.test(spelled) && !Number.isSafeInteger(value) ? spelled : value;
}

/** What a list or map holds, and where. */
interface Content {
  readonly data: Data;
  readonly inside: Pick<JsonSpot, 'keys' | 'members'>;
}

/** Walks the text once; `at` is where it stands. */
class Reader {
  readonly places = new Map<string, DataPlace>();
  readonly spots = new Map<string, JsonSpot>();
  private readonly text: string;
  private readonly lines: readonly Line[];
  private at: number;

  constructor(text: string) {
    this.text = text;
    this.lines = linesOf(text);
    this.at = text.startsWith(BOM) ? 1 : 0;
    refuseConflicts(this.lines);
  }

  read(): JsonScan {
    this.skipBlanks();
    const data = this.value('', this.lineAt(this.at), 0, null);
    this.skipBlanks();
    if (this.at < this.text.length) throw this.fault('the end of the file');
    return { data, places: this.places, spots: this.spots };
  }

  private value(pointer: string, line: number, depth: number, key: Member | null): Data {
    const start = this.at;
    refuseDeep(pointer, depth, () => line);
    const char = this.text[start];
    if (char === '{' || char === '[') {
      this.places.set(pointer, { line, text: null });
      const content = char === '{' ? this.map(pointer, depth + 1) : this.list(pointer, depth + 1);
      this.spots.set(pointer, { start, end: this.at, key, ...content.inside });
      return content.data;
    }
    const scalar = char === '"' ? this.string() : this.bare();
    const end = this.at;
    this.spots.set(pointer, { start, end, key, keys: NO_KEYS, members: [] });
    this.places.set(pointer, {
      line,
      text: typeof scalar === 'string' ? scalar : this.text.slice(start, end),
    });
    return scalar;
  }

  private map(pointer: string, depth: number): Content {
    const data: Record<string, Data> = Object.create(null);
    const linesOfKeys = new Map<string, number>();
    const members: Member[] = [];
    const keys = new Map<string, number>();
    this.each('}', () => {
      const [start, line] = [this.at, this.lineAt(this.at)];
      if (this.text[start] !== '"') throw this.fault('a key in double quotes or "}"');
      const key = this.string();
      const name = { start, end: this.at };
      const first = linesOfKeys.get(key);
      if (first !== undefined) throw duplicateKey(key, first, line);
      linesOfKeys.set(key, line);
      this.skipBlanks();
      if (this.text[this.at] !== ':') throw this.fault('":"');
      this.at++;
      this.skipBlanks();
      data[key] = this.value(pointer + pointerOf(key), line, depth, name);
      keys.set(key, members.push({ start, end: this.at }) - 1);
    });
    return { data, inside: { keys, members } };
  }

  private list(pointer: string, depth: number): Content {
    const data: Data[] = [];
    const members: Member[] = [];
    this.each(']', () => {
      const start = this.at;
      data.push(this.value(pointer + pointerOf(data.length), this.lineAt(start), depth, null));
      members.push({ start, end: this.at });
    });
    return { data, inside: { keys: NO_KEYS, members } };
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
      const comma = this.at++;
      if (char === close) return;
      this.skipBlanks();
      if (this.text[this.at] === close) throw this.trailing(comma, close);
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
    return number === undefined ? (WORDS.get(word) ?? null) : numberOf(number);
  }

  private skipBlanks(): void {
    while (' \t\n\r'.includes(this.text[this.at] ?? 'x')) this.at++;
  }

  private lineAt(offset: number): number {
    return lineAt(this.lines, offset);
  }

  /** JSON5 and JavaScript allow it, and people write it. */
  private trailing(comma: number, close: string): StateError {
    const line = this.lineAt(comma);
    const message =
      `found a trailing comma on line ${line} at offset ${comma}, before "${close}", expected none after ` +
      'the last entry. Take it out, or restore the file from history.';
    return new StateError('state-readable', message, line, { offset: comma });
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
