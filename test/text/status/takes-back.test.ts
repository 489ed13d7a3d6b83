// Words by which a run, or a step of it, goes on after its end; and the reasons of an end, which say nothing.
import { describe, expect, it } from 'vitest';
import { isTakenBack } from '../../../src/text/qualified-status.ts';

describe('an end with words after it', () => {
  it.each([
    'terminated, resumed',
    'terminated (resumed)',
    'terminated — resumed 2026-01-03',
    'terminated, then restarted',
    'completed, back to clarifying',
    'completed — restarted',
    'COMPLETE, sent back to programmer',
    'CANCELLED — resumed 2026-03-13',
    'CANCELLED, continued since 2026-03-13',
    'FAILED, resumed',
    'completed (wieder aufgenommen)',
    'completed — reprise',
  ])('A run of which %s is told goes on', (value) => expect(isTakenBack(value)).toBe(true));

  it.each(['completed, running again', 'done — started over', 'completed (ongoing)'])(
    'of a step too: %s',
    (value) => {
      expect([isTakenBack(value), isTakenBack(value, 'step')]).toEqual([true, true]);
    },
  );

  it.each([
    'completed (resumed twice)',
    'completed after it was resumed',
    'completed, no restarts',
    'CANCELLED, continued in 004-search',
    'terminated (stale)',
    'terminated — no progress',
    'terminated (stuck)',
    'terminated ✅',
    'FAILED — blocked',
  ])('a run of which %s is told is over', (value) => expect(isTakenBack(value)).toBe(false));
});
