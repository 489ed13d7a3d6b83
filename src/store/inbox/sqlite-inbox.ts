// The inbox of a single process: a new delivery wakes its lane directly.
import type { Kysely, Transaction } from 'kysely';
import type { Inbox, KeptDelivery, Outcome, Serving, StopServing } from '../../model/bot/inbox.ts';
import { assert } from '../../model/errors.ts';
import { gather } from '../batch-writes.ts';
import { type LaneDatabase, takeTurn } from '../queue/drain-lane.ts';
import * as heads from '../queue/lane-head.ts';
import { type Lanes, openLanes } from '../queue/lane-scheduler.ts';
import type { Tables } from '../tables.ts';
import * as deliveries from './delivery-queries.ts';
import { openArriving } from './ingest.ts';
import { answersOf } from './raw-webhooks.ts';

type Trx = Transaction<Tables>;
type Work = (trx: Trx) => Promise<unknown>;
type Together = <T>(work: (trx: Trx) => Promise<T>) => Promise<T>;

/** SQLite's code of a value that a table does not take; a full or broken disk is no one's fault. */
const blames = (error: unknown): boolean =>
  !(error instanceof Error && 'errcode' in error) || Number(error.errcode) % 256 === 19;

/** Writes of the same moment in one transaction. */
function together(db: Kysely<Tables>): Together {
  const commit = gather(
    (works: readonly Work[]) =>
      db.transaction().execute(async (trx) => {
        const results: unknown[] = [];
        for (const work of works) results.push(await work(trx));
        return results;
      }),
    blames,
  );
  return async <T>(work: (trx: Trx) => Promise<T>): Promise<T> => (await commit(work)) as T;
}

/** The file is this process's as long as it lives: no other process works in it. */
const NEVER = new AbortController().signal;

const benchOf = (shared: Together, now: () => number, alone: boolean): LaneDatabase => ({
  lost: NEVER,
  begin: (lane: string) =>
    shared(async (trx) => {
      const { rows } = await heads.begin(lane, now(), alone).execute(trx);
      return rows[0] ? deliveries.keptOf(rows[0]) : null;
    }),
  settle: (delivery: KeptDelivery, outcome: Outcome) =>
    shared((trx) => deliveries.settle(trx, delivery, outcome, now())),
});

/** `unread`: something is to be read before a lane goes on. */
function lanesOver(
  db: Kysely<Tables>,
  shared: Together,
  serving: Serving,
  unread: (lane: string) => void,
): Lanes {
  const { now, failed } = serving;
  const lanes: Lanes = openLanes({
    slots: serving.lanes,
    now,
    failed,
    async turn(lane, alone) {
      const bench = benchOf(shared, now, alone);
      if ((await takeTurn(lane, bench, serving, () => lanes.yields(), alone ? 1 : undefined)) === 'more')
        return 'more';
      const head = await heads.headIn(db, lane, now());
      if (head === null || head.dueAt > now()) return head?.dueAt ?? null;
      if (!head.unread) return head.suspect === null ? head.dueAt : { suspect: head.suspect };
      unread(lane);
      return null;
    },
  });
  return lanes;
}

/** The inbox over a file that is this process's alone. */
export function sqliteInbox(db: Kysely<Tables>): Inbox {
  const shared = together(db);
  let lanes: Lanes | null = null;
  const wake = (lane: string): void => lanes?.wake(lane);
  const keepAll = gather(
    (keepings: readonly deliveries.Keeping[]) => shared((trx) => deliveries.insert(trx, keepings)),
    blames,
  );

  function serve(serving: Serving): StopServing {
    assert(lanes === null || lanes.ended(), 'an inbox is served once at a time');
    const opened = lanesOver(db, shared, serving, (lane) => afterReading(lane, () => wake(lane)));
    lanes = opened;
    const wakeAll = async () => (await deliveries.waitingLanes(db)).forEach(wake);
    wakeAll().catch(serving.failed);
    return async () => {
      const working = opened.active();
      const settled = opened.stop();
      await shared((trx) => heads.absolve(trx, working)).catch(serving.failed);
      await settled;
    };
  }

  const { arrive, sort, afterReading } = openArriving({
    dialect: 'sqlite',
    alone: shared,
    transact: shared,
    woken: async (woken) => async () => woken.forEach(wake),
    blames,
    every: null,
  });

  return {
    arrive,
    sort,
    async keep(all, dueAt) {
      const fresh = await keepAll({ deliveries: all, dueAt });
      for (const { id, lane } of all) if (fresh.has(id)) wake(lane);
      return fresh;
    },
    serve,
    async retry(id, now) {
      const lane = await shared((trx) => deliveries.unpark(trx, id, now, now));
      if (lane !== null) wake(lane);
      return lane !== null;
    },
    ...answersOf(db),
  };
}
