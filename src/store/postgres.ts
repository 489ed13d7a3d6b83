// PostgreSQL: a connection pool, values as plain text and numbers, tables migrated once.
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Client, ClientConfig, CustomTypesConfig, Pool } from 'pg';
import { UserError } from '../model/errors.ts';
import { refusalOf } from './database-url.ts';
import { migrate } from './migrate.ts';
import { KEEPALIVE } from './queue/lane-locks.ts';
import { type Jobs, openJobs } from './queue/wakeup-jobs.ts';
import type { Tables } from './tables.ts';

/** For all that is asked besides the lanes that are held; these have a connection of their own. */
const CONNECTIONS = 10;
/** How long is waited for a connection, and for an answer; milliseconds. */
const WAITS = { connectionTimeoutMillis: 10_000, query_timeout: 60_000 };
/**
 * How long the connection that holds the lanes may be silent, milliseconds: known to be gone by then, before
 * the server, which is told to wait for a minute, gives its lanes to others.
 */
const SILENT = 20_000;
/** A transaction of which nothing is heard for so long is rolled back by the server, milliseconds. */
const FORSAKEN = 30_000;
/** The oldest PostgreSQL that pg-boss runs on. */
const OLDEST = 13;
/** Who brings tables up to date holds this lock of the database; any number will do that stays. */
const MIGRATING = 7_351_260_001;

/** Object ids of types in PostgreSQL (pg_type.dat): int8, timestamptz, json, jsonb. */
const AS_NUMBER = new Set<number>([20]);
const AS_TEXT = new Set<number>([1184, 114, 3802]);

export interface Postgres {
  readonly db: Kysely<Tables>;
  readonly jobs: Jobs;
  /** A connection of its own, not yet connected. */
  readonly client: () => Client;
  /** Whom to tell when a connection that no one uses breaks. */
  report: (failed: (error: unknown) => void) => void;
  close(): Promise<void>;
}

async function newEnough(db: Kysely<Tables>, title: string): Promise<void> {
  const query = sql<{ found: string }>`SELECT current_setting('server_version_num') AS found`;
  const found = Math.trunc(Number((await query.execute(db)).rows[0]?.found) / 10_000);
  if (found >= OLDEST) return;
  throw new UserError(
    `${title} is too old: found PostgreSQL ${found}, expected ${OLDEST} or newer. Nothing was changed. ` +
      'Upgrade it, or name another server in DATABASE_URL.',
  );
}

/** One process after the other, however many start at once. */
async function prepareTables(client: Client, db: Kysely<Tables>, jobs: Jobs, title: string): Promise<void> {
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATING]);
    await db.transaction().execute((trx) => migrate(trx, 'postgres', title));
    await jobs.start();
  } finally {
    await client.end();
  }
}

/** Opens the database and brings it up to date. Throws `UserError` where it is not to be had, or not ours. */
export async function openPostgres(url: string, title: string): Promise<Postgres> {
  const { default: pg } = await import('pg');
  const types: CustomTypesConfig = pg.types;
  const parsers: CustomTypesConfig = {
    getTypeParser(oid, format) {
      if (AS_NUMBER.has(oid)) return Number;
      if (AS_TEXT.has(oid)) return String;
      return types.getTypeParser(oid, format);
    },
  };
  const config: ClientConfig = {
    connectionString: url,
    application_name: 'rekindle',
    keepAlive: true,
    types: parsers,
    ...WAITS,
  };
  let told: (error: unknown) => void = () => {};
  const failed = (error: unknown) => told(error);
  const pool: Pool = new pg.Pool({ ...config, max: CONNECTIONS });
  // An idle connection that breaks is told by an event, which would end the process if no one heard it.
  pool.on('error', failed);
  // One that is in use tells anyone who asked, and by an event as well.
  pool.on('connect', (used) => {
    used.on('error', () => {});
    // What a vanished machine has taken is to be free for the others; an error is told by what is asked next.
    used.query(`${KEEPALIVE}; SET idle_in_transaction_session_timeout = ${FORSAKEN}`).catch(() => {});
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const jobs = await openJobs(url, failed);
  const client = () => new pg.Client({ ...config, query_timeout: SILENT });
  const close = async (): Promise<void> => {
    await jobs.stop();
    await db.destroy();
  };
  try {
    await newEnough(db, title);
    await prepareTables(new pg.Client(config), db, jobs, title);
  } catch (error) {
    await close().catch(() => {});
    throw refusalOf(error, title);
  }
  return { db, jobs, client, close, report: (to) => (told = to) };
}
