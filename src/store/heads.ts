// The head of a lane: which delivery that is, when it is begun, and when it is looked at again.
import { type RawBuilder, sql } from 'kysely';
import type { DeliveryRow } from './deliveries.ts';
import type { Db } from './tables.ts';

/** The first of a lane, whether it is due or not: what is retried keeps its place, and holds the others. */
const headOf = (lane: string) =>
  sql`SELECT id FROM deliveries WHERE lane = ${lane} AND state = 'waiting'
    ORDER BY at, received_at, id LIMIT 1`;

/**
 * What is due again where the process ends in the middle of it: at once the first times, as a process may end
 * for many reasons, and later and later where it is the delivery that ends it. In milliseconds.
 */
const afterCrash = (now: number) =>
  sql`CAST(${now} AS BIGINT) + CASE WHEN tries < 3 THEN 0 WHEN tries < 6 THEN 30000 ELSE 300000 END`;

/** Whether something arrived before it was due that nobody has read yet: it may have happened before it. */
const UNREAD = sql<number>`EXISTS (SELECT 1 FROM arrivals WHERE arrivals.received_at <= deliveries.due_at)`;

/** Counts a try of the lane's head and gives it; no row: the lane is empty, or its head is not due. */
export const begin = (lane: string, now: number): RawBuilder<DeliveryRow> =>
  sql<DeliveryRow>`UPDATE deliveries SET tries = tries + 1, due_at = ${afterCrash(now)}
    WHERE id = (${headOf(lane)}) AND state = 'waiting' AND due_at <= ${now} AND NOT ${UNREAD} RETURNING *`;

/** A lane's head. */
interface Head {
  /** When it is due, milliseconds since 1970. */
  readonly dueAt: number;
  /** Whether something is to be read before it is begun. */
  readonly unread: boolean;
}

/** `null`: nothing waits there. */
export async function headIn(db: Db, lane: string): Promise<Head | null> {
  const { rows } = await sql<{ due_at: number; unread: unknown }>`SELECT due_at, ${UNREAD} AS unread
    FROM deliveries WHERE id = (${headOf(lane)}) AND state = 'waiting'`.execute(db);
  return rows[0] ? { dueAt: rows[0].due_at, unread: Boolean(rows[0].unread) } : null;
}
