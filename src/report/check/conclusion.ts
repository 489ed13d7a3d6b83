// The conclusion of a check: one for each workflow and each unreadable file; the worst of them
// counts for the commit.
import { counted } from '../../text/plural.ts';
import type { ScanReport, ScanWorkflow } from '../scan/scan.ts';
import { isOutdated, isOverdue, needsDecision } from '../scan/urgency.ts';
import { type CommitScan, introducedBy, keyOf, type ReportedScan } from './new-invalid.ts';
import { isInvalid, isInvalidFile } from './validity.ts';

/** GitHub's words for check runs, from the lightest to the heaviest. */
const CONCLUSIONS = ['success', 'neutral', 'action_required', 'failure'] as const;
export type Conclusion = (typeof CONCLUSIONS)[number];

export const FAIL_ON = ['none', 'stale', 'invalid'] as const;
export type FailOn = (typeof FAIL_ON)[number];

/** What the judged commit is compared with. */
export type Base =
  | { readonly kind: 'commit'; readonly commit: string }
  /** There was nothing before: everything is new. */
  | { readonly kind: 'nothing' }
  /** The event compares nothing, so nothing counts as new. */
  | { readonly kind: 'none' }
  /** There is one, and it is not in this clone. */
  | { readonly kind: 'missing' };

/** What an event asks to have judged, and how strictly. */
export interface CheckCall {
  /** Full hex id; `null`: nothing is left to judge (a deleted branch). */
  readonly head: string | null;
  readonly base: Base;
  /** The branch whose head it is, for what states record of it; absent or `null`: not known. */
  readonly branch?: string | null;
  readonly failOn: FailOn;
  /** What the event or the clone could not tell, in our words. */
  readonly remarks: readonly ConclusionNote[];
  /** Full path of the file that will hold the whole result. */
  readonly resultFile: string;
}

export interface ConclusionNote {
  readonly level: 'warning' | 'notice';
  readonly message: string;
}

export interface WorkflowConclusion {
  readonly conclusion: Conclusion;
  /** One line for people. */
  readonly headline: string;
  /** Something is invalid, and whether that is new cannot be told because the base is missing. */
  readonly unsure: boolean;
}

/** Whether it matters what was invalid before. */
function comparing(head: ScanReport, { failOn }: CheckCall): boolean {
  return failOn !== 'none' && head.summary.invalid > 0;
}

/** The commit to scan besides the head; `null` where it would not matter. */
export function baseToLookAt(head: ScanReport, call: CheckCall): string | null {
  return call.base.kind === 'commit' && comparing(head, call) ? call.base.commit : null;
}

/**
 * What the verdict rests on beside the head: another base may come to another one. `null`: the base does not
 * matter, so that all events about a commit say the same.
 */
export function comparedWith(head: ScanReport, call: CheckCall): string | null {
  const { base } = call;
  if (base.kind !== 'none' && !comparing(head, call)) return null;
  return base.kind === 'commit' ? base.commit : base.kind;
}

/** `base` is the look at `baseToLookAt`. */
export function verdictOn(head: ReportedScan, base: CommitScan | null, call: CheckCall): WorkflowConclusion {
  const { workflows, unreadable } = head.report;
  const files = unreadable.filter(isInvalidFile);
  const unsure = call.base.kind === 'missing' && comparing(head.report, call);
  const introduced = introducedIn(head, base, call);
  const conclusion = heaviest([
    call.head === null || call.base.kind === 'none' ? 'neutral' : 'success',
    ...workflows.map((one) => ofWorkflow(one, introduced.has(keyOf(one)), unsure, call.failOn)),
    ...files.map(({ path }) => ofFile(introduced.has(keyOf({ path })), unsure)),
  ]);
  const facts = factsOf(head.report, introduced.size, unsure, call);
  return { conclusion, unsure, headline: `${TITLES[conclusion]}: ${facts[conclusion]}.` };
}

function heaviest(conclusions: readonly Conclusion[]): Conclusion {
  return CONCLUSIONS.findLast((one) => conclusions.includes(one)) ?? 'success';
}

function introducedIn(head: ReportedScan, base: CommitScan | null, call: CheckCall): ReadonlySet<string> {
  if (!comparing(head.report, call)) return new Set();
  if (base) return introducedBy(head, base);
  return call.base.kind === 'nothing' ? introducedBy(head, { judged: [] }) : new Set();
}

function ofWorkflow(one: ScanWorkflow, introduced: boolean, unsure: boolean, failOn: FailOn): Conclusion {
  if (introduced || (failOn === 'stale' && isOverdue(one))) return 'failure';
  if (unsure && isInvalid(one)) return 'neutral';
  if (needsDecision(one)) return 'action_required';
  const doubtful = isOverdue(one) || isOutdated(one) || one.liveness === 'unknown' || endedOpen(one);
  return doubtful ? 'neutral' : 'success';
}

/** An answer or an approval is awaited: nothing is wrong, and it cannot go on without a person. */
function waitsForPerson({ decision }: Pick<ScanWorkflow, 'decision'>): boolean {
  return decision.reason === 'awaiting-answer' || decision.reason === 'awaiting-approval';
}

/** It ended, and left something open or left no output after. */
function endedOpen({ findings }: Pick<ScanWorkflow, 'findings'>): boolean {
  return findings.some(({ rule }) => rule === 'ended-whole');
}

function ofFile(introduced: boolean, unsure: boolean): Conclusion {
  if (introduced) return 'failure';
  return unsure ? 'neutral' : 'action_required';
}

const TITLES: Readonly<Record<Conclusion, string>> = {
  success: 'Success',
  neutral: 'Neutral',
  action_required: 'Action required',
  failure: 'Failure',
};

/** What led to each conclusion, for the one that it came to. */
function factsOf(
  { workflows, unreadable, summary }: ScanReport,
  introduced: number,
  unsure: boolean,
  { head, failOn }: CheckCall,
): Readonly<Record<Conclusion, string>> {
  const count = (holds: (one: ScanWorkflow) => boolean) => workflows.filter(holds).length;
  const overdue = told(
    count(isOverdue),
    'workflow is stale or abandoned',
    'workflows are stale or abandoned',
  );
  const ageless = count((one) => one.liveness === 'unknown' && !isInvalid(one));
  const invalid = counted(summary.invalid, 'invalid state');
  const some = counted(workflows.length, 'workflow');
  const waiting = told(count(waitsForPerson), 'waits for a person', 'wait for a person');
  const calm = workflows.length === 0 ? 'no workflow' : `${some}, ${waiting || 'none needs a person'}`;
  return {
    success: calm,
    neutral:
      joined([
        head === null && 'there is nothing to look at',
        unsure && `it cannot be told whether ${invalid} came with this change`,
        overdue,
        told(count(isOutdated), 'workflow has an old schema version', 'workflows have an old schema version'),
        told(
          count(endedOpen),
          'workflow ended with something open or gone',
          'workflows ended with something open or gone',
        ),
        told(ageless, 'workflow is of unknown age', 'workflows are of unknown age'),
      ]) || `${calm}, and nothing was compared`,
    action_required: joined([
      told(count(needsDecision), 'workflow needs a decision', 'workflows need a decision'),
      told(
        unreadable.filter(isInvalidFile).length,
        'state file cannot be read',
        'state files cannot be read',
      ),
    ]),
    failure: joined([
      told(introduced, 'state became invalid with this change', 'states became invalid with this change'),
      failOn === 'stale' && overdue,
    ]),
  };
}

function told(count: number, one: string, many: string): string | false {
  return count > 0 && counted(count, one, many);
}

function joined(facts: readonly (string | false)[]): string {
  return facts.filter((fact) => fact !== false).join('; ');
}
