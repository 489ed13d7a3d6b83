// The head of a lane: which delivery it is, when it is started, and when it is looked at again.
import { type RawBuilder, sql } from 'kysely';
import type { DeliveryRow } from '../inbox/delivery-queries.ts';
import type { Db } from '../tables.ts';

/**
 * What rests steps aside, so that what came after it does not wait for hours: what is tried again, and what
 * a process died with. What was never begun, or must be done in its place, holds the others until it is due.
 */
const inPlace = (now: number) => sql`(due_at <= ${now} OR (aside = 0 AND begun_at IS NULL))`;

/** The first of a lane that is in its place, whether it is due or not. */
const headOf = (lane: string, now: number) =>
  sql`SELECT id FROM deliveries WHERE lane = ${lane} AND state = 'waiting' AND ${inPlace(now)}
    ORDER BY at, received_at, id LIMIT 1`;

/** For each lane in which something waits the same, with the columns that are wanted. */
export const headsOfAll = (now: number) =>
  sql`SELECT DISTINCT ON (lane) lane, due_at FROM deliveries WHERE state = 'waiting' AND ${inPlace(now)}
    ORDER BY lane, at, received_at, id`;

/**
 * What is due again where the process ends in the middle of it: at once the first times, as a process may end
 * for many reasons, and later and later where it is the delivery that ends it. In milliseconds.
 */
const afterCrash = (now: number) =>
  sql`CAST(${now} AS BIGINT) + CASE WHEN tries < 3 THEN 0 WHEN tries < 6 THEN 30000 ELSE 300000 END`;

/** Whether something arrived before it was due that no one has read yet: it may have happened before it. */
const UNREAD = sql<number>`EXISTS (SELECT 1 FROM arrivals WHERE arrivals.received_at <= deliveries.due_at)`;

/**
 * Counts a try of the lane's head and gives it; no row: the lane is empty, its head is not due, or a process
 * died with it and `alone` does not say that nothing else runs beside it.
 */
export const begin = (lane: string, now: number, alone: boolean): RawBuilder<DeliveryRow> =>
  sql<DeliveryRow>`UPDATE deliveries
    SET tries = tries + 1, due_at = ${afterCrash(now)}, begun_at = CAST(${now} AS BIGINT), aside = 0
    WHERE id = (${headOf(lane, now)}) AND state = 'waiting' AND due_at <= ${now} AND NOT ${UNREAD}
      AND ${alone ? sql`1 = 1` : sql`begun_at IS NULL`} RETURNING *`;

/** When a lane is looked at again. */
interface Head {
  /** When something is due, milliseconds since 1970. */
  readonly dueAt: number;
  /** Whether something is to be read before it is begun. */
  readonly unread: boolean;
  /** How often it was begun where a process died with it; else `null`. */
  readonly suspect: number | null;
}

/** `null`: nothing waits there. Who asks has the lane, so that no process is at work on what was begun. */
export async function headIn(db: Db, lane: string, now: number): Promise<Head | null> {
  const { rows } = await sql<{ due_at: number; tries: number; cut: unknown; unread: unknown }>`
    SELECT due_at, tries, begun_at IS NOT NULL AS cut, ${UNREAD} AS unread
    FROM deliveries WHERE id = (${headOf(lane, now)}) AND state = 'waiting'`.execute(db);
  const [row] = rows;
  const head = row && {
    dueAt: row.due_at,
    unread: Boolean(row.unread),
    suspect: row.cut ? row.tries : null,
  };
  if (head && head.dueAt <= now) return head;
  const rested = await sql<{ due_at: number | null }>`SELECT MIN(due_at) AS due_at FROM deliveries
    WHERE lane = ${lane} AND state = 'waiting' AND tries > 0 AND due_at > ${now}`.execute(db);
  const dueAt = Math.min(head?.dueAt ?? Infinity, rested.rows[0]?.due_at ?? Infinity);
  return dueAt === Infinity ? null : { dueAt, unread: false, suspect: null };
}

/** Those that this process is at work on in these lanes are not what it dies of: it is ended by somebody. */
export async function absolve(db: Db, lanes: readonly string[]): Promise<void> {
  if (lanes.length === 0) return;
  const query = db.updateTable('deliveries').set({ begun_at: null }).where('lane', 'in', lanes);
  await query.where('state', '=', 'waiting').where('begun_at', 'is not', null).execute();
}
