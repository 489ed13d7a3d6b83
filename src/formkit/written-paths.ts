// Paths as people and tools write them into a state, found where the file really lies in the repository.
import { isOutOfReach } from '../model/file-content.ts';
import type { Snapshot } from '../model/snapshot.ts';
import type { Artifact } from '../model/workflow.ts';
import { artifactsOf, joinPath } from '../text/markdown/path-lists.ts';
import { unsafePath } from '../text/safe-path.ts';
import { owedFile } from './workflow-state.ts';

/** What a state means by a path, and why it must not be looked at where it leads out. */
export interface WrittenPath {
  /** `null` where it is unsafe. */
  readonly path: string | null;
  readonly unsafe: string | null;
}

/** Names at the end of an absolute path that are looked for; no repository is deeper. */
const DEEPEST = 64;

/**
 * A path from one of these folders, the likeliest first, or absolute on another machine; that one is found by
 * its end. Where nothing is there yet it counts from the first folder.
 */
export function writtenPath(written: string, folders: readonly string[], snapshot: Snapshot): WrittenPath {
  const bare = written.trim();
  const unsafe = unsafePath(bare);
  const isThere = (path: string) => path !== '' && snapshot.entry(path) !== null;
  if (unsafe !== null) {
    const names = bare.split(/[\\/]/).filter((name) => name !== '');
    const last = names.includes('..') ? [] : names.slice(1).slice(-DEEPEST);
    const ends = last.map((_, at) => last.slice(at).join('/'));
    const end = ends.find((one) => one.includes('/') && isThere(one));
    return end === undefined ? { path: null, unsafe } : { path: end, unsafe: null };
  }
  const ways = folders.map((folder) => joinPath(folder, bare));
  return { path: ways.find(isThere) ?? ways[0] ?? bare, unsafe: null };
}

/**
 * What a state says that a step left, prose after the path passed over; a folder of the document's name is
 * the document in several files.
 */
export function leftAt(
  written: string,
  resolved: (written: string) => WrittenPath,
  snapshot: Snapshot,
  line: number | null,
): Artifact {
  const whole = resolved(written);
  const isThere = whole.path !== null && snapshot.entry(whole.path) !== null;
  const [first] = isThere ? [] : artifactsOf(written);
  const { path, unsafe } = first?.path ? resolved(first.path) : whole;
  const folder = path?.replace(/\.md$/, '') ?? null;
  const sharded = folder !== null && snapshot.entry(folder)?.mode === '040000';
  const owed = owedFile(path ?? written, { written, conditional: sharded, line });
  return { ...owed, path: sharded ? null : path, unsafe };
}

/**
 * The first that is there, else the first that lies beyond a link or in another repository, where we cannot
 * say that it is missing; else the first of all. `null` where there are none.
 */
export function placeOf(paths: readonly string[], snapshot: Snapshot): string | null {
  const there = paths.find((path) => snapshot.entry(path) !== null);
  return there ?? paths.find((path) => isOutOfReach(snapshot.text(path))) ?? paths[0] ?? null;
}
