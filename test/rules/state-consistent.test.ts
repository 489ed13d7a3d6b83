// Pass and fail lists of state-consistent.
import { stateConsistent } from '../../src/rules/state-consistent.ts';
import { stateOf, subjectOf } from '../state.ts';
import { walk } from './cases.ts';

walk(
  stateConsistent,
  [
    { name: 'nothing contradicts', subject: subjectOf() },
    { name: 'a state that could not be read', subject: subjectOf({ state: null }) },
  ],
  [
    {
      name: 'S11 S14 two places that disagree',
      subject: subjectOf({
        state: stateOf({
          contradictions: [
            { message: 'status is COMPLETE on line 9, the job runs on line 30', line: 9, evidence: {} },
          ],
        }),
      }),
      says: [['line 9', 'line 30']],
    },
  ],
);
