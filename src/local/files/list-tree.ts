// Lists everything below a path on disk, as removing it would meet it: nothing is skipped, no link
// is followed.
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { UserError } from '../../model/errors.ts';
import { byteOrder } from '../survey/names.ts';
import { quote, refused } from '../write/refusals.ts';
import { BITS } from './file-shapes.ts';
import { type Grounds, holdsRepository, placeOf } from './writable-paths.ts';

/** One thing on disk. */
export interface Expanded {
  readonly path: string;
  readonly kind: 'file' | 'link' | 'directory';
  /** Permission bits with set-id and sticky bits. */
  readonly mode: number;
  /** Bytes; 0 for what is no file. */
  readonly size: number;
}

/**
 * What these paths mean on disk, each once, in byte order: files, links, folders with all that is in them.
 * What is not there is left out.
 * @throws UserError where something could not be kept and so must not be removed
 */
export function expand(grounds: Grounds, paths: readonly string[]): readonly Expanded[] {
  const found = new Map<string, Expanded>();
  const pending = [...paths];
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (found.has(path)) continue;
    const entry = entryAt(grounds, path);
    if (!entry) continue;
    found.set(path, entry);
    if (entry.kind === 'directory') pending.push(...below(grounds, path));
  }
  return [...found.values()].sort((a, b) => byteOrder(a.path, b.path));
}

function entryAt(grounds: Grounds, path: string): Expanded | null {
  const stats = lstatSync(placeOf(grounds, path), { throwIfNoEntry: false });
  if (!stats) return null;
  const mode = stats.mode & BITS;
  if (stats.isFile()) return { path, kind: 'file', mode, size: stats.size };
  if (stats.isSymbolicLink()) return { path, kind: 'link', mode, size: 0 };
  if (stats.isDirectory()) return { path, kind: 'directory', mode, size: 0 };
  throw kept(path, 'it is neither file, link nor folder');
}

function below(grounds: Grounds, path: string): readonly string[] {
  const folder = placeOf(grounds, path);
  if (holdsRepository(folder)) throw kept(path, 'it holds another repository');
  return namesIn(folder, path).map((name) => `${path}/${name}`);
}

/** The names in a folder. @throws UserError where it cannot be read, or a name is not UTF-8 */
export function namesIn(folder: string, shown: string): readonly string[] {
  let raw: Buffer[];
  try {
    raw = readdirSync(folder, { encoding: 'buffer' });
  } catch {
    throw kept(shown, 'it cannot be read');
  }
  return raw.map((bytes) => {
    const name = bytes.toString('utf8');
    if (bytes.equals(Buffer.from(name))) return name;
    throw kept(join(shown, name), 'its name is not UTF-8');
  });
}

function kept(path: string, why: string): UserError {
  return refused(
    `found ${quote(path)}, and ${why}, so it cannot be archived; expected files, links and folders only. ` +
      'Move it away, then repeat the command.',
  );
}
