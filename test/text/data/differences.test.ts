// The differences between data that was read and data that is wanted.
import { describe, expect, test } from 'vitest';
import { EditError } from '../../../src/model/errors.ts';
import type { Data } from '../../../src/text/data/data.ts';
import { type Difference, differencesOf } from '../../../src/text/data/differences.ts';

describe('differencesOf', () => {
  test.each<[string, Data, Data, readonly Difference[]]>([
    ['nothing', { a: [1, { b: null }] }, { a: [1, { b: null }] }, []],
    [
      'scalars of any kind',
      { a: 1, b: [null, 'x', { c: true }], d: Number.NaN, z: 0 },
      { a: '1', b: [null, 'y', { c: null }], d: Number.NaN, z: -0 },
      [
        { kind: 'scalar', pointer: '/a', value: '1' },
        { kind: 'scalar', pointer: '/b/1', value: 'y' },
        { kind: 'scalar', pointer: '/b/2/c', value: null },
        { kind: 'scalar', pointer: '/z', value: -0 },
      ],
    ],
    ['the root', 'x', 'y', [{ kind: 'scalar', pointer: '', value: 'y' }]],
    [
      'new keys at the start, between and at the end',
      { a: 1, b: 2 },
      { x: 0, a: 1, y: [], z: {}, b: 2, w: 3 },
      [
        { kind: 'insert', pointer: '', after: null, entries: [['x', 0]] },
        {
          kind: 'insert',
          pointer: '',
          after: 'a',
          entries: [
            ['y', []],
            ['z', {}],
          ],
        },
        { kind: 'insert', pointer: '', after: 'b', entries: [['w', 3]] },
      ],
    ],
    [
      'a key with another name and another value in it',
      { a: 1, phases: { x: 1 }, b: 2 },
      { a: 1, stages: { x: 2 }, b: 2 },
      [
        { kind: 'rename', pointer: '/phases', key: 'stages' },
        { kind: 'scalar', pointer: '/phases/x', value: 2 },
      ],
    ],
    [
      'as many gone as new, in order',
      { a: 1, b: 2, c: 3 },
      { x: 1, y: 9, c: 3 },
      [
        { kind: 'rename', pointer: '/a', key: 'x' },
        { kind: 'rename', pointer: '/b', key: 'y' },
        { kind: 'scalar', pointer: '/b', value: 9 },
      ],
    ],
    [
      'more new than gone: the same value tells the name',
      { a: 'one', b: 2 },
      { x: 0, y: 'one', z: 3, b: 2 },
      [
        { kind: 'insert', pointer: '', after: null, entries: [['x', 0]] },
        { kind: 'rename', pointer: '/a', key: 'y' },
        { kind: 'insert', pointer: '', after: 'a', entries: [['z', 3]] },
      ],
    ],
    [
      'inner differences before outer ones',
      { a: [1] },
      { a: [1, 2], b: 3 },
      [
        { kind: 'append', pointer: '/a', items: [2] },
        { kind: 'insert', pointer: '', after: 'a', entries: [['b', 3]] },
      ],
    ],
    [
      'content for nothing',
      { a: null, b: [], c: {}, d: [], e: {}, f: null },
      { a: { x: 1 }, b: { x: 1 }, c: [1], d: [1], e: { x: 1 }, f: [] },
      [
        { kind: 'fill', pointer: '/a', value: { x: 1 } },
        { kind: 'fill', pointer: '/b', value: { x: 1 } },
        { kind: 'fill', pointer: '/c', value: [1] },
        { kind: 'append', pointer: '/d', items: [1] },
        { kind: 'insert', pointer: '/e', after: null, entries: [['x', 1]] },
        { kind: 'fill', pointer: '/f', value: [] },
      ],
    ],
    [
      'numbers as keys: values, and keys behind words',
      { 1: 'a', x: 1, y: 2 },
      { 1: 'b', x: 1, n: 0, z: 2 },
      [
        { kind: 'scalar', pointer: '/1', value: 'b' },
        { kind: 'insert', pointer: '', after: 'x', entries: [['n', 0]] },
        { kind: 'rename', pointer: '/y', key: 'z' },
      ],
    ],
    [
      'X03 keys that mean more elsewhere',
      JSON.parse('{"__proto__": 1}') as Data,
      JSON.parse('{"__proto__": 2, "constructor": 3}') as Data,
      [
        { kind: 'scalar', pointer: '/__proto__', value: 2 },
        { kind: 'insert', pointer: '', after: '__proto__', entries: [['constructor', 3]] },
      ],
    ],
  ])('%s', (_, before, after, differences) => {
    expect(differencesOf(before, after)).toEqual(differences);
  });

  test.each<[string, Data, Data, string]>([
    ['a key that is gone', { a: 1, b: 2 }, { a: 1 }, 'no longer has the key "b"'],
    ['two that went for one that came', { a: 1, b: 2 }, { x: 1 }, 'no longer has the key "a"'],
    ['one that went for two with other values', { a: 1 }, { x: 2, y: 3 }, 'which new key is its name'],
    ['one that went for two with its value', { a: 1 }, { x: 1, y: 1 }, 'which new key is its name'],
    ['another order of keys', { a: 1, b: 2 }, { b: 2, a: 1 }, 'the key "b" at another place'],
    ['an item less', { l: [1, 2] }, { l: [1] }, '"/l" has fewer items'],
    ['a map for a scalar', { a: 1 }, { a: {} }, '"/a" is content of another kind'],
    ['a scalar for a map', { a: { b: 1 } }, { a: 1 }, 'another kind'],
    ['null for an empty map', { a: {} }, { a: null }, 'another kind'],
    ['a list for a map', { a: { 0: 1 } }, { a: [1] }, 'another kind'],
    ['a new number as a key', { a: 1 }, { a: 1, 2: 3 }, 'cannot be told'],
    [
      'a key before all words, where numbers are keys',
      { 1: 1, a: 1 },
      { 1: 1, n: 1, a: 1 },
      'cannot be told',
    ],
    ['a number with another name', { 1: 1, a: 1 }, { a: 1, x: 1 }, 'other numbers as keys'],
    ['a name that becomes a number', { a: 1 }, { 1: 1 }, 'other numbers as keys'],
  ])('%s is refused', (_, before, after, message) => {
    expect(() => differencesOf(before, after)).toThrow(EditError);
    expect(() => differencesOf(before, after)).toThrow(message);
  });
});
