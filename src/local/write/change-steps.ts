// A change as steps, each with what is at its path now and what shall be there.
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FileChange } from '../../model/change.ts';
import { assert } from '../../model/errors.ts';
import { same, sameContent, shapeAt } from '../files/file-shapes.ts';
import { expand } from '../files/list-tree.ts';
import { type Grounds, placeOf } from '../files/writable-paths.ts';
import type { Git } from '../git/git.ts';
import { parentOf } from '../git/pathspecs.ts';
import { byteOrder } from '../survey/names.ts';
import { type Aim, copied, type PathStep, refusal, reverted, safe, written } from './path-changes.ts';
import { quote, refused } from './refusals.ts';

/**
 * The steps of a change in byte order; none where all that it asks for is so already.
 * @throws UserError where anything is not as it was read, or must not be written; then nothing may be done
 */
export async function planOf(
  files: readonly FileChange[],
  grounds: Grounds,
  git: Git,
): Promise<readonly PathStep[]> {
  const aims = new Map<string, Aim>();
  for (const { path } of expand(grounds, removedIn(files))) aims.set(path, removal(grounds, path));
  const rest = [
    ...written(files, grounds),
    ...copied(files, grounds),
    ...(await reverted(files, grounds, git)),
  ];
  const said = new Map<string, Aim>();
  for (const aim of rest) {
    const other = said.get(aim.path) ?? aim;
    assert(sameContent(other.after, aim.after), `a change says one thing about ${aim.path}`);
    said.set(aim.path, aim);
    aims.set(aim.path, aim);
  }
  // A folder that something is put into stays.
  for (const { path } of rest.filter(({ after }) => after !== null))
    for (let above = parentOf(path); above; above = parentOf(above)) aims.delete(above);
  const open = [...aims.values()].filter(({ before, after }) => !same(before, after));
  if (open.length === 0) return [];
  const faults = [...aims.values()].filter(({ fault }) => fault !== null);
  if (faults.length > 0) throw refusal(faults);
  for (const { path } of open) assertWritable(grounds, path);
  return open.sort((a, b) => byteOrder(a.path, b.path));
}

function removedIn(files: readonly FileChange[]): readonly string[] {
  return files.flatMap((file) => (file.kind === 'remove' ? [safe(file.path)] : []));
}

function removal(grounds: Grounds, path: string): Aim {
  const before = shapeAt(placeOf(grounds, path), path);
  return { path, before, after: null, bytes: null, fault: null };
}

/** @throws UserError where this user may not change the folder that a path stands in */
export function assertWritable(grounds: Grounds, path: string): void {
  let folder = dirname(placeOf(grounds, path));
  while (!existsSync(folder)) folder = dirname(folder);
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw refused(
      `the folder of ${quote(path)} cannot be written by this user. Give it write permission, then repeat ` +
        'the command.',
    );
  }
}
