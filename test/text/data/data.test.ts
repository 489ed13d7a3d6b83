// Data with places, and when two are the same.
import { expect, test } from 'vitest';
import { StateError } from '../../../src/model/errors.ts';
import {
  assertReadsBack,
  type Data,
  duplicateKey,
  isList,
  isMap,
  pointerOf,
  refuseDeep,
  sameData,
} from '../../../src/text/data/data.ts';

test('pointerOf is a JSON Pointer', () => {
  expect(pointerOf()).toBe('');
  expect(pointerOf('items', 0, 'a/b~c', '')).toBe('/items/0/a~1b~0c/');
});

test('isMap and isList tell S18 null, lists and maps apart', () => {
  const values: readonly (Data | undefined)[] = [null, undefined, 'x', 1, true, [], {}];
  expect(values.map(isMap)).toEqual([false, false, false, false, false, false, true]);
  expect(values.map(isList)).toEqual([false, false, false, false, false, true, false]);
});

test.each<[string, Data, Data, boolean]>([
  ['NaN', [Number.NaN], [Number.NaN], true],
  ['zeros of both signs', 0, -0, false],
  ['a number and its spelling', 1, '1', false],
  ['maps with and without a prototype', Object.assign(Object.create(null), { a: [1] }), { a: [1] }, true],
  ['another order of keys', { a: 1, b: 2 }, { b: 2, a: 1 }, false],
  ['X03 a key of the prototype', { a: 1 }, { toString: 1 }, false],
  ['a key more', { a: 1 }, { a: 1, b: 2 }, false],
  ['an item more', [1], [1, 2], false],
  ['a list and a map', [1], { 0: 1 }, false],
  ['nothing and an empty map', null, {}, false],
])('sameData: %s', (_, one, other, same) => {
  expect([sameData(one, other), sameData(other, one)]).toEqual([same, same]);
});

test('assertReadsBack says which value is not there', () => {
  expect(() => assertReadsBack({ a: 1 }, { a: 1 })).not.toThrow();
  expect(() => assertReadsBack({ a: 1 }, { a: 2 })).toThrow('the value 2 at "/a" cannot be written in place');
  expect(() => assertReadsBack([{ a: 1 }], [{ a: 1, b: 2 }])).toThrow('the value {"a":1,"b":2} at "/0"');
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
