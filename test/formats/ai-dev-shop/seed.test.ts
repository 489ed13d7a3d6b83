// Seed 002's recovery playbook, walked row by row: checkpoint, decision tree, stages, what not to do.
import { describe, expect, test } from 'vitest';
import { choices, chosen } from './choosing.ts';
import { broken, line, recovered, recovery } from './harness.ts';
import { adrWith, FOLDER, type Plan, pipeline, ROWS, SPEC, STATE } from './pipeline.ts';

const at = (plan: Plan) => recovery(pipeline(plan));

describe('step 1: detect an incomplete run', () => {
  test('4. a .pipeline-state.md in the feature folder is looked for', () => {
    expect(recovered(pipeline()).workflows.map(({ path }) => path)).toEqual([STATE]);
    const { [STATE]: _, ...none } = pipeline();
    expect(recovered(none)).toEqual({ workflows: [], unreadable: [] });
  });

  test.each([
    ['IN_PROGRESS', 'resume · programmer · partial-work'],
    ['WAITING_FOR_HUMAN', 'wait · programmer · awaiting-approval'],
    ['ABORTED', 'resume · programmer · partial-work'],
  ])('4. status %s: follow the playbook', (status, expected) => {
    expect(line(at({ head: { status } }))).toBe(expected);
  });

  test.each([
    ['COMPLETE', 'none · – · completed'],
    ['FAILED', 'start-fresh · – · failed'],
    ['CANCELLED', 'none · – · cancelled'],
  ])('5. status %s: not resumed', (status, expected) => {
    expect(line(at({ head: { status } }))).toBe(expected);
  });
});

describe('step 2: validate the checkpoint', () => {
  test('spec hash matches, else stop and escalate to a human', () => {
    const found = at({ files: { 'feature.spec.md': SPEC.replace('no hint', 'a hint') } });
    expect(line(found)).toBe('block · – · spec-changed');
    expect(found.decision.options).toEqual(['accept-spec', 'start-fresh', 'manual']);
  });

  test.each(ROWS)(
    'completed stage artifacts exist, else %s counts as incomplete and runs again',
    (stage, file) => {
      const found = at({ files: { [file]: null } });
      const expected = {
        spec: 'block · – · spec-missing',
        clarify: 'block · – · spec-missing',
        architect: 'rerun · architect · artifact-missing',
        tasks: 'rerun · tasks · artifact-missing',
        tdd: 'rerun · tdd · artifact-missing',
      }[stage];
      expect(line(found)).toBe(expected);
    },
  );

  test.each([
    ['spec', 0, 'advance · clarify · artifacts-complete'],
    ['clarify', 1, 'advance · architect · artifacts-complete'],
    ['architect', 2, 'advance · tasks · artifacts-complete'],
    ['tasks', 3, 'advance · tdd · artifacts-complete'],
    ['tdd', 4, 'advance · programmer · artifacts-complete'],
  ])('current stage output: %s left a whole artifact, so it is done', (current_stage, done, expected) => {
    expect(line(at({ head: { current_stage }, rows: ROWS.slice(0, done) }))).toBe(expected);
  });

  test.each([
    ['spec', 0, 'feature.spec.md', `${SPEC}\n[NEEDS CLARIFICATION: who?]\n`],
    ['clarify', 1, 'feature.spec.md', `${SPEC}\n[NEEDS CLARIFICATION: who?]\n`],
    ['tasks', 3, 'tasks.md', '# Tasks\n\n- [ ] {TASK_NAME}\n'],
    ['tdd', 4, 'test-certification.md', ''],
  ])('current stage output: %s left a part of one, so it runs again', (current_stage, done, file, text) => {
    const head = { current_stage, spec_hash: 'N/A' };
    const found = at({ head, rows: ROWS.slice(0, done), files: { [file]: text } });
    expect(line(found)).toBe(`rerun · ${current_stage} · step-interrupted`);
  });

  test.each(['architect', 'tasks', 'tdd', 'programmer', 'testrunner', 'code-review', 'security', 'refactor'])(
    'Constitution Check not bypassed at %s, else architect runs again',
    (current_stage) => {
      const found = at({ head: { current_stage }, files: { 'adr.md': adrWith(() => null) } });
      expect(line(found)).toBe('rerun · architect · constitution-check-missing');
    },
  );
});

describe('step 3: the decision tree', () => {
  const waiting: Plan = {
    head: { status: 'WAITING_FOR_HUMAN', current_stage: 'architect' },
    rows: ROWS.slice(0, 2),
    boxes: ['- [ ] Architecture sign-off'],
  };

  test('WAITING_FOR_HUMAN: the checkpoint is presented; after its approval the run continues', () => {
    expect(line(at(waiting))).toBe('wait · architect · awaiting-approval');
    const { later } = chosen(pipeline(waiting), (it) => choices.approve?.(it, null) ?? choices.resume(it));
    expect(later.state?.current?.id).toBe('architect');
    expect(later.decision.action).toBe('advance');
  });

  test('IN_PROGRESS: the run continues at current_stage', () => {
    expect(at({}).state?.current?.id).toBe('programmer');
  });
});

/** The playbook's table of stages: whether it may simply run again, and the words that it goes on with. */
const STAGES: readonly (readonly [string, 'yes' | 'partial', RegExp])[] = [
  ['spec', 'yes', /spec as it is; it continues and does not restart/],
  ['clarify', 'yes', /\[NEEDS CLARIFICATION: …\] markers/],
  ['architect', 'yes', /research\.md and the constitution/],
  ['tasks', 'yes', /tasks\.md from adr\.md; one that is there may be overwritten/],
  ['tdd', 'yes', /tests that are already there/],
  ['programmer', 'partial', /continue from the failing tests, never restart/],
  ['testrunner', 'yes', /only reports/],
  ['code-review', 'yes', /a review only reads/],
  ['security', 'yes', /a review only reads/],
  ['refactor', 'yes', /same review findings/],
];

describe('resume rules by stage', () => {
  test.each(STAGES)('%s: idempotent %s', (stage, idempotent, how) => {
    const rank = ROWS.findIndex(([name]) => name === stage);
    const own = ['feature.spec.md', 'feature.spec.md', 'adr.md', 'tasks.md', 'test-certification.md'][rank];
    const partly: Plan['files'] =
      own === undefined
        ? {}
        : { [own]: own === 'feature.spec.md' ? `${SPEC}[NEEDS CLARIFICATION: x]\n` : '{GAP}\n' };
    const files = pipeline({
      head: { current_stage: stage, spec_hash: 'N/A' },
      rows: rank < 0 ? ROWS : ROWS.slice(0, rank),
      files: partly,
    });
    const found = recovery(files);
    expect(found.decision.step).toBe(stage);
    expect(found.state?.current?.how).toMatch(how);
    expect(found.decision.action).toBe(idempotent === 'partial' ? 'resume' : 'rerun');
    expect(found.decision.instruction).toMatch(stage === 'architect' ? /./ : how);
    expect(chosen(files, (it) => choices.resume(it)).later.decision.step).toBe(stage);
  });
});

describe('step 4: update the state file', () => {
  const { diff, later } = chosen(pipeline(), (it) => choices.resume(it));

  test('1. last_updated_at', () => {
    expect(diff).toContain('+ - last_updated_at: 2026-07-01T12:30:05Z');
  });

  test('2. a note in the Notes section', () => {
    expect(later.state?.fileNotes).toEqual([
      '- Resumed from checkpoint at 2026-07-01T12:30:05Z. Prior session ended at stage: programmer.',
    ]);
  });

  test('3. everything else stays for the pipeline to write from that point forward', () => {
    expect(diff.filter((one) => one.startsWith('-'))).toEqual(['- - last_updated_at: 2026-06-02T08:00:00Z']);
  });
});

describe('what not to do', () => {
  test('completed stages are not run again unless an artifact is missing or the spec changed', () => {
    for (const current_stage of ['programmer', 'testrunner', 'security', 'refactor']) {
      const found = at({ head: { current_stage } });
      expect(ROWS.map(([stage]) => stage)).not.toContain(found.decision.step);
      expect(broken(found)).toEqual([]);
    }
  });

  test('nobody is asked to approve again what a check box says', () => {
    const boxes = ['- [x] Architecture sign-off'];
    const head = { status: 'WAITING_FOR_HUMAN', current_stage: 'architect' };
    const files = pipeline({ head, boxes, rows: ROWS.slice(0, 2) });
    expect(line(recovery(files))).toBe('advance · tasks · artifacts-complete');
    expect(line(chosen(files, (it) => choices.resume(it)).later)).toBe(
      'advance · tasks · artifacts-complete',
    );
  });

  test('a run whose spec changed is not resumed', () => {
    const files = pipeline({ files: { 'feature.spec.md': `${SPEC}x\n` } });
    expect(() => chosen(files, (it) => choices.resume(it))).toThrow(/block \(spec-changed\)/);
  });

  test('a FAILED run is not resumed; its Notes are kept for context', () => {
    const files = pipeline({ head: { status: 'FAILED' }, more: ['## Notes', '', '- no sandbox', ''] });
    expect(() => chosen(files, (it) => choices.resume(it))).toThrow(/start-fresh \(failed\)/);
    expect(recovery(files).state?.fileNotes).toEqual(['- no sandbox']);
  });

  test('the Constitution Check is not skipped at or after the architect', () => {
    const files = pipeline({ head: { current_stage: 'security' }, files: { 'adr.md': adrWith(() => null) } });
    expect(() => chosen(files, (it) => choices.skip?.(it) ?? choices.resume(it))).toThrow();
    expect(chosen(files, (it) => choices.resume(it)).later.decision.step).toBe('architect');
  });
});

test('the folder of these tests is the playbook’s', () => expect(FOLDER).toMatch(/^specs\/\d{3}-/));
