// Data with places, and the changes between two.
import { describe, expect, test } from 'vitest';
import { EditError, StateError } from '../../src/model/errors.ts';
import {
  assertReadsBack,
  changesOf,
  type Data,
  duplicateKey,
  isList,
  isMap,
  pointerOf,
  refuseDeep,
} from '../../src/text/data.ts';

test('pointerOf is a JSON Pointer', () => {
  expect(pointerOf()).toBe('');
  expect(pointerOf('items', 0, 'a/b~c', '')).toBe('/items/0/a~1b~0c/');
});

test('isMap and isList tell S18 null, lists and maps apart', () => {
  const values: readonly (Data | undefined)[] = [null, undefined, 'x', 1, true, [], {}];
  expect(values.map(isMap)).toEqual([false, false, false, false, false, false, true]);
  expect(values.map(isList)).toEqual([false, false, false, false, false, true, false]);
});

describe('changesOf', () => {
  test('names scalars that differ, of any kind', () => {
    const before = { a: 1, b: [null, 'x', { c: true }], d: Number.NaN, z: 0 };
    const after = { z: -0, a: '1', b: [null, 'y', { c: null }], d: Number.NaN };
    expect(changesOf(before, after)).toEqual([
      { pointer: '/a', value: '1' },
      { pointer: '/b/1', value: 'y' },
      { pointer: '/b/2/c', value: null },
      { pointer: '/z', value: -0 },
    ]);
    expect(changesOf('x', 'y')).toEqual([{ pointer: '', value: 'y' }]);
    expect(changesOf(before, before)).toEqual([]);
  });

  test.each<[string, Data, Data]>([
    ['a key more', { a: 1 }, { a: 1, b: 2 }],
    ['a key less', { a: 1, b: 2 }, { a: 1 }],
    ['another key', { a: 1 }, { b: 1 }],
    ['X03 a key of the prototype', { a: 1 }, { toString: 1 }],
    ['an item more', [1], [1, 2]],
    ['a list for a map', { 0: 1 }, [1]],
    ['a map for a list', [1], { 0: 1 }],
    ['a map for a scalar', { a: 1 }, { a: {} }],
    ['null for a map', { a: {} }, { a: null }],
  ])('%s is another shape', (_, before, after) => {
    expect(() => changesOf(before, after)).toThrow(EditError);
  });
});

test('assertReadsBack says which value is not there', () => {
  expect(() => assertReadsBack({ a: 1 }, { a: 1 })).not.toThrow();
  expect(() => assertReadsBack({ a: 1 }, { a: 2 })).toThrow('the value 2 at "/a" cannot be written in place');
});

test('S08 duplicateKey names both lines', () => {
  expect(duplicateKey('a"b', 3, 9).fault).toMatchObject({
    rule: 'state-readable',
    line: 9,
    message: 'found the key "a\\"b" on lines 3 and 9, expected it once. Keep one.',
    evidence: { key: 'a"b', lines: [3, 9] },
  });
});

test('X02 refuseDeep bounds levels and paths', () => {
  expect(() => refuseDeep('/a', 64, () => 1)).not.toThrow();
  expect(() => refuseDeep('/a', 65, () => 1)).toThrow(StateError);
  expect(() => refuseDeep('x'.repeat(1024), 1, () => 1)).not.toThrow();
  expect(() => refuseDeep('x'.repeat(1025), 1, () => 1)).toThrow(StateError);
});
