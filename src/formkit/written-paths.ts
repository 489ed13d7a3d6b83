// Paths as people and tools write them into a state, found where the file really lies in the repository.
import type { Snapshot } from '../model/snapshot.ts';
import { joinPath } from '../text/markdown/path-lists.ts';
import { unsafePath } from '../text/safe-path.ts';

/** What a state means by a path, and why it must not be looked at where it leads out. */
export interface WrittenPath {
  /** `null` where it is unsafe. */
  readonly path: string | null;
  readonly unsafe: string | null;
}

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
    const ends = names.includes('..') ? [] : names.map((_, at) => names.slice(at).join('/'));
    const end = ends.slice(1).find((one) => one.includes('/') && isThere(one));
    return end === undefined ? { path: null, unsafe } : { path: end, unsafe: null };
  }
  const ways = folders.map((folder) => joinPath(folder, bare));
  return { path: ways.find(isThere) ?? ways[0] ?? bare, unsafe: null };
}
