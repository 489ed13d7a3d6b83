// An ending is believed only where its own sentence leaves nothing open.
import { describe, expect, it } from 'vitest';
import { behindWord, isTakenBack, withoutCheck } from '../../src/text/qualified-status.ts';

describe('isTakenBack', () => {
  it.each([
    'completed, but plan pending',
    'COMPLETE, reverted to IN_PROGRESS',
    'COMPLETE (spec stage only; architect next)',
    '**COMPLETE** — except security',
    'FAILED (retrying)',
    'done — superseded by run 2',
    'completed (phase 1 of 3)',
    'completed (1/3)',
    'completed, isn’t reviewed',
    'CANCELLED — not yet confirmed',
    'COMPLETE (in-progress again)',
  ])('T12 %s is taken back', (value) => expect(isTakenBack(value)).toBe(true));

  it.each([
    'completed',
    '`COMPLETE`',
    'COMPLETE — merged by Dana',
    'completed (10 of 10 iterations)',
    'completed, no open questions',
    'completed — 2026/01/02',
    'COMPLETE, see notes',
    'not started',
    'completed (0 of 12 failed)',
    'PASS (coverage 87%)',
    'completed, 100%',
    'completed (iteration 3 of 10)',
    'COMPLETE ✅ — merged by Dana',
    'completed — nothing pending, blocked or left',
    'COMPLETE (not applicable)',
    'FAILED (missing credentials)',
    'completed, supersedes run 1',
  ])('%s stands', (value) => expect(isTakenBack(value)).toBe(false));

  it.each([
    'complete, 80%',
    'completed (about 80% done)',
    'COMPLETE (2 of 5 tests green)',
    'completed - pending review',
    'completed, but RTM open',
    'completed (partial)',
    'COMPLETE (needs review)',
    'COMPLETE ✅ (2 of 5)',
    '✅ COMPLETE, no longer valid',
    'APPROVED, withdrawn',
    'COMPLETE — waiting for PM',
  ])('A %s is taken back, of a run and of a step', (value) => {
    expect([isTakenBack(value), isTakenBack(value, 'step')]).toEqual([true, true]);
  });

  it('a step is done where it names the next one, and its own place', () => {
    for (const value of ['completed, next: tasks', 'completed (stage 3 of 7)'])
      expect([isTakenBack(value), isTakenBack(value, 'step')]).toEqual([true, false]);
  });

  it.each([
    ['APPROVED — not yet approved', true],
    ['APPROVED — pending Ann', true],
    ['APPROVED — no', true],
    ['APPROVED — to be confirmed', true],
    ['APPROVED — rejected', true],
    ['APPROVED — no objections', false],
    ['APPROVED — N/A, not needed', false],
    ['APPROVED — 2 of 5 tests failed, go on all the same', false],
    ['APPROVED — 2026-03-11 by Dana, see the remaining remarks', false],
  ])('an approval is taken back by what speaks of it alone: %s: %s', (value, expected) => {
    expect(isTakenBack(value, 'approval')).toBe(expected);
  });
});

it.each([
  ['✅ COMPLETE', 'COMPLETE'],
  ['completed ✅', 'completed'],
  ['**✔️ Done** ✅ (R2)', 'Done (R2)'],
  ['✅ PENDING', '✅ PENDING'],
  ['✅', '✅'],
  ['❌ COMPLETE', '❌ COMPLETE'],
])('withoutCheck: %s', (value, expected) => {
  expect(withoutCheck(value)).toBe(expected);
});

it('behindWord gives the prose alone', () => {
  expect(behindWord('**COMPLETE**, see notes')).toBe(', see notes');
  expect(behindWord('COMPLETE')).toBe('');
});
