// Edits of plain data.
import { describe, expect, test } from 'vitest';
import { EditError } from '../../../src/model/errors.ts';
import { isMap } from '../../../src/text/data/data.ts';
import { appendTo, insertKey, mapOf, renameKey, setIn } from '../../../src/text/data/edits.ts';

const data = mapOf([
  ['a', 1],
  ['l', [1, mapOf([['x', null]])]],
  ['m', mapOf([])],
]);

describe('setIn', () => {
  test('replaces what is there, and shares the rest', () => {
    const set = setIn(data, ['l', 1, 'x'], 'new');
    expect(set).toEqual({ a: 1, l: [1, { x: 'new' }], m: {} });
    expect(data).toEqual({ a: 1, l: [1, { x: null }], m: {} });
    expect(isMap(set) && set['m']).toBe(data['m']);
    expect(Object.getPrototypeOf(set)).toBeNull();
  });

  test('adds a last key, X03 whatever its name', () => {
    expect(Object.keys(setIn(data, ['z'], 1) as object)).toEqual(['a', 'l', 'm', 'z']);
    const odd = setIn(data, ['m', '__proto__'], 1);
    expect(isMap(odd) && Object.keys(odd['m'] as object)).toEqual(['__proto__']);
    expect(setIn(data, [], 1)).toBe(1);
  });

  test.each([
    [['x', 'y'], '"/x"'],
    [['l', 2], '"/l/2"'],
    [['l', -1], '"/l/-1"'],
    [['l', '0'], '"/l/0"'],
    [['m', 0], '"/m/0"'],
    [['toString', 'x'], '"/toString"'],
  ])('%j leads nowhere', (path, where) => {
    expect(() => setIn(data, path, 1)).toThrow(EditError);
    expect(() => setIn(data, path, 1)).toThrow(`found nothing at ${where}`);
  });

  test.each([
    [['a', 'b'], 'found 1 at "/a"'],
    [['l', 0, 'b'], 'found 1 at "/l/0"'],
    [['l', 1, 'x', 'y'], 'found null at "/l/1/x"'],
  ])('%j leads through a value', (path, found) => {
    expect(() => setIn(data, path, 1)).toThrow(`${found}, expected a map or a list there.`);
  });
});

test('insertKey puts a key behind another, or last', () => {
  expect(Object.entries(insertKey(data, 'n', 0, 'a')).slice(0, 2)).toEqual([
    ['a', 1],
    ['n', 0],
  ]);
  expect(Object.keys(insertKey(data, 'n', 0))).toEqual(['a', 'l', 'm', 'n']);
  expect(Object.keys(insertKey(data, 'n', 0, 'absent'))).toEqual(['a', 'l', 'm', 'n']);
  expect(insertKey(data, 'l', 0, 'a')).toBe(data);
  expect(Object.getPrototypeOf(insertKey(data, 'n', 0))).toBeNull();
});

test('renameKey keeps the place and the value', () => {
  expect(Object.keys(renameKey(data, 'l', 'list'))).toEqual(['a', 'list', 'm']);
  expect(renameKey(data, 'l', 'list')['list']).toBe(data['l']);
  expect(renameKey(data, 'absent', 'x')).toBe(data);
  expect(renameKey(data, 'a', 'a')).toBe(data);
  expect(() => renameKey(data, 'a', 'm')).toThrow('found the key "a" and the key "m" in one map');
});

test('appendTo adds a last item; a list begins where null stands', () => {
  expect(appendTo(data, ['l'], 'x')).toEqual({ a: 1, l: [1, { x: null }, 'x'], m: {} });
  expect(appendTo(data, ['l', 1, 'x'], 2)).toEqual({ a: 1, l: [1, { x: [2] }], m: {} });
  expect(appendTo([], [], 1)).toEqual([1]);
  for (const path of [['a'], ['m'], ['absent']])
    expect(() => appendTo(data, path, 1)).toThrow(/^found no list at "\//);
});
