// A bare clone of all branches in few requests: the last commit of each with its trees; blobs when asked for.
import { access, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { WorldError } from '../../model/errors.ts';
import { addressOf, git, type Remote } from './git-fetch.ts';

export interface FetchedBranches {
  /** A bare partial clone: absolute. */
  readonly dir: string;
  /** Brings these blobs in one request. @throws WorldError */
  supply(blobs: readonly string[]): Promise<void>;
}

/**
 * Makes a bare clone in a folder, or brings the one that is there up to date: then only what is new comes,
 * and branches that are gone are gone there. What cannot be brought up to date is made again from nothing.
 * @param dir empty, not there, or what an earlier call made
 * @throws WorldError
 */
export async function fetchBranches(dir: string, remote: Remote): Promise<FetchedBranches> {
  if (!(await isBroughtUpToDate(dir, remote))) {
    await mkdir(dir, { recursive: true });
    await git(dir, ['init', '--quiet', '--bare', '.'], remote);
    await git(dir, ['remote', 'add', 'origin', addressOf(remote)], remote);
    await fetchHeads(dir, remote);
  }
  return {
    dir,
    // A server that knows which commits are here leaves out their blobs, which a partial clone lacks.
    supply: (blobs) => git(dir, [...FETCH, 'origin'], remote, { lines: blobs, negotiates: false }),
  };
}

/** `false` where there is nothing to bring up to date; then the folder is empty. @throws WorldError */
async function isBroughtUpToDate(dir: string, remote: Remote): Promise<boolean> {
  const isThere = await access(join(dir, 'config')).then(
    () => true,
    () => false,
  );
  if (!isThere) return false;
  try {
    await fetchHeads(dir, remote);
    return true;
  } catch (error) {
    // Who may not read may not read from nothing either; all else may be the fault of what is here.
    if (error instanceof WorldError && ['permission', 'absent'].includes(error.refused)) throw error;
    await rm(dir, { recursive: true, force: true });
    return false;
  }
}

/** Names of branches never reach a command line: the refspec is ours. */
const HEADS = '+refs/heads/*:refs/heads/*';

const fetchHeads = (dir: string, remote: Remote): Promise<void> =>
  git(dir, [...FETCH, '--depth=1', '--prune', 'origin'], remote, { lines: [HEADS] });

const FETCH = [
  'fetch',
  // Each branch once: not also as one of a remote.
  '--refmap=',
  '--quiet',
  '--no-tags',
  '--no-write-fetch-head',
  '--no-auto-maintenance',
  '--no-recurse-submodules',
  '--filter=blob:none',
  '--stdin',
];
