// A ledger with several rows of one stage or checkpoint: the last of them decides, whatever ended before it.
import { describe, expect, test } from 'vitest';
import { isPassed, isSettled, roundless, withRound } from '../../../src/formats/ai-dev-shop/rounds.ts';
import { leastTime } from '../../clock.ts';
import { choices, chosen } from './choosing.ts';
import { line, recovery } from './harness.ts';
import { pipeline, STATE } from './pipeline.ts';

const HEAD =
  '# Pipeline State: FEAT-1-x\n\n| Field | Value |\n|---|---|\n| spec_id | SPEC-1 |\n\n## Stage Ledger\n\n' +
  '| Stage | Status | Date | Notes |\n|---|---|---|---|\n';
const NOT_MADE = { 'tasks.md': null, 'test-certification.md': null };

/** `Name: STATUS` as rows. */
const filesOf = (rows: readonly string[], files: Readonly<Record<string, string | null>> = NOT_MADE) => ({
  ...pipeline({ files }),
  [STATE]: `${HEAD}${rows.map((row) => `| ${row.replace(': ', ' | ')} | | |\n`).join('')}`,
});
const ledger = (...rows: readonly string[]) =>
  recovery(filesOf(rows, rows.includes('Tasks: COMPLETE') ? {} : NOT_MADE));

const DONE = ['Spec', 'Software Architect', 'Tasks', 'TDD', 'Programmer', 'TestRunner'].map(
  (name) => `${name}: COMPLETE`,
);

describe('the last row of a stage or a checkpoint decides', () => {
  test.each<readonly [rows: readonly string[], expected: string]>([
    [
      [
        'Spec (1.1.0): SUPERSEDED',
        'Spec (1.2.0): APPROVED',
        'Human Spec Checkpoint: APPROVED',
        'Software Architect: COMPLETE',
        'Tasks: PENDING',
      ],
      'rerun · tasks · step-interrupted',
    ],
    [
      [
        'Spec: APPROVED',
        'Software Architect: REJECTED',
        'Software Architect (round 2): COMPLETE',
        'Tasks: PENDING',
      ],
      'rerun · tasks · step-interrupted',
    ],
    [
      [
        'Spec: APPROVED',
        'Software Architect: PROPOSED',
        'Architecture Sign-Off: REJECTED',
        'Software Architect (R2): PROPOSED',
        'Architecture Sign-Off (R2): APPROVED',
        'Tasks: PENDING',
      ],
      'rerun · tasks · step-interrupted',
    ],
    [
      [...DONE, 'Code Review: FAILED', 'Programmer (rework): IN_PROGRESS', 'Code Review (round 2): PENDING'],
      'resume · programmer · partial-work',
    ],
    [
      [...DONE, 'Code Review: FAILED', 'Programmer (rework): IN_PROGRESS'],
      'resume · programmer · partial-work',
    ],
    [
      [...DONE, 'Code Review: FAILED', 'Programmer (rework): COMPLETE'],
      'rerun · code-review · step-interrupted',
    ],
    [
      ['Spec: APPROVED', 'Software Architect: PROPOSED', 'Architecture Sign-Off: REJECTED'],
      'wait · architect · awaiting-approval',
    ],
    [
      [
        'Spec: APPROVED',
        'Software Architect: PROPOSED',
        'Architecture Sign-Off: REJECTED',
        'Software Architect (R2): IN_PROGRESS',
      ],
      'rerun · architect · step-interrupted',
    ],
    [
      [
        'Spec: APPROVED',
        'Software Architect: PROPOSED',
        'Architecture Sign-Off: REJECTED',
        'Software Architect (R2): APPROVED',
        'Tasks: PENDING',
      ],
      'rerun · tasks · step-interrupted',
    ],
    [
      // Made once more, and shown to nobody yet.
      [
        'Spec: APPROVED',
        'Software Architect: PROPOSED',
        'Architecture Sign-Off: REJECTED',
        'Software Architect (R2): COMPLETE',
      ],
      'wait · architect · awaiting-approval',
    ],
    [
      // Another part was approved.
      [
        'Spec: APPROVED',
        'Architecture Sign-Off (backend): REJECTED',
        'Software Architect (frontend): APPROVED',
        'Tasks: PENDING',
      ],
      'wait · architect · awaiting-approval',
    ],
    [
      ['Spec: APPROVED', 'Software Architect: COMPLETE', 'Software Architect (R2): REJECTED'],
      'rerun · architect · step-interrupted',
    ],
    [
      ['Spec: APPROVED', 'Human Spec Checkpoint: APPROVED', 'Human Spec Checkpoint (round 2): REJECTED'],
      'wait · spec · awaiting-approval',
    ],
  ])('%j: %s', (rows, expected) => {
    expect(line(ledger(...rows))).toBe(expected);
  });

  test.each([
    [
      'Human Spec Checkpoint: REJECTED',
      'Spec (1.2.0): APPROVED',
      'Human Spec Checkpoint (round 2): APPROVED',
      'Software Architect: PENDING',
    ],
    [
      'Spec: APPROVED',
      'Red-Team: FAILED',
      'RT fixes: APPLIED',
      'Red-Team (round 2): COMPLETE',
      'Software Architect: PENDING',
    ],
  ])('then the architect: %s', (...rows) => {
    expect(line(recovery(filesOf(rows, { ...NOT_MADE, 'adr.md': null })))).toBe(
      'rerun · architect · step-interrupted',
    );
  });

  test('a run whose review failed once is over', () => {
    const rows = ['Code Review: FAILED', 'Programmer (rework): COMPLETE', 'Code Review (round 2): COMPLETE'];
    const found = recovery(filesOf([...DONE, ...rows, 'Security: COMPLETE', 'Done: COMPLETE'], {}));
    expect(line(found)).toBe('none · – · completed');
  });

  test('parts of one stage each count', () => {
    const rows = [
      ...DONE.slice(0, 4),
      'Programmer (backend): IN_PROGRESS',
      'Programmer (frontend): COMPLETE',
    ];
    expect(line(ledger(...rows))).toBe('resume · programmer · partial-work');
    const phases = [...DONE.slice(0, 4), 'Programmer (phase 1): PENDING', 'Programmer (phase 2): COMPLETE'];
    expect(line(ledger(...phases))).toBe('resume · programmer · partial-work');
    const rounds = [...DONE.slice(0, 2), 'Tasks: IN_PROGRESS', 'Tasks (R2): SKIPPED', 'TDD: PENDING'];
    expect(line(ledger(...rounds))).toBe('rerun · tdd · step-interrupted');
  });
});

test.each([
  ['Spec (1.1.0)', 'spec'],
  ['**Tasks** (R2)', 'tasks'],
  ['Programmer (rework)', 'programmer'],
  ['Code Review, second round', 'code review'],
  ['Programmer (phase 2 of 3)', 'programmer phase 2 of 3'],
  ['Programmer (backend)', 'programmer backend'],
])('roundless: %s', (name, expected) => expect(roundless(name)).toBe(expected));

test.each([
  ['Architecture Sign-Off', 'Architecture Sign-Off (round 3)'],
  ['Architecture Sign-Off (R2)', 'Architecture Sign-Off (round 3)'],
  ['Architecture Sign-Off (round 2)', 'Architecture Sign-Off (round 3)'],
  ['Architecture Sign-Off (backend)', 'Architecture Sign-Off (backend, round 3)'],
  ['Architecture Sign-Off (backend) ', 'Architecture Sign-Off (backend, round 3)'],
  ['Architecture Sign-Off (backend, round 2)', 'Architecture Sign-Off (backend, round 3)'],
  ['Architecture Sign-Off (R2, backend)', 'Architecture Sign-Off (R2, backend, round 3)'],
  ['Architecture Sign-Off (backend (api))', 'Architecture Sign-Off (backend (api)) (round 3)'],
  ['**Architecture Sign-Off (backend)**', '**Architecture Sign-Off (backend)** (round 3)'],
  ['Architecture Sign-Off R2', 'Architecture Sign-Off R2 (round 3)'],
])('withRound names the same part: %s', (name, expected) => {
  expect(withRound(name, 3)).toBe(expected);
  expect(roundless(expected)).toBe(roundless(name));
});

describe('words that take a row back', () => {
  test('are quoted in a note, with the line', () => {
    const found = ledger('Spec: APPROVED', 'Software Architect: COMPLETE, but the spike is open');
    expect(found.notes.join(' ')).toContain('The row on line 12 says "COMPLETE, but the spike is open"');
  });

  test.each([
    'TDD: COMPLETE — 14 failing tests written (red)',
    'TDD: COMPLETE (14 tests failing)',
    'Tasks: COMPLETE — didn’t change',
    'Red-Team: COMPLETE — 3 advisory still open, none blocking',
    'Programmer: COMPLETE — all green (retry 1 succeeded)',
    'Spec: APPROVED — do not change',
    'Spec: APPROVED, ready to be planned',
    'Spec: APPROVED — after rework round 1',
  ])('are not in %s', (row) => {
    expect(ledger('Spec: APPROVED', row, 'Refactor: PENDING').state?.current?.id).toBe('refactor');
  });
});

describe('approve', () => {
  const approved = (...rows: readonly string[]) =>
    chosen(filesOf(rows), (at) => {
      if (!choices.approve) throw new Error('this format approves');
      return choices.approve(at, null);
    });
  const PROPOSED = ['Spec: APPROVED', 'Software Architect: PROPOSED', 'Architecture Sign-Off: REJECTED'];

  test('goes into the row that waits, and leaves an answer of no', () => {
    const { diff } = approved(
      ...PROPOSED,
      'Software Architect (R2): COMPLETE',
      'Architecture Sign-Off (R2): PENDING',
    );
    expect(diff.filter((one) => one.startsWith('- |'))).toEqual([
      '- | Architecture Sign-Off (R2) | PENDING | | |',
    ]);
    expect(diff.join('\n')).toContain('+ | Architecture Sign-Off (R2) | APPROVED |');
  });

  test('is a row of its own where the last answer is no', () => {
    const { diff, decision, files } = approved(...PROPOSED, 'Tasks: PENDING');
    expect(diff.filter((one) => one.startsWith('- |'))).toEqual([]);
    expect(diff.join('\n')).toContain('+ | Architecture Sign-Off (round 2) | APPROVED |');
    expect(decision).toBe('rerun · tasks · step-interrupted');
    expect(files[STATE]).toContain('| Architecture Sign-Off | REJECTED | | |');
  });

  test.each(['Software Architect (R2)', 'Software Architect'])(
    'of a new proposal ends the wait: %s',
    (name) => {
      const { diff, decision } = approved(...PROPOSED, `${name}: PROPOSED`, 'Tasks: PENDING');
      expect(diff.join('\n')).toContain(`+ | ${name} | APPROVED |`);
      expect(decision).toBe('rerun · tasks · step-interrupted');
    },
  );

  test('of a new spec too', () => {
    const { decision } = approved(
      'Spec (0.1): PROPOSED',
      'Human Spec Checkpoint: REJECTED',
      'Spec (0.2): PROPOSED',
      'Software Architect: PENDING',
    );
    expect(decision).toBe('advance · tasks · artifacts-complete');
  });

  test('of one part is a round of that part, and ends the wait', () => {
    const { diff, decision } = approved(
      'Spec: APPROVED',
      'Software Architect: PROPOSED',
      'Architecture Sign-Off (backend): REJECTED',
      'Tasks: PENDING',
    );
    expect(diff.join('\n')).toContain('+ | Architecture Sign-Off (backend, round 2) | APPROVED |');
    expect(decision).toBe('rerun · tasks · step-interrupted');
  });
});

describe('a row of another name is another part, and decides nothing', () => {
  const COMPLETE = ['Spec: APPROVED', 'Software Architect: COMPLETE', 'Tasks: COMPLETE', 'TDD: COMPLETE'];
  test.each<readonly [rows: readonly string[], expected: string]>([
    [
      [
        ...COMPLETE,
        'Programmer (backend): FAILED',
        'Programmer (frontend): COMPLETE',
        'TestRunner: PASS',
        'Code Review: PASS',
        'Security: PASS',
        'Done: COMPLETE',
      ],
      'programmer',
    ],
    [
      [...DONE.slice(0, 5), 'TestRunner (unit): FAIL', 'TestRunner (e2e): PASS', 'Code Review: PENDING'],
      'testrunner',
    ],
    [
      [...DONE, 'Code Review (backend): REVISE', 'Code Review (frontend): PASS', 'Security: PENDING'],
      'code-review',
    ],
    [
      [
        'Spec: APPROVED',
        'Software Architect: COMPLETE',
        'Tasks: PROPOSED',
        'Tasks preflight: PASS',
        'TDD: PENDING',
      ],
      'tasks',
    ],
    [
      ['Spec: APPROVED', 'Software Architect: PROPOSED', 'Architecture diagram: COMPLETE', 'Tasks: PENDING'],
      'architect',
    ],
  ])('%j', (rows, step) => {
    expect(ledger(...rows)).toMatchObject({ decision: { step } });
  });

  test('nor is a person’s no cleared by another checkpoint', () => {
    const found = ledger(
      'Spec: APPROVED',
      'Human Spec Checkpoint: REJECTED',
      'Reverse-spec digest approval: APPROVED',
      'Software Architect: PENDING',
    );
    expect(line(found)).toBe('wait · spec · awaiting-approval');
  });
});

test('skip writes over no answer of a person that says no', () => {
  const rows = [
    'Spec: APPROVED',
    'Red-Team (R2): REWORK',
    'Red-Team clearance: REJECTED',
    'Software Architect: PENDING',
  ];
  expect(() => chosen(filesOf(rows), (at) => choices.skip?.(at) ?? never())).toThrow(
    /found the answer "REJECTED" of a person on line \d+, expected none that says no\. Ask that person again/,
  );
});

const never = (): never => {
  throw new Error('this format has the choice');
};

test('X06 100 kB of rows that were turned down are read in no time', () => {
  const rows = Array.from({ length: 1500 }, (_, i) => [
    `Code Review: FAILED`,
    `Programmer q${i}: PROPOSED`,
  ]).flat();
  expect(leastTime(1000, () => ledger(...rows))).toBeLessThan(1000);
});

test.each([
  ['2026-10-04', true],
  ['2026-10-03', true],
  ['2026-10-02', false],
])('a no of 2026-10-03 ends with an approval of %s: %s', (date, ends) => {
  const row = { notes: '', line: 1 };
  const rows = [
    { ...row, name: 'Software Architect', status: 'PROPOSED', date: '2026-10-01' },
    { ...row, name: 'Architecture Sign-Off', status: 'REJECTED', date: '2026-10-03' },
    { ...row, name: 'Software Architect (R2)', status: 'APPROVED', date },
  ];
  expect(isPassed(rows, 1)).toBe(ends);
  // What stands after the no alone may be what was turned down.
  expect(isPassed(rows.slice(1), 0)).toBe(false);
});

test.each([
  ['Tasks', 'PROPOSED'],
  ['Tasks', 'PENDING'],
  ['Tasks', 'REJECTED'],
  ['Human Spec Checkpoint', 'REJECTED'],
])('a ledger of 20,000 rows "%s | %s" is judged in no time', (name, status) => {
  const act = () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => ({ name, status, date: '', notes: '', line: at }));
    return rows.filter((_, at) => isSettled(rows, at) || isPassed(rows, at));
  };
  expect(leastTime(1000, act)).toBeLessThan(1000);
});
