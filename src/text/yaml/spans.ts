// What is known of the place of each value in a YAML text.
import type { Brackets, Member } from '../data/brackets.ts';
import type { ScalarStyle } from './quoting.ts';

/** The place of a scalar's spelling on one line, quotes included. */
export interface ScalarSpan {
  readonly start: number;
  readonly end: number;
  readonly style: ScalarStyle;
}

/** What holds a value: the text itself, a map or a list of lines, or brackets. */
export type Holder = 'root' | 'map' | 'list' | 'flow';

/** One value. Offsets are those of the whole text. */
export interface Spot {
  readonly holder: Holder;
  /** The column of the holder's keys or dashes; 0 in brackets and at the root. */
  readonly outer: number;
  /** After the colon or the dash, and after the anchor and tag after them. */
  readonly head: number;
  /** The key's spelling; `null` where it is not on one line. */
  readonly key: ScalarSpan | null;
  /** After the value's last character; of an empty value, `head`. */
  readonly end: number;
  /** A scalar that can be replaced in place. */
  readonly span: ScalarSpan | null;
  /** The keys of a map, and which of its members each is. */
  readonly keys: ReadonlyMap<string, number>;
  /** A list or map in brackets, or in lines. */
  readonly flow: Brackets | null;
  readonly block: Block | null;
}

/** A list or map in lines. */
export interface Block {
  readonly of: 'map' | 'list';
  readonly members: readonly Member[];
  /** Of the first key or dash. */
  readonly start: number;
  /** Of the keys or dashes, from 0. */
  readonly column: number;
  /** How much deeper than its keys the maps below a map stand, and the lists; `null` where there is none. */
  readonly step: number | null;
  readonly dash: number | null;
  /** How far after their dashes the items of a list begin. */
  readonly gap: number | null;
}

export interface Layout {
  /** By JSON Pointer. A key without a colon has no value that stands anywhere. */
  readonly spots: ReadonlyMap<string, Spot>;
  /** The first steps that the text shows. */
  readonly step: number | null;
  readonly dash: number | null;
}
