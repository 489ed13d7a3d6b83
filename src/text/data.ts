// Plain data with places: what YAML and JSON are read into, and which of its scalars a new document changes.
import { EditError, StateError } from '../model/errors.ts';

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
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
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
  const found = `found the key ${JSON.stringify(key)} on lines ${first} and ${second}`;
  const message = `${found}, expected it once. Keep one.`;
  return new StateError('state-readable', message, second, { key, lines: [first, second] });
}

export function isMap(data: Data | undefined): data is DataMap {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

export function isList(data: Data | undefined): data is readonly Data[] {
  return Array.isArray(data);
}

/** A scalar that changes. */
export interface Change {
  readonly pointer: string;
  readonly value: Scalar;
}

/** @throws EditError where more than scalars differ: keys and items can only be changed in place. */
export function changesOf(before: Data, after: Data, pointer = ''): readonly Change[] {
  if (isList(before)) {
    if (!isList(after) || after.length !== before.length) throw otherShape(pointer);
    return before.flatMap((item, i) => changesOf(item, after[i] ?? null, pointer + pointerOf(i)));
  }
  if (isMap(before)) {
    if (!isMap(after) || !sameKeys(before, after)) throw otherShape(pointer);
    return Object.keys(before).flatMap((key) =>
      changesOf(before[key] ?? null, after[key] ?? null, pointer + pointerOf(key)),
    );
  }
  if (typeof after === 'object' && after !== null) throw otherShape(pointer);
  return Object.is(before, after) ? [] : [{ pointer, value: after }];
}

function sameKeys(before: DataMap, after: DataMap): boolean {
  const keys = Object.keys(after);
  return keys.length === Object.keys(before).length && keys.every((key) => Object.hasOwn(before, key));
}

function otherShape(pointer: string): EditError {
  const where = pointer === '' ? 'the document' : JSON.stringify(pointer);
  return new EditError(
    `${where} has other keys or items than the text: only scalars can be changed in place`,
  );
}

/** @throws EditError where the new text does not say what the document says. */
export function assertReadsBack(read: Data, wanted: Data): void {
  const [first] = changesOf(read, wanted);
  if (!first) return;
  const [value, pointer] = [JSON.stringify(first.value), JSON.stringify(first.pointer)];
  throw new EditError(`the value ${value} at ${pointer} cannot be written in place`);
}
