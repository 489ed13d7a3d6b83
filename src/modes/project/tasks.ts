// The tasks that a reported row names: the current one, and the next ones that its metadata lists.
import { PENDING, pendingIn, type Task, taskIn } from '../../model/bot/pending-tasks.ts';
import type { JsonMap, ProjectState } from '../../model/bot/project.ts';
import type { GateOrder } from '../../report/github/gate-issue.ts';

type Listing = Pick<ProjectState, 'currentTaskId' | 'currentAgentId' | 'metadata'>;

/** The first task that is to come and is not the current one; `null`: none is listed. */
export function nextTask(state: Listing): Task | null {
  for (const item of pendingIn(state.metadata) ?? []) {
    const task = taskIn(item, state.currentAgentId);
    if (task && task.id !== state.currentTaskId) return task;
  }
  return null;
}

/** The metadata without a task in its list; the rest of it stays as it is. */
export function withoutTask(metadata: JsonMap, id: string): JsonMap {
  const left = (pendingIn(metadata) ?? []).filter((item) => taskIn(item, null)?.id !== id);
  return { ...metadata, [PENDING]: left };
}

/** The task that a command is about; `null`: there is none. */
export function taskOf(order: GateOrder, state: Listing): Task | null {
  if (order === 'skip') return nextTask(state);
  return state.currentTaskId === null ? null : { id: state.currentTaskId, agent: state.currentAgentId };
}

/** Ids that may stand among our own words: no blanks, no marks, no sentence (fault X09). */
const PLAIN = /^[\p{L}\p{N}_][\p{L}\p{N}_.:/@+-]{0,99}$/u;

/** The id itself where it is a plain name, else a substitute. */
export const plainName = (id: string, otherwise: string): string => (PLAIN.test(id) ? id : otherwise);
