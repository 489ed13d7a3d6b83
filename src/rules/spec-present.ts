// The spec that a state was built on is still there.
import type { Rule } from '../model/rule.ts';

export const specPresent: Rule = {
  id: 'spec-present',
  summary: 'The recorded spec is there',
  severity: 'error',
  consequence: 'block',
  reason: 'spec-missing',
  check({ state, snapshot }) {
    const spec = state?.ended === null ? state.spec : null; // what ended stands on nothing any more
    if (!spec || spec.present) return [];
    const evidence = {
      expected: spec.path,
      renamed_to: spec.renamedTo,
      matched_commit: spec.lastMatch?.commit ?? null,
      matched_at: spec.lastMatch?.at ?? null,
    };
    const [moved] = spec.renamedTo;
    if (moved?.normalize('NFC') === spec.path.normalize('NFC')) {
      const message = `${spec.path} is there under another Unicode spelling. Rename it to the written one.`;
      return [{ message, line: spec.line, step: 'spec', evidence, severity: 'warning', consequence: 'note' }];
    }
    if (moved !== undefined) {
      const past = snapshot.history(spec.path);
      const last = past === 'unavailable' ? null : past.find(({ blob }) => blob !== null)?.blob;
      const blob = snapshot.entry(moved)?.blob;
      const how = last && blob && last !== blob ? 'and was edited since' : 'unchanged';
      const message = `the spec moved from ${spec.path} to ${moved}, ${how}. Correct the path.`;
      return [{ message, line: spec.line, step: 'spec', evidence, severity: 'note', consequence: 'note' }];
    }
    const last = spec.lastMatch ? ` Commit ${spec.lastMatch.commit.slice(0, 12)} still had it.` : '';
    const message =
      `found no spec at ${spec.path}, expected the one that this work was built on.${last} ` +
      'Bring it back, or start fresh.';
    return [{ message, line: spec.line, step: 'spec', evidence }];
  },
};
