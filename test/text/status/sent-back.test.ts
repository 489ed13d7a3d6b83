// Work that was sent back or put off is not approved; where that is over, or said of something else, it is.
import { describe, expect, test } from 'vitest';
import { isTakenBack, takesBack } from '../../../src/text/qualified-status.ts';

/** As people set words off from what is approved. */
const set = (words: string) => [` — ${words}`, `: ${words}`, ` (${words})`];

describe('an approval is taken back', () => {
  test.each([
    '❌ Ann',
    '👎',
    '⏳ Ann',
    'changes requested by Ann',
    'some changes requested',
    'Ann requested changes',
    'Ann requests changes',
    'Ann asked for more changes',
    'needs changes (Ann)',
    'changes needed',
    'requires another round',
    'sent back by Ann',
    'Ann — sent back',
    'approved by Ann, sent back by legal',
    'pushed back to the architect',
    'returned for rework by Ann',
    'returned by Ann',
    'on hold',
    'Ann: on hold',
    'put on hold by Ann',
    '2026-11-02 on hold',
    'on hold until approved by legal',
    'blocked by legal',
    'is blocked',
    'approval blocked by legal',
    'turned down by Ann',
    'held back by Ann',
    'Ann said no',
    'Ann says no',
    'Ann voted against it',
    'Ann objects to it',
    'deferred to next week',
    'deferred',
    'deferred to v2',
    'postponed until 2026-12-01',
    'parked',
    'vertagt',
    'bloqueado por Ana',
  ])('%s', (words) => {
    expect(set(words).map((one) => takesBack(one, 'approval'))).toEqual([true, true, true]);
  });
});

describe('an approval stands', () => {
  test.each([
    'approved by Ann; no changes needed',
    'changes requested in round 1 are in',
    'nothing blocked',
    'waived',
    'Ann, deferred items are in the backlog',
    'approved, deferred to v2: export',
    'approved by Ann, retry deferred to v2',
    'approved by Ann (blocked users are listed)',
    'approved; changes requested by Ann were made',
    'changes requested by Ann; they are in',
    'approved after changes requested by Bob',
    'changes requested: none',
    'no changes requested',
    'Ann asked for no changes',
    'Ann said no changes needed',
    'approved by Ann, needs minor edits',
    'approved by Ann, needs changes in tests',
    'sent back once, now approved',
    'blocked by legal, cleared on 2026-11-03',
    'blocked by #12, resolved',
    'blocked: no',
    'on hold: no',
    'no longer on hold',
    'not blocked',
    'approved, export is on hold',
    'approved; item 3 on hold',
    'nobody said no',
    'Ann first said no, then yes',
    'Ann, returned from leave',
    'Ann (paused jobs included)',
    'held in review call',
    'sent back: 0 times',
  ])('%s', (words) => {
    expect(set(words).map((one) => takesBack(one, 'approval'))).toEqual([false, false, false]);
  });
});

test.each(['sent back by Ann', 'returned for rework', 'changes requested by Ann'])(
  'a step and a run are not over either: done, %s',
  (words) => {
    const all = (['step', 'run', 'answer'] as const).map((extent) => isTakenBack(`done, ${words}`, extent));
    expect(all).toEqual([true, true, true]);
  },
);

test.each([
  'done, orders sent back by customers are refunded',
  'done (deferred to v2: export)',
  'done, list returned by the API',
  'done — paused jobs are shown',
])('what a step made is told in such words: %s', (words) => {
  expect(isTakenBack(words, 'step')).toBe(false);
});

test('what was answered is not taken back by what it puts off', () => {
  expect(isTakenBack('answered (deferred to v2)', 'answer')).toBe(false);
  expect(isTakenBack('answered, pending Ann', 'answer')).toBe(true);
});
