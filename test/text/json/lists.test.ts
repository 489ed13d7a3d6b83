// Lists in JSON grow and shrink in place; everything else keeps its bytes.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EditError } from '../../../src/model/errors.ts';
import { type Data, isList, isMap } from '../../../src/text/data/data.ts';
import { mapOf } from '../../../src/text/data/edits.ts';
import { jsonLists } from '../../../src/text/json/lists.ts';
import { atLeast } from '../../exhaustive.ts';
import { jsonText } from '../data-fragments.ts';
import { printsBack, RUNS } from '../laws.ts';

const write = (text: string, data: Data): string => jsonLists.print(text, { data, places: new Map() });

describe('items', () => {
  const wide = '{\r\n  "a": [\r\n    "x",\r\n    "y"\r\n  ],\r\n  "b":[1,2 , 3]\r\n}\r\n';
  test.each([
    ['one more at the end, on its own line', ['x', 'y', 'z'], [1, 2, 3], ['"y"', '"y",\r\n    "z"']],
    ['one more at the beginning', ['w', 'x', 'y'], [1, 2, 3], ['"x"', '"w",\r\n    "x"']],
    ['one less at the end', ['x'], [1, 2, 3], [',\r\n    "y"', '']],
    ['one less at the beginning', ['y'], [1, 2, 3], ['"x",\r\n    ', '']],
    ['none left', [], [1, 2, 3], ['[\r\n    "x",\r\n    "y"\r\n  ]', '[]']],
    ['one less in the middle', ['x', 'y'], [1, 3], ['2 , 3', '3']],
    ['two for one in the middle', ['x', 'y'], [1, 7, 8, 3], ['2 ,', '7,8 ,']],
    ['a list and a map as items', ['x', 'y', { k: [null] }], [1, 2, 3], ['"y"', '"y",\r\n    {"k":[null]}']],
  ] as const)('%s', (_, a, b, [found, put]) => {
    expect(write(wide, { a, b })).toBe(wide.replace(found, put));
  });

  test.each([
    ['[]', ['x'], '["x"]'],
    ['[ ]', ['x', 'y'], '["x", "y"]'],
    ['["x"]', ['x', 'y'], '["x", "y"]'],
    ['["x"]', [], '[]'],
    ['\uFEFF[[1],[2]]', [[1, 3], [2]], '\uFEFF[[1, 3],[2]]'],
    ['{"a\\u0062": ["]", "\\""]}', { ab: ['"'] }, '{"a\\u0062": ["\\""]}'],
  ] as const)('%s → %j', (text, data, expected) => {
    expect(write(text, data)).toBe(expected);
  });

  test('a list and a scalar beside it in one go', () => {
    expect(write('{"a": ["x"], "s": "old"}', { a: [], s: 'new' })).toBe('{"a": [], "s": "new"}');
  });

  test('other keys and kinds are refused', () => {
    expect(() => write('{"a": [1]}', {})).toThrow(EditError);
    expect(() => write('{"a": [1]}', { a: 1 })).toThrow(EditError);
    expect(() => write('{"a": [1]}', { a: [1, Number.NaN] })).toThrow(EditError);
  });
});

describe('the laws', () => {
  test('S04 S05 S07 print∘parse is identity on bytes', () => {
    expect(printsBack(jsonLists, jsonText)).toBe(RUNS.numRuns);
  });

  test('whatever becomes of the lists, it reads back, and lines outside of them stay', () => {
    let lists = 0;
    const resize = (data: Data, seeds: readonly number[], depth = 0): Data => {
      if (isMap(data))
        return mapOf(Object.entries(data).map(([key, value]) => [key, resize(value, seeds, depth + 1)]));
      if (!isList(data)) return data;
      lists++;
      const seed = seeds[(depth + lists) % seeds.length] ?? 0;
      if (seed === 0) return data.map((item) => resize(item, seeds, depth + 1));
      if (seed === 1) return data.slice(1);
      if (seed === 2) return [...data, 'new', 7];
      return seed === 3 ? data.filter((_, i) => i % 2 === 0) : [['first'], ...data.slice(0, -1)];
    };
    const law = fc.property(jsonText, fc.array(fc.nat(4), { minLength: 5, maxLength: 5 }), (text, seeds) => {
      const wanted = resize(jsonLists.parse(text).data, seeds);
      const printed = write(text, wanted);
      expect(jsonLists.parse(printed).data).toEqual(wanted);
      expect(write(printed, wanted)).toBe(printed);
    });
    fc.assert(law, RUNS);
    expect(lists).toBeGreaterThan(atLeast(0.5, RUNS.numRuns));
  });
});
