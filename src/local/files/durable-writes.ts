// Writes that survive a crash: whole or not at all, and flushed to disk before anything relies on them.
import {
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Permissions of files and folders that are private. */
const OWN = 0o600;
const OWN_FOLDER = 0o700;

/** Writes a file that must not be there yet. `mode`: its permission bits, whatever the process's mask. */
export function writeNew(file: string, bytes: Uint8Array, mode = OWN): void {
  writeTo(file, constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY, bytes, mode);
}

/** Writes a file of our own, one that is there or not. Not atomic: for what nothing relies on yet. */
export function writeOwn(file: string, bytes: Uint8Array): void {
  writeTo(file, constants.O_CREAT | constants.O_TRUNC | constants.O_WRONLY, bytes, OWN);
}

function writeTo(file: string, flags: number, bytes: Uint8Array, mode: number): void {
  const open = openSync(file, flags | constants.O_NOFOLLOW, OWN);
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(open, bytes, at);
    if (mode !== OWN) fchmodSync(open, mode);
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}

/** Puts a file of our own in place at once: anyone who reads it finds the old text or the new one. */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}.new`;
  writeOwn(draft, Buffer.from(text));
  renameSync(draft, file);
  syncFolder(dirname(file));
}

/** Makes a folder of our own with those above it. */
export function makeFolder(folder: string): void {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
}

/** Flushes the names in a folder to disk (fsync). */
export function syncFolder(folder: string): void {
  let open: number;
  try {
    open = openSync(folder, constants.O_RDONLY);
  } catch {
    return; // Windows opens no folders, and writes their names through
  }
  try {
    fsyncSync(open);
  } catch (error) {
    if (!isUnsupported(error)) throw error;
  } finally {
    closeSync(open);
  }
}

/** Removes a folder of our own with all that is in it. */
export function discardFolder(folder: string): void {
  if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
}

/** The folder below git's own where a room of this program keeps its files. */
export const ownFolder = (gitDir: string, ...names: readonly string[]): string =>
  join(gitDir, 'rekindle', ...names);

const UNSUPPORTED: ReadonlySet<string> = new Set(['EINVAL', 'ENOTSUP', 'EPERM', 'EISDIR', 'EBADF', 'ENOSYS']);

const isUnsupported = (error: unknown): boolean => UNSUPPORTED.has(codeOf(error));

/** The operating system's code of an error; `''` where it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
