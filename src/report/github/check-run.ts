// The check run of a commit: its conclusion, a title, a summary, and notes at file and line.
import type { CheckRunEffect, Note } from '../../model/github/effects.ts';
import { keyOf } from '../../text/hash.ts';
import { annotationsOf } from '../check/annotations.ts';
import { type CheckCall, type Conclusion, comparedWith, verdictOn } from '../check/conclusion.ts';
import type { CommitScan, ReportedScan } from '../check/new-invalid.ts';
import { duplicatesIn } from '../copies/duplicates.ts';
import { inertSentence } from '../escape-sentence.ts';
import { baseMissing, type Host } from '../host-wording.ts';
import { markdownReport } from '../markdown/scan.ts';
import type { TypedOptions } from '../next-steps.ts';
import { BODY_LIMIT } from './truncate-body.ts';

/** Of each level; four requests take as many, and no one reads more. */
const MOST_NOTES = 50;
/** UTF-16 units; GitHub takes 255 characters. */
const LONGEST_TITLE = 200;

const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' } as const;

/**
 * The check run at the head of a call; `null` where there is no commit to show it at. The same look gives the
 * same key, so that a second time changes nothing. `gate`: whether what a person must decide is to stand in
 * the way of a merge; it is neutral where not.
 */
export function checkRunOf(
  head: ReportedScan,
  base: CommitScan | null,
  call: CheckCall,
  { typed, gate, door }: { readonly typed: TypedOptions; readonly gate: boolean; readonly door: Host },
): CheckRunEffect | null {
  if (call.head === null) return null;
  const { conclusion: found, headline, unsure } = verdictOn(head, base, call);
  const conclusion = gated(found, gate);
  const { effects, left } = annotationsOf(
    head.judged.map(({ recovered }) => recovered),
    { error: 0, warning: 0, notice: 0 },
    MOST_NOTES,
  );
  const annotations = effects.map(
    ({ path, line, level, title, message }): Note => ({
      path,
      line: line ?? 1,
      level: LEVELS[level],
      title,
      message,
    }),
  );
  const remarks = [
    ...call.remarks.map(({ message }) => message),
    ...(unsure ? [baseMissing(door)] : []),
    ...(left === 0 ? [] : [`${left} more notes have no room at the files.`]),
  ].map((remark) => `${inertSentence(remark)}\n\n`);
  const report = markdownReport(head.report, {
    ...typed,
    headline,
    // Bytes, of which no character has fewer than one.
    limit: BODY_LIMIT - remarks.join('').length,
    duplicates: duplicatesIn(head.judged),
  });
  const title = titleOf(headline);
  const summary = remarks.join('') + report;
  const against = comparedWith(head.report, call);
  const key = keyOf('check-run', call.head, annotations, ...(against === null ? [] : [against]));
  return { kind: 'check-run', key, sha: call.head, conclusion, title, summary, annotations };
}

/** Of the default branch's commit while the config there has mistakes: what they are, in our words. */
export function configRunOf(
  sha: string,
  problems: readonly { readonly message: string }[],
  gate: boolean,
): CheckRunEffect {
  const lines = problems.map(({ message }) => `- ${inertSentence(message)}\n`).join('');
  return {
    kind: 'check-run',
    key: keyOf('check-run', sha, 'config', lines),
    sha,
    conclusion: gated('action_required', gate),
    title: 'The config of Rekindle has mistakes',
    summary:
      'Rekindle writes nothing in this repository until its config on the default branch can be read. ' +
      `Correct this there:\n\n${lines.slice(0, BODY_LIMIT / 2)}`,
    annotations: [],
  };
}

/** Without a gate nothing stands in the way of a merge but a failure. */
function gated(conclusion: Conclusion, gate: boolean): Conclusion {
  return conclusion === 'action_required' && !gate ? 'neutral' : conclusion;
}

/** The headline without the conclusion, which GitHub shows itself. */
function titleOf(headline: string): string {
  const words = headline.replace(/^[A-Z][a-z ]*: /, '').replace(/\.$/, '');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE)}…` : title;
}
