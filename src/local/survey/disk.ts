// Lists the files of a folder on disk; links are not followed, other repositories not entered.
import { createHash } from 'node:crypto';
import { constants, type Dirent, lstatSync, type Stats } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isLog,
  type NoText,
  type Reading,
  readingOf,
  readingOfEnd,
  SIZE_CAP,
  tooLarge,
} from '../../model/file-content.ts';
import type { Mode } from '../../model/snapshot.ts';

export interface DiskEntry {
  readonly mode: Mode;
  /** Bytes; 0 for what is no file. */
  readonly size: number;
  /** A named pipe, a socket or a device; it has a file's mode and is never opened. Absent: it is not one. */
  readonly special?: true;
  /** The id that git's index has for a file left out of the working tree. Absent: it is on disk. */
  readonly skipped?: string;
}

/** Never looked into. */
const PASSED: ReadonlySet<string> = new Set(['.git', 'node_modules']);
/** At most this many folders or files are looked at at once. */
const AT_ONCE = 64;

/**
 * Everything below a folder by its path, `/` between names: files, links, folders, and other repositories as
 * submodules. A folder that cannot be read is told to `closed`, with the system's code, and stays empty.
 */
export async function listDisk(
  root: string,
  closed: (folder: string, code: string) => void,
): Promise<ReadonlyMap<string, DiskEntry>> {
  const found = new Map<string, DiskEntry>();
  let level: readonly string[] = [''];
  while (level.length > 0) {
    const deeper: string[] = [];
    await inGroups(level, async (folder) => {
      const entries = await namesIn(root, folder, closed);
      if (folder !== '' && entries.some(({ name }) => name === '.git')) {
        found.set(folder, { mode: '160000', size: 0 });
        return;
      }
      for (const entry of entries) {
        if (PASSED.has(entry.name)) continue;
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        const there = entryOf(join(root, path), entry);
        if (!there) continue;
        found.set(path, there);
        if (there.mode === '040000') deeper.push(path);
      }
    });
    level = deeper;
  }
  return found;
}

async function namesIn(
  root: string,
  folder: string,
  closed: (folder: string, code: string) => void,
): Promise<Dirent[]> {
  try {
    return await readdir(join(root, folder), { withFileTypes: true });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    // What vanished meanwhile, or has a name that is not UTF-8, is not there for us.
    if (code !== 'ENOENT') closed(folder, code);
    return [];
  }
}

function entryOf(path: string, entry: Dirent): DiskEntry | null {
  if (entry.isDirectory()) return { mode: '040000', size: 0 };
  if (entry.isSymbolicLink()) return { mode: '120000', size: 0 };
  if (!entry.isFile()) return { mode: '100644', size: 0, special: true };
  const stats = statsOf(path);
  if (!stats?.isFile()) return stats ? { mode: '100644', size: 0, special: true } : null;
  return { mode: (stats.mode & 0o100) === 0 ? '100644' : '100755', size: stats.size };
}

/** At once: to wait for each of thousands of files takes ten times as long as to look. */
function statsOf(path: string): Stats | null {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}

/** Error codes of the operating system that say why a file cannot be read; of the others nothing is known. */
const WHY: ReadonlyMap<string, NoText> = new Map([
  ['ENOENT', 'absent'],
  ['ELOOP', 'link'],
  ['EACCES', 'forbidden'],
  ['EPERM', 'forbidden'],
]);

/** A file's text and the id that git would give its bytes. */
export interface DiskText {
  readonly reading: Reading;
  /** `null` where it was not read. */
  readonly blob: string | null;
}

/** Reads a file, never through a link at its end; above `most` bytes a log's end alone. */
export async function readText(path: string, hash: 'sha1' | 'sha256', most = SIZE_CAP): Promise<DiskText> {
  try {
    const bytes = await readBytes(path, most);
    if (typeof bytes === 'number' && isLog(path))
      return { reading: await readEnd(path, SIZE_CAP), blob: null };
    if (typeof bytes === 'number') return { reading: tooLarge(bytes, most), blob: null };
    return { reading: readingOf(bytes, most), blob: blobId(bytes, hash) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    return { reading: { ok: false, why: WHY.get(String(code)) ?? 'not-fetched' }, blob: null };
  }
}

/** The bytes of a plain file, or its size where that is above `cap`. */
async function readBytes(path: string, cap: number): Promise<Buffer | number> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const stats = await file.stat();
    if (!stats.isFile()) throw new Error(`${path} is no file any more`);
    if (stats.size > cap) return stats.size;
    const bytes = await file.readFile();
    return bytes.length > cap ? bytes.length : bytes;
  } finally {
    await file.close();
  }
}

/** A log above the cap by its last bytes: it is never read from its beginning. */
async function readEnd(path: string, cap: number): Promise<Reading> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(cap), 0, cap, Math.max(0, size - cap));
    return readingOfEnd(buffer.subarray(0, bytesRead), size);
  } finally {
    await file.close();
  }
}

/** The ids of these files by their paths; those that cannot be read, or are too large, are left out. */
export async function blobsOf(
  root: string,
  paths: readonly string[],
  hash: 'sha1' | 'sha256',
): Promise<ReadonlyMap<string, string>> {
  const blobs = new Map<string, string>();
  await inGroups(paths, async (path) => {
    const bytes = await readBytes(join(root, path), SIZE_CAP).catch(() => 0);
    if (typeof bytes !== 'number') blobs.set(path, blobId(bytes, hash));
  });
  return blobs;
}

/** The id that git gives these bytes (git-hash-object, without filters). */
function blobId(bytes: Uint8Array, hash: 'sha1' | 'sha256'): string {
  return createHash(hash).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** Does something for each item, a group at a time. */
export async function inGroups<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += AT_ONCE)
    await Promise.all(items.slice(at, at + AT_ONCE).map((item) => act(item)));
}
