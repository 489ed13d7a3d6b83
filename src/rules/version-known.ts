// A state file is of a schema version that we know.
import { breachOfFault, type Rule } from '../model/rule.ts';

export const versionKnown: Rule = {
  id: 'version-known',
  summary: 'The schema version is one that this Rekindle knows',
  severity: 'error',
  consequence: 'block',
  reason: 'version-unknown',
  check: (subject) => breachOfFault(subject, 'version-known'),
};
