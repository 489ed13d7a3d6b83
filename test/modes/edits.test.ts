// Changes as edits of a branch: folders name by name, bytes as git has them, nothing that starts jobs.
import { expect, test } from 'vitest';
import type { Change, FileChange } from '../../src/model/change.ts';
import { editsOf } from '../../src/modes/command/plan-change.ts';
import { openContext } from '../../src/modes/mode-context.ts';
import { snapshotOf } from '../snapshot.ts';
import * as scene from './orders-scene.ts';
import { headOf } from './world.ts';

const SNAPSHOT = snapshotOf({
  'a/one.txt': 'one\n',
  'a/b/two.bin': Uint8Array.of(0, 255),
  'a/link': { mode: '120000', content: '../x' },
  'run.sh': { mode: '100755', content: '#!/bin/sh\n' },
  sub: { mode: '160000' },
});
const blobAt = (path: string) => SNAPSHOT.entry(path)?.blob;

async function edits(...files: readonly FileChange[]) {
  const stage = await scene.stageWith();
  const change: Change = { summary: 'x', files, notes: [], commit: null };
  return { stage, made: await editsOf(change, SNAPSHOT, openContext(scene.ticking(stage), scene.INPUTS)) };
}

test('a folder goes with all that is in it, whatever its bytes', async () => {
  const { made } = await edits({ kind: 'remove', path: 'a' }, { kind: 'remove', path: 'sub' });
  const gone = ['a/b/two.bin', 'a/link', 'a/one.txt', 'sub'];
  expect(made).toEqual(gone.map((path) => ({ path, text: null })));
  expect((await edits({ kind: 'remove', path: 'not-there' })).made).toEqual([]);
});

test('a copy keeps bytes and mode: git has them already', async () => {
  const { made } = await edits(
    { kind: 'copy', from: 'run.sh', to: 'kept/run.sh' },
    { kind: 'copy', from: 'a/b/two.bin', to: 'kept/two.bin' },
  );
  expect(made).toEqual([
    { path: 'kept/run.sh', text: null, kept: { blob: blobAt('run.sh'), mode: '100755' } },
    { path: 'kept/two.bin', text: null, kept: { blob: blobAt('a/b/two.bin'), mode: '100644' } },
  ]);
});

test('a file is returned to what a commit has, and goes where it had none', async () => {
  const commit = headOf((await scene.stageWith()).dir, 'main') ?? '';
  const { made } = await edits(
    { kind: 'revert', path: 'README.md', commit },
    { kind: 'revert', path: 'a/one.txt', commit },
  );
  expect(made[0]).toMatchObject({ path: 'README.md', text: null, kept: { mode: '100644' } });
  expect(made[1]).toEqual({ path: 'a/one.txt', text: null });
});

test('what is written last at a path is what counts', async () => {
  const write = (after: string): FileChange => ({ kind: 'write', path: 'a/one.txt', before: 'one\n', after });
  expect((await edits({ kind: 'remove', path: 'a/one.txt' }, write('2\n'))).made).toEqual([
    { path: 'a/one.txt', text: '2\n' },
  ]);
});

test('G07 what starts jobs is left to a clone, and so is what cannot be kept', async () => {
  const path = '.github/workflows/ci.yml';
  await expect(edits({ kind: 'write', path, before: null, after: 'on: push\n' })).rejects.toThrow(path);
  await expect(edits({ kind: 'copy', from: 'a', to: 'kept' })).rejects.toThrow('Found no file at a');
});
