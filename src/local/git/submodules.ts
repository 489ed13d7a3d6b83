// Submodules that git knows of and that are not checked out: on disk they are an empty folder, or nothing.
import { join } from 'node:path';
import { submodulePaths } from '../../text/gitmodules.ts';
import { type DiskEntry, readText } from '../survey/disk.ts';
import type { Git } from './git.ts';
import type { Repository } from './repository.ts';

/** What every repository with submodules has at its root (gitmodules(5)). */
const LIST = '.gitmodules';

/**
 * What is on disk, with the submodules beside it that were never checked out. What the list names counts only
 * where git's index has a submodule and nothing else lies on disk. One process, where there is a list at all.
 * Where git cannot read its index they stay unknown, and `warn` is told.
 * @throws UserError where git cannot be started
 */
export async function withSubmodules(
  disk: ReadonlyMap<string, DiskEntry>,
  { root, hash }: Pick<Repository, 'root' | 'hash'>,
  git: Git,
  warn: (message: string) => void,
): Promise<ReadonlyMap<string, DiskEntry>> {
  if (!disk.get(LIST)?.mode.startsWith('100')) return disk;
  const { reading } = await readText(join(root, LIST), hash);
  const held = foldersIn(disk);
  const empty = (reading.ok ? submodulePaths(reading.text) : []).filter(
    (path) => !held.has(path) && (disk.get(path)?.mode ?? '040000') === '040000',
  );
  if (empty.length === 0) return disk;
  const links = await linksIn(git.at(root));
  if (links === null)
    warn('Submodules that are not checked out are not named: git cannot read its index here.');
  const paths = empty.filter((path) => links?.has(path));
  return new Map([...disk, ...paths.map((path): [string, DiskEntry] => [path, { mode: '160000', size: 0 }])]);
}

/**
 * Submodules in the index, `null` where git fails. All of it is listed and none of the paths is handed over:
 * git compares each entry with each one, and refuses all for one that leads out.
 */
async function linksIn(git: Git): Promise<ReadonlySet<string> | null> {
  const found = new Set<string>();
  let rest = '';
  // A byte a character, so that no piece ends within one.
  const { code } = await git.stream(['ls-files', '-s', '-z'], '', (chunk) => {
    const lines = (rest + chunk.toString('latin1')).split('\0');
    rest = lines.pop() ?? '';
    for (const line of lines)
      if (line.startsWith('160000 '))
        found.add(Buffer.from(line.slice(line.indexOf('\t') + 1), 'latin1').toString('utf8'));
  });
  return code === 0 ? found : null;
}

/** Folders with something in them. */
function foldersIn(disk: ReadonlyMap<string, DiskEntry>): ReadonlySet<string> {
  return new Set([...disk.keys()].map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/')))));
}
