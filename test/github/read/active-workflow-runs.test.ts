// Heads that a workflow run works on are alive; our own run does not count, nor does one that is over.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { liveHeads } from '../../../src/github/read/active-workflow-runs.ts';
import { atNight } from '../../exhaustive.ts';
import { intercepted } from '../intercepted.ts';
import { byHand } from '../odd-answers.ts';
import { type Stand, standOn } from '../scenes.ts';

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
intercepted();

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

  atNight.each([
    ['works', true],
    ['waits', true],
    ['done', false],
  ])('of one head, %s: one request', async (branch, lives) => {
    const { value } = await liveHeads({ without: [], head: tip(branch), now: Date.now() }, stand.ground);
    expect(value).toEqual(live(...(lives ? [tip(branch)] : [])));
    expect(stand.spent()).toBe('1 read');
  });

  atNight('our own run does not count', async () => {
    const { ground } = byHand(() => ({ total_count: 1, workflow_runs: [RUN] }));
    expect((await liveHeads({ without: [7], now: NOW }, ground)).value).toEqual(live());
    expect((await liveHeads({ without: [8], now: NOW }, ground)).value).toEqual(live('a1'));
  });

  atNight('a run that a person holds up does not count', async () => {
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
  atNight.each([
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

  const job = (more: object = {}) => ({
    status: 'in_progress',
    started_at: '2026-11-27T11:00:00Z',
    labels: ['ubuntu-latest'],
    runner_group_name: 'GitHub Actions',
    ...more,
  });
  const ended = job({ status: 'completed', started_at: '2026-11-27T09:00:00Z' });
  const since = '2026-11-27T08:00:00Z';
  /** What is told where the run's jobs are these, and what was asked. */
  const withJobs = async (jobs: unknown, created = since, total?: number) => {
    const { ground, asked } = byHand((what) =>
      what.includes('/jobs')
        ? { total_count: total ?? (Array.isArray(jobs) ? jobs.length : 0), jobs }
        : { total_count: 1, workflow_runs: [started('in_progress', created)] },
    );
    return { value: (await liveHeads({ without: [], now: NOW }, ground)).value, asked: asked.length };
  };

  atNight.each([
    ['one job, on a runner of GitHub', [job()]],
    ['another one that is over', [ended, job({ labels: ['windows-2022'] })]],
    ['a server that names no group', [job({ runner_group_name: null })]],
    ['two', [job({ started_at: '2026-11-27T11:30:00Z' }), job({ labels: ['macos-15-xlarge'] })]],
  ])('T08 T09 in progress for over 6 hours with %s: the job was lost', async (_, jobs) => {
    const told = { run: 7, status: 'hosted-job', since: '2026-11-27T11:00:00Z' };
    const { value, asked } = await withJobs(jobs);
    expect(value).toEqual({ live: new Set(), overdue: new Map([['a1', told]]) });
    expect(asked).toBe(2);
  });

  atNight.each([
    [
      'a job of less than 6 hours behind one that is over',
      [ended, job({ started_at: '2026-11-27T12:30:00Z' })],
    ],
    ['one that is being ended', [job({ started_at: '2026-11-27T11:50:00Z' })]],
    ['one on a runner of its owner', [job({ labels: ['self-hosted', 'linux'] })]],
    ['one on a runner of its owner with a label of GitHub', [job({ runner_group_name: 'Default' })]],
    ['one on a larger runner of a name of its own', [job({ labels: ['big-16'] })]],
    ['one without any label', [job({ labels: [] })]],
    ['another one that is queued', [job(), job({ status: 'queued', started_at: null })]],
    ['no job that is left', [ended]],
    ['no job', []],
    ['an answer of another shape', 'jobs'],
  ])('in progress for over 6 hours with %s: it may be at work', async (_, jobs) => {
    expect((await withJobs(jobs)).value).toEqual(live('a1'));
  });

  atNight('more jobs than were told: one of them may be at work', async () => {
    expect((await withJobs([job()], since, 101)).value).toEqual(live('a1'));
  });

  atNight('a run of 6 hours is not asked for its jobs', async () => {
    expect(await withJobs([job()], '2026-11-27T12:00:00Z')).toEqual({ value: live('a1'), asked: 1 });
  });

  atNight.each([
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
    expect(asked[0]).toBe('GET /repos/harbour/tides/actions/runs?per_page=100');
  });

  atNight('A12 are unavailable without the permission, which is named', async () => {
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

  atNight('A02 a limit ends the work', async () => {
    stand.github.fault({ on: () => true, kind: 'primary', times: 9 });
    await expect(liveHeads({ without: [], now: NOW }, stand.ground)).rejects.toMatchObject({
      refused: 'rate-limited',
    });
  });
});
