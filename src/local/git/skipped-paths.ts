// Paths that git was told to leave out of the working tree: a sparse checkout, or the bit set by hand.
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mode } from '../../model/snapshot.ts';
import type { Repository } from './repository.ts';

/** What git's index has at a path that is left out of the working tree (git-update-index, skip-worktree). */
export interface SkippedEntry {
  readonly mode: Mode;
  /** The id of the blob; of a submodule its commit. */
  readonly blob: string;
}

const NONE: ReadonlyMap<string, SkippedEntry> = new Map();

/** What `git ls-files` prints of the bit, before mode, id and stage (git-ls-files, `-t`). */
const SKIPPED = /^S (?<mode>\d{6}) (?<blob>[0-9a-f]{40,64}) 0\t(?<path>[\s\S]+)$/;

/**
 * Every path with the bit, in the index's order; `null` where git cannot read its index. Whether it lies on
 * disk all the same is not asked. No process where the index cannot hold the bit, else one.
 */
export async function skippedPaths({
  git,
  gitDir,
  kind,
  root,
}: Pick<Repository, 'git' | 'gitDir' | 'kind' | 'root'>): Promise<ReadonlyMap<string, SkippedEntry> | null> {
  if (kind !== 'worktree' || gitDir === null || !(await mayHoldBit(gitDir))) return NONE;
  const found = new Map<string, SkippedEntry>();
  let rest = '';
  // A byte a character, so that no piece ends within one.
  const { code } = await git.at(root).stream(['ls-files', '-t', '-s', '-z'], '', (chunk) => {
    const lines = (rest + chunk.toString('latin1')).split('\0');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const { mode, blob, path } = SKIPPED.exec(line)?.groups ?? {};
      if (mode === undefined || blob === undefined || path === undefined) continue;
      found.set(Buffer.from(path, 'latin1').toString('utf8'), { mode: mode as Mode, blob });
    }
  });
  return code === 0 ? found : null;
}

/**
 * The bit stands in the extended flags, which version 2 of the index does not have (gitformat-index). A split
 * index keeps most of its entries in another file, which has a version of its own.
 */
async function mayHoldBit(gitDir: string): Promise<boolean> {
  const version = await versionOf(join(gitDir, 'index'));
  if (version === null) return false;
  if (version > 2) return true;
  const names = await readdir(gitDir).catch(() => []);
  return names.some((name) => name.startsWith('sharedindex.'));
}

/** The version in an index's head, `DIRC` and four bytes; `null` where there is no index. */
async function versionOf(path: string): Promise<number | null> {
  const file = await open(path).catch(() => null);
  if (file === null) return null;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return bytesRead === 8 && buffer.toString('latin1', 0, 4) === 'DIRC' ? buffer.readUInt32BE(4) : null;
  } catch {
    return null;
  } finally {
    await file.close();
  }
}
