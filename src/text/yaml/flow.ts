// Reads the simple ones of YAML's lists and maps in brackets: plain words, quotes, and brackets within them.
import { type Data, type DataPlace, pointerOf } from '../data/data.ts';
import type { YamlCursor } from './cursor.ts';
import { coreScalar, quotedText } from './scalar.ts';

/** What a piece of YAML says by itself. */
export interface FlowValue {
  readonly data: Data;
  /** By JSON Pointer below the piece; `''` is the piece itself. */
  readonly places: ReadonlyMap<string, DataPlace>;
}

/** What closes a list or map; and levels and a path that are safely within what is read at all. */
const CLOSERS = { '[': ']', '{': '}' } as const;
const DEEPEST = 64;
const LONGEST_POINTER = 1000;

/** Blanks, and line breaks that no word follows at once: it could be a mark of a document. */
const GAP = /(?: |\n(?=[ \n\]}]))*/y;
/** Words whose letters mean themselves everywhere, with single blanks and colons between them. */
const INNER = String.raw`[\p{L}\p{N}_./+()~@=%;-]`;
const FIRST = String.raw`[\p{L}\p{N}_./+(~]|-(?=[\p{L}\p{N}_])`;
const PLAIN = new RegExp(String.raw`(?:${FIRST})(?:${INNER}|:(?=[\p{L}\p{N}_/])| (?=${INNER}))*`, 'uy');
const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/y;

/**
 * A list or map in brackets, with nothing after it.
 * @param line of the first bracket in the file
 * @returns `refused` where YAML refuses it (a key twice), `undefined` for what is not read here
 */
export function readFlow(piece: string, line: number): FlowValue | 'refused' | undefined {
  const flow = new Flow(piece, line);
  const data = flow.value('', line, 0);
  if (flow.refused) return 'refused';
  return data === undefined || !flow.done ? undefined : { data, places: flow.places };
}

/** The list or map in brackets that begins at the cursor and ends on its line; the cursor goes past it. */
export function flowAt(cursor: YamlCursor, pointer: string): Data | undefined {
  const { text, line, at, places, depth } = cursor;
  const flow = new Flow(text, line, at, places);
  const data = flow.value(pointer, line, depth);
  cursor.at = flow.at;
  return flow.refused || flow.line > line ? undefined : data;
}

/** What is read so far; `undefined` instead of a value ends it all. */
class Flow {
  readonly places: Map<string, DataPlace>;
  /** Did a key come twice? */
  refused = false;
  at: number;
  line: number;
  private readonly piece: string;

  constructor(piece: string, line: number, at = 0, places = new Map<string, DataPlace>()) {
    this.piece = piece;
    this.line = line;
    this.at = at;
    this.places = places;
  }

  get done(): boolean {
    return this.at === this.piece.length;
  }

  /** @param line of the key or item */
  value(pointer: string, line: number, depth: number): Data | undefined {
    const char = this.piece[this.at];
    if (char === '[' || char === '{') {
      if (depth >= DEEPEST || pointer.length > LONGEST_POINTER) return undefined;
      this.places.set(pointer, { line, text: null });
      this.at++;
      return char === '[' ? this.list(pointer, depth + 1) : this.map(pointer, depth + 1);
    }
    const word = this.word();
    if (word === undefined || pointer.length > LONGEST_POINTER) return undefined;
    this.places.set(pointer, { line, text: word.text });
    return word.quoted ? word.text : coreScalar(word.text);
  }

  private list(pointer: string, depth: number): Data | undefined {
    const items: Data[] = [];
    for (this.gap(); !this.take(CLOSERS['[']); this.gap()) {
      const item = this.value(`${pointer}/${items.length}`, this.line, depth);
      if (item === undefined || !this.ends(CLOSERS['['])) return undefined;
      items.push(item);
    }
    return items;
  }

  private map(pointer: string, depth: number): Data | undefined {
    const map: Record<string, Data> = Object.create(null);
    for (this.gap(); !this.take(CLOSERS['{']); this.gap()) {
      const { line } = this;
      const key = this.word();
      const colon = key && this.take(':');
      if (!colon || (!key.quoted && this.piece[this.at] !== ' ')) return undefined;
      this.refused ||= key.text in map;
      this.gap();
      const value = this.refused ? undefined : this.value(pointer + pointerOf(key.text), line, depth);
      if (value === undefined || !this.ends(CLOSERS['{'])) return undefined;
      map[key.text] = value;
    }
    return map;
  }

  /** After a value comes a comma or, not taken here, what closes. */
  private ends(closer: string): boolean {
    this.gap();
    return this.take(',') || this.piece[this.at] === closer;
  }

  private word(): { readonly text: string; readonly quoted: boolean } | undefined {
    const quoted = '"\''.includes(this.piece[this.at] ?? 'x');
    const source = this.match(quoted ? QUOTED : PLAIN);
    const text = quoted ? quotedText(source) : source;
    return text === undefined || source === '' ? undefined : { text, quoted };
  }

  private gap(): void {
    for (const char of this.match(GAP)) if (char === '\n') this.line++;
  }

  private take(char: string): boolean {
    const here = this.piece[this.at] === char;
    if (here) this.at++;
    return here;
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.piece)?.[0] ?? '';
    this.at += found.length;
    return found;
  }
}
