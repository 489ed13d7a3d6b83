// Boards, their items' files, status maps, and numbers in parts: what trackers of several tools are made of.
import { expect, test } from 'vitest';
import { byNumber, plainNumber } from '../../../src/formkit/part-numbers.ts';
import {
  boardSteps,
  isBelow,
  nextOn,
  type Standing,
  standingAt,
  standingBy,
} from '../../../src/formkit/tracker/board.ts';
import {
  fileLines,
  itemFileAt,
  openBoxesIn,
  saysOtherwise,
} from '../../../src/formkit/tracker/item-files.ts';
import {
  entriesAt,
  mappedStage,
  nextStage,
  type PlanStatus,
} from '../../../src/formkit/tracker/status-map.ts';
import { vocabulary } from '../../../src/formkit/vocabulary.ts';
import { isMap } from '../../../src/text/data/data.ts';
import { readYaml } from '../../../src/text/yaml/document.ts';
import { snapshotOf } from '../../snapshot.ts';

test('numbers in parts: one spelling, and an order by value', () => {
  expect(['02', '2.010', '12a', '0'].map(plainNumber)).toEqual(['2', '2.10', '12A', '0']);
  expect(['10', '2.1', '1-5', '2', '1', '3B', '3'].toSorted(byNumber)).toEqual([
    '1',
    '1-5',
    '2',
    '2.1',
    '3',
    '3B',
    '10',
  ]);
});

const on = (key: string, standing: Standing | null) => ({ key, standing, line: 1 });

test('a board: what is begun goes first, then reviews, and what is outside is never next', () => {
  const items = [on('a', 'ready'), on('b', 'review'), on('c', 'active'), on('d', 'blocked'), on('e', null)];
  expect(nextOn(items)?.key).toBe('c');
  expect(nextOn([on('d', 'blocked'), on('x', 'done'), on('e', null)])).toBeNull();
  expect(standingAt(items, 'blocked', 'ready').map(({ key }) => key)).toEqual(['a', 'd']);
  const steps = boardSteps(items, ['write', 'do', 'check'], () => []);
  expect(steps.filter(({ finished }) => finished).map(({ id, item }) => `${id} ${item}`)).toEqual([
    'write a',
    'write b',
    'do b',
    'write c',
  ]);
});

test.each<[Standing | null, Standing | null, Standing | null]>([
  ['review', 'done', 'done'],
  ['done', 'review', 'review'],
  ['active', 'ready', 'active'],
  ['active', 'done', 'done'],
  ['dropped', 'ready', 'dropped'],
  ['active', 'blocked', 'blocked'],
  ['ready', null, 'ready'],
  [null, 'done', null],
])('a board that says %j beside a file that says %j stands at %j', (board, own, counts) => {
  expect(standingBy(board, own)).toBe(counts);
});

test('nothing is set back, and what is outside of the ladder stays there', () => {
  expect(isBelow('ready', 'active')).toBe(true);
  for (const standing of ['active', 'done', 'dropped', 'blocked', null] as const)
    expect(isBelow(standing, 'active')).toBe(false);
});

test("an item's file: by its name, by its number where that is one file, and what it says", () => {
  const text = 'Status: review\n\n## Tasks\n\n- [x] a\n- [ ] b\n\n## Notes\n\n- [ ] c\n';
  const snapshot = snapshotOf({ 'at/2-1-old.md': text, 'at/2-2-a.md': '', 'at/2-2-b.md': '' });
  const names = (number: string) => ({
    folders: ['at'],
    names: [`${number}-new.md`],
    like: new RegExp(`^${number}-.*\\.md$`),
  });
  const found = itemFileAt(names('2-1'), /task/i, snapshot);
  expect(found).toMatchObject({
    file: 'at/2-1-old.md',
    isThere: true,
    said: { found: 'review', line: 1 },
    boxes: { done: 1, of: 2, next: 6 },
  });
  expect(fileLines('file', found)).toEqual([
    'file: at/2-1-old.md, 1 of 2 boxes ticked, the next one on line 6',
  ]);
  expect(openBoxesIn([found, { boxes: null }])).toBe(1);
  expect(saysOtherwise(found, { key: 'k', found: 'done', where: 'the list' }, 'It counts.')).toBe(
    '"k": found "done" in the list, "review" in at/2-1-old.md (line 1). It counts.',
  );
  const two = itemFileAt(names('2-2'), /task/i, snapshot);
  expect(two).toEqual({ file: 'at/2-2-new.md', isThere: false, isBare: false, said: null, boxes: null });
  expect(fileLines('file', two)).toEqual([]);
});

const WORDS = vocabulary<PlanStatus>({ required: 'required', optional: 'optional', done: 'done' });

test('a status map: words, maps and lists; a path in place of a word says what a stage left', () => {
  const text = 'a: docs/a.md\nb: required\nc: { status: odd }\nlist:\n  - { id: x, status: done }\n  - 3\n';
  const { data, places } = readYaml(`plan:\n  ${text.split('\nlist')[0]?.replaceAll('\n', '\n  ')}\n${text}`);
  if (!isMap(data)) throw new Error('no map');
  const keys = { id: ['name', 'id'], status: 'status' };
  const stages = entriesAt({ data, places }, ['plan'], keys).map((one) =>
    mappedStage(one, one.id ?? '', WORDS),
  );
  expect(stages.map(({ id, standing, output, line }) => [id, standing, output, line])).toEqual([
    ['a', 'done', 'docs/a.md', 2],
    ['b', 'required', null, 3],
    ['c', null, null, 4],
  ]);
  expect(nextStage(stages)?.id).toBe('b');
  expect(entriesAt({ data, places }, ['list'], keys).map(({ id, path }) => [id, path])).toEqual([
    ['x', ['list', 0, 'status']],
  ]);
  expect(entriesAt({ data, places }, ['gone'], keys)).toEqual([]);
});
