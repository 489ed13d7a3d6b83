// One of a thing is never called several.
import { expect, test } from 'vitest';
import { counted, firstOf, lineNumbers } from '../../src/text/plural.ts';

test.each([
  [0, '0 files'],
  [1, '1 file'],
  [2, '2 files'],
])('%i', (count, words) => {
  expect(counted(count, 'file')).toBe(words);
});

test('a word that takes no s', () => {
  expect([counted(1, 'branch', 'branches'), counted(3, 'branch', 'branches')]).toEqual([
    '1 branch',
    '3 branches',
  ]);
});

test('the first of several names', () => {
  expect([firstOf(['a', 'b']), firstOf(['a', 'b', 'c'], 2), firstOf('abcdef'.split(''))]).toEqual([
    'a, b',
    'a, b, …',
    'a, b, c, d, e, …',
  ]);
});

test('lines by their numbers, and no more of them than one reads', () => {
  expect(lineNumbers([12])).toBe('line 12');
  expect(lineNumbers([3, 12])).toBe('lines 3, 12');
  expect(lineNumbers([1, 2, 3], 2)).toBe('lines 1, 2, …');
});
