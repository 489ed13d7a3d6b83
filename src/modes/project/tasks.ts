// The tasks that a reported row names: the current one, and those that its metadata lists as to come.
import type { Json, JsonMap, ProjectState } from '../../model/project.ts';
import type { GateOrder } from '../../report/github/gate.ts';

export interface Task {
  readonly id: string;
  /** Whose it is; `null` where nothing says it. */
  readonly agent: string | null;
}

type Listing = Pick<ProjectState, 'currentTaskId' | 'currentAgentId' | 'metadata'>;

/** The first task that is to come and is not the current one; `null`: none is listed. */
export function nextTask(state: Listing): Task | null {
  for (const item of listed(state.metadata)) {
    const task = taskIn(item, state.currentAgentId);
    if (task && task.id !== state.currentTaskId) return task;
  }
  return null;
}

/** The metadata without a task in its list; the rest of it stays as it is. */
export function withoutTask(metadata: JsonMap, id: string): JsonMap {
  return { ...metadata, pending_tasks: listed(metadata).filter((item) => taskIn(item, null)?.id !== id) };
}

/** The task that an order is about; `null`: there is none. */
export function taskOf(order: GateOrder, state: Listing): Task | null {
  if (order === 'skip') return nextTask(state);
  return state.currentTaskId === null ? null : { id: state.currentTaskId, agent: state.currentAgentId };
}

/** Ids that may stand among words of ours: no blanks, no marks, no sentence (fault X09). */
const PLAIN = /^[\p{L}\p{N}_][\p{L}\p{N}_.:/@+-]{0,99}$/u;

/** An id as it is where it is a plain name, else what it is called instead. */
export const plainName = (id: string, otherwise: string): string => (PLAIN.test(id) ? id : otherwise);

/** The list as JSON, or as JSON's text: both are reported. */
function listed(metadata: JsonMap): readonly Json[] {
  const written = metadata['pending_tasks'];
  const list = typeof written === 'string' ? parsed(written) : written;
  return Array.isArray(list) ? list : [];
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A word, a number, or a map that names one, as the format reads them. */
function taskIn(item: Json, agent: string | null): Task | null {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    const id = wordOf(item);
    return id === null ? null : { id, agent };
  }
  const map = new Map(Object.entries(item));
  const id = wordOf(map.get('task_id')) ?? wordOf(map.get('id'));
  return id === null ? null : { id, agent: wordOf(map.get('agent_id')) ?? wordOf(map.get('agent')) ?? agent };
}

function wordOf(value: Json | undefined): string | null {
  const isWord = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  return isWord ? String(value).slice(0, 100) : null;
}
