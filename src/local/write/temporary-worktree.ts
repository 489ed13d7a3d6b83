// A second working tree for one change on a branch that is not checked out; the person's own is not touched.
import { existsSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../model/errors.ts';
import { forShell } from '../../text/escape.ts';
import { placeOfBranch } from '../git/branch-place.ts';
import type { Git } from '../git/git.ts';
import { openRepository, type Repository } from '../git/repository.ts';
import { differingPaths } from '../git/status.ts';
import { trackedAmong } from '../git/tracked-paths.ts';
import type { LocalOptions } from '../survey/survey.ts';
import { isRunning } from './running-process.ts';

/**
 * Checks a local branch out below `folder`, which is there and empty, lets `act` work in it, and takes the
 * working tree away again whatever happens. No hook and no filter runs: a file that git keeps through a
 * filter stands there as git keeps it.
 * @throws UserError where the branch is no local one, or is checked out already
 */
export async function inTemporaryWorktree<T>(
  branch: string,
  folder: string,
  { git, kind, name, root }: Repository,
  { env }: Pick<LocalOptions, 'env'>,
  act: (dir: string) => Promise<T>,
): Promise<T> {
  if (kind === 'none') throw new UserError(`--branch: ${root} is no git repository, so it has no branches.`);
  await assertFree(branch, git, root);
  const dir = join(folder, name);
  try {
    const made = await git.run(['worktree', 'add', '--quiet', '--no-guess-remote', dir, branch]);
    if (made.code !== 0) throw git.failure('worktree add', made.stderr);
    return await act(dir);
  } finally {
    await remove(dir, git, env);
  }
}

/** @throws UserError with what to type instead */
async function assertFree(branch: string, git: Git, root: string): Promise<void> {
  const place = await placeOfBranch(branch, git);
  const shown = JSON.stringify(branch);
  if (place === null)
    throw new UserError(`--branch: found no branch ${shown} in this clone, expected a local branch.`);
  if (!place.local)
    throw new UserError(
      `--branch: ${shown} is a branch of a remote, expected a local one. Type "git switch ` +
        `${place.name.startsWith('-') ? '-- ' : ''}${forShell(place.name)}", ` +
        'which makes it, and repeat the command without --branch.',
    );
  const { checkedOut } = place;
  if (checkedOut !== null && ownerOf(checkedOut) !== null) return freeLeftover(checkedOut, shown, git);
  if (checkedOut === root)
    throw new UserError(`--branch: ${shown} is checked out here. Repeat the command without --branch.`);
  if (checkedOut !== null)
    throw new UserError(
      `--branch: ${shown} is checked out in ${JSON.stringify(checkedOut)}. Name that folder with -C, and ` +
        'leave --branch out.',
    );
}

/** Where the command line has its temporary working trees: the name tells the process, which may be gone. */
const TEMPORARY = /[\\/]rekindle-branch-(\d+)-[^\\/]+[\\/][^\\/]+$/;

/** The process that made a temporary working tree and is gone; `null`: it runs, or the tree is a person's. */
function ownerOf(tree: string): number | null {
  const pid = Number(TEMPORARY.exec(tree)?.[1] ?? 0);
  return pid === 0 || isRunning(pid) ? null : pid;
}

/**
 * Takes away a tree that a killed process left, where nothing lies in it that its branch does not have.
 * @throws UserError where something does
 */
async function freeLeftover(tree: string, branch: string, git: Git): Promise<void> {
  if (existsSync(tree)) {
    const there = git.at(tree);
    const { paths } = await differingPaths(there);
    const ignored = await trackedAmong(there, ['.'], ['--others', '--ignored', '--exclude-standard']);
    if (paths.length + ignored.size > 0)
      throw new UserError(
        `--branch: a command that was cut short left ${branch} checked out in ${JSON.stringify(tree)}, ` +
          'with changes that are not committed. Nothing was done. Keep them by "rekindle checkpoint -C" ' +
          'and that folder, or drop them by "git worktree remove --force" and it; then repeat the command.',
      );
  }
  const removed = await git.run(['worktree', 'remove', '--force', tree]);
  if (removed.code !== 0) throw git.failure('worktree remove', removed.stderr);
}

/** The folder and what git keeps of it. Where git cannot, both are removed by hand. */
async function remove(dir: string, git: Git, env: LocalOptions['env']): Promise<void> {
  const { code } = await git.run(['worktree', 'remove', '--force', '--force', dir]);
  if (code === 0) return;
  const own = await openRepository(dir, env).catch(() => null);
  // Only what git keeps of this very folder: the folder may lie within another working tree.
  const kept = own?.kind === 'worktree' && own.root === realpathSync(dir) ? own : null;
  rmSync(dir, { recursive: true, force: true });
  if (kept?.gitDir && kept.gitDir !== kept.commonDir) rmSync(kept.gitDir, { recursive: true, force: true });
}
