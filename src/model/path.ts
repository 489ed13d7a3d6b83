// Paths of a repository: the folders that one lies in, its last name, and where it is in another spelling.
import type { Entry, Snapshot } from './snapshot.ts';

/** The folder that a path lies in; `''` is the root. */
export function folderOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? '' : path.slice(0, slash);
}

/** The name after the last `/`. */
export function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The repository itself, which `.` names as well. */
export const isRoot = (folder: string): boolean => folder === '' || folder === '.';

/** Whether a path is the folder itself, or lies below it; everything lies below the root, `''` or `.`. */
export function isWithin(path: string, folder: string): boolean {
  return isRoot(folder) || path === folder || path.startsWith(`${folder}/`);
}

/** A path that has one Unicode spelling. */
const ONE_SPELLING = /^[ -~]*$/;

/** Git's mode of a folder. */
const FOLDER = '040000';

/**
 * The path of the file that is there under another Unicode spelling, composed or not, of one of its names:
 * macOS and Linux write them differently, and one folder may be there in both. `null` where none is.
 */
export function otherSpelling(path: string, snapshot: Pick<Snapshot, 'list'>): string | null {
  if (ONE_SPELLING.test(path)) return null;
  const found = spelledBelow('', path.split('/'), snapshot);
  return found === path ? null : found;
}

/** A name as it is written goes before the same in another spelling. */
function spelledBelow(
  here: string,
  [name, ...rest]: readonly string[],
  snapshot: Pick<Snapshot, 'list'>,
): string | null {
  if (name === undefined) return here;
  const form = name.normalize('NFC');
  const fits = ({ path, mode }: Entry) =>
    baseOf(path).normalize('NFC') === form && (mode === FOLDER) === rest.length > 0;
  const alike = snapshot.list(here).filter(fits);
  const written = alike.filter((one) => baseOf(one.path) === name);
  for (const { path } of new Set([...written, ...alike])) {
    const found = spelledBelow(path, rest, snapshot);
    if (found !== null) return found;
  }
  return null;
}
