// One commit as a snapshot, over trees and blobs that many commits share.
import { isLog, type Reading } from '../../model/file-content.ts';
import { type Entry, isFileMode, NO_TEXT_OF, type Snapshot } from '../../model/snapshot.ts';
import type { Commit } from '../git/commit-object.ts';
import type { CommitsAt } from '../git/commits.ts';
import type { HistoryRequests } from '../git/history-requests.ts';
import type { Objects } from '../git/objects.ts';
import type { TreeEntry } from '../git/trees.ts';
import { byteOrder } from './names.ts';
import { type PendingSnapshot, segmentsOf } from './pending-snapshot.ts';

/** What is at the end of a path, or what stands in the way. */
type Place =
  | { readonly kind: 'entry'; readonly entry: TreeEntry }
  | { readonly kind: 'absent' | 'link' | 'submodule' };

/** What a view is made of. */
export interface ViewParts {
  readonly objects: Objects;
  /** Answers what history is asked. */
  readonly past: HistoryRequests;
  /** Bytes up to which the file at a path is read. */
  readonly sizeCapOf: (path: string) => number;
}

/** A commit whose trees are loaded. `commits` answers which ones there are. */
export function viewOf(
  { objects, past, sizeCapOf }: ViewParts,
  commit: { id: string; tree: string },
  commits: CommitsAt,
): PendingSnapshot {
  const root = rootOf(commit.tree);
  const at = (path: string) => placeAt(objects, root, path);
  const snapshot: Snapshot = {
    commit: commit.id,
    entry: (path) => entryIn(objects, root, path),
    list(folder) {
      const path = folder.endsWith('/') ? folder.slice(0, -1) : folder;
      const place = at(path);
      if (place.kind !== 'entry' || place.entry.mode !== '040000') return [];
      const lead = path === '' ? '' : `${path}/`;
      return objects
        .entries(place.entry.id)
        .map(({ name, mode, id }): Entry => ({ path: `${lead}${name}`, mode, blob: id }))
        .sort((a, b) => byteOrder(a.path, b.path));
    },
    text: (path) => readingAt(objects, at(path)),
    pathsOf: (blob) => pathsOf(objects, commit.tree, blob),
    history: (path) => past.versions(commit.id, path),
    lastChange: (paths) => past.lastChange(commit.id, paths.map(withoutSlash)),
    lastChanges: (paths, most) => past.lastChanges(commit.id, paths.map(withoutSlash), most),
    get head() {
      return past.commit(commit.id);
    },
    commits: () => commits.facts,
    revision: () => past.revision + commits.reads,
  };
  return {
    snapshot,
    texts: new Set(),
    histories: new Set(),
    changes: new Set(),
    quiet: new Map(),
    want(path) {
      const place = at(path);
      if (place.kind === 'entry' && isFileMode(place.entry.mode))
        objects.want(place.entry.id, isLog(path), sizeCapOf(path));
    },
    wantCommits: (since) => commits.want(since),
  };
}

/** What is at a path of a tree that was loaded. */
export function entryIn(objects: Objects, root: TreeEntry, path: string): Entry | null {
  const place = placeAt(objects, root, path);
  return place.kind === 'entry' ? { path, mode: place.entry.mode, blob: place.entry.id } : null;
}

/** A tree as the root of all its paths. */
export const rootOf = (tree: string): TreeEntry => ({ name: '', mode: '040000', id: tree });

/** The same for many commits, each made once. */
export function viewsOf(
  parts: ViewParts,
  commits: ReadonlyMap<string, Commit>,
  commitsAt: (tip: string) => CommitsAt,
): (tip: { readonly commit: string }) => PendingSnapshot {
  const views = new Map<string, PendingSnapshot>();
  return ({ commit }) => {
    const known = views.get(commit);
    if (known) return known;
    const made = { id: commit, tree: commits.get(commit)?.tree ?? '' };
    const view = viewOf(parts, made, commitsAt(commit));
    views.set(commit, view);
    return view;
  };
}

export const withoutSlash = (path: string): string => path.replace(/\/+$/, '');

function placeAt(objects: Objects, root: TreeEntry, path: string): Place {
  const segments = segmentsOf(path);
  if (!segments) return { kind: 'absent' };
  let here = root;
  for (const name of segments) {
    if (here.mode === '160000') return { kind: 'submodule' };
    if (here.mode === '120000') return { kind: 'link' };
    const next = here.mode === '040000' ? objects.entry(here.id, name) : undefined;
    if (!next) return { kind: 'absent' };
    here = next;
  }
  return { kind: 'entry', entry: here };
}

function readingAt(objects: Objects, place: Place): Reading {
  if (place.kind !== 'entry') return { ok: false, why: place.kind };
  const { entry } = place;
  return isFileMode(entry.mode) ? objects.reading(entry.id) : { ok: false, why: NO_TEXT_OF[entry.mode] };
}

/** Looks through the bytes of every tree for the id; only those that hold it are read entry by entry. */
function pathsOf(objects: Objects, tree: string, blob: string): readonly string[] {
  const id = Buffer.from(blob, 'hex');
  if (id.length !== objects.width) return [];
  const paths: string[] = [];
  const below = new Map<string, boolean>();
  const holds = (one: string): boolean => {
    const known = below.get(one);
    if (known !== undefined) return known;
    const held = objects.tree(one).includes(id) || objects.folders(one).some((folder) => holds(folder));
    below.set(one, held);
    return held;
  };
  const collect = (one: string, prefix: string): void => {
    if (!holds(one)) return;
    for (const entry of objects.entries(one)) {
      if (entry.mode === '040000') collect(entry.id, `${prefix}${entry.name}/`);
      else if (entry.id === blob && isFileMode(entry.mode)) paths.push(`${prefix}${entry.name}`);
    }
  };
  collect(tree, '');
  return paths.sort(byteOrder);
}
