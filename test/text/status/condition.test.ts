// What an end or an approval hangs on is told from what was made, and from words that only look like it.
import { describe, expect, test } from 'vitest';
import { isTakenBack, takesBack } from '../../../src/text/qualified-status.ts';
import { namesCondition } from '../../../src/text/status/condition.ts';

const EXTENTS = ['approval', 'step', 'run'] as const;

describe('what hangs on something is taken back', () => {
  test.each([
    'if tests pass',
    'once CI is green',
    'when the tests pass',
    'as soon as CI is green',
    'as long as nothing is pending',
    'provided the tests pass',
    'assuming that it is approved again',
    'subject to review',
    'on condition that tests pass',
    'with conditions',
    'conditionally',
  ])('%s', (remark) => {
    for (const sign of [' ', ', ', ' — ', ' (']) {
      for (const extent of EXTENTS) expect(isTakenBack(`done${sign}${remark}`, extent)).toBe(true);
    }
    expect(namesCondition(`by Ann, ${remark}`)).toBe(true);
  });

  test('of an approval, too', () => {
    expect(isTakenBack('approved if tests pass', 'approval')).toBe(true);
    expect(isTakenBack('done if tests pass', 'step')).toBe(true);
  });
});

test.each([
  'no conditions',
  'without conditions',
  'by Ann, no condition',
  'once more',
  'provided by Ann',
  'when: 2026-03-01',
  'conditional rendering',
  'race condition fixed',
  'iframes',
  'orders are kept when the payment is late',
  'cards are charged once they are confirmed',
])('nothing hangs on anything in "%s"', (remark) => {
  for (const extent of EXTENTS) expect(isTakenBack(`done — ${remark}`, extent)).toBe(false);
});

test('a sentence after the end is another matter, and one that failed is over', () => {
  expect(isTakenBack('done. When it goes on, read the notes.', 'step')).toBe(false);
  expect(isTakenBack('FAILED (when it was deployed)')).toBe(false);
  expect(takesBack(' if it must be', 'run', true)).toBe(false);
});
