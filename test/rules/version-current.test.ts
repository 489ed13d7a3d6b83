// Pass and fail lists of version-current.
import { versionCurrent } from '../../src/rules/version-current.ts';
import { subjectOf } from '../state.ts';
import { walk } from './cases.ts';

const version = (written: number | null) => ({ written, rank: 0, assumed: written === null, line: 2 });

walk(
  versionCurrent,
  [
    { name: 'the newest version', subject: subjectOf({ version: version(6), newest: 6 }) },
    { name: 'a format without versions', subject: subjectOf() },
  ],
  [
    {
      name: 'an older version',
      subject: subjectOf({ version: version(3), newest: 6, outdated: true }),
      says: [['schema version 3', 'newest is 6']],
    },
    {
      name: 'S19 no version at all',
      subject: subjectOf({ version: version(null), newest: 6, outdated: true }),
      says: [['no schema version']],
    },
  ],
);
