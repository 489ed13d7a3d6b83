// Two sweeps at the same time: they come to what one comes to, without a lock that a crash could leave
// behind.
import { describe, expect, test } from 'vitest';
import { sweep } from '../../src/modes/sweep.ts';
import { exhaustive } from '../exhaustive.ts';
import { swift } from './crashes.ts';
import { ago, INPUTS, old, remembered, stageOf, stateOf } from './stages.ts';
import { blocked, stale } from './sweeping.ts';

const BRANCHES = {
  a: { days: 10, files: stale('1-a'), pull: true },
  b: { days: 2, files: blocked('2-b') },
  c: { days: 2, files: old('3-c', ago(2)) },
} as const;
const scene = () => stageOf({ branches: BRANCHES });

describe('R02 two sweeps at once', () => {
  /** A generator with a seed that is told (mulberry32). */
  const randomOf = (seed: number) => {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
  };

  test('R02 come to what one comes to, in whatever order their calls are made', async () => {
    const stage = await scene();
    const back = remembered(stage);
    await sweep(swift(stage), INPUTS);
    const wanted = stateOf(stage);
    const seed = 20261127;
    const random = randomOf(seed);
    for (let round = 0; round < (exhaustive ? 20 : 3); round += 1) {
      back();
      const waiting: (() => void)[] = [];
      const turn = () => new Promise<void>((go) => void waiting.push(go));
      const still = new Set([1, 2]);
      const runs = [1, 2].map((one) =>
        sweep(swift(stage, { turn }), INPUTS).finally(() => still.delete(one)),
      );
      while (still.size > 0) {
        await new Promise((rest) => setImmediate(rest));
        if (waiting.length < still.size) continue;
        waiting.splice(Math.floor(random() * waiting.length), 1)[0]?.();
      }
      await Promise.all(runs);
      expect(stateOf(stage), `seed ${seed}, round ${round}`).toEqual(wanted);
    }
  });
});
