// Runs a journal's steps; one that was run before is skipped, and none is run over anything unexpected.
import { chmodSync, existsSync, lstatSync, mkdirSync, rmdirSync, unlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import { UserError } from '../../model/errors.ts';
import { codeOf, syncFolder } from '../files/durable-writes.ts';
import { BITS, same, sameContent, shapeAt } from '../files/file-shapes.ts';
import { namesIn } from '../files/list-tree.ts';
import { Overtaken, replace, sweepBeside } from '../files/replace-file.ts';
import { type Grounds, placeOf } from '../files/writable-paths.ts';
import type { Journal, Journals, Op } from './journal.ts';

/** How far a step is: not taken, taken, or something that neither was nor shall be stands at its path. */
export type StepState = 'before' | 'after' | 'foreign';

/** How far each step of a journal is. */
export function standingsOf({ ops }: Journal, grounds: Grounds): ReadonlyMap<Op, StepState> {
  const ours = new Set(ops.map(({ path }) => path));
  return new Map(ops.map((op) => [op, standingOf(op, ours, grounds)]));
}

function standingOf(op: Op, ours: ReadonlySet<string>, grounds: Grounds): StepState {
  try {
    return standingAt(op, ours, grounds);
  } catch (error) {
    if (error instanceof UserError) return 'foreign'; // a link on the way, for example
    throw error;
  }
}

function standingAt({ path, before, after }: Op, ours: ReadonlySet<string>, grounds: Grounds): StepState {
  const place = placeOf(grounds, path);
  const found = shapeAt(place, path);
  if (found?.kind === 'directory' && before?.kind === 'directory')
    return namesIn(place, path).every((name) => ours.has(`${path}/${name}`)) ? 'before' : 'foreign';
  if (same(found, after)) return 'after';
  if (sameContent(found, before)) return 'before';
  // Permissions that somebody gave meanwhile are no reason to stop.
  return sameContent(found, after) ? 'after' : 'foreign';
}

/**
 * Takes every step that is left: files are put in place first, then what is to go is removed.
 * @throws Overtaken where something else stands at a path by then
 */
export function perform(journal: Journal, grounds: Grounds, journals: Journals): void {
  const standings = standingsOf(journal, grounds);
  for (const { path } of journal.folders) makeOne(placeOf(grounds, path));
  for (const op of journal.ops) {
    const { path, before, after } = op;
    if (after === null) continue;
    if (standings.get(op) !== 'before') sweepBeside(grounds, path, journal.key);
    else replace(grounds, { path, before, after, bytes: journals.bytesOf(journal, op) }, journal.key);
  }
  const going = journal.ops.filter((op) => op.after === null && standings.get(op) === 'before');
  for (const op of going) if (op.before?.kind !== 'directory') remove(op, grounds);
  removeFolders(going, grounds);
  for (const { path, shape } of journal.folders.toReversed()) give(placeOf(grounds, path), shape.mode);
}

/** Removes a file or link, looking once more whether it is the one that was archived. */
function remove({ path, before }: Op, grounds: Grounds): void {
  const place = placeOf(grounds, path);
  if (!sameContent(shapeAt(place, path), before)) throw new Overtaken(path);
  unlinkSync(place);
}

/** Removes folders, the deepest first, and has all that is gone reach the disk. */
function removeFolders(going: readonly Op[], grounds: Grounds): void {
  const touched = new Set<string>();
  for (const { path, before } of going.toReversed()) {
    const place = placeOf(grounds, path);
    if (before?.kind === 'directory') removeFolder(place, path);
    touched.delete(place);
    touched.add(dirname(place));
  }
  for (const folder of touched) syncFolder(folder);
}

function removeFolder(place: string, path: string): void {
  try {
    rmdirSync(place);
  } catch (error) {
    // Something new came into it: that is no one's to remove.
    if (codeOf(error) === 'ENOTEMPTY' || codeOf(error) === 'EEXIST') throw new Overtaken(path);
    throw error;
  }
}

/** Makes a folder that only its owner may enter until all is in it; those above it as any folder is. */
function makeOne(folder: string): void {
  if (existsSync(folder)) return;
  if (!existsSync(dirname(folder))) mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder, { mode: 0o700 });
}

function give(folder: string, mode: number): void {
  if ((lstatSync(folder).mode & BITS) !== mode) chmodSync(folder, mode);
}
