// How wide texts are on a terminal, where they break, and how ages read.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agoOf, columnsOf, padded, table, wrap } from '../../../src/report/terminal/layout.ts';
import { counted } from '../../../src/text/plural.ts';
import { runs } from '../../exhaustive.ts';

describe('width', () => {
  test.each([
    ['abc', 3],
    ['é', 1],
    ['e\u0301', 1],
    ['日本', 4],
    ['한', 2],
    ['👍', 2],
    ['→ · –', 5],
    ['', 0],
  ])('of %j is %i', (text, columns) => {
    expect(columnsOf(text)).toBe(columns);
  });

  test('pads to columns, not to letters', () => {
    expect(padded('日本', 6)).toBe('日本  ');
    expect(padded('long', 2)).toBe('long');
  });
});

describe('wrap', () => {
  const words = fc.array(fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }), { maxLength: 30 });

  test('law: keeps every word, breaks only between words, and is no wider than it may be', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 40 }), (parts, columns) => {
        const text = parts.join(' ');
        const lines = wrap(text, columns);
        const kept = text.split(' ').filter((word) => word !== '');
        expect(
          lines
            .join(' ')
            .split(' ')
            .filter((word) => word !== ''),
        ).toEqual(kept);
        for (const line of lines) expect(columnsOf(line) <= columns || !line.includes(' ')).toBe(true);
      }),
      { numRuns: runs(1000) },
    );
  });

  test('gives one line for nothing', () => {
    expect(wrap('', 10)).toEqual(['']);
  });
});

test('a table lines up, wide letters too, and ends no line with blanks', () => {
  expect(
    table([
      ['日本', 'x', 'y'],
      ['a', 'longer', ''],
    ]),
  ).toEqual(['日本  x       y', 'a     longer']);
});

test.each([
  [0, 'just now'],
  [59_000, 'just now'],
  [60_000, '1 minute ago'],
  [3_600_000, '1 hour ago'],
  [47.9 * 3_600_000, '47 hours ago'],
  [48 * 3_600_000, '2 days ago'],
  [400 * 86_400_000, '400 days ago'],
])('%i ms is %s', (age, said) => {
  expect(agoOf(age)).toBe(said);
});

test('counts in words', () => {
  expect([counted(1, 'file'), counted(0, 'file'), counted(2, 'branch', 'branches')]).toEqual([
    '1 file',
    '0 files',
    '2 branches',
  ]);
});
