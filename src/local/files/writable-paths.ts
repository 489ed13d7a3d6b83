// Which paths of a working tree may be written: below the root, through real folders, outside of `.git`.
import { lstatSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { UserError } from '../../model/errors.ts';
import { quote, refused } from '../write/refusals.ts';

/** Where changes are made. */
export interface Grounds {
  /** The root of the working tree, absolute, links resolved. */
  readonly root: string;
  /** Git's own folders, absolute; none without a repository. */
  readonly git: readonly string[];
}

/** Names that a file system may take for `.git` (git-config, core.protectHFS and core.protectNTFS). */
const GITS = /^(?:\.git|git~\d+)[. ]*$/i;
/** Characters that some file systems pass over within names. */
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/**
 * The absolute place of a path. Everything on the way to it that is there is a real folder of this working
 * tree; what is at its end is not looked at.
 * @throws UserError where the path must not be written
 */
export function placeOf({ root, git }: Grounds, path: string): string {
  const names = path.split('/');
  const bad = names.find((name) => name === '' || name === '.' || name === '..' || name.includes('\0'));
  if (bad !== undefined) throw unfit(path, 'it is no plain path within the repository');
  if (sep === '\\' && /[\\:]/.test(path))
    throw unfit(path, 'it has a character that Windows reads its own way');
  if (names.some((name) => GITS.test(name.replace(IGNORED, ''))))
    throw unfit(path, 'it lies in git’s own folder');
  const place = join(root, ...names);
  if (git.some((folder) => isWithin(folder, place) || isWithin(place, folder)))
    throw unfit(path, 'git’s own folder lies there');
  let above = root;
  for (const name of names.slice(0, -1)) {
    above = join(above, name);
    const stats = lstatSync(above, { throwIfNoEntry: false });
    if (!stats) break;
    if (stats.isSymbolicLink()) throw unfit(path, 'a symbolic link stands on the way to it');
    if (!stats.isDirectory()) throw unfit(path, 'a file stands on the way to it');
    if (holdsRepository(above)) throw unfit(path, 'another repository stands on the way to it');
  }
  return place;
}

/** Whether a folder is the root of a repository of its own, a submodule for example. */
export const holdsRepository = (folder: string): boolean =>
  lstatSync(join(folder, '.git'), { throwIfNoEntry: false }) !== undefined;

function isWithin(folder: string, place: string): boolean {
  const way = relative(folder, place);
  // Between two drives only the whole path leads there (R06).
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way));
}

function unfit(path: string, why: string): UserError {
  return refused(
    `${quote(path)} must not be written, since ${why}; expected a path to a file within this working tree.`,
  );
}
