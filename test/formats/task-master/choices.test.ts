// What each choice writes, byte for byte: a status, its times, and nothing else.
import { describe, expect, test } from 'vitest';
import { taskMaster } from '../../../src/formats/task-master/index.ts';
import type { Choice } from '../../../src/model/choice.ts';
import { UserError } from '../../../src/model/errors.ts';
import { decided, type Files, lookerFor } from '../looking.ts';
import { LISTS, master, stateFile, sub, tag, task, written } from './lists.ts';

const { all, change, engine, look, selected } = lookerFor(taskMaster);
const NOW = '2026-08-01T12:30:00.000Z';
const text = (files: Readonly<Record<string, string>>) => files[LISTS] ?? '';
const UPDATED = '"updated": "2026-06-03T10:00:00.000Z"';
const stamped = (one: string) => one.replace(UPDATED, `"updated": "${NOW}"`);
const parsed = (files: Readonly<Record<string, string | null>>) => JSON.parse(files[LISTS] ?? 'null');
const choose = (files: Files, choice: Choice) => engine.choose(choice, selected(files));

describe('resume', () => {
  const files = master(task(1, 'done'), task(2, 'pending'));
  const after = stamped(text(files)).replace(
    '"status": "pending",\n        "subtasks": []\n',
    `"status": "in-progress",\n        "subtasks": [],\n        "updatedAt": "${NOW}"\n`,
  );

  test('sets the next task to in-progress with its time, and the time of the tag', () => {
    expect(after).not.toBe(text(files));
    expect(change(files, { name: 'resume' })).toEqual({ [LISTS]: after });
    expect(choose(files, { name: 'resume' }).summary).toBe('go on with task 2');
    const planned = { '.taskmaster/docs/prd.txt': 'A ferry office.\n', [LISTS]: '{}\n' };
    expect(choose(planned, { name: 'resume' }).summary).toBe('go on with task planning');
  });

  test.each<readonly [string, (one: string) => string]>([
    ['CR LF', (one) => one.replaceAll('\n', '\r\n')],
    ['a byte order mark', (one) => `\uFEFF${one}`],
    ['tabs', (one) => one.replace(/^ +/gm, (blanks) => '\t'.repeat(blanks.length / 2))],
    ['a newline at the end', (one) => `${one}\n`],
  ])('keeps %s', (_, odd) => {
    expect(change({ [LISTS]: odd(text(files)) }, { name: 'resume' })).toEqual({ [LISTS]: odd(after) });
  });

  test('writes in one line where the file is one', () => {
    const line = JSON.stringify({ master: { tasks: [task(1, 'done'), task(2, 'pending')] } });
    const now = line.replace(
      '"status":"pending","subtasks":[]',
      `"status":"in-progress","subtasks":[],"updatedAt":"${NOW}"`,
    );
    expect(change({ [LISTS]: line }, { name: 'resume' })).toEqual({ [LISTS]: now });
  });

  test('writes nothing where the task is in progress already, as the tool does', () => {
    expect(change(master(task(1, 'in-progress')), { name: 'resume' })).toEqual({});
    expect(change(master(), { name: 'resume' })).toEqual({});
  });

  test('a time is spelled as the one before', () => {
    const old = master(task(1, 'done'), task(2, 'pending', { updatedAt: '2026-06-01T08:00:00Z' }));
    expect(change(old, { name: 'resume' })[LISTS]).toContain('"updatedAt": "2026-08-01T12:30:00Z"');
  });

  test('of a sub-task the task above it has the time too', () => {
    const held = master(
      task(2, 'in-progress', { subtasks: [sub(1, 'done'), sub(2, 'pending', { dependencies: [1] })] }),
    );
    const data = parsed(change(held, { name: 'resume' }));
    expect(data.master.tasks[0]).toMatchObject({ status: 'in-progress', updatedAt: NOW });
    expect(data.master.tasks[0].subtasks).toMatchObject([
      { status: 'done' },
      { status: 'in-progress', updatedAt: NOW },
    ]);
    expect(data.master.tasks[0].subtasks[0]).not.toHaveProperty('updatedAt');
  });

  test('of several tags only its own changes, whatever shape its metadata has', () => {
    const counted = {
      version: '1.0.0',
      lastModified: '2026-06-04T11:00:00.000Z',
      taskCount: 2,
      completedCount: 0,
      tags: ['search'],
    };
    const both = {
      [LISTS]: written({
        master: tag([task(1, 'pending')]),
        search: tag([task(1, 'done'), task(2, 'pending')], counted),
      }),
    };
    const then = parsed(change(both, { name: 'resume' }, {}, 'search'));
    expect(then.master).toEqual(JSON.parse(text(both)).master);
    expect(then.search.tasks[1]).toMatchObject({ status: 'in-progress', updatedAt: NOW });
    expect(then.search.metadata).toEqual({ ...counted, lastModified: NOW, completedCount: 1 });
  });
});

describe('skip', () => {
  test('cancels the task, and says who waits for it', () => {
    const files = master(task(1, 'in-progress'), task(2, 'pending', { dependencies: [1] }));
    const { notes, summary } = choose(files, { name: 'skip' });
    expect(summary).toBe('cancel task 1');
    expect(notes).toEqual([
      'The tool takes no cancelled task for done, so these wait on: 2. Take the dependency out ' +
        '(task-master remove-dependency --id=ID --depends-on=1).',
    ]);
    expect(parsed(change(files, { name: 'skip' })).master.tasks[0]).toMatchObject({ status: 'cancelled' });
  });

  test('of a sub-task the task above it stays in progress', () => {
    const files = master(task(1, 'in-progress', { subtasks: [sub(1, 'pending'), sub(2, 'done')] }));
    const [first] = parsed(change(files, { name: 'skip' })).master.tasks;
    expect(first).toMatchObject({
      status: 'in-progress',
      subtasks: [{ status: 'cancelled' }, { status: 'done' }],
    });
  });

  test('where no task is next there is nothing to pass over or to begin again', () => {
    const files = master(task(1, 'blocked'));
    expect(look(files)?.decision.options).toEqual(['manual', 'start-fresh']);
    for (const name of ['skip', 'retry'] as const)
      expect(() => change(files, { name })).toThrow(/found no task that is next, expected one/);
  });
});

test('retry begins the next task', () => {
  const files = master(task(1, 'pending'));
  expect(choose(files, { name: 'retry' }).summary).toBe('begin again with task 1');
  expect(parsed(change(files, { name: 'retry' })).master.tasks[0].status).toBe('in-progress');
});

describe('approve', () => {
  test('of a task of which nothing but a review is left, the review is named, and may be approved', () => {
    const parts = [sub(1, 'done'), sub(2, 'review')];
    const files = master(task(1, 'in-progress', { subtasks: parts }));
    const found = look(files);
    expect(decided(found)).toBe('resume implement 1 partial-work');
    expect(found?.decision.instruction).toContain('What is left of it waits for a review: 1.2.');
    expect(found?.decision.instruction).not.toContain('--id=1 ');
    expect(found?.decision.options).toContain('approve');
    const [whole] = parsed(change(files, { name: 'approve', checkpoint: null })).master.tasks;
    expect([whole.status, whole.subtasks[1].status]).toEqual(['done', 'done']);
  });

  const files = master(task(1, 'review'), task(2, 'review'), task(3, 'pending', { dependencies: [1] }));
  const statuses = (checkpoint: string | null) =>
    parsed(change(files, { name: 'approve', checkpoint })).master.tasks.map(
      (one: { status: string }) => one.status,
    );

  test('sets the task in review to done; of several the first, or the one that is named', () => {
    expect(decided(look(files))).toBe('wait implement 1 awaiting-approval');
    expect(look(files)?.decision.instruction).toContain('task 1 (in review) and task 2 (in review)');
    expect(statuses(null)).toEqual(['done', 'review', 'pending']);
    expect(statuses('task 2')).toEqual(['review', 'done', 'pending']);
    expect(() => statuses('3')).toThrow(/no task "3" in review, expected 1, 2/);
  });

  test('the last sub-task that is done closes its task, as the tool does', () => {
    const held = master(task(1, 'blocked', { subtasks: [sub(1, 'done'), sub(2, 'review')] }));
    const after = parsed(change(held, { name: 'approve', checkpoint: null })).master.tasks[0];
    expect(after).toMatchObject({ status: 'done', updatedAt: NOW, subtasks: [{}, { status: 'done' }] });
  });
});

describe('start-fresh', () => {
  test('removes the file where it has this tag alone; requirements and settings stay', () => {
    const files = {
      ...master(task(1, 'done'), task(2, 'pending')),
      ...stateFile('master'),
      '.taskmaster/docs/prd.txt': 'x\n',
    };
    expect(change(files, { name: 'start-fresh', all: true })).toEqual({ [LISTS]: null });
  });

  test('a file with other tags is never removed nor cut: the command of the tool is named', () => {
    const both = { [LISTS]: written({ master: tag([task(1, 'pending')]), search: tag([]) }) };
    const fresh = (feature: string) => () => change(both, { name: 'start-fresh', all: false }, {}, feature);
    expect(fresh('master')).toThrow(
      /found other tags in .*The tool never removes "master"; it makes its tasks again/,
    );
    const filled = {
      [LISTS]: written({ master: tag([task(1, 'pending')]), search: tag([task(1, 'pending')]) }),
    };
    expect(() => change(filled, { name: 'start-fresh', all: false }, {}, 'search')).toThrow(
      /task-master tags remove TAG \(before: task-master delete-tag TAG\)/,
    );
    for (const { decision } of all(filled).workflows) expect(decision.options).toEqual(['resume']);
  });

  test('a file that cannot be read may hold other tags, so it is not removed', () => {
    const torn = { [LISTS]: text(master(task(1, 'done'))).slice(0, -9) };
    expect(look(torn)?.decision.options).toEqual(['manual']);
    expect(() => change(torn, { name: 'start-fresh', all: false })).toThrow(UserError);
  });

  test('where there is no list yet, nothing is removed', () => {
    expect(() => change({ '.taskmaster/docs/prd.txt': 'x\n' }, { name: 'start-fresh', all: false })).toThrow(
      /no list/,
    );
  });
});
