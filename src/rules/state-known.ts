// A file that stands where only a state does holds one.
import { breachOfFault, type Rule } from '../model/rule.ts';

export const stateKnown: Rule = {
  id: 'state-known',
  summary: 'A file at the place of a state holds one',
  severity: 'error',
  consequence: 'block',
  reason: 'state-unreadable',
  check: (subject) => breachOfFault(subject, 'state-known'),
};
