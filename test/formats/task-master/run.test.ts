// A whole run of Task Master, interrupted after each of its steps: what is decided, and how to go on.
import { describe, expect, test } from 'vitest';
import { taskMaster } from '../../../src/formats/task-master/index.ts';
import { decided, lookerFor } from '../looking.ts';
import { LISTS, METADATA, stateFile, sub, tag, task, written } from './lists.ts';

const { change, look } = lookerFor(taskMaster);

const PRD = { '.taskmaster/docs/prd.txt': 'Readings are kept and drawn.\n' };
const list = (...tasks: readonly unknown[]) => ({
  ...PRD,
  ...stateFile('master'),
  [LISTS]: written({ master: tag(tasks) }),
});
const two = (status: string, ...subtasks: readonly unknown[]) =>
  task(2, status, { dependencies: [1], subtasks });
const three = (status: string) => task(3, status, { dependencies: [2] });

const RUN: readonly (readonly [
  after: string,
  files: Readonly<Record<string, string>>,
  decision: string,
  says: string,
])[] = [
  ['init', stateFile('master'), 'nothing', ''],
  [
    'the requirements are written',
    { ...PRD, ...stateFile('master') },
    'rerun plan not-started',
    'task-master parse-prd',
  ],
  ['the tag is made', list(), 'rerun plan not-started', 'task-master parse-prd'],
  [
    'parse-prd',
    list(task(1, 'pending'), two('pending'), three('pending')),
    'rerun implement 1 not-started',
    'task-master show 1',
  ],
  [
    'set-status --id=1 --status=in-progress',
    list(task(1, 'in-progress'), two('pending'), three('pending')),
    'resume implement 1 partial-work',
    '--id=1 --status=done',
  ],
  [
    'set-status --id=1 --status=done',
    list(task(1, 'done'), two('pending'), three('pending')),
    'resume implement 2 partial-work',
    '--id=2 --status=in-progress',
  ],
  [
    'expand --id=2',
    list(
      task(1, 'done'),
      two('pending', sub(1, 'pending'), sub(2, 'pending', { dependencies: [1] })),
      three('pending'),
    ),
    'resume implement 2 partial-work',
    'its first sub-task',
  ],
  [
    'set-status --id=2 --status=in-progress',
    list(
      task(1, 'done'),
      two('in-progress', sub(1, 'pending'), sub(2, 'pending', { dependencies: [1] })),
      three('pending'),
    ),
    'resume implement 2.1 partial-work',
    'task-master show 2.1',
  ],
  [
    'set-status --id=2.1 --status=done',
    list(
      task(1, 'done'),
      two('in-progress', sub(1, 'done'), sub(2, 'pending', { dependencies: [1] })),
      three('pending'),
    ),
    'resume implement 2.2 partial-work',
    '--id=2.2 --status=in-progress',
  ],
  [
    'set-status --id=2.2 --status=done, by an older version',
    list(task(1, 'done'), two('in-progress', sub(1, 'done'), sub(2, 'done')), three('pending')),
    'resume implement 2 partial-work',
    'Its sub-tasks are over',
  ],
  [
    'set-status --id=2 --status=done',
    list(task(1, 'done'), two('done', sub(1, 'done'), sub(2, 'done')), three('pending')),
    'resume implement 3 partial-work',
    'task-master show 3',
  ],
  [
    'set-status --id=3 --status=review',
    list(task(1, 'done'), two('done'), three('review')),
    'wait implement 3 awaiting-approval',
    'task 3 (in review)',
  ],
  [
    'set-status --id=3 --status=blocked',
    list(task(1, 'done'), two('done'), three('blocked')),
    'ask implement unclear',
    '3 (blocked)',
  ],
  [
    'set-status --id=3 --status=done',
    list(task(1, 'done'), two('done'), three('done')),
    'none - completed',
    'finished',
  ],
];

describe('interrupted at every step', () => {
  test.each(RUN)('%s', (_, files, decision, says) => {
    const found = look(files);
    expect(decided(found)).toBe(decision);
    expect(found?.decision.instruction ?? '').toContain(says);
  });

  test('going on at each step is accepted, and leaves the same task to be gone on with', () => {
    for (const [, files, decision] of RUN) {
      if (!/^(?:resume|rerun)/.test(decision)) continue;
      const item = look(files)?.state?.current?.item;
      const after = look({ ...files, ...change(files, { name: 'resume' }) } as Record<string, string>);
      expect(after?.decision.action).toMatch(/resume|rerun/);
      // A task with sub-tasks is begun, and then its first sub-task is next.
      expect([item, `${item}.1`]).toContain(after?.state?.current?.item);
    }
  });

  test('what an agent is given: progress, the next task by its title, times of the file', () => {
    const state = look(RUN[8]?.[1] ?? {})?.state;
    expect(state?.context).toEqual(['tasks done: 1 of 3', 'sub-tasks done: 1 of 2', 'task 2.2: Part 2']);
    expect(state?.timestamps.map(({ field, activity }) => [field, activity])).toEqual([
      ['updated', true],
      ['created', false],
    ]);
    expect(state?.title).toBe(METADATA.description);
  });
});
