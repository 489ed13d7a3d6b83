// Made-up states of all formats, as wide as their words go: for laws that hold for any of them.
import * as fc from 'fast-check';
import { type ItemPhase, PHASES, STATUSES } from '../../src/formats/sdd/vocabulary.ts';
import { ADR, pipeline, ROWS, SPEC } from './ai-dev-shop/pipeline.ts';
import { fixture } from './humaninloop/looking.ts';
import { graph, node } from './humaninloop/make-graph.ts';
import { INDEX, makeIndex, SPEC as STORY } from './humaninloop/make-index.ts';
import type { Files } from './offering.ts';
import { decision, implementation, json, PATH } from './project-state/looking.ts';
import { workflow as workflowOf } from './sdd/make-workflow.ts';
import { FOLDER, LOCK, workflow } from './specify/make-state.ts';

const names = (text: string) => fc.constantFrom(...text.split(' '));

const phase = names(
  'INIT FIGMA_CAPTURE RESEARCH_DISCOVERY SPEC_DRAFT CHECKLIST_VALIDATION CLARIFICATION COMPLETE',
);
const output = names('spec.md spec-checklist.md design-brief.md test-plan.md test-strategy.md');
const specify: fc.Arbitrary<Files> = fc
  .record({
    version: fc.constantFrom(2, 3, 4, 5, 6, 6, 6),
    phase,
    stage: fc.integer({ min: 1, max: 8 }),
    status: names('pending in_progress completed failed waiting_for_user stuck'),
    clarification: names('null awaiting_user answers_received processed'),
    summary: fc.constantFrom(null, 'completed', 'needs-user-input', 'failed'),
    left: fc.uniqueArray(output, { maxLength: 3 }),
    gone: fc.uniqueArray(output, { maxLength: 2 }),
    locked: fc.boolean(),
  })
  .map(({ version, phase: at, stage, gone, locked, ...more }) => {
    const files = workflow({ version, at: version === 2 ? at : stage, ...more });
    for (const name of gone) delete files[`${FOLDER}/${name}`];
    if (locked && stage === 3) files[LOCK] = 'locked_at: 2026-08-01T12:00:00Z\nstage: INIT\n';
    return files;
  });

const aiDevShop: fc.Arbitrary<Files> = fc
  .record({
    status: names('IN_PROGRESS ABORTED WAITING_FOR_HUMAN COMPLETE CANCELLED FAILED ODD'),
    stage: names(
      'spec clarify architect tasks tdd programmer testrunner qa-e2e code-review security docs done',
    ),
    rows: fc.nat(ROWS.length),
    boxes: fc.subarray([
      '- [ ] Spec approval',
      '- [x] Architecture sign-off',
      '- [ ] Security',
      '- [ ] Convergence (if triggered)',
    ]),
    detail: fc.constantFrom({}, { stage: 'docs', job_status: 'Running' }),
    spec: fc.constantFrom(SPEC, `${SPEC}- FR-002 New.\n`, `${SPEC}[NEEDS CLARIFICATION: which?]\n`, null),
    adr: fc.constantFrom(ADR, '# ADR\n', null),
    tasks: fc.constantFrom('# Tasks\n\n- [ ] T001\n', null),
  })
  .map(({ status, stage, rows, boxes, detail, spec, adr, tasks }) =>
    pipeline({
      head: { status, current_stage: stage },
      rows: ROWS.slice(0, rows),
      boxes,
      detail,
      files: { 'feature.spec.md': spec, 'adr.md': adr, 'tasks.md': tasks },
    }),
  );

const question = fc.record({
  id: names('C2.1 C2.2 Q-S1'),
  status: names('pending answered deferred'),
  place: names('FR-003 FR-004'),
});
const gap = fc.record({
  id: names('G-001 G-002'),
  status: names('clarifying pending resolved'),
  place: names('FR-003 FR-004'),
  link: names('C2.1 C2.2 -'),
});
const index = fc
  .record({
    template: fc.constantFrom('T1' as const, 'T3' as const),
    status: names('not_started scaffolding spec_writing validating clarifying completed terminated on_hold'),
    iteration: fc.constantFrom('1 / 10', '2 / 10', '12 / 10'),
    plan: names('not_started in_progress completed'),
    questions: fc.uniqueArray(question, { maxLength: 2, selector: ({ id }) => id }),
    gaps: fc.uniqueArray(gap, { maxLength: 2, selector: ({ id }) => id }),
  })
  .map((shape): Files => ({ [INDEX]: makeIndex(shape), [STORY]: '# Spec\n\nWords.\n' }));
const node1 = names('pending in-progress completed failed halted');
const dag = fc
  .record({
    outcomes: fc.constantFrom(
      [null],
      ['halted'],
      ['completed', null],
      ['completed', 'halted'],
      ['completed'],
      Array.from({ length: 5 }, () => 'halted'),
    ),
    nodes: fc.tuple(node1, node1, names('task task gate decision milestone')).map(([a, b, type]) => [
      { ...node('one', a, 1), type },
      { ...node('two', b), type },
    ]),
  })
  .map((shape): Files => ({ 'specs/012-x/.workflow/dags/specify-strategy.json': graph(shape) }));
const context = fc
  .tuple(
    fc.constantFrom(
      ['context-awaiting-user.md', 'context.md'],
      ['tasks-context-advocate.md', 'tasks-context.md'],
      ['plan-context-behind.md', 'plan-context.md'],
    ),
    names('awaiting-user awaiting-analyst awaiting-architect completed paused2'),
  )
  .map(
    ([[from = '', to = ''], status]): Files => ({
      [`specs/012-x/.workflow/${to}`]: fixture(`context/${from}`).replace(
        /^status: .*$/m,
        `status: ${status}`,
      ),
    }),
  );

const row = fc.record({
  status: names('active paused completed failed frozen'),
  task: fc.constantFrom('implement_auth', 'run_tests', 'deploy', null),
  lastAction: fc.constantFrom('Completed a.py', 'Created a.py', 'Writing a.py', 'Started', null),
  pending: fc.constantFrom<readonly string[]>(['next_task'], []),
});
const projectState: fc.Arbitrary<Files> = fc
  .tuple(
    row,
    fc.constantFrom(implementation, decision),
    fc.constantFrom<Files>({}, { 'a.py': 'x = 1\n' }),
    fc.constantFrom(1, 2),
  )
  .map(([one, made, files, count]): Files => {
    const rows = [made(one), { ...made(one), project_id: '7c2d9e10-3a4b-4f5c-8d6e-1b2a3c4d5e6f', id: 2 }];
    return count === 1
      ? { [PATH]: json(rows[0]), ...files }
      : { 'ops/project_state.json': json(rows), ...files };
  });

const words = (one: ItemPhase) => fc.constantFrom(...Object.keys(STATUSES[one]));
const item = fc.record({
  statuses: fc
    .tuple(...([words('spec'), words('plan'), words('implement'), words('review')] as const))
    .map((all) => all.join(' ')),
  files: fc.subarray(['SPEC.md', 'PLAN.md', 'solicitation-workflow.yaml']),
});
const sdd: fc.Arbitrary<Files> = fc
  .record({
    phase: fc.constantFrom(...PHASES, 'complete'),
    step: names('spec_creation spec_review plan_creation plan_review implementing reviewing done'),
    current: fc.constantFrom('01-login', '02-session', 'nowhere', null),
    items: fc.array(item, { maxLength: 3 }),
  })
  .map(workflowOf);

/** By format. */
export const madeUp: Readonly<Record<string, fc.Arbitrary<Files>>> = {
  'ai-dev-shop': aiDevShop,
  humaninloop: fc.oneof({ weight: 3, arbitrary: index }, dag, context),
  'project-state': projectState,
  sdd,
  specify,
};
