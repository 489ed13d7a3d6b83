// Rows of the store as the API shows them, with project-state's names (underscores).
import {
  type Archive,
  columnsOf,
  type Gate,
  type HistoryEntry,
  type Project,
  type ProjectRow,
  type ProjectState,
} from '../model/bot/project.ts';

/** What a project is, without where it stands; GitHub's number of its repository is not shown. */
export const projectView = ({ id, goal, repository, ref, workflow, createdAt }: Project) => ({
  id,
  goal,
  repository,
  ref,
  workflow,
  created_at: createdAt,
});

/** `state`: `null` before anything was reported. */
export const projectWithState = ({ project, state }: ProjectRow) => ({
  ...projectView(project),
  state: state && columnsOf(state),
});

/** A line of the history; its project is the one that was asked for, and its key is our own affair. */
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

/** An open gate: when and by whom one was closed is not shown. */
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
