// Passing a stage over, answering what the spec leaves open, and starting over.
import { describe, expect, test } from 'vitest';
import { UserError } from '../../../../src/model/errors.ts';
import { choices, chosen, situation } from '../choosing.ts';
import { type Files, fixture, line, recovery } from '../harness.ts';
import { FOLDER, pipeline, ROWS, SPEC, STATE, sha256 } from '../pipeline.ts';

const AT = '2026-07-01T12:30:05Z';
const never = (): never => {
  throw new Error('this format has the choice');
};
const skip = (files: Record<string, string>) => chosen(files, (at) => choices.skip?.(at) ?? never());
const HEAD = '# Pipeline State: FEAT-1\n\n| Field | Value |\n|---|---|\n| spec_id | SPEC-1 |\n';
const LEDGER = '\n## Stage Ledger\n\n| Stage | Status | Date | Notes |\n|---|---|---|---|\n';

describe('skip', () => {
  test.each([
    ['qa-e2e', 'testrunner', 'rerun · testrunner · step-interrupted'],
    ['docs', 'done', 'rerun · done · step-interrupted'],
    ['devops', 'done', 'rerun · done · step-interrupted'],
    ['refactor', 'done', 'rerun · done · step-interrupted'],
  ])('%s: a row of Completed Stages, the next stage, a line of Notes', (stage, next, decision) => {
    const found = skip(pipeline({ head: { current_stage: stage } }));
    expect(found.diff).toEqual([
      '- - last_updated_at: 2026-06-02T08:00:00Z',
      `- - current_stage: ${stage}`,
      `+ - last_updated_at: ${AT}`,
      `+ - current_stage: ${next}`,
      `+ | ${stage} | ${AT} | SKIPPED (by Dana) | N/A |`,
      '+ ## Notes',
      '+ ',
      `+ - Stage ${stage} skipped at ${AT} by Dana.`,
      '+ ',
    ]);
    expect(found.decision).toBe(decision);
    expect(found.later.findings).toEqual([]);
    expect(() => skip(found.files)).toThrow(UserError);
  });

  test('words beside the stage and the row are kept in the Notes', () => {
    const keys = skip(pipeline({ head: { current_stage: 'docs (waits for the style guide)' } }));
    expect(keys.diff).toContain('+ - Before, current_stage said "docs (waits for the style guide)".');
    const rows = '| Spec | APPROVED | | |\n| Docs | PENDING (no style guide) | | |\n';
    const ledger = skip({ ...pipeline(), [STATE]: `${HEAD}${LEDGER}${rows}` });
    expect(ledger.diff).toContain('+ - Before, Status of Docs said "PENDING (no style guide)".');
  });

  test('they are kept too where another row has the same remark, which stays as it is', () => {
    const remark = 'PENDING (no style guide)';
    const rows = `| Spec | APPROVED | | |\n| Docs | ${remark} | | |\n| Refactor | ${remark} | | |\n`;
    const { diff } = skip({ ...pipeline(), [STATE]: `${HEAD}${LEDGER}${rows}` });
    expect(diff).toContain(`+ - Before, Status of Docs said "${remark}".`);
  });

  test('a list without rows stays empty: one row would call all that is not in it unfinished', () => {
    const { diff, decision } = skip(pipeline({ head: { current_stage: 'refactor' }, rows: [] }));
    expect(diff.join()).not.toContain('SKIPPED');
    expect(decision).toBe('rerun · done · step-interrupted');
  });

  test('dialect B: the stage’s own rows', () => {
    const rows = [
      '| Spec | APPROVED | 2026-04-14 | |',
      '| Red-Team | PENDING | | 3 findings |',
      '| RT fixes | TODO | | |',
    ];
    const { diff, decision } = skip({
      ...pipeline(),
      [STATE]: `${HEAD}${LEDGER}${rows.join('\n')}\n| Software Architect | PENDING | | |\n`,
    });
    expect(diff.slice(0, 4)).toEqual([
      `- ${rows[1]}`,
      `- ${rows[2]}`,
      '+ | Red-Team | SKIPPED | 2026-07-01 | 3 findings; skipped by Dana |',
      '+ | RT fixes | SKIPPED | 2026-07-01 | skipped by Dana |',
    ]);
    expect(decision).toBe('advance · programmer · artifacts-complete');
  });

  test('dialect B: a date is spelled like the last one of the ledger, as an approval spells it', () => {
    const rows = [
      '| Spec | APPROVED | 2026-04-14 | |',
      '| Human Spec Checkpoint | APPROVED | 2026-04-15T09:00:00Z | |',
      '| Red-Team | PENDING | | |',
    ];
    const { diff } = skip({ ...pipeline(), [STATE]: `${HEAD}${LEDGER}${rows.join('\n')}\n` });
    expect(diff).toContain(`+ | Red-Team | SKIPPED | ${AT} | skipped by Dana |`);
  });

  test('dialect C: the stage row names the next', () => {
    const { diff } = skip({
      ...pipeline(),
      [STATE]: `${HEAD}| run_id | r |\n| stage | docs (half of it) |\n`,
    });
    expect(diff).toContain('+ | stage | done |');
  });

  test.each([
    'spec',
    'clarify',
    'architect',
    'tasks',
    'tdd',
    'testrunner',
    'code-review',
    'security',
    'done',
  ])('what not to do: %s may not be skipped, and it is said why', (stage) => {
    const rank = ['spec', 'clarify', 'architect', 'tasks', 'tdd'].indexOf(stage);
    const files = pipeline({
      head: { current_stage: stage, spec_hash: 'N/A' },
      rows: rank < 0 ? ROWS : ROWS.slice(0, rank),
      files: {
        ...(rank === 0 || rank === 1 ? { 'feature.spec.md': `${SPEC}[NEEDS CLARIFICATION: x]\n` } : {}),
        ...(rank === 2 ? { 'adr.md': null } : {}),
        ...(rank === 3 ? { 'tasks.md': null } : {}),
        ...(rank === 4 ? { 'test-certification.md': null } : {}),
      },
    });
    expect(() => skip(files)).toThrow(new RegExp(`found the stage ${stage}, .*It may not: .+\\.`));
  });

  test('the Constitution Check is not passed by', () => {
    const files = pipeline({
      head: { current_stage: 'refactor' },
      files: { 'adr.md': '# ADR\n\nOne table.\n' },
    });
    expect(line(recovery(files))).toBe('rerun · architect · constitution-check-missing');
    expect(() => skip(files)).toThrow(/constitution-check-missing/);
  });

  test('a stage that waits, is done, or comes after one that must run first is not skipped', () => {
    for (const files of [
      pipeline({ head: { status: 'WAITING_FOR_HUMAN', current_stage: 'refactor' } }),
      pipeline({ head: { current_stage: 'tasks' } }),
      pipeline({ head: { current_stage: 'refactor' }, files: { 'tasks.md': '' } }),
    ])
      expect(() => skip(files)).toThrow(/nothing to pass over/);
  });
});

describe('answer', () => {
  const MARKERS = '- FR-002 [NEEDS CLARIFICATION: how "long" is a session?]\n- [NEEDS CLARIFICATION: who?]\n';
  const OPEN = SPEC + MARKERS;
  const files = pipeline({
    head: { current_stage: 'clarify', spec_hash: `sha256:${sha256(OPEN)}` },
    rows: ROWS.slice(0, 1),
    files: { 'feature.spec.md': OPEN },
  });
  const answer = (of: Record<string, string>, id: string, text: string) =>
    chosen(of, (at) => choices.answer?.(at, id, text) ?? never());

  test('it is noted for the spec agent, the question is answered, and the spec is left alone', () => {
    const { diff, later, change, decision } = answer(files, 'nc-611D', '15\nminutes');
    expect(diff).toContain(`+ - Answer to "how ”long” is a session?": 15<br>minutes (${AT}, Dana)`);
    expect(later.state?.questions[0]?.answer?.text).toBe(`15\nminutes (${AT}, Dana)`);
    expect(change.notes[0]).toContain('The 2 lines of the answer stand on one line');
    expect(later.state?.questions.map(({ id, state }) => [id, state])).toEqual([
      ['NC-611d', 'answered'],
      ['NC-1d81', 'open'],
    ]);
    expect(change.files).toMatchObject([{ path: STATE }]);
    expect(decision).toBe('rerun · clarify · step-interrupted');
  });

  test('twice is refused; so is what is no question, and no answer', () => {
    const { files: after } = answer(files, 'NC-611d', 'x');
    expect(() => answer(after, 'NC-611d', 'y')).toThrow(/NC-611d answered already.*Open are: NC-1d81/);
    expect(() => answer(files, 'NC-9', 'y')).toThrow(
      /no question "NC-9".*Open are: NC-611d, NC-1d81.*by its words/,
    );
    expect(() => answer(files, 'NC-611d', ' \n')).toThrow(/found no words/);
    expect(() => answer(files, 'NC-611d', 'noch offen')).toThrow(/still to come/);
    expect(() => answer(pipeline(), 'NC-611d', 'y')).toThrow(/The spec has no open question/);
  });

  test('two markers with the same words are two questions, and stay so when the agent took one out', () => {
    const twice = '- Kept [NEEDS CLARIFICATION: how long?]\n- Logs [NEEDS CLARIFICATION: how long?]\n';
    const spec = `${FOLDER}/feature.spec.md`;
    const of = (text: string) => ({ ...files, [spec]: SPEC + text });
    const states = (given: Record<string, string>) =>
      recovery(given).state?.questions.map(({ id, state }) => `${id.replace(/^NC-.{4}/, '')} ${state}`);
    const first = answer(of(twice), 'NC-a8cd.1of2', '30 days');
    expect(first.diff).toContainEqual(
      expect.stringMatching(/Answer to "how long\?" \(1 of 2, line \d+\): 30 days/),
    );
    expect(states(first.files)).toEqual(['.1of2 answered', '.2of2 open']);
    expect(() => answer(first.files, 'NC-a8cd.1of2', '30 days')).toThrow(/answered already/);
    // Nothing tells which of the two is left.
    expect(states({ ...first.files, [spec]: SPEC + twice.slice(0, twice.indexOf('\n') + 1) })).toEqual([
      ' open',
    ]);
    const both = answer(first.files, 'NC-a8cd.2of2', '1 year');
    expect(states(both.files)).toEqual(['.1of2 answered', '.2of2 answered']);
    expect(states({ ...both.files, [spec]: SPEC + twice.slice(0, twice.indexOf('\n') + 1) })).toEqual([
      ' answered',
    ]);
  });
});

describe('start-fresh', () => {
  const fresh = (files: Files, all: boolean) => [...choices.fresh(situation(files), all)].sort();
  const more: Files = {
    [`${FOLDER}/research.md`]: 'x\n',
    [`${FOLDER}/reports/run-1.md`]: 'x\n',
    [`${FOLDER}/mine.txt`]: 'x\n',
    'src/login.ts': 'x\n',
  };
  const files: Files = {
    ...pipeline({ rows: [...ROWS, ['testrunner', 'reports/run-1.md, src/login.ts']] }),
    ...more,
  };

  test('the state, adr, tasks and the certification; never the spec', () => {
    expect(fresh(files, false)).toEqual([
      STATE,
      `${FOLDER}/adr.md`,
      `${FOLDER}/tasks.md`,
      `${FOLDER}/test-certification.md`,
    ]);
  });

  test('with all: what else the pipeline wrote there; nobody’s other files, no code, never the spec', () => {
    expect(fresh(files, true)).toEqual([
      STATE,
      `${FOLDER}/adr.md`,
      `${FOLDER}/reports/run-1.md`,
      `${FOLDER}/research.md`,
      `${FOLDER}/tasks.md`,
      `${FOLDER}/test-certification.md`,
    ]);
  });

  test('only what is there, and only in the state’s own folder', () => {
    const elsewhere = pipeline({
      head: { adr_artifact: 'docs/adr.md', tasks_artifact: 'feature.spec.md' },
      files: { 'adr.md': null, 'tasks.md': null, 'docs/adr.md': '# ADR\n' },
      rows: null,
    });
    expect(fresh(elsewhere, true)).toEqual([STATE, `${FOLDER}/test-certification.md`]);
  });

  test('a state that cannot be read: by the usual names', () => {
    const torn = { ...pipeline(), [STATE]: '# Pipeline State\n\n- run_id: r-1\n- feature: x\n' };
    expect(fresh(torn, false)).toEqual(fresh(pipeline(), false));
  });

  test('of two state files both', () => {
    const newer = `${FOLDER}/pipeline-state.md`;
    expect(fresh({ ...pipeline(), [newer]: pipeline()[STATE] ?? '' }, false)).toContain(newer);
    expect(fresh({ ...pipeline(), [newer]: pipeline()[STATE] ?? '' }, false)).toContain(STATE);
  });

  test('a link is left alone', () => {
    const linked = { ...pipeline(), [`${FOLDER}/tasks.md`]: { mode: '120000', content: '../x' } as const };
    expect(fresh(linked, true)).not.toContain(`${FOLDER}/tasks.md`);
    expect(fresh(fixture('bullets'), false)).toHaveLength(4);
  });
});
