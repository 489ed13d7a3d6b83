// The contract's table of stages: what each makes, what comes next, how it is taken up again.
import { describe, expect, test } from 'vitest';
import { broken, line, recovery } from './harness.ts';
import { pipeline, ROWS, SPEC } from './pipeline.ts';

const OPEN_SPEC = SPEC.replace('gives no hint.', 'gives no hint. [NEEDS CLARIFICATION: which words?]');
const before = (stage: string) => {
  const at = ROWS.findIndex(([id]) => id === stage);
  return at < 0 ? ROWS : ROWS.slice(0, at);
};
const at = (stage: string, files: Record<string, string | null> = {}, rows = before(stage)) =>
  recovery(pipeline({ head: { current_stage: stage, spec_hash: 'N/A' }, rows, files }));

describe('stages', () => {
  test('spec · feature.spec.md · next clarify · continue the existing spec, do not restart', () => {
    expect(line(at('spec', { 'feature.spec.md': null }))).toBe('rerun · spec · step-interrupted');
    const partial = at('spec', { 'feature.spec.md': OPEN_SPEC });
    expect(line(partial)).toBe('rerun · spec · step-interrupted');
    expect(partial.decision.instruction).toContain('continues and does not restart');
    expect(line(at('spec'))).toBe('advance · clarify · artifacts-complete');
  });

  test('clarify · spec without [NEEDS CLARIFICATION: · next architect · settle the markers', () => {
    const open = at('clarify', { 'feature.spec.md': OPEN_SPEC });
    expect(line(open)).toBe('rerun · clarify · step-interrupted');
    expect(broken(open)).toEqual(['artifact-complete']);
    expect(open.decision.instruction).toContain('markers that remain');
    expect(open.state?.questions).toEqual([
      { id: 'NC-f745', question: 'which words? (feature.spec.md:5)', options: [], state: 'open', line: null },
    ]);
    expect(line(at('clarify'))).toBe('advance · architect · artifacts-complete');
  });

  test('architect · adr.md with a completed Constitution Check · next tasks · with research.md', () => {
    expect(line(at('architect'))).toBe('advance · tasks · artifacts-complete');
    const again = at('architect', { 'adr.md': null });
    expect(line(again)).toBe('rerun · architect · step-interrupted');
    expect(again.decision.instruction).toContain('research.md');
  });

  test('tasks · tasks.md · next tdd · regenerate from the ADR; may overwrite', () => {
    const again = at('tasks', { 'tasks.md': null });
    expect(line(again)).toBe('rerun · tasks · step-interrupted');
    expect(again.decision.instruction).toContain('may be overwritten');
    expect(line(at('tasks', { 'tasks.md': '# Tasks\n\n- [ ] {TASK}\n' }))).toBe(
      'rerun · tasks · step-interrupted',
    );
    expect(line(at('tasks'))).toBe('advance · tdd · artifacts-complete');
  });

  test('tdd · test-certification.md · next programmer · with the partial tests', () => {
    const again = at('tdd', { 'test-certification.md': null });
    expect(line(again)).toBe('rerun · tdd · step-interrupted');
    expect(again.decision.instruction).toContain('tests that are already there');
    expect(line(at('tdd'))).toBe('advance · programmer · artifacts-complete');
  });

  test('programmer · none that proves it done · next testrunner (qa-e2e if listed) · partial', () => {
    const found = at('programmer');
    expect(line(found)).toBe('resume · programmer · partial-work');
    expect(found.decision.instruction).toContain('continue from the failing tests, never restart');
    expect(found.state?.current).toMatchObject({
      next: 'testrunner',
      manner: 'continue',
      output: 'unprovable',
    });
    const listed = recovery(
      pipeline({
        more: [
          '## Iteration Counts',
          '',
          '| Stage | Cycle Count | Budget | Status |',
          '|---|---|---|---|',
          '| programmer | 2 | 5 | ok |',
          '| qa-e2e | 0 | 3 | NOT_STARTED |',
          '',
        ],
      }),
    );
    expect(listed.state?.current).toMatchObject({ next: 'qa-e2e', iteration: 2, of: 5 });
  });

  test.each([
    ['testrunner', 'code-review'],
    ['code-review', 'security'],
    ['security', 'refactor'],
  ])('%s · their recorded report · next is %s · run again; read only', (stage, next) => {
    const again = at(stage);
    expect(line(again)).toBe(`rerun · ${stage} · step-interrupted`);
    expect(again.decision.instruction).toMatch(/only re(?:ports|ads)/);
    const rows = [...ROWS, [stage, `${stage}-report.md`] as const];
    const report = { [`${stage}-report.md`]: '# Report\n\nAll green.\n' };
    expect(line(at(stage, report, rows))).toBe(`advance · ${next} · artifacts-complete`);
    const hollow = { [`${stage}-report.md`]: '# Report\n\n## Findings\n' };
    expect(line(at(stage, hollow, rows))).toBe(`rerun · ${stage} · artifact-missing`);
  });

  test.each(['refactor', 'devops', 'docs'])(
    '%s · none · next done · with the same review findings',
    (stage) => {
      const found = at(stage, { 'refactor.md': 'done', 'docs.md': 'done' });
      expect(line(found)).toBe(`rerun · ${stage} · step-interrupted`);
      expect(found.state?.current).toMatchObject({ next: 'done', output: 'unprovable' });
    },
  );

  test('qa-e2e · none · next testrunner', () => {
    const found = at('qa-e2e');
    expect(line(found)).toBe('rerun · qa-e2e · step-interrupted');
    expect(found.state?.current?.next).toBe('testrunner');
  });

  test('done with an unfinished status: the closing step is run again', () => {
    const found = at('done');
    expect(line(found)).toBe('rerun · done · step-interrupted');
    expect(found.decision.instruction).toContain('COMPLETE');
  });
});
