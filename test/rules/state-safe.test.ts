// Pass and fail lists of state-safe.
import { stateSafe } from '../../src/rules/state-safe.ts';
import { subjectOf } from '../state.ts';
import { walk } from './cases.ts';

walk(
  stateSafe,
  [
    { name: 'a state that could be read', subject: subjectOf() },
    {
      name: "another rule's fault",
      subject: subjectOf({ state: null, fault: { rule: 'state-readable', message: 'other', line: null } }),
    },
  ],
  [
    {
      name: 'H10 X05 a link or front matter that could run',
      subject: subjectOf({
        state: null,
        fault: { rule: 'state-safe', message: 'found a symbolic link', line: 3 },
      }),
      says: [['found a symbolic link']],
    },
  ],
);
