// A time in a state file is one moment, and not in the future.
import type { Rule } from '../model/rule.ts';

export const timestampSane: Rule = {
  id: 'timestamp-sane',
  summary: 'Times can be read and are not in the future',
  severity: 'note',
  consequence: 'note',
  reason: null,
  check({ state, settings }) {
    return (state?.timestamps ?? []).flatMap(({ field, found, line, at, problem }) => {
      const future = at !== null && at > settings.now;
      if (problem === null && !future) return [];
      const why =
        problem === 'ambiguous' ? 'day and month cannot be told apart' : (problem ?? 'it lies in the future');
      const message =
        `${field}: found ${JSON.stringify(found)} (${why}), ` +
        'expected a past time such as 2026-03-11T08:12:00Z.';
      return [{ message, line, evidence: { field, found, problem: problem ?? 'future' } }];
    });
  },
};
