// A state file is one version, not two halves of a merge.
import { breachOfFault, type Rule } from '../model/rule.ts';

export const stateNotConflicted: Rule = {
  id: 'state-not-conflicted',
  summary: 'The state file holds no conflict markers',
  severity: 'error',
  consequence: 'block',
  reason: 'state-conflicted',
  check: (subject) => breachOfFault(subject, 'state-not-conflicted'),
};
