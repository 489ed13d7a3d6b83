// The Action's outputs: what later steps of a job can read of a check.
import type { OutputEffect } from '../../model/effect.ts';
import type { ScanReport, ScanWorkflow } from '../scan/scan.ts';
import { byUrgency, isOverdue, needsDecision } from '../scan/urgency.ts';

/** Base name of the file that holds the whole result. */
export const RESULT_FILE = 'rekindle-result.json';

/** Base name of the file that holds the scan as a page, where one is asked for. */
export const REPORT_FILE = 'rekindle-report.html';

/** Public: as action.yml declares them. */
export const OUTPUTS = [
  'decision',
  'reason',
  'result',
  'result-file',
  'report-html',
  'workflows',
  'stale',
  'invalid',
  'needs-decision',
  'issues',
  'pull-requests',
  'operations-used',
  'truncated',
] as const;
export type ActionOutput = (typeof OUTPUTS)[number];

/** GitHub's limit for the outputs of one job is 1 MB, counted as UTF-16; the other outputs need the rest. */
const RESULT_LIMIT = 960_000;

/** All outputs, each set in every case. `json` is the whole result as it stands in `resultFile`. */
export function outputsOf(report: ScanReport, json: string, resultFile: string): readonly OutputEffect[] {
  const count = (holds: (one: ScanWorkflow) => boolean) => String(report.workflows.filter(holds).length);
  const decision = byUrgency(report.workflows)[0]?.decision;
  const result = sizeOf(json) <= RESULT_LIMIT ? json : JSON.stringify(fitting(report, RESULT_LIMIT));
  const values: Readonly<Record<ActionOutput, string>> = {
    decision: decision?.action ?? '',
    reason: decision?.reason ?? '',
    result,
    'result-file': resultFile,
    'report-html': '',
    workflows: String(report.summary.workflows),
    stale: count(isOverdue),
    invalid: String(report.summary.invalid),
    'needs-decision': count(needsDecision),
    issues: '[]',
    'pull-requests': '[]',
    'operations-used': '0',
    truncated: String(result !== json),
  };
  return OUTPUTS.map((name) => ({ kind: 'output', key: `output/${name}`, name, value: values[name] }));
}

/**
 * The report with as many workflows as fit, the most urgent first, without evidence; then as many unreadable
 * files. The order, the shape and the counts of the summary stay.
 */
export function fitting(report: ScanReport, limit: number): ScanReport {
  const bare = report.workflows.map(withoutEvidence);
  let room = limit - sizeOf(JSON.stringify({ ...report, workflows: [], unreadable: [] }));
  const fits = (one: unknown) => {
    const size = sizeOf(JSON.stringify(one)) + 2; // the comma between two
    if (size <= room) room -= size;
    else room = 0;
    return room > 0;
  };
  const kept = new Set(byUrgency(bare).filter(fits));
  const unreadable = report.unreadable.filter(fits);
  return { ...report, workflows: bare.filter((one) => kept.has(one)), unreadable };
}

function withoutEvidence(one: ScanWorkflow): ScanWorkflow {
  return { ...one, findings: one.findings.map((finding) => ({ ...finding, evidence: {} })) };
}

/** Bytes as UTF-16 or as UTF-8, whichever is more. */
function sizeOf(text: string): number {
  return Math.max(2 * text.length, Buffer.byteLength(text));
}
