// A state file is filled in: a copied template is no workflow.
import { breachOfFault, type Rule } from '../model/rule.ts';

export const stateFilled: Rule = {
  id: 'state-filled',
  summary: 'The state file is more than a copied template',
  severity: 'note',
  consequence: 'note',
  reason: null,
  check: (subject) => breachOfFault(subject, 'state-filled'),
};
