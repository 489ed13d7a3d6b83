// The evaluator's rules, the first that matches; and another evaluator, which answers where they cannot.
import { describe, expect, test } from 'vitest';
import type { VerdictAction } from '../../../src/model/bot/verdict.ts';
import type { Content } from '../../snapshot.ts';
import {
  decided,
  decision,
  implementation,
  json,
  look,
  lookAll,
  PATH,
  PROJECT,
  type RowOf,
} from './looking.ts';

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

describe('the evaluator without a model, the first that matches', () => {
  const cases: readonly Row[] = [
    [
      'completed, and the files that it names are all there',
      { lastAction: 'Completed a.py and b.py' },
      { 'a.py': CODE, 'b.py': CODE },
      'advance write_docs artifacts-complete',
    ],
    [
      'C completed, and nothing but comments is there',
      { lastAction: 'Completed src/only_comment.py' },
      { 'src/only_comment.py': '# TODO: write it\n# later\n' },
      'ask implement_auth unclear',
    ],
    [
      'C begun, and nothing but a comment is there',
      { lastAction: 'Writing src/c.ts' },
      { 'src/c.ts': '/* nothing yet */\n' },
      'rerun implement_auth step-interrupted',
    ],
    [
      'C completed, and a file that is whole with a comment alone is there',
      { lastAction: 'Completed src/__init__.py' },
      { 'src/__init__.py': '# Copyright 2026 Acme\n' },
      'advance write_docs artifacts-complete',
    ],
    [
      'C completed, and nothing but a comment that tools act on is there',
      { lastAction: 'Completed application.js' },
      { 'app/assets/javascripts/application.js': '//= require rails-ujs\n//= require_tree .\n' },
      'advance write_docs artifacts-complete',
    ],
    [
      'C completed, and nothing but a comment that says what the file is for is there',
      { lastAction: 'Completed db/seeds.rb' },
      { 'db/seeds.rb': '# This file should ensure the existence of records.\n' },
      'advance write_docs artifacts-complete',
    ],
    [
      'completed, and one of its files is absent: files that are there show progress',
      { lastAction: 'Completed a.py and b.py' },
      { 'a.py': CODE },
      'resume implement_auth partial-work',
    ],
    [
      'completed, naming nothing, tests pass',
      { lastAction: 'task_completed', metadata: { tests_passing: true } },
      {},
      'advance write_docs artifacts-complete',
    ],
    [
      'completed, naming nothing, nothing of tests',
      { lastAction: 'Completed it' },
      {},
      'ask implement_auth unclear',
    ],
    [
      'almost completed is not completed',
      { lastAction: 'Almost completed', metadata: { tests_passing: true } },
      {},
      'ask implement_auth unclear',
    ],
    ['created', { lastAction: 'Created the module' }, {}, 'resume implement_auth partial-work'],
    [
      'names a file that is there and not empty',
      { lastAction: 'Writing auth.py' },
      { 'auth.py': CODE },
      'resume implement_auth partial-work',
    ],
    [
      'writing, all named files empty',
      { lastAction: 'Writing a.py, b.py' },
      { 'a.py': '', 'b.py': '\n' },
      'rerun implement_auth step-interrupted',
    ],
    [
      'started, the named file absent',
      { lastAction: 'Started auth.py' },
      {},
      'rerun implement_auth step-interrupted',
    ],
    ['started, naming nothing', { lastAction: 'task_started' }, {}, 'ask implement_auth unclear'],
    [
      'files of metadata never count',
      { lastAction: 'task_started', metadata: { files: ['other.py'] } },
      { 'other.py': CODE },
      'ask implement_auth unclear',
    ],
    [
      'a test task with sources and tests',
      { task: 'run_tests', lastAction: 'Assigned' },
      { 'src/a.py': CODE, 'tests/a_test.py': CODE },
      'resume run_tests partial-work',
    ],
    [
      'a test task that is written in one word',
      { task: 'runTests', lastAction: 'Assigned' },
      { 'src/a.py': CODE },
      'resume runTests partial-work',
    ],
    [
      'a test task with tests and no source: a name with test or spec in it is no source',
      { task: 'run_tests', lastAction: 'Assigned' },
      { 'src/test_a.py': CODE, 'src/a.spec.ts': CODE, 'package.json': '{}' },
      'ask run_tests unclear',
    ],
    [
      'a test task whose source is absent',
      { task: 'run_tests', lastAction: 'Test run of b.py' },
      { 'src/a.py': CODE },
      'ask run_tests unclear',
    ],
    [
      'completed, and what takes it back',
      { lastAction: 'Completed 3 of 5 endpoints', metadata: { tests_passing: true } },
      {},
      'ask implement_auth unclear',
    ],
    [
      'completed, all of them',
      { lastAction: 'Completed 5/5 endpoints', metadata: { tests_passing: 'true' } },
      {},
      'advance write_docs artifacts-complete',
    ],
    [
      'completed at 80 % is not completed',
      { lastAction: 'Completed 80%', metadata: { tests_passing: true } },
      {},
      'ask implement_auth unclear',
    ],
    [
      'a word in the name of a file says nothing',
      { lastAction: 'Refactoring completed.py', metadata: { tests_passing: true } },
      {},
      'ask implement_auth unclear',
    ],
    [
      'what is there and no text is not empty',
      { lastAction: 'Completed logo.png' },
      { 'logo.png': new Uint8Array([137, 80, 78, 71, 0]) },
      'advance write_docs artifacts-complete',
    ],
    [
      'the next task is neither the current one nor completed',
      {
        lastAction: 'Completed a.py',
        pending: ['implement_auth', 'write_docs'],
      },
      { 'a.py': CODE },
      'advance write_docs artifacts-complete',
    ],
    [
      'a tool that restarts things is not a person that restarts a task',
      { lastAction: 'Restarted the server' },
      {},
      'ask implement_auth unclear',
    ],
    [
      'words of the task name a file that is there',
      { lastAction: 'Assigned implement_auth to backend_dev' },
      { 'src/auth.py': '# Partial implementation\n', 'src/other.py': CODE },
      'resume implement_auth partial-work',
    ],
    [
      'words of the task name a file that says what is left to do in it',
      { lastAction: 'Assigned implement_auth to backend_dev' },
      { 'src/auth.py': '# TODO: refresh tokens\n', 'src/other.py': CODE },
      'resume implement_auth partial-work',
    ],
    [
      'words of the task name an empty file, a test, and one that has another word',
      { lastAction: 'Assigned implement_auth to backend_dev' },
      { 'auth.py': '\n', 'auth_test.py': CODE, 'auth_admin.py': CODE, 'implement.py': CODE },
      'ask implement_auth unclear',
    ],
    [
      'writing tests, and the test file is empty',
      { task: 'write_auth_tests', lastAction: 'Writing tests...' },
      { 'src/app.py': CODE, 'tests/test_auth.py': '' },
      'rerun write_auth_tests step-interrupted',
    ],
    [
      'writing tests, and one of the test files is not empty',
      { task: 'write_tests', lastAction: 'Writing tests...' },
      { 'src/app.py': CODE, 'tests/test_auth.py': '', 'tests/test_b.py': CODE },
      'resume write_tests partial-work',
    ],
    [
      'what complete_task writes',
      { lastAction: 'Completed implement_auth' },
      {},
      'advance write_docs artifacts-complete',
    ],
    [
      'completed, and no task is listed that comes next',
      { lastAction: 'Completed endpoint a.py', metadata: { tests_passing: true }, pending: [] },
      { 'a.py': CODE },
      'advance - artifacts-complete',
    ],
    [
      'a deployment task with sources',
      { task: 'deploy-app', lastAction: 'Assigned' },
      { 'src/a.py': CODE },
      'resume deploy-app partial-work',
    ],
    [
      'a deployment task without sources',
      { task: 'deploy', lastAction: 'Assigned' },
      { 'README.md': CODE },
      'ask deploy unclear',
    ],
    [
      'a task whose name merely holds the letters',
      { task: 'latest_news', lastAction: 'Assigned' },
      { 'a.py': CODE, 'a_test.py': CODE },
      'ask latest_news unclear',
    ],
  ];
  test.each(cases)('%s', (_name, row, files, expected) => {
    expect(decide(row, files)).toEqual([expected, expected]);
  });
});

describe('what takes back that a task is completed', () => {
  const files = { 'auth.py': CODE };

  test.each([
    'Completed auth.py, needs rework',
    'Completed auth.py up to and including step 3',
    'Prematurely marked auth.py done',
    'Completed auth.py with errors',
    'Completed auth.py; changes needed',
    'Completed auth.py (2 tests red)',
    'Completed auth.py, rolled back',
    'Completed draft of auth.py',
    'Completed a first draft of auth.py',
    'Completed part 1 of auth.py',
    'Completed part 1 of 2 of auth.py',
    'Completed first pass of auth.py, 2 tests red',
    'Completed the skeleton of auth.py',
    'Completed review of auth.py, changes needed',
    'Completed planning of auth.py',
    'Completed auth.py? unsure',
    'Completed auth.py (ready?)',
    'Completed auth.py, pending review',
    'Completed auth.py; tests pending',
    'Completed initial implementation of auth.py',
    'Completed draft auth.py',
    'Completed auth.py; 3 tests red',
    'Completed auth.py, if the tests pass',
    'Completed auth.py (once CI is green)',
    'Completed auth.py — contingent on review',
    'Will have completed auth.py',
    'Plans to have completed auth.py',
    'Once completed, auth.py is to be tested',
  ])('%s', (lastAction) => {
    const expected = 'resume implement_auth partial-work';
    expect(decide({ lastAction }, files)).toEqual([expected, expected]);
  });

  test.each([
    'Completed auth.py, 0 tests red',
    'Completed auth.py without errors',
    'Completed auth.py, no changes needed',
    'Completed auth.py with tests, so that users can log in',
    'Users can log in: completed auth.py',
    'Completed part 2 of 2 of auth.py',
    'Completed implementation of auth.py, all tests green',
    'Completed auth.py in round 3 on 2026-03-01',
    'Completed auth.py; 3 tests red, then green',
    'Completed auth.py with retry on errors',
    'Completed auth.py (what if? handled)',
    'Completed auth.py: pending screens',
    'Completed auth.py; review pending state shown',
    'Completed draft export feature in auth.py',
    'Completed design tokens, auth.py',
    'Completed if/else parsing in auth.py',
    'Completed `if` and `when` handling in auth.py',
    'Completed when clause in auth.py',
    'Completed provided endpoints in auth.py',
    'Completed Conditions on orders in auth.py',
    'Completed conditional (ternary) operator in auth.py',
    'Completed once() helper in auth.py',
    'auth.py completed (if statements and loops)',
    'Task completed when all tests passed; auth.py',
    'Completed auth.py once tests were green',
    'Completed auth.py (when 2026-11-01)',
  ])('%s: nothing', (lastAction) => {
    const expected = 'advance write_docs artifacts-complete';
    expect(decide({ lastAction }, files)).toEqual([expected, expected]);
  });

  test('a thing that is called as a beginning is none where tests show it', () => {
    const row = { lastAction: 'Completed draft export feature', metadata: { tests_passing: true } };
    expect(decide(row)).toEqual([
      'advance write_docs artifacts-complete',
      'advance write_docs artifacts-complete',
    ]);
  });

  test('a task that is to make a draft or a review is completed with it', () => {
    for (const [task, lastAction] of [
      ['draft_auth', 'Completed draft of auth.py'],
      ['reviewAuth', 'Completed review of auth.py'],
    ] as const)
      expect(decide({ task, lastAction }, files)[0]).toBe('advance write_docs artifacts-complete');
  });

  test('tests that are said to fail outweigh what says it without a file, and are named beside one', () => {
    const metadata = { tests_passing: false };
    expect(decide({ lastAction: 'Completed implement_auth', metadata })[0]).toBe(
      'ask implement_auth unclear',
    );
    const made = implementation({ lastAction: 'Completed auth.py', metadata });
    const { instruction } = look({ [PATH]: json(made), ...files }).decision;
    expect(instruction).toContain('But its tests are said to fail: look at them first.');
  });
});

describe('another evaluator, a language model for one, answers where the rules say human_review', () => {
  const said = (action: VerdictAction, row: RowOf = {}, files: Files = {}) => {
    const verdicts = new Map([[`project-state:${PROJECT}`, { action, reasoning: 'because' }]]);
    const made = implementation({ lastAction: 'Working on it', ...row });
    return lookAll({ [PATH]: json(made), ...files }, {}, verdicts)
      .workflows.map(decided)
      .join();
  };

  test.each([
    ['continue_task', 'resume implement_auth partial-work'],
    ['restart_task', 'rerun implement_auth step-interrupted'],
    ['next_task', 'advance write_docs artifacts-complete'],
    ['human_review', 'ask implement_auth unclear'],
  ] as const)('%s → %s', (action, expected) => {
    expect(said(action)).toBe(expected);
  });

  test('next_task without a next task: somebody must name it', () => {
    expect(said('next_task', { pending: [] })).toBe('advance - artifacts-complete');
  });

  test('it never overrides what the rules can tell, a pause, or an end', () => {
    expect(said('restart_task', { lastAction: 'Created auth.py' })).toBe(
      'resume implement_auth partial-work',
    );
    expect(said('continue_task', { status: 'paused' })).toBe('wait implement_auth paused');
    expect(said('continue_task', { status: 'failed' })).toBe('start-fresh - failed');
    expect(said('continue_task', { status: 'frozen' })).toBe('ask - status-unknown');
    expect(said('continue_task', { task: null })).toBe('ask - unclear');
  });
});

test.each([
  ['Completed src/auth.py up to line 20', 'resume'],
  ['Completed src/auth.py as far as the form', 'resume'],
  ['Marked src/auth.py as completed by mistake', 'resume'],
  ['src/auth.py was marked completed in error', 'resume'],
  ['Has src/auth.py been completed', 'resume'],
  ['Is src/auth.py completed', 'resume'],
  ['Completed src/auth.py; failing login is not handled', 'resume'],
  ['Completed src/auth.py and reverted it', 'resume'],
  ['Completed src/auth.py, up to date with the spec', 'advance'],
  ['Has completed src/auth.py', 'advance'],
  ['Completed src/auth.py; failing login is handled', 'advance'],
  ['Completed src/auth.py; failed logins are now logged', 'advance'],
  ['Completed src/auth.py and reverted the debug print', 'advance'],
])('%s: %s', (lastAction, action) => {
  const [first, second] = decide({ lastAction }, { 'src/auth.py': CODE });
  expect([first?.split(' ')[0], second?.split(' ')[0]]).toEqual([action, action]);
});
