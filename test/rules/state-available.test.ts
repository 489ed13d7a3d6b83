// Pass and fail lists of state-available.
import { stateAvailable } from '../../src/rules/state-available.ts';
import { subjectOf } from '../state.ts';
import { walk } from './cases.ts';

walk(
  stateAvailable,
  [
    { name: 'a state that could be read', subject: subjectOf() },
    {
      name: "another rule's fault",
      subject: subjectOf({ state: null, fault: { rule: 'state-safe', message: 'other', line: null } }),
    },
  ],
  [
    {
      name: 'S26 S27 a pointer stands for the content',
      subject: subjectOf({
        state: null,
        fault: { rule: 'state-available', message: 'found a Git LFS pointer', line: 3 },
      }),
      says: [['found a Git LFS pointer']],
    },
  ],
);
