// The Action's inputs: defaults, what they mean, and what is refused with input, value and expectation.
import { describe, expect, it } from 'vitest';
import { INPUTS, readInputs } from '../../src/action/inputs.ts';
import { UserError } from '../../src/model/errors.ts';

const DAY = 86_400_000;
const read = (inputs: Record<string, string>) => readInputs((name) => inputs[name] ?? '', 1_000);

describe('inputs', () => {
  it('mean their defaults where nothing is set', () => {
    const expected = {
      failOn: 'invalid',
      settings: { now: 1_000, staleAfter: 7 * DAY, abandonedAfter: 30 * DAY },
    };
    expect(read({})).toEqual(expected);
    expect(read(INPUTS)).toEqual(expected);
    expect(read({ mode: '  ', 'stale-after': '\n' })).toEqual(expected);
  });

  it('are taken as they are set, blanks around them aside', () => {
    const inputs = { mode: ' check ', 'fail-on': 'stale', 'stale-after': '36h', 'abandoned-after': '2w' };
    expect(read(inputs)).toEqual({
      failOn: 'stale',
      settings: { now: 1_000, staleAfter: 1.5 * DAY, abandonedAfter: 14 * DAY },
    });
  });

  it('of who only says when things are stale do not contradict a default', () => {
    expect(read({ 'stale-after': '60d' }).settings).toMatchObject({
      staleAfter: 60 * DAY,
      abandonedAfter: 60 * DAY,
    });
  });

  it.each([
    [
      { mode: 'sweep' },
      'Input "mode": found "sweep", expected "auto" or "check": this version has no other mode.',
    ],
    [
      { mode: 'Check' },
      'Input "mode": found "Check", expected "auto" or "check": this version has no other mode.',
    ],
    [{ 'fail-on': 'all' }, 'Input "fail-on": found "all", expected "none", "stale" or "invalid".'],
    [
      { 'stale-after': '7 days' },
      'Input "stale-after": found "7 days", expected a time above zero such as 90m, 36h, 7d or 2w.',
    ],
    [
      { 'abandoned-after': '0d' },
      'Input "abandoned-after": found "0d", expected a time above zero such as 90m, 36h, 7d or 2w.',
    ],
    [
      { 'stale-after': '9d', 'abandoned-after': '2d' },
      'Input "abandoned-after": found "2d", expected no less than stale-after, which is 9d.',
    ],
  ])('%j is refused', (inputs, message) => {
    expect(() => read(inputs)).toThrow(new UserError(message));
  });
});
