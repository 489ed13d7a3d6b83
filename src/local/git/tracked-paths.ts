// Which paths git tracks, or ignores.
import type { Git } from './git.ts';

/** This many paths fit into one call on every system. */
const AT_ONCE = 400;

/**
 * Those of these paths, and of all below them, that git tracks; with the options of `git ls-files` those that
 * they choose. One process for each 400 paths.
 * @throws UserError where git fails
 */
export async function trackedAmong(
  git: Git,
  paths: readonly string[],
  options: readonly string[] = [],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    const args = ['ls-files', '-z', ...options, '--', ...paths.slice(at, at + AT_ONCE)];
    const { code, stdout, stderr } = await git.run(args);
    if (code !== 0) throw git.failure('ls-files', stderr);
    for (const path of stdout.toString('utf8').split('\0')) if (path !== '') found.add(path);
  }
  return found;
}

/**
 * Those of these paths that a commit has. One process for each 400 paths.
 * @throws UserError where git fails
 */
export async function heldBy(
  commit: string,
  paths: readonly string[],
  git: Git,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    const some = paths.slice(at, at + AT_ONCE);
    const args = ['ls-tree', '-z', '--name-only', '--full-tree', commit, '--', ...some];
    const { code, stdout, stderr } = await git.run(args);
    if (code !== 0) throw git.failure('ls-tree', stderr);
    for (const path of stdout.toString('utf8').split('\0')) if (path !== '') found.add(path);
  }
  return found;
}
