// Processes lanes beside other processes: woken by jobs, guarded by locks, and polled for in case
// a wake-up was lost.
import { type Kysely, sql } from 'kysely';
import type { Client } from 'pg';
import type { Serving, StopServing } from '../../model/bot/inbox.ts';
import * as deliveries from '../inbox/delivery-queries.ts';
import type { Arriving } from '../inbox/ingest.ts';
import type { Tables } from '../tables.ts';
import { type LaneDatabase, takeTurn } from './drain-lane.ts';
import * as heads from './lane-head.ts';
import { type LaneConnection, lockOf, openHolding, type Session } from './lane-locks.ts';
import { type Lanes, openLanes, type Rest } from './lane-scheduler.ts';
import type { Jobs } from './wakeup-jobs.ts';

/** How long until the first new attempt when the database does not answer, milliseconds; then doubled. */
const FIRST_ATTEMPT = 250;

interface Shared {
  readonly db: Kysely<Tables>;
  readonly jobs: Jobs;
  readonly client: () => Client;
  readonly wake: (lanes: readonly string[]) => Promise<void>;
  /** How often lanes are looked for that no one works, milliseconds. */
  readonly every: number;
  readonly afterReading: Arriving['afterReading'];
}

/** Lanes whose head is due and that no process holds. */
async function forsaken(db: Kysely<Tables>, now: number): Promise<readonly string[]> {
  const { rows } = await sql<{ lane: string }>`
    WITH heads AS (${heads.headsOfAll(now)}),
    held AS (
      SELECT (l.classid::bigint << 32) | l.objid::bigint AS lock FROM pg_locks l
      WHERE l.locktype = 'advisory' AND l.objsubid = 1 AND l.granted
        AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database()))
    SELECT lane FROM heads
    WHERE due_at <= ${now} AND ${sql.raw(lockOf('lane'))} NOT IN (SELECT lock FROM held)
    ORDER BY lane`.execute(db);
  return rows.map(({ lane }) => lane);
}

/** Takes as many wake-ups as slots are free; one question at a time. */
function taker(jobs: Jobs, lanes: Lanes, failed: (error: unknown) => void): () => void {
  let taking = false;
  let again = false;
  const round = async (): Promise<void> => {
    again = false;
    const free = lanes.ended() ? 0 : lanes.free();
    if (free > 0) for (const lane of await jobs.take(free)) lanes.wake(lane);
  };
  const take = (): void => {
    again = true;
    if (taking) return;
    taking = true;
    const told = (error: unknown): void => {
      again = false;
      failed(error);
    };
    const next = (): void => {
      taking = false;
      if (again) take();
    };
    round().catch(told).finally(next);
  };
  return take;
}

/** Calls `look` now and every so often; sooner, with growing waits, after it failed. */
function regularly(
  look: () => Promise<void>,
  every: number,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  let failures = 0;
  const round = async (): Promise<void> => {
    try {
      await look();
      failures = 0;
    } catch (error) {
      failures += 1;
      failed(error);
    }
    const wait = failures === 0 ? every : Math.min(every, FIRST_ATTEMPT * 2 ** Math.min(failures - 1, 10));
    if (!ended) timer = setTimeout(next, wait);
  };
  const next = (): void => {
    last = round();
  };
  let last = round();
  return () => {
    ended = true;
    clearTimeout(timer);
    return last;
  };
}

/** All that a turn is made with. */
interface At extends Pick<Shared, 'db' | 'wake' | 'afterReading'> {
  readonly serving: Serving;
  readonly holding: LaneConnection;
  readonly lanes: Lanes;
}

async function turnOf(lane: string, alone: boolean, at: At): Promise<Rest> {
  const { db, holding, lanes, serving, wake, afterReading } = at;
  const { now } = serving;
  const session = await holding.session();
  if (!(await session.hold(lane))) return null;
  const bench: LaneDatabase = {
    lost: session.lost,
    // Asked on the connection that holds the lane: where it has broken, nothing is begun.
    async begin(of) {
      const [row] = await session.ask(heads.begin(of, now(), alone));
      return row ? deliveries.keptOf(row) : null;
    },
    settle: (delivery, outcome) => deliveries.settle(db, delivery, outcome, now()),
  };
  try {
    if ((await takeTurn(lane, bench, serving, () => lanes.yields(), alone ? 1 : undefined)) === 'more')
      return 'more';
  } finally {
    await session.release(lane).catch(serving.failed);
  }
  // Looked at once more after the release: who was woken meanwhile found the lane held, and went.
  const head = await heads.headIn(db, lane, now());
  if (head === null || head.dueAt > now()) return head?.dueAt ?? null;
  if (head.unread) {
    afterReading(lane, () => lanes.wake(lane));
    return null;
  }
  // Who stops leaves it to the others.
  if (lanes.ended()) await wake([lane]);
  return head.suspect === null || lanes.ended() ? 'more' : suspectIn(lane, session, at);
}

/** What is begun may be at work by now in another process: only who has the lane can tell. */
async function suspectIn(lane: string, session: Session, { db, serving }: At): Promise<Rest> {
  if (!(await session.hold(lane))) return null;
  try {
    const { suspect = null } = (await heads.headIn(db, lane, serving.now())) ?? {};
    return suspect === null ? 'more' : { suspect };
  } finally {
    await session.release(lane).catch(serving.failed);
  }
}

export function serveLanes(shared: Shared, serving: Serving): StopServing {
  const { db, jobs, client, wake, every } = shared;
  const { failed, now } = serving;
  const holding = openHolding({ db, client, failed, woken: () => take() });

  const lanes: Lanes = openLanes({
    slots: serving.lanes,
    now,
    failed,
    turn: (lane, alone): Promise<Rest> => turnOf(lane, alone, { ...shared, serving, holding, lanes }),
    due: (lane) => void wake([lane]).catch(failed),
    freed: () => take(),
  });
  const take = taker(jobs, lanes, failed);
  const stopLooking = regularly(
    async () => {
      // Asked so often that a connection which is gone is known before the server gives its lanes to others.
      await (await holding.session()).ask(sql`SELECT 1`);
      await wake(await forsaken(db, now()));
      take();
    },
    every,
    failed,
  );
  return async () => {
    const working = lanes.active();
    const settled = lanes.stop();
    await heads.absolve(db, working).catch(failed);
    await stopLooking();
    await settled;
    await holding.close();
  };
}
