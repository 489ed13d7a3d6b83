// The order of numbers in parts.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byNumber, plainNumber } from '../../src/formkit/part-numbers.ts';

test('part by part, as numbers; with a letter after the number alone', () => {
  const sorted = ['2', '2.1', '2.1.3', '2.10', '2A', '9', '10', '10.2', '12A'];
  expect(sorted.toReversed().sort(byNumber)).toEqual(sorted);
  expect(byNumber('02', '2')).toBe(0);
});

test('LAW it is the order that a collator for numbers has', () => {
  const collator = new Intl.Collator('en', { numeric: true });
  const part = fc.stringMatching(/^\d{1,4}[A-Z]?$/);
  const number = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => plainNumber(parts.join('.')));
  const law = fc.property(number, number, (one, other) => {
    expect(Math.sign(byNumber(one, other))).toBe(Math.sign(collator.compare(one, other)));
  });
  fc.assert(law, { numRuns: 2_000 });
});
