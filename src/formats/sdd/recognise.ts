// Whether a text is a workflow of sdd, and whole: not cut off, unfilled or of another shape.
import { gapOf } from '../../formkit/fields.ts';
import { StateError } from '../../model/errors.ts';
import {
  type Data,
  type DataDocument,
  type DataMap,
  isList,
  isMap,
  pointerOf,
} from '../../text/data/data.ts';
import { BOM } from '../../text/lines.ts';
import { isPlaceholder } from '../../text/vocabulary.ts';
import type { Damage } from '../../text/yaml/guess.ts';
import { atMargin } from '../../text/yaml/top-level-text.ts';
import { FIELDS } from './vocabulary.ts';

/** Keys that every generation has at its head; other tools' workflow files have an `id` and `steps`. */
const TELLING: ReadonlySet<string> = new Set(
  'phase step current current_item progress items source external_source'.split(' '),
);
/** All keys that a head may have before the first telling one: a file that was cut off there is ours. */
const HEAD: ReadonlySet<string> = new Set([
  ...TELLING,
  ...'id name workflow created created_at updated_at branch pr parent_id regression title'.split(' '),
]);

/** A solicitation, which has neither items nor phases. */
const ASKING: ReadonlySet<string> = new Set(
  'current_step current_question open_questions history'.split(' '),
);

const KEY = /^( *)["']?([A-Za-z_][\w-]{0,40})["']? *:(?: |$)/;
/** A head alone begins a workflow only where its id says something. */
const SAYS_ID = /^[ \t\uFEFF]*["']?id["']? *: +(?!(?:~|null)?[ \t]*(?:#|$))\S/im;
/** No head is longer. Lines. */
const LOOK = 400;

/** Told by its keys alone, so that a damaged, torn or conflicted file is told as well. */
export function recognises(text: string): boolean {
  const keys = keysOf(text);
  const telling = [...TELLING].filter((key) => keys.has(key)).length;
  if (telling > 1) return true;
  if (!keys.has('id')) return false;
  if (telling === 1) return !keys.has('steps');
  return SAYS_ID.test(text) && [...keys].every((key) => HEAD.has(key));
}

/** Is this a solicitation of sdd, in either of its shapes? */
export function isSolicitation(text: string): boolean {
  const keys = keysOf(text);
  return [...ASKING].some((key) => keys.has(key)) || (keys.has('answers') && keys.has('change_id'));
}

/** The keys at the outermost level, and those one level below `workflow:`. */
function keysOf(text: string): ReadonlySet<string> {
  const keys = new Set<string>();
  let inner: number | null = null;
  let wrapped = false;
  const lines = atMargin(text.replace(BOM, '')).split(/\r\n|\r|\n/, LOOK);
  // A list at the root is no workflow, and whose it is shows all the same.
  const listed = lines.find((line) => /^[^#\s]/.test(line))?.startsWith('- ') === true;
  for (const line of lines) {
    const [, blanks = '', key] = KEY.exec(listed ? line.replace(/^(?:- | {2})/, '') : line) ?? [];
    if (key === undefined) continue;
    if (blanks === '') {
      wrapped = key === 'workflow';
      inner = null;
    } else if (wrapped) inner ??= blanks.length;
    if (blanks === '' || (wrapped && blanks.length === inner)) keys.add(key);
  }
  return keys;
}

/** Keys whose value is a list of maps, wherever they stand between the root and an item. */
const LISTS = ['items', 'children'] as const;

type Places = DataDocument['places'];

/** @throws StateError `state-readable` where root, items or an item are of another kind (faults S18) */
export function refuseUnshaped(data: Data, places: Places): asserts data is DataMap {
  if (!isMap(data)) throw unshaped('the file', data, '"key: value" lines', places.get('')?.line ?? 1);
  const inner = data['workflow'];
  refuseItems(data, '', places);
  if (isMap(inner)) refuseItems(inner, '/workflow', places);
}

function refuseItems(map: DataMap, pointer: string, places: Places): void {
  for (const key of LISTS) {
    const list = Object.hasOwn(map, key) ? (map[key] ?? null) : null;
    const at = pointer + pointerOf(key);
    if (list === null) continue;
    if (!isList(list)) throw unshaped(key, list, 'a list of items', places.get(at)?.line ?? null);
    for (const [i, item] of list.entries()) {
      const place = at + pointerOf(i);
      if (!isMap(item)) throw unshaped(`item ${i + 1}`, item, 'a map', places.get(place)?.line ?? null);
      refuseItems(item, place, places);
    }
  }
}

function unshaped(what: string, found: Data, expected: string, line: number | null): StateError {
  const kind = found === null ? 'nothing' : isList(found) ? 'a list' : isMap(found) ? 'a map' : 'one value';
  const message = `${what}: found ${kind}, expected ${expected}. Restore it from history.`;
  return new StateError('state-readable', message, line);
}

/** @throws StateError `state-filled` where the id is still a gap of a template */
export function refuseUnfilled({ data, places }: DataDocument): void {
  if (!isMap(data)) return;
  const [{ id }, pointer] = headOf(data);
  // `{id}` and `{{id}}` without quotes are maps to YAML.
  if (!isMap(id) && !(typeof id === 'string' && isPlaceholder(id))) return;
  const found = typeof id === 'string' ? JSON.stringify(id) : 'braces';
  throw gapOf('id', found, places.get(`${pointer}/id`)?.line ?? null);
}

/** The map that has the keys of the head, and where it stands as a JSON Pointer. */
function headOf(data: DataMap): readonly [head: DataMap, pointer: string] {
  const inner = data['workflow'];
  return isMap(inner) && !Object.hasOwn(data, 'id') ? [inner, '/workflow'] : [data, ''];
}

/** @throws StateError `state-readable` where nothing but a name is said: how far it is, is not known (S02) */
export function refuseBareHead({ data, places }: DataDocument): void {
  if (!isMap(data)) return;
  const keys = Object.keys(headOf(data)[0]);
  if (keys.length === 0 || keys.some((key) => TELLING.has(key))) return;
  const last = lastLineBelow('', places);
  const message =
    `found ${keys.join(', ')} and no more, expected phase, step and items as well. ` +
    'The file was cut off or never filled in: restore it from history.';
  throw new StateError('state-readable', message, last || null, { last_line: last });
}

/**
 * A file that ends within its last item: valid YAML, and a status or more of that item was never written. One
 * in braces is whole, since it is no YAML before its brace is closed.
 * @throws StateError `state-readable` (faults S02)
 */
export function refuseTorn(text: string, { data, places, damage }: Torn): void {
  if (/[\r\n]$/.test(text) || !isMap(data)) return;
  const last = text.split(/\r\n|\r|\n/).length;
  const [pointer, leaf] = lastItems(data).at(-1) ?? ['', null];
  if (leaf === null || lastLineBelow(pointer, places) < last) return;
  if (damage.length === 0 && isInBraces(pointer, text, places)) return;
  const fields = Object.values(FIELDS);
  const has = (name: string) => Object.hasOwn(leaf, name) && leaf[name] !== null;
  if (has('status') || fields.every(has)) return;
  const missing = fields.filter((name) => !has(name));
  const message =
    `found an item without ${missing.join(', ')} on line ${last}, the last one, which has no end. ` +
    'The file was cut off: restore it from history.';
  throw new StateError('state-readable', message, last, { last_line: last, missing });
}

type Torn = DataDocument & { readonly damage: readonly Damage[] };

/** Whether an item stands in braces: an item of lines has a dash of its own, and a key after that. */
function isInBraces(pointer: string, text: string, places: Places): boolean {
  const line = places.get(pointer)?.line ?? 0;
  const list = places.get(pointer.slice(0, pointer.lastIndexOf('/')))?.line;
  const written = text.split(/\r\n|\r|\n/)[line - 1] ?? '';
  return list === line || !/^\s*-/.test(written) || /^\s*-\s+(?:[&!]\S+\s+)?\{/.test(written);
}

/** An item, and where it stands as a JSON Pointer. */
export type PlacedItem = readonly [pointer: string, item: DataMap];

/** The last item, and below it the last of its children: every one that a torn file may end in. */
export function lastItems(data: Data, pointer = ''): readonly PlacedItem[] {
  if (!isMap(data)) return [];
  const inner = data['workflow'];
  if (isMap(inner) && pointer === '' && !Object.hasOwn(data, 'items')) return lastItems(inner, '/workflow');
  for (const key of LISTS) {
    const list = data[key];
    const at = isList(list) ? list.length - 1 : -1;
    const last = isList(list) && at >= 0 ? (list[at] ?? null) : null;
    const place = pointer + pointerOf(key, at);
    if (isMap(last)) return [[place, last], ...lastItems(last, place)];
  }
  return [];
}

/** The last line on which a place at or below the pointer begins. */
export function lastLineBelow(pointer: string, places: Places): number {
  let line = 0;
  for (const [at, place] of places)
    if (at === pointer || at.startsWith(`${pointer}/`)) line = Math.max(line, place.line);
  return line;
}
