// Boxes that are none of a list's tasks: mistyped ones, and those that the list leaves out.
import { describe, expect, test } from 'vitest';
import { type CheckListSyntax, tasksIn } from '../../../src/formkit/check-list.ts';
import { looseBoxes, looseNotes, strayBoxes } from '../../../src/formkit/lists/stray-boxes.ts';
import { leastTime } from '../../clock.ts';

const linesIn = (text: string, syntax?: CheckListSyntax) => strayBoxes(text, syntax).map(({ line }) => line);

describe('a line that looks like a task and that no tool counts', () => {
  test.each([
    '- [] a',
    '- [  ] a',
    '-[] a',
    '* [ x ] a',
    '1. [x ] a',
    '  - [ X] a',
    '– [ ] a',
    '— [ ] a',
    '• [ ] a',
    '[ ] a',
    '[x] a',
    '-\u00A0[ ] a',
    '- [ ]\u00A0a',
    '- ☐ a',
    '☐ a',
    '- ▢ a',
    '- ☑ a',
    '- [ ]**a**',
    '- \\[ ] a',
    '- \\[ \\] a',
    '- [ ](P) a',
    '- ( ) a',
    '- [ ) a',
  ])('%j', (line) => {
    expect(tasksIn(`- [x] b\n${line}\n`)).toHaveLength(1);
    expect(linesIn(`- [x] b\n${line}\n`)).toEqual([2]);
  });

  test.each([
    '- [ ] a',
    '- [x] a',
    '- [✓] a',
    '- [\u00A0] a',
    '- [](link)',
    '- [x](link)',
    '- (x) a',
    '- () a',
    '( ) a',
    '- [] ',
    '[] a',
    '[x]: https://example.com',
    '[ ]a',
    '[see] a',
    '- [see] a',
    '- [P] a',
    '- a []',
    'a [ ] b',
    '☐',
  ])('not %j', (line) => expect(linesIn(`${line}\n`)).toEqual([]));

  test.each(['-[ ] a', '- [x]a', '- [ ]2.2 a', '1.[X] a'])('%j, where blanks are needed', (line) => {
    expect(tasksIn(`${line}\n`)).toEqual([]);
    expect(linesIn(`${line}\n`)).toEqual([1]);
    expect(tasksIn(`${line}\n`, { tight: true })).toHaveLength(1);
    expect(linesIn(`${line}\n`, { tight: true })).toEqual([]);
  });

  test('not in code, and not where lists are no tasks', () => {
    expect(linesIn('```\n- [] a\n```\n')).toEqual([]);
    expect(linesIn('# Legend\n\n- [] a\n', { notUnder: /^Legend$/ })).toEqual([]);
  });
});

const NO_TASKS: readonly (readonly [string, string, CheckListSyntax?])[] = [
  ['- [x] A', '[ ] = todo, [x] = done'],
  ['- [x] A', '☐ open · ☑ done'],
  ['- [x] Add it', '- [] is returned when nothing is found'],
  ['- [x] Add it', '- []string holds the names'],
  ['- [x] Add it', '- [] empty lists are fine'],
  ['- [x] Add it', '- ( ) => void'],
  ['- [x] Add it', '□ a bullet of a word processor'],
  ['- [x] **Step 1: Write**', '[ ] Remember me'],
  ['- [x] Add it', '- [ ](./spec.md) link'],
  ['- [x] 1. Add it', '1. [ ] stands for an open task', { id: /^(\d+)\.\s/, idNeeded: true }],
  ['- [x] T001 Add it', '- [] T002 depends on T001', { id: /^(T\d+)\s/, idNeeded: true }],
];
test.for(NO_TASKS)('beside %j no open task is %j', ([task, line, syntax]) => {
  const stray = strayBoxes(`${task}\n\n${line}\n`, syntax);
  expect(stray.filter(({ isOpenTask }) => isOpenTask)).toEqual([]);
});

test.each(['```go\n- [] A\n```', '<!--\n- [] A\n-->'])(
  'none is in %j, where boxes count even there',
  (text) => expect(linesIn(`- [x] A\n${text}\n`, { everywhere: true })).toEqual([]),
);

test('a box that a fence swallows which is never closed is no example', () => {
  const nested = '- [x] A\n\n```markdown\n```bash\nls\n```\n```\n\n- [ ] B\n- [x] C\n';
  expect(tasksIn(nested)).toHaveLength(1);
  expect(strayBoxes(nested).map(({ line, isOpenTask }) => [line, isOpenTask])).toEqual([
    [9, true],
    [10, false],
  ]);
  expect(strayBoxes('- [x] A\n\n```md\n- [ ] B\n```\n')).toEqual([]);
});

test('one that stands below a task says so', () => {
  const text = '- [x] A\n  - [x] B\n    - [] C\n  - [] D\n- [] E\n';
  expect(strayBoxes(text).map(({ partOf }) => partOf)).toEqual(['2', '1', null]);
});

test('the task that it stands below is the last that stands further out', () => {
  const text = '- [x] A\n    - [x] B\n  - [x] C\n      - [] D\n   - [] E\n  - [] F\n- [] G\n';
  expect(strayBoxes(text).map(({ partOf }) => partOf)).toEqual(['3', '3', '1', null]);
  expect(strayBoxes(text, {}, tasksIn(text))).toEqual(strayBoxes(text));
});

test('X06 5000 boxes that stand below none of 5000 tasks are read in no time', () => {
  const text = '- [x] A\n- [] B\n'.repeat(5000);
  const tasks = tasksIn(text);
  expect(leastTime(300, () => strayBoxes(text, {}, tasks))).toBeLessThan(300);
});

describe('one that would be an open task of the list', () => {
  const isOpen = (line: string, syntax?: CheckListSyntax) =>
    strayBoxes(`- [x] ${syntax?.id ? 'T1 ' : ''}a\n${line}\n`, syntax).map(({ isOpenTask }) => isOpenTask);
  const ids: CheckListSyntax = { id: /^(T\d+)\b/, idNeeded: true };

  test.each([
    '- [] b',
    '– [ ] b',
    '[  ] b',
    '- ☐ b',
    '- ▢ b',
    '- ⬜️ b',
    '- [ ]**b**',
    '- \\[ \\] b',
    '- ( ) b',
  ])('%j', (line) => expect(isOpen(line)).toEqual([true]));

  test.each(['-[x] b', '• [X] b', '- [ x ] b', '- ☑ b', '- ✅ b'])('not %j, which is ticked', (line) =>
    expect(isOpen(line)).toEqual([false]),
  );

  test('where tasks have ids, one with an id alone', () => {
    expect(isOpen('- [] T2 b', ids)).toEqual([true]);
    expect(isOpen('- [] b', ids)).toEqual([false]);
    expect(isOpen('- [ ]**T2 b**', ids)).toEqual([true]);
    const numbers: CheckListSyntax = { id: /^(\d+)\.\s/, idNeeded: true };
    expect(isOpen('2. [] b', numbers)).toEqual([true]);
    // The box is as it should be, and the number is not.
    for (const label of ['**2. b**', 'Task 2. b', '2) b', '2: b'])
      expect(isOpen(`- [ ] ${label}`, numbers)).toEqual([true]);
    for (const line of ['- [ ] 2. b', '- [ ] b', '- [x] **2. b**']) expect(isOpen(line, numbers)).toEqual([]);
    const free: CheckListSyntax = { ...ids, idNeeded: 'where-any' };
    expect(isOpen('- [] b', free)).toEqual([false]);
    expect(strayBoxes('- [x] a\n- [] b\n', free)).toEqual([
      { line: 2, text: '- [] b', isOpenTask: true, partOf: null },
    ]);
  });

  test('not one that may be left out, nor the gap of a template', () => {
    expect(isOpen('- []* b')).toEqual([false]);
    expect(isOpen('- [] (optional) b', { optional: /^\(optional\)/ })).toEqual([false]);
    expect(isOpen('– [ ] (P) b')).toEqual([true]);
    expect(isOpen('- [] opt: b', { optional: /^opt:/ })).toEqual([false]);
    expect(isOpen('- [] later', { gap: /^later$/ })).toEqual([false]);
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

test('curly brackets that are no task are no box', () => {
  expect(linesIn('- [x] Add it\n- { } is returned when nothing is found\n')).toEqual([]);
  expect(linesIn('- [x] Add it\n- { } Find it\n')).toEqual([2]);
});

test.each([
  '(',
  '- [ ](',
  '- [ ]',
  '[ ',
  '- ] ',
  '- [ [',
  '- {',
  '- ( ',
  '- \\[',
  '- [ ](a',
  '☐ ',
  '1. [ ]*',
])('X06 100 kB after %j are read in no time', (head) => {
  const texts = ['.', ' ', '*', '(', '[ ] ', 'a'].map(
    (unit) => `- [x] A\n${head}${unit.repeat(100_000 / unit.length)}\n`,
  );
  expect(leastTime(500, () => texts.map((text) => strayBoxes(text)))).toBeLessThan(500);
});
