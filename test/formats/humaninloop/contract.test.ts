// The contract's humaninloop table, one test a row.
import { describe, expect, it } from 'vitest';
import { broken, decided, look } from './looking.ts';
import { FEATURE, featureWith, makeIndex, SPEC } from './make-index.ts';

const folder = `specs/${FEATURE}/.workflow`;
const gap = { id: 'G-001', link: 'C2.1' };
const clarifying = (...statuses: readonly string[]) =>
  makeIndex({
    status: 'clarifying',
    questions: statuses.map((status, at) => ({ id: `C2.${at + 1}`, status })),
    gaps: statuses.map((_, at) => ({ id: `G-00${at + 1}`, link: `C2.${at + 1}` })),
  });
const front = (type: string, status: string) =>
  `---\ntype: ${type}\nstatus: ${status}\niteration: 1\nfeature_id: ${FEATURE}\n---\n\n# Request\n`;
const context = (status: string) => ({ [`${folder}/context.md`]: front('specification-request', status) });
const plan = (status: string) => ({ [`${folder}/plan-context.md`]: front('plan-request', status) });
const tasks = (status: string) => ({ [`${folder}/tasks-context.md`]: front('tasks-request', status) });
const dag = (outcome: string | null, ...statuses: readonly string[]) => ({
  [`${folder}/dags/specify-strategy.json`]: JSON.stringify({
    workflow_id: 'specify',
    schema_version: '3.0.0',
    current_pass: 1,
    status: outcome === null ? 'in-progress' : 'completed',
    passes: [{ pass: 1, outcome, frozen: outcome !== null }],
    nodes: statuses.map((status, at) => ({
      id: `node-${'abc'[at]}`,
      type: 'task',
      status,
      last_active_pass: 1,
    })),
    edges: [],
  }),
});

type Row = readonly [row: string, files: Readonly<Record<string, string>>, decision: string];

/** What a completed workflow has made. */
const MADE = { [SPEC]: '# Spec\n\nNotes are kept.\n' };

const ROWS: readonly Row[] = [
  [
    'not_started',
    featureWith(makeIndex({ status: 'not_started', iteration: '0 / 10' }), false),
    'rerun A1 not-started',
  ],
  [
    'a .workflow/ folder with no state file',
    { [`${folder}/raw-input.md`]: 'Notes.\n' },
    'rerun A1 not-started',
  ],
  [
    'scaffolding, no spec file',
    featureWith(makeIndex({ status: 'scaffolding' }), false),
    'rerun A1 step-interrupted',
  ],
  [
    'scaffolding, an empty spec file',
    { ...featureWith(makeIndex({ status: 'scaffolding' }), false), [SPEC]: ' \n' },
    'rerun A1 step-interrupted',
  ],
  [
    'scaffolding, spec file there',
    featureWith(makeIndex({ status: 'scaffolding' })),
    'advance A2 artifacts-complete',
  ],
  ['spec_writing', featureWith(makeIndex({ status: 'spec_writing' })), 'rerun A2 step-interrupted'],
  ['validating, iteration 0', featureWith(makeIndex({ iteration: '0 / 10' })), 'rerun A3 step-interrupted'],
  ['validating, iteration 1', featureWith(makeIndex({ iteration: '1 / 10' })), 'rerun A3 step-interrupted'],
  ['validating, above', featureWith(makeIndex({ iteration: '2 / 10' })), 'rerun B3 step-interrupted'],
  ['clarifying, an open question', featureWith(clarifying('pending')), 'wait B1 awaiting-answer'],
  ['clarifying, one open of two', featureWith(clarifying('answered', 'pending')), 'wait B1 awaiting-answer'],
  ['clarifying, all answered', featureWith(clarifying('answered', 'answered')), 'resume B2 answers-to-apply'],
  [
    'clarifying, answered and deferred',
    featureWith(clarifying('answered', 'deferred')),
    'resume B2 answers-to-apply',
  ],
  ['clarifying, none at all', featureWith(makeIndex({ status: 'clarifying' })), 'ask - state-inconsistent'],
  ['clarifying, all deferred', featureWith(clarifying('deferred')), 'ask - state-inconsistent'],
  [
    'completed, plan in_progress',
    featureWith(makeIndex({ status: 'completed', plan: 'in_progress' })),
    'rerun plan step-interrupted',
  ],
  [
    'completed, plan blocked',
    featureWith(makeIndex({ status: 'completed', plan: 'blocked' })),
    'rerun plan step-interrupted',
  ],
  [
    'completed, tasks in_progress',
    featureWith(makeIndex({ status: 'completed', plan: 'completed', tasks: 'in_progress' })),
    'rerun tasks step-interrupted',
  ],
  [
    'completed, tasks blocked',
    featureWith(makeIndex({ status: 'completed', plan: 'completed', tasks: 'blocked' })),
    'rerun tasks step-interrupted',
  ],
  [
    'completed',
    featureWith(makeIndex({ status: 'completed', plan: 'completed', tasks: 'completed' })),
    'none - completed',
  ],
  ['terminated', featureWith(makeIndex({ status: 'terminated', reason: 'aborted' })), 'none - terminated'],
  ['fails an integrity check', featureWith(makeIndex({ iteration: '11 / 10' })), 'ask - state-inconsistent'],
  ['context.md awaiting-user', context('awaiting-user'), 'wait specify awaiting-answer'],
  ['context.md awaiting-analyst', context('awaiting-analyst'), 'rerun specify step-interrupted'],
  ['context.md awaiting anybody else', context('awaiting-the-moon'), 'rerun specify step-interrupted'],
  ['context.md completed', { ...context('completed'), ...MADE }, 'none - completed'],
  [
    'plan-context.md awaiting-user',
    { ...context('completed'), ...plan('awaiting-user') },
    'wait plan awaiting-answer',
  ],
  [
    'plan-context.md awaiting-architect',
    { ...context('completed'), ...plan('awaiting-architect') },
    'rerun plan step-interrupted',
  ],
  [
    'tasks-context.md awaiting-user',
    { ...plan('completed'), ...tasks('awaiting-user') },
    'wait tasks awaiting-answer',
  ],
  [
    'the latest unfinished phase',
    { ...context('completed'), ...plan('awaiting-user'), ...tasks('awaiting-architect') },
    'rerun tasks step-interrupted',
  ],
  [
    'an earlier phase taken up again',
    { ...context('awaiting-user'), ...plan('completed') },
    'wait specify awaiting-answer',
  ],
  [
    'all phases completed',
    { ...context('completed'), ...plan('completed'), ...tasks('completed'), ...MADE },
    'none - completed',
  ],
  ['dags: a frozen pass halted', dag('halted', 'completed', 'halted', 'pending'), 'ask node-b step-failed'],
  [
    'dags: first node in-progress',
    dag(null, 'completed', 'in-progress', 'pending'),
    'rerun node-b step-interrupted',
  ],
  ['dags: all passes completed', dag('completed', 'completed', 'passed', 'achieved'), 'none - completed'],
];

describe('the contract’s rows', () => {
  it.each(ROWS)('%s', (_, files, decision) => {
    const found = look(files);
    expect(decided(found)).toBe(decision);
    expect(found.feature).toBe(FEATURE);
    const ask = found.decision.reason === 'state-inconsistent';
    expect(broken(found).length).toBe(ask ? 1 : 0);
  });

  it('where index.md is there, it alone is the state file', () => {
    const found = look({
      ...featureWith(clarifying('pending')),
      ...plan('awaiting-architect'),
      ...dag('halted'),
    });
    expect(decided(found)).toBe('wait B1 awaiting-answer');
    expect(found.path).toBe(`${folder}/index.md`);
  });

  it('a plan under way carries its own iteration, a loop its own', () => {
    const later = look(featureWith(makeIndex({ status: 'completed', plan: 'in_progress' })));
    expect(later.state?.current).toMatchObject({ id: 'plan', iteration: 2, of: 3 });
    const last = look(featureWith(makeIndex({ status: 'completed', tasks: 'blocked' })));
    expect(last.state?.current).toMatchObject({ id: 'tasks', iteration: 1, of: 3 });
    expect(last.state?.statusText).toBe('completed');
    expect(last.state?.status).toBe('active');
  });

  it('plan under way while the loop is not completed: the loop decides, a note says so', () => {
    const index = makeIndex({
      status: 'clarifying',
      questions: [{ id: 'C2.1' }],
      gaps: [gap],
      plan: 'blocked',
    });
    const found = look(featureWith(index));
    expect(decided(found)).toBe('wait B1 awaiting-answer');
    expect(found.notes.join()).toContain('plan is under way though the loop is not completed');
  });

  it('questions of plan and tasks do not hold the loop, and answer nothing for it', () => {
    const other = { id: 'Q-P1', source: 'plan' };
    const index = makeIndex({
      status: 'clarifying',
      questions: [{ id: 'C2.1', status: 'answered' }, other],
      gaps: [gap],
    });
    expect(decided(look(featureWith(index)))).toBe('resume B2 answers-to-apply');
    const alone = makeIndex({ status: 'clarifying', questions: [{ ...other, status: 'answered' }] });
    expect(decided(look(featureWith(alone)))).toBe('ask - state-inconsistent');
    const under = makeIndex({ status: 'completed', plan: 'in_progress', questions: [other] });
    expect(decided(look(featureWith(under)))).toBe('rerun plan step-interrupted');
  });
});
