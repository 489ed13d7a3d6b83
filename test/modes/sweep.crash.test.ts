// Whatever ends a sweep at whichever call: the next one comes to the same end as if nothing had happened.
import { describe, expect, test } from 'vitest';
import { sweep } from '../../src/modes/sweep.ts';
import { everywhere, type Fault, swift } from './crashes.ts';
import type { TestHub } from './hub.ts';
import { ago, INPUTS, index, old, stageOf } from './stages.ts';
import { blocked, pushed, stale } from './sweeping.ts';

const run = (hub: TestHub) => sweep(hub, INPUTS);
const BRANCHES = {
  a: { days: 10, files: { ...stale('1-a'), ...blocked('2-a') }, pull: true },
  b: { days: 2, files: blocked('3-b') },
  c: { days: 2, files: old('4-c', ago(2)) },
  d: { days: 12, files: stale('5-d') },
} as const;

const FIRST = () => stageOf({ branches: BRANCHES });

/** Everything was told of, and then everything changed. */
async function second() {
  const stage = await FIRST();
  await run(swift(stage));
  pushed(stage, 'a', index('1-a', 'validating', ago(0)));
  pushed(stage, 'a', { 'specs/2-a/.workflow/index.md': null }, ago(0));
  pushed(stage, 'b', index('3-b', 'completed', ago(0)));
  pushed(stage, 'c', { 'x.txt': 'x\n' }, ago(0.1));
  return stage;
}

describe('M16 R01 A01 a sweep that ends at any call', () => {
  test.each<[string, () => ReturnType<typeof FIRST>, readonly Fault[]]>([
    ['a first one', FIRST, ['crash']],
    ['one that settles what was told', second, ['crash']],
  ])('%s: run again, and all is as it would have been', async (name, stageFor, faults) => {
    const points = await everywhere({ stage: await stageFor(), run }, faults);
    console.log(`sweep, ${name}: ${points} points`);
    expect(points).toBeGreaterThan(20);
  });
});
