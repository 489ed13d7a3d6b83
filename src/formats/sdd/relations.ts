// How items hang together: epics and their children, and what waits for what.
import { isList, isMap } from '../../text/data/data.ts';
import { rootOf, type SddDocument, textAt, valueAt } from './document.ts';
import { type ItemPath, isPlainId, itemAt, type Leaf, ownMarks } from './items.ts';

/** Items that have children, outermost first; what they say of a phase is of their own file. */
export function epicsOf(doc: SddDocument): readonly Leaf[] {
  return epicsBelow(doc, [...rootOf(doc).path, 'items'], [], []);
}

function epicsBelow(
  doc: SddDocument,
  at: ItemPath,
  ids: readonly string[],
  names: readonly string[],
): readonly Leaf[] {
  const list = valueAt(doc, at);
  if (!isList(list)) return [];
  return list.flatMap((item, i): readonly Leaf[] => {
    const place = [...at, i];
    const children = valueAt(doc, [...place, 'children']);
    if (!isMap(item) || !isList(children) || children.length === 0) return [];
    const id = textAt(doc, [...place, 'id']) ?? '';
    const path = [...names, isPlainId(id) ? id : `item-${i + 1}`];
    const below = epicsBelow(doc, [...place, 'children'], [...ids, id], path);
    return [itemAt(doc, place, [...ids, id], path.join('/'), ownMarks(doc, place)), ...below];
  });
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
