// Pass and fail lists of state-known.
import { stateKnown } from '../../src/rules/state-known.ts';
import { subjectOf } from '../state.ts';
import { walk } from './cases.ts';

walk(
  stateKnown,
  [
    { name: 'a state that could be read', subject: subjectOf() },
    {
      name: "another rule's fault",
      subject: subjectOf({ state: null, fault: { rule: 'state-safe', message: 'other', line: null } }),
    },
  ],
  [
    {
      name: 'S18 a scalar where a state was',
      subject: subjectOf({
        state: null,
        fault: { rule: 'state-known', message: 'found "null" on line 3', line: 3 },
      }),
      says: [['found "null" on line 3']],
    },
  ],
);
