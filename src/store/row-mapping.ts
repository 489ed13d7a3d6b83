// Maps rows of the projects' tables to the model's types, and back.
import type { Insertable, Selectable } from 'kysely';
import type {
  Archive,
  Author,
  Gate,
  HistoryEntry,
  NewHistory,
  Project,
  ProjectState,
} from '../model/bot/project.ts';
import { assert, UserError } from '../model/errors.ts';
import { jsonOf, mapOf, textOf, textOrNull, timeOf, timeOrNull, uuidOf } from './column-values.ts';
import type {
  ArchivesTable,
  GatesTable,
  ProjectStateTable,
  ProjectsTable,
  TaskHistoryTable,
} from './tables.ts';

/** The id as it is stored; anyone who writes has looked at it before. */
export function idOf(id: string): string {
  const uuid = uuidOf(id);
  assert(uuid !== null, `a project's id is a UUID, found ${JSON.stringify(id)}`);
  return uuid;
}

/** Times come out as ISO 8601 in UTC, whatever the database prints. */
export const projectOf = (row: Selectable<ProjectsTable>): Project => ({
  id: row.id,
  goal: row.goal,
  repository: row.repository,
  repositoryId: row.repository_id,
  ref: row.ref,
  workflow: row.workflow,
  createdAt: timeOf(row.created_at),
});

/** To write: without what neither database can hold. An id that is no UUID is our mistake. */
export const projectRow = (project: Project): Insertable<ProjectsTable> => ({
  id: idOf(project.id),
  goal: textOrNull(project.goal),
  repository: textOrNull(project.repository),
  repository_id: project.repositoryId,
  ref: textOrNull(project.ref),
  workflow: textOrNull(project.workflow),
  created_at: timeOf(project.createdAt),
});

/** Columns of `project_state` that a project without a row has as `null`. */
type MaybeState = { [Key in keyof Selectable<ProjectStateTable>]: Selectable<ProjectStateTable>[Key] | null };

/** `null`: nothing was reported of the project. */
export function stateOf(row: Omit<MaybeState, 'id'>): ProjectState | null {
  const { project_id: projectId, status, updated_at: updatedAt } = row;
  if (projectId === null || status === null || updatedAt === null) return null;
  return {
    projectId,
    currentTaskId: row.current_task_id,
    currentAgentId: row.current_agent_id,
    lastAction: row.last_action,
    status,
    updatedAt: timeOf(updatedAt),
    metadata: mapOf(row.metadata),
  };
}

/** project-state: `VARCHAR(100)`; SQLite would take more. */
const LONGEST_ID = 100;

function short(column: string, text: string | null): string | null {
  const found = Array.from(text ?? '').length;
  if (found <= LONGEST_ID) return textOrNull(text);
  throw new UserError(
    `${column} has ${found} characters, expected at most ${LONGEST_ID}. Nothing was written. Shorten it.`,
  );
}

/** @throws UserError where the id of a task or an agent is longer than its column */
export const stateRow = (state: ProjectState): Insertable<ProjectStateTable> => ({
  project_id: idOf(state.projectId),
  current_task_id: short('current_task_id', state.currentTaskId),
  current_agent_id: short('current_agent_id', state.currentAgentId),
  last_action: textOrNull(state.lastAction),
  status: state.status,
  updated_at: timeOf(state.updatedAt),
  metadata: jsonOf(state.metadata),
});

/** A line as it is shown: the key that keeps it single stays in the table. */
export const entryOf = (row: Selectable<TaskHistoryTable>): HistoryEntry => ({
  id: row.id,
  projectId: row.project_id,
  at: timeOf(row.at),
  by: row.author as Author,
  kind: row.kind,
  taskId: row.task_id,
  agentId: row.agent_id,
  action: row.action,
  details: mapOf(row.details),
});

/** To write: its number is the database's to give. */
export const lineRow = (line: NewHistory): Insertable<TaskHistoryTable> => ({
  project_id: idOf(line.projectId),
  key: textOrNull(line.key),
  at: timeOf(line.at),
  author: textOf(line.by),
  kind: textOf(line.kind),
  task_id: textOrNull(line.taskId),
  agent_id: textOrNull(line.agentId),
  action: textOrNull(line.action),
  details: jsonOf(line.details),
});

/** Open while `closedAt` is `null`. */
export const gateOf = (row: Selectable<GatesTable>): Gate => ({
  id: row.id,
  projectId: row.project_id,
  key: row.key,
  reason: row.reason,
  details: row.details,
  issue: row.issue,
  openedAt: timeOf(row.opened_at),
  closedAt: timeOrNull(row.closed_at),
  closedBy: row.closed_by as Author | null,
});

/** `content`: `null` where the commit holds it; JSON that is no object counts as an empty one. */
export const archiveOf = (row: Selectable<ArchivesTable>): Archive => ({
  id: row.id,
  projectId: row.project_id,
  place: row.place,
  commit: row.commit_id,
  content: row.content === null ? null : mapOf(row.content),
  at: timeOf(row.at),
  by: row.author as Author,
});

/** To write: its number is the database's to give. */
export const archiveRow = (archive: Omit<Archive, 'id'>): Insertable<ArchivesTable> => ({
  project_id: idOf(archive.projectId),
  place: textOf(archive.place),
  commit_id: textOrNull(archive.commit),
  content: archive.content === null ? null : jsonOf(archive.content),
  at: timeOf(archive.at),
  author: textOf(archive.by),
});
