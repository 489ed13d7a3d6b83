// Pass and fail lists of artifact-path-safe.
import { artifactPathSafe } from '../../src/rules/artifact-path-safe.ts';
import { snapshotOf } from '../snapshot.ts';
import { artifactOf, stateOf, stepOf, subjectOf } from '../state.ts';
import { walk } from './cases.ts';

const files = snapshotOf({ 'f/adr.md': '# ADR\n', 'f/link.md': { mode: '120000', content: '/etc/passwd' } });
const subject = (path: string | null, unsafe: string | null) =>
  subjectOf({ state: stateOf({ steps: [stepOf('architect', [artifactOf(path, { unsafe })])] }) }, files);

walk(
  artifactPathSafe,
  [
    { name: 'a plain file', subject: subject('f/adr.md', null) },
    { name: 'a missing file is not unsafe', subject: subject('f/none.md', null) },
  ],
  [
    {
      name: 'H09 an absolute path',
      subject: subject(null, 'an absolute path'),
      says: [['an absolute path', 'not looked at']],
    },
    { name: 'H10 a link', subject: subject('f/link.md', null), says: [['a symbolic link']] },
  ],
);
