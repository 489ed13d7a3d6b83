// Pass and fail lists of progress-recent.
import { expect, it } from 'vitest';
import { progressRecent } from '../../src/rules/progress-recent.ts';
import { DAY, NOW, subjectOf } from '../state.ts';
import { walk } from './cases.ts';

const subject = (days: number, liveness: 'recent' | 'stale' | 'abandoned' | 'ended' | 'unknown') =>
  subjectOf({ activity: { at: NOW - days * DAY, from: 'commit' }, liveness });

walk(
  progressRecent,
  [
    { name: 'recent', subject: subject(1, 'recent') },
    { name: 'ended long ago', subject: subject(400, 'ended') },
    {
      name: 'T01 an unknown age is not old',
      subject: subjectOf({ activity: { at: null, from: 'unknown' }, liveness: 'unknown' }),
    },
  ],
  [
    { name: 'stale', subject: subject(12, 'stale'), says: [['12 days old', 'stale after 7 days']] },
    {
      name: 'abandoned',
      subject: subject(45, 'abandoned'),
      says: [['45 days old', 'abandoned after 30 days']],
    },
  ],
);

it('weighs abandoned more than stale', () => {
  expect(progressRecent.check(subject(12, 'stale'))[0]?.severity).toBe('note');
  expect(progressRecent.check(subject(45, 'abandoned'))[0]?.severity).toBe('warning');
});

it('speaks of hours and minutes where days would say nothing', () => {
  const base = subject(0.375, 'stale');
  const settings = { ...base.settings, staleAfter: DAY / 4 };
  expect(progressRecent.check({ ...base, settings })[0]?.message).toContain(
    'is 9 hours old, stale after 6 hours.',
  );
});
