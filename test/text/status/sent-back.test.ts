// Only a remark that begins with a refusal, and says yes nowhere, takes an approval back.
import { describe, expect, test } from 'vitest';
import { isTakenBack } from '../../../src/text/qualified-status.ts';
import { isSentBack } from '../../../src/text/status/sent-back.ts';
import { GIVEN } from './remarks.ts';

/** As people set words off from what is approved. */
const set = (words: string) => [` — ${words}`, `: ${words}`, ` (${words})`];

describe('an approval is taken back', () => {
  test.each([
    '❌ Ann',
    '👎',
    '⏳ Ann',
    'changes requested by Ann',
    'Changes requested: the intro is thin',
    'some changes requested',
    'needs changes (Ann)',
    'changes needed',
    'sent back by Ann',
    '**sent back** by Ann',
    '2026-11-02 Ann: sent back, see #4',
    'returned for rework by Ann',
    'on hold',
    'Ann: on hold',
    'put on hold by Ann',
    '2026-11-02 on hold',
    'blocked by legal',
    'is blocked',
    'Ann said no',
    '2026-11-02 Ann says no',
    'deferred to next week',
    'deferred',
    'deferred to v2',
    'postponed until 2026-12-01',
    'vertagt',
    'zurückgegeben',
  ])('%s', (words) => {
    expect(set(words).map(isSentBack)).toEqual([true, true, true]);
    expect(isTakenBack(`approved — ${words}`, 'approval')).toBe(true);
  });
});

describe('an approval stands', () => {
  test.each([
    ...GIVEN,
    'Ann, deferred items are in the backlog',
    'deferred to v2: export',
    'postponed from Monday to Friday',
    'approved by Ann (blocked users are listed)',
    'changes requested by customers are stored',
    'changes requested: none',
    'changes requested (round 1)',
    'no changes requested',
    'Ann said no changes needed',
    'sent back once, now approved',
    'sent back: 0 times',
    'blocked by legal, cleared on 2026-11-03',
    'blocked by nothing',
    'blocked: no',
    'on hold: no',
    'not blocked',
    'nobody said no',
    'Ann first said no, then yes',
    'Ann, returned from leave',
  ])('%s', (words) => {
    expect(set(words).map(isSentBack)).toEqual([false, false, false]);
  });
});

test('words that say what an answer was take none back', () => {
  expect(isTakenBack('answered, deferred to v2', 'approval', false)).toBe(false);
});

test.each([
  'done (handed back to coordinator)',
  'done, handed back to the controller',
  'done (sent back by spec reviewer once, re-review clean)',
  'done, sent back once, re-review clean',
  'done, orders sent back by customers are refunded',
  'done (deferred to v2: export)',
  'done, list returned by the API',
  'done — paused jobs are shown',
])('a step and a run do not read such words at all: %s', (words) => {
  expect(isTakenBack(words, 'step')).toBe(false);
  expect(isTakenBack(words, 'run')).toBe(false);
});
