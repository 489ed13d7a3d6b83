// What stands further down, or behind a word, must not be lost: a run is over only where all say so.
import { describe, expect, test } from 'vitest';
import { line, recovery } from './harness.ts';
import { pipeline, STATE } from './pipeline.ts';

const DONE = { status: 'COMPLETE', current_stage: 'done' };
const INCONSISTENT = 'ask · – · state-inconsistent';

describe('S08 S11 a file that was written on instead of over', () => {
  test.each([
    ['a second head', ['# Pipeline State', '', '- run_id: run-2', '- status: IN_PROGRESS']],
    ['a second head that says the same', ['# Pipeline State', '', '- status: COMPLETE']],
    ['a later section', ['## Update', '', '- status: IN_PROGRESS']],
    ['a later table', ['## Summary', '', '| Field | Value |', '|---|---|', '| status | IN_PROGRESS |']],
    [
      'a table of other columns',
      ['## Summary', '', '| Item | Now |', '|---|---|', '| Status | IN_PROGRESS |'],
    ],
    ['a table without columns', ['## Update', '', '| status | IN_PROGRESS |', '|---|---|', '| by | Dana |']],
    ['another run', ['## Update', '', '- run_id: run-2']],
    ['another stage', ['## Update', '', '- current_stage: tasks']],
    ['another hash', ['## Update', '', `- spec_hash: sha256:${'0'.repeat(64)}`]],
  ])('%s', (_, more) => {
    expect(line(recovery(pipeline({ head: DONE, more })))).toBe(INCONSISTENT);
  });

  test('a later word that stops a run which goes on', () => {
    const more = ['## Update', '', '- status: WAITING_FOR_HUMAN'];
    expect(line(recovery(pipeline({ more })))).toBe(INCONSISTENT);
  });

  test.each([
    [['## Update', '', '- status: COMPLETE']],
    [['## Notes', '', 'The status: IN_PROGRESS was wrong.']],
  ])('the same, or prose of Notes, is none: %j', (more) => {
    expect(line(recovery(pipeline({ head: DONE, more })))).toBe('none · – · completed');
  });
});

describe('T12 prose that takes a status back', () => {
  test.each([
    'COMPLETE, reverted to IN_PROGRESS',
    'COMPLETE (spec stage only; architect next)',
    '**COMPLETE** — except security',
    'COMPLETE, but the review is still open',
    'FAILED (retrying)',
    'CANCELLED — not yet confirmed',
    'COMPLETE (partially)',
    'COMPLETE, until the audit',
    'complete, 80%',
    'COMPLETE (2 of 5 tests green)',
    'COMPLETE — needs review',
    'COMPLETE, 2 tests red',
    'COMPLETE (rolled back)',
    'COMPLETE (vorläufig)',
    'COMPLETE, contingent on CI',
    'COMPLETE, sobald CI grün ist',
    'COMPLETE, in case QA agrees',
  ])('%s', (status) => {
    expect(line(recovery(pipeline({ head: { ...DONE, status } })))).toBe('ask · – · status-unknown');
  });

  test.each([
    'COMPLETE — 42 passed, failed: 0',
    'COMPLETE (11/30)',
    'COMPLETE — merged as PR #12, next feature 022',
    'COMPLETE — no open items left',
    'COMPLETE, conditions: none',
    'COMPLETE (when 2026-04-17)',
  ])('%s', (status) => {
    expect(line(recovery(pipeline({ head: { ...DONE, status } })))).toBe('none · – · completed');
    const detail = { stage: 'done', job_status: 'DONE (2 of 2 retries)' };
    expect(line(recovery(pipeline({ head: { ...DONE, status }, detail })))).toBe('none · – · completed');
  });

  test.each(['COMPLETE — merged by Dana', 'COMPLETE (all stages)', 'COMPLETE, see notes', '✅ COMPLETE'])(
    '%s',
    (status) => {
      expect(line(recovery(pipeline({ head: { ...DONE, status } })))).toBe('none · – · completed');
    },
  );

  test('a stage row that is done but for something', () => {
    const state = (value: string) =>
      `# Pipeline State\n\n| Field | Value |\n|---|---|\n| spec_id | S-1 |\n| stage | ${value} |\n`;
    const at = (value: string) => line(recovery({ ...pipeline(), [STATE]: state(value) }));
    expect(at('done — all merged')).toBe('none · – · completed');
    expect(at('done — except security review, still open')).toBe('ask · – · status-unknown');
  });
});

/** What a ledger leads to whose spec and whose person's row say so. */
const ledgerOf = (spec: string, person: string): string =>
  line(
    recovery({
      ...pipeline(),
      [STATE]: [
        '# Pipeline State: FEAT-1-x\n\n| Field | Value |\n|---|---|\n| spec_id | SPEC-1 |\n',
        '## Stage Ledger\n\n| Stage | Status | Date | Notes |\n|---|---|---|---|',
        `| Spec | ${spec} | | |\n| Human Spec Checkpoint | ${person} | | |`,
        '| Software Architect | PENDING | | |\n',
      ].join('\n'),
    }),
  );

test.each([
  'APPROVED, handed back to the Coordinator',
  'APPROVED — postponed: dark mode',
  'APPROVED — deferred to v2: export',
  'APPROVED (by Ann, not needed by Bob)',
  'APPROVED, to be revisited in March',
  'APPROVED (no objections)',
  'APPROVED, but see ADR-3',
  'COMPLETE, handed back to the Coordinator',
  'COMPLETE — handed back to coordinator',
  'COMPLETE, pushed back to origin',
  'COMPLETE (returned to the team as v2)',
  'COMPLETE, returned to the author with approval',
  'COMPLETE, changes requested by customers are stored',
  'COMPLETE, sent for improvement ideas',
  'COMPLETE (sent back by review once, second pass clean)',
  'COMPLETE, bounced back by CI, rerun green',
  'COMPLETE, sent back by review (round 1), round 2 clean',
  'COMPLETE, changes requested (round 1), none in round 2',
  'COMPLETE, sent for rework last week, back and green',
])('a row of the ledger that tells how it came to its end is over: %s', (status) => {
  const over = ledgerOf('APPROVED', 'APPROVED');
  expect([ledgerOf(status, 'APPROVED'), ledgerOf('APPROVED', status)]).toEqual([over, over]);
  expect([ledgerOf('REJECTED', 'APPROVED'), ledgerOf('APPROVED', 'REJECTED')]).not.toContain(over);
});

test.each([
  'APPROVED, sent back by Ann',
  'APPROVED — on hold',
  'APPROVED (changes requested by Ann)',
  'APPROVED, blocked by legal',
  'APPROVED (by Ann, not by Bob)',
  'APPROVED (Ann yes, Bob no)',
  'APPROVED, but Ann wants the queue changed',
  'APPROVED — except the queue',
  'APPROVED, Ann: yes; Bob: no',
])('a checkpoint of the ledger that was sent back or put off waits, as a box does: %s', (status) => {
  expect(ledgerOf('APPROVED', status)).toBe(ledgerOf('APPROVED', 'REJECTED'));
});

test('a row of a stage does not read such words', () => {
  expect(ledgerOf('APPROVED, sent back by Ann', 'APPROVED')).toBe(ledgerOf('APPROVED', 'APPROVED'));
});

test.each([
  'COMPLETE, handed back to the coordinator',
  'COMPLETE (sent back by review once, second pass clean)',
])('a run that tells how it came to its end is over: %s', (status) => {
  expect(line(recovery(pipeline({ head: { ...DONE, status } })))).toBe('none · – · completed');
});
