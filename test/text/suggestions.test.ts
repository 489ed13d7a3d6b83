// The word that was probably meant.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { didYouMean, distance, orList } from '../../src/text/suggestions.ts';
import { leastTime } from '../clock.ts';
import { runs } from '../exhaustive.ts';

const KNOWN = ['text', 'json', 'markdown', 'sarif'];

describe('what was meant', () => {
  test.each([
    ['jsno', ' Did you mean json?'],
    ['TEXT', ' Did you mean text?'],
    ['markdwon', ' Did you mean markdown?'],
    ['serif', ' Did you mean sarif?'],
    ['xml', ''],
    ['', ''],
  ])('by %j:%s', (word, said) => {
    expect(didYouMean(word, KNOWN)).toBe(said);
  });

  test('X06 is never more than three words, and takes no time over a word without end', () => {
    expect(didYouMean('aab', ['aaa', 'aac', 'aad', 'aae'])).toBe(' Did you mean aaa, aac or aad?');
    const long = 'x'.repeat(100_000);
    expect(didYouMean(long, KNOWN)).toBe('');
    expect(leastTime(200, () => didYouMean(long, KNOWN))).toBeLessThan(200);
  });

  test('law: a word that is known is always meant', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1, maxLength: 20 }), { minLength: 1, maxLength: 3 }),
        (words) => {
          for (const word of words) expect(didYouMean(word, words)).toContain(word);
        },
      ),
      { numRuns: runs(1000) },
    );
  });
});

test('distance is symmetric, and 0 for the same word alone', () => {
  const word = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(distance(a, b)).toBe(distance(b, a));
      expect(distance(a, b) === 0).toBe(a === b);
      expect(distance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
    { numRuns: runs(1000) },
  );
  expect(distance('kitten', 'sitting')).toBe(3);
});

test('orList reads as people write', () => {
  expect([orList([]), orList(['a']), orList(['a', 'b']), orList(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a or b',
    'a, b or c',
  ]);
});
