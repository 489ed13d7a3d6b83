// Edits of plain data: each gives new data, shares what stays, and leaves the order of keys alone.
import { EditError } from '../../model/errors.ts';
import { type Data, type DataMap, isList, isMap, pointerOf } from './data.ts';

/** Keys of maps and indexes of list items, from the root. */
export type DataPath = readonly (string | number)[];

/**
 * `data` with `value` at `path`; the last step may name a key that is not there yet, which then comes last.
 * @throws EditError where the path leads through what is no map and no list, or names no item
 */
export function setIn(data: Data, path: DataPath, value: Data): Data {
  return updated(data, path, 0, () => value);
}

/**
 * `map` with one key more, after `after`; last without `after` and where `after` is no key of the map.
 * Unchanged where the key is there already, whatever its value.
 */
export function insertKey(map: DataMap, key: string, value: Data, after?: string): DataMap {
  if (Object.hasOwn(map, key)) return map;
  const entries = Object.entries(map);
  const at = entries.findIndex(([name]) => name === after);
  return mapOf(entries.toSpliced(at < 0 ? entries.length : at + 1, 0, [key, value]));
}

/**
 * `map` with the key `from` called `to`, in its place; unchanged where there is no `from`.
 * @throws EditError where `to` is a key already
 */
export function renameKey(map: DataMap, from: string, to: string): DataMap {
  if (from === to || !Object.hasOwn(map, from)) return map;
  if (Object.hasOwn(map, to)) {
    const keys = `the key ${JSON.stringify(from)} and the key ${JSON.stringify(to)}`;
    throw new EditError(`found ${keys} in one map, expected one of them. Keep one.`);
  }
  return mapOf(Object.entries(map).map(([key, value]) => [key === from ? to : key, value]));
}

/**
 * `data` with `item` as the last of the list at `path`; where `null` stands there, the list begins with it.
 * @throws EditError where something else is at `path`, or nothing
 */
export function appendTo(data: Data, path: DataPath, item: Data): Data {
  return updated(data, path, 0, (list) => {
    if (list === null) return [item];
    if (isList(list)) return [...list, item];
    throw new EditError(`found no list at ${where(path)}, expected one to append to.`);
  });
}

/** A map without a prototype, its keys in the order given. */
export function mapOf(entries: readonly (readonly [key: string, value: Data])[]): DataMap {
  const map: Record<string, Data> = Object.create(null);
  for (const [key, value] of entries) map[key] = value;
  return map;
}

/** Characters of a value that a message shows at most. */
const MOST_SHOWN = 80;

/** `make` is given what is at the path: `undefined` for a key that is not there. */
function updated(data: Data, path: DataPath, at: number, make: (old: Data | undefined) => Data): Data {
  const step = path[at];
  if (step === undefined) return make(data);
  const last = at === path.length - 1;
  if (isList(data) && typeof step === 'number' && Number.isInteger(step) && step >= 0 && step < data.length)
    return data.with(step, updated(data[step] ?? null, path, at + 1, make));
  if (isMap(data) && typeof step === 'string') {
    const there = Object.hasOwn(data, step);
    if (there || last) {
      const value = there ? updated(data[step] ?? null, path, at + 1, make) : make(undefined);
      return mapOf([...Object.entries(data), [step, value]]);
    }
  }
  if (isMap(data) || isList(data))
    throw new EditError(`found nothing at ${where(path.slice(0, at + 1))}, expected a map or a list there.`);
  const found = JSON.stringify(data).slice(0, MOST_SHOWN);
  throw new EditError(`found ${found} at ${where(path.slice(0, at))}, expected a map or a list there.`);
}

function where(path: DataPath): string {
  return path.length === 0 ? 'the root' : JSON.stringify(pointerOf(...path));
}
