// Which paths of a change a commit can hold, and whether the last one has all of them already.
import { lstatSync } from 'node:fs';
import type { UserError } from '../../model/errors.ts';
import { type Grounds, placeOf } from '../files/writable-paths.ts';
import type { Git } from '../git/git.ts';
import { heldBy, trackedAmong } from '../git/tracked-paths.ts';
import { WRITING } from './committer.ts';
import type { Pending } from './journal.ts';

interface Place {
  readonly git: Git;
  readonly grounds: Grounds;
}

/** This many paths fit into one call on every system. */
const AT_ONCE = 400;

/**
 * Whether the last commit has all of it already. `git commit` would say so too, but look into every
 * submodule, by the submodule's own config, before it does.
 */
export async function isCommitted(
  paths: readonly string[],
  parent: string | null,
  git: Git,
): Promise<boolean> {
  if (parent === null) return false;
  await git.run([...WRITING, 'update-index', '-q', '--refresh']);
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    const some = paths.slice(at, at + AT_ONCE);
    const { code } = await git.run([
      'diff-index',
      '--quiet',
      '--ignore-submodules=all',
      'HEAD',
      '--',
      ...some,
    ]);
    if (code !== 0) return false;
  }
  return true;
}

/**
 * The paths that a commit can hold: those that git or the last commit has, and new ones that are not ignored.
 * @throws what `unmade` makes of git's words, where it takes no new file
 */
export async function committable(
  { paths, parent }: Pick<Pending, 'paths' | 'parent'>,
  { git, grounds }: Place,
  unmade: (said: string) => UserError,
): Promise<readonly string[]> {
  const tracked = await trackedAmong(git, paths);
  const lost = paths.filter((path) => !tracked.has(path));
  const fresh = lost.filter((path) => isFile(placeOf(grounds, path)));
  const gone = lost.filter((path) => !fresh.includes(path));
  // Staged as removed, it is in neither index nor disk; the commit that takes it out names it all the same.
  const last = parent === null ? new Set<string>() : await heldBy(parent, gone, git);
  const ignored =
    fresh.length === 0
      ? new Set<string>()
      : await trackedAmong(git, fresh, ['--others', '--ignored', '--exclude-standard']);
  const added = fresh.filter((path) => !ignored.has(path));
  const update = ['update-index', '--add', '-z', '--stdin'];
  if (added.length > 0) {
    const output = await git.run([...WRITING, ...update], added.map((path) => `${path}\0`).join(''));
    if (output.code !== 0) throw unmade(output.stderr);
  }
  const held = new Set([...tracked, ...last, ...added]);
  return paths.filter((path) => held.has(path));
}

function isFile(place: string): boolean {
  const stats = lstatSync(place, { throwIfNoEntry: false });
  return stats?.isFile() === true || stats?.isSymbolicLink() === true;
}
