// Pass and fail lists of state-readable.
import { stateReadable } from '../../src/rules/state-readable.ts';
import { subjectOf } from '../state.ts';
import { walk } from './cases.ts';

walk(
  stateReadable,
  [
    { name: 'a state that could be read', subject: subjectOf() },
    {
      name: "another rule's fault",
      subject: subjectOf({ state: null, fault: { rule: 'state-safe', message: 'other', line: null } }),
    },
  ],
  [
    {
      name: 'S01 S02 S06 an empty, torn or garbled file',
      subject: subjectOf({
        state: null,
        fault: { rule: 'state-readable', message: 'found an empty file', line: 3 },
      }),
      says: [['found an empty file']],
    },
  ],
);
