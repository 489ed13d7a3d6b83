// Migrations by themselves: of the branch that was pushed, of all branches, and never because of our own
// push.
import { describe, expect, test } from 'vitest';
import { migrate, type Pushed } from '../../src/modes/migrate.ts';
import type { SweepInputs } from '../../src/modes/sweep/sweep-state.ts';
import { atNight } from '../exhaustive.ts';
import { everywhere } from './crashes.ts';
import { type HubOptions, hubOn, type Stage } from './hub.ts';
import { ago, basesOf, INPUTS, index, NOW, old, ourPulls, stageOf } from './stages.ts';
import { later, pushed, stale, swept, told } from './sweeping.ts';
import { headOf, OURS, person } from './world.ts';

const scene = () =>
  stageOf({
    branches: {
      a: { days: 2, files: old('1-a', ago(2)) },
      b: { days: 2, files: old('2-b', ago(2)) },
      c: { days: 10, files: stale('3-c'), pull: true },
    },
  });

const push = (branch: string, more: Partial<Pushed> = {}): Pushed => ({
  branch,
  sender: person('ada'),
  message: 'wip',
  ...more,
});

async function migrated(
  stage: Stage,
  pushedTo: Pushed | null,
  inputs: Partial<SweepInputs> = {},
  options: Partial<HubOptions> = {},
) {
  const hub = hubOn(stage, { now: NOW, ...options });
  return told(await migrate(hub, { ...INPUTS, ...inputs }, pushedTo), hub);
}

describe('migrate', () => {
  test('proposes what is due on the branch that was pushed, and nothing else', async () => {
    const stage = await scene();
    const { landed, result } = await migrated(stage, push('a'));
    expect(basesOf(stage)).toEqual(['a']);
    expect(landed).toEqual(['pull-request', 'check-run']);
    expect(result.pullRequests).toEqual(ourPulls(stage).map(({ number }) => number));
    expect((await migrated(stage, push('a'))).result.operations).toBe(0);
  });

  atNight('proposes on all branches when it is started by hand, at most so many at a time', async () => {
    const stage = await scene();
    const htmlFile = '/runner/page.html';
    const first = await migrated(stage, null, { maxNewPullRequests: 1, htmlFile });
    expect(basesOf(stage)).toEqual(['a']);
    expect(first.output('truncated')).toBe('true');
    expect(first.output('report-html')).toBe(htmlFile);
    await migrated(stage, null, { maxNewPullRequests: 1 });
    expect(basesOf(stage)).toEqual(['a', 'b']);
  });

  atNight.each<[string, Pushed]>([
    ['to a branch of ours', push('rekindle/migrate/specify-1-a-12345678')],
    [
      'of a commit with our trailers',
      push('a', { message: 'x\n\nRekindle-Action: resume\nRekindle-Source: ab\n' }),
    ],
    ['by our own account', push('a', { sender: OURS })],
  ])('lets nothing follow from a push %s', async (_, event) => {
    const stage = await scene();
    const { landed, hub, said } = await migrated(stage, event);
    expect(landed).toEqual([]);
    expect(hub.requests()).toBe(1);
    expect(said).toEqual(['info This was our own push: nothing follows from it.']);
  });

  atNight('M19 waits for whoever holds a lease, and for a run where it was started by hand', async () => {
    const lock = `locked_at: ${ago(0.01)}\npid: 812\nfeature: 1-a\nphase: INIT\n`;
    const files = { ...old('1-a', ago(2)), 'specs/1-a/.specify.lock': lock };
    const held = await stageOf({ branches: { a: { days: 2, files } } });
    await migrated(held, push('a'));
    expect(basesOf(held)).toEqual([]);
    const stage = await scene();
    stage.world.running = [headOf(stage.dir, 'a') ?? ''];
    await migrated(stage, null);
    expect(basesOf(stage)).toEqual(['b']);
    await migrated(stage, push('a'));
    expect(basesOf(stage)).toEqual(['a', 'b']);
  });

  atNight('S03 S27 what may be old and cannot be migrated is named, and why, and nothing else', async () => {
    const clashing = (files: Readonly<Record<string, string>>) =>
      Object.fromEntries(
        Object.entries(files).map(([path, text]) => [path, `<<<<<<< a\n${text}=======\n${text}>>>>>>> b\n`]),
      );
    const within = { 'sdd/workflows': { submodule: 'ab'.repeat(20) } };
    const stage = await stageOf({
      branches: {
        a: { days: 2, files: clashing(old('4-d', ago(2))) },
        d: { days: 2, files: clashing(index('5-e', 'spec_writing', ago(2))) },
        b: { days: 2, files: within },
        c: { days: 2, files: stale('3-c') },
      },
    });
    const warnings = (said: readonly string[]) => said.filter((line) => line.startsWith('warning'));
    const { said } = await migrated(stage, null);
    expect(warnings(said)).toEqual([
      expect.stringMatching(
        /^warning \S+:4-d on a: it cannot be migrated as it is\. \S+: found conflict markers/,
      ),
    ]);
    expect(warnings((await migrated(stage, push('c'))).said)).toEqual([]);
  });

  atNight('G02 a branch that is gone by now leads to nothing', async () => {
    const stage = await scene();
    const { landed, result } = await migrated(stage, push('never-was'));
    expect(landed).toEqual([]);
    expect(result.failed).toBe(false);
  });

  atNight('M10 what a person closed stays closed', async () => {
    const stage = await scene();
    await migrated(stage, push('a'));
    for (const talk of ourPulls(stage)) talk.open = false;
    pushed(stage, 'a', { 'x.txt': 'x\n' }, ago(0.1));
    await migrated(stage, push('a'));
    expect(ourPulls(stage).map(({ open }) => open)).toEqual([false]);
  });

  atNight('T13 a push tells that the sweep has stopped', async () => {
    const stage = await scene();
    await swept(stage);
    const { said } = await migrated(stage, push('c'), later(75));
    expect(said.join('\n')).toContain('warning No sweep was seen for 75 days.');
  });

  atNight('nothing is written with an unusable config, in an archive, in an empty repository', async () => {
    const unusable = await stageOf({ main: old('1-a', ago(2)), config: 'stale-after: soon\n' });
    const archived = await stageOf({ main: old('1-a', ago(2)), world: { archived: true } });
    const empty = await stageOf({ world: { defaultBranch: 'none' } });
    for (const stage of [unusable, archived, empty]) expect((await migrated(stage, null)).landed).toEqual([]);
  });

  atNight('R01 M16 whatever ends it at whichever call, run again it comes to the same', async () => {
    const stage = await scene();
    const run = (hub: Parameters<typeof migrate>[0]) => migrate(hub, INPUTS, push('a'));
    const points = await everywhere({ stage, run }, ['crash', 'lost', 'limit', 'refused']);
    console.log(`migrate: ${points} points`);
    expect(points).toBeGreaterThan(20);
  });
});
