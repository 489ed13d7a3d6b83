// A workflow has one state file on a branch.
import type { Rule } from '../model/rule.ts';

export const stateUnique: Rule = {
  id: 'state-unique',
  summary: 'There is one state file for the workflow',
  severity: 'error',
  consequence: 'ask',
  reason: 'state-ambiguous',
  check({ site }) {
    if (site.rivals.length === 0) return [];
    const paths = [site.path, ...site.rivals];
    const found = `found ${paths.length} state files for one workflow: ${paths.join(', ')}`;
    const message = `${found}. Keep the one that is right.`;
    return [{ message, evidence: { paths } }];
  },
};
