// The way of an order: how many files it crosses, and that nothing is written before its plan is made.
import { Session } from 'node:inspector/promises';
import { describe, expect, test } from 'vitest';
import { slashCommands } from '../../src/commands/index.ts';
import { atNight } from '../exhaustive.ts';
import * as scene from './orders-scene.ts';

const ON = ['feature/invoice-export', 'ai-dev-shop:003-invoice-export'] as const;
const MODES = /\/src\/modes\/([^?]+\.ts)/;

/** Files of modes/ of which a function was called meanwhile; loading a file does not count. */
async function crossed(work: () => Promise<unknown>): Promise<readonly string[]> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const files = result.flatMap(({ url, functions }) => {
      const called = functions.some(
        ({ functionName, ranges }) => functionName !== '' && ranges.some(({ count }) => count > 0),
      );
      const [, file] = MODES.exec(url) ?? [];
      return called && file !== undefined ? [file] : [];
    });
    return [...new Set(files)].sort();
  } finally {
    await session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
}

describe('the way of an order', () => {
  atNight('/resume crosses at most 15 files of modes/, from the event to its last reaction', async () => {
    await scene.order(await scene.setFor(ON, scene.DISPATCH), '/resume');
    const set = await scene.setFor(ON, scene.DISPATCH);
    const files = await crossed(async () => {
      const { reaction } = await scene.order(set, '/resume');
      expect(reaction).toBe('+1');
    });
    expect(scene.commitsOn(set.stage, ON[0], set.head)).toHaveLength(1);
    expect(files).toContain('command/pipeline.ts');
    expect(files).toContain('command/plan-change.ts');
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(15);
  });

  test('in a dry run nothing is written, whatever is ordered, and the plan is told', async () => {
    const { stage, pull } = await scene.setFor(ON, scene.DISPATCH);
    for (const { slash } of slashCommands) {
      const landed: unknown[] = [];
      const around = (_: string, { effect }: { readonly effect: unknown }) =>
        void (effect === null || landed.push(effect));
      const comment = scene.says(stage, pull, 'ada', slash?.examples[0] ?? '');
      const { effects } = await scene.go(stage, comment, { dryRun: true }, { around });
      expect(landed).toEqual([]);
      expect(JSON.stringify(effects)).toContain(`\\"key\\":\\"reply-${comment}\\"`);
      stage.world.comments.pop();
    }
  });
});
