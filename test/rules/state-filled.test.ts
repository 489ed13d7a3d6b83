// Pass and fail lists of state-filled.
import { stateFilled } from '../../src/rules/state-filled.ts';
import { subjectOf } from '../state.ts';
import { walk } from './cases.ts';

walk(
  stateFilled,
  [
    { name: 'a state that could be read', subject: subjectOf() },
    {
      name: "another rule's fault",
      subject: subjectOf({ state: null, fault: { rule: 'state-safe', message: 'other', line: null } }),
    },
  ],
  [
    {
      name: 'an unfilled template',
      subject: subjectOf({
        state: null,
        fault: { rule: 'state-filled', message: 'found the placeholder <run-id>', line: 3 },
      }),
      says: [['found the placeholder <run-id>']],
    },
  ],
);
