// A state file's content is in the repository that is looked at.
import { breachOfFault, type Rule } from '../model/rule.ts';

export const stateAvailable: Rule = {
  id: 'state-available',
  summary: 'The state file holds its content, not a pointer to it',
  severity: 'error',
  consequence: 'block',
  reason: 'state-unavailable',
  check: (subject) => breachOfFault(subject, 'state-available'),
};
