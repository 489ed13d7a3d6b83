// Tells a workflow.yaml that was cut off at the end of a line by an earlier version of it.
import type { Ending, Lack } from '../../model/format.ts';
import { type Data, type DataMap, isList, isMap, pointerOf } from '../../text/data/data.ts';
import { rootOf, type SddDocument, valueAt } from './document.ts';
import { isFinished, leavesOf } from './items.ts';
import { FIELDS } from './vocabulary.ts';
import { lastItems, lastLineBelow, type PlacedItem } from './whole.ts';

/** What the tool takes out of an item as the work goes on. */
const PASSING: ReadonlySet<string> = new Set(['substep']);
/** What an item of each generation has to its end. */
const LASTING = ['title', 'type', 'depends_on', 'location'] as const;
const STATUSES = Object.values(FIELDS);

export const ending: Ending<SddDocument> = {
  mayBeEarly: (doc) => !hasItems(doc) || unfilled(doc).length > 0,
  lacks: (doc, before) => withoutItems(doc, before) ?? withinLastItem(doc, before),
};

const itemsOf = (doc: SddDocument): Data => rootOf(doc).map['items'] ?? null;
const hasItems = (doc: SddDocument): boolean => isList(itemsOf(doc));

/** Whether a value is said; `key:` at the end of a file is nothing yet. */
const has = (map: DataMap, key: string): boolean => Object.hasOwn(map, key) && map[key] !== null;

/** The last items that reach the end of the file. */
function atTheEnd({ data, places }: SddDocument): readonly PlacedItem[] {
  const last = lastLineBelow('', places);
  return lastItems(data).filter(([pointer]) => lastLineBelow(pointer, places) === last);
}

/** Those of them that have not all that an item has; a single status stands for four. */
function unfilled(doc: SddDocument): readonly PlacedItem[] {
  return atTheEnd(doc).filter(([, item]) => {
    const statuses = has(item, 'status') || STATUSES.every((key) => has(item, key));
    return !statuses || !LASTING.every((key) => has(item, key)) || isChildless(item);
  });
}

const isChildless = (item: DataMap): boolean => item['type'] === 'epic' && !has(item, 'children');

/** The keys of a map in the order of the file. */
function keysIn(doc: SddDocument, pointer: string): readonly string[] {
  const map = valueBelow(doc, pointer);
  const lineOf = (key: string) => doc.places.get(pointer + pointerOf(key))?.line ?? 0;
  return isMap(map) ? Object.keys(map).sort((a, b) => lineOf(a) - lineOf(b)) : [];
}

function valueBelow(doc: SddDocument, pointer: string): Data | undefined {
  const steps = pointer.split('/').slice(1);
  return valueAt(
    doc,
    steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
  );
}

/** The keys that the earlier map has behind all that the later one still has. */
function behind(doc: SddDocument, map: DataMap, pointer: string): readonly string[] {
  const keys = keysIn(doc, pointer);
  const end = keys.findLastIndex((key) => has(map, key));
  return keys.slice(end + 1);
}

/** Items that were there and of which not even `items: []` is left. */
function withoutItems(doc: SddDocument, before: SddDocument): Lack | null {
  const items = itemsOf(before);
  if (hasItems(doc) || !isList(items) || items.length === 0) return null;
  const { map, path } = rootOf(doc);
  if (!behind(before, map, pointerOf(...rootOf(before).path)).includes('items')) return null;
  return {
    missing: ['items'],
    where: `and the ${items.length} of them`,
    line: lastLineBelow(pointerOf(...path), doc.places),
    meant: 'Where none is meant to be left, write "items: []".',
  };
}

function withinLastItem(doc: SddDocument, before: SddDocument): Lack | null {
  for (const [pointer, item] of unfilled(doc).toReversed()) {
    const [at, then] = sameItem(pointer, item, before) ?? ['', null];
    if (then === null) continue;
    const missing = behind(before, item, at).filter((key) => isKept(key, item, then, before));
    if (missing.length === 0) continue;
    const name = typeof item['id'] === 'string' ? JSON.stringify(item['id']) : 'the last one';
    return {
      missing,
      where: `of the item ${name}`,
      line: lastLineBelow(pointer, doc.places),
      meant: 'Where it is meant to end there, write what is missing with the values that it has now.',
    };
  }
  return null;
}

/** Whether a key of an item stays for ever: finished children go, and so does a word of the step at hand. */
function isKept(key: string, item: DataMap, then: DataMap, before: SddDocument): boolean {
  if (PASSING.has(key) || !has(then, key)) return false;
  if (key === 'status') return !STATUSES.some((status) => has(item, status));
  if (STATUSES.includes(key)) return !has(item, 'status');
  return key !== 'children' || !childrenDone(then, before);
}

function childrenDone({ id }: DataMap, before: SddDocument): boolean {
  const name = typeof id === 'string' || typeof id === 'number' ? `${id}` : '';
  const below = leavesOf(before).filter(({ path }) => path.split('/').includes(name));
  return below.every(isFinished);
}

/** The same item in another version: by its id, else at the same place. */
function sameItem(pointer: string, item: DataMap, doc: SddDocument): PlacedItem | null {
  if (!has(item, 'id')) {
    const there = valueBelow(doc, pointer);
    return isMap(there) ? [pointer, there] : null;
  }
  return (
    allItems(itemsOf(doc), pointerOf(...rootOf(doc).path, 'items')).find(
      ([, one]) => one['id'] === item['id'],
    ) ?? null
  );
}

function allItems(list: Data, pointer: string): readonly PlacedItem[] {
  if (!isList(list)) return [];
  return list.flatMap((item, at): readonly PlacedItem[] => {
    if (!isMap(item)) return [];
    const place = pointer + pointerOf(at);
    const children = allItems(item['children'] ?? null, place + pointerOf('children'));
    return [[place, item], ...children];
  });
}
