// A state file is a plain file that can neither run nor blow up.
import { breachOfFault, type Rule } from '../model/rule.ts';

export const stateSafe: Rule = {
  id: 'state-safe',
  summary: 'The state file is a plain file with nothing that could run',
  severity: 'error',
  consequence: 'block',
  reason: 'state-unsafe',
  check: (subject) => breachOfFault(subject, 'state-safe'),
};
