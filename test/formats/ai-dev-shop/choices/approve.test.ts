// A person's approval: which check box, what is written behind it, and what no longer waits.
import { describe, expect, test } from 'vitest';
import { UserError } from '../../../../src/model/errors.ts';
import { choices, chosen } from '../choosing.ts';
import { fixture, recovery } from '../harness.ts';
import { type Plan, pipeline, ROWS, STATE } from '../pipeline.ts';

const AT = '2026-07-01T12:30:05Z';
const approve = (files: Record<string, string>, checkpoint: string | null = null) =>
  chosen(files, (at) => choices.approve?.(at, checkpoint) ?? never());
const never = (): never => {
  throw new Error('this format approves');
};

const waiting = (more: Plan = {}) =>
  pipeline({
    rows: ROWS.slice(0, 2),
    boxes: [
      '- [x] Spec approval — 2026-06-01T09:30:00Z',
      '- [ ] Architecture sign-off (includes Constitution Check)',
      '- [ ] Security sign-off',
    ],
    ...more,
    head: { status: 'WAITING_FOR_HUMAN', current_stage: 'architect', ...more.head },
  });

describe('a check box', () => {
  test('the awaited one is ticked, with when and who behind it; the run goes on', () => {
    const { diff, decision, change } = approve(waiting());
    expect(diff).toEqual([
      '- - last_updated_at: 2026-06-02T08:00:00Z',
      '- - status: WAITING_FOR_HUMAN',
      '- - [ ] Architecture sign-off (includes Constitution Check)',
      `+ - last_updated_at: ${AT}`,
      '+ - status: IN_PROGRESS',
      `+ - [x] Architecture sign-off (includes Constitution Check) — ${AT} by Dana`,
    ]);
    expect(decision).toBe('advance · tasks · artifacts-complete');
    expect(change).toMatchObject({
      summary: 'approve Architecture sign-off (includes Constitution Check)',
      notes: [],
    });
  });

  test.each([
    ['- [] ', '- '],
    ['- ☐ ', '- '],
    ['-[ ] ', '- '],
    ['[ ] ', '- '],
    ['* [ ]', '* '],
    ['2. [] ', '2. '],
    ['– [ ] ', '- '],
    ['- ［ ］ ', '- '],
    ['* [ ]\u00A0', '* '],
    ['- [ ]\u3000', '- '],
    ['- [ ]\u2003\u00A0', '- '],
    ['+\u00A0[ ] ', '+ '],
    ['1.\u3000[ ]\u2009', '1. '],
    ['- []\u00A0', '- '],
    ['- [\u00A0] ', '- '],
    ['-  [ ]\u00A0', '-  '],
  ])('one that only people see as empty is made one: %s', (mark, bullet) => {
    const boxes = ['- [ ] System blueprint approval (if produced)', `${mark}Architecture sign-off`];
    const { diff, decision } = approve(waiting({ boxes }));
    expect(diff).toContain(`+ ${bullet}[x] Architecture sign-off — ${AT} by Dana`);
    expect(diff.join()).not.toContain('blueprint');
    expect(decision).toBe('advance · tasks · artifacts-complete');
  });

  test('H16 what was ticked before stays, and nothing is asked again', () => {
    const { later, files } = approve(waiting());
    expect(later.state?.cleared.map(({ label }) => label)).toHaveLength(2);
    expect(() => approve(files)).toThrow(/found advance .*expected a run that waits for approval/);
  });

  test.each([
    'Architecture sign-off',
    'architecture',
    'ARCHITECTURE SIGN-OFF (includes',
    'sign-off (includes',
  ])('by name: %s', (name) =>
    expect(approve(waiting(), name).diff.join()).toContain('[x] Architecture sign-off'),
  );

  test.each([
    ['sign-off', /found 2 check boxes for the checkpoint "sign-off".*Name one of/],
    ['Budget', /found no check box for .*"Budget".*"Architecture sign-off/],
    ['', /found no check box/],
    ['Spec approval', /"Spec approval" ticked already/],
  ])('the name %j is refused', (name, message) => {
    expect(() => approve(waiting(), name)).toThrow(UserError);
    expect(() => approve(waiting(), name)).toThrow(message);
  });

  test('another checkpoint by name: the run waits on, and says for what', () => {
    const { decision, diff, change } = approve(waiting(), 'Security');
    expect(decision).toBe('wait · architect · awaiting-approval');
    expect(diff.join()).toContain('[x] Security sign-off — ');
    expect(diff.join()).not.toContain('IN_PROGRESS');
    expect(change.notes).toEqual([
      'The run still waits for Architecture sign-off (includes Constitution Check), ' +
        'so that its status stays.',
    ]);
  });

  test('several open ones of one stage must be named', () => {
    const files = waiting({
      head: { current_stage: 'clarify' },
      boxes: ['- [ ] Spec approval', '- [ ] Red-Team clearance'],
      rows: ROWS.slice(0, 1),
    });
    expect(() => approve(files)).toThrow(
      /2 open checkpoints of clarify.*"Spec approval", "Red-Team clearance"/,
    );
    const first = approve(files, 'spec');
    expect(first.decision).toBe('wait · clarify · awaiting-approval');
    const second = approve(first.files);
    expect(second.decision).toBe('advance · architect · artifacts-complete');
  });

  test.each([
    [
      ['- [ ] Spec approval', '- [ ] Red-Team clearance'],
      ['Spec approval', 'Red-Team clearance'],
    ],
    [['- [ ] Spec approval (round 2) — Dana', '- [x] Spec approval', '- [ ] Red-Team clearance'], null],
    [['- [ ] **Human spec approval**', '- [ ] Spec approval of legal', '- [ ] Red-Team clearance'], null],
    [['- [x] Spec approval — Dana', '- [ ] Spec approval', '- [ ] Red-Team clearance'], null],
    [['- [ ] Spec approval', '- [x] Red-Team clearance'], []],
  ])('each name that is given for several is taken: %j', (boxes, names) => {
    const files = waiting({ head: { current_stage: 'clarify' }, boxes, rows: ROWS.slice(0, 1) });
    const given = recovery(files).state?.current?.approvals ?? [];
    expect(given).toEqual(names ?? given);
    const open = boxes.filter((box) => box.startsWith('- [ ]')).length;
    expect(given).toHaveLength(open < 2 ? 0 : open);
    const ticked = given.map((name) => approve(files, name).diff.join());
    expect(new Set(ticked).size).toBe(given.length);
  });

  test('an optional one is the stage’s where it has no other', () => {
    const files = waiting({
      head: { current_stage: 'programmer' },
      boxes: ['- [ ] Convergence escalation (if triggered)'],
      rows: ROWS,
    });
    expect(approve(files).decision).toBe('resume · programmer · partial-work');
  });

  test.each([
    [
      'a gap of the template goes',
      '- [ ] Architecture sign-off — <timestamp>',
      `Architecture sign-off — ${AT} by Dana`,
    ],
    ['words stay', '- [ ] Architecture sign-off — second draft', `sign-off — second draft — ${AT} by Dana`],
    ['a capital X is kept', '- [X] Spec\n- [ ] Architecture', `- [X] Architecture — ${AT} by Dana`],
    [
      'a date as others have it',
      '- [x] Spec — 2026-06-01\n- [ ] Architecture',
      'Architecture — 2026-07-01 by Dana',
    ],
  ])('behind its label: %s', (_, boxes, expected) => {
    expect(approve(waiting({ boxes: boxes.split('\n') })).diff.join('\n')).toContain(expected);
  });

  test.each([
    ['[ ]', 'REJECTED by Kim'],
    ['[ ]', 'pending Ann'],
    ['[x]', 'not yet approved'],
    ['[x]', 'no'],
  ])('an earlier refusal is written over and kept in the Notes: %s %s', (mark, words) => {
    const { diff, decision } = approve(waiting({ boxes: [`- ${mark} Architecture sign-off — ${words}`] }));
    expect(decision).toBe('advance · tasks · artifacts-complete');
    expect(diff).toContain(`+ - [x] Architecture sign-off — ${AT} by Dana`);
    expect(diff).toContain(`+ - Approved at ${AT} by Dana: Architecture sign-off. It said "${words}".`);
  });

  test.each([
    ['- [yes] Architecture sign-off', 'yes'],
    ['  * [no] Architecture sign-off', 'no'],
    ['2. [?] Architecture sign-off', '?'],
    ['- ❌ Architecture sign-off', '❌'],
    ['- [pending Ann] **Architecture sign-off**', 'pending Ann'],
  ])('a mark that is neither yes nor nothing is replaced, and kept in the Notes: %s', (box, mark) => {
    const files = waiting({ boxes: ['- [x] Spec approval', box] });
    expect(recovery(files).decision.options).toContain('approve');
    const { diff, decision, later } = approve(files);
    expect(decision).toBe('advance · tasks · artifacts-complete');
    const bare = box.replace(/\[.*\]|❌/, '[x]');
    expect(diff).toContain(`+ ${bare} — ${AT} by Dana`);
    expect(diff.join('\n')).toContain(`It said "${mark}".`);
    expect(later.state?.cleared).toHaveLength(2);
  });

  test.each(['Architecture (rejected twice)', 'Architecture sign-off: no', 'Architecture sign-off ❌'])(
    'a label that itself says no is left to the person: %s',
    (label) => {
      const files = waiting({ boxes: [`- [ ] ${label}`] });
      expect(() => approve(files)).toThrow(/which says no.*Correct its line by hand/);
      expect(recovery(files).decision.options).toEqual(['manual', 'start-fresh']);
    },
  );
});

describe('what else says that the run waits', () => {
  test('prose behind the stage goes into the Notes; the job runs again', () => {
    const { diff, decision } = approve(
      waiting({
        head: { current_stage: 'architect — awaiting human sign-off' },
        detail: { stage: 'architect', job_status: 'WAITING_FOR_HUMAN' },
      }),
    );
    expect(diff).toContain('+ - current_stage: architect');
    expect(diff).toContain('+ - job_status: RUNNING');
    expect(diff).toContain(
      `+ - Approved at ${AT} by Dana: Architecture sign-off (includes Constitution Check). ` +
        'It said "architect — awaiting human sign-off".',
    );
    expect(decision).toBe('advance · tasks · artifacts-complete');
  });

  test.each([
    ['waiting-for-human', 'in-progress'],
    ['Waiting For Human', 'In Progress'],
    ['WAITING_FOR_HUMAN — see the ADR', 'IN_PROGRESS'],
  ])('S13 status %s becomes %s', (status, expected) => {
    expect(approve(waiting({ head: { status } })).diff).toContain(`+ - status: ${expected}`);
  });

  test('a stage without a check box: the status alone, and a line of Notes', () => {
    const { diff, decision } = approve(waiting({ head: { current_stage: 'tasks' }, rows: ROWS.slice(0, 3) }));
    expect(decision).toBe('advance · tdd · artifacts-complete');
    expect(diff).toContain(`+ - Approved at ${AT} by Dana: stage tasks.`);
    expect(diff.join()).not.toContain('[x]');
  });

  test('an escalated job is queued again', () => {
    const files = pipeline({ detail: { stage: 'programmer', job_status: 'ESCALATED' } });
    const { diff, decision } = approve(files);
    expect(decision).toBe('resume · programmer · partial-work');
    expect(diff).toContain('+ - job_status: RETRYING');
  });

  test('the sample that waits for its spec', () => {
    const { decision, diff } = approve(fixture('waiting'));
    expect(decision).toBe('advance · clarify · artifacts-complete');
    expect(diff).toContain('+ - current_stage: spec');
  });
});

const HEAD = '# Pipeline State: FEAT-1\n\n| Field | Value |\n|---|---|\n| spec_id | SPEC-1 |\n';
const LEDGER = '\n## Stage Ledger\n\n| Stage | Status | Date | Notes |\n|---|---|---|---|\n';
const ledger = (...rows: readonly string[]) => ({
  ...pipeline(),
  [STATE]: `${HEAD}${LEDGER}${rows.join('\n')}\n`,
});
const SPEC_ROW = '| Spec | APPROVED | 2026-04-14 | |';

describe('dialect B', () => {
  test.each([
    [
      'a person’s row',
      '| Human Spec Checkpoint | PENDING | | |',
      '| Human Spec Checkpoint | APPROVED | 2026-07-01 | approved by Dana |',
    ],
    [
      'PROPOSED',
      '| Software Architect | PROPOSED | 2026-04-15 | adr.md |',
      '| Software Architect | APPROVED | 2026-07-01 | adr.md; approved by Dana |',
    ],
    [
      'a draft that awaits, in bold',
      '| Software Architect | **DRAFTED (v1.1.0)** | | awaiting sign-off by the owner |',
      '| Software Architect | **APPROVED** | 2026-07-01 | approved by Dana |',
    ],
    [
      'lower case',
      '| Software Architect | proposed | | |',
      '| Software Architect | approved | 2026-07-01 | approved by Dana |',
    ],
  ])('%s', (_, row, expected) => {
    const { diff, decision, files } = approve(ledger(SPEC_ROW, row));
    expect(diff.slice(0, 2)).toEqual([`- ${row}`, `+ ${expected}`]);
    expect(decision.startsWith('wait')).toBe(false);
    expect(() => approve(files)).toThrow(UserError);
  });

  test('what was written over is in the Notes', () => {
    const row = '| Software Architect | DRAFTED (v1.1.0) | | awaiting sign-off by the owner |';
    expect(approve(ledger(SPEC_ROW, row)).later.state?.fileNotes).toEqual([
      `- Approved at ${AT} by Dana: stage architect. ` +
        'It said "DRAFTED (v1.1.0)" and "awaiting sign-off by the owner".',
    ]);
  });

  test('so is what stood beside a date', () => {
    const row = '| Software Architect | PROPOSED | 2026-05-03 (draft of Ann) | |';
    const { diff, later } = approve(ledger(SPEC_ROW, row));
    expect(diff.join()).toContain('| Software Architect | APPROVED | 2026-07-01 |');
    expect(later.state?.fileNotes.join()).toContain(
      'Before, Date of Software Architect said "2026-05-03 (draft of Ann)".',
    );
  });

  test('a stage that has made nothing yet is allowed to begin, never finished', () => {
    const { diff, decision } = approve(
      ledger(SPEC_ROW, '| Refactor | PENDING | | awaiting human approval |'),
    );
    expect(diff).toContain('+ | Refactor | PENDING | | approved by Dana |');
    expect(decision).toBe('rerun · refactor · step-interrupted');
  });
});

const row = (stage: string) => ({
  ...pipeline(),
  [STATE]: `${HEAD}| run_id | r-1 |\n| started_at | 2026-05-02 |\n| stage | ${stage} |\n`,
});

describe('dialect C', () => {
  test('prose that awaits becomes who and when; the old words go into the Notes', () => {
    const { diff, decision, later } = approve(
      row('architect (draft 2, awaiting human approval before /tasks)'),
    );
    expect(diff).toContain('+ | stage | architect — APPROVED (2026-07-01 by Dana) |');
    expect(decision).toBe('advance · programmer · artifacts-complete');
    expect(later.state?.fileNotes.join()).toContain('awaiting human approval before /tasks');
  });

  test('PROPOSED', () => {
    expect(approve(row('architect — PROPOSED')).diff).toContain(
      '+ | stage | architect — APPROVED (2026-07-01 by Dana) |',
    );
  });
});

test('nothing is approved where nothing is awaited, by name either', () => {
  for (const files of [pipeline(), pipeline({ head: { status: 'FAILED' } }), fixture('ledger')])
    for (const name of [null, 'Security'])
      expect(() => approve(files, name)).toThrow(/expected a run that waits for approval/);
});

test('O03 a name with line breaks and marks is one line of text', () => {
  const files = waiting();
  const { diff, decision } = chosen(
    files,
    (at) => choices.approve?.({ ...at, by: 'A\n- [x] Security\t| b' }, null) ?? never(),
  );
  expect(diff.at(-1)).toBe(
    `+ - [x] Architecture sign-off (includes Constitution Check) — ${AT} by A - [x] Security | b`,
  );
  expect(decision).toBe('advance · tasks · artifacts-complete');
});
