// Rows of the store as the API shows them: seed 003's names with underscores.
import type { Archive, Gate, HistoryEntry, Project, ProjectRow, ProjectState } from '../model/project.ts';

export const rowOf = (state: ProjectState) => ({
  project_id: state.projectId,
  current_task_id: state.currentTaskId,
  current_agent_id: state.currentAgentId,
  last_action: state.lastAction,
  status: state.status,
  updated_at: state.updatedAt,
  metadata: state.metadata,
});
export type Row = ReturnType<typeof rowOf>;

export const projectView = ({ id, goal, repository, ref, workflow, createdAt }: Project) => ({
  id,
  goal,
  repository,
  ref,
  workflow,
  created_at: createdAt,
});

export const projectWithState = ({ project, state }: ProjectRow) => ({
  ...projectView(project),
  state: state && rowOf(state),
});

export const entryView = ({ id, at, by, kind, taskId, agentId, action, details }: HistoryEntry) => ({
  id,
  at,
  by,
  kind,
  task_id: taskId,
  agent_id: agentId,
  action,
  details,
});

export const gateView = ({ id, key, reason, details, issue, openedAt }: Gate) => ({
  id,
  key,
  reason,
  details,
  issue,
  opened_at: openedAt,
});

/** Without its content, which may be long. */
export const archiveView = ({ id, place, commit, at, by }: Archive) => ({ id, place, commit, at, by });

/** The strong validator of a row: its time, which no two versions of it share. */
export const etagOf = (state: ProjectState): string => `"${state.updatedAt}"`;
