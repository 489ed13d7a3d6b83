// What is mended, and by which proof: contradictions that artifacts settle, and rows that a list leaves out.
import { describe, expect, test } from 'vitest';
import { aiDevShop } from '../../../src/formats/ai-dev-shop/index.ts';
import type { Repair } from '../../../src/model/choice.ts';
import { chosen, situation } from './choosing.ts';
import { line, recovery } from './harness.ts';
import { FOLDER, type Plan, pipeline, ROWS, SPEC, STATE, sha256, stateText } from './pipeline.ts';

const repairsOf = (files: Record<string, string>): readonly Repair[] => aiDevShop.repairs(situation(files));
const mended = (files: Record<string, string>) => {
  const [repair, ...more] = repairsOf(files);
  if (!repair || more.length > 0)
    throw new Error(`expected one repair, found ${more.length + (repair ? 1 : 0)}`);
  const after = chosen(files, () => ({ ...repair, notes: repair.proof, commit: null }));
  return { ...after, repair };
};

/** A head in which a key stands a second time, as a bullet of its own. */
const twice = (key: string, value: string, plan: Plan = {}) => {
  const files = pipeline(plan);
  const text = files[STATE] ?? '';
  return { ...files, [STATE]: text.replace(/(- status: .*\n)/, `$1- ${key}: ${value}\n`) };
};

describe('S08 S11 a key that is written twice', () => {
  test('current_stage: the later one, where all before it is made', () => {
    const files = twice('current_stage', 'programmer', {
      head: { current_stage: 'tasks' },
      rows: ROWS,
      files: { 'test-certification.md': '# Test certification\n\nResult: CERTIFIED\n' },
    });
    expect(line(recovery(files))).toBe('ask · – · state-inconsistent');
    const { repair, diff, decision } = mended(files);
    expect(diff).toEqual(['- - current_stage: tasks', '+ - current_stage: programmer']);
    expect(decision).toBe('resume · programmer · partial-work');
    expect(repair.proof).toEqual([
      `${FOLDER}/tasks.md, which tasks writes, is there and complete.`,
      `${FOLDER}/test-certification.md, which tdd writes, is there and complete.`,
    ]);
  });

  test('current_stage: the earlier one, where what it makes is not there', () => {
    const files = twice('current_stage', 'programmer', {
      head: { current_stage: 'tasks' },
      rows: ROWS.slice(0, 3),
      files: { 'tasks.md': null },
    });
    const { repair, decision } = mended(files);
    expect(decision).toBe('rerun · tasks · step-interrupted');
    expect(repair.proof).toEqual([`Nothing is at ${FOLDER}/tasks.md, which tasks writes.`]);
  });

  test('current_stage: nothing is proven of stages that leave no file, or of one half done', () => {
    expect(repairsOf(twice('current_stage', 'security', { head: { current_stage: 'programmer' } }))).toEqual(
      [],
    );
    const half = { head: { current_stage: 'tasks' }, files: { 'tasks.md': '# Tasks\n\n- {TASK}\n' } };
    expect(repairsOf(twice('current_stage', 'programmer', half))).toEqual([]);
  });

  test('spec_hash: the one that the spec has', () => {
    const files = twice('spec_hash', `sha256:${'0'.repeat(64)}`);
    const { repair, decision, diff } = mended(files);
    expect(decision).toBe('resume · programmer · partial-work');
    expect(diff).toContain(`- - spec_hash: sha256:${'0'.repeat(64)}`);
    expect(repair.proof.join()).toMatch(/has the hash of line 6 by the rule "canonical"/);
    expect(repairsOf(twice('spec_hash', 'f'.repeat(64), { head: { spec_hash: '0'.repeat(64) } }))).toEqual(
      [],
    );
  });

  test('spec_entrypoint_path: the one that leads to a file', () => {
    const head = { spec_entrypoint_path: 'specs/gone/feature.spec.md' };
    const { decision, repair } = mended(twice('spec_entrypoint_path', `${FOLDER}/feature.spec.md`, { head }));
    expect(decision).toBe('resume · programmer · partial-work');
    expect(repair.proof).toEqual([
      `${FOLDER}/feature.spec.md is there; nothing is at specs/gone/feature.spec.md.`,
    ]);
    expect(repairsOf(twice('spec_entrypoint_path', 'specs/b.spec.md', { head }))).toEqual([]);
  });

  test('status: COMPLETE is disproved where the stage left nothing, and never proven', () => {
    const plan = { head: { current_stage: 'tasks' }, rows: ROWS.slice(0, 3), files: { 'tasks.md': null } };
    const { decision, diff } = mended(twice('status', 'COMPLETE', plan));
    expect(decision).toBe('rerun · tasks · step-interrupted');
    expect(diff).toEqual(['- - status: COMPLETE', '+ - status: IN_PROGRESS']);
    expect(repairsOf(twice('status', 'COMPLETE'))).toEqual([]);
    expect(repairsOf(twice('status', 'FAILED', plan))).toEqual([]);
  });

  test.each(['run_id', 'feature'])('%s: nothing in the repository tells', (key) => {
    expect(repairsOf(twice(key, 'another'))).toEqual([]);
  });

  test('a second head is no matter of one value', () => {
    const files = pipeline();
    expect(repairsOf({ ...files, [STATE]: `${files[STATE]}\n${stateText({})}` })).toEqual([]);
  });
});

const done = (detail: Record<string, string>, more: Plan = {}) =>
  pipeline({ ...more, head: { status: 'COMPLETE', current_stage: 'done', ...more.head }, detail });

describe('S14 COMPLETE beside a job that runs', () => {
  test('the job is done where its stage is listed and its report is there', () => {
    const files = {
      ...done({ stage: 'security', job_status: 'RUNNING' }, { rows: [...ROWS, ['security', 'security.md']] }),
      [`${FOLDER}/security.md`]: '# Security\n\nNo finding.\n',
    };
    expect(line(recovery(files))).toBe('ask · – · state-inconsistent');
    const { diff, decision, repair } = mended(files);
    expect(diff).toEqual(['- - job_status: RUNNING', '+ - job_status: DONE']);
    expect(decision).toBe('none · – · completed');
    expect(repair.proof).toEqual([
      `Completed Stages lists security on line 21, and ${FOLDER}/security.md is there.`,
    ]);
  });

  test('the run is not over where what the job makes is not there', () => {
    const files = done(
      { stage: 'tasks', job_status: 'RUNNING' },
      { head: { current_stage: 'tasks' }, rows: ROWS.slice(0, 3), files: { 'tasks.md': null } },
    );
    const { diff, decision } = mended(files);
    expect(diff).toEqual(['- - status: COMPLETE', '+ - status: IN_PROGRESS']);
    expect(decision).toBe('rerun · tasks · step-interrupted');
  });

  test('a job that leaves no file proves neither', () => {
    expect(repairsOf(done({ stage: 'programmer', job_status: 'RUNNING' }))).toEqual([]);
    expect(repairsOf(done({ job_status: 'RUNNING' }))).toEqual([]);
  });
});

describe('H08 S16 stages that Completed Stages leaves out', () => {
  test('a row each, marked as recovered; the decision stays', () => {
    const files = pipeline({ rows: [ROWS[0] ?? ['', ''], ROWS[2] ?? ['', '']] });
    const { diff, decision, repair, later } = mended(files);
    expect(diff).toEqual([
      `+ | tasks | N/A | ${FOLDER}/tasks.md (recovered) | N/A |`,
      `+ | tdd | N/A | ${FOLDER}/test-certification.md (recovered) | N/A |`,
    ]);
    expect(decision).toBe('resume · programmer · partial-work');
    expect(repair.summary).toBe('Completed Stages with tasks, tdd, recovered');
    expect(later.findings).toEqual([]);
    expect(
      aiDevShop.repairs(situation(chosen(files, () => ({ ...repair, notes: [], commit: null })).files)),
    ).toEqual([]);
  });

  test('doubled rows and another order are read as a set, and left alone', () => {
    expect(repairsOf(pipeline({ rows: ROWS.toReversed() }))).toEqual([]);
    expect(repairsOf(pipeline({ rows: [...ROWS, ...ROWS] }))).toEqual([]);
  });

  test('no row is made for a stage whose output is not whole, nor for a run that is over', () => {
    expect(repairsOf(pipeline({ rows: ROWS.slice(0, 3), files: { 'tasks.md': '' } }))).toEqual([]);
    expect(repairsOf(pipeline({ rows: ROWS.slice(0, 3), head: { status: 'FAILED' } }))).toEqual([]);
  });
});

describe('nothing is proposed', () => {
  test('for a whole state', () => expect(repairsOf(pipeline())).toEqual([]));

  test('for two state files, and for one that cannot be read', () => {
    const files = pipeline({ rows: ROWS.slice(0, 3) });
    expect(repairsOf({ ...files, [`${FOLDER}/pipeline-state.md`]: stateText({}) })).toEqual([]);
    expect(repairsOf({ ...files, [STATE]: '# Pipeline State\n\n- run_id: x\n- feature: y\n' })).toEqual([]);
  });

  test('for a spec that changed: that is for a person to accept', () => {
    expect(repairsOf(pipeline({ head: { spec_hash: sha256(`${SPEC} `) } }))).toEqual([]);
  });

  test('where the place cannot be written: a key that is a table’s head', () => {
    const text = stateText({
      head: { current_stage: 'tasks' },
      more: ['## Log', '', '| current_stage | programmer |', '|---|---|', ''],
    });
    expect(() => repairsOf({ ...pipeline(), [STATE]: text })).not.toThrow();
  });
});
