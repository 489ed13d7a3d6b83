// The published shape of a scan (`schema_version` 1), built from what was found.

import type { Decision } from '../../model/decision.ts';
import type { Proposal, Recovery } from '../../model/recovery.ts';
import type { Closed, OwnedSite, SnapshotWorkflows, Survey } from '../../model/repository-source.ts';
import type { Consequence, Liveness, Settings, Severity } from '../../model/rule.ts';
import { order } from '../../model/sort-order.ts';
import { DAY } from '../../model/time-units.ts';
import type { Current, Question, Status } from '../../model/workflow.ts';
import { formatTime } from '../../text/time.ts';
import { isInterrupted, isInvalid, isInvalidFile } from '../check/validity.ts';
import { duplicateNotes } from '../copies/duplicates.ts';
import type { Around } from './scan-extras.ts';
import type { ScanGroup } from './scan-group.ts';
import { toolsIn } from './unsupported-tools.ts';

export interface ScanFinding {
  readonly rule: string;
  readonly severity: Severity;
  readonly consequence: Consequence;
  readonly step: string | null;
  readonly message: string;
  readonly path: string;
  /** From 1; `null`: the file as a whole. */
  readonly line: number | null;
  readonly evidence: Readonly<Record<string, unknown>>;
}

export interface ScanStep {
  readonly id: string;
  readonly item: string | null;
  readonly iteration: number | null;
  readonly of: number | null;
}

export interface ScanQuestion {
  readonly id: string;
  readonly question: string;
  readonly options: readonly string[];
  /** How an answer names it where another open one has its id; `null`: nothing does. Absent: by its id. */
  readonly called?: string | null | undefined;
}

export function askedOf({ id, question, options, called }: Question): ScanQuestion {
  return { id, question, options, ...(called === undefined ? {} : { called }) };
}

/** What a person may ask for; the change itself is made when they do. */
export type ScanProposal = Pick<Proposal, 'kind' | 'summary' | 'files'>;

export interface ScanWorkflow {
  readonly id: string;
  readonly format: string;
  readonly feature: string;
  readonly title: string | null;
  readonly path: string;
  readonly owner: string | null;
  readonly branches: readonly string[];
  readonly commit: string | null;
  readonly schema_version: string | number | null;
  readonly newest_schema_version: string | number | null;
  readonly status: Status;
  readonly status_text: string | null;
  readonly step: ScanStep | null;
  readonly last_activity: { readonly at: string | null; readonly from: 'state' | 'commit' | 'unknown' };
  /** Days with one decimal; `null` where the last activity is not known. */
  readonly age_days: number | null;
  readonly liveness: Liveness;
  readonly findings: readonly ScanFinding[];
  readonly decision: Decision;
  readonly proposals: readonly ScanProposal[];
  readonly pending: readonly ScanQuestion[];
  /** Of several checkpoints that wait the names, of which `approve` takes one; absent: it needs none. */
  readonly approvals?: readonly string[] | undefined;
  readonly notes: readonly string[];
}

export type ScanUnreadable = Closed;

export interface ScanReport extends Around {
  readonly schema_version: 1;
  /** ISO 8601 in UTC. */
  readonly now: string;
  readonly repository: string;
  readonly scanned: {
    readonly commits: number;
    readonly state_files: number;
    readonly state_sets: number;
    readonly blobs_read: number;
    readonly git_processes: number;
  };
  readonly summary: {
    readonly workflows: number;
    /** Not ended. */
    readonly interrupted: number;
    readonly stale: number;
    readonly abandoned: number;
    /** Unreadable files save unfilled templates, and decisions whose state is invalid. */
    readonly invalid: number;
    readonly outdated: number;
  };
  readonly workflows: readonly ScanWorkflow[];
  readonly unreadable: readonly ScanUnreadable[];
}

export function scanReport(survey: Survey, judged: readonly ScanGroup[], settings: Settings): ScanReport {
  const beside = duplicateNotes(judged);
  const workflows = judged
    .flatMap(({ holding, recovered }) =>
      recovered.workflows.map((one) => {
        const scanned = scanWorkflow(one, holding, siteOf(holding, one.path), settings);
        const told = beside(one, holding.owner);
        return told === null ? scanned : { ...scanned, notes: [...scanned.notes, told.note] };
      }),
    )
    .sort(
      (a, b) => order(a.path, b.path) || order(a.feature, b.feature) || order(a.owner ?? '', b.owner ?? ''),
    );
  const files = judged.flatMap(({ holding, recovered }) =>
    recovered.unreadable.map((one) => ({ ...one, branch: holding.owner, commit: holding.snapshot.commit })),
  );
  const tools = toolsIn(survey.roots ?? []);
  const unreadable = [...files, ...(survey.unread ?? [])].sort(
    (a, b) => order(a.path, b.path) || order(a.branch ?? '', b.branch ?? ''),
  );
  const { scanned } = survey;
  return {
    schema_version: 1,
    now: formatTime(settings.now),
    repository: survey.repository,
    scanned: {
      commits: scanned.commits,
      state_files: scanned.stateFiles,
      state_sets: scanned.stateSets,
      blobs_read: scanned.blobsRead,
      git_processes: scanned.gitProcesses,
    },
    summary: summaryOf(workflows, unreadable),
    workflows,
    unreadable,
    ...(tools.length > 0 ? { tools } : {}),
  };
}

function summaryOf(
  workflows: readonly ScanWorkflow[],
  unreadable: readonly ScanUnreadable[],
): ScanReport['summary'] {
  const count = (holds: (one: ScanWorkflow) => boolean) => workflows.filter(holds).length;
  return {
    workflows: workflows.length,
    interrupted: count(isInterrupted),
    stale: count((one) => one.liveness === 'stale'),
    abandoned: count((one) => one.liveness === 'abandoned'),
    invalid: count(isInvalid) + unreadable.filter(isInvalidFile).length,
    outdated: count((one) => one.proposals.some((proposal) => proposal.kind === 'migrate')),
  };
}

function scanWorkflow(
  one: Recovery,
  holding: SnapshotWorkflows,
  owned: OwnedSite | null,
  settings: Settings,
): ScanWorkflow {
  const { state, activity } = one;
  const current = state?.current ?? null;
  return {
    id: one.id,
    format: one.format,
    feature: one.feature,
    title: state?.title ?? null,
    path: one.path,
    owner: holding.owner,
    branches: owned?.branches ?? [],
    commit: holding.snapshot.commit,
    schema_version: one.version?.written ?? null,
    newest_schema_version: one.newest,
    status: state?.status ?? 'unknown',
    status_text: state?.statusText ?? one.statusText ?? null,
    step: stepOf(current),
    last_activity: { at: activity.at === null ? null : formatTime(activity.at), from: activity.from },
    age_days: activity.at === null ? null : Math.round(((settings.now - activity.at) / DAY) * 10) / 10,
    liveness: one.liveness,
    findings: one.findings.map(({ reason: _, item: __, ...finding }) => finding),
    decision: one.decision,
    proposals: one.proposals.map(({ kind, summary, files }) => ({ kind, summary, files })),
    pending: (state?.questions ?? []).filter((question) => question.state === 'open').map(askedOf),
    ...(current?.approvals && one.decision.options.includes('approve')
      ? { approvals: current.approvals }
      : {}),
    notes: [...one.notes, ...(owned?.notes ?? [])],
  };
}

/** `null` where a workflow is at no step. */
function stepOf(current: Current | null): ScanStep | null {
  if (!current || current.id === '') return null;
  const { id, item, iteration, of } = current;
  return { id, item, iteration, of };
}

function siteOf(holding: SnapshotWorkflows, path: string): OwnedSite | null {
  return holding.sites.find(({ site }) => site.path === path || site.files.includes(path)) ?? null;
}
