// Pass and fail lists of timestamp-sane.
import { timestampSane } from '../../src/rules/timestamp-sane.ts';
import { DAY, NOW, stateOf, subjectOf } from '../state.ts';
import { walk } from './cases.ts';

const subject = (found: string, at: number | null, problem: 'unparsable' | 'ambiguous' | 'zone' | null) =>
  subjectOf({
    state: stateOf({
      timestamps: [{ field: 'last_updated_at', found, line: 8, at, problem, activity: true }],
    }),
  });

walk(
  timestampSane,
  [
    { name: 'a past time', subject: subject('2026-08-31T00:00:00Z', NOW - DAY, null) },
    { name: 'this very moment', subject: subject('2026-09-01T00:00:00Z', NOW, null) },
    { name: 'no time at all', subject: subjectOf() },
  ],
  [
    { name: 'T02 the future', subject: subject('2027-01-01', NOW + DAY, null), says: [['in the future']] },
    { name: 'T03 nonsense', subject: subject('yesterday', null, 'unparsable'), says: [['"yesterday"']] },
    {
      name: 'T03 day or month',
      subject: subject('02/03/2026', null, 'ambiguous'),
      says: [['cannot be told apart']],
    },
    {
      name: 'T03 a zone by letters',
      subject: subject('2026-11-29 10:00 CET', null, 'zone'),
      says: [['its zone names no offset for certain: write Z or +01:00']],
    },
  ],
);
