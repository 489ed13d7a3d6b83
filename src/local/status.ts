// What differs from the last commit, in git's own words and whatever a repository's config says.
import type { Differing } from '../model/choice.ts';
import type { Git } from './git.ts';
import { byteOrder } from './names.ts';
import { DRAFT } from './replace.ts';

/** Config that would hide files or name them otherwise is overruled (git-status, "Porcelain Format v2"). */
const ARGS = [
  '-c',
  'core.quotePath=false',
  '-c',
  'status.relativePaths=false',
  'status',
  '--porcelain=v2',
  '-z',
  '--untracked-files=all',
  '--no-renames',
  '--no-ahead-behind',
  '--ignore-submodules=dirty',
];

/** Blanks before the path of a line, by the line's first letter. */
const FIELDS: Readonly<Record<string, number>> = { '1': 8, u: 10, '?': 1 };

/**
 * Every path that differs from the last commit, untracked ones too and ignored ones not. Other repositories
 * that git does not know are no paths of this one. One process.
 * @throws UserError where git fails
 */
export async function differingPaths(git: Git): Promise<Differing> {
  const { code, stdout, stderr } = await git.run(ARGS);
  if (code !== 0) throw git.failure('status', stderr);
  const found = stdout
    .toString('utf8')
    .split('\0')
    .flatMap((line) => {
      const fields = FIELDS[line[0] ?? ''];
      return fields === undefined
        ? []
        : [{ path: line.split(' ').slice(fields).join(' '), untracked: line[0] === '?' }];
    })
    .filter(({ path }) => !path.endsWith('/') && !DRAFT.test(path.slice(path.lastIndexOf('/') + 1)));
  // What was taken out of git's index and is still there is told twice; to a commit it is new.
  const untracked = new Set(found.flatMap((one) => (one.untracked ? [one.path] : [])));
  return { paths: [...new Set(found.map(({ path }) => path))].sort(byteOrder), untracked };
}
