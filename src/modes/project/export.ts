// A reported project as the export that the engine reads: the row and its history, as files beside the tree.
import { columnsOf, type HistoryEntry, type Project, type ProjectState } from '../../model/bot/project.ts';
import type { StateLocation } from '../../model/site.ts';
import { type Reported, reportedIn, textIn } from './past.ts';

/** The site of an export of one project alone. Source: the contract's project-state. */
export function siteOf({ id }: Pick<Project, 'id'>): StateLocation {
  const path = `.project-state/${id}/project_state.json`;
  return { format: 'project-state', path, files: [path], rivals: [], feature: id };
}

/** Kinds of lines that say that a task is completed, as orchestrators write them. */
const COMPLETED: ReadonlySet<string> = new Set(['task_completed', 'completed']);

/** Texts by path. `history`: the newest first. */
export function exportOf(
  project: Project,
  state: ProjectState,
  history: readonly HistoryEntry[],
): ReadonlyMap<string, string> {
  const { path } = siteOf(project);
  const reported = reportedIn(columnsOf(state), history);
  const row = {
    ...columnsOf(state),
    project_id: project.id,
    last_action: lastAction(state, reported),
    // What was changed counts from what the agent said last, and not from what we wrote since.
    updated_at: reported.row.updated_at,
    metadata: { ...state.metadata, ...(project.goal === null ? {} : { goal: project.goal }) },
  };
  const lines = history
    .toReversed()
    .filter(({ kind, taskId }) => COMPLETED.has(kind) && taskId !== null)
    .map(({ taskId, at }) =>
      JSON.stringify({ project_id: project.id, change_type: 'task_completed', task_id: taskId, at }),
    );
  return new Map([
    [path, `${JSON.stringify(row, null, 2)}\n`],
    [`${path.slice(0, path.lastIndexOf('/'))}/task_history.jsonl`, lines.map((line) => `${line}\n`).join('')],
  ]);
}

/**
 * What the agent last did at this very task: words of ours, which say that we assigned it, tell nothing of
 * its work. A task that was given out and of which nothing was reported begins again, in the format's words.
 */
function lastAction({ currentTaskId: task }: ProjectState, { row, ours }: Reported): string | null {
  const anew = ours.find(({ by, details }) => {
    const order = textIn(details, 'order');
    return order === 'skip' || (order === 'retry' && by !== 'rekindle');
  });
  if (anew && task !== null) return `Restarted ${task} (${anew.by})`;
  return row.current_task_id === task ? row.last_action : null;
}
