// Pass and fail lists of spec-hash-verifiable.
import { specHashVerifiable } from '../../src/rules/spec-hash-verifiable.ts';
import { specOf, stateOf, subjectOf } from '../state.ts';
import { walk } from './cases.ts';

const subject = (found: string, digest: string | null, problem: string | null) =>
  subjectOf({ state: stateOf({ spec: specOf({ recorded: { found, digest, problem, line: 7 } }) }) });

walk(
  specHashVerifiable,
  [
    { name: 'a SHA-256', subject: subject(`sha256:${'a'.repeat(64)}`, 'a'.repeat(64), null) },
    { name: 'no hash is recorded', subject: subjectOf({ state: stateOf({ spec: specOf() }) }) },
  ],
  [
    {
      name: 'H02 a placeholder',
      subject: subject('sha256:PENDING', null, 'a placeholder'),
      says: [['"sha256:PENDING"', 'a placeholder']],
    },
    {
      name: 'H02 an unknown algorithm',
      subject: subject('md5:00', null, 'not SHA-256'),
      says: [['not SHA-256']],
    },
  ],
);
