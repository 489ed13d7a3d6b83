// Odd and hostile exports: nothing is taken for empty, nothing unsafe is looked at, no row hides another.

import { describe, expect, test } from 'vitest';
import { evaluate } from '../../../src/formats/project-state/evaluate.ts';
import { kindOf } from '../../../src/formats/project-state/file-index.ts';
import { projectState } from '../../../src/formats/project-state/index.ts';
import { decided, decision, FOLDER, implementation, json, look, lookAll, PATH, PROJECT } from './looking.ts';

const history = (...lines: readonly unknown[]) =>
  lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
const done = (task: string) => ({
  project_id: PROJECT,
  change_type: 'task_completed',
  payload: { task_id: task },
});
const withHistory = (text: string) =>
  look({ [PATH]: json(implementation()), [`${FOLDER}/task_history.jsonl`]: text });

describe('S25 task_history.jsonl', () => {
  test('counts completed tasks of this project, in both shapes', () => {
    const text = history(
      done('a'),
      { task_id: 'b', status: 'completed' },
      { ...done('c'), project_id: 'other' },
      done('a'),
    );
    expect(withHistory(text).state?.facts?.completedTasks).toBe(3);
  });

  test('a torn last line keeps the others, with a note', () => {
    const { state, notes } = withHistory(history(done('a'), done('b'), '{"change_type": "task_com'));
    expect(state?.facts?.completedTasks).toBe(3);
    expect(notes.join()).toContain('line 3 was cut off in the middle of a write');
  });

  test.each([
    ['behind whole lines', '\0'.repeat(512), 4],
    ['within a line', `{"change_type": "ta${'\0'.repeat(512)}`, 4],
    ['and more was written behind them', `${'\0'.repeat(512)}\n${JSON.stringify(done('c'))}\n`, 4],
  ])(
    'NUL bytes, as a loss of power leaves them, take nothing from the lines before: %s',
    (_, end, counted) => {
      const { state, notes } = withHistory(
        `${[done('ä'), done('a'), done('b')].map((one) => `${JSON.stringify(one)}\n`).join('')}${end}`,
      );
      expect(state?.facts?.completedTasks).toBe(counted);
      expect(notes.join()).toMatch(
        /found NUL bytes on line 4, .+ the \d{3} bytes from there on are passed over/,
      );
    },
  );

  test('text in UTF-16, or nothing but NUL bytes, counts for nothing', () => {
    for (const text of ['\0'.repeat(64), '{\0"\0a\0"\0:\0']) {
      const { state, notes } = withHistory(text);
      expect(state?.facts?.completedTasks).toBe(1);
      expect(notes).toHaveLength(1);
    }
  });

  test('a bad line in the middle: nothing is taken from it, with a note', () => {
    const { state, notes, decision: made } = withHistory(history(done('a'), 'nonsense', done('b')));
    expect(state?.facts?.completedTasks).toBe(1);
    expect(notes.join()).toMatch(/^task_history\.jsonl is not trusted: found "n" on line 2/);
    expect(made.action).toBe('resume');
  });
});

describe('what cannot be read', () => {
  test.each([
    ['S01 empty', '', 'state-readable'],
    ['S02 truncated JSON', json(implementation()).slice(0, 200), 'state-readable'],
    [
      'S08 a key twice',
      `{"project_id": "a", "status": "active", "status": "paused", "current_task_id": "x"}`,
      'state-readable',
    ],
    ['S18 a list of words', `["project_id", "status", "current_task_id"]`, 'state-readable'],
    [
      'S03 conflict markers',
      `<<<<<<< HEAD\n${json(implementation())}=======\n>>>>>>> x\n`,
      'state-not-conflicted',
    ],
  ])('%s', (_name, text, rule) => {
    const { workflows, unreadable } = lookAll({ [PATH]: text });
    const found = [
      ...workflows.flatMap(({ findings }) => findings.map((one) => one.rule)),
      ...unreadable.map((one) => one.rule),
    ];
    expect(found).toContain(rule);
  });

  test('another tool’s file of that name is not listed', () => {
    expect(lookAll({ 'exports/project_state.json': '{"state": "running", "project": "x"}' })).toEqual({
      workflows: [],
      unreadable: [],
    });
  });

  test('S22 two exports in one folder are rivals', () => {
    const csv = `project_id,current_task_id,status\n${PROJECT},x,active\n`;
    const { decision: made } = look({ [PATH]: json(decision()), [`${FOLDER}/project_state.csv`]: csv });
    expect(made.reason).toBe('state-ambiguous');
  });
});

describe('X03 names that mean something to JavaScript are data', () => {
  test.each(['__proto__', 'constructor', 'toString'])('%s as status and as task', (word) => {
    expect(decided(look({ [PATH]: json(decision({ status: word })) }))).toBe('ask - status-unknown');
    expect(decided(look({ [PATH]: json(decision({ task: word, lastAction: 'x' })) }))).toBe(
      `ask ${word} unclear`,
    );
  });
});

test.each([
  ['test_auth.py', 'test'],
  ['auth.spec.ts', 'test'],
  ['auth.py', 'source'],
  ['Main.java', 'source'],
  ['package.json', 'config'],
  ['requirements.txt', 'config'],
  ['pom.xml', 'config'],
  ['README.md', null],
])('seed 003 §4: %s counts as %s', (name, kind) => {
  expect(kindOf(`src/${name}`)).toBe(kind);
});

test('files that commits changed since the row was written, and what is counted', () => {
  const commit = (at: string, files: readonly string[], lost = false) => ({
    commit: 'a'.repeat(40),
    parent: null,
    at,
    subject: 'x',
    files,
    lost,
  });
  const commits = [
    commit('2026-06-02T00:00:00Z', ['reset.py'], true),
    commit('2026-06-01T00:00:00Z', [
      'auth.py',
      PATH,
      `${FOLDER}/task_history.jsonl`,
      'ops/project_state.sql',
    ]),
    commit('2026-04-01T00:00:00Z', ['old.py']),
  ];
  const { state } = look({ [PATH]: json(decision()), 'auth.py': 'x\n', 'test_a.py': '' }, { commits });
  expect(state?.facts?.changedSince).toEqual(['auth.py']);
  expect(state?.facts?.files).toEqual({ total: 2, source: 1, test: 1, config: 0 });
});

test('the verdict is one of four words with a reason, and the same every time', () => {
  const facts = look({ [PATH]: json(decision()) }).state?.facts;
  if (!facts) throw new Error('an active row has facts');
  expect(evaluate(facts)).toEqual({
    action: 'continue_task',
    reasoning: 'The last action or its files show progress toward the task.',
  });
  expect(evaluate(facts)).toEqual(evaluate(facts));
  expect(projectState.migrations).toEqual([]);
});
