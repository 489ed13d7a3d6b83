// Plain data with places: what YAML and JSON are read into.
import { EditError, StateError } from '../../model/errors.ts';

/** An integer of JSON that a double would round is its spelling, as text. */
export type Scalar = string | number | boolean | null;
/** Maps have no prototype, so that no key (`__proto__`, `constructor`) means more than itself. */
export type Data = Scalar | readonly Data[] | DataMap;
export interface DataMap {
  readonly [key: string]: Data;
}

/** Where a value stands and how it is spelled. */
export interface DataPlace {
  /** From 1: the line of the key, of the item, or of the root. */
  readonly line: number;
  /**
   * A scalar as text: of a quoted one what it means, of a plain one its spelling, so that `0123456` and
   * `12e4567` can be read as ids; `null` for a list or a map.
   */
  readonly text: string | null;
}

/** `print` looks at `data` alone; `places` belong to the text that was read. */
export interface DataDocument {
  readonly data: Data;
  /** By JSON Pointer (RFC 6901): `''` is the root, `/items/0/id` a scalar below it. */
  readonly places: ReadonlyMap<string, DataPlace>;
}

/** Levels of lists and maps that are read, and the longest path of keys; more is an attack or a mistake. */
const DEEPEST = 64;
const LONGEST_POINTER = 1024;

/** The JSON Pointer of a path: `pointerOf('items', 0, 'id')` is `/items/0/id`. */
export function pointerOf(...path: readonly (string | number)[]): string {
  let pointer = '';
  for (const step of path) pointer += `/${typeof step === 'number' ? step : escaped(step)}`;
  return pointer;
}

function escaped(key: string): string {
  return /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}

/** @throws StateError `state-safe` for a path of keys that is too long or a list or map that lies too deep */
export function refuseDeep(pointer: string, depth: number, line: () => number): void {
  if (pointer.length <= LONGEST_POINTER && depth <= DEEPEST) return;
  const message =
    depth > DEEPEST
      ? `found lists and maps nested deeper than ${DEEPEST} levels. Flatten the file.`
      : `found keys of more than ${LONGEST_POINTER} characters along one path. Shorten them.`;
  throw new StateError('state-safe', message, line());
}

/** A key that comes twice in one map, both lines named. */
export function duplicateKey(key: string, first: number, second: number): StateError {
  const where = first === second ? `twice on line ${first}` : `on lines ${first} and ${second}`;
  const found = `found the key ${JSON.stringify(key)} ${where}`;
  const message = `${found}, expected it once. Keep one.`;
  return new StateError('state-readable', message, second, { key, lines: [first, second] });
}

export function isMap(data: Data | undefined): data is DataMap {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

export function isList(data: Data | undefined): data is readonly Data[] {
  return Array.isArray(data);
}

/** The same values under the same keys in the same order. */
export function sameData(one: Data, other: Data): boolean {
  return apartAt(one, other, '') === null;
}

/** @throws EditError where the new text does not say what the document says, the order of keys included. */
export function assertReadsBack(read: Data, wanted: Data): void {
  const apart = apartAt(read, wanted, '');
  if (apart === null) return;
  const value = JSON.stringify(apart.wanted)?.slice(0, MOST_SHOWN);
  throw new EditError(`the value ${value} at ${JSON.stringify(apart.pointer)} cannot be written in place`);
}

const MOST_SHOWN = 80;

interface Apart {
  readonly pointer: string;
  readonly wanted: Data;
}

/** The first place where the two differ. */
function apartAt(read: Data, wanted: Data, pointer: string): Apart | null {
  const apart = { pointer, wanted };
  if (isList(read)) {
    if (!isList(wanted) || wanted.length !== read.length) return apart;
    return firstOf(read.keys(), (i) => apartAt(read[i] ?? null, wanted[i] ?? null, pointer + pointerOf(i)));
  }
  if (!isMap(read)) return Object.is(read, wanted) ? null : apart;
  if (!isMap(wanted)) return apart;
  const [keys, others] = [Object.keys(read), Object.keys(wanted)];
  if (keys.length !== others.length || keys.some((key, i) => key !== others[i])) return apart;
  return firstOf(keys, (key) => apartAt(read[key] ?? null, wanted[key] ?? null, pointer + pointerOf(key)));
}

function firstOf<T>(all: Iterable<T>, look: (one: T) => Apart | null): Apart | null {
  for (const one of all) {
    const apart = look(one);
    if (apart !== null) return apart;
  }
  return null;
}
