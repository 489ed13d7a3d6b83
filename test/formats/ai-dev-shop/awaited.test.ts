// Words after a stage and behind a ledger's status: a person has yet to approve, or a part alone is done.
import { describe, expect, test } from 'vitest';
import { line, recovery } from './harness.ts';
import { pipeline, STATE } from './pipeline.ts';

const WAITS = 'wait · architect · awaiting-approval';

const AWAITED: readonly string[] = [
  '(approval pending)',
  '(approval awaited)',
  '(approval required)',
  '(approval outstanding)',
  '(needs approval)',
  '(needs sign-off)',
  '(sign-off pending)',
  '— to be approved by Ann',
  '(ready for approval)',
  '(submitted for approval)',
  '(human review pending)',
  '(waiting for Ann)',
  '— awaiting Ann',
  '(Ann must sign first)',
  '(sign-off missing)',
  '(not approved)',
  '(no approval)',
  '(approval refused)',
  '(rejected by Ann)',
  '(sent back by Ann)',
  '— changes requested by Ann',
];
const GOES_ON: readonly string[] = [
  '',
  '(in progress)',
  '(approved by Ann on Monday)',
  '(no approval needed)',
  '(approval given)',
  '(in review)',
  '(rejected inputs handled)',
  '(waiting for CI)',
  '(approach rejected by tests)',
  '(returned by the API)',
  '(rejected in round 1, approved in round 2)',
  '(code review pending)',
];

/** A users' table with a `stage` row; the ADR is there, and tasks.md is not. */
const stageRow = (value: string): string => {
  const { [`${STATE.replace(/[^/]*$/, '')}tasks.md`]: _, ...files } = pipeline({
    head: { current_stage: 'architect' },
  });
  const text = `# Pipeline State\n\n| Field | Value |\n|---|---|\n| spec_id | S-1 |\n| stage | ${value} |\n`;
  return line(recovery({ ...files, [STATE]: text }));
};
const bullet = (value: string): string =>
  line(recovery(pipeline({ head: { current_stage: value, status: 'IN_PROGRESS' } })));

describe('a stage with prose after it', () => {
  test.each(AWAITED)('architect %s waits', (words) => {
    expect(stageRow(`architect ${words}`)).toBe(WAITS);
    expect(bullet(`architect ${words}`)).toBe(WAITS);
  });

  test.each(GOES_ON)('architect %s does not', (words) => {
    expect(stageRow(`architect ${words}`)).not.toMatch(/^wait/);
    expect(bullet(`architect ${words}`)).toBe(bullet('architect'));
  });
});

const ledger = (name: string, status: string, ...more: readonly string[]): string =>
  line(
    recovery({
      ...pipeline(),
      [STATE]: [
        '# Pipeline State: FEAT-1-x\n\n| Field | Value |\n|---|---|\n| spec_id | SPEC-1 |\n',
        '## Stage Ledger\n\n| Stage | Status | Date | Notes |\n|---|---|---|---|',
        '| Spec | APPROVED | | |\n| Human Spec Checkpoint | APPROVED | | |',
        `${more.join('')}| ${name} | ${status} | | |\n`,
      ].join('\n'),
    }),
  );

test.each(AWAITED.slice(0, 10))('a finished stage of a ledger that is %s waits', (words) => {
  for (const word of ['PRODUCED', 'COMPLETE'])
    expect(ledger('Software Architect', `${word} ${words}`)).toBe(WAITS);
});

describe('a part of a stage that is done', () => {
  const before = '| Software Architect | APPROVED | | |\n| Tasks | DONE | | |\n| TDD | DONE | | |\n';
  const at = (status: string) => ledger('Programmer', status, before);

  test.each([
    'COMPLETE (1 of 2 slices)',
    'COMPLETE (first half)',
    'DONE (half)',
    'COMPLETE (without AC-02)',
    'COMPLETE — redo',
    'DONE (half of it)',
    'Done (90%)',
  ])('%s is not the whole', (status) => {
    expect(at(status)).not.toMatch(/^advance/);
  });

  test.each(['COMPLETE (2 of 2 slices)', 'DONE (redo button)', 'COMPLETE (half-open intervals)'])(
    '%s is',
    (status) => {
      expect(at(status)).toBe(at('COMPLETE'));
      expect(at(status)).toMatch(/^advance/);
    },
  );
});
