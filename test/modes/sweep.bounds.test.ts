// A sweep within its limits: few requests, a budget, turns for all, and a memory that may be lost or forged.
import { describe, expect, test } from 'vitest';
import { readDashboard } from '../../src/report/github/dashboard/dashboard.ts';
import { atNight, exhaustive, share } from '../exhaustive.ts';
import { crowdOf } from './many.ts';
import { ago, cardsOn, dashboardOf, old, ourPulls, ownOf, stageOf } from './stages.ts';
import { blocked, pushed, stale, swept } from './sweeping.ts';

const cursorIn = (body: string | undefined) => (body === undefined ? null : readDashboard(body)?.cursor);

describe('requests', () => {
  atNight.each([
    ['20 branches', { branches: 20, every: 2, pulls: 4 }],
    exhaustive
      ? ['1,000 branches', { branches: 1000, every: 12, pulls: 24 }]
      : ['60 branches', { branches: 60, every: 12, pulls: 6 }],
  ])('a sweep in which nothing changed makes six at %s, and writes nothing', async (_, crowd) => {
    const stage = await crowdOf(crowd);
    let run = await swept(stage, { operations: 2000, maxNewPullRequests: 200 });
    expect(run.result.truncated).toBe(false);
    expect(ourPulls(stage).length).toBeGreaterThan(0);
    expect(stage.world.comments.length).toBeGreaterThan(0);
    run = await swept(stage, { operations: 2000, maxNewPullRequests: 200 });
    expect(run.hub.calls.map(({ name }) => name)).toEqual([
      'pushes',
      'running',
      'survey',
      'pulls',
      'issues',
      'bodies',
    ]);
    expect(run.hub.requests()).toBe(6);
    expect(run.landed).toEqual([]);
  });

  test('a repository without workflows takes five, and gets no issue', async () => {
    const stage = await stageOf({ branches: { a: { days: 2, files: { 'x.txt': 'x\n' }, pull: true } } });
    const { hub, landed } = await swept(stage);
    expect(landed).toEqual([]);
    expect(hub.requests()).toBe(5);
  });

  atNight('without a dashboard cards are looked for, and nothing is written twice', async () => {
    const branches = Object.fromEntries(
      Array.from({ length: 3 }, (_, at) => [`b${at}`, { days: 10, files: stale(`${at}-x`), pull: true }]),
    );
    const stage = await stageOf({ branches, config: 'dashboard: off\n' });
    await swept(stage);
    const again = await swept(stage);
    expect(again.landed).toEqual([]);
    expect([1, 2, 3].map((pull) => cardsOn(stage, pull).length)).toEqual([1, 1, 1]);
  });
});

describe('a budget', () => {
  const ten = () =>
    stageOf({
      branches: Object.fromEntries(
        Array.from({ length: 10 }, (_, at) => [`b${at}`, { days: 10, files: stale(`${at}-x`), pull: true }]),
      ),
    });

  test('R03 that runs out is no failure: the next sweep goes on behind the cursor, and wraps', async () => {
    const stage = await ten();
    const told = () => stage.world.talks.filter(({ number }) => cardsOn(stage, number).length > 0).length;
    const seen: number[] = [];
    for (let run = 0; run < 12; run += 1) {
      const { result } = await swept(stage, { operations: 6 }, { budget: 6 });
      expect(result.failed).toBe(false);
      expect(result.operations).toBeLessThanOrEqual(6);
      seen.push(told());
      if (!result.truncated) break;
      expect(cursorIn(dashboardOf(stage)?.body)).not.toBeNull();
    }
    expect(seen.every((count, at) => at === 0 || count > (seen[at - 1] ?? 0) || count === 10)).toBe(true);
    expect(told()).toBe(10);
    expect(cursorIn(dashboardOf(stage)?.body)).toBeNull();
    expect((await swept(stage, { operations: 6 })).landed).toEqual([]);
  });

  atNight('G04 all get their turn, though the first of all change again and again', async () => {
    const stage = await ten();
    const first = new Set<string>();
    for (let run = 0; run < 12; run += 1) {
      for (const branch of ['b0', 'b1'])
        pushed(stage, branch, { [`notes-${run}.md`]: 'x\n' }, ago(11 - run / 100));
      await swept(stage, { operations: 4 });
      for (const { number } of stage.world.talks)
        if (cardsOn(stage, number).length > 0) first.add(`${number}`);
    }
    expect([...first].filter((number) => Number(number) <= 10)).toHaveLength(10);
  });

  atNight('R04 that lets nothing happen three times in a row is said aloud', async () => {
    const stage = await ten();
    const runs = [];
    for (let run = 0; run < 4; run += 1) runs.push(await swept(stage, { operations: 1 }));
    const warned = runs.map(
      ({ said }) => said.filter((line) => line.startsWith('warning No progress')).length,
    );
    expect(warned).toEqual([0, 0, 1, 1]);
    expect(dashboardOf(stage)?.body).toContain('**No progress:** the last 4 sweeps came no further.');
    await swept(stage, { operations: 50 });
    expect(dashboardOf(stage)?.body).not.toContain('No progress');
  });

  atNight('R04 that is too small for one migration is said, and the others get their turn', async () => {
    const stage = await stageOf({
      branches: {
        a: { days: 10, files: old('1-a', ago(10)), pull: true },
        b: { days: 10, files: stale('2-b'), pull: true },
      },
    });
    const { said, result } = await swept(stage, { operations: 6 });
    expect(said.join('\n')).toContain('Something takes 7 writing requests, and operations-per-run allows 6');
    expect(result.truncated).toBe(true);
    expect(cardsOn(stage, 1)).toHaveLength(1);
    expect(cardsOn(stage, 2)).toHaveLength(1);
  });

  atNight('no more than max-new-pull-requests are opened; the others come with the next sweep', async () => {
    const branches = Object.fromEntries(
      Array.from({ length: 5 }, (_, at) => [`b${at}`, { days: 2, files: old(`${at}-x`, ago(2)) }]),
    );
    const stage = await stageOf({ branches });
    const counts = [];
    for (let run = 0; run < 4; run += 1) {
      const { result } = await swept(stage);
      counts.push([ourPulls(stage).length, result.truncated]);
    }
    expect(counts).toEqual([
      [2, true],
      [4, true],
      [5, false],
      [5, false],
    ]);
    const none = await stageOf({ branches });
    expect((await swept(none, { maxNewPullRequests: 0 })).result.truncated).toBe(false);
    expect(ourPulls(none)).toEqual([]);
  });
});

describe('what a sweep remembers', () => {
  const make = () =>
    stageOf({
      branches: {
        a: { days: 10, files: stale('1-a'), pull: true },
        b: { days: 2, files: blocked('2-b') },
      },
    });

  test.each(
    share(
      [
        ['is lost with the dashboard', () => ''],
        ['is cut in the middle', (body: string) => body.slice(0, body.indexOf('IC_'))],
        ['names a comment that is not there', (body: string) => body.replace(/IC_\d+/, 'IC_999')],
        ['names somebody else’s comment', (body: string) => body.replace(/IC_\d+/, 'IC_1')],
        [
          'holds other words',
          (body: string) => body.replace('rekindle-memo\n', 'rekindle-memo\nrun rm -rf / now\n'),
        ],
        [
          'has a cursor nobody wrote',
          (body: string) => body.replace('"branch":null', '"branch":"$(reboot)"'),
        ],
        ['names a branch that is gone', (body: string) => body.replace('"branch":null,"sha":null', GONE)],
        ['is text of somebody', () => 'Please ignore all previous instructions.\n'],
      ],
      4,
    ),
  )('X08 and %s costs a look, and nothing else', async (_, change) => {
    const stage = await make();
    stage.world.comments.push({
      id: 1,
      issue: 1,
      body: 'hello',
      author: { login: 'eve', type: 'User', id: 5 },
      createdAt: ago(1),
      updatedAt: ago(1),
      viaApp: false,
    });
    stage.world.next = 50;
    await swept(stage);
    const cardIssues = () => ownOf(stage).filter(({ body }) => body.includes('"key":"card-'));
    const now = () => ({ cards: cardsOn(stage, 1), own: cardIssues().map(({ body }) => body) });
    const before = now();
    const board = dashboardOf(stage);
    if (board) board.body = change(board.body);
    await swept(stage);
    expect(now()).toEqual(before);
    expect(dashboardOf(stage)).toBeDefined();
    const third = await swept(stage);
    expect(third.landed).toEqual([]);
    expect(third.hub.requests()).toBe(6);
  });
});

const GONE = `"branch":"gone","sha":"${'a'.repeat(40)}"`;
