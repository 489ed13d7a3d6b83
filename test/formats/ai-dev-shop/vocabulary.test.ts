// Status, stage, times and counts as users write them, in every spelling that was seen.
import { describe, expect, test } from 'vitest';
import { broken, line, recovery } from './harness.ts';
import { FOLDER, pipeline, ROWS } from './pipeline.ts';

const withHead = (head: Record<string, string | null>) => recovery(pipeline({ head }));

describe('words', () => {
  test.each([
    'IN_PROGRESS',
    'in_progress',
    'in-progress',
    'In Progress',
    '**IN_PROGRESS**',
    '`IN_PROGRESS`',
    'IN_PROGRESS (resumed once)',
    'IN_PROGRESS — since Monday',
    'IN_PROGRESS, slowly',
    'IN_PROGRESS. Slowly',
  ])('S13 status %s means IN_PROGRESS', (status) => {
    const found = withHead({ status });
    expect(line(found)).toBe('resume · programmer · partial-work');
    expect(found.state?.status).toBe('active');
  });

  test('S13 the spelling of the file is kept', () => {
    expect(withHead({ status: 'In Progress' }).state?.statusText).toBe('In Progress');
  });

  test.each([
    'paused2',
    'EXPLORATORY_SPIKE (NOT test-certified)',
    'COMPLETED',
    'IN_PROGRESS | COMPLETE',
    '',
    'N/A',
    '<status>',
    'toString',
    '__proto__',
    'constructor',
  ])('S12 X03 status %j: ask · – · status-unknown', (status) => {
    const found = withHead({ status });
    expect(line(found)).toBe('ask · – · status-unknown');
    expect(broken(found)).toEqual(['status-known']);
    expect(found.state?.status).toBe('unknown');
  });

  test('S12 no status among the official keys: ask · – · status-unknown', () => {
    const found = withHead({ status: null });
    expect(line(found)).toBe('ask · – · status-unknown');
    expect(found.findings[0]?.evidence).toMatchObject({ field: 'status', found: null });
  });

  test.each(['EXPLORATORY IMPLEMENTATION (owner-directed)', 'red-team', 'shipping', 'N/A', 'programmer2'])(
    'S12 current_stage %s: ask · – · status-unknown',
    (current_stage) => {
      const found = withHead({ current_stage });
      expect(line(found)).toBe('ask · – · status-unknown');
      expect(found.findings[0]?.evidence).toMatchObject({ field: 'current_stage' });
    },
  );

  test.each(['COMPLETE', 'FAILED', 'CANCELLED'])('a run that is %s needs no stage', (status) => {
    expect(broken(withHead({ status, current_stage: 'N/A' }))).toEqual(
      status === 'COMPLETE' ? ['ended-whole'] : [],
    );
  });

  test.each(['code-review', 'code_review', 'Code Review', 'CODE-REVIEW — second pass'])(
    'current_stage %s is code-review',
    (current_stage) => {
      expect(withHead({ current_stage }).state?.current?.id).toBe('code-review');
    },
  );

  test('T07 prose that awaits a person holds the run even where its status does not', () => {
    expect(line(withHead({ current_stage: 'spec — awaiting human spec checkpoint' }))).toBe(
      'wait · spec · awaiting-approval',
    );
  });
});

const withoutRows = (head: Record<string, string | null>) => recovery(pipeline({ head, rows: [] }));

describe('times', () => {
  test('T02 T03 prose behind a time is no harm; nonsense is told; nothing is nothing', () => {
    expect(withoutRows({ last_updated_at: '2026-06-07T05:35:00Z (audit)' }).activity.at).toBe(
      Date.UTC(2026, 5, 7, 5, 35),
    );
    expect(broken(withoutRows({ last_updated_at: 'yesterday' }))).toEqual(['timestamp-sane']);
    expect(broken(withoutRows({ last_updated_at: '2099-01-01T00:00:00Z' }))).toEqual(['timestamp-sane']);
    expect(broken(withoutRows({ last_updated_at: 'N/A', started_at: null }))).toEqual([]);
  });

  test('the start is no activity', () => {
    expect(withoutRows({ last_updated_at: null }).activity).toEqual({ at: null, from: 'unknown' });
  });
});

const counted = (cycle: string, budget: string) =>
  recovery(
    pipeline({
      more: [
        '## Iteration Counts',
        '',
        '| Stage | Cycle Count | Budget | Status |',
        '|---|---|---|---|',
        `| programmer | ${cycle} | ${budget} | ok |`,
        '',
      ],
    }),
  ).state?.current;

describe('iterations', () => {
  test.each([
    ['2', '5', 2, 5],
    ['11', '10', 11, 10],
    ['NaN', '1e309', null, null],
    ['-1', '', null, null],
    ['99999999999999999999', '5 per cluster', null, 5],
  ])('S17 %s of %s', (cycle, budget, iteration, of) =>
    expect(counted(cycle, budget)).toMatchObject({ iteration, of }),
  );
});

test('questions are asked at clarify alone', () => {
  expect(recovery(pipeline({ rows: ROWS.slice(0, 1) })).state?.questions).toEqual([]);
});

test('the title is what the spec calls the feature', () => {
  expect(recovery(pipeline()).state?.title).toBe('Login');
  expect(
    recovery(pipeline({ files: { 'feature.spec.md': '' }, head: { spec_hash: 'N/A' } })).state?.title,
  ).toBe('001-login');
  expect(recovery(pipeline()).state?.folders).toEqual([FOLDER]);
});

const LEDGER =
  '| Field | Value |\n|---|---|\n| spec_id | S |\n\n## Stage Ledger\n\n' +
  '| Stage | Status | Date | Notes |\n|---|---|---|---|\n';

const note = (words: string) =>
  recovery({
    ...pipeline(),
    [`${FOLDER}/.pipeline-state.md`]: `${LEDGER}| Refactor | IN_PROGRESS | | ${words} |\n`,
  });

describe('a note that speaks of approval', () => {
  test.each([
    'awaiting human approval',
    'Awaiting sign-off by the owner',
    'waiting for approval',
    'waits on the human checkpoint',
    'pending clearance',
    'PROPOSED',
    'the agent did not run; awaiting approval',
    'awaiting approval, no blockers',
    'awaiting approval (no rush, any human)',
    'was awaiting human sign-off when the session ended',
    'not started — awaiting approval',
    'not before noon: pending the human checkpoint',
  ])('%s: it waits', (words) => {
    expect(line(note(words))).toBe('wait · refactor · awaiting-approval');
  });

  test.each([
    'no longer awaiting approval',
    'not awaiting approval any more',
    'not yet PROPOSED',
    'no longer PROPOSED',
    "isn't pending any approval",
    'isn’t waiting for a human',
    'nothing pending: no approval',
    'without pending approvals',
    'awaiting no further approval',
    'pending no human sign-off',
    'stopped waiting for approval',
    'never awaited approval',
    'approved by the owner',
    'awaiting the CI; approval was given',
  ])('%s: it does not', (words) => {
    expect(line(note(words))).toBe('rerun · refactor · step-interrupted');
  });
});
