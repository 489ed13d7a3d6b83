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

const RUN = { id: 7, head_sha: 'a1', status: 'in_progress', created_at: '2026-11-27T12:00:00Z' };

describe('T08 live heads', () => {
  test('of the whole repository: one request', async () => {
    const { value, notes } = await liveHeads({ without: [] }, stand.ground);
    expect(value).toEqual(new Set([tip('works'), tip('waits')]));
    expect(notes).toEqual([]);
    expect(stand.spent()).toBe('1 read');
    expect(stand.github.problems).toEqual([]);
  });

  test.each([
    ['works', true],
    ['waits', true],
    ['done', false],
  ])('of one head, %s: one request', async (branch, live) => {
    const { value } = await liveHeads({ without: [], head: tip(branch) }, stand.ground);
    expect(value).toEqual(new Set(live ? [tip(branch)] : []));
    expect(stand.spent()).toBe('1 read');
  });

  test('our own run does not count', async () => {
    const { ground } = byHand(() => ({ total_count: 1, workflow_runs: [RUN] }));
    expect((await liveHeads({ without: [7] }, ground)).value).toEqual(new Set());
    expect((await liveHeads({ without: [8] }, ground)).value).toEqual(new Set(['a1']));
  });

  test('a run that a person holds up does not count', async () => {
    const runs = ['waiting', 'pending', 'requested', null].map((status) => ({ ...RUN, status }));
    const { ground } = byHand(() => ({ total_count: runs.length, workflow_runs: runs }));
    expect((await liveHeads({ without: [], head: 'a1' }, ground)).value).toEqual(new Set());
  });

  test.each([
    ['within what a job may take', 'completed', '2026-11-27T06:30:00Z', true],
    ['over more than that', 'completed', '2026-11-27T05:59:00Z', false],
    ['with an old one that goes on', 'in_progress', '2026-11-01T00:00:00Z', true],
  ])('of more runs than a page, made %s, a note says what may be missing', async (_, status, at, told) => {
    const over = { ...RUN, id: 8, status: 'completed' };
    const oldest = { ...RUN, id: 9, status, created_at: at };
    const { ground, asked } = byHand(() => ({ total_count: 300, workflow_runs: [RUN, over, oldest] }));
    const { notes } = await liveHeads({ without: [] }, ground);
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
      const { value, notes } = await liveHeads({ without: [] }, blind.ground);
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
    await expect(liveHeads({ without: [] }, stand.ground)).rejects.toMatchObject({ refused: 'rate-limited' });
  });
});
