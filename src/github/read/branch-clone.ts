// A bare clone of all branches in few requests: the last commit of each with its trees; blobs when asked for.
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { WorldError } from '../../model/errors.ts';
import { addressOf, git, type Remote } from './git-fetch.ts';

export interface FetchedBranches {
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
    wasThere,
    // A server that knows which commits are here leaves out their blobs, which a partial clone lacks.
    async supply(blobs) {
      await git(dir, [...FETCH, 'origin'], remote, { lines: blobs, negotiates: false });
    },
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
  await fetchHeads(made, [HEADS], remote);
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
    await update(dir, remote);
    return true;
  } catch (error) {
    // All else may be the fault of what is here.
    if (!(error instanceof WorldError && ['permission', 'absent'].includes(error.refused))) return false;
    // Who may not read may not read from nothing either, nor keep what was read.
    await rm(dir, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Asks which commit each branch is at, and fetches those that are not here: nothing where nothing moved. A
 * fetch of all would ask again for what is here, as it may not have been fetched as deep.
 */
async function update(dir: string, remote: Remote): Promise<void> {
  const there = headsIn(await git(dir, ['ls-remote', '--quiet', '--heads', 'origin'], remote));
  // With the type each commit is looked at: one that is not here any more is told at once.
  const format = '--format=%(objectname)%09%(refname)%09%(objecttype)';
  const here = headsIn(await git(dir, ['for-each-ref', format, ALL], remote));
  // Before anything comes: a branch may stand where another one was a folder.
  const gone = [...here.keys()].filter((ref) => !there.has(ref));
  if (gone.length > 0)
    await git(dir, ['update-ref', '--stdin'], remote, { lines: gone.map((ref) => `delete ${ref}`) });
  const moved = [...there].flatMap(([ref, commit]) => (here.get(ref) === commit ? [] : [`+${ref}:${ref}`]));
  if (moved.length > 0) await fetchHeads(dir, moved, remote);
}

/** By their full names, as git prints them: `ID<tab>NAME`. */
function headsIn(printed: string): ReadonlyMap<string, string> {
  const lines = printed.split('\n').map((line) => line.split('\t'));
  return new Map(
    lines.flatMap(([commit, ref]) => (commit && ref?.startsWith(ALL) ? [[ref, commit] as const] : [])),
  );
}

const ALL = 'refs/heads/';
const HEADS = `+${ALL}*:${ALL}*`;

/** Names of branches are refspecs on stdin, where none can be taken for an option: each begins with `+`. */
async function fetchHeads(dir: string, refspecs: readonly string[], remote: Remote): Promise<void> {
  await git(dir, [...FETCH, '--depth=1', 'origin'], remote, { lines: refspecs });
}

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
