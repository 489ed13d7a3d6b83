// What is at a path on disk, in a form in which two moments can be compared byte for byte.
import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, readlinkSync } from 'node:fs';
import type { UserError } from '../../model/errors.ts';
import { quote, refused } from '../write/refusals.ts';
import { codeOf } from './durable-writes.ts';

export interface FileShape {
  readonly kind: 'file';
  /** Permission bits with set-id and sticky bits, `0o7777` at most. */
  readonly mode: number;
  /** Bytes. */
  readonly size: number;
  /** 64 lower-case hex digits. */
  readonly sha256: string;
}

export interface LinkShape {
  readonly kind: 'link';
  readonly target: string;
}

export interface FolderShape {
  readonly kind: 'directory';
  readonly mode: number;
}

export type PathShape = FileShape | LinkShape | FolderShape;

/** Larger files are not read as a whole. Bytes. */
const LARGEST = 1024 ** 3;
export const BITS = 0o7777;

/** What a file of these bytes and this mode is. */
export function fileOf(bytes: Uint8Array, mode: number): FileShape {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { kind: 'file', mode: mode & BITS, size: bytes.length, sha256 };
}

/**
 * What stands at an absolute path; `null` where nothing does. `shown`: the path as people are told about it.
 * @throws UserError where it is neither file, link nor folder, or cannot be read
 */
export function shapeAt(file: string, shown: string): PathShape | null {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (!stats) return null;
  if (stats.isDirectory()) return { kind: 'directory', mode: stats.mode & BITS };
  if (stats.isSymbolicLink()) return { kind: 'link', target: targetAt(file, shown) };
  return readAt(file, shown)?.shape ?? null;
}

/** A plain file's bytes and shape; `null` where nothing is there. @throws UserError where it is not one */
export function readAt(
  file: string,
  shown: string,
): { readonly bytes: Buffer; readonly shape: FileShape } | null {
  let open: number;
  try {
    open = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
    throw unreadable(shown, `it cannot be read (${codeOf(error)})`);
  }
  try {
    const stats = fstatSync(open);
    if (!stats.isFile()) throw unreadable(shown, 'it is no file');
    if (stats.size > LARGEST) throw unreadable(shown, 'it is larger than 1 GiB');
    const bytes = readFileSync(open);
    return { bytes, shape: fileOf(bytes, stats.mode) };
  } finally {
    closeSync(open);
  }
}

function targetAt(file: string, shown: string): string {
  const raw = readlinkSync(file, { encoding: 'buffer' });
  const target = raw.toString('utf8');
  if (raw.equals(Buffer.from(target))) return target;
  throw unreadable(shown, 'it is a link whose target is not UTF-8');
}

function unreadable(shown: string, why: string): UserError {
  return refused(
    `found ${quote(shown)}, and ${why}; expected a file that can be read, so that it can be kept. Move it ` +
      'away or give it read permission, then repeat the command.',
  );
}

/** Whether two are the same, their permissions apart. */
export function sameContent(a: PathShape | null, b: PathShape | null): boolean {
  if (a === null || b === null || a.kind !== b.kind) return a === b;
  if (a.kind === 'file') return b.kind === 'file' && a.sha256 === b.sha256 && a.size === b.size;
  return a.kind === 'directory' || (b.kind === 'link' && a.target === b.target);
}

/** Whether two are the same, their permissions too. */
export function same(a: PathShape | null, b: PathShape | null): boolean {
  return sameContent(a, b) && modeOf(a) === modeOf(b);
}

const modeOf = (shape: PathShape | null): number | null =>
  shape === null || shape.kind === 'link' ? null : shape.mode;

const NAMES = { file: 'a file', link: 'a symbolic link', directory: 'a folder' } as const;

/** In words. */
export const nameOf = (shape: PathShape | null): string => (shape === null ? 'nothing' : NAMES[shape.kind]);
