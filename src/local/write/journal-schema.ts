// Schema of what is kept in git's folder; what does not match is not taken for ours.
import type { FileShape, FolderShape, LinkShape, PathShape } from '../files/file-shapes.ts';

/** What was read is not what this program writes. */
export class NotOurs extends Error {
  override readonly name: string = 'NotOurs';
}

export type Stored = Readonly<Record<string, unknown>>;

export function storedIn(text: string): Stored {
  try {
    return storedOf(JSON.parse(text));
  } catch (cause) {
    throw cause instanceof NotOurs ? cause : new NotOurs('no JSON', { cause });
  }
}

export function storedOf(value: unknown): Stored {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new NotOurs('no object');
}

export function textIn(from: Stored, name: string): string {
  const value = from[name];
  if (typeof value === 'string') return value;
  throw new NotOurs(`no text ${name}`);
}

export const textOrNull = (from: Stored, name: string): string | null =>
  from[name] === null ? null : textIn(from, name);

export function numberIn(from: Stored, name: string): number {
  const value = from[name];
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new NotOurs(`no number ${name}`);
}

export function listIn<T>(from: Stored, name: string, read: (value: Stored) => T): readonly T[] {
  const value = from[name];
  if (Array.isArray(value)) return value.map((item) => read(storedOf(item)));
  throw new NotOurs(`no list ${name}`);
}

export function textsIn(from: Stored, name: string): readonly string[] {
  const value = from[name];
  if (!Array.isArray(value)) throw new NotOurs(`no list ${name}`);
  return value.map((item: unknown) => textIn({ item }, 'item'));
}

/** A value that is `null`, or an object that is read. */
export function maybe<T>(value: unknown, read: (value: Stored) => T): T | null {
  return value === null ? null : read(storedOf(value));
}

function fileIn(from: Stored): FileShape {
  const [mode, size, sha256] = [numberIn(from, 'mode'), numberIn(from, 'size'), textIn(from, 'sha256')];
  return { kind: 'file', mode, size, sha256 };
}

export function shapeIn(from: Stored): PathShape {
  const kind = textIn(from, 'kind');
  if (kind === 'file') return fileIn(from);
  if (kind === 'link') return linkIn(from);
  if (kind === 'directory') return folderIn(from);
  throw new NotOurs(`no kind ${kind}`);
}

const linkIn = (from: Stored): LinkShape => ({ kind: 'link', target: textIn(from, 'target') });

export const folderIn = (from: Stored): FolderShape => ({ kind: 'directory', mode: numberIn(from, 'mode') });

/** A shape that may stand at a path once a change is done. */
export function endIn(from: Stored): FileShape | LinkShape {
  const shape = shapeIn(from);
  if (shape.kind !== 'directory') return shape;
  throw new NotOurs('a folder where a file is expected');
}
