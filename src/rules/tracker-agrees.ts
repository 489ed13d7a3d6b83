// A file that merely reports on a workflow (a list of all features, a status file) agrees with its state.
import type { Rule } from '../model/rule.ts';

/** What loses decides nothing: the state itself is what counts. */
export const trackerAgrees: Rule = {
  id: 'tracker-agrees',
  summary: 'What a tracker beside the state says is what the state shows',
  severity: 'warning',
  consequence: 'note',
  reason: null,
  check: ({ state }) => (state?.outvoted ?? []).map(({ message, path, line }) => ({ message, path, line })),
};
