// Brings the tables to the newest version inside one transaction, or refuses without touching anything.
import { CompiledQuery, sql } from 'kysely';
import { UserError } from '../model/errors.ts';
import { NEWEST, OUR_TABLES, stepsFrom } from './migrations.ts';
import type { Db, Dialect } from './tables.ts';

const LEDGER = `CREATE TABLE rekindle_migrations (
  version INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP)`;

/** Names of the tables that are there. */
async function tablesOf(db: Db, dialect: Dialect): Promise<ReadonlySet<string>> {
  const query =
    dialect === 'sqlite'
      ? sql<{ name: string }>`SELECT name FROM sqlite_master WHERE type = 'table'`
      : sql<{ name: string }>`SELECT c.relname AS name FROM pg_class c
          WHERE c.relkind IN ('r', 'p', 'v') AND pg_table_is_visible(c.oid)`;
  return new Set((await query.execute(db)).rows.map(({ name }) => name));
}

/**
 * The version that the database has; 0: none of our migrations ran. Throws `UserError` where it is not ours.
 */
export async function versionOf(db: Db, dialect: Dialect, title: string): Promise<number> {
  const there = await tablesOf(db, dialect);
  if (!there.has('rekindle_migrations')) {
    const foreign = OUR_TABLES.filter((name) => there.has(name));
    if (foreign.length === 0) return 0;
    throw new UserError(
      `${title} has tables of another program: found ${foreign.join(', ')} without Rekindle's list of ` +
        'migrations, expected an empty database or one of Rekindle. Nothing was changed. ' +
        'Give Rekindle a database of its own.',
    );
  }
  const rows = await db.selectFrom('rekindle_migrations').select('version').execute();
  const version = Math.max(0, ...rows.map((row) => row.version));
  if (version <= NEWEST) return version;
  throw new UserError(
    `${title} was written by a newer Rekindle: found version ${version} of its tables, expected at most ` +
      `${NEWEST}. Nothing was changed. Start that newer Rekindle, or restore a backup from before it.`,
  );
}

/** Runs what is missing. The caller holds the lock and the transaction. How many migrations ran. */
export async function migrate(db: Db, dialect: Dialect, title: string): Promise<number> {
  const version = await versionOf(db, dialect, title);
  const there = await tablesOf(db, dialect);
  if (!there.has('rekindle_migrations')) await db.executeQuery(CompiledQuery.raw(LEDGER));
  for (const statement of stepsFrom(version, dialect)) await db.executeQuery(CompiledQuery.raw(statement));
  return NEWEST - version;
}
