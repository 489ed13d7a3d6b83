// The inbox's SQL: the same on both databases, one statement each.
import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Delivery, InboxFigures, KeptDelivery, Outcome } from '../../model/bot/inbox.ts';
import { textOf, textOrNull } from '../column-values.ts';
import type { Db, DeliveriesTable } from '../tables.ts';

/** SQLite takes 32,766 values in a statement, a delivery has 17. */
const ROWS_AT_ONCE = 500;

export type DeliveryRow = Selectable<DeliveriesTable>;

/** A row as the model has it. */
export const keptOf = (row: DeliveryRow): KeptDelivery => ({
  id: row.id,
  event: row.event,
  action: row.action,
  meaning: row.meaning,
  lane: row.lane,
  at: row.at,
  receivedAt: row.received_at,
  installation: row.installation,
  repository: row.repository,
  body: row.body,
  state: row.state,
  tries: row.tries,
  dueAt: row.due_at,
  reason: row.reason,
  settledAt: row.settled_at,
});

/** The longest meaning that is kept as it is: keys of an index end at some 2,700 bytes. */
const LONGEST_MEANING = 500;
const meaningOf = (meaning: string): string =>
  meaning.length <= LONGEST_MEANING
    ? textOf(meaning)
    : `sha256 ${createHash('sha256').update(meaning).digest('hex')}`;

/** What one caller wants kept. */
export interface Keeping {
  readonly deliveries: readonly Delivery[];
  readonly dueAt: number;
}

/** What stands in a payload may be any text; the names of lanes and the like are ours. */
const rowOf = (one: Delivery, dueAt: number): DeliveryRow => ({
  id: one.id,
  event: one.event,
  action: textOrNull(one.action),
  meaning: one.meaning === null ? null : meaningOf(one.meaning),
  lane: one.lane,
  at: one.at,
  received_at: one.receivedAt,
  installation: one.installation,
  repository: textOrNull(one.repository),
  body: textOf(one.body),
  state: 'waiting',
  tries: 0,
  due_at: dueAt,
  reason: null,
  settled_at: null,
  begun_at: null,
  aside: 0,
});

function chunks<T>(all: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(all.length / ROWS_AT_ONCE);
  return Array.from({ length: count }, (_, index) =>
    all.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
  );
}

/** Writes those that are new, by id and by meaning; their ids, one set a caller. */
export async function insert(db: Db, keepings: readonly Keeping[]): Promise<readonly ReadonlySet<string>[]> {
  const rows = keepings.flatMap(({ deliveries, dueAt }) => deliveries.map((one) => rowOf(one, dueAt)));
  const fresh = new Set<string>();
  for (const chunk of chunks(rows)) {
    const query = db.insertInto('deliveries').values([...chunk]);
    const written = await query
      .onConflict((on) => on.doNothing())
      .returning('id')
      .execute();
    for (const { id } of written) fresh.add(id);
  }
  return keepings.map(
    ({ deliveries }) => new Set(deliveries.map(({ id }) => id).filter((id) => fresh.delete(id))),
  );
}

/** Which of these ids are there. */
export async function known(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const chunk of chunks(ids))
    for (const { id } of await db.selectFrom('deliveries').select('id').where('id', 'in', chunk).execute())
      found.add(id);
  return found;
}

/** Lanes in which something waits. */
export async function waitingLanes(db: Db): Promise<readonly string[]> {
  const query = db.selectFrom('deliveries').select('lane').distinct().where('state', '=', 'waiting');
  return (await query.orderBy('lane').execute()).map(({ lane }) => lane);
}

/** Writes what came of a try; of one that somebody else began meanwhile, nothing. */
export async function settle(db: Db, one: KeptDelivery, outcome: Outcome, now: number): Promise<void> {
  const reason = textOrNull(outcome.reason);
  const change =
    outcome.kind === 'again'
      ? { due_at: outcome.dueAt, reason, begun_at: null, aside: outcome.holds ? 0 : 1 }
      : { state: outcome.kind, reason, settled_at: now, begun_at: null };
  const query = db.updateTable('deliveries').set(change).where('id', '=', one.id);
  await query.where('state', '=', 'waiting').where('tries', '=', one.tries).execute();
}

/**
 * The lane of the parked delivery that waits again, its tries counted again; `null`: none such is parked, or
 * it was given up after `asked`. Times in milliseconds since 1970.
 */
export async function unpark(db: Db, id: string, dueAt: number, asked: number): Promise<string | null> {
  const fresh = { tries: 0, reason: null, settled_at: null, begun_at: null, aside: 0 };
  const change = { ...fresh, state: 'waiting' as const, due_at: dueAt };
  const query = db.updateTable('deliveries').set(change).where('id', '=', textOf(id));
  const before = query.where('state', '=', 'parked').where('settled_at', '<=', asked);
  return (await before.returning('lane').executeTakeFirst())?.lane ?? null;
}

/** One by its id; `null`: it is not there. */
export async function find(db: Db, id: string): Promise<KeptDelivery | null> {
  const query = db.selectFrom('deliveries').selectAll().where('id', '=', textOf(id));
  const row = await query.executeTakeFirst();
  return row ? keptOf(row) : null;
}

/** The newest first. */
export async function parked(db: Db, limit: number): Promise<readonly KeptDelivery[]> {
  const query = db.selectFrom('deliveries').selectAll().where('state', '=', 'parked');
  const newest = query.orderBy('settled_at', 'desc').orderBy('id').limit(limit);
  return (await newest.execute()).map(keptOf);
}

/** How many there are by state, and since when the oldest one waits. */
export async function figures(db: Db): Promise<InboxFigures> {
  const query = db
    .selectFrom('deliveries')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count'), fn.min('received_at').as('oldest')]);
  const rows = await query.groupBy('state').execute();
  const of = (state: string) => rows.find((row) => row.state === state);
  return {
    waiting: of('waiting')?.count ?? 0,
    done: of('done')?.count ?? 0,
    parked: of('parked')?.count ?? 0,
    oldestWaiting: of('waiting')?.oldest ?? null,
  };
}

/** Forgets the bodies of what was done before a time, and all of what was settled before another one. */
export async function prune(db: Db, bodiesBefore: number, allBefore: number): Promise<void> {
  const old = db.deleteFrom('deliveries').where('state', 'in', ['done', 'parked']);
  await old.where('settled_at', '<', allBefore).execute();
  const bodies = db.updateTable('deliveries').set({ body: '' }).where('state', '=', 'done');
  await bodies.where('settled_at', '<', bodiesBefore).where('body', '<>', '').execute();
}
