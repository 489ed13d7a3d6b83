// Replaces one file or link atomically, only where exactly what was expected is there.
import {
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  symlinkSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { nameOfKey } from '../write/effect-keys.ts';
import type { PathStep } from '../write/path-changes.ts';
import { codeOf, syncFolder } from './durable-writes.ts';
import { sameContent, shapeAt } from './file-shapes.ts';
import { type Grounds, placeOf } from './writable-paths.ts';

/** Names of temporary files; what a crash leaves of them is not anybody's work. */
export const DRAFT = /^\.rekindle-[\w-]+\.tmp$/;

/** Systems on which a file cannot have a second name; there a rename has to do. */
const NO_LINKS: ReadonlySet<string> = new Set([
  'EPERM',
  'ENOTSUP',
  'EOPNOTSUPP',
  'ENOSYS',
  'EMLINK',
  'EXDEV',
]);

/** What shall stand at a path. */
export type Placing = PathStep & { readonly after: NonNullable<PathStep['after']> };

/**
 * Writes a draft beside the place, flushes it to disk, checks once more what is there, and moves the
 * draft over it. `key` names the draft: of an earlier attempt with the same key it is removed.
 * @throws Overtaken where something else than `before` stands there by then
 */
export function replace(grounds: Grounds, { path, before, after, bytes }: Placing, key: string): void {
  const place = placeOf(grounds, path);
  const folder = dirname(place);
  const draft = draftOf(place, key);
  makeWay(folder);
  sweep(draft);
  if (after.kind === 'link') symlinkSync(after.target, draft);
  else writeDraft(draft, bytes ?? Buffer.alloc(0), after.mode, place);
  try {
    // The folders on the way may have changed as well as the file.
    placeOf(grounds, path);
    if (!sameContent(shapeAt(place, path), before)) throw new Overtaken(path);
    if (before === null && after.kind === 'file') settle(draft, place, path);
    else renameSync(draft, place);
  } catch (error) {
    sweep(draft);
    throw error;
  }
  syncFolder(folder);
}

/** Makes the folders on the way to a place, and flushes their names to disk. */
function makeWay(folder: string): void {
  if (existsSync(folder)) return;
  const first = mkdirSync(folder, { recursive: true }) ?? folder;
  for (let made = folder; made.length >= first.length; made = dirname(made)) syncFolder(dirname(made));
}

/** Where a place's draft is written. */
const draftOf = (place: string, key: string): string =>
  join(dirname(place), `.rekindle-${nameOfKey(key)}.tmp`);

/** Removes what an earlier attempt left beside a path. */
export function sweepBeside(grounds: Grounds, path: string, key: string): void {
  sweep(draftOf(placeOf(grounds, path), key));
}

function sweep(draft: string): void {
  const stats = lstatSync(draft, { throwIfNoEntry: false });
  if (stats && !stats.isDirectory()) unlinkSync(draft);
}

/** Writes all bytes, with the owner and the permissions that the file shall have. */
function writeDraft(draft: string, bytes: Buffer, mode: number, place: string): void {
  const open = openSync(draft, constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY, 0o600);
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(open, bytes, at);
    giveOwner(open, place);
    fchmodSync(open, mode);
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}

/** A file keeps its owner and group, as far as this user may give them. */
function giveOwner(open: number, place: string): void {
  const there = lstatSync(place, { throwIfNoEntry: false });
  const now = fstatSync(open);
  if (!there?.isFile() || (there.uid === now.uid && there.gid === now.gid)) return;
  try {
    fchownSync(open, there.uid, there.gid);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') throw error;
  }
}

/** Gives a draft its name only where nothing has that name: what appeared meanwhile is never overwritten. */
function settle(draft: string, place: string, path: string): void {
  try {
    linkSync(draft, place);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw new Overtaken(path);
    if (!NO_LINKS.has(codeOf(error))) throw error;
    renameSync(draft, place);
    return;
  }
  unlinkSync(draft);
}

/** A file changed between a look at it and the step that would have written or removed it. */
export class Overtaken extends Error {
  override readonly name: string = 'Overtaken';
  readonly path: string;
  constructor(path: string) {
    super(`${JSON.stringify(path)} changed since it was read`);
    this.path = path;
  }
}
