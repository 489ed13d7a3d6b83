// A time in a state file is one moment, and not in the future.
import type { Rule } from '../model/rule.ts';

/** In words. CST is Chicago's and Shanghai's: a zone by letters names no offset for certain. */
const WHY = {
  unparsable: 'unparsable',
  ambiguous: 'day and month cannot be told apart',
  zone: 'its zone names no offset for certain: write Z or +01:00 in its place',
} as const;

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
      const why = problem === null ? 'it lies in the future' : WHY[problem];
      const message =
        `${field}: found ${JSON.stringify(found)} (${why}), ` +
        'expected a past time such as 2026-03-11T08:12:00Z.';
      return [{ message, line, evidence: { field, found, problem: problem ?? 'future' } }];
    });
  },
};
