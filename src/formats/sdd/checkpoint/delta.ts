// What changed in a workflow since the last commit: items by their change ids, and paths by what they are.
import type { Changed, ChoiceContext } from '../../../model/choice.ts';
import { ABSENT, headPath, type SddDocument, textAt } from '../document.ts';
import { homesOf } from '../item-locations.ts';
import { type Leaf, leavesOf, nameOfLeaf } from '../items.ts';
import {
  changeFolderOf,
  folderAt,
  folderNames,
  placeIn,
  placeOf,
  type WorkflowPlace,
} from '../state-locations.ts';
import type { ItemPhase, Meaning } from '../vocabulary.ts';
import { type HeadWord, headWord } from '../workflow-context.ts';

/** One item as it was and as it is; `null` where it was not, or is no more. */
export interface Pair {
  readonly name: string;
  readonly was: Leaf | null;
  readonly is: Leaf | null;
}

export interface Delta {
  /** The last commit has nothing of this workflow. */
  readonly born: boolean;
  readonly doc: SddDocument;
  readonly before: SddDocument;
  readonly place: WorkflowPlace;
  readonly pairs: readonly Pair[];
  readonly phase: { readonly was: HeadWord; readonly is: HeadWord };
  /** The state file. */
  readonly state: string;
  /** The item that the work stands at; `null` where none is told. */
  readonly current: string | null;
  /** Paths that differ from the last commit. */
  readonly paths: readonly string[];
  /** Those among them that are untracked. */
  readonly untracked: ReadonlySet<string>;
  /** Those among them that are there, so that they were made or changed, not removed. */
  readonly there: ReadonlySet<string>;
}

export function deltaOf(at: ChoiceContext<SddDocument>, changed: Changed<SddDocument>): Delta {
  const doc = at.doc ?? ABSENT;
  const before = changed.before?.doc ?? ABSENT;
  const there = changed.paths.filter((path) => at.snapshot.entry(path) !== null);
  return {
    born: changed.before === null,
    doc,
    before,
    place: placeIn(doc, at.site, at.snapshot),
    pairs: pairsOf(leavesOf(before), leavesOf(doc)),
    phase: { was: headWord(before, 'phase'), is: headWord(doc, 'phase') },
    state: at.recovery.path,
    current: at.state?.current?.item ?? null,
    paths: changed.paths,
    untracked: changed.untracked,
    there: new Set(there),
  };
}

/** The same item has the same change id; where that tells no one item, the same path. */
function pairsOf(were: readonly Leaf[], are: readonly Leaf[]): readonly Pair[] {
  const once = (all: readonly Leaf[], id: string) => all.filter(({ changeId }) => changeId === id).length < 2;
  const keyOf = ({ changeId, path }: Leaf) =>
    changeId !== null && once(were, changeId) && once(are, changeId) ? changeId : path;
  const old = new Map(were.map((leaf) => [keyOf(leaf), leaf]));
  const now = new Map(are.map((leaf) => [keyOf(leaf), leaf]));
  return [
    ...are.map((is) => ({ name: nameOfLeaf(is), was: old.get(keyOf(is)) ?? null, is })),
    ...were.filter((was) => !now.has(keyOf(was))).map((was) => ({ name: nameOfLeaf(was), was, is: null })),
  ];
}

export function meant(leaf: Leaf | null, phase: ItemPhase): Meaning | null {
  return leaf === null ? null : leaf.marks[phase].meaning;
}

/** Items that both were and are there, of which this phase became done. */
export function becameDone({ pairs }: Delta, phase: ItemPhase): readonly Pair[] {
  return pairs.filter(
    ({ was, is }) => was && is && meant(is, phase) === 'done' && meant(was, phase) !== 'done',
  );
}

/** An item that was all but complete is no longer in the file: the tool takes completed ones out. */
export function isTakenOut({ was, is }: Pair): boolean {
  return is === null && meant(was, 'implement') === 'done';
}

/** Whether the item's files moved from the drafts to the change folders. */
export function moved({ was, is }: Pair): boolean {
  const [from, to] = [was?.location ?? null, is?.location ?? null];
  return from !== null && to !== null && changeFolderOf(from) === null && changeFolderOf(to) !== null;
}

/** Folders of an item, as it was and as it is. */
export function foldersOfPair({ was, is }: Pair, place: WorkflowPlace): readonly string[] {
  return [was, is].flatMap((leaf) => (leaf ? homesOf(leaf, place) : []));
}

export function isBelow(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
}

/**
 * The folders that are this workflow's alone: its own one, and of the change folders those that bear its
 * name; of one that bears another name, which others may share, its items' folders.
 */
export function ownFolders({ doc, before, place }: Delta): readonly string[] {
  const names = new Set([...folderNames(doc, place), ...folderNames(before, place)]);
  const homes = [...leavesOf(before), ...leavesOf(doc)].flatMap((leaf) => homesOf(leaf, place));
  const changes = homes.flatMap((home) => {
    const change = changeFolderOf(home);
    if (change === null) return [];
    return [names.has(change.name) ? change.folder : home];
  });
  return [...new Set([folderAt(place), ...changes])];
}

/** Whether a path is kept for another workflow of sdd, or for what a step back archived. */
export function isOthers(path: string, own: readonly string[]): boolean {
  if (isBelow(path, own)) return false;
  return placeOf(path) !== null || changeFolderOf(path) !== null || ARCHIVED.test(path);
}

/** `sdd/archive/…` of any package. */
const ARCHIVED = /(?:^|\/)\.?sdd\/archive\//;

/** `regression.timestamp` and `to_phase`: a step back that the last commit does not have. */
export function regressionOf(doc: SddDocument): { readonly to: string | null; readonly key: string } {
  const at = headPath(doc, 'regression');
  const text = (name: string) => textAt(doc, [...at, name]);
  return { to: text('to_phase'), key: [text('timestamp'), text('from_phase'), text('to_phase')].join(' ') };
}
