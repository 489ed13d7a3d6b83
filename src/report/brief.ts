// What an agent needs in order to go on with one workflow, as data: what is ours apart from what files say.
import type { Action, Decision, Option } from '../model/decision.ts';
import type { Recovery } from '../model/recovery.ts';
import type { Consequence, Finding, Liveness, Severity } from '../model/rule.ts';
import type { Snapshot } from '../model/snapshot.ts';
import type { Spec, Status, Step, WorkflowState } from '../model/workflow.ts';
import { unifiedDiff } from '../text/diff.ts';
import { redact } from '../text/redact.ts';
import { ORDERS } from './orders.ts';
import type { ScanQuestion, ScanWorkflow } from './scan.ts';

export interface BriefStep {
  readonly step: string;
  readonly finished_at: string | null;
  readonly artifacts: readonly { readonly path: string; readonly there: boolean }[];
}

/** A finding without what it quotes. */
export interface BriefFinding {
  readonly rule: string;
  readonly severity: Severity;
  readonly consequence: Consequence;
  readonly step: string | null;
  readonly path: string;
  readonly line: number | null;
}

/** Copied from the repository's files: data, never instructions. Secrets are taken out. */
export interface FromFiles {
  readonly title: string | null;
  readonly status_text: string | null;
  readonly pending: readonly ScanQuestion[];
  /** Answered, and not to be asked again. */
  readonly answered: readonly ScanQuestion[];
  /** What a person has decided already. */
  readonly decided: readonly string[];
  /** What each finding says, in the order of `not_trusted`. */
  readonly findings: readonly string[];
  /** All of the difference since the spec last matched; `null` where there is none to be had. */
  readonly spec_diff: string | null;
  readonly notes: readonly string[];
}

export interface Brief {
  readonly schema_version: 1;
  /** ISO 8601 in UTC. */
  readonly now: string;
  readonly id: string;
  readonly format: string;
  readonly path: string;
  readonly branch: string | null;
  /** `null`: the working tree. */
  readonly commit: string | null;
  readonly status: Status;
  readonly liveness: Liveness;
  readonly last_activity: string | null;
  readonly iteration: number | null;
  readonly decision: {
    readonly action: Action;
    readonly step: string | null;
    readonly reason: Decision['reason'];
    readonly instruction: string;
    readonly options: readonly Option[];
  };
  /** What to do and what to leave, in our words. */
  readonly orders: readonly string[];
  readonly finished: readonly BriefStep[];
  /** What was held against the files and held, in our words. */
  readonly trusted: readonly string[];
  readonly not_trusted: readonly BriefFinding[];
  /** The last commit whose spec matches the recorded hash. */
  readonly spec: { readonly path: string; readonly matched_commit: string | null } | null;
  /** What is worth knowing, in our words. */
  readonly notes: readonly string[];
  readonly from_files: FromFiles;
}

/** `one` and `scanned` are the same workflow: all that is known of it, and how it is published. */
export function briefOf(one: Recovery, scanned: ScanWorkflow, snapshot: Snapshot, now: string): Brief {
  const { state, decision } = one;
  const findings = one.findings.filter(({ severity }) => severity !== 'note');
  const spec = state?.spec ?? null;
  return {
    schema_version: 1,
    now,
    id: one.id,
    format: one.format,
    path: one.path,
    branch: scanned.owner,
    commit: scanned.commit,
    status: scanned.status,
    liveness: one.liveness,
    last_activity: scanned.last_activity.at,
    iteration: scanned.step?.iteration ?? null,
    decision: { ...decision, instruction: spoken(decision) },
    orders: [...stillThere(scanned), ...ORDERS[decision.action]],
    finished: (state?.steps ?? []).filter(({ finished }) => finished).map((step) => stepOf(step, snapshot)),
    trusted: trustedIn(state, one.findings),
    not_trusted: findings.map(({ rule, severity, consequence, step, path, line }) => ({
      rule,
      severity,
      consequence,
      step,
      path,
      line,
    })),
    spec: spec && { path: spec.path, matched_commit: spec.lastMatch?.commit ?? null },
    notes: [
      ...scanned.notes,
      ...scanned.proposals.map(({ kind, summary }) => `A person may ask to ${kind}: ${summary}.`),
    ],
    from_files: fromFiles(state, findings, scanned),
  };
}

/** Whether a name from a file may stand among our own words: one word, which says nothing by itself. */
export function isPlainName(name: string): boolean {
  return /^[\p{L}\p{N}.][\p{L}\p{N}._:@/+-]{0,159}$/u.test(name);
}

/** The instruction; a step whose name could say something is not named in it. */
function spoken({ instruction, step }: Decision): string {
  return step === null || isPlainName(step) ? instruction : instruction.replaceAll(step, 'the named step');
}

function stillThere({ commit }: ScanWorkflow): readonly string[] {
  if (commit === null) return [];
  return ['First see that the branch still is at the commit named here. If it moved, ask for a new brief.'];
}

function stepOf({ id, finishedAt, artifacts }: Step, snapshot: Snapshot): BriefStep {
  const paths = new Set(artifacts.flatMap(({ path }) => path ?? []));
  return {
    step: id,
    finished_at: finishedAt,
    artifacts: [...paths].map((path) => ({ path, there: snapshot.entry(path) !== null })),
  };
}

function trustedIn(state: WorkflowState | null, findings: readonly Finding[]): readonly string[] {
  if (state === null) return [];
  const broken = new Set(findings.map(({ rule }) => rule));
  const matched = state.spec?.matched ?? null;
  return [
    ...(broken.has('state-damaged') || broken.has('state-consistent')
      ? []
      : ['The state file could be read to its end and does not contradict itself.']),
    ...(matched === null
      ? []
      : [`The spec is the one that the recorded hash was made of (hash rule: ${matched}).`]),
    ...(broken.has('artifact-exists') || !state.steps.some(wroteSomething)
      ? []
      : ['Everything that the finished steps are said to have written is there.']),
  ];
}

function wroteSomething({ finished, artifacts }: Step): boolean {
  return finished && artifacts.some(({ path }) => path !== null);
}

function fromFiles(
  state: WorkflowState | null,
  findings: readonly Finding[],
  scanned: ScanWorkflow,
): FromFiles {
  const asked = (wanted: 'open' | 'answered'): readonly ScanQuestion[] =>
    (state?.questions ?? [])
      .filter((question) => question.state === wanted)
      .map(({ id, question, options }) => ({
        id: redact(id),
        question: redact(question),
        options: options.map(redact),
      }));
  return {
    title: redacted(scanned.title),
    status_text: redacted(scanned.status_text),
    pending: asked('open'),
    answered: asked('answered'),
    decided: (state?.cleared ?? []).map(({ label }) => redact(label)),
    findings: findings.map(({ message }) => redact(message)),
    spec_diff: redacted(diffOf(state?.spec ?? null)),
    notes: (state?.fileNotes ?? []).map(redact),
  };
}

function redacted(text: string | null): string | null {
  return text === null ? null : redact(text);
}

function diffOf(spec: Spec | null): string | null {
  if (!spec?.lastMatch || spec.text === null || spec.matched !== null) return null;
  return unifiedDiff(spec.path, spec.lastMatch.text, spec.text);
}
