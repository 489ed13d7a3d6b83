// An ending is believed only where its own sentence leaves nothing open.
import { describe, expect, it } from 'vitest';
import { behindWord, isTakenBack } from '../../src/text/qualified-status.ts';

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
  ])('%s stands', (value) => expect(isTakenBack(value)).toBe(false));
});

it('behindWord gives the prose alone', () => {
  expect(behindWord('**COMPLETE**, see notes')).toBe(', see notes');
  expect(behindWord('COMPLETE')).toBe('');
});
