// What single values and keys of broken YAML say.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../../src/text/lines.ts';
import { readYaml } from '../../../src/text/yaml/document.ts';
import { withoutComment } from '../../../src/text/yaml/guess.ts';
import { PieceReader } from '../../../src/text/yaml/parse-fragment.ts';
import { coreScalar } from '../../../src/text/yaml/scalar.ts';
import { keyOf, Nesting, valueAt } from '../../../src/text/yaml/split-entries.ts';
import { runs } from '../../exhaustive.ts';

test('coreScalar types a plain scalar as the reader does', () => {
  const word = fc.oneof(
    fc.constantFrom(
      '',
      '~',
      'null',
      'NULL',
      'nULL',
      'True',
      'FALSE',
      'yes',
      'off',
      '.inf',
      '-.INF',
      '+.Inf',
      '.NaN',
    ),
    fc.constantFrom(
      '0',
      '-0',
      '+1',
      '007',
      '0x1F',
      '0xg',
      '0o17',
      '0o8',
      '-0x1',
      '1_000',
      '12:30',
      '1.',
      '.5',
      '-.5e3',
    ),
    fc.string({
      unit: fc.constantFrom(...Array.from('0123456789+-.eExoabfin_')),
      minLength: 1,
      maxLength: 6,
    }),
  );
  const law = fc.property(word, (text) => {
    fc.pre(!/^(?:-|\.\.\.|---)/.test(text) || /^-[\d.]/.test(text));
    expect([coreScalar(text)]).toEqual(readYaml(`[${text === '' ? '~' : text}]`).data);
  });
  fc.assert(law, { numRuns: runs(2000) });
});

test('withoutComment takes a comment for one behind a blank only', () => {
  expect([' a #b', 'a#b', '# a', 'a\t# b # c', ' '].map(withoutComment)).toEqual(['a', 'a#b', '', 'a', '']);
});

describe('keyOf', () => {
  test.each([
    ['a: b', 'a', 2],
    ['a b :', 'a b', 5],
    ['a:b: c', 'a:b', 4],
    ['"a: b": c', 'a: b', 7],
    ["'it''s' : c", "it's", 9],
    ['"\\u0041":', 'A', 9],
    ['01:\tx', '01', 3],
  ])('%j has one', (text, name, end) => {
    expect(keyOf(text)).toEqual({ name, end, odd: null });
  });

  test.each(['a', 'a:b', ': x', '? a: b', '[a]: b', '{a: b}', 'a #: b', '"a: b', '"a" b: c', '"\\x": 1'])(
    '%j has none',
    (text) => {
      expect(keyOf(text)).toBeNull();
    },
  );

  test('a mark of YAML before it is odd', () => {
    const expected = 'quotes around it. It was taken as it stands; put it in quotes.';
    const odd = { found: 'found the key "@a/b"', expected };
    expect(keyOf('@a/b: 1')).toEqual({ name: '@a/b', end: 5, odd });
  });
});

test('Nesting finds the end behind quotes, brackets and comments', () => {
  const ends = [
    '"a\\"b" c',
    "'it''s' c",
    '[a, "]", \'}\'] c',
    "[it's] c",
    '{a: [b]} c',
    '[a # ]',
    '[a#]',
    '["',
  ];
  expect(ends.map((text) => new Nesting().feed(text))).toEqual([6, 7, 13, 6, 8, null, 4, null]);
  const nesting = new Nesting();
  expect([nesting.feed('[[a,'), nesting.feed('"'), nesting.feed(']"]]'), nesting.deepest]).toEqual([
    null,
    null,
    4,
    2,
  ]);
});

test('valueAt takes the deeper lines that belong to a value, and no more', () => {
  const lines = linesOf('a: [1,\n  2\n]\nb: |\n  x\n\n y\nc: "d\ne: f"\n');
  const take = (source: string, at: number) => {
    const start = { lines, at, column: 0, line: at + 1, reader: new PieceReader() };
    const { guess, at: last } = valueAt(source, start);
    return [guess.data, last];
  };
  expect(take('[1,', 0)).toEqual([[1, 2], 2]);
  expect(take('|', 3)).toEqual(['x\n\n y', 6]);
  expect(take('"d', 7)).toEqual(['"d', 7]);
});
