// A workflow that has not ended has moved lately.
import type { Rule } from '../model/rule.ts';
import { counted } from '../text/counted.ts';

/** Milliseconds. */
const DAY = 86_400_000;

export const progressRecent: Rule = {
  id: 'progress-recent',
  summary: 'The workflow moved within the stale time',
  severity: 'note',
  consequence: 'note',
  reason: null,
  check({ liveness, activity, settings }) {
    if ((liveness !== 'stale' && liveness !== 'abandoned') || activity.at === null) return [];
    const days = Math.floor((settings.now - activity.at) / DAY);
    const age = liveness === 'stale' ? settings.staleAfter : settings.abandonedAfter;
    const limit = counted(Math.round(age / DAY), 'day');
    const message =
      `the last sign of progress is ${counted(days, 'day')} old, ${liveness} after ${limit}. ` +
      'Resume it, or start fresh.';
    const evidence = { last_activity: new Date(activity.at).toISOString(), from: activity.from, days };
    return [{ message, evidence, severity: liveness === 'abandoned' ? 'warning' : 'note' }];
  },
};
