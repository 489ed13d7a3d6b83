// Where a branch is: in this clone or only at a remote, and in which working tree it is checked out.
import type { Git } from './git.ts';
import { readRefs } from './refs.ts';

export interface BranchPlace {
  /** `git switch` takes this; of `origin/feature/x` it is `feature/x`. */
  readonly name: string;
  /** A local branch; else only a remote has it. */
  readonly local: boolean;
  /** The working tree that has it checked out, absolute; `null` where none has. */
  readonly checkedOut: string | null;
}

/** `null` where there is no such branch. Two processes at most. */
export async function placeOfBranch(name: string, git: Git): Promise<BranchPlace | null> {
  const { branches } = await readRefs(git);
  const found = branches.find((branch) => branch.name === name);
  if (!found) return null;
  const { leaf, remote } = found;
  if (remote !== null)
    return { name: await withinRemote(`${remote}/${leaf}`, leaf, git), local: false, checkedOut: null };
  const question = ['for-each-ref', '--format=%(worktreepath)', `refs/heads/${leaf}`];
  const { code, stdout, stderr } = await git.run(question);
  if (code !== 0) throw git.failure('for-each-ref', stderr);
  const path = stdout.toString('utf8').replace(/\n$/, '');
  return { name: leaf, local: true, checkedOut: path === '' ? null : path };
}

/** A remote may have a slash in its name: then its branch begins later than a name alone can tell. */
async function withinRemote(path: string, leaf: string, git: Git): Promise<string> {
  if (!leaf.includes('/')) return leaf;
  const { code, stdout } = await git.run(['remote']);
  const remotes = code === 0 ? stdout.toString('utf8').split('\n') : [];
  const [longest] = remotes
    .filter((one) => one !== '' && path.startsWith(`${one}/`))
    .sort((a, b) => b.length - a.length);
  return longest === undefined ? leaf : path.slice(longest.length + 1);
}

/**
 * The address of the remote that a local branch follows, else of `origin`, as git's settings have it; `null`
 * where none is named. At most two processes.
 */
export async function remoteUrl(branch: string | null, git: Git): Promise<string | null> {
  const set = async (key: string): Promise<string | null> => {
    const { code, stdout } = await git.run(['config', '--get', key]);
    return code === 0 ? stdout.toString('utf8').replace(/\n$/, '') : null;
  };
  const followed = branch === null ? null : await set(`branch.${branch}.remote`);
  // One that follows another local branch says nothing of where it goes.
  const remote = followed === null || followed === '.' ? 'origin' : followed;
  return /[/:]/.test(remote) ? remote : set(`remote.${remote}.url`);
}
