// Locks on lanes, all held by one connection: when it breaks or the process ends, all are released.
import type { Kysely, RawBuilder } from 'kysely';
import type { Client } from 'pg';
import { assert } from '../../model/errors.ts';
import type { Tables } from '../tables.ts';

/** What processes tell each other when something was kept. */
export const CHANNEL = 'rekindle_lanes';

/** A machine that vanished without a word is noticed by the server after about a minute; not on sockets. */
export const KEEPALIVE =
  'SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3';

/** A connection as long as it lasts. When it has broken every question fails, and it holds nothing. */
export interface Session {
  ask<Row>(question: RawBuilder<Row>): Promise<readonly Row[]>;
  /** Aborted once it has broken: its lanes are free for any process from then on. */
  readonly lost: AbortSignal;
  /** `false`: another process has the lane. */
  hold(lane: string): Promise<boolean>;
  release(lane: string): Promise<void>;
}

/** The way to the one connection. */
export interface LaneConnection {
  /** The connection, made again where it had broken. */
  session(): Promise<Session>;
  close(): Promise<void>;
}

interface Options {
  readonly db: Kysely<Tables>;
  readonly client: () => Client;
  /** A process kept something. */
  readonly woken: () => void;
  /** The connection broke. */
  readonly failed: (error: unknown) => void;
}

/** A lane's lock, as a number of 64 bits: of an expression of SQL. */
export const lockOf = (lane: string): string => `hashtextextended(${lane}, 5003)`;

function sessionOver(
  client: Client,
  db: Kysely<Tables>,
  lost: AbortSignal,
  broken: (error: unknown) => void,
): Session {
  let last: Promise<unknown> = Promise.resolve();
  /** One question after the other: a connection answers them in order. */
  const asked = async <Row>(text: string, values: readonly unknown[]): Promise<readonly Row[]> => {
    const question = last.then(() => client.query<Row & object>(text, [...values]));
    last = question.catch(() => {});
    try {
      return (await question).rows;
    } catch (error) {
      // Without a severity it does not come from the server: the connection is in doubt.
      if (!(error instanceof Error && 'severity' in error)) broken(error);
      throw error;
    }
  };
  return {
    lost,
    ask: async <Row>(question: RawBuilder<Row>) => {
      const { sql, parameters } = question.compile(db);
      return asked<Row>(sql, parameters);
    },
    async hold(lane) {
      const rows = await asked<{ held: boolean }>(`SELECT pg_try_advisory_lock(${lockOf('$1')}) AS held`, [
        lane,
      ]);
      return rows[0]?.held === true;
    },
    async release(lane) {
      const rows = await asked<{ held: boolean }>(`SELECT pg_advisory_unlock(${lockOf('$1')}) AS held`, [
        lane,
      ]);
      assert(rows[0]?.held === true, 'a lane that is released was held');
    },
  };
}

/**
 * Connects at the first question, and once more after a break; `failed` is told about each break, and anyone
 * who asked is rejected. `close` lets all lanes go; to ask for a session after it is one of our mistakes.
 */
export function openHolding({ db, client: make, woken, failed }: Options): LaneConnection {
  let current: Promise<{ client: Client; session: Session }> | null = null;
  let closed = false;

  async function connect(): Promise<{ client: Client; session: Session }> {
    const client = make();
    let over = false;
    const lost = new AbortController();
    const broken = (error: unknown): void => {
      if (over) return;
      over = true;
      current = null;
      if (!closed) lost.abort();
      if (!closed) failed(error);
      client.end().catch(() => {});
    };
    client.on('error', broken);
    client.on('end', () => broken(new Error('the connection that holds the lanes ended')));
    client.on('notification', woken);
    try {
      await client.connect();
      await client.query(`${KEEPALIVE}; LISTEN ${CHANNEL}`);
    } catch (error) {
      over = true;
      current = null;
      client.end().catch(() => {});
      throw error;
    }
    return { client, session: sessionOver(client, db, lost.signal, broken) };
  }

  return {
    async session() {
      assert(!closed, 'lanes are held while they are served');
      current ??= connect();
      return (await current).session;
    },
    async close() {
      closed = true;
      const last = await current?.catch(() => null);
      await last?.client.end().catch(() => {});
    },
  };
}
