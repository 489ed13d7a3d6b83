// Where tests put what they make: in memory where there is enough of it, for most wait for a disk.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file system in memory that Linux has; programs may not be allowed to run from there. */
const MEMORY = '/dev/shm';
/** Bytes; a whole run takes less than a quarter of it at any time. */
const ENOUGH = 4 * 1024 ** 3;

/** Once for a run, whatever its projects; a folder that a person named stays the one. */
export default function setup(): () => void {
  const folder = process.env['TMPDIR'] === undefined ? folderInMemory() : null;
  if (folder === null) return () => {};
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

function folderInMemory(): string | null {
  let folder: string | null = null;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < ENOUGH) return null;
    folder = mkdtempSync(join(MEMORY, 'rekindle-'));
    // As a system's own folder for temporary files: other users work in it, too.
    chmodSync(folder, 0o1777);
    const program = join(folder, 'runs');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    execFileSync(program);
    return folder;
  } catch {
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
    return null;
  }
}
