// A repository with workflows and no config: one pull request that proposes it, ever, and nothing else (W07).
import { expect, test } from 'vitest';
import { onboard } from '../../src/modes/onboard.ts';
import { DOCS_SOURCE } from '../../src/report/init/action-source.ts';
import { starterConfig } from '../../src/report/init/config.ts';
import { atNight } from '../exhaustive.ts';
import { everywhere, swift } from './crashes.ts';
import type { TestHub } from './hub.ts';
import { INPUTS, kindsOf, ourPulls, stageOf, stateOf } from './stages.ts';
import { blocked, stale, told } from './sweeping.ts';
import { fileAt } from './world.ts';

const run = async (hub: TestHub) => told(await onboard(hub, INPUTS), hub);
const BRANCHES = {
  a: { days: 10, files: { ...stale('1-a'), ...blocked('2-a') }, pull: true },
  b: { days: 2, files: blocked('3-b') },
} as const;
const first = () => stageOf({ branches: BRANCHES });

test('W07 the config is proposed once, with what was found, and nothing else is written', async () => {
  const stage = await first();
  const { said, hub } = await run(swift(stage));
  expect(kindsOf(hub.calls)).toEqual(['pull-request']);
  const [pull] = ourPulls(stage);
  expect(fileAt(stage.dir, pull?.pull?.branch ?? '', '.github/rekindle.yml')).toBe(
    starterConfig(DOCS_SOURCE),
  );
  expect(pull?.body).toContain('3 workflows.');
  expect(said.at(-1)).toMatch(/^info The pull request with the config: done/);
  const before = stateOf(stage);
  await run(swift(stage));
  expect(stateOf(stage)).toEqual(before);
});

atNight('W07 M10 whoever closes it said no: it is never opened again', async () => {
  const stage = await first();
  await run(swift(stage));
  const [pull] = ourPulls(stage);
  if (pull) pull.open = false;
  const before = stateOf(stage);
  for (let turn = 0; turn < 3; turn += 1) await run(swift(stage));
  expect(stateOf(stage)).toEqual(before);
  expect(ourPulls(stage)).toHaveLength(1);
});

atNight('W07 a repository without a workflow is left alone, and so is one that is archived', async () => {
  for (const world of [{}, { archived: true }]) {
    const stage = await stageOf({ branches: {}, world });
    expect((await run(swift(stage))).landed).toEqual([]);
  }
});

atNight('A01 M16 cut off at any call it comes to the same', async () => {
  const points = await everywhere({ stage: await first(), run }, ['crash', 'lost']);
  expect(points).toBeGreaterThan(4);
});

atNight('A12 where pull requests are refused, nothing else is done', async () => {
  const stage = await first();
  const { result } = await run(swift(stage, { lacks: ['pull-requests: write'] }));
  expect(result.failed).toBe(true);
  expect(ourPulls(stage)).toEqual([]);
});
