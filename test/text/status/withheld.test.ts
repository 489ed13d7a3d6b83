// Remarks to an approval that say that it is yet to come or holds no more, and such as do not.
import { describe, expect, test } from 'vitest';
import { takesBack } from '../../../src/text/qualified-status.ts';
import { isWithheld, ofTheMatter } from '../../../src/text/status/withheld.ts';
import { GIVEN, HOLDS, NOT_GIVEN, STILL_GIVEN, WITHHELD } from './remarks.ts';

test.each(NOT_GIVEN)('%j is no approval', (remark) => {
  expect(takesBack(remark, 'approval')).toBe(true);
  expect(takesBack(` — ${remark}.`, 'approval')).toBe(true);
  expect(takesBack(` (**${remark}**)`, 'approval')).toBe(true);
});

test.each([...STILL_GIVEN, ...GIVEN, ...HOLDS])('%j is one', (remark) => {
  expect(takesBack(remark, 'approval')).toBe(false);
  expect(isWithheld(ofTheMatter(remark))).toBe(false);
});

test('what is said of others beside a yes stays what it is', () => {
  for (const remark of WITHHELD) expect(takesBack(remark, 'approval')).toBe(true);
});

describe('what an approval is recorded with', () => {
  const stamped = (words: string) => takesBack(` (${words}) — 2026-07-01T12:30:05Z by Dana`, 'approval');

  test.each([
    'in review',
    'pending Ann',
    'awaiting approval',
    'no approval yet',
    'undecided',
    'needs approval',
  ])('settles what was to come before it: %s', (words) => expect(stamped(words)).toBe(false));

  test.each(['rejected by Ann', 'expired', 'ticked by mistake', 'Ann objects', 'sent back by Ann'])(
    'leaves what says no: %s',
    (words) => expect(stamped(words)).toBe(true),
  );
});

describe('the matter itself', () => {
  test.each([
    ['rejected in round 1; approved in round 2', 'approved in round 2'],
    ['approved; the alternative was declined', 'approved'],
    ['approved by Ann; invalid input is rejected, and logged', 'approved by Ann and logged'],
    ['approved; TODO list moved to tasks', 'approved'],
  ])('%j: %j', (remark, left) => {
    expect(ofTheMatter(remark).replace(/[;,]/g, '').replace(/ +/g, ' ').trim()).toBe(left);
  });

  test.each([
    'rejected by Ann; approved by Bob',
    'approved in round 1; rejected in round 2',
    'the alternative was declined',
    'approved; Ann was rejected',
    'approved; it was rejected',
    'approved, except that the queue is blocked',
    'nothing',
    '',
  ])('%j is left as it is', (remark) => {
    expect(ofTheMatter(remark)).toBe(remark);
  });
});
