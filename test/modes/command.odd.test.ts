// Orders in odd places and behind odd ends: on our own proposals, under labels of another case, cut short.
import { describe, expect, test } from 'vitest';
import { settleCut } from '../../src/modes/command/cancelled-job.ts';
import { configOf } from '../../src/modes/mode-context.ts';
import { atNight } from '../exhaustive.ts';
import * as scene from './orders-scene.ts';
import { git, headOf } from './world.ts';

const INVOICE = ['feature/invoice-export', 'ai-dev-shop:003-invoice-export'] as const;
const SILENT = ['feature/silent', 'specify:21-silent'] as const;

describe('on a proposal of ours', () => {
  const OURS = 'rekindle/migrate/ai-dev-shop-003-invoice-export-12345678';

  atNight('an order means the workflow where it is owned, and never our branch', async () => {
    const stage = await scene.stageWith(scene.DISPATCH);
    const head = headOf(stage.dir, INVOICE[0]) ?? '';
    git(stage.dir, ['update-ref', `refs/heads/${OURS}`, head]);
    const pull = scene.pullOf(stage, OURS);
    const named = scene.says(stage, pull, 'ada', `/rekindle resume ${INVOICE[1]}`);
    await scene.go(stage, named);
    expect(headOf(stage.dir, OURS)).toBe(head);
    expect(headOf(stage.dir, INVOICE[0])).not.toBe(head);
    expect(scene.reactionTo(stage, named)).toBe('+1');
  });

  test('C12 without a name it is asked which one is meant', async () => {
    const stage = await scene.stageWith(scene.DISPATCH);
    const head = headOf(stage.dir, INVOICE[0]) ?? '';
    git(stage.dir, ['update-ref', `refs/heads/${OURS}`, head]);
    const pull = scene.pullOf(stage, OURS);
    const bare = scene.says(stage, pull, 'ada', '/rekindle resume');
    await scene.go(stage, bare);
    expect(headOf(stage.dir, OURS)).toBe(head);
    expect(headOf(stage.dir, INVOICE[0])).toBe(head);
    expect(scene.answerTo(stage, bare)).toContain('several');
  });
});

test('T11 the label that freezes is one in whatever case it was written', async () => {
  const stage = await scene.stageWith();
  const pull = scene.pullOf(stage, SILENT[0], { labels: ['Rekindle: Frozen'] });
  await scene.cardOn(stage, pull, SILENT);
  const comment = scene.says(stage, pull, 'ada', '/skip');
  await scene.go(stage, comment);
  expect(scene.reactionTo(stage, comment)).toBe('-1');
  expect(scene.answerTo(stage, comment)).toContain('/unfreeze');
});

atNight('R01 an order that was done before its job was cancelled is not called cut short', async () => {
  const set = await scene.setFor(SILENT);
  const { comment, answer } = await scene.order(set, '/skip');
  set.stage.world.reactions[`comment/${comment}`] = 'rocket';
  await settleCut(scene.ticking(set.stage), scene.eventOf(set.stage, comment), scene.INPUTS);
  expect(scene.answerTo(set.stage, comment)).toBe(answer);
  expect(scene.reactionTo(set.stage, comment)).toBe('+1');
});

atNight('R01 an order that was only seen is given back', async () => {
  const set = await scene.setFor(SILENT);
  const comment = scene.says(set.stage, set.pull, 'ada', '/skip');
  set.stage.world.reactions[`comment/${comment}`] = 'eyes';
  await settleCut(scene.ticking(set.stage), scene.eventOf(set.stage, comment), scene.INPUTS);
  expect(scene.reactionTo(set.stage, comment)).toBe('-1');
  expect(scene.answerTo(set.stage, comment)).toContain('write it once more');
  expect(headOf(set.stage.dir, SILENT[0])).toBe(set.head);
});

test('a config that somebody names and that is not there is a mistake, and nothing is written', () => {
  expect(configOf({ ok: false, why: 'absent' })).toMatchObject({
    config: { usable: false },
    problems: [{ level: 'error', message: expect.stringContaining('config-path') }],
  });
  expect(configOf(null)).toMatchObject({ config: { usable: true }, problems: [] });
});
