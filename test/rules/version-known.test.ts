// Pass and fail lists of version-known.
import { versionKnown } from '../../src/rules/version-known.ts';
import { subjectOf } from '../state.ts';
import { walk } from './cases.ts';

walk(
  versionKnown,
  [
    { name: 'a state that could be read', subject: subjectOf() },
    {
      name: "another rule's fault",
      subject: subjectOf({ state: null, fault: { rule: 'state-safe', message: 'other', line: null } }),
    },
  ],
  [
    {
      name: 'S20 a version newer than ours',
      subject: subjectOf({
        state: null,
        fault: { rule: 'version-known', message: 'found schema version 7', line: 3 },
      }),
      says: [['found schema version 7']],
    },
  ],
);
