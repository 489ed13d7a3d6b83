// No two places of a state file say different things.
import type { Rule } from '../model/rule.ts';

export const stateConsistent: Rule = {
  id: 'state-consistent',
  summary: 'The state does not contradict itself',
  severity: 'error',
  consequence: 'ask',
  reason: 'state-inconsistent',
  check: ({ state }) =>
    (state?.contradictions ?? []).map(({ message, line, evidence }) => ({ message, line, evidence })),
};
