// Submodules that git knows of and that are not checked out: on disk they are an empty folder, or nothing.
import { join } from 'node:path';
import { type DiskEntry, readText } from './disk.ts';
import type { Git } from './git.ts';
import type { Repository } from './repository.ts';

/** What every repository with submodules has at its root (gitmodules(5)). */
const LIST = '.gitmodules';
const PATH = /^[ \t]*path[ \t]*=[ \t]*"?([^"\r\n]+?)"?[ \t]*$/gm;

/**
 * What is on disk, with the submodules beside it that were never checked out. What the list names counts only
 * where git's index has a submodule and nothing else lies on disk. One process, where there is a list at all.
 * @throws UserError where git fails
 */
export async function withSubmodules(
  disk: ReadonlyMap<string, DiskEntry>,
  { root, hash }: Pick<Repository, 'root' | 'hash'>,
  git: Git,
): Promise<ReadonlyMap<string, DiskEntry>> {
  if (!disk.get(LIST)?.mode.startsWith('100')) return disk;
  const { reading } = await readText(join(root, LIST), hash);
  const named = reading.ok ? [...reading.text.matchAll(PATH)].map(([, path = '']) => path) : [];
  const held = foldersIn(disk);
  const empty = [...new Set(named)].filter(
    (path) => !held.has(path) && (disk.get(path)?.mode ?? '040000') === '040000',
  );
  if (empty.length === 0) return disk;
  const { code, stdout, stderr } = await git.at(root).run(['ls-files', '-s', '-z', '--', ...empty]);
  if (code !== 0) throw git.failure('ls-files', stderr);
  const lines = stdout.toString('utf8').split('\0');
  const paths = lines.flatMap((line) => (line.startsWith('160000 ') ? line.split('\t').slice(1) : []));
  const more = paths.map((path): [string, DiskEntry] => [path, { mode: '160000', size: 0 }]);
  return new Map([...disk, ...more]);
}

/** Folders with something in them. */
function foldersIn(disk: ReadonlyMap<string, DiskEntry>): ReadonlySet<string> {
  return new Set([...disk.keys()].map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/')))));
}
