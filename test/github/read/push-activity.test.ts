// Who pushed when, by GitHub's clock, for each branch and within a span of time.
import nock from 'nock';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pushesIn } from '../../../src/github/read/push-activity.ts';
import { atNight } from '../../exhaustive.ts';
import { intercepted } from '../intercepted.ts';
import { byHand } from '../odd-answers.ts';
import { READS, type Stand, standOn } from '../scenes.ts';

const REPO = 'harbour/tides';
const DAY = 86_400_000;
let stand: Stand;
let now: number;

beforeAll(async () => {
  stand = await standOn({ branches: { main: { files: { 'a.txt': 'a' } } } });
  stand.github.token('ghp_mona', { kind: 'user', login: 'mona' });
  stand.github.token('ghs_bot', { kind: 'app', login: 'dependabot[bot]' });
  const commit = (branch: string, by: string, text: string) =>
    stand.github.commit(REPO, branch, [{ files: { 'a.txt': text }, message: text, by }]);
  await commit('main', 'octocat', 'zero');
  await commit('feature/x', 'mona', 'one');
  await commit('feature/x', 'dependabot[bot]', 'two');
  await commit('gone', 'mona', 'three');
  await stand.github.dropBranch(REPO, 'gone', 'mona');
  now = Date.now() + DAY / 2;
});
afterAll(() => stand.github.close());
beforeEach(() => {
  stand.github.clearFaults();
  stand.spent();
});
intercepted();

describe('T04 T05 T06 pushes', () => {
  test('of all branches, the newest first, with who made them', async () => {
    const { value, notes } = await pushesIn({ since: now - DAY, now }, stand.ground);
    expect(notes).toEqual([]);
    const pushes = value === 'unavailable' ? new Map() : value;
    expect(new Set(pushes.keys())).toEqual(new Set(['feature/x', 'gone', 'main']));
    const tip = stand.github.tip(REPO, 'feature/x');
    expect(pushes.get('feature/x')).toEqual([
      {
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        kind: 'push',
        actor: { login: 'dependabot[bot]', type: 'Bot', id: expect.any(Number) },
        before: expect.stringMatching(/^[0-9a-f]{40}$/),
        after: tip,
      },
      expect.objectContaining({
        actor: expect.objectContaining({ login: 'mona', type: 'User' }),
        kind: 'branch_creation',
        before: null,
      }),
    ]);
    expect(pushes.get('gone')?.[0]).toMatchObject({ kind: 'branch_deletion', after: null });
    expect(stand.spent()).toBe('1 read');
    expect(stand.github.problems).toEqual([]);
  });

  atNight('of one branch', async () => {
    const { value } = await pushesIn({ since: now - DAY, now, branch: 'feature/x' }, stand.ground);
    expect(value === 'unavailable' ? [] : [...value.keys()]).toEqual(['feature/x']);
  });

  atNight('nothing before the span', async () => {
    expect(await pushesIn({ since: now, now }, stand.ground)).toEqual({ value: new Map(), notes: [] });
  });

  atNight.each([
    [0.5, 'day'],
    [1, 'week'],
    [7, 'month'],
    [30, 'quarter'],
    [90, 'year'],
    [400, undefined],
  ])('a span of %d days is asked for as %s', async (days, period) => {
    const { ground, asked } = byHand(() => []);
    await pushesIn({ since: now - days * DAY, now }, ground);
    expect(new URL(asked[0]?.slice(4) ?? '', 'https://x').searchParams.get('time_period') ?? undefined).toBe(
      period,
    );
  });
});

describe('pages', () => {
  const move = (at: number) => ({
    id: 1,
    ref: 'refs/heads/main',
    before: 'a1',
    after: 'b2',
    activity_type: 'push',
    timestamp: new Date(at).toISOString(),
    actor: null,
  });

  atNight('follow their cursors and end with the span', async () => {
    const many = await standOn({ branches: { main: { files: { 'a.txt': 'a' } } } });
    try {
      for (let i = 0; i < 130; i += 1)
        await many.github.commit(REPO, 'busy', [{ files: { 'a.txt': `${i}` }, message: `${i}` }]);
      many.spent();
      const { value } = await pushesIn({ since: now - DAY, now }, many.ground);
      expect(value === 'unavailable' ? [] : value.get('busy')).toHaveLength(130);
      expect(many.spent()).toBe('2 read');
    } finally {
      await many.github.close();
    }
  });

  test('odd moves are passed over: tags, words that are new to us, accounts that are gone', async () => {
    const { ground } = byHand(() => [
      { ...move(now), ref: 'refs/tags/v1' },
      { ...move(now), activity_type: 'teleport' },
      move(now),
      { ...move(now), actor: undefined },
    ]);
    const { value } = await pushesIn({ since: 0, now }, ground);
    const nobody = expect.objectContaining({ actor: null });
    expect(value).toEqual(new Map([['main', [nobody, nobody]]]));
  });

  atNight('are no more than ten, and a note says how far back they reach', async () => {
    let page = 0;
    nock('https://api.github.test')
      .persist()
      .get(/activity/)
      .reply(() => {
        page += 1;
        const next = `<https://api.github.test/repos/harbour/tides/activity?after=${page}>; rel="next"`;
        const body = JSON.stringify([move(now - page * 60_000)]);
        return [200, body, { 'content-type': 'application/json', link: next }];
      });
    const { ground } = byHand(() => []);
    const { value, notes } = await pushesIn({ since: now - DAY, now }, ground);
    expect(value === 'unavailable' ? [] : value.get('main')).toHaveLength(10);
    expect(notes).toEqual([
      `Pushes are known from ${new Date(now - 600_000).toISOString()} on; there were many.`,
    ]);
  });
});

describe('where GitHub refuses', () => {
  test.each([
    ['403-bare', '"Forbidden". The token needs contents: read.'],
    ['404', '"Not Found".'],
    ['422', 'GitHub answered 422'],
  ] as const)('A12 R05 %s', async (kind, says) => {
    stand.github.fault({ on: () => true, kind, times: 2 });
    const learned = await pushesIn({ since: now - DAY, now }, stand.ground);
    expect(learned.value).toBe('unavailable');
    expect(learned.notes).toEqual([
      expect.stringMatching(/^Who pushed when: not known\. GET .+\/repos\/harbour\/tides\/activity/),
    ]);
    expect(learned.notes[0]).toContain(says);
  });

  atNight('A02 a limit ends the work', async () => {
    stand.github.fault({ on: () => true, kind: 'primary', times: 9 });
    const outcome = pushesIn({ since: now - DAY, now }, stand.ground);
    await expect(outcome).rejects.toMatchObject({ refused: 'rate-limited' });
  });

  atNight('an answer of another shape is none', async () => {
    const { ground } = byHand(() => [{ ref: 7 }]);
    expect((await pushesIn({ since: 0, now }, ground)).value).toBe('unavailable');
  });

  atNight('the permission is the one that GitHub’s page names', async () => {
    const { issues, ...rest } = READS;
    expect(issues).toBe('read');
    const seen = await standOn(
      { private: true, branches: { main: { files: { a: 'a' } } } },
      { permissions: rest },
    );
    try {
      expect((await pushesIn({ since: now - DAY, now }, seen.ground)).value).not.toBe('unavailable');
    } finally {
      await seen.github.close();
    }
  });
});
