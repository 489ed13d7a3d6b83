// The result of a check of one commit: its conclusion, and the effects that report it.
import type { Effect, LogEffect } from '../../model/effect.ts';
import type { Settings } from '../../model/rule.ts';
import { forTerminal } from '../../text/escape.ts';
import { redact } from '../../text/redact.ts';
import { duplicatesIn } from '../copies/duplicates.ts';
import { baseMissing, DOORS, type Host } from '../host-wording.ts';
import { markdownReport } from '../markdown/scan.ts';
import { decided, type TypedOptions } from '../next-steps.ts';
import { published } from '../scan/redact-output.ts';
import { type ScanReport, scanReport } from '../scan/scan.ts';
import { byUrgency } from '../scan/urgency.ts';
import { withStepNames } from '../step-names.ts';
import { annotationsOf } from './annotations.ts';
import { type CheckCall, type Conclusion, verdictOn } from './conclusion.ts';
import type { CommitScan, ReportedScan } from './new-invalid.ts';
import { outputsOf, RESULT_FILE } from './outputs.ts';

export interface Check {
  readonly conclusion: Conclusion;
  /** In the order in which they are to be performed. */
  readonly effects: readonly Effect[];
}

/** Bytes; GitHub takes a job summary of 1 MiB for each step. */
const SUMMARY_LIMIT = 1_000_000;

/** `base`: what was found in the commit that `baseToLookAt` names. Pure; equal looks give equal effects. */
export function checkOf(
  head: ReportedScan,
  base: CommitScan | null,
  call: CheckCall,
  typed: TypedOptions,
  door: Host,
): Check {
  const { report } = head;
  const { conclusion, headline, unsure } = verdictOn(head, base, call);
  const remarks = unsure
    ? [...call.remarks, { level: 'warning' as const, message: baseMissing(door) }]
    : call.remarks;
  const taken = (level: 'warning' | 'notice') => remarks.filter((one) => one.level === level).length;
  const annotations = annotationsOf(
    head.judged.map(({ recovered }) => recovered),
    // The headline of a failure is an error as well, and must not be the one too many.
    { error: conclusion === 'failure' ? 1 : 0, warning: taken('warning'), notice: taken('notice') },
  );
  const safe = published(report);
  const json = JSON.stringify(safe);
  const told = withStepNames(report, head.judged);
  return {
    conclusion,
    effects: [
      ...remarks.map(({ level, message }, index) => logOf(level, `remark/${index}`, message)),
      ...annotations.effects,
      ...moreOf(annotations.left, door),
      ...linesOf(told, door).map((line, index) => logOf('info', `line/${index}`, line)),
      logOf(conclusion === 'failure' ? 'error' : 'info', 'headline', headline),
      { kind: 'file', key: 'file/result', name: RESULT_FILE, content: json },
      ...outputsOf(safe, json, call.resultFile),
      {
        kind: 'summary',
        key: 'summary',
        markdown: markdownReport(told, {
          ...typed,
          headline,
          limit: SUMMARY_LIMIT,
          duplicates: duplicatesIn(head.judged),
        }),
      },
    ],
  };
}

/** Lines in the log; the summary of a job and the result have everything. */
const MOST_LINES = 100;

function logOf(level: LogEffect['level'], key: string, message: string): LogEffect {
  return { kind: 'log', key: `log/${key}`, level, message };
}

const moreWords = (left: number, door: Host): string => `${left} more ${DOORS[door].more}.`;

function moreOf(left: number, door: Host): readonly LogEffect[] {
  return left === 0 ? [] : [logOf('notice', 'more', moreWords(left, door))];
}

/** A line for each workflow, the most urgent first, and for each file that cannot be read. */
function linesOf({ workflows, unreadable }: ScanReport, door: Host): readonly string[] {
  const lines = [
    ...unreadable.map(({ path, rule, message }) => `${path}: ${message} (${rule})`),
    ...byUrgency(workflows).map(
      ({ id, path, liveness, decision }) => `${id} in ${path}: ${decided(decision)}, ${liveness}`,
    ),
  ].map((line) => forTerminal(redact(line)));
  const left = lines.length - MOST_LINES;
  return left > 0 ? [...lines.slice(0, MOST_LINES), moreWords(left, door)] : lines;
}

/** The look where there is no commit to look at. */
export function nothingSeen(settings: Settings): ReportedScan {
  const scanned = { commits: 0, stateFiles: 0, stateSets: 0, blobsRead: 0, gitProcesses: 0 };
  const survey = { repository: '', defaultBranch: null, holdings: [], scanned, shallow: false };
  return { report: scanReport(survey, [], settings), judged: [] };
}
