// A workflow that has not ended has moved lately.
import type { Rule } from '../model/rule.ts';
import { MINUTE } from '../model/time-units.ts';
import { counted } from '../text/plural.ts';

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** In days where that is exact enough, else in hours or minutes: six hours are not 0 days. */
function spanOf(span: number): string {
  if (span >= 2 * DAY || (span >= DAY && span % DAY === 0)) return counted(Math.floor(span / DAY), 'day');
  return span >= HOUR
    ? counted(Math.floor(span / HOUR), 'hour')
    : counted(Math.floor(span / MINUTE), 'minute');
}

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
    const limit = spanOf(age);
    const message =
      `the last sign of progress is ${spanOf(settings.now - activity.at)} old, ${liveness} after ${limit}. ` +
      'Resume it, or start fresh.';
    const evidence = { last_activity: new Date(activity.at).toISOString(), from: activity.from, days };
    return [{ message, evidence, severity: liveness === 'abandoned' ? 'warning' : 'note' }];
  },
};
