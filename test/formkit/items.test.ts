// Item trees: what may be taken, what comes next, and when nothing is left.
import { describe, expect, test } from 'vitest';
import {
  byTurn,
  type Item,
  type ItemStatus,
  itemSteps,
  itemTree,
  progressLines,
  repeatedIn,
  unmetIn,
  wholeOf,
} from '../../src/formkit/items.ts';

const item = (id: string, status: ItemStatus, more: Partial<Item> = {}): Item => ({
  id,
  title: id,
  status,
  parent: null,
  dependsOn: [],
  optional: false,
  line: null,
  ...more,
});
const ids = (items: readonly Item[]) => items.map(({ id }) => id);

describe('what comes next', () => {
  test('the one that is being done, else the first of the file whose dependencies are met', () => {
    const tree = itemTree([item('1', 'open', { dependsOn: ['2'] }), item('2', 'open'), item('3', 'active')]);
    expect([ids(tree.ready), tree.next?.id, tree.isBegun]).toEqual([['2', '3'], '3', true]);
    expect(itemTree([item('1', 'open', { dependsOn: ['2'] }), item('2', 'done')]).next?.id).toBe('1');
    expect(itemTree([item('1', 'open', { dependsOn: ['9'] })]).next).toBeNull();
  });

  test('a part before the whole, and no part of what is blocked or waits', () => {
    const parts = (whole: Partial<Item>) => [item('1', 'open', whole), item('1.1', 'open', { parent: '1' })];
    expect(itemTree(parts({})).next?.id).toBe('1.1');
    expect(itemTree([...parts({ status: 'blocked' }), item('2', 'open')]).next?.id).toBe('2');
    expect(itemTree([item('1', 'open'), item('1.1', 'done', { parent: '1' })]).next?.id).toBe('1');
  });

  test('a part of what is being done before what stands above it', () => {
    const tree = itemTree([
      item('1', 'open'),
      item('2', 'active'),
      item('2.1', 'done', { parent: '2' }),
      item('2.2', 'open', { parent: '2' }),
    ]);
    expect(tree.next?.id).toBe('2.2');
  });

  test('what must be done before what may, and parts of themselves end nowhere', () => {
    expect(itemTree([item('1', 'open', { optional: true }), item('2', 'open')]).next?.id).toBe('2');
    const within = [item('1', 'active'), item('1.1', 'open', { parent: '1', optional: true })];
    expect(itemTree([...within, item('1.2', 'open', { parent: '1' })]).next?.id).toBe('1.2');
    const round = [item('1', 'open', { parent: '2' }), item('2', 'open', { parent: '1' })];
    expect(itemTree(round).next).toBeNull();
  });
});

test('over is a list of which nothing is left, dropped and optional ones aside', () => {
  const over = itemTree([item('1', 'done'), item('2', 'dropped'), item('3', 'open', { optional: true })]);
  expect([over.isOver, over.progress]).toEqual([true, { done: 1, of: 1 }]);
  const held = itemTree([item('1', 'done'), item('2', 'blocked')]);
  expect([held.isOver, held.next, ids(held.left)]).toEqual([false, null, ['2']]);
  expect(itemTree([]).isOver).toBe(false);
  expect(itemSteps('do', held).map(({ id, item: one, finished }) => [id, one, finished])).toEqual([
    ['do', '1', true],
    ['do', '2', false],
  ]);
});

test('an id that an earlier item has', () => {
  const found = repeatedIn([item('1', 'open'), item('2', 'done'), item('1', 'done'), item('1', 'open')]);
  expect(found.map(({ id, status }) => [id, status])).toEqual([
    ['1', 'done'],
    ['1', 'open'],
  ]);
});

test('items: what is not met, what a whole becomes, and which of several is taken', () => {
  const unmet = unmetIn([item('1', 'done'), item('2', 'dropped')]);
  expect(unmet(item('3', 'open', { dependsOn: ['1', '2', '9'] }))).toEqual(['2', '9']);
  expect(wholeOf(['done', 'done'])).toBe('done');
  expect(wholeOf(['open', 'done'])).toBe('active');
  expect(wholeOf(['open', 'open'])).toBe('open');
  expect(wholeOf(['open', 'blocked'])).toBeNull();
  const ranked = [
    { ...item('10', 'open'), priority: 2 },
    { ...item('2', 'open'), priority: 2 },
    { ...item('3', 'open', { dependsOn: ['1'] }), priority: 2 },
    { ...item('4', 'open'), priority: 3 },
    { ...item('b', 'open'), priority: 1 },
    { ...item('a', 'open'), priority: 1 },
  ];
  expect(ranked.toSorted(byTurn).map(({ id }) => id)).toEqual(['4', '2', '10', '3', 'b', 'a']);
});

test('an agent is told the next item, and none once all that must be done is over', () => {
  const lines = (status: ItemStatus) => {
    const spare = { ...item('2', 'open'), optional: true, title: 'Spare' };
    return progressLines(itemTree([{ ...item('1', status), title: 'Must' }, spare]));
  };
  expect(lines('open')).toEqual(['tasks done: 0 of 1', 'next task: 1 Must']);
  expect(lines('done')).toEqual(['tasks done: 1 of 1']);
  expect(progressLines(itemTree([]))).toEqual([]);
});
