// The spec is, by one of the known hash rules, the one that the recorded hash was made of.
import type { Rule } from '../model/rule.ts';
import type { Spec, WorkflowState } from '../model/workflow.ts';
import { firstLines, unifiedDiff } from '../text/diff.ts';

/** Lines of the difference that the evidence carries; the brief carries all of it. */
const DIFF_LINES = 40;

export const specHashMatches: Rule = {
  id: 'spec-hash-matches',
  summary: 'The spec equals, by a known hash rule, the one that the state records',
  severity: 'error',
  consequence: 'block',
  reason: 'spec-changed',
  check({ state, snapshot }) {
    const spec = state?.ended === null ? state.spec : null; // what ended stands on nothing any more
    if (!spec?.recorded?.digest || spec.matched !== null) return [];
    const { recorded } = spec;
    if (spec.text === null) {
      if (!spec.present) return []; // spec-present speaks of it
      const reading = snapshot.text(spec.path);
      const why = reading.ok ? 'no text' : reading.why;
      const message =
        `${spec.path} is there but could not be read (${why}), so that it cannot be compared with the ` +
        `recorded sha256:${recorded.digest?.slice(0, 12)}…. Make it readable, or start fresh.`;
      return [
        { message, line: recorded.line, step: 'spec', evidence: { ...evidenceOf(spec, state), unread: why } },
      ];
    }
    return [
      { message: messageOf(spec), line: recorded.line, step: 'spec', evidence: evidenceOf(spec, state) },
    ];
  },
};

function messageOf(spec: Spec): string {
  const declared = spec.declared !== null && spec.declared === spec.recorded?.digest;
  const still = declared ? ' The spec still declares the recorded hash, though its text is another.' : '';
  const soft = still + (onlyPathsDiffer(spec) ? ' Since then only paths that it names changed.' : '');
  const last = spec.lastMatch ? ` It last matched in commit ${spec.lastMatch.commit.slice(0, 12)}.` : '';
  const found = spec.computed.map(({ rule, digest }) => `${digest.slice(0, 12)}… (${rule})`);
  return (
    `${spec.path} is not what it was: recorded sha256:${spec.recorded?.digest?.slice(0, 12)}…, ` +
    `found ${found.join(', ')}.${soft}${last} ` +
    'Review the difference, then accept the spec or start fresh.'
  );
}

/**
 * A path, as prose and tables name one, as opposed to `and/or`: two slashes, or the name of a file. It
 * begins where a word does: tried within one, a long word would cost its length squared.
 */
const PATH =
  /(?<![\w.@~{}$*-])(?:[\w.@~{}$*-]*(?:\/[\w.@~{}$*-]*){2,}|[\w.@~{}$*-]+\/[\w@~{}$*-]+\.\w{1,6}\b)/g;

/** Proven by the version that matched: every line is the same but for paths that it names. */
function onlyPathsDiffer({ lastMatch, text }: Spec): boolean {
  if (lastMatch === null || text === null) return false;
  const bare = (whole: string) => whole.replaceAll(PATH, '/').replaceAll('\r\n', '\n');
  return bare(lastMatch.text) === bare(text);
}

function evidenceOf(spec: Spec, state: WorkflowState | null): Record<string, unknown> {
  const diff =
    spec.lastMatch && spec.text !== null ? unifiedDiff(spec.path, spec.lastMatch.text, spec.text) : null;
  return {
    spec: spec.path,
    recorded: spec.recorded?.digest ?? null,
    computed: Object.fromEntries(spec.computed.map(({ rule, digest }) => [rule, digest])),
    declared: spec.declared,
    declared_equals_recorded: spec.declared !== null && spec.declared === spec.recorded?.digest,
    matched_commit: spec.lastMatch?.commit ?? null,
    matched_at: spec.lastMatch?.at ?? null,
    diff: diff === null ? null : firstLines(diff, DIFF_LINES),
    diff_lines: diff === null ? null : diff.split('\n').length,
    invalidates: (state?.steps ?? []).filter((step) => step.finished).map((step) => step.id),
  };
}
