// The contract's project-state table and seed 003's own, one test a row.
import { describe, expect, test } from 'vitest';
import type { Content } from '../../snapshot.ts';
import { decided, decision, implementation, json, look, PATH, type RowOf } from './looking.ts';

const CODE = 'x = 1\n'.repeat(100);
type Files = Readonly<Record<string, Content>>;
const decide = (row: RowOf, files: Files = {}) =>
  [
    implementation(row),
    decision({
      ...row,
      metadata: { ...(row.metadata as object), pending_tasks: row.pending ?? ['write_docs'] },
    }),
  ].map((made) => decided(look({ [PATH]: json(made), ...files })));

type Row = readonly [name: string, row: RowOf, files: Files, decision: string];

const ROWS: readonly Row[] = [
  [
    'active, continue_task → resume · task · partial-work',
    {},
    { 'auth.py': CODE },
    'resume implement_auth partial-work',
  ],
  [
    'active, restart_task → rerun · task · step-interrupted',
    { task: 'write_tests', lastAction: 'Writing tests in auth_test.py' },
    { 'auth_test.py': '' },
    'rerun write_tests step-interrupted',
  ],
  [
    'active, next_task → advance · next · artifacts-complete',
    { lastAction: 'Completed endpoint', metadata: { tests_passing: true } },
    {},
    'advance write_docs artifacts-complete',
  ],
  [
    'active, next_task without pending_tasks → advance · – · artifacts-complete',
    { lastAction: 'Completed endpoint', metadata: { tests_passing: true }, pending: [] },
    {},
    'advance - artifacts-complete',
  ],
  [
    'active, human_review → ask · task · unclear',
    { lastAction: 'Working on it' },
    { 'login.py': CODE },
    'ask implement_auth unclear',
  ],
  ['active without a task → ask · unclear', { task: null, lastAction: null }, {}, 'ask - unclear'],
  ['paused → wait · task · paused', { status: 'paused', task: 'deploy' }, {}, 'wait deploy paused'],
  ['paused without a task → wait · – · paused', { status: 'paused', task: null }, {}, 'wait - paused'],
  ['S13 the status in another case', { status: 'Paused', task: 'deploy' }, {}, 'wait deploy paused'],
  ['a status with prose behind it', { status: 'completed, but one is left' }, {}, 'ask - status-unknown'],
  ['completed → none · completed', { status: 'completed' }, {}, 'none - completed'],
  ['failed → start-fresh · failed', { status: 'failed' }, {}, 'start-fresh - failed'],
  [
    'S12 a status that means nothing → ask · status-unknown',
    { status: 'paused2' },
    {},
    'ask - status-unknown',
  ],
];

test.each(ROWS)('%s', (_name, row, files, expected) => {
  expect(decide(row, files)).toEqual([expected, expected]);
});

describe('seed 003 §5, example scenarios', () => {
  const cases: readonly Row[] = [
    [
      'Auth implementation: Continue',
      { lastAction: 'Created auth.py' },
      { 'auth.py': 'x = 1\n'.repeat(50) },
      'resume implement_auth partial-work',
    ],
    [
      'Test writing: Restart',
      { task: 'write_tests', lastAction: 'Writing tests in test_auth.py...' },
      { 'test_auth.py': '' },
      'rerun write_tests step-interrupted',
    ],
    [
      'API endpoint: Next task',
      { task: 'api_endpoint', lastAction: 'Completed endpoint', metadata: { tests_passing: true } },
      { 'api.py': CODE },
      'advance write_docs artifacts-complete',
    ],
    ['Unknown state: Human review', { lastAction: 'Working on...' }, {}, 'ask implement_auth unclear'],
  ];
  test.each(cases)('%s', (_name, row, files, expected) => {
    expect(decide(row, files)).toEqual([expected, expected]);
  });
});

describe('seed 003 §6, recovery scenarios', () => {
  const cases: readonly Row[] = [
    [
      '1: orchestrator crash mid-task',
      { lastAction: 'Writing auth.py' },
      { 'auth.py': CODE },
      'resume implement_auth partial-work',
    ],
    [
      '2: server restart during tests',
      { task: 'run_tests', lastAction: 'Test run begun' },
      { 'a.py': CODE, 'test_a.py': CODE },
      'resume run_tests partial-work',
    ],
    [
      '3: long pause',
      { status: 'paused', task: 'deploy', lastAction: 'Completed build' },
      { 'a.py': CODE },
      'wait deploy paused',
    ],
    [
      '4: unclear state',
      { task: 'refactor_code', lastAction: 'Refactoring' },
      { 'a.py': CODE },
      'ask refactor_code unclear',
    ],
  ];
  test.each(cases)('Scenario %s', (_name, row, files, expected) => {
    expect(decide(row, files)).toEqual([expected, expected]);
  });

  test('1: the agent is told to continue, and what is there', () => {
    const { state } = look({ [PATH]: json(decision({ lastAction: 'Writing auth.py' })), 'auth.py': CODE });
    expect(state?.context?.[0]).toBe('continue implement_auth: auth.py has 100 lines');
  });
});

describe('seed 003 §2, state fields, in both vocabularies', () => {
  const read = (row: unknown) => look({ [PATH]: json(row), 'auth.py': CODE }).state;
  const both = [
    implementation({ metadata: { files_modified: 3, tests_passing: true } }),
    decision({ metadata: { files_modified: 3, tests_passing: true } }),
  ];
  test.each([
    ['project_id', (row: unknown) => read(row)?.feature, '3b1f8a52-6f0e-4c56-9a5e-0d7d8d8c0a11'],
    ['current_task_id', (row: unknown) => read(row)?.current?.id, 'implement_auth'],
    ['current_agent_id', (row: unknown) => read(row)?.facts?.agent, 'backend_dev'],
    ['last_action', (row: unknown) => read(row)?.facts?.lastAction, 'Created auth.py'],
    ['status', (row: unknown) => read(row)?.statusText, 'active'],
    ['metadata', (row: unknown) => read(row)?.facts?.testsPass, true],
  ])('%s', (_field, of, expected) => {
    expect(both.map((row) => of(row))).toEqual([expected, expected]);
  });

  test('the time that the row was written counts as activity; when it was created does not', () => {
    const [stamp, created] = read(implementation())?.timestamps ?? [];
    expect([stamp?.field, stamp?.activity, created?.field, created?.activity]).toEqual([
      'last_updated',
      true,
      'created_at',
      false,
    ]);
  });
});
