// What is on disk at this moment, told in one digest. Loaded in the process that is watched as well.
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Everything in a folder, git's part included: paths, kinds, permissions and bytes. Who held the lock is
 * another process each time and does not count; whether it had said so to the end does.
 * `passed`: paths that are passed over.
 */
export function remainsOf(dir: string, passed: readonly string[] = []): string {
  const told: string[] = [];
  const pending = [''];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    for (const name of unlessGone(() => readdirSync(join(dir, at))) ?? []) {
      const path = at === '' ? name : `${at}/${name}`;
      if (passed.includes(path)) continue;
      const said = unlessGone(() => {
        const stats = lstatSync(join(dir, path));
        if (stats.isDirectory()) pending.push(path);
        return `${path} ${stats.mode.toString(8)} ${contentOf(join(dir, path), stats)}`;
      });
      if (said !== null) told.push(said);
    }
  }
  return createHash('sha256').update(told.sort().join('\n')).digest('hex');
}

/** A program that was started may still be at work: what it takes away meanwhile is not there. */
function unlessGone<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function contentOf(file: string, stats: ReturnType<typeof lstatSync>): string {
  if (stats?.isSymbolicLink()) return readlinkSync(file);
  if (!stats?.isFile()) return '';
  const bytes = readFileSync(file);
  if (file.endsWith('/rekindle/lock')) return bytes.toString('latin1').replace(/^\d+/, 'by somebody');
  return createHash('sha256').update(bytes).digest('hex');
}
