// Values behind options: what they mean, what is refused, and what was probably meant.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { didYouMean, orList, readDuration, readNow } from '../../src/cli/values.ts';
import { clock } from '../clock.ts';

test.each([
  ['7d', 604_800_000],
  [' 36 H ', 129_600_000],
  ['90m', 5_400_000],
  ['2w', 1_209_600_000],
  ['1.5d', 129_600_000],
])('%j lasts %i ms', (written, ms) => {
  expect(readDuration('stale-after', written)).toBe(ms);
});

test.each(['', '0d', '-1d', '7', 'd', '7 days', '1e3d', 'Infinityd', '999999999w', '7d7d'])(
  '%j is no duration',
  (written) => {
    expect(() => readDuration('stale-after', written)).toThrow(
      `--stale-after: found ${JSON.stringify(written)}, expected a time above zero`,
    );
  },
);

test.each([
  ['2026-11-27T00:00:00Z', '2026-11-27T00:00:00.000Z'],
  ['2026-11-27T00:00:00.250Z', '2026-11-27T00:00:00.250Z'],
  ['2026-11-27T02:30+02:30', '2026-11-27T00:00:00.000Z'],
  ['2026-11-27', '2026-11-27T00:00:00.000Z'],
])('T03 %s is %s', (written, iso) => {
  expect(new Date(readNow(written)).toISOString()).toBe(iso);
});

test.each([
  '',
  'now',
  '27/11/2026',
  '2026-11-27T00:00:00',
  '2026-11-27 00:00Z',
  '2026-13-01',
  '2026-02-29',
  '1764201600000',
  '2026-11-27T00:00:00Z and more',
])('T03 %j is no time', (written) => {
  expect(() => readNow(written)).toThrow(`--now: found ${JSON.stringify(written)}, expected a time such as`);
});

describe('what was meant', () => {
  const KNOWN = ['text', 'json', 'markdown', 'sarif'];

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

  test('is never more than three words, and takes no time over a word without end', () => {
    expect(didYouMean('aab', ['aaa', 'aac', 'aad', 'aae'])).toBe(' Did you mean aaa, aac or aad?');
    const took = clock();
    expect(didYouMean('x'.repeat(100_000), KNOWN)).toBe('');
    expect(took()).toBeLessThan(200);
  });

  test('law: a word that is known is always meant', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1, maxLength: 20 }), { minLength: 1, maxLength: 3 }),
        (words) => {
          for (const word of words) expect(didYouMean(word, words)).toContain(word);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a or b'],
  [['a', 'b', 'c'], 'a, b or c'],
])('%j in words: %j', (words, said) => {
  expect(orList(words)).toBe(said);
});
