// A whole repository in few requests: the last commit of every branch with its trees; blobs when asked for.
import { mkdir } from 'node:fs/promises';
import { addressOf, git, type Remote } from './git.ts';

export interface FetchedBranches {
  /** A bare partial clone: absolute. */
  readonly dir: string;
  /** Brings these blobs in one request. @throws WorldError */
  supply(blobs: readonly string[]): Promise<void>;
}

/** What is fetched of which refs: all branches, or single commits by their full hex ids. */
export type FetchRequest =
  | { readonly kind: 'branches' }
  | { readonly kind: 'commits'; readonly ids: readonly string[]; readonly depth: number };

/**
 * Makes a bare clone in an empty folder. Names of branches never reach a command line: the refspec is ours.
 * @throws WorldError
 */
export async function fetchRepository(
  dir: string,
  wanted: FetchRequest,
  remote: Remote,
): Promise<FetchedBranches> {
  await mkdir(dir, { recursive: true });
  await git(dir, ['init', '--quiet', '--bare', '.'], remote);
  await git(dir, ['remote', 'add', 'origin', addressOf(remote)], remote);
  const depth = wanted.kind === 'branches' ? 1 : wanted.depth;
  const specs =
    wanted.kind === 'branches'
      ? ['+refs/heads/*:refs/heads/*']
      : wanted.ids.map((id) => `+${id}:refs/rekindle/seen/${id}`);
  await git(
    dir,
    ['fetch', ...QUIETLY, `--depth=${depth}`, '--filter=blob:none', '--stdin', 'origin'],
    remote,
    listOf(specs),
  );
  return {
    dir,
    supply: (blobs) =>
      git(dir, ['fetch', ...QUIETLY, '--filter=blob:none', '--stdin', 'origin'], remote, listOf(blobs)),
  };
}

const QUIETLY = [
  // Each branch once: not also as one of a remote.
  '--refmap=',
  '--quiet',
  '--no-tags',
  '--no-write-fetch-head',
  '--no-auto-maintenance',
  '--no-recurse-submodules',
];

const listOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
