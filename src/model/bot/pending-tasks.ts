// The tasks that are to come, as a reported row of project-state lists them in its metadata.
import type { Json, JsonMap, ProjectState } from './project.ts';

export interface Task {
  readonly id: string;
  /** Whose it is; `null` where nothing says it. */
  readonly agent: string | null;
}

/** Where they are listed. */
export const PENDING = 'pending_tasks';

/** The list as JSON, or as JSON's text: both are reported. `null`: what stands there is no list. */
export function pendingIn(metadata: JsonMap): readonly Json[] | null {
  const written = Object.hasOwn(metadata, PENDING) ? (metadata[PENDING] ?? null) : null;
  const list = typeof written === 'string' ? parsed(written) : written;
  return written === null ? [] : Array.isArray(list) ? list : null;
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A word, a number, or a map that names one, as the format reads them. `agent`: whose it is otherwise. */
export function taskIn(item: Json, agent: string | null): Task | null {
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

/** Whether a row names a task already, as the current one or one to come. */
export const namesTask = ({ currentTaskId, metadata }: ProjectState, id: string): boolean =>
  currentTaskId === id || (pendingIn(metadata) ?? []).some((item) => taskIn(item, null)?.id === id);
