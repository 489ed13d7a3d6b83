// What counts as somebody at work: a run that cannot be so any more does not, a push of minutes ago does.
import { describe, expect, test } from 'vitest';
import { migrate } from '../../src/modes/migrate.ts';
import { atNight, share } from '../exhaustive.ts';
import type { HubOptions, Stage } from './hub.ts';
import { hubOn } from './hub.ts';
import { ago, basesOf, cardsOn, INPUTS, index, NOW, old, ownOf, type Seed, stageOf } from './stages.ts';
import { later, pushed, swept, told } from './sweeping.ts';
import { headOf, OURS, person } from './world.ts';

const MINUTE = 1 / 24 / 60;
const resultOf = (run: { readonly output: (name: string) => string | undefined }) =>
  JSON.parse(run.output('result') ?? '{}') as {
    readonly workflows: readonly { readonly liveness: string; readonly notes: readonly string[] }[];
  };

describe('T08 T09 a run that is listed for longer than a job can take', () => {
  const words =
    /^GitHub lists (?:a job of )?the run 812 .* as (?:queued|in progress) since 2026-11-.*no sign of life/;

  test.each(
    share(
      [
        ['queued', ago(2)],
        ['in_progress', ago(6)],
        ['hosted-job', ago(0.4)],
      ] as const,
      2,
    ),
  )('%s is no sign of life, and is said', async (status, since) => {
    const files = index('1-a', 'spec_writing', null);
    const stage = await stageOf({ branches: { work: { days: 40, files, pull: true } } });
    stage.world.overdue = { [headOf(stage.dir, 'work') ?? '']: { run: 812, status, since } };
    const [one] = resultOf(await swept(stage)).workflows;
    expect(one).toMatchObject({ liveness: 'abandoned' });
    expect(one?.notes[0]).toMatch(words);
    expect(cardsOn(stage, 1)).toHaveLength(1);
    expect((await swept(stage)).landed).toEqual([]);
  });

  atNight('beside one that goes on there changes nothing: that one is at work', async () => {
    const files = index('1-a', 'spec_writing', null);
    const stage = await stageOf({ branches: { work: { days: 40, files } } });
    const head = headOf(stage.dir, 'work') ?? '';
    stage.world.overdue = { [head]: { run: 812, status: 'queued', since: ago(3) } };
    stage.world.running = [head];
    const run = await swept(stage);
    expect(resultOf(run).workflows[0]).toMatchObject({ liveness: 'live' });
    expect(ownOf(stage)).toEqual([]);
  });
});

const outdated = (pushDays: number, own = 5, more: Partial<Seed> = {}): Seed => ({
  branches: { work: { days: pushDays, files: old('1-a', ago(own)) } },
  ...more,
});

type Go = (stage: Stage, now?: number, options?: Partial<HubOptions>) => Promise<{ said: readonly string[] }>;
const GOES: readonly (readonly [string, Go])[] = [
  ['a sweep', (stage, now = Date.parse(NOW)) => swept(stage, { now })],
  [
    'migrate by hand',
    async (stage, now = Date.parse(NOW)) => {
      const hub = hubOn(stage, { now: new Date(now).toISOString() });
      return told(await migrate(hub, { ...INPUTS, now }, null), hub);
    },
  ],
  [
    'migrate by a push',
    async (stage, now = Date.parse(NOW)) => {
      const hub = hubOn(stage, { now: new Date(now).toISOString() });
      const push = { branch: 'work', sender: person('ada'), message: 'wip' };
      return told(await migrate(hub, { ...INPUTS, now }, push), hub);
    },
  ],
];

describe.each(GOES)('M19 %s', (_, go) => {
  const waits = 'notice specify:1-a on work: its last sign of work is of';

  test('proposes no migration where the branch was pushed three minutes ago, and says so', async () => {
    const stage = await stageOf(outdated(3 * MINUTE));
    const { said } = await go(stage);
    expect(basesOf(stage)).toEqual([]);
    expect(said.filter((line) => line.startsWith(waits))).toEqual([
      `${waits} 2026-11-27T11:57:00Z, so somebody may be at work: its migration waits until it was ` +
        'still for an hour. A later sweep proposes it; /migrate does it now.',
    ]);
    await go(stage, later(0.05).now);
    expect(basesOf(stage)).toEqual(['work']);
  });

  atNight('waits for the time that the state itself names, and believes none of the future', async () => {
    const stage = await stageOf(outdated(5, 3 * MINUTE));
    const { said } = await go(stage);
    expect(said.some((line) => line.startsWith(waits))).toBe(true);
    expect(basesOf(stage)).toEqual([]);
    const ahead = await stageOf(outdated(5, -400));
    await go(ahead);
    expect(basesOf(ahead)).toEqual(['work']);
  });

  atNight('does not wait for pushes of ours, nor for what is an hour old', async () => {
    const stage = await stageOf(outdated(61 * MINUTE));
    pushed(stage, 'work', { 'ours.txt': 'x\n' }, ago(MINUTE), OURS);
    await go(stage);
    expect(basesOf(stage)).toEqual(['work']);
  });
});
