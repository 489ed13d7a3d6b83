// Pass and fail lists of state-unique.
import { stateUnique } from '../../src/rules/state-unique.ts';
import { subjectOf } from '../state.ts';
import { walk } from './cases.ts';

const site = (rivals: readonly string[]) =>
  subjectOf({
    site: { format: 'toy', path: 'specs/1/pipeline-state.md', files: [], rivals, feature: '1' },
  });

walk(
  stateUnique,
  [{ name: 'one state file', subject: site([]) }],
  [
    {
      name: 'S22 two state files for one workflow: both are listed',
      subject: site(['specs/1/.pipeline-state.md']),
      says: [['specs/1/pipeline-state.md', 'specs/1/.pipeline-state.md', '2 state files']],
    },
  ],
);
