// The items of a workflow as leaves of one list: what each says of each phase, and what waits for what.
import { listAt } from '../../formkit/fields.ts';
import { isList, isMap } from '../../text/data/data.ts';
import type { DataPath } from '../../text/data/edits.ts';
import { onceEach } from '../../text/lookup.ts';
import { normal } from '../../text/vocabulary.ts';
import { headPath, lineAt, type SddDocument, textAt, valueAt } from './document.ts';
import {
  FIELDS,
  type ItemPhase,
  type Meaning,
  meaningIn,
  PHASES,
  SINGLE,
  STATUSES,
  STEPS,
} from './vocabulary.ts';

/** What an item says of one phase. */
export interface Mark {
  /** The field as the file has it; `status` in the first generation. */
  readonly field: string;
  /** As written; `null` where the file says nothing. */
  readonly found: string | null;
  /** `null` where the word means nothing to us. */
  readonly meaning: Meaning | null;
  readonly line: number | null;
}

/** An item that work is done on: one without children. */
export interface Leaf {
  /** Ids joined by `/`; an id that is no plain name is called by its place, so that it may be quoted. */
  readonly path: string;
  /** Ids as the file spells them, from the outermost; `''` for one that is missing. */
  readonly ids: readonly string[];
  readonly changeId: string | null;
  readonly title: string | null;
  /** Where it stands in the document. */
  readonly at: DataPath;
  /** One `status` for all phases (first generation, and epics without children), or one a phase. */
  readonly single: boolean;
  readonly marks: Readonly<Record<ItemPhase, Mark>>;
  readonly location: string | null;
  readonly dependsOn: readonly string[];
  readonly line: number | null;
}

/** A phase of an item: an unfinished one, one that a person must approve, one whose file is gone. */
export interface PhaseOfItem {
  readonly phase: ItemPhase;
  readonly leaf: Leaf;
}

/** A name that says nothing by itself, so that it may stand among our own words. */
const PLAIN = /^[A-Za-z0-9](?:[A-Za-z0-9_-]|\.(?!\.)){0,79}$/;

export function isPlainId(id: string): boolean {
  return PLAIN.test(id);
}

/** All leaves in the order in which the file has them. A document never changes: its items are read once. */
export const leavesOf = onceEach((doc: SddDocument): readonly Leaf[] => {
  const phase = phaseIn(doc);
  return placedIn(doc).flatMap((one) => (one.isEpic ? [] : (leafAt(doc, one, phase) ?? [])));
});

/** The phase that the head names, else the one that its step belongs to. */
function phaseIn(doc: SddDocument): ItemPhase | null {
  const word = (key: string) => normal(textAt(doc, headPath(doc, key)) ?? '');
  return PHASES.find((one) => one === word('phase')) ?? meaningIn(STEPS, word('step'));
}

/** An item where it stands, before anything is read of it but its id. */
interface PlacedItem extends Pick<Leaf, 'at' | 'ids' | 'path'> {
  /** It has children. */
  readonly isEpic: boolean;
}

/** All items in the order of the file, an epic before its children. */
function placedIn(doc: SddDocument): readonly PlacedItem[] {
  return placedBelow(doc, headPath(doc, 'items'), [], []);
}

function placedBelow(
  doc: SddDocument,
  list: DataPath,
  above: readonly string[],
  names: readonly string[],
): readonly PlacedItem[] {
  return listAt(doc.data, ...list).flatMap((item, i): readonly PlacedItem[] => {
    if (!isMap(item)) return [];
    const at = [...list, i];
    const id = textAt(doc, [...at, 'id']) ?? '';
    const ids = [...above, id];
    const path = [...names, isPlainId(id) ? id : `item-${i + 1}`];
    const isEpic = listAt(item, 'children').length > 0;
    const below = isEpic ? placedBelow(doc, [...at, 'children'], ids, path) : [];
    return [{ at, ids, path: path.join('/'), isEpic }, ...below];
  });
}

/**
 * An epic without children and without a status of its own: while specs are written, one that is not
 * decomposed yet; later a heading that nothing is to be done on, for its children are done and gone.
 */
function leafAt(doc: SddDocument, item: PlacedItem, phase: ItemPhase | null): Leaf | null {
  const { at } = item;
  const text = (key: string) => textAt(doc, [...at, key]);
  const epic = text('type') === 'epic';
  const bare = PHASES.every((one) => text(FIELDS[one]) === null);
  if (bare && epic && text('status') === null)
    return phase === 'spec' ? itemAt(doc, item, ownMarks(doc, at)) : null;
  if (!bare) return itemAt(doc, item, ownMarks(doc, at));
  return { ...itemAt(doc, item, singleMarks(doc, at, epic ? phase : null)), single: true };
}

/** What stands at a place of a list of items. */
function itemAt(doc: SddDocument, { at, ids, path }: PlacedItem, marks: Leaf['marks']): Leaf {
  const text = (...keys: DataPath) => textAt(doc, [...at, ...keys]);
  return {
    path,
    ids,
    changeId: text('change_id'),
    title: text('title'),
    at,
    single: false,
    marks,
    location: text('location'),
    dependsOn: withEpics(at).flatMap((one) => namesAt(doc, [...one, 'depends_on'])),
    line: lineAt(doc, at),
  };
}

/** Keys under which a dependency that is a map names its item. */
const NAMING = ['id', 'change_id', 'item', 'name', 'path', 'ref'] as const;

/**
 * Names of what an item waits for, however they are written: a list (the tool's own form), one word, several
 * in a text, maps with an id. What names no item is no dependency, so that a name too many does no harm.
 */
function namesAt(doc: SddDocument, at: DataPath): readonly string[] {
  const value = valueAt(doc, at);
  if (isList(value)) return value.flatMap((_, i) => namesAt(doc, [...at, i]));
  if (!isMap(value)) {
    const text = textAt(doc, at);
    return text === null ? [] : [...new Set([text, ...text.split(/[\s,;|&+]+/).map(bareName)])];
  }
  const named = NAMING.filter((key) => Object.hasOwn(value, key));
  if (named.length > 0) return named.flatMap((key) => namesAt(doc, [...at, key]));
  // `02-b: approved`, `other: 02-b`
  return Object.keys(value).flatMap((key) => [key, ...namesAt(doc, [...at, key])]);
}

/** Without the signs of a list or a quotation that stand around it. */
const bareName = (word: string): string => word.replace(/^["'`([{*]+|["'`)\]}*.:]+$/g, '');

/** An item's place after those of the epics that it is in: what these wait for, it waits for as well. */
function withEpics(at: DataPath): readonly DataPath[] {
  const ends = at.flatMap((key, i) => (key === 'children' ? [at.slice(0, i)] : []));
  return [...ends, at];
}

/** A status that is not written is as pending, unless a later one of the same item is done. */
function ownMarks(doc: SddDocument, at: DataPath): Leaf['marks'] {
  let laterDone = false;
  const marks = PHASES.toReversed().map((phase): readonly [ItemPhase, Mark] => {
    const field = FIELDS[phase];
    const found = textAt(doc, [...at, field]);
    const unsaid: Meaning = laterDone ? 'done' : 'pending';
    const meaning = found === null ? unsaid : meaningIn(STATUSES[phase], normal(found));
    laterDone ||= meaning === 'done';
    return [phase, { field, found, meaning, line: lineAt(doc, [...at, field]) }];
  });
  return marksOf(new Map(marks));
}

/** `in_progress` of an epic without children says that the workflow's phase is under way for it. */
function singleMarks(doc: SddDocument, at: DataPath, phase: ItemPhase | null): Leaf['marks'] {
  const found = textAt(doc, [...at, 'status']);
  const word = normal(found ?? '');
  const means = meaningIn(SINGLE, word) ?? (word === 'in_progress' && phase ? underWay(phase) : null);
  const line = lineAt(doc, [...at, 'status']) ?? lineAt(doc, at);
  const entries = PHASES.map((one, i): readonly [ItemPhase, Mark] => [
    one,
    { field: 'status', found, meaning: means?.[i] ?? null, line },
  ]);
  return marksOf(new Map(entries));
}

function underWay(phase: ItemPhase): readonly Meaning[] {
  const at = PHASES.indexOf(phase);
  return PHASES.map((_, i) => (i < at ? 'done' : i === at ? 'working' : 'pending'));
}

const UNSAID: Mark = { field: 'status', found: null, meaning: null, line: null };

function marksOf(marks: ReadonlyMap<ItemPhase, Mark>): Leaf['marks'] {
  const mark = (phase: ItemPhase) => marks.get(phase) ?? UNSAID;
  return { spec: mark('spec'), plan: mark('plan'), implement: mark('implement'), review: mark('review') };
}

/** What an item is called in messages and archives: its change id where it has a plain one. */
export function nameOfLeaf({ changeId, path }: Leaf): string {
  return changeId !== null && isPlainId(changeId) ? changeId : path.replaceAll('/', '-');
}

export function isDone({ marks }: Leaf, phase: ItemPhase): boolean {
  return marks[phase].meaning === 'done';
}

/** Every phase of it is approved or complete. */
export function isFinished(leaf: Leaf): boolean {
  return PHASES.every((phase) => isDone(leaf, phase));
}

/** Items that have children, outermost first; what they say of a phase is of their own file. */
export function epicsOf(doc: SddDocument): readonly Leaf[] {
  const epics = placedIn(doc).filter(({ isEpic }) => isEpic);
  return epics.map((one) => itemAt(doc, one, ownMarks(doc, one.at)));
}

/** The first in list order whose dependencies are done; where each waits for another, the first. */
export function firstReady(
  open: readonly Leaf[],
  leaves: readonly Leaf[],
  done: (leaf: Leaf) => boolean,
): Leaf | null {
  return open.find((leaf) => dependenciesOf(leaf, leaves).every(done)) ?? open[0] ?? null;
}

/** Items that an item waits for, an epic's children for their epic; a name of none is done and gone. */
export function dependenciesOf({ dependsOn, path }: Leaf, leaves: readonly Leaf[]): readonly Leaf[] {
  if (dependsOn.length === 0) return [];
  return leaves.filter((leaf) => leaf.path !== path && dependsOn.some((name) => isCalled(leaf, name, path)));
}

/** By its path, its change id or its own id, or by those of an epic that it is in. */
function isCalled({ ids, changeId }: Leaf, name: string, from: string): boolean {
  if (changeId === name) return true;
  const above = ids.map((_, at) => ids.slice(0, at + 1).join('/'));
  // Its own epic is no item that a child waits for.
  return above.some((one, at) => (one === name || ids[at] === name) && !from.startsWith(`${one}/`));
}

/** The leaf that `current` names: by its path, its change id or its own id, whichever tells one leaf. */
export function leafNamed(name: string | null, leaves: readonly Leaf[]): Leaf | null {
  if (name === null) return null;
  const ways: readonly ((leaf: Leaf) => string | null)[] = [
    ({ ids }) => ids.join('/'),
    ({ path }) => path,
    ({ changeId }) => changeId,
    ({ ids }) => ids.at(-1) ?? null,
  ];
  for (const way of ways) {
    const [one, second] = leaves.filter((leaf) => way(leaf) === name);
    if (one && !second) return one;
  }
  return null;
}
