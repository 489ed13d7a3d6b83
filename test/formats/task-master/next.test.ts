// The task that is next is the one that `task-master next` names, and what it means for the decision.
import { describe, expect, test } from 'vitest';
import { taskMaster } from '../../../src/formats/task-master/index.ts';
import { decided, lookerFor } from '../looking.ts';
import { LISTS, master, stateFile, sub, tag, task, written } from './lists.ts';

const { all, look } = lookerFor(taskMaster);
const done = task(1, 'done');
const parent = (...subtasks: readonly unknown[]) => task(2, 'in-progress', { subtasks });

describe('by status', () => {
  test.each<readonly [string, readonly unknown[], string]>([
    ['nothing is begun', [task(1, 'pending'), task(2, 'pending')], 'rerun implement 1 not-started'],
    ['one is in progress', [task(1, 'in-progress')], 'resume implement 1 partial-work'],
    ['some are done', [done, task(2, 'pending')], 'resume implement 2 partial-work'],
    [
      'completed is done',
      [task(1, 'completed'), task(2, 'pending', { dependencies: [1] })],
      'resume implement 2 partial-work',
    ],
    [
      'a status that is missing is pending',
      [done, { id: 2, title: 'x', dependencies: [] }],
      'resume implement 2 partial-work',
    ],
    [
      'only cancelled ones are begun too',
      [task(1, 'cancelled'), task(2, 'pending')],
      'resume implement 2 partial-work',
    ],
    ['all are done', [done, task(2, 'completed')], 'none - completed'],
    ['all are done or cancelled', [done, task(2, 'cancelled')], 'none - completed'],
    [
      'only review is left',
      [done, task(2, 'review'), task(3, 'pending', { dependencies: [2] })],
      'wait implement 2 awaiting-approval',
    ],
    ['only deferred is left', [done, task(2, 'deferred')], 'ask implement unclear'],
    [
      'only blocked is left',
      [done, task(2, 'blocked'), task(3, 'pending', { dependencies: [2] })],
      'ask implement unclear',
    ],
    [
      'cancelled meets no dependency',
      [task(1, 'cancelled'), task(2, 'pending', { dependencies: [1] })],
      'ask implement unclear',
    ],
    [
      'a circle',
      [task(1, 'pending', { dependencies: [2] }), task(2, 'pending', { dependencies: [1] })],
      'ask implement unclear',
    ],
    ['a word that is not one of the tool', [done, task(2, 'todo')], 'ask - status-unknown'],
    ['an end that is taken back', [done, task(2, 'done, but untested')], 'ask - status-unknown'],
  ])('%s', (_, tasks, decision) => {
    expect(decided(look(master(...tasks)))).toBe(decision);
  });

  test('what keeps each open task is said', () => {
    const found = look(master(done, task(2, 'blocked'), task(3, 'pending', { dependencies: [2, 9] })));
    expect(found?.decision.instruction).toContain('2 (blocked), 3 (waits for 2, 9)');
    expect(found?.notes).toContainEqual(expect.stringContaining('Depend on tasks that are not there: 3;'));
  });
});

describe('by the rule of the tool, not by the order of the file', () => {
  test.each<readonly [string, readonly unknown[], string]>([
    ['by id', [done, task(10, 'pending'), task(9, 'pending')], '9'],
    ['by priority', [done, task(2, 'pending'), task(3, 'pending', { priority: 'high' })], '3'],
    [
      'critical goes before high',
      [task(2, 'pending', { priority: 'high' }), task(3, 'pending', { priority: 'critical' })],
      '3',
    ],
    [
      'a priority that is not known is medium',
      [task(2, 'pending', { priority: 'Urgent' }), task(3, 'pending', { priority: 'low' })],
      '2',
    ],
    [
      'what is in progress does not go first',
      [task(2, 'in-progress'), task(3, 'pending', { priority: 'high' })],
      '3',
    ],
    ['fewer dependencies first', [done, task(2, 'pending', { dependencies: [1] }), task(3, 'pending')], '3'],
    [
      'what waits for others is passed over',
      [task(1, 'pending', { priority: 'low' }), task(2, 'pending', { dependencies: [1] })],
      '1',
    ],
    [
      'a sub-task of what is in progress goes before any task',
      [done, parent(sub(1, 'done'), sub(2, 'pending')), task(3, 'pending', { priority: 'critical' })],
      '2.2',
    ],
    [
      'of a task that is not in progress the task itself',
      [done, task(2, 'pending', { subtasks: [sub(1, 'pending')] })],
      '2',
    ],
    [
      'a sub-task has the priority of its task',
      [
        task(1, 'in-progress', { subtasks: [sub(1, 'pending')] }),
        task(2, 'in-progress', { priority: 'high', subtasks: [sub(1, 'pending')] }),
      ],
      '2.1',
    ],
    [
      'bare numbers name siblings',
      [done, parent(sub(1, 'pending', { dependencies: [2] }), sub(2, 'pending'))],
      '2.2',
    ],
    [
      'dotted ids name any sub-task',
      [task(1, 'done', { subtasks: [sub(1, 'done')] }), parent(sub(1, 'pending', { dependencies: ['1.1'] }))],
      '2.1',
    ],
    ['sub-task 10 comes after 9', [parent(sub(10, 'pending'), sub(9, 'pending'))], '2.9'],
    ['sub-tasks that are over leave their task', [done, parent(sub(1, 'done'), sub(2, 'cancelled'))], '2'],
    ['sub-tasks that wait leave their task', [done, parent(sub(1, 'blocked')), task(3, 'pending')], '2'],
    [
      'a task that is done meets a dependency though a part is open',
      [task(1, 'done', { subtasks: [sub(1, 'pending')] }), task(2, 'pending', { dependencies: [1] })],
      '2',
    ],
  ])('%s', (_, tasks, next) => {
    expect(look(master(...tasks))?.state?.current?.item).toBe(next);
  });
});

describe('ids', () => {
  test.each<readonly [string, readonly unknown[], string]>([
    [
      'numbers in quotes are numbers',
      [task('1', 'done'), task('2', 'pending', { dependencies: ['1'] })],
      '2',
    ],
    [
      'quoted and bare dependencies are the same',
      [task(1, 'done'), task(2, 'pending', { dependencies: ['1'] })],
      '2',
    ],
    ['words', [task('TM-1', 'done'), task('TM-2', 'pending', { dependencies: ['TM-1'] })], 'TM-2'],
    [
      'a sub-task without one is called by its place',
      [parent({ title: 'x', status: 'done' }, { title: 'y', status: 'pending', dependencies: [1] })],
      '2.2',
    ],
    [
      'a sub-task that says 2.2',
      [parent(sub('2.1', 'done'), sub('2.2', 'pending', { dependencies: [1] }))],
      '2.2',
    ],
    ['a task without one is called by its place', [done, { title: 'x', status: 'pending' }], 'task-2'],
    ['an id that is no plain word gives way to the place', [done, task('rm -rf `x`', 'pending')], 'task-2'],
  ])('%s', (_, tasks, next) => {
    expect(look(master(...tasks))?.state?.current?.item).toBe(next);
  });

  test('an id that comes twice is asked about, in the file that is over too', () => {
    for (const status of ['pending', 'done'])
      expect(decided(look(master(task(1, 'done'), task(1, status))))).toBe('ask - state-inconsistent');
  });
});

describe('one workflow a tag', () => {
  const two = {
    [LISTS]: written({
      master: tag([done, task(2, 'pending')]),
      search: tag([task(1, 'pending')]),
      later: tag([]),
    }),
  };

  test('each has its own next task, and an empty list is no work', () => {
    const { workflows } = all(two);
    expect(workflows.map((one) => `${one.id} ${decided(one)}`)).toEqual([
      'task-master:master resume implement 2 partial-work',
      'task-master:search rerun implement 1 not-started',
    ]);
  });

  test('the current tag of state.json is the one that the commands of the tool work on', () => {
    const said = (current: string) =>
      all({ ...two, ...stateFile(current) }).workflows.map(({ decision }) =>
        decision.instruction.includes('task-master tags use'),
      );
    expect(said('master')).toEqual([false, true]);
    expect(said('search')).toEqual([true, false]);
    expect(all({ ...two, '.taskmaster/state.json': '{ broken' }).workflows).toHaveLength(2);
  });

  test('an empty list that is current is where the work begins', () => {
    const { workflows } = all({ ...two, ...stateFile('later') });
    expect(workflows.map(decided)).toContain('rerun plan not-started');
    expect(decided(look(master()))).toBe('rerun plan not-started');
  });
});

describe('what is worth knowing', () => {
  const notes = (...tasks: readonly unknown[]) => look(master(...tasks))?.notes ?? [];

  test('other tasks in progress, and those that wait for somebody', () => {
    expect(
      notes(task(1, 'in-progress'), task(2, 'pending', { priority: 'high' }), task(3, 'review')),
    ).toEqual([
      "In progress as well, and not next by the tool's rule: 1.",
      'Left alone until somebody sets their status: 3.',
    ]);
  });

  test('open sub-tasks of a task that is done: told while work goes on, a warning once it is over', () => {
    const over = task(1, 'done', { subtasks: [sub(1, 'pending')] });
    expect(notes(over, task(2, 'pending'))).toEqual([
      'The tool passes over open sub-tasks of what is over: 1.1.',
    ]);
    const found = look(master(over));
    expect(decided(found)).toBe('none - completed');
    expect(found?.findings.map(({ rule }) => rule)).toEqual(['ended-whole']);
  });

  test('stale counters say nothing: the tasks count', () => {
    const metadata = {
      version: '1.0.0',
      lastModified: '2026-06-04T11:00:00.000Z',
      taskCount: 9,
      completedCount: 9,
      tags: ['master'],
    };
    const found = look({ [LISTS]: written({ master: tag([done, task(2, 'pending')], metadata) }) });
    expect(decided(found)).toBe('resume implement 2 partial-work');
    expect(found?.state?.statusText).toBe('1 of 2');
    expect(found?.activity.from).toBe('state');
  });

  const version = (text: string, at: string) => ({ commit: at.replace(/\D/g, '').padEnd(40, '0'), at, text });
  const past = (prd: string) => ({
    history: {
      [LISTS]: [
        version(master(done, task(2, 'pending'))[LISTS] ?? '', '2026-06-05T00:00:00Z'),
        version(master(task(1, 'pending'), task(2, 'pending'))[LISTS] ?? '', '2026-06-01T00:00:00Z'),
      ],
      '.taskmaster/docs/prd.txt': [version('Later words.\n', prd)],
    },
  });

  test('requirements that changed after the first task was begun are a note, and hold nothing', () => {
    const files = { ...master(done, task(2, 'pending')), '.taskmaster/docs/prd.txt': 'Later words.\n' };
    const later = look(files, past('2026-06-07T00:00:00Z'));
    expect(later?.notes).toEqual([
      'prd.txt changed after the first task was begun: the tasks may be out of date.',
    ]);
    expect(decided(later)).toBe('resume implement 2 partial-work');
    expect(look(files, past('2026-06-02T00:00:00Z'))?.notes).toEqual([]);
  });
});
