// A recorded spec hash can be checked.
import type { Rule } from '../model/rule.ts';

export const specHashVerifiable: Rule = {
  id: 'spec-hash-verifiable',
  summary: 'The recorded spec hash is a SHA-256 that can be verified',
  severity: 'warning',
  consequence: 'note',
  reason: null,
  check({ state }) {
    const recorded = state?.ended === null ? state.spec?.recorded : null;
    if (!recorded || recorded.digest !== null) return [];
    const message =
      `found ${JSON.stringify(recorded.found)} as spec hash (${recorded.problem}), ` +
      'expected sha256: and 64 hex digits. Nothing vouches for the spec; read it before going on.';
    return [
      {
        message,
        line: recorded.line,
        step: 'spec',
        evidence: { found: recorded.found, problem: recorded.problem },
      },
    ];
  },
};
