// Writes `project_state` together with its history: both or neither, and only over the row that was expected.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { HistoryEntry, NewHistory, ProjectState } from '../model/bot/project.ts';
import { textOf, timeOf, uuidOf } from './column-values.ts';
import { entryOf, lineRow, stateRow } from './row-mapping.ts';
import type { Db, Dialect, Tables } from './tables.ts';

/** `false`: a line with that key is there. */
export async function record(db: Db, line: NewHistory): Promise<boolean> {
  const query = db.insertInto('task_history').values(lineRow(line));
  const written = await query
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

/** The line with that key; `null`: there is none. */
export async function lineOf(db: Db, projectId: string, key: string): Promise<HistoryEntry | null> {
  const id = uuidOf(projectId);
  if (id === null) return null;
  const query = db.selectFrom('task_history').selectAll().where('project_id', '=', id);
  const row = await query.where('key', '=', textOf(key)).executeTakeFirst();
  return row ? entryOf(row) : null;
}

/** The newest first. */
export async function history(db: Db, projectId: string, limit: number): Promise<readonly HistoryEntry[]> {
  const id = uuidOf(projectId);
  if (id === null) return [];
  const query = db.selectFrom('task_history').selectAll().where('project_id', '=', id);
  const newest = query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit);
  return (await newest.execute()).map(entryOf);
}

/** An orchestrator that writes by SQL leaves microseconds (`NOW()`), which no one has read from us. */
const sameTime = (dialect: Dialect, time: string): RawBuilder<boolean> =>
  dialect === 'sqlite'
    ? sql<boolean>`updated_at = ${time}`
    : sql<boolean>`date_trunc('milliseconds', updated_at) = ${time}::timestamptz`;

/** Whether the row was written; `expected` as `Projects.setState` has it. */
async function write(
  db: Db,
  dialect: Dialect,
  state: ProjectState,
  expected: string | null | undefined,
): Promise<boolean> {
  const row = stateRow(state);
  const { project_id: id, ...change } = row;
  if (typeof expected === 'string') {
    const query = db.updateTable('project_state').set(change).where('project_id', '=', id);
    const written = query.where(sameTime(dialect, timeOf(expected))).returning('id');
    return (await written.executeTakeFirst()) !== undefined;
  }
  const query = db.insertInto('project_state').values(row);
  const written = query.onConflict((on) =>
    expected === null ? on.column('project_id').doNothing() : on.column('project_id').doUpdateSet(change),
  );
  return (await written.returning('id').executeTakeFirst()) !== undefined;
}

/** As `Projects.setState` says. @throws UserError where the id of a task or an agent is too long */
export const setState = (
  db: Kysely<Tables>,
  dialect: Dialect,
  state: ProjectState,
  line: NewHistory | null,
  expected: string | null | undefined,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const written = await write(trx, dialect, state, expected);
    if (written && line) await record(trx, line);
    return written;
  });
