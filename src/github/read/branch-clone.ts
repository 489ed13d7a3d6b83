// A bare clone of all branches in few requests: the last commit of each with its trees; blobs when asked for.
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { WorldError } from '../../model/errors.ts';
import { addressOf, git, type Remote } from './git-fetch.ts';

export interface FetchedBranches {
  /** A bare partial clone: absolute. */
  readonly dir: string;
  /** Whether it was there before, and was brought up to date. */
  readonly wasThere: boolean;
  /** Brings these blobs in one request. @throws WorldError */
  supply(blobs: readonly string[]): Promise<void>;
}

/**
 * Makes a bare clone in a folder, or brings the one that is there up to date: then only what is new comes,
 * and branches that are gone are gone there. What cannot be brought up to date is made again from nothing,
 * beside it: until the new one is whole, the old one stays.
 * @param dir not there, or what an earlier call made
 * @throws WorldError
 */
export async function fetchBranches(dir: string, remote: Remote): Promise<FetchedBranches> {
  const wasThere = await isBroughtUpToDate(dir, remote);
  if (!wasThere) await makeClone(dir, remote);
  return {
    dir,
    wasThere,
    // A server that knows which commits are here leaves out their blobs, which a partial clone lacks.
    supply: (blobs) => git(dir, [...FETCH, 'origin'], remote, { lines: blobs, negotiates: false }),
  };
}

/** @throws WorldError; then `dir` is as it was */
async function makeClone(dir: string, remote: Remote): Promise<void> {
  const made = `${dir}-new`;
  const removed = (path: string) => rm(path, { recursive: true, force: true });
  await removed(made);
  await mkdir(made, { recursive: true });
  await git(made, ['init', '--quiet', '--bare', '.'], remote);
  await git(made, ['remote', 'add', 'origin', addressOf(remote)], remote);
  await fetchHeads(made, remote);
  await removed(dir);
  await rename(made, dir);
}

/** `false` where there is nothing that can be brought up to date. @throws WorldError */
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
    // All else may be the fault of what is here.
    if (!(error instanceof WorldError && ['permission', 'absent'].includes(error.refused))) return false;
    // Who may not read may not read from nothing either, nor keep what was read.
    await rm(dir, { recursive: true, force: true });
    throw error;
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
