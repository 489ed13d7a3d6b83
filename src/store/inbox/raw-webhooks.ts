// The table of raw webhooks: inserts them, takes the oldest, and counts them.
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Arrival, Inbox, InboxFigures } from '../../model/bot/inbox.ts';
import { textOf } from '../column-values.ts';
import type { ArrivalsTable, Db, Dialect } from '../tables.ts';
import * as deliveries from './delivery-queries.ts';

/** At most this many bytes are read at a time; one that is larger is read alone. */
const BYTES_AT_A_TIME = 8 * 1024 * 1024;
/** At most this many are written by one statement, and at most this many bytes of them; each has 4 values. */
const [ROWS_AT_ONCE, BYTES_AT_ONCE] = [1_000, 32 * 1024 * 1024];

export type ArrivalRow = Selectable<ArrivalsTable>;

const rowOf = ({ id, event, bytes, receivedAt }: Arrival) => ({
  id: textOf(id),
  event: textOf(event),
  received_at: receivedAt,
  body: bytes,
});

/** In parts that a statement takes; nearly always one. */
export function partsOf(arrivals: readonly Arrival[]): readonly (readonly Arrival[])[] {
  const parts: Arrival[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const one of arrivals) {
    const last = parts.at(-1);
    bytes += one.bytes.length;
    if (last !== undefined && last.length < ROWS_AT_ONCE && bytes <= BYTES_AT_ONCE) last.push(one);
    else {
      parts.push([one]);
      bytes = one.bytes.length;
    }
  }
  return parts;
}

/** Writes some down, in their order, by one statement. */
export async function write(db: Db, dialect: Dialect, part: readonly Arrival[]): Promise<void> {
  await (dialect === 'postgres'
    ? asOneText(part).execute(db)
    : db.insertInto('arrivals').values(part.map(rowOf)).execute());
}

/** All bodies as one value, which the client copies once, and the server cuts in pieces. */
function asOneText(part: readonly Arrival[]): RawBuilder<unknown> {
  const rows = part.map(rowOf);
  let next = 1;
  const starts = rows.map(({ body }) => {
    next += body.length;
    return next - body.length;
  });
  const bodies = Buffer.concat(rows.map(({ body }) => body));
  return sql`INSERT INTO arrivals (id, event, received_at, body)
    SELECT id, event, received_at, SUBSTRING(${bodies}::BYTEA FROM start FOR size)
    FROM UNNEST(${rows.map(({ id }) => id)}::TEXT[], ${rows.map(({ event }) => event)}::TEXT[],
      ${rows.map(({ received_at: at }) => at)}::BIGINT[], ${starts}::INT[],
      ${rows.map(({ body }) => body.length)}::INT[])
      WITH ORDINALITY AS one (id, event, received_at, start, size, place)
    ORDER BY place`;
}

/**
 * The oldest ones, at most `most` of them; of several processes each takes others, until its transaction
 * ends.
 */
export async function oldest(db: Db, dialect: Dialect, most: number): Promise<readonly ArrivalRow[]> {
  const query = db
    .selectFrom('arrivals')
    .select(['n', sql<number>`LENGTH(body)`.as('bytes')])
    .orderBy('n')
    .limit(most);
  const all = await (dialect === 'postgres' ? query.forUpdate().skipLocked() : query).execute();
  let left = BYTES_AT_A_TIME;
  const fit = all.filter(({ bytes }, at) => {
    left -= bytes;
    return at === 0 || left >= 0;
  });
  if (fit.length === 0) return [];
  const numbers = fit.map(({ n }) => n);
  return db.selectFrom('arrivals').selectAll().where('n', 'in', numbers).orderBy('n').execute();
}

interface Waiting {
  readonly count: number;
  /** Milliseconds since 1970; `null`: none waits. */
  readonly oldest: number | null;
}

/** Those that wait to be read; another process may be at it. */
export async function waiting(db: Db): Promise<Waiting> {
  const query = db
    .selectFrom('arrivals')
    .select([sql<number>`COUNT(*)`.as('count'), sql<number | null>`MIN(received_at)`.as('oldest')]);
  return query.executeTakeFirstOrThrow();
}

/** What an inbox is asked, on both databases alike. */
export const answersOf = (db: Db): Pick<Inbox, 'known' | 'find' | 'parked' | 'figures' | 'prune'> => ({
  known: (ids) => deliveries.known(db, ids),
  find: (id) => deliveries.find(db, id),
  parked: (limit) => deliveries.parked(db, limit),
  figures: () => figures(db),
  prune: (bodiesBefore, allBefore) => deliveries.prune(db, bodiesBefore, allBefore),
});

/**
 * What is in the inbox, with those that wait to be read: they are work that is not done. They are counted
 * first, so that one which is read meanwhile is in both figures rather than in none.
 */
async function figures(db: Db): Promise<InboxFigures> {
  const { count, oldest: since } = await waiting(db);
  const found = await deliveries.figures(db);
  const times = [found.oldestWaiting, since].filter((one) => one !== null);
  return {
    ...found,
    waiting: found.waiting + count,
    oldestWaiting: times.length === 0 ? null : Math.min(...times),
  };
}
