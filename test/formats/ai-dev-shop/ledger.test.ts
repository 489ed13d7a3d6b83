// The Stage Ledger of users: the first row that is not finished is where the run stands.
import { describe, expect, test } from 'vitest';
import { broken, line, recovery } from './harness.ts';
import { FOLDER, pipeline, STATE } from './pipeline.ts';

const withState = (text: string, files = pipeline()) => recovery({ ...files, [STATE]: text });

const HEAD =
  '# Pipeline State: FEAT-1-x\n\n| Field | Value |\n|---|---|\n| spec_id | SPEC-1 |\n\n## Stage Ledger\n\n';

const COLUMNS = '| Stage | Status | Date | Notes |\n|---|---|---|---|';

const ledger = (...rows: readonly string[]) => withState(`${HEAD}${COLUMNS}\n${rows.join('\n')}\n`);

describe('what a finished row owes', () => {
  const ROWS = ['| Spec | APPROVED | | |', '| Software Architect | COMPLETE | | |'];
  const files = pipeline({ files: { 'tasks.md': null, 'test-certification.md': null } });
  const at = (status: string) =>
    withState(
      `${HEAD}${[COLUMNS, ...ROWS, `| Tasks | ${status} | | |`, '| TDD | PENDING | | |', ''].join('\n')}`,
      files,
    );

  test('H06 a stage that is complete owes its own output', () => {
    expect(line(at('COMPLETE'))).toBe('rerun · tasks · artifact-missing');
    expect(broken(at('COMPLETE'))).toEqual(['artifact-exists']);
  });

  test.each(['SKIPPED', 'N/A (in the issue tracker)', 'WAIVED'])('one that is %s owes nothing', (status) => {
    expect(line(at(status))).toBe('rerun · tdd · step-interrupted');
  });
});

describe('ledgers', () => {
  const SPEC_ROW = '| Spec | APPROVED | 2026-06-01 | |';
  const SIGN_OFF = '| Architecture Sign-Off';

  test.each([
    'APPROVED',
    '**APPROVED**',
    'COMPLETE',
    'APPLIED',
    'DONE',
    'complete (R2)',
    'SKIPPED',
    'N/A',
    'PASS',
    '✅ COMPLETE',
    'COMPLETE ✅',
    '✔ done (R2)',
    'PASS (12 passed, 0 failed)',
    'COMPLETE, next: architect',
    'COMPLETE (conditions: none)',
    'COMPLETE (when 2026-04-17)',
    'COMPLETE (once)',
    'APPLIED (as soon as found)',
    'APPLIED (if/else of requirement 3)',
  ])('%s is finished', (status) => {
    expect(
      ledger(`| Spec | ${status} | | |`, '| Software Architect | PENDING | | |').state?.current?.id,
    ).toBe('architect');
  });

  test.each([
    'PENDING',
    'PROPOSED',
    '**DRAFTED (v1.1.0)**',
    'COMPLETE, status reverted to DRAFT',
    'IN_PROGRESS',
    '',
    'APPROVED — reopened on Monday',
    'COMPLETE (awaiting approval)',
    'COMPLETE (2 of 5 tests green)',
    'COMPLETE, 80%',
    'COMPLETE (partial)',
    'COMPLETE, but one question is open',
    '✅ COMPLETE (withdrawn)',
    'REJECTED',
    'COMPLETE, contingent on CI',
    'COMPLETE, sobald CI grün ist',
    'APPROVED (only if legal agrees)',
  ])('%s is not', (status) => {
    const found = ledger(`| Spec | ${status} | | |`, '| Software Architect | PENDING | | |');
    expect(found.state?.current?.id).toBe('spec');
    expect(broken(found)).toEqual([]);
  });

  test.each(['APPROVED — Ann, if legal agrees', 'APPROVED — Ann, conditionally'])(
    'a person said yes but for something: %s',
    (status) => {
      const at = (word: string) =>
        line(
          ledger(SPEC_ROW, `| Human Spec Checkpoint | ${word} | | |`, '| Software Architect | PENDING | | |'),
        );
      expect(at(status)).toBe('wait · spec · awaiting-approval');
      expect(at('APPROVED — Ann, when 2026-06-02')).toBe(at('APPROVED'));
    },
  );

  test('S12 a status that means nothing: ask · – · status-unknown', () => {
    const found = ledger('| Spec | MARINATING | | |');
    expect(line(found)).toBe('ask · – · status-unknown');
    expect(found.findings[0]?.evidence).toMatchObject({ field: 'Status', found: 'MARINATING' });
  });

  test('S12 an open row that is no stage: ask · – · status-unknown', () => {
    expect(line(ledger(SPEC_ROW, '| Tasting | PENDING | | |'))).toBe('ask · – · status-unknown');
    expect(line(ledger(SPEC_ROW, '| Tasting | DONE | | |', '| Tasks | PENDING | | |'))).toBe(
      'advance · programmer · artifacts-complete',
    );
  });

  describe('an amended spec goes on at the first stage whose own output is not there', () => {
    const rows = [SPEC_ROW, '| Software Architect | COMPLETE | | |', '| Spec Amendment | DRAFTED | | |'];
    const amended = (files: Readonly<Record<string, string | null>>) =>
      withState(
        `${HEAD}${COLUMNS}\n${rows.join('\n')}\n`,
        pipeline({ files: { 'test-certification.md': null, ...files } }),
      );

    test('under a finished ADR without tasks.md', () => {
      const found = amended({ 'tasks.md': null });
      expect(line(found)).toBe('advance · tasks · artifacts-complete');
      expect(found.state?.notes.filter((one) => one.includes('not made again'))).toEqual([
        `${FOLDER}/adr.md is there and complete, and architect is listed as done: it is not made again.`,
      ]);
    });

    test('where the tasks are there as well, though unlisted', () => {
      const found = amended({});
      expect(line(found)).toBe('advance · tdd · artifacts-complete');
      expect(found.state?.notes).toContain(
        `${FOLDER}/tasks.md is there and complete, though nothing lists tasks: it is not made again.`,
      );
    });

    test('where no ADR shows that the spec was clarified', () => {
      const row = '| Spec Amendment | DRAFTED | | |';
      const files = pipeline({ files: { 'adr.md': null } });
      expect(line(withState(`${HEAD}${COLUMNS}\n${SPEC_ROW}\n${row}\n`, files))).toBe(
        'advance · clarify · artifacts-complete',
      );
    });
  });

  test.each([
    [
      '| Software Architect | COMPLETE (superseded by v1.3) |',
      'rerun · architect · step-interrupted',
      'adr.md',
    ],
    ['| Software Architect | APPROVED, rolled back |', 'rerun · architect · step-interrupted', 'adr.md'],
    ['| Tasks | DONE — needs rework |', 'rerun · tasks · step-interrupted', 'tasks.md'],
    ['| Spec | COMPLETE (vorläufig) |', 'rerun · spec · step-interrupted', 'feature.spec.md'],
  ])('%s: what is there is not taken as done', (row, expected, file) => {
    const found = ledger(`${row} | |`);
    expect(line(found)).toBe(expected);
    expect(found.decision.instruction).not.toContain('take it as done');
    expect(found.notes).toContainEqual(expect.stringContaining('so that it counts as open'));
    expect(found.notes).toContainEqual(
      expect.stringContaining(`takes that back: the file proves nothing (${FOLDER}/${file}).`),
    );
  });

  describe('B a row after a finished one of its stage, and open', () => {
    const done = ['Spec', 'Software Architect', 'Tasks', 'TDD', 'Programmer'].map(
      (name) => `| ${name} | COMPLETE | | |`,
    );
    test.each([
      ['| TDD (round 2) | PENDING | | |', 'rerun · tdd · step-interrupted', 'test-certification.md'],
      [
        '| TDD (round 2) | COMPLETE (2 of 5) | | |',
        'rerun · tdd · step-interrupted',
        'test-certification.md',
      ],
      [
        '| Spec Amendment (0.6) | PENDING | | waiting for PM |',
        'rerun · spec · step-interrupted',
        'feature.spec.md',
      ],
      ['| Software Architect (rework) | PENDING | | |', 'rerun · architect · step-interrupted', 'adr.md'],
      ['| Tasks (R2) | IN_PROGRESS | | |', 'rerun · tasks · step-interrupted', 'tasks.md'],
    ])('%s: %s', (row, expected, file) => {
      const found = ledger(...done, row);
      expect(line(found)).toBe(expected);
      expect(found.notes.filter((note) => note.includes('the earlier round alone'))).toEqual([
        expect.stringContaining(`(${FOLDER}/${file})`),
      ]);
    });

    test('the programmer goes on, as ever', () => {
      expect(line(ledger(...done, '| Programmer (fixes) | PENDING | | |'))).toBe(
        'resume · programmer · partial-work',
      );
    });

    test('a proposal in it waits; the open row of a stage that was never finished is as it was', () => {
      expect(line(ledger(...done, '| Architecture (v2) | PROPOSED | | |'))).toBe(
        'wait · architect · awaiting-approval',
      );
      expect(line(ledger(...done.slice(0, 3), '| TDD | PENDING | | |'))).toBe(
        'advance · programmer · artifacts-complete',
      );
    });
  });

  test.each(['REJECTED', 'REVISE', 'FAILED'])('what is %s is not kept as it is', (status) => {
    const found = ledger(SPEC_ROW, `| Software Architect | ${status} | | |`);
    expect(line(found)).toBe('rerun · architect · step-interrupted');
    expect(found.notes.join(' ')).toContain('does not hold');
  });

  test('A a sign-off that says no waits', () => {
    expect(
      line(ledger(SPEC_ROW, '| Software Architect | COMPLETE | | |', `${SIGN_OFF} | REJECTED | | |`)),
    ).toBe('wait · architect · awaiting-approval');
  });

  test('B a sign-off that is dated before the proposal does not sign it off', () => {
    const proposal = (date: string) => `| Software Architect | PROPOSED (v2) | ${date} | |`;
    const signed = `${SIGN_OFF} | APPROVED | 2026-01-01 | v1 |`;
    expect(line(ledger(SPEC_ROW, proposal('2026-01-02'), signed))).toBe(
      'wait · architect · awaiting-approval',
    );
    for (const date of ['2026-01-01T18:00:00Z', '2025-12-31', '(yesterday)'])
      expect(line(ledger(SPEC_ROW, proposal(date), signed))).toBe('advance · programmer · step-completed');
  });

  test.each([
    ['Spec (0.5.6)', 'spec'],
    ['Spec revision (R2)', 'spec'],
    ['Spec annotation v1.1.0', 'spec'],
    ['Spec Amendment (0.6)', 'spec'],
    ['Spec Amendment (0.6 – more)', 'spec'],
    ['**Specification, second round**', 'spec'],
    ['Software Architect: revision 3', 'architect'],
    ['Architecture – revised for two regions', 'architect'],
    ['implementation (phase 2 of 3)', 'programmer'],
    ['Implementation: the form', 'programmer'],
    ['Test Certification (second run)', 'tdd'],
    ['Security Review of the form', 'security'],
    ['Red-Team', 'red-team'],
    ['RT fixes', 'red-team'],
    ['Software Architect', 'architect'],
    ['Code Review', 'code-review'],
    ['TestRunner', 'testrunner'],
    ['QA/E2E', 'qa-e2e'],
    ['Programmer Agent', 'programmer'],
  ])('row %s is %s', (name, id) => {
    expect(ledger(`| ${name} | PENDING | | |`).state?.current?.id).toBe(id);
  });

  test('a red team that is not through: rerun · red-team · step-interrupted', () => {
    expect(line(ledger(SPEC_ROW, '| Red-Team | PENDING | | |'))).toBe('rerun · red-team · step-interrupted');
  });

  test.each([
    ['Human Spec Checkpoint', 'spec'],
    ['Architecture Sign-Off', 'architect'],
    ['Red-Team clearance', 'red-team'],
    ['Security sign-off', 'security'],
  ])('an open checkpoint %s waits at %s', (name, id) => {
    expect(line(ledger(SPEC_ROW, '| Software Architect | COMPLETE | | |', `| ${name} | PENDING | | |`))).toBe(
      `wait · ${id} · awaiting-approval`,
    );
  });

  const PROPOSED = '| Software Architect | PROPOSED | 2026-06-02 | adr.md v3 |';

  test.each(['APPROVED', '**APPROVED** (Dana)', 'CLEARED', 'signed off'])(
    'what was proposed and signed off as %s in a later row is not asked again',
    (status) => {
      const rows = [SPEC_ROW, PROPOSED, `${SIGN_OFF} | ${status} | 2026-06-03 | |`];
      expect(line(ledger(...rows))).toBe('advance · programmer · step-completed');
      expect(line(ledger(...rows, '| Tasks | PENDING | | |'))).toBe(
        'advance · programmer · artifacts-complete',
      );
    },
  );

  test.each([
    ['PENDING', []],
    ['APPROVED — revoked, await a second draft', []],
    ['APPROVED', [`${SIGN_OFF} | PENDING | 2026-06-04 | |`]],
    ['APPROVED', [PROPOSED]],
  ])('what was proposed is not signed off by %s and %j', (status, more) => {
    const rows = [SPEC_ROW, PROPOSED, `${SIGN_OFF} | ${status} | 2026-06-03 | |`, ...more];
    expect(line(ledger(...rows))).toBe('wait · architect · awaiting-approval');
    expect(ledger(...rows).state?.current).toMatchObject({ id: 'architect', finished: false });
  });

  test('a sign-off of another stage, or before the proposal, settles nothing', () => {
    const red = '| Red-Team clearance | APPROVED | | |';
    expect(ledger(SPEC_ROW, PROPOSED, red).state?.current).toMatchObject({
      id: 'architect',
      finished: false,
    });
    const early = ledger(SPEC_ROW, `${SIGN_OFF} | APPROVED | | |`, PROPOSED);
    expect(early.state?.current).toMatchObject({ id: 'architect', finished: false });
  });

  test('an open checkpoint without a name waits at the stage before it', () => {
    expect(line(ledger(SPEC_ROW, '| Tasks | COMPLETE | | |', '| Owner approval | PENDING | | |'))).toBe(
      'wait · tasks · awaiting-approval',
    );
  });

  test('all rows finished: on to the next stage; completed only at the end of the pipeline', () => {
    expect(line(ledger(SPEC_ROW, '| Software Architect | COMPLETE | | |'))).toBe(
      'advance · programmer · step-completed',
    );
    const over = ledger(
      SPEC_ROW,
      '| Software Architect | COMPLETE | | |',
      '| Done | COMPLETE | 2026-06-09 | |',
    );
    expect(line(over)).toBe('none · – · completed');
    expect(over.state?.status).toBe('completed');
  });

  test('the last activity is the newest date', () => {
    const found = ledger(SPEC_ROW, '| Software Architect | PENDING | 2026-06-04 (owner) | |');
    expect(found.activity).toEqual({ at: Date.UTC(2026, 5, 4), from: 'state' });
  });

  test('dates that are none: a note, and the rest counts', () => {
    const found = ledger(SPEC_ROW, '| Tasks | PENDING | (this session) | |');
    expect(broken(found)).toEqual(['timestamp-sane']);
    expect(found.activity.at).toBe(Date.UTC(2026, 5, 1));
  });

  test('pipes in code and extra columns do not shift the columns', () => {
    const text = [
      '| Field | Value | Who |\n|---|---|---|\n| **spec_id** | `SPEC-1` | ana |\n\n## Stage Ledger\n',
      '| Date | Stage | Notes | Status | Who |\n|---|---|---|---|---|',
      '| 2026-06-01 | Spec | `a \\| b` | **APPROVED** | ana |\n| | Tasks | | PENDING | |\n',
    ].join('\n');
    expect(line(withState(text))).toBe('advance · programmer · artifacts-complete');
  });
});

describe('a status of COMPLETE over a ledger', () => {
  const DONE = ['| Spec | APPROVED | | |', '| Software Architect | APPROVED | | |'];
  const MADE = [...DONE, '| Tasks | DONE | | |', '| TDD | DONE | | |'];
  const over = (...rows: readonly string[]) =>
    withState(
      `${HEAD.replace('| SPEC-1 |\n', '| SPEC-1 |\n| status | COMPLETE |\n')}${COLUMNS}\n` +
        `${[...MADE, ...rows].join('\n')}\n`,
    );
  const keyed = (row: string) =>
    recovery(
      pipeline({
        head: { current_stage: 'done', status: 'COMPLETE' },
        rows: null,
        more: ['## Stage Ledger', '', COLUMNS, ...MADE, row, ''],
      }),
    );

  test.each(['IN_PROGRESS', 'DISPATCHED', 'BLOCKED', '**IN PROGRESS** (2 of 4)'])(
    'S14 a stage that is %s asks',
    (word) => {
      const found = over(`| Programmer | ${word} | 2026-10-06 | |`);
      expect(line(found)).toBe('ask · – · state-inconsistent');
      expect(found.findings[0]?.message).toContain('Programmer');
      expect(line(keyed(`| Programmer | ${word} | | |`))).toBe('ask · – · state-inconsistent');
    },
  );

  test.each([
    'Architecture Sign-Off | PENDING',
    'Security Sign-Off | PENDING',
    'Security Sign-Off | REJECTED',
    'Security Sign-Off |',
    'Programmer | PENDING',
    'Programmer | REJECTED',
    'Programmer | COMPLETE, but one test is red',
  ])('what is open is told, and it stays complete: %s', (row) => {
    for (const found of [over(`| ${row} | | |`), keyed(`| ${row} | | |`)]) {
      expect(line(found)).toBe('none · – · completed');
      expect(broken(found)).toEqual(['ended-whole']);
    }
  });

  test.each([
    ['| Programmer | DONE | | |', '| Security Sign-Off | APPROVED | | |'],
    ['| Programmer | IN_PROGRESS | | |', '| Programmer (round 2) | DONE | | |'],
    ['| Spec (draft) | SUPERSEDED | | |', '| Spec v2 | APPROVED | | |'],
    ['| Convergence escalation approval (if triggered) | PENDING | | |'],
    ['| Refactor | NOT_RUN | | |', '| Red-Team | NOT_STARTED | | |', '| Tasting | PENDING | | |'],
    ['| Docs | SKIPPED | | |', '| Architecture Sign-Off | N/A | | |'],
  ])('a healthy one says nothing: %s', (...rows) => {
    const found = over(...rows);
    expect(line(found)).toBe('none · – · completed');
    expect(broken(found)).toEqual([]);
  });
});
