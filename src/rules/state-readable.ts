// A state file is text that can be read to its end.
import { breachOfFault, type Rule } from '../model/rule.ts';

export const stateReadable: Rule = {
  id: 'state-readable',
  summary: 'The state file is whole, readable text',
  severity: 'error',
  consequence: 'block',
  reason: 'state-unreadable',
  check: (subject) => breachOfFault(subject, 'state-readable'),
};
