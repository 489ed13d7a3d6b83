// Boxes that are none of a list's tasks: torn ones, and those that the list leaves out.
import { describe, expect, test } from 'vitest';
import { tasksIn } from '../../../src/formkit/check-list.ts';
import { looseBoxes, looseNotes, tornBoxes } from '../../../src/formkit/lists/stray-boxes.ts';

describe('a line that looks like a task and that no tool counts', () => {
  test.each(['- [] a', '- [  ] a', '-[] a', '* [ x ] a', '1. [x ] a', '  - [ X] a'])('%j', (line) => {
    expect(tasksIn(`- [x] b\n${line}\n`)).toHaveLength(1);
    expect(tornBoxes(`- [x] b\n${line}\n`)).toEqual([2]);
  });

  test.each([
    '- [ ] a',
    '- [x] a',
    '- [✓] a',
    '- [](link)',
    '- [x ](link)',
    '- [] ',
    '[] a',
    '- [P] a',
    '- a []',
  ])('not %j', (line) => expect(tornBoxes(`${line}\n`)).toEqual([]));

  test.each(['-[ ] a', '- [x]a', '- [ ]2.2 a', '1.[X] a'])('%j, where blanks are needed', (line) => {
    expect(tasksIn(`${line}\n`)).toEqual([]);
    expect(tornBoxes(`${line}\n`)).toEqual([1]);
    expect(tasksIn(`${line}\n`, { tight: true })).toHaveLength(1);
    expect(tornBoxes(`${line}\n`, { tight: true })).toEqual([]);
  });

  test('not in code, and not where lists are no tasks', () => {
    expect(tornBoxes('```\n- [] a\n```\n')).toEqual([]);
    expect(tornBoxes('# Legend\n\n- [] a\n', { notUnder: /^Legend$/ })).toEqual([]);
  });
});

test('open boxes that are no tasks of the list are told with their lines, five of them at most', () => {
  const text = `- [ ] T1 a\n- [ ] b\n- [x] c\n${'- [ ] d\n'.repeat(5)}`;
  const loose = looseBoxes(text, tasksIn(text, { id: /^(T\d)/, idNeeded: true }));
  expect(loose.map(({ line }) => line)).toEqual([2, 4, 5, 6, 7, 8]);
  expect(looseNotes(loose, 'without an id ({lines})')).toEqual([
    '6 open boxes without an id (lines 2, 4, 5, 6, 7, …).',
  ]);
  expect(looseNotes(loose.slice(0, 1), 'no task')).toEqual(['1 open box no task.']);
  expect(looseNotes([], 'no task')).toEqual([]);
});
