// The list of finished stages: a set in pipeline order, believed as far as the files bear it out.
import { describe, expect, test } from 'vitest';
import { broken, line, recovery } from './harness.ts';
import { pipeline, ROWS } from './pipeline.ts';

const ids = (found: ReturnType<typeof recovery>) =>
  found.state?.steps.map(({ id, finished }) => (finished ? id : `(${id})`));

test('finished stages, then the current one, in pipeline order', () => {
  expect(ids(recovery(pipeline()))).toEqual(['spec', 'clarify', 'architect', 'tasks', 'tdd', '(programmer)']);
});

test('S16 rows that are doubled or out of order are a set, and a note says so', () => {
  const found = recovery(pipeline({ rows: ROWS.toReversed().concat(ROWS.slice(0, 1)) }));
  expect(ids(found)).toEqual(['spec', 'clarify', 'architect', 'tasks', 'tdd', '(programmer)']);
  expect(line(found)).toBe('resume · programmer · partial-work');
  expect(found.notes.join(' ')).toContain('lists spec more than once');
  expect(found.notes.join(' ')).toContain('out of order');
});

describe('a finished stage that names no file', () => {
  const rows = (written: string) => ROWS.map(([id, file]) => [id, id === 'tasks' ? written : file] as const);
  const found = (written: string, head = {}) =>
    line(recovery(pipeline({ rows: rows(written), head, files: { 'tasks.md': null } })));

  test.each(['N/A', '', '-'])('H06 owes its own output: %j', (written) => {
    expect(found(written)).toBe('rerun · tasks · artifact-missing');
  });

  test.each(['<provider-defined output>', 'kept in the issue tracker'])('not where it says %j', (written) => {
    expect(found(written)).toBe('resume · programmer · partial-work');
  });

  test('nor where another provider keeps it', () => {
    expect(found('N/A', { spec_provider: 'openspec' })).toBe('resume · programmer · partial-work');
  });
});

const without = (...left: readonly string[]) => ROWS.filter(([id]) => !left.includes(id));

describe('stages that the list leaves out', () => {
  test('H08 what they make is there: they count as done, the list stays as it is', () => {
    const found = recovery(pipeline({ rows: without('clarify', 'tasks') }));
    expect(line(found)).toBe('resume · programmer · partial-work');
    expect(ids(found)).toEqual(['spec', '(clarify)', 'architect', '(tasks)', 'tdd', '(programmer)']);
    expect(found.notes.join(' ')).toContain('does not list tasks; what they make is there');
  });

  test('S15 it is not: the lowest of them is where the run goes on', () => {
    const found = recovery(
      pipeline({ rows: without('tasks', 'tdd'), files: { 'tasks.md': null, 'test-certification.md': null } }),
    );
    expect(line(found)).toBe('rerun · tasks · step-interrupted');
    expect(found.notes.join(' ')).toContain('the run goes on there, not at programmer');
  });

  test('S15 a part of it is: the same', () => {
    const found = recovery(
      pipeline({ rows: without('tdd'), files: { 'test-certification.md': '# Test certification\n' } }),
    );
    expect(line(found)).toBe('rerun · tdd · step-interrupted');
  });

  test('S15 an approval that is awaited further on stays awaited, and a note names it', () => {
    const found = recovery(
      pipeline({
        head: { status: 'WAITING_FOR_HUMAN' },
        rows: without('tdd'),
        files: { 'test-certification.md': null },
      }),
    );
    expect(line(found)).toBe('wait · programmer · awaiting-approval');
    expect(found.notes.join(' ')).toContain('does not list tdd, and what it makes is missing');
  });

  const SECURITY = [
    ['tasks.md', null],
    ['test-certification.md', null],
  ] as const;
  test.each([
    ['a later stage lost its file', 'tasks', SECURITY, 'rerun · tasks · step-interrupted', 'not at security'],
    [
      'an earlier stage lost its file',
      'tdd',
      SECURITY,
      'rerun · tasks · artifact-missing',
      'it runs again after tasks, before security',
    ],
    [
      'the ADR has no Constitution Check',
      'tasks',
      [
        ['tasks.md', null],
        ['adr.md', '# ADR\n\nWords.\n'],
      ] as const,
      'rerun · architect · constitution-check-missing',
      'it runs again after architect, before security',
    ],
    [
      'an unlisted architect made none',
      'architect',
      [['adr.md', null]] as const,
      'rerun · architect · step-interrupted',
      'not at security',
    ],
  ])(
    'S15 it does not wait where the run goes back anyway, as if it went on: %s',
    (_, left, lost, says, note) => {
      const found = (status: string) =>
        recovery(
          pipeline({
            head: { current_stage: 'security', status },
            rows: without(left),
            boxes: ['- [ ] Security sign-off'],
            files: Object.fromEntries(lost),
          }),
        );
      const waiting = found('WAITING_FOR_HUMAN');
      expect([line(waiting), line(found('IN_PROGRESS'))]).toEqual([says, says]);
      expect(waiting.notes.join(' ')).toContain(note);
      expect(waiting.notes.join(' ')).not.toContain('waits for a person');
      expect(waiting.decision.options).toEqual(['resume', 'start-fresh']);
    },
  );

  test('S15 it comes before a later stage that lost its file', () => {
    const rows = [ROWS[0] ?? ['', ''], ['architct', 'adr.md'], ['tasks', 'tasks.md']] as const;
    const found = recovery(pipeline({ rows, files: { 'adr.md': null, 'tasks.md': null } }));
    expect(found.notes.join(' ')).toContain('the run goes on there, not at programmer');
    expect(line(found)).toBe('rerun · architect · step-interrupted');
    expect(found.decision.instruction).toContain('research.md');
    expect(broken(found)).toContain('artifact-exists');
  });

  test('S15 an unlisted stage that is next comes before a later one that lost its file', () => {
    const found = recovery(
      pipeline({
        head: { current_stage: 'clarify' },
        rows: without('architect', 'tdd'),
        files: { 'adr.md': null, 'tasks.md': null },
      }),
    );
    expect(line(found)).toBe('advance · architect · artifacts-complete');
  });

  test('an unlisted clarify is not missing', () => {
    const open = { 'feature.spec.md': '# Spec\n\n- [NEEDS CLARIFICATION: which?]\n' };
    const found = recovery(pipeline({ head: { spec_hash: 'N/A' }, rows: without('clarify'), files: open }));
    expect(line(found)).toBe('resume · programmer · partial-work');
  });

  test('a file without any row says nothing of what came before', () => {
    for (const rows of [null, []])
      expect(line(recovery(pipeline({ rows, files: { 'tasks.md': null } })))).toBe(
        'resume · programmer · partial-work',
      );
  });
});

test('rows that are no stage: their files are not required, their paths are judged', () => {
  const rows = [
    ROWS[0] ?? ['spec', ''],
    ['audit-R3 re-validate', 'audit.md, /etc/passwd'] as const,
    ...ROWS.slice(1),
  ] as const;
  const found = recovery(pipeline({ rows }));
  expect(line(found)).toBe('resume · programmer · partial-work');
  expect(broken(found)).toEqual(['artifact-path-safe']);
  expect(found.notes.join(' ')).toContain('1 row without a stage');
});

test.each([
  ['spec-revision R2', 'feature.spec.md'],
  ['red-team', 'red-team-findings.md'],
  ['planning-preflight', '.pipeline-state.md (planning_preflight_status: PASS)'],
])('a row %s is known', (stage, artifact) => {
  const found = recovery(
    pipeline({
      rows: [...ROWS.slice(0, 2), [stage, artifact], ...ROWS.slice(2)],
      files: { 'red-team-findings.md': '# Findings\n\nNone.\n' },
    }),
  );
  expect(line(found)).toBe('resume · programmer · partial-work');
  expect(broken(found)).toEqual([]);
});

test('the earliest stage that lost its file comes first, a red team among them', () => {
  const rows = [...ROWS.slice(0, 2), ['red-team', 'red-team-findings.md'] as const, ...ROWS.slice(2)];
  expect(line(recovery(pipeline({ rows, files: { 'tasks.md': null } })))).toBe(
    'rerun · red-team · artifact-missing',
  );
});

test('an ADR without its table counts before a later stage that lost its file', () => {
  const found = recovery(pipeline({ files: { 'adr.md': '# ADR\n\nShort.\n', 'tasks.md': null } }));
  expect(line(found)).toBe('rerun · architect · constitution-check-missing');
});

test('a stage that advances without its check box is said', () => {
  const plan = { head: { current_stage: 'clarify' }, rows: ROWS.slice(0, 1) };
  expect(recovery(pipeline({ ...plan, boxes: ['- [ ] Spec approval'] })).notes.join(' ')).toContain(
    'No check box',
  );
  expect(recovery(pipeline({ ...plan, boxes: ['- [x] Spec approval'] })).notes.join(' ')).not.toContain(
    'No check box',
  );
});
