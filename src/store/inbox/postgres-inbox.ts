// The inbox that several processes share: pg-boss says which lane has work, a lock says which
// process does it.
import { type Kysely, sql } from 'kysely';
import type { Delivery, Inbox, StopServing } from '../../model/bot/inbox.ts';
import { gather } from '../batch-writes.ts';
import type { Postgres } from '../postgres.ts';
import { CHANNEL } from '../queue/lane-locks.ts';
import { serveLanes } from '../queue/multi-process-worker.ts';
import type { Tables } from '../tables.ts';
import * as deliveries from './delivery-queries.ts';
import { openArriving, type Ways } from './ingest.ts';
import { answersOf } from './raw-webhooks.ts';

/** SQLSTATE of two transactions that wait for each other: one is rolled back, and simply begun again. */
const DEADLOCK = '40P01';
const ATTEMPTS = 5;

/** Classes of SQLSTATE for a value that is not taken: data exception, constraint, limit that it exceeds. */
const blames = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(?:2[23]|54)/.test(String(error.code));

async function untangled<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      const tangled = error instanceof Error && 'code' in error && error.code === DEADLOCK;
      if (!tangled || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Tells all processes, with the commit, that there is something to take. */
const callOut = (db: Kysely<Tables>) => sql`SELECT pg_notify(${CHANNEL}, '')`.execute(db);

const lanesOf = (all: readonly Delivery[], fresh: ReadonlySet<string>): readonly string[] =>
  [...new Set(all.filter(({ id }) => fresh.has(id)).map(({ lane }) => lane))].sort();

/** `every`: how often lanes are looked for that wait and that no one works, milliseconds. */
export function postgresInbox({ db, jobs, client, report }: Postgres, every: number): Inbox {
  const wake = async (lanes: readonly string[]): Promise<void> => {
    if (lanes.length === 0) return;
    await jobs.send(lanes);
    await callOut(db);
  };
  /**
   * A wake-up that was there before may have been taken before this commit was seen: wake once more. It is
   * kept already, and found by the next look for lanes that wait, so that a failure here loses nothing.
   */
  const again = (missed: readonly string[]): Promise<void> => wake(missed).catch(() => {});
  const woken: Ways['woken'] = async (lanes, trx) => {
    if (lanes.length === 0) return async () => {};
    const all = await jobs.send(lanes, trx);
    await callOut(trx);
    return () => again(all ? [] : lanes);
  };
  const transact: Ways['transact'] = (work) => untangled(() => db.transaction().execute(work));
  const { arrive, sort, afterReading } = openArriving({
    dialect: 'postgres',
    alone: (work) => work(db),
    transact,
    woken,
    blames,
    every,
  });
  /** Deliveries and the wake-ups of their lanes, in one transaction. */
  const keepAll = gather(async (keepings: readonly deliveries.Keeping[]) => {
    const { fresh, behind } = await transact(async (trx) => {
      const kept = await deliveries.insert(trx, keepings);
      const all = keepings.flatMap((one) => one.deliveries);
      const lanes = lanesOf(all, new Set(kept.flatMap((ids) => [...ids])));
      return { fresh: kept, behind: await woken(lanes, trx) };
    });
    await behind();
    return fresh;
  }, blames);
  return {
    arrive,
    sort,
    keep: (all, dueAt) => keepAll({ deliveries: all, dueAt }),
    serve(serving): StopServing {
      report(serving.failed);
      return serveLanes({ db, jobs, client, wake, every, afterReading }, serving);
    },
    async retry(id, now) {
      const lane = await deliveries.unpark(db, id, now, now);
      if (lane !== null) await wake([lane]);
      return lane !== null;
    },
    ...answersOf(db),
  };
}
