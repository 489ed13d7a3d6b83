// Gates that people close, and what was archived.
import { sql } from 'kysely';
import type { Projects } from '../model/bot/project.ts';
import { assert } from '../model/errors.ts';
import { textOf, timeOf, uuidOf } from './column-values.ts';
import { archiveOf, archiveRow, gateOf, idOf } from './row-mapping.ts';
import type { Db } from './tables.ts';

type Gates = Pick<Projects, 'openGate' | 'setGateIssue' | 'closeGate' | 'gates' | 'gateOfIssue'>;

/** What `Projects` does with gates. An id that is no UUID has none; to open one under it is our mistake. */
export const gatesOver = (db: Db): Gates => ({
  async openGate(gate) {
    const row = {
      project_id: idOf(gate.projectId),
      key: textOf(gate.key),
      reason: textOf(gate.reason),
      details: textOf(gate.details),
      issue: null,
      opened_at: timeOf(gate.openedAt),
      closed_at: null,
      closed_by: null,
    };
    await db
      .insertInto('gates')
      .values(row)
      .onConflict((on) => on.doNothing())
      .execute();
    const query = db.selectFrom('gates').selectAll().where('project_id', '=', row.project_id);
    const there = await query.where('key', '=', row.key).executeTakeFirst();
    assert(there, 'a gate that was opened is there');
    return gateOf(there);
  },
  async setGateIssue(id, issue) {
    await db.updateTable('gates').set({ issue }).where('id', '=', id).execute();
  },
  async closeGate(id, at, by) {
    const query = db.updateTable('gates').set({ closed_at: timeOf(at), closed_by: textOf(by) });
    const closed = query.where('id', '=', id).where('closed_at', 'is', null).returning('id');
    return (await closed.executeTakeFirst()) !== undefined;
  },
  async gates({ projectId, open }) {
    const id = projectId === undefined ? undefined : uuidOf(projectId);
    if (id === null) return [];
    let query = db.selectFrom('gates').selectAll().orderBy('id');
    if (id !== undefined) query = query.where('project_id', '=', id);
    if (open !== undefined) query = query.where('closed_at', open ? 'is' : 'is not', null);
    return (await query.execute()).map(gateOf);
  },
  async gateOfIssue(repository, issue) {
    const query = db
      .selectFrom('gates')
      .innerJoin('projects', 'projects.id', 'gates.project_id')
      .selectAll('gates')
      .where('issue', '=', issue)
      .where(sql`lower(repository)`, '=', repository.toLowerCase())
      .orderBy(sql`closed_at IS NOT NULL`)
      .orderBy('gates.id', 'desc');
    const row = await query.limit(1).executeTakeFirst();
    return row ? gateOf(row) : null;
  },
});

/** What `Projects` does with archives; nothing that was put away is ever written over. */
export const archivesOver = (db: Db): Pick<Projects, 'archive' | 'archives'> => ({
  async archive(archive) {
    await db
      .insertInto('archives')
      .values(archiveRow(archive))
      .onConflict((on) => on.doNothing())
      .execute();
  },
  async archives(projectId) {
    const id = uuidOf(projectId);
    if (id === null) return [];
    const query = db.selectFrom('archives').selectAll().where('project_id', '=', id);
    return (await query.orderBy('id').execute()).map(archiveOf);
  },
});
