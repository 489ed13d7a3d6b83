// How JSON grows in place: exact texts, written by hand.
import { describe, expect, test } from 'vitest';
import { EditError } from '../../../src/model/errors.ts';
import type { Data } from '../../../src/text/data/data.ts';
import { json } from '../../../src/text/json/document.ts';

function print(text: string, data: Data): string {
  return json.print(text, { ...json.parse(text), data });
}

describe('print', () => {
  test.each<[string, string, Data, string]>([
    [
      'in the lines and the indentation of the text',
      '{\n    "a": [\n        1\n    ],\n    "b": {}\n}\n',
      { a: [1, { x: [] }], n: null, b: { y: { z: 2 } } },
      '{\n    "a": [\n        1,\n        {\n            "x": []\n        }\n    ],\n    "n": null,\n' +
        '    "b": {\n        "y": {\n            "z": 2\n        }\n    }\n}\n',
    ],
    [
      'S05 in CR LF and tabs',
      '{\r\n\t"a": 1\r\n}',
      { n: [0], a: 1 },
      '{\r\n\t"n": [\r\n\t\t0\r\n\t],\r\n\t"a": 1\r\n}',
    ],
    [
      'on one line, with blanks',
      '{"a": [1], "b": null}',
      { a: [1, { x: 1 }], b: [2, 3], c: 4 },
      '{"a": [1, {"x": 1}], "b": [2, 3], "c": 4}',
    ],
    [
      'on one line, without',
      '{"a":[1],"b":{}}',
      { a: [1, [2, 3]], b: { x: 1, y: 2 } },
      '{"a":[1,[2,3]],"b":{"x":1,"y":2}}',
    ],
    [
      'on one line among many',
      '{\n  "a": [ 1, 2 ]\n}',
      { a: [1, 2, { x: [3] }] },
      '{\n  "a": [ 1, 2, {"x": [3]} ]\n}',
    ],
    ['another name', '{"a" : 1,"b":2}', { 'x"y': 1, b: 3 }, '{"x\\"y" : 1,"b":3}'],
    ['S18 an empty root', '{}\n', { a: { b: [] } }, '{"a": {"b": []}}\n'],
    ['a root that is a list', '[{"a":1}]', [{ a: 1 }, { b: 2, c: 3 }], '[{"a":1},{"b":2,"c":3}]'],
    ['S04 behind a byte order mark', '\uFEFF[\n  1\n]', [1, 2], '\uFEFF[\n  1,\n  2\n]'],
  ])('%s', (_, text, data, printed) => {
    expect(print(text, data)).toBe(printed);
    expect(print(printed, data)).toBe(printed);
  });

  test.each<[string, Data]>([
    ['a number that JSON lacks', { a: 1, b: [Number.NaN] }],
    ['levels without end', { a: 1, b: JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as Data }],
    ['more than 64 levels', { a: 1, b: JSON.parse(`${'['.repeat(70)}${']'.repeat(70)}`) as Data }],
    ['a number as a key', { 0: 1, a: 1 }],
  ])('%s is refused', (_, data) => {
    expect(() => print('{"a": 1}', data)).toThrow(EditError);
  });
});
