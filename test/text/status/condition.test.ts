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
    'contingent on CI',
    'depending on legal review',
    'dependent on QA',
    'given that CI is green',
    'in case legal agrees',
    'so long as CI is green',
    'whenever CI is green',
    'on the proviso that CI is green',
    'conditional upon review',
    'with conditions listed below',
    'with the following conditions: add an audit log',
    'only if tests pass',
    'only once CI is green',
    'sobald CI grün ist',
    'wenn die Tests laufen',
    'falls CI grün ist',
    'unter Vorbehalt',
    'unter der Bedingung, dass es läuft',
    'si les tests passent',
    'sous réserve de relecture',
    'à condition que cela passe',
    'siempre que pasen las pruebas',
    'se i test passano',
    'mits de tests slagen',
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
  'conditions: none',
  'conditions met',
  'with conditions, all met 2026-11-02',
  'when 2026-04-17',
  'when: Nov 1, 2026',
  'when Monday',
  'once',
  'once a day',
  'once by Ann, once by Bob',
  'once for web, once for mobile',
  'as soon as found',
  'as soon as it was ready',
  'as long as planned',
  'if/else of requirement 3',
  'if statements and loops',
  'if needed',
  'if any',
  'when the tests passed',
  'when a user logs out, the session ends',
  'once the fix landed',
  'once reviewers signed',
  'provided in the review call',
  'provided docs read',
  'providing CSV and JSON exports',
  'assuming UTC',
  'conditional: paid plans',
  'falls back to the cache',
  'subject to none',
])('nothing hangs on anything in "%s"', (remark) => {
  for (const extent of EXTENTS) expect(isTakenBack(`done — ${remark}`, extent)).toBe(false);
});

test.each([
  'by Ann. If questions arise, ask her',
  'by Ann, see if it runs',
  'when the last draft was reviewed',
  'conditions of round 1 met',
  'unconditionally',
  'with no conditions attached',
])('an approval "%s" names no condition', (remark) => {
  expect(namesCondition(remark)).toBe(false);
});

test('what a step made may depend on something', () => {
  expect(isTakenBack('done, depending on locale', 'step')).toBe(false);
  expect(isTakenBack('done — if the cart is gone, a mail is sent', 'step')).toBe(false);
  expect(isTakenBack('done: if the cart is gone, a mail is sent', 'run')).toBe(false);
  expect(isTakenBack('approved, depending on locale', 'approval')).toBe(true);
});

test('beside an answer they are the answer', () => {
  expect(isTakenBack('answered (if idle 15m, else 1h)', 'approval', false)).toBe(false);
  expect(isTakenBack('resolved — when idle is done', 'step', false)).toBe(false);
  expect(isTakenBack('answered, pending Ann', 'approval', false)).toBe(true);
});

test('a sentence after the end is another matter, and one that failed is over', () => {
  expect(isTakenBack('done. When it goes on, read the notes.', 'step')).toBe(false);
  expect(isTakenBack('FAILED (when it was deployed)')).toBe(false);
  expect(takesBack(' if it must be', 'run', { gaveUp: true })).toBe(false);
});
