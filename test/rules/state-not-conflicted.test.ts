// Pass and fail lists of state-not-conflicted.
import { stateNotConflicted } from '../../src/rules/state-not-conflicted.ts';
import { subjectOf } from '../state.ts';
import { walk } from './cases.ts';

walk(
  stateNotConflicted,
  [
    { name: 'a state that could be read', subject: subjectOf() },
    {
      name: "another rule's fault",
      subject: subjectOf({ state: null, fault: { rule: 'state-safe', message: 'other', line: null } }),
    },
  ],
  [
    {
      name: 'S03 conflict markers',
      subject: subjectOf({
        state: null,
        fault: { rule: 'state-not-conflicted', message: 'found conflict markers on lines 3, 5, 7', line: 3 },
      }),
      says: [['found conflict markers on lines 3, 5, 7']],
    },
  ],
);
