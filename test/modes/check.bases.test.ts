// One commit that two events compare with two bases: neither verdict takes the place of the other.
import { expect, test } from 'vitest';
import { check } from '../../src/modes/check.ts';
import { hubOn, type Stage } from './hub.ts';
import { ago, INPUTS, index, NOW, stageOf } from './stages.ts';
import { blocked, stale } from './sweeping.ts';
import { headOf } from './world.ts';

/** A check of the branch `work`, compared with where another branch stands. */
async function checked(stage: Stage, base: string): Promise<boolean> {
  const hub = hubOn(stage, { now: NOW });
  const [head = '', commit = ''] = ['work', base].map((name) => headOf(stage.dir, name) ?? '');
  const call = { head, branch: 'work', base: { kind: 'commit', commit }, remarks: [] } as const;
  const { failed } = await check(hub, hub, { ...call, failOn: 'invalid', resultFile: '' }, INPUTS);
  return failed;
}

const verdicts = (stage: Stage) => stage.world.checkRuns.map(({ conclusion }) => conclusion);
const WORK = { days: 1, files: { 'x.txt': 'x\n' } };

test('what is old on the default branch and new for the base of a pull request is both', async () => {
  const release = { days: 3, files: index('1-a', 'spec_writing', ago(3)) };
  const stage = await stageOf({ main: blocked('1-a'), branches: { release, work: WORK } });
  // The pull request, then the push, each of them twice.
  const failed: boolean[] = [];
  for (const base of ['release', 'main', 'release', 'main']) failed.push(await checked(stage, base));
  expect(failed).toEqual([true, false, true, false]);
  expect(verdicts(stage)).toEqual(['failure', 'action_required']);
});

test('where nothing is invalid, both are one and the same check run', async () => {
  const release = { days: 3, files: { 'y.txt': 'y\n' } };
  const stage = await stageOf({ main: stale('1-a'), branches: { release, work: WORK } });
  for (const base of ['release', 'main']) await checked(stage, base);
  expect(verdicts(stage)).toEqual(['neutral']);
});
