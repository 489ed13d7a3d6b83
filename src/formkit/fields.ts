// FieldSource of front matter, YAML or JSON: values with their lines, and new data with some of them set.
import { assert, StateError } from '../model/errors.ts';
import type { NoText } from '../model/file-content.ts';
import { baseOf } from '../model/path.ts';
import type { Snapshot } from '../model/snapshot.ts';
import { faultOfReading } from '../model/unreadable-file.ts';
import type { Outvoted } from '../model/workflow.ts';
import {
  type Data,
  type DataDocument,
  type DataMap,
  type DataPlace,
  isList,
  isMap,
  pointerOf,
} from '../text/data/data.ts';
import { type DataPath, insertKey, mapOf, setIn } from '../text/data/edits.ts';
import { readJson } from '../text/json/document.ts';
import { formatTime } from '../text/time.ts';
import { formatTimeLike } from '../text/timestamp-style.ts';
import { wordOf } from '../text/vocabulary.ts';

/** What a field is looked up in: a map, and the places of the text that it was read from. */
export interface FieldSource {
  readonly data: DataMap;
  readonly places: ReadonlyMap<string, DataPlace>;
}

/** A JSON file beside the state: its fields, or why it says nothing. */
export type JsonBeside =
  | { readonly fields: FieldSource; readonly broken: null }
  | { readonly fields: null; readonly broken: Outvoted };

/** What a text says, or something else where it cannot be read: for files that decide nothing by damage. */
export function ifReadable<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof StateError) return otherwise;
    throw error;
  }
}

/** Why a file has no text that nothing is concluded from: it is not there, or was not asked for yet. */
const NOT_THERE: readonly NoText[] = ['absent', 'not-fetched'];

/**
 * The text of a file beside the state that decides something; `null` where it has none for one of the
 * reasons `passed`.
 * @throws StateError that names it, for every other reason: nothing is decided without it
 */
export function textBeside(
  path: string,
  snapshot: Snapshot,
  passed: readonly NoText[] = NOT_THERE,
): string | null {
  const reading = snapshot.text(path);
  if (reading.ok) return reading.text;
  if (passed.includes(reading.why)) return null;
  const { rule, message, line, evidence } = faultOfReading(reading);
  throw new StateError(rule, message, line, { ...evidence }, path);
}

/** What is read of another file than the state's own; its fault names that file. @throws StateError */
export function readAt<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof StateError)) throw error;
    const { rule, message, line, evidence } = error.fault;
    throw new StateError(rule, message, line, { ...evidence }, path);
  }
}

/** A JSON file beside the state that decides something, with its text. @throws StateError that names it */
export function neededJson(
  path: string,
  snapshot: Snapshot,
  passed?: readonly NoText[],
): (DataDocument & { readonly text: string }) | null {
  const text = textBeside(path, snapshot, passed);
  return text === null ? null : { text, ...readAt(path, () => readJson(text)) };
}

/** `null` where there is none; one that cannot be read is reported, and `counts` says what is gone by. */
export function jsonBeside(path: string, snapshot: Snapshot, counts: string): JsonBeside | null {
  const reading = snapshot.text(path);
  if (!reading.ok && NOT_THERE.includes(reading.why)) return null;
  try {
    const { data, places } = readJson(textBeside(path, snapshot) ?? '');
    return { fields: { data: isMap(data) ? data : {}, places }, broken: null };
  } catch (error) {
    if (!(error instanceof StateError)) throw error;
    const { message, line } = error.fault;
    return { fields: null, broken: { path, line, message: `${baseOf(path)}: ${message} ${counts}` } };
  }
}

/** A scalar that is there and says something. */
export interface DataField {
  readonly value: Exclude<Data, readonly Data[] | DataMap | null>;
  /** As the file spells it, quotes left out: `0123` and `2026-03-24` stay what they are. */
  readonly text: string;
  readonly line: number | null;
}

/** The value at a path of keys and indexes; `undefined` where nothing is. */
export function valueAt(data: Data, ...path: DataPath): Data | undefined {
  let at: Data | undefined = data;
  for (const step of path) {
    if (isMap(at) && Object.hasOwn(at, step)) at = at[step];
    else if (isList(at) && typeof step === 'number') at = at[step];
    else return undefined;
  }
  return at;
}

/** The map at a path; `null` where something else is, or nothing. */
export function mapAt(data: DataMap, ...path: DataPath): DataMap | null {
  const found = valueAt(data, ...path);
  return isMap(found) ? found : null;
}

/** The items of the list at a path; none where something else is. */
export function listAt(data: DataMap, ...path: DataPath): readonly Data[] {
  const found = valueAt(data, ...path);
  return isList(found) ? found : [];
}

/** The scalar at a path; `null` where it is missing, empty, `null`, a list or a map. */
export function fieldAt({ data, places }: FieldSource, ...path: DataPath): DataField | null {
  return fieldAs(valueAt(data, ...path), places.get(pointerOf(...path)));
}

/** The same for a value that was found, with the place that it has in the file. */
export function fieldAs(value: Data | undefined, place: DataPlace | undefined): DataField | null {
  if (value === undefined || value === null || value === '' || isMap(value) || isList(value)) return null;
  return { value, text: place?.text || String(value), line: place?.line ?? null };
}

/** What a field says that is true or false; `null` where it is missing or something else. */
export function flagAt({ data }: FieldSource, ...path: DataPath): boolean | null {
  const value = valueAt(data, ...path);
  return typeof value === 'boolean' ? value : null;
}

/** The line of whatever is at a path; `null` where the file has nothing there. */
export function lineAt({ places }: FieldSource, ...path: DataPath): number | null {
  return places.get(pointerOf(...path))?.line ?? null;
}

/** A whole number, written as one or in quotes; `null` for everything else. */
export function wholeNumber(value: Data | undefined): number | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : null;
  return typeof value === 'string' && /^\s*-?\d{1,6}\s*$/.test(value) ? Number(value) : null;
}

/** A whole number as a file writes it, with its total: `2 / 10`, `2 of 10`. Prose may follow. */
export interface Count {
  readonly value: number | null;
  readonly total: number | null;
}

export function countOf(found: string): Count {
  const [, value, total] = /^(-?\d{1,9})(?:\s*(?:\/|of)\s*(\d{1,9}))?$/i.exec(wordOf(found)) ?? [];
  return {
    value: value === undefined ? null : Number(value),
    total: total === undefined ? null : Number(total),
  };
}

/** Any value as one line of text: scalars as they are, lists and maps as JSON; nothing for nothing. */
export function textOf(value: Data | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Fields to set: the path of each and its new value. */
export type FieldEdit = readonly (readonly [path: DataPath, value: Data])[];

/**
 * The data with some fields set. A key that is not there yet comes last in its map, and a map on the way that
 * is missing or `null` is begun.
 * @throws EditError where something else stands on the way: a value that somebody wrote is never replaced
 */
export function setFields(data: DataMap, edits: FieldEdit): DataMap {
  return edits.reduce((now, [path, value]) => withValue(now, path, value), data);
}

function withValue(data: DataMap, path: DataPath, value: Data): DataMap {
  const begun = path.slice(1).reduce<Data>((now, _, at) => {
    const way = path.slice(0, at + 1);
    return (valueAt(now, ...way) ?? null) === null ? setIn(now, way, mapOf([])) : now;
  }, data);
  const set = setIn(begun, path, value);
  assert(isMap(set), 'fields are set below the root');
  return set;
}

/** The data with a field set to now, as it spells its time; where it has none, added after `behind`. */
export function stampField(fields: FieldSource, key: string, now: number, behind?: string): DataMap {
  const { data } = fields;
  if (!Object.hasOwn(data, key)) return insertKey(data, key, formatTime(now), behind);
  return withValue(data, [key], formatTimeLike(now, fieldAt(fields, key)?.text ?? ''));
}

/** Now as the field at a path spells its time; where it has none, as JavaScript spells it (`toISOString`). */
export function timeAt(data: DataMap, path: DataPath, now: number): string {
  const found = valueAt(data, ...path);
  return typeof found === 'string' && found !== '' ? formatTimeLike(now, found) : new Date(now).toISOString();
}

/**
 * The indexes of the list of maps at a path; none where nothing is. `expected`: whose lists they are.
 * @throws StateError `state-readable` where something else is
 */
export function placesIn(fields: FieldSource, path: DataPath, expected: string): readonly number[] {
  const found = valueAt(fields.data, ...path) ?? [];
  if (!isList(found)) throw oddShape(`"${path.at(-1)}"`, 'a list', expected, lineAt(fields, ...path));
  const wrong = found.findIndex((one) => !isMap(one));
  if (wrong < 0) return [...found.keys()];
  const where = `item ${wrong + 1} of "${path.at(-1)}"`;
  throw oddShape(where, 'a map', expected, lineAt(fields, ...path, wrong));
}

/** Why a template that was copied and not filled in is no state; `found`: what stands in the gap. */
export function gapOf(
  field: string,
  found: string,
  line: number | null,
  evidence: Readonly<Record<string, unknown>> = {},
): StateError {
  const message = `${field}: found ${found}, expected a value: it is a template's gap.`;
  return new StateError('state-filled', message, line, { field, ...evidence });
}

/** Why data of another shape than the tool's cannot be read. */
export function oddShape(where: string, shape: string, expected: string, line: number | null): StateError {
  const message =
    `found something else than ${shape} at ${where}, expected ${expected}. ` +
    'Correct it, or restore the file from history.';
  return new StateError('state-readable', message, line);
}
