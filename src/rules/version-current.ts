// A state file is of the newest version of its format.
import type { Rule } from '../model/rule.ts';

export const versionCurrent: Rule = {
  id: 'version-current',
  summary: 'The schema version is the newest one',
  severity: 'note',
  consequence: 'note',
  reason: null,
  check({ outdated, version, newest }) {
    if (!outdated || version === null) return [];
    const found = version.written === null ? 'no schema version' : `schema version ${version.written}`;
    const message =
      `found ${found}, the newest is ${newest}. It is read as it stands; ` +
      'whatever Rekindle writes to it migrates it in the same change.';
    return [{ message, line: version.line, evidence: { found: version.written, newest } }];
  },
};
