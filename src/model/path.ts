// Paths of a repository, taken apart: the folder that one lies in, its last name, its spelling.
import type { Snapshot } from './snapshot.ts';

/** The folder that a path lies in; `''` is the root. */
export function folderOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? '' : path.slice(0, slash);
}

/** The name after the last `/`. */
export function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** A path that has one Unicode spelling. */
const ONE_SPELLING = /^[ -~]*$/;

/**
 * The path of what is there under another Unicode spelling, composed or not, of one of its names: macOS and
 * Linux write them differently. `null` where nothing is.
 */
export function otherSpelling(path: string, snapshot: Pick<Snapshot, 'list'>): string | null {
  if (ONE_SPELLING.test(path)) return null;
  let here = '';
  for (const name of path.split('/')) {
    const below = snapshot.list(here);
    const form = name.normalize('NFC');
    const next =
      below.find((one) => baseOf(one.path) === name) ??
      below.find((one) => baseOf(one.path).normalize('NFC') === form);
    if (!next) return null;
    here = next.path;
  }
  return here === path ? null : here;
}
