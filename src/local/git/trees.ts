// Parses git's tree objects in place, so that a million entries cost no objects.
import type { Mode } from '../../model/snapshot.ts';

/** One entry of a tree. */
export interface TreeEntry {
  readonly name: string;
  readonly mode: Mode;
  /** Object id in hex. */
  readonly id: string;
}

const SPACE = 0x20;
const NUL = 0;
/** The digits by which modes begin: 4 and 04 folders, 16 submodules, 12 links, 10 files. */
const FOUR = 0x34;
const ZERO = 0x30;
const SIX = 0x36;
const TWO = 0x32;

/** Called for each entry: its mode, where its name begins and ends; its id follows the NUL at `end`. */
export type Visit = (mode: Mode, start: number, end: number) => void;

/** Walks the entries of a tree object; `width` is the length of an object id in bytes. */
export function eachEntry(tree: Buffer, width: number, visit: Visit): void {
  let at = 0;
  while (at < tree.length) {
    let space = at;
    while (tree[space] !== SPACE && space < tree.length) space += 1;
    let end = space + 1;
    while (tree[end] !== NUL && end < tree.length) end += 1;
    visit(modeAt(tree, at, space), space + 1, end);
    at = end + 1 + width;
  }
}

/** The mode written from `at` to `space`. */
function modeAt(tree: Buffer, at: number, space: number): Mode {
  const first = tree[at];
  if (first === FOUR || first === ZERO) return '040000';
  const second = tree[at + 1];
  if (second === SIX) return '160000';
  if (second === TWO) return '120000';
  // Git itself knows two modes of files; old trees may hold 100664.
  return ((tree[space - 3] ?? 0) & 1) === 1 ? '100755' : '100644';
}

/** The id that follows a name which ends at `end`. */
export const idAfter = (tree: Buffer, end: number, width: number): string =>
  tree.toString('hex', end + 1, end + 1 + width);

/** All entries of a tree object, in git's order. Bytes that are not UTF-8 become replacement characters. */
export function entriesOf(tree: Buffer, width: number): readonly TreeEntry[] {
  const entries: TreeEntry[] = [];
  eachEntry(tree, width, (mode, start, end) => {
    entries.push({ name: tree.toString('utf8', start, end), mode, id: idAfter(tree, end, width) });
  });
  return entries;
}

/**
 * Ids of the folders of a tree object, in the order of its entries, each byte as one character: a million of
 * them are told apart without ever being spelled in digits.
 */
export function foldersOf(tree: Buffer, width: number): readonly string[] {
  const ids: string[] = [];
  let at = 0;
  while (at < tree.length) {
    const first = tree[at];
    let end = at + 5; // no mode is shorter
    while (tree[end] !== NUL && end < tree.length) end += 1;
    if (first === FOUR || first === ZERO) ids.push(tree.toString('latin1', end + 1, end + 1 + width));
    at = end + 1 + width;
  }
  return ids;
}
