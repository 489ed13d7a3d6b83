// What a project's history says about its row: what was reported last, and what came of our own actions.
import { isDeepStrictEqual } from 'node:util';
import type { HistoryEntry, Json, JsonMap, StateColumns } from '../../model/bot/project.ts';

/** A row as lines of the history keep it. A status may be a word that we do not know. */
export type PastRow = Omit<StateColumns, 'project_id' | 'status'> & { readonly status: string };

/** Lines of the API by which no orchestrator says anything of the work. */
const RESUMES: ReadonlySet<string> = new Set(['resumed', 'resume_failed']);
/** Lines that only say that a row became another one: the rows are compared. */
const ROWS: ReadonlySet<string> = new Set(['state_changed', 'resume_failed']);

/** What an orchestrator said last, apart from what we made of it. */
export interface Reported {
  /** The row as its orchestrator wrote it last; our own writing is taken back. */
  readonly row: PastRow;
  /** Our own lines by which it became what it is now, the newest first. */
  readonly ours: readonly HistoryEntry[];
}

/** `history`: the newest first. A row that no one reported is the oldest that is known. */
export function reportedIn(row: PastRow, history: readonly HistoryEntry[]): Reported {
  let now = row;
  const ours: HistoryEntry[] = [];
  for (const line of history) {
    const before = rowIn(line, 'previous');
    const own = line.by !== 'orchestrator';
    if (!before || !(own || RESUMES.has(line.kind))) continue;
    // A heartbeat repeats our words, with its own time.
    const repeated = own && line.action !== null && line.action === now.last_action;
    if (line.at !== now.updated_at && !repeated) continue;
    now = before;
    if (own) ours.push(line);
  }
  return { row: now, ours };
}

/**
 * Whether somebody said something new since one of our lines: a person did, or what is reported now is not
 * what was reported before. Heartbeats and repeated reports are no progress.
 */
export function movedSince(line: HistoryEntry, row: PastRow, history: readonly HistoryEntry[]): boolean {
  const at = history.findIndex(({ id }) => id === line.id);
  const newer = at < 0 ? history : history.slice(0, at);
  if (newer.some(({ by, kind }) => by.startsWith('@') || (by === 'orchestrator' && !ROWS.has(kind))))
    return true;
  const previous = rowIn(line, 'previous');
  if (!previous) return false;
  const before = said(reportedIn(previous, at < 0 ? [] : history.slice(at + 1)).row);
  const reports = newer.filter(({ by, kind }) => by === 'orchestrator' && kind === 'state_changed');
  const rows = [reportedIn(row, history).row, ...reports.flatMap((one) => rowIn(one, 'current') ?? [])];
  return rows.some((one) => !isDeepStrictEqual(said(one), before) && !isOurWriting(one, line));
}

/** Recoveries, the newest first, after which nothing new was said. */
export function inVain(row: PastRow, history: readonly HistoryEntry[]): number {
  const recoveries = history.filter(({ by, kind }) => by === 'rekindle' && kind === 'recovery');
  const first = recoveries.findIndex((line) => movedSince(line, row, history));
  return first < 0 ? recoveries.length : first;
}

/** A report that repeats what we wrote says nothing of the work. */
function isOurWriting(row: PastRow, line: HistoryEntry): boolean {
  const written = rowIn(line, 'current');
  return written !== null && isDeepStrictEqual(said(row), said(written));
}

/** What counts of a row: all but its time. */
const said = (row: PastRow) => [
  row.current_task_id,
  row.current_agent_id,
  row.last_action,
  row.status,
  row.metadata,
];

/** `null`: the line holds no such row. */
export function rowIn({ details }: HistoryEntry, name: 'previous' | 'current'): PastRow | null {
  const held = mapIn(details, name);
  if (!held) return null;
  return {
    current_task_id: textIn(held, 'current_task_id'),
    current_agent_id: textIn(held, 'current_agent_id'),
    last_action: textIn(held, 'last_action'),
    status: textIn(held, 'status') ?? '',
    updated_at: textIn(held, 'updated_at') ?? '',
    metadata: mapIn(held, 'metadata') ?? {},
  };
}

const own = (map: JsonMap, name: string): Json => (Object.hasOwn(map, name) ? (map[name] ?? null) : null);

/** A member of its own that is a text, an empty one too; `null`: there is none. */
export function textIn(map: JsonMap, name: string): string | null {
  const value = own(map, name);
  return typeof value === 'string' ? value : null;
}

/** A member of its own that is an object; `null`: there is none, or it is a list or a single value. */
export function mapIn(map: JsonMap, name: string): JsonMap | null {
  const value = own(map, name);
  return isMap(value) ? value : null;
}

const isMap = (value: Json): value is JsonMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
