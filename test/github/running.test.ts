// Heads that a workflow run works on are alive; our own run does not count, nor does one that is over.
import nock from 'nock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { liveHeads } from '../../src/github/running.ts';
import { byHand } from './odd-answers.ts';
import { type Stand, standOn } from './scenes.ts';

const REPO = 'harbour/tides';
let stand: Stand;
const tip = (branch: string) => stand.github.tip(REPO, branch) ?? '';

beforeAll(async () => {
  const change = (text: string) => ({ commits: [{ files: { 'a.txt': text }, message: text }] });
  stand = await standOn({
    branches: {
      main: { files: { 'a.txt': 'a' } },
      works: change('b'),
      waits: change('c'),
      done: change('d'),
    },
    runs: [
      { branch: 'works', status: 'in_progress' },
      { branch: 'waits', status: 'queued' },
      { branch: 'done', status: 'completed', conclusion: 'success' },
    ],
  });
});
afterAll(() => stand.github.close());
beforeEach(() => {
  stand.github.clearFaults();
  stand.spent();
});
afterEach(() => nock.cleanAll());

const NOW = Date.parse('2026-11-27T18:00:00Z');
const live = (...heads: readonly string[]) => ({ live: new Set(heads), overdue: new Map() });

const RUN = { id: 7, head_sha: 'a1', status: 'in_progress', created_at: '2026-11-27T12:00:00Z' };

describe('T08 live heads', () => {
  test('of the whole repository: one request', async () => {
    const { value, notes } = await liveHeads({ without: [], now: Date.now() }, stand.ground);
    expect(value).toEqual(live(tip('works'), tip('waits')));
    expect(notes).toEqual([]);
    expect(stand.spent()).toBe('1 read');
    expect(stand.github.problems).toEqual([]);
  });

  test.each([
    ['works', true],
    ['waits', true],
    ['done', false],
  ])('of one head, %s: one request', async (branch, lives) => {
    const { value } = await liveHeads({ without: [], head: tip(branch), now: Date.now() }, stand.ground);
    expect(value).toEqual(live(...(lives ? [tip(branch)] : [])));
    expect(stand.spent()).toBe('1 read');
  });

  test('our own run does not count', async () => {
    const { ground } = byHand(() => ({ total_count: 1, workflow_runs: [RUN] }));
    expect((await liveHeads({ without: [7], now: NOW }, ground)).value).toEqual(live());
    expect((await liveHeads({ without: [8], now: NOW }, ground)).value).toEqual(live('a1'));
  });

  test('a run that a person holds up does not count', async () => {
    const runs = ['waiting', 'pending', 'requested', null].map((status) => ({ ...RUN, status }));
    const { ground } = byHand(() => ({ total_count: runs.length, workflow_runs: runs }));
    expect((await liveHeads({ without: [], head: 'a1', now: NOW }, ground)).value).toEqual(live());
  });

  const started = (status: string, at: string, more: object = {}) => ({
    ...RUN,
    status,
    created_at: at,
    ...more,
  });
  test.each([
    ['queued for a day', started('queued', '2026-11-26T18:00:00Z'), null],
    ['queued for longer than a day', started('queued', '2026-11-26T17:59:00Z'), 'queued'],
    ['in progress for five days', started('in_progress', '2026-11-22T18:00:00Z'), null],
    ['in progress for longer than five days', started('in_progress', '2026-11-22T17:59:00Z'), 'in_progress'],
    [
      'long ago and tried once more today',
      started('queued', '2026-10-01T00:00:00Z', { run_started_at: '2026-11-27T17:00:00Z', run_attempt: 2 }),
      null,
    ],
  ])('T08 T09 a run %s is live, or overdue beyond what a job may take', async (_, one, overdue) => {
    const { ground } = byHand(() => ({ total_count: 1, workflow_runs: [one] }));
    const told = { run: 7, status: overdue, since: one.created_at };
    const { value } = await liveHeads({ without: [], now: NOW }, ground);
    expect(value).toEqual(
      overdue === null ? live('a1') : { live: new Set(), overdue: new Map([['a1', told]]) },
    );
  });

  test.each([
    ['within what a job may take', 'completed', '2026-11-27T06:30:00Z', true],
    ['over more than that', 'completed', '2026-11-27T05:59:00Z', false],
    ['with an old one that goes on', 'in_progress', '2026-11-25T00:00:00Z', true],
    ['with an old one that cannot be at work any more', 'in_progress', '2026-11-01T00:00:00Z', false],
  ])('of more runs than a page, made %s, a note says what may be missing', async (_, status, at, told) => {
    const over = { ...RUN, id: 8, status: 'completed' };
    const oldest = { ...RUN, id: 9, status, created_at: at };
    const { ground, asked } = byHand(() => ({ total_count: 300, workflow_runs: [RUN, over, oldest] }));
    const { notes } = await liveHeads({ without: [], now: NOW }, ground);
    expect(notes).toEqual(told ? ['Only the newest 3 of 300 workflow runs were looked at.'] : []);
    expect(asked).toEqual(['GET /repos/harbour/tides/actions/runs?per_page=100']);
  });

  test('A12 are unavailable without the permission, which is named', async () => {
    const permissions = { contents: 'read' } as const;
    const blind = await standOn(
      { private: true, branches: { main: { files: { a: 'a' } } } },
      { permissions },
    );
    try {
      const { value, notes } = await liveHeads({ without: [], now: NOW }, blind.ground);
      expect(value).toBe('unavailable');
      expect(notes).toHaveLength(1);
      expect(notes[0]).toMatch(
        /^Which workflow runs are going on: not known\. .+ The token needs actions: read\.$/,
      );
    } finally {
      await blind.github.close();
    }
  });

  test('A02 a limit ends the work', async () => {
    stand.github.fault({ on: () => true, kind: 'primary', times: 9 });
    await expect(liveHeads({ without: [], now: NOW }, stand.ground)).rejects.toMatchObject({
      refused: 'rate-limited',
    });
  });
});
