// Stores every workflow that a sweep found as a project's row, identified by repository, branch and id.
import { createHash } from 'node:crypto';
import type { JsonMap, Project, ProjectState, ProjectStatus, Projects } from '../../model/bot/project.ts';
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

/** Writes what is new; the number of rows that were written. Nothing here leads to a recovery. */
export async function keepFound(
  report: ScanReport,
  where: ProjectLocation,
  projects: Projects,
): Promise<number> {
  let written = 0;
  for (const one of report.workflows) if (await keepOne(one, where, projects)) written += 1;
  return written;
}

async function keepOne(one: ScanWorkflow, where: ProjectLocation, projects: Projects): Promise<boolean> {
  const id = idOf(one, where);
  const there = await projects.find(id);
  const now = formatTime(where.now);
  const state = stateOf(id, one, there?.state?.updatedAt ?? now);
  if (there?.state && isSame(there.state, state) && there.project.repository === where.repository)
    return false;
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

function stateOf(projectId: string, one: ScanWorkflow, updatedAt: string): ProjectState {
  const { decision, liveness, path, commit, format, last_activity } = one;
  const metadata: JsonMap = {
    format,
    path,
    commit,
    liveness,
    last_activity: last_activity.at,
    action: decision.action,
    reason: decision.reason,
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

const isSame = (a: ProjectState, b: ProjectState): boolean =>
  JSON.stringify([a.status, a.currentTaskId, a.lastAction, sorted(a.metadata)]) ===
  JSON.stringify([b.status, b.currentTaskId, b.lastAction, sorted(b.metadata)]);

/** A database may give the keys back in an order of its own. */
const sorted = (map: JsonMap) => Object.entries(map).toSorted(([a], [b]) => (a < b ? -1 : 1));
