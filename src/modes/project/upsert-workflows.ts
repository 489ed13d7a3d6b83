// Stores every workflow that a sweep found as a project's row, identified by repository, branch and id.
import { createHash } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import { isCommandOff } from '../../config/enabled.ts';
import type { JsonMap, Project, ProjectState, ProjectStatus, Projects } from '../../model/bot/project.ts';
import { fitting } from '../../model/decision.ts';
import { answerable, nameOf } from '../../report/answers-to-offer.ts';
import { decisionDigest } from '../../report/github/markers.ts';
import { wantOf } from '../../report/headline.ts';
import type { ScanReport, ScanWorkflow } from '../../report/scan/scan.ts';
import { formatTime } from '../../text/time.ts';

/** A workflow's status in the words of `project_state`. Source: the JSON of `scan`, and project-state. */
const STATUSES: Readonly<Record<ScanWorkflow['status'], ProjectStatus>> = {
  active: 'active',
  waiting: 'paused',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'completed',
  unknown: 'paused',
};

export interface ProjectLocation {
  readonly repository: string;
  readonly repositoryId: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Commands that it switches off are not offered. */
  readonly config: Config;
  /** Branches whose pull request is locked; absent: not known, and what a row says of it stays. */
  readonly locked?: ReadonlySet<string>;
}

/** A UUID of its own for each (RFC 9562, version 8: its digits are a digest). */
export function idOf(
  { id, owner, path }: ScanWorkflow,
  { repositoryId }: Pick<ProjectLocation, 'repositoryId'>,
): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([repositoryId, owner, path, id]))
    .digest('hex');
  const variant = ((Number.parseInt(digest.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `${variant}${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-');
}

/** What a look at branches found. */
type Found = Pick<ScanReport, 'workflows' | 'unreadable'>;

/** Writes what is new; the number of rows that were written. Nothing here leads to a recovery. */
export async function keepFound(
  report: Pick<Found, 'workflows'>,
  where: ProjectLocation,
  projects: Projects,
): Promise<number> {
  let written = 0;
  for (const one of report.workflows) if (await keepOne(one, where, projects)) written += 1;
  return written;
}

/** Rows that are read at a time. */
const PAGE = 200;

/**
 * Ends the rows of workflows that a look did not find where they were, of one branch or (`null`) of all; the
 * number of rows. A file that cannot be read is not gone.
 */
export async function retireLost(
  { workflows, unreadable }: Found,
  branch: string | null,
  where: ProjectLocation,
  projects: Projects,
): Promise<number> {
  const there = new Set(workflows.map((one) => idOf(one, where)));
  const unread = new Set<unknown>(unreadable.map((one) => one.path));
  let [after, retired] = ['', 0];
  for (;;) {
    const asked = { repository: where.repository, kind: 'found', limit: PAGE } as const;
    const rows = await projects.list(after === '' ? asked : { ...asked, after });
    for (const { project, state } of rows) {
      const over = state === null || state.status === 'completed' || state.status === 'failed';
      const elsewhere = branch !== null && project.ref !== branch;
      if (over || elsewhere || there.has(project.id) || unread.has(state.metadata['path'])) continue;
      if (await retire(state, where, projects)) retired += 1;
    }
    const last = rows.length < PAGE ? undefined : rows.at(-1);
    if (last === undefined) return retired;
    after = last.project.id;
  }
}

const LOST = 'It is not on its branch any more.';

/** It is shown as over; should it come back, the next look writes it again. */
function retire(state: ProjectState, { now }: ProjectLocation, projects: Projects): Promise<boolean> {
  const choices = { wants: 'not there any more', options: [], questions: [], spec: null, seen: null };
  const metadata: JsonMap = { ...state.metadata, ...choices, action: 'none', liveness: 'ended' };
  const line = {
    projectId: state.projectId,
    at: formatTime(now),
    by: 'rekindle',
    kind: 'workflow_gone',
    taskId: state.currentTaskId,
    agentId: null,
    action: LOST,
    details: metadata,
    key: null,
  } as const;
  const over = { ...state, status: 'completed', lastAction: LOST, metadata } as const;
  return projects.setState(over, line, state.updatedAt);
}

async function keepOne(one: ScanWorkflow, where: ProjectLocation, projects: Projects): Promise<boolean> {
  const id = idOf(one, where);
  const there = await projects.find(id);
  const now = formatTime(where.now);
  const locked = where.locked?.has(one.owner ?? '') ?? there?.state?.metadata['locked'] === true;
  const choices = { ...choicesOf(one, where.config), ...(locked ? { locked } : {}) };
  const state = stateOf(id, one, there?.state?.updatedAt ?? now, choices);
  const same = there?.state && isSame(there.state, state) && there.project.goal === one.title;
  if (same && there.project.repository === where.repository) return false;
  const project: Project = {
    id,
    goal: one.title,
    repository: where.repository,
    repositoryId: where.repositoryId,
    ref: one.owner,
    workflow: one.id,
    createdAt: there?.project.createdAt ?? now,
  };
  await projects.put(project);
  const { action, reason, step } = one.decision;
  const line = {
    projectId: id,
    at: now,
    by: 'rekindle',
    kind: 'workflow_seen',
    taskId: step,
    agentId: null,
    action: `${action} (${reason})`,
    details: state.metadata,
    // Row and line are written together: what was written once is the same the next time, and not new.
    key: null,
  } as const;
  const updatedAt = new Date(one.last_activity.at ?? now).toISOString();
  return projects.setState({ ...state, updatedAt }, line, there?.state?.updatedAt ?? null);
}

function stateOf(projectId: string, one: ScanWorkflow, updatedAt: string, choices: JsonMap): ProjectState {
  const { decision, liveness, path, commit, format, last_activity } = one;
  const metadata: JsonMap = {
    format,
    path,
    commit,
    liveness,
    last_activity: last_activity.at,
    action: decision.action,
    reason: decision.reason,
    ...choices,
  };
  return {
    projectId,
    currentTaskId: one.step?.id.slice(0, 100) ?? null,
    currentAgentId: null,
    lastAction: decision.instruction,
    status: STATUSES[one.status],
    updatedAt,
    metadata,
  };
}

/** Questions and choices that a row keeps, and UTF-16 units of each. */
const MOST = { questions: 20, choices: 8, units: 400 } as const;

const shortened = (text: string): string =>
  text.length <= MOST.units ? text : `${Array.from(text.slice(0, MOST.units)).slice(0, -1).join('')}…`;

/** What a person may choose, as the bot's page offers it; `seen` is what a command is held against. */
function choicesOf(one: ScanWorkflow, config: Config): JsonMap {
  const { options } = one.decision;
  return {
    wants: wantOf(one),
    seen: decisionDigest(one),
    options: fitting(one).filter((option) => !isCommandOff(config, option)),
    questions: answerable(one.pending)
      .slice(0, MOST.questions)
      .map((asked) => ({
        id: nameOf(asked),
        question: shortened(asked.question),
        options: asked.options.slice(0, MOST.choices).map(shortened),
      })),
    ...(one.approvals ? { approvals: one.approvals.slice(0, MOST.choices) } : {}),
    ...(options.includes('accept-spec') ? { spec: specOf(one) } : {}),
  };
}

/** The hash of the spec as it is, as the rule that compares it says; `null` where it does not. */
function specOf({ findings }: ScanWorkflow): string | null {
  const computed = findings.find(({ rule }) => rule === 'spec-hash-matches')?.evidence['computed'];
  const [digest] = typeof computed === 'object' && computed !== null ? Object.values(computed) : [];
  return typeof digest === 'string' ? digest : null;
}

const isSame = (a: ProjectState, b: ProjectState): boolean =>
  JSON.stringify([a.status, a.currentTaskId, a.lastAction, sorted(a.metadata)]) ===
  JSON.stringify([b.status, b.currentTaskId, b.lastAction, sorted(b.metadata)]);

/** A database may give the keys back in an order of its own. */
const sorted = (map: JsonMap) => Object.entries(map).toSorted(([a], [b]) => (a < b ? -1 : 1));
