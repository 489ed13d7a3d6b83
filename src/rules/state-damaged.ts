// A state file needs no line to be guessed.
import type { Rule } from '../model/rule.ts';

export const stateDamaged: Rule = {
  id: 'state-damaged',
  summary: 'Every line of the state file can be read as it stands',
  severity: 'warning',
  consequence: 'note',
  reason: null,
  check: ({ state }) => (state?.damage ?? []).map(({ message, line }) => ({ message, line })),
};
