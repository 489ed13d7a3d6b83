// A config with mistakes is told by a check run on the default branch's commit, and on no other.
import { expect, test } from 'vitest';
import { check } from '../../src/modes/check.ts';
import { atNight } from '../exhaustive.ts';
import * as scene from './orders-scene.ts';
import { headOf } from './world.ts';

const INVOICE = 'feature/invoice-export';

async function checked(branch: string, config: string, inputs = scene.INPUTS) {
  const stage = await scene.stageWith(config);
  const hub = scene.ticking(stage);
  const head = headOf(stage.dir, branch);
  const base = { kind: 'none' } as const;
  const call = { head, base, failOn: 'invalid', remarks: [], resultFile: '' } as const;
  await check(hub, hub, call, { ...inputs, now: scene.INPUTS.now });
  return stage.world.checkRuns.map(({ sha, conclusion, title, summary }) => ({
    here: sha === head,
    conclusion,
    title,
    says: summary.includes('stale-after'),
  }));
}

test.each(['action', 'bot'] as const)('%s: on the default branch it is said', async (door) => {
  const title = 'The config of Rekindle has mistakes';
  const [run, ...more] = await checked('main', 'stale-after: soon\n', { ...scene.INPUTS, door });
  expect(run).toEqual({ here: true, conclusion: 'action_required', title, says: true });
  expect(more).toEqual([]);
});

test('without a gate it stands in the way of nothing', async () => {
  const [run] = await checked('main', 'stale-after: soon\n', { ...scene.INPUTS, gate: false });
  expect(run?.conclusion).toBe('neutral');
});

atNight('on another branch, and of a config that can be used, it is not', async () => {
  expect(await checked(INVOICE, 'stale-after: soon\n')).toEqual([]);
  expect((await checked('main', 'stale-after: 7d\n')).map(({ title }) => title)).not.toContain(
    'The config of Rekindle has mistakes',
  );
});
