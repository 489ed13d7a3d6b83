// A second working tree for one change on a branch that is not checked out; the person's own is not touched.
import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../model/errors.ts';
import { placeOfBranch } from '../git/branch-place.ts';
import type { Git } from '../git/git.ts';
import { openRepository, type Repository } from '../git/repository.ts';
import type { LocalOptions } from '../survey/survey.ts';

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
      `--branch: ${shown} is a branch of a remote, expected a local one. Type "git switch ${place.name}", ` +
        'which makes it, and repeat the command without --branch.',
    );
  const { checkedOut } = place;
  if (checkedOut === root)
    throw new UserError(`--branch: ${shown} is checked out here. Repeat the command without --branch.`);
  if (checkedOut !== null)
    throw new UserError(
      `--branch: ${shown} is checked out in ${JSON.stringify(checkedOut)}. Name that folder with -C, and ` +
        'leave --branch out.',
    );
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
