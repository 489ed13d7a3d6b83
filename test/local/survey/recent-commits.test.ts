// What a snapshot of a clone tells of its commit, what touched the work last, and how large files are.
import { expect, test } from 'vitest';
import { localEdge } from '../../../src/local/repository-source.ts';
import type { Target } from '../../../src/model/repository-source.ts';
import { toy } from '../asker.ts';
import { build, env, folder, iso, put, type Step, state } from '../repository.ts';

const P = 'specs/1-a/.pipeline-state.md';
const STEPS: readonly Step[] = [
  { id: 'one', day: 1, files: { [P]: state('one') } },
  { id: 'two', day: 2, parents: ['one'], files: { [P]: state('two') } },
  { id: 'other', day: 3, parents: ['two'], files: { 'src/a.ts': 'x' } },
  { id: 'three', day: 4, parents: ['other'], files: { 'specs/1-a/tasks.md': 'x' } },
  { id: 'top', day: 5, parents: ['three'], files: { 'src/a.ts': 'y' } },
];

async function snapshotAt(dir: string, target: Target) {
  const { holdings } = await (await localEdge(dir, { env })).survey(target, toy);
  const snapshot = holdings[0]?.snapshot;
  if (!snapshot) throw new Error('found nothing');
  return snapshot;
}

test.each([
  { kind: 'worktree' },
  { kind: 'commit', revision: 'work' },
  { kind: 'branches', names: ['work'] },
] as const)('the commit, and the last ones that touched a folder, newest first: %j', async (target) => {
  const { dir, id } = await build({ steps: STEPS, refs: { work: 'top' }, checkout: 'work' });
  const snapshot = await snapshotAt(dir, target);
  expect(snapshot.head).toEqual({ commit: id('top'), at: iso(5), subject: 'top' });
  const last = snapshot.lastChanges?.(['specs/1-a'], 2);
  if (!last || last === 'unavailable') throw new Error('unavailable');
  expect(last.map(({ commit, subject }) => [commit, subject])).toEqual([
    [id('three'), 'three'],
    [id('two'), 'two'],
  ]);
  expect(snapshot.lastChanges?.(['specs/1-a'], 9)).toHaveLength(3);
  expect(snapshot.lastChanges?.(['src'], 9)).toBe('unavailable');
});

test('on disk the size of every file is known, and without a repository no commit is', async () => {
  const dir = await folder();
  await put(dir, P, state('one'));
  await put(dir, 'large.bin', 'x'.repeat(5_000));
  const snapshot = await snapshotAt(dir, { kind: 'worktree' });
  expect(snapshot.bytes?.('large.bin')).toBe(5_000);
  expect([snapshot.bytes?.('no.md'), snapshot.bytes?.('specs')]).toEqual([null, null]);
  expect([snapshot.head, snapshot.lastChanges?.(['specs'], 5)]).toEqual([null, 'unavailable']);
});
