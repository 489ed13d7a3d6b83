// The paths of one commit as an index: what is at a path, what a folder holds, which blob it is.
import { folderOf } from '../../model/path.ts';
import { type Entry, isFileMode, type Mode } from '../../model/snapshot.ts';
import { byteOrder, segmentsOf, withoutSlash } from './path-names.ts';
import type { ListedEntry } from './tree.ts';

/** What is at the end of a path, or what stands in the way. */
export type PathEntry =
  | { readonly kind: 'entry'; readonly entry: ListedEntry }
  | { readonly kind: 'absent' | 'link' | 'submodule' };

export interface PathIndex {
  at(path: string): PathEntry;
  list(folder: string): readonly Entry[];
  pathsOf(blob: string): readonly string[];
}

/** What lies below each of these stands in the way of everything after it. */
const IN_THE_WAY: ReadonlyMap<Mode, 'link' | 'submodule'> = new Map([
  ['120000', 'link'],
  ['160000', 'submodule'],
]);

export function pathIndexOf(listed: readonly ListedEntry[]): PathIndex {
  const byPath = new Map(listed.map((one) => [one.path, one]));
  const folders = new Map<string, Entry[]>();
  const blobs = new Map<string, string[]>();
  for (const { path, mode, id } of listed) {
    push(folders, folderOf(path), { path, mode, blob: id });
    if (isFileMode(mode)) push(blobs, id, path);
  }
  return {
    at: (path) => placeAt(byPath, path),
    list: (folder) => (folders.get(withoutSlash(folder)) ?? []).toSorted((a, b) => byteOrder(a.path, b.path)),
    pathsOf: (blob) => (blobs.get(blob) ?? []).toSorted(byteOrder),
  };
}

function push<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const there = lists.get(key);
  if (there) there.push(value);
  else lists.set(key, [value]);
}

/** The root has no line of its own in a listing, and its id is not told. */
const ROOT: ListedEntry = { path: '', mode: '040000', id: '', size: null };

function placeAt(byPath: ReadonlyMap<string, ListedEntry>, path: string): PathEntry {
  const segments = segmentsOf(path);
  if (!segments) return { kind: 'absent' };
  let here = ROOT;
  for (const name of segments) {
    const kind = IN_THE_WAY.get(here.mode);
    if (kind) return { kind };
    const next = byPath.get(here.path === '' ? name : `${here.path}/${name}`);
    if (!next) return { kind: 'absent' };
    here = next;
  }
  return { kind: 'entry', entry: here };
}
