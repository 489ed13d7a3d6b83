// Tells a workflow.yaml or a solicitation that was cut off at the end of a line by an earlier version of it.
import type { Fault } from '../../model/errors.ts';
import type { Ending } from '../../model/format.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { cutFault, type Lack } from '../../model/unreadable-file.ts';
import {
  type Data,
  type DataDocument,
  type DataMap,
  isList,
  isMap,
  pointerOf,
} from '../../text/data/data.ts';
import { headPath, lineAt, rootOf, type SddDocument, textAt, valueAt } from './document.ts';
import { epicsOf, isFinished, leafNamed, leavesOf } from './items.ts';
import { lastItems, lastLineBelow, type PlacedItem } from './recognise.ts';
import { FIELDS } from './vocabulary.ts';

/** What the tool takes out of an item as the work goes on. */
const PASSING: ReadonlySet<string> = new Set(['substep']);
/** What an item of each generation has to its end. */
const LASTING = ['title', 'type', 'depends_on', 'location'] as const;
const STATUSES = Object.values(FIELDS);

export const ending: Ending<SddDocument> = {
  mayBeEarly: (doc) => !hasItems(doc) || unfilled(doc).length > 0 || lostCurrent(doc) !== null,
  lacks: (doc, before) =>
    withoutItems(doc, before) ?? withinLastItem(doc, before) ?? withoutCurrent(doc, before),
};

/** The item that the head is at, where none of the file is called so. */
function lostCurrent(doc: SddDocument): string | null {
  const name = textAt(doc, headPath(doc, 'current')) ?? textAt(doc, headPath(doc, 'current_item'));
  const isThere = () => leafNamed(name, leavesOf(doc)) ?? leafNamed(name, epicsOf(doc));
  return name === null || isThere() !== null ? null : name;
}

/**
 * The item at hand went with everything after it: it was there, unfinished, after all that are left. What is
 * finished is removed on purpose, and so is one in the middle.
 */
function withoutCurrent(doc: SddDocument, before: SddDocument): Lack | null {
  const name = lostCurrent(doc);
  const were = leavesOf(before);
  const was = leafNamed(name, were);
  if (name === null || was === null || isFinished(was)) return null;
  const left = new Set(leavesOf(doc).map(({ ids }) => ids.join('/')));
  const last = were.findLastIndex(({ ids }) => left.has(ids.join('/')));
  const gone = were.slice(last + 1);
  if (last < 0 || !gone.includes(was)) return null;
  return {
    missing: gone.map(({ path }) => path),
    where: 'of the items, the one at hand among them',
    line: lastLineBelow(pointerOf(...rootOf(doc).path), doc.places),
    meant: 'Where it is meant to be gone, let the head name another item.',
  };
}

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

function valueBelow(doc: SddDocument, pointer: string): Data | undefined {
  const steps = pointer.split('/').slice(1);
  return valueAt(
    doc,
    steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
  );
}

/** The keys of an earlier map after the last that is left, in the order of the file. */
function keysAfter(
  before: DataDocument,
  was: DataMap,
  pointer: string,
  isLeft: (key: string) => boolean,
): readonly string[] {
  const lineOf = (key: string) => before.places.get(pointer + pointerOf(key))?.line ?? 0;
  const keys = Object.keys(was).sort((a, b) => lineOf(a) - lineOf(b));
  return keys.slice(keys.findLastIndex(isLeft) + 1);
}

/** Items that were there and of which not even `items: []` is left. */
function withoutItems(doc: SddDocument, before: SddDocument): Lack | null {
  const items = itemsOf(before);
  if (hasItems(doc) || !isList(items) || items.length === 0) return null;
  const { map, path } = rootOf(doc);
  const was = rootOf(before);
  const gone = keysAfter(before, was.map, pointerOf(...was.path), (key) => has(map, key));
  if (!gone.includes('items')) return null;
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
    const gone = keysAfter(before, then, at, (key) => has(item, key));
    const missing = gone.filter((key) => isKept(key, item, then, before));
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

/** The last key of the tool's own files, each of which has it. */
const LAST = 'review_feedback';
/** What is kept for ever once it says something. The question at hand, and feedback that was used, may go. */
const KEPT: ReadonlySet<string> = new Set(['history', 'open_questions', 'answers', 'status']);
/** Maps and lists that grow to the end of the file. */
const GROWING = ['history', 'answers'] as const;
const QUESTION_LIST = 'open_questions';

/** What a cut left out, and where, in our words. */
type Missing = Pick<Lack, 'missing' | 'where'>;

/** Whether the file may end too early: only then is its history asked for. */
export function mayEndEarly({ data, places }: DataDocument): boolean {
  if (!isMap(data)) return false;
  const lines = Object.keys(data).map((key) => places.get(pointerOf(key))?.line ?? 0);
  return !Object.hasOwn(data, LAST) || places.get(pointerOf(LAST))?.line !== Math.max(...lines);
}

/** Earlier versions that are looked at, the newest. */
const TRIED = 20;

/**
 * The fault of a solicitation that ends before what an earlier version has after that place. Versions before
 * the path was last removed are of another one. `null`: nothing proves it.
 */
export function cutIn(
  doc: DataDocument,
  text: string,
  path: string,
  snapshot: Snapshot,
  read: (text: string) => DataDocument | null,
): Fault | null {
  const history = mayEndEarly(doc) ? snapshot.history(path) : [];
  if (history === 'unavailable') return null;
  const own = history.findIndex((version) => version.text === text);
  const line = lastLineBelow('', doc.places);
  for (const version of history.slice(own + 1, own + 1 + TRIED)) {
    if (version.blob === null) return null;
    const before = version.text === null || version.text === text ? null : read(version.text);
    const lack = before && lackOf(doc, before);
    if (lack) return { ...cutFault({ ...lack, line, meant: MEANT }, version.commit), path };
  }
  return null;
}

const MEANT = 'Where it is meant to end there, write what is missing, empty where it is.';

function lackOf(doc: DataDocument, before: DataDocument): Missing | null {
  const { data } = doc;
  const was = before.data;
  if (!isMap(data) || !isMap(was)) return null;
  const gone = keysAfter(before, was, '', (key) => Object.hasOwn(data, key));
  const lost = gone.filter((key) => KEPT.has(key) && says(was[key]));
  if (lost.length > 0) return { missing: lost, where: '' };
  return withinGrowing(doc, data, before, was) ?? withinQuestions(doc, data, was, gone);
}

/** An empty list or map, `null` or an empty word says nothing that could be lost. */
function says(value: Data | undefined): boolean {
  if (value === undefined || value === null || value === '') return false;
  if (isList(value)) return value.length > 0;
  return !isMap(value) || Object.values(value).some(says);
}

const endsWith = ({ places }: DataDocument, key: string): boolean =>
  lastLineBelow(pointerOf(key), places) === lastLineBelow('', places);

/** The end of the file is within a map to which keys are only ever added. */
function withinGrowing(doc: DataDocument, data: DataMap, before: DataDocument, was: DataMap): Missing | null {
  for (const key of GROWING) {
    const [now, then] = [data[key], was[key]];
    if (!endsWith(doc, key) || !isMap(then) || !(isMap(now) || now === null)) continue;
    const gone = keysAfter(before, then, pointerOf(key), (one) => now !== null && Object.hasOwn(now, one));
    const lost = gone.filter((one) => says(then[one]));
    if (lost.length > 0) return { missing: lost, where: `of ${key}` };
  }
  return null;
}

/** The end of the file is within the questions: the last has less than it had, or some went with the rest. */
function withinQuestions(
  doc: DataDocument,
  data: DataMap,
  was: DataMap,
  gone: readonly string[],
): Missing | null {
  const [now, then] = [data[QUESTION_LIST] ?? [], was[QUESTION_LIST]];
  if (!endsWith(doc, QUESTION_LIST) || !isList(now) || !isList(then)) return null;
  const last = now.at(-1) ?? null;
  const same = isMap(last) ? then.find((one) => isMap(one) && one['id'] === last['id']) : undefined;
  if (isMap(last) && isMap(same)) {
    const lost = ['question', 'status'].filter((key) => says(same[key]) && !says(last[key]));
    const line = lineAt(doc, [QUESTION_LIST, now.length - 1]);
    if (lost.length > 0) return { missing: lost, where: `of the question on line ${line ?? '-'}` };
  }
  const fewer = gone.length > 0 && then.length > now.length;
  return fewer ? { missing: [`${then.length - now.length} of its questions`, ...gone], where: '' } : null;
}
