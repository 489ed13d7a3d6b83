// What a sweep takes for a sign of life: pushes by GitHub's clock, a run on the head, a lease; and what its
// silence means.
import { describe, expect, test } from 'vitest';
import { atNight } from '../exhaustive.ts';
import {
  ago,
  type BranchSeed,
  cardsOn,
  dashboardOf,
  index,
  NOW,
  old,
  ourPulls,
  ownOf,
  type Seed,
  stageOf,
} from './stages.ts';
import { blocked, later, pushed, stale, swept } from './sweeping.ts';
import { headOf, OURS, person } from './world.ts';

/** A state without a time of its own. */
const timeless = (feature: string) => index(feature, 'spec_writing', null);

interface Row {
  readonly id: string;
  readonly liveness: string;
  readonly last_activity: { readonly at: string | null; readonly from: string };
  readonly notes: readonly string[];
}

/** The workflows of a sweep as its output `result` has them, by their features. */
async function seen(
  seed: Seed,
  inputs: Parameters<typeof swept>[1] = {},
  options: Parameters<typeof swept>[2] = {},
) {
  const stage = await stageOf(seed);
  const run = await swept(stage, inputs, options);
  const { workflows } = JSON.parse(run.output('result') ?? '{}') as { workflows: readonly Row[] };
  const of = (feature: string) => workflows.find(({ id }) => id.endsWith(`:${feature}`));
  return { stage, run, of, one: workflows[0] };
}

const on = (branch: Omit<BranchSeed, 'files'>, files = timeless('1-a')): Seed => ({
  branches: { work: { files, ...branch } },
});

describe('pushes', () => {
  test('T01 give a shallow clone the age that its history does not have', async () => {
    const { one } = await seen(on({ days: 3, push: { days: 12 } }));
    expect(one).toMatchObject({ liveness: 'stale', last_activity: { at: ago(12), from: 'commit' } });
    expect(one?.notes.join(' ')).not.toContain('the age is what the state file says');
  });

  atNight('T01 that are not known leave the age unknown, with a note, and nobody is told of it', async () => {
    const { one, run, stage } = await seen(on({ days: 60 }), {}, { lacks: ['contents: read'] });
    expect(one).toMatchObject({ liveness: 'unknown', last_activity: { at: null } });
    expect(one?.notes.join(' ')).toContain('History is shallow');
    expect(run.said).toContain('warning It is not known: the token needs contents: read.');
    expect(dashboardOf(stage)).toBeUndefined();
  });

  atNight('T04 of merges and of bots that the config names are no progress', async () => {
    const config = 'ignore:\n  authors: ["*[bot]"]\n';
    const push = { days: 1, by: 'renovate[bot]' };
    const bot = await seen({ ...on({ days: 12, push }), config });
    expect(bot.one).toMatchObject({ liveness: 'unknown' });
    const merge = await seen(on({ days: 12, push: { days: 1, kind: 'pr_merge' } }));
    expect(merge.one).toMatchObject({ liveness: 'unknown' });
    const agent = await seen(on({ days: 12, push }));
    expect(agent.one).toMatchObject({ liveness: 'recent', last_activity: { at: ago(1) } });
  });

  atNight('T04 of a bot do not hide those of a person before it', async () => {
    const stage = await stageOf({
      ...on({ days: 12, push: { days: 12 } }),
      config: 'ignore:\n  authors: ["*[bot]"]\n',
    });
    pushed(stage, 'work', { 'x.txt': 'x\n' }, ago(1), person('format[bot]'));
    const run = await swept(stage);
    expect(run.output('stale')).toBe('1');
  });

  atNight('T05 of ours, our comments and our labels never reset the timer', async () => {
    const stage = await stageOf(on({ days: 12, pull: true }));
    await swept(stage);
    pushed(stage, 'work', { 'ours.txt': 'x\n' }, ago(0), OURS);
    const again = await swept(stage);
    expect(again.output('stale')).toBe('1');
    expect(cardsOn(stage, 1)[0]).toContain('Last activity | 2026-11-15 12:00 UTC (stale)');
    expect((await swept(stage)).landed).toEqual([]);
  });

  atNight('T06 count by GitHub’s time, whatever date the commit carries', async () => {
    const forged = await seen(on({ days: 0, push: { days: 20 } }));
    expect(forged.one).toMatchObject({ liveness: 'stale', last_activity: { at: ago(20) } });
    const backdated = await seen(on({ days: 300, push: { days: 1 } }));
    expect(backdated.one).toMatchObject({ liveness: 'recent', last_activity: { at: ago(1) } });
  });

  atNight('to the default branch say nothing of one workflow there', async () => {
    const stage = await stageOf({ main: stale('1-a') });
    pushed(stage, 'main', { 'other.txt': 'x\n' }, ago(0));
    expect((await swept(stage)).output('stale')).toBe('1');
  });
});

describe('times', () => {
  test('T02 in the future count as now, with a note', async () => {
    const { one } = await seen(on({ days: 1, push: { days: -3 } }));
    expect(one).toMatchObject({ liveness: 'recent', last_activity: { at: NOW } });
    expect(one?.notes).toContain('A time in the future counts as now.');
  });

  atNight.each([
    ['2026-11-17T12:00:00', 'stale'],
    ['2026-11-17', 'stale'],
    ['17/11/2026', 'stale'],
    ['11/12/2026', 'unknown'],
  ])('T03 that a state writes as %s make it %s where no push is known', async (at, liveness) => {
    const { one } = await seen(on({ days: 20, push: null }, index('1-a', 'spec_writing', at)));
    expect(one).toMatchObject({ liveness });
  });

  atNight.each([
    ['a leap day', '2028-02-22T00:00:00Z', '2028-02-29T00:00:00Z'],
    ['the end of daylight saving', '2026-10-22T01:30:00Z', '2026-10-29T01:30:00Z'],
    ['a long weekend', '2027-03-25T18:00:00Z', '2027-04-01T18:00:00Z'],
  ])('T10 go over %s to the millisecond', async (_, at, then) => {
    const now = Date.parse(then);
    const seed: Seed = {
      ...on({ days: 1, push: null }),
      world: { moves: [{ branch: 'work', at, actor: person('ada'), kind: 'push', after: null }] },
    };
    expect((await seen(seed, { now })).one).toMatchObject({ liveness: 'recent' });
    expect((await seen(seed, { now: now + 1 })).one).toMatchObject({ liveness: 'stale' });
  });
});

describe('whoever is at work', () => {
  test('T08 by a run on the head is live: no card, no issue, no migration', async () => {
    const stage = await stageOf({
      branches: {
        a: { days: 40, files: timeless('1-a'), pull: true },
        b: { days: 40, files: timeless('2-b') },
        c: { days: 2, files: old('3-c', ago(2)) },
      },
    });
    stage.world.running = ['a', 'b', 'c'].flatMap((branch) => headOf(stage.dir, branch) ?? []);
    const run = await swept(stage);
    expect(cardsOn(stage, 1)).toEqual([]);
    expect(ownOf(stage)).toEqual([]);
    expect(ourPulls(stage)).toEqual([]);
    expect(run.output('stale')).toBe('0');
    expect(run.said).toContain('notice specify:3-c on c: somebody is at work, so its migration waits.');
    stage.world.running = [];
    await swept(stage);
    expect(cardsOn(stage, 1)).toHaveLength(1);
    expect(ownOf(stage)).toHaveLength(1);
    expect(ourPulls(stage)).toHaveLength(1);
  });

  atNight('T08 keeps a card that stands there as it is, until it is over', async () => {
    const stage = await stageOf(on({ days: 12, pull: true }));
    await swept(stage);
    const [before] = cardsOn(stage, 1);
    stage.world.running = [headOf(stage.dir, 'work') ?? ''];
    await swept(stage);
    expect(cardsOn(stage, 1)).toEqual([before]);
  });

  atNight('T09 by a lease is live, however long it is silent', async () => {
    const lock = `locked_at: ${ago(0.01)}\npid: 812\nfeature: 1-a\nphase: INIT\n`;
    const files = { ...old('1-a', ago(60)), 'specs/1-a/.specify.lock': lock };
    const { one, stage } = await seen(on({ days: 60 }, files));
    expect(one).toMatchObject({ liveness: 'live' });
    expect(ourPulls(stage)).toEqual([]);
    expect(ownOf(stage)).toEqual([]);
  });

  atNight('T09 silence alone is not death: without any time it is unknown, and nobody is told', async () => {
    const { one, stage } = await seen(on({ days: 300, push: null }));
    expect(one).toMatchObject({ liveness: 'unknown' });
    expect(one?.notes.join(' ')).toContain('Silence alone means nothing.');
    expect(dashboardOf(stage)).toBeUndefined();
  });
});

describe('a workflow that waits for a person', () => {
  test('T07 is reminded of at most once in stale-after, and never called dead', async () => {
    const stage = await stageOf(on({ days: 8, pull: true }, index('1-a', 'clarifying', ago(8))));
    await swept(stage);
    expect(cardsOn(stage, 1)[0]).toContain('Still waiting: the question was first put 7 days ago.');
    const edits: number[] = [];
    for (const day of [1, 5, 6, 7, 12, 13, 14, 19, 20, 21, 22, 23, 26, 27, 34, 41, 48, 55, 56])
      if ((await swept(stage, later(day))).landed.includes('comment')) edits.push(day);
    expect(edits).toEqual([6, 13, 20, 27, 34, 41, 48, 55]);
    expect(ownOf(stage)).toEqual([]);
    expect(cardsOn(stage, 1)).toHaveLength(1);
    expect(cardsOn(stage, 1)[0]).toContain('It waits for your answers.');
    expect(cardsOn(stage, 1)[0]).toContain('Still waiting: the question was first put 63 days ago.');
  });
});

describe('a freeze', () => {
  const frozen = (body: string) =>
    body.replace(/^(<!-- rekindle:v1 \{)/, '$1"frozen_by":"ada","frozen_until":"2026-12-31",');

  test('T11 that a card keeps wins over everything, and ends on its day', async () => {
    const files = { ...timeless('1-a'), ...old('2-b', ago(12)) };
    const stage = await stageOf(on({ days: 12, pull: true }, files));
    await swept(stage);
    for (const card of stage.world.comments) card.body = frozen(card.body);
    for (const talk of stage.world.talks) talk.labels = ['rekindle: frozen'];
    const before = structuredClone(stage.world.comments);
    pushed(stage, 'work', { 'specs/1-a/notes.md': 'x\n' }, ago(9));
    const run = await swept(stage, later(3));
    expect(run.landed.filter((kind) => kind !== 'issue')).toEqual([]);
    expect(stage.world.comments).toEqual(before);
    await swept(stage, later(40));
    expect(stage.world.comments).not.toEqual(before);
    expect(stage.world.talks[0]?.labels).toEqual(['rekindle: stale']);
  });

  atNight('T11 that came after the sweep had looked is seen at the moment of acting', async () => {
    const stage = await stageOf(on({ days: 12, pull: true }));
    const freeze = () => stage.world.talks[0]?.labels.push('rekindle: frozen');
    const run = await swept(stage, {}, { around: (_, { name }) => void (name === 'head' && freeze()) });
    expect(cardsOn(stage, 1)).toEqual([]);
    expect(run.landed).not.toContain('comment');
  });

  atNight('T11 that the dashboard keeps has a row of its own, and no issue', async () => {
    const stage = await stageOf({ branches: { a: { days: 2, files: blocked('1-a') } } });
    await swept(stage, { maxOpenIssues: 0 });
    const board = dashboardOf(stage);
    const key = /rekindle-row:(card-[0-9a-f]{16})/.exec(board?.body ?? '')?.[1] ?? '';
    if (board)
      board.body = board.body.replace('"key":"dashboard"', `"key":"dashboard","frozen":"${key} - ada"`);
    await swept(stage);
    expect(board?.body).toContain('### Frozen (1)');
    expect(board?.body).toContain('Frozen by `ada`.');
    expect(board?.body).toContain(`"frozen":"${key} - ada `);
    expect(ownOf(stage)).toEqual([]);
  });
});

test('T13 a sweep that had stopped says so, once it runs again', async () => {
  const stage = await stageOf({ main: stale('1-a') });
  await swept(stage);
  expect((await swept(stage, later(20))).said.join()).not.toContain('No sweep was seen');
  const { said } = await swept(stage, later(90));
  expect(said.join('\n')).toContain('warning No sweep was seen for 70 days.');
});
