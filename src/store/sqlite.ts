// SQLite as a file of this process alone: opened, locked and migrated, or refused with what to do.
import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { GenericSqliteDialect, type IGenericSqlite, parseBigInt } from 'kysely-generic-sqlite';
import { UserError, WorldError } from '../model/errors.ts';
import { migrate, versionOf } from './migrate.ts';
import type { Tables } from './tables.ts';

/** Statements that are kept prepared; longer ones are of batches, and seldom come twice. */
const KEPT = { statements: 300, length: 1_000 };

const NOT_WRITABLE =
  'cannot be written, expected a file and a folder that this user may write. Correct their owner or mode.';

/** SQLite's result codes for people (sqlite.org, "Result and Error Codes"), whole or by their low byte. */
const REFUSALS: Readonly<Record<number, string>> = {
  5:
    'is in use by another process, expected to have it alone. Stop that process first; ' +
    'for several processes set DATABASE_URL to a PostgreSQL database.',
  8: NOT_WRITABLE,
  10: 'cannot be read or written: the disk reports an error. Look after the disk, then start again.',
  11: 'is damaged, expected a whole SQLite database. Put it aside and restore a backup.',
  13: 'cannot grow: the disk is full. Make room, then start again.',
  14:
    'cannot be opened, expected a file in a folder that this user may write. ' +
    'Correct the path, owner or mode.',
  3850: NOT_WRITABLE,
  26: 'is no SQLite database, expected one or no file at all. Put it aside, or name another file.',
};

/** The same error where it means nothing to a person. */
function refusalOf(error: unknown, title: string): unknown {
  const code: unknown = error instanceof Error && 'errcode' in error ? error.errcode : null;
  const words = typeof code === 'number' ? (REFUSALS[code] ?? REFUSALS[code & 0xff]) : undefined;
  return words === undefined ? error : new UserError(`${title} ${words} Nothing was changed.`);
}

/** Folder by folder: what Node makes at once it tries for ever where a system has no place for folders. */
function makeFolders(folder: string): void {
  const isThere = () => statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  if (isThere()) return;
  makeFolders(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process was quicker.
    if (!isThere()) throw error;
  }
}

function makeFolder(folder: string, title: string): void {
  try {
    makeFolders(path.resolve(folder));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new UserError(
      `${title} has no folder: found that ${folder} cannot be made (${code}), expected one that this user ` +
        'may write. Make it, or name another file.',
    );
  }
}

/** Throws once the path is another file than the one that was opened: what is written would be nowhere. */
function watchOver(file: string, title: string): () => void {
  const idOf = (of: string) => {
    const found = statSync(of, { bigint: true, throwIfNoEntry: false });
    return found && `${found.dev} ${found.ino}`;
  };
  const opened = new Map([file, `${file}-wal`].map((of) => [of, idOf(of)]));
  return () => {
    for (const [of, id] of opened) {
      const now = idOf(of);
      // The second one is made by the first that is written.
      if (id === undefined) opened.set(of, now);
      else if (now !== id)
        throw new WorldError(
          'lost',
          `${title} was removed or replaced while it is open: found ${now ? 'another file' : 'nothing'} at ` +
            `${of}, expected the one that was opened. Nothing more is kept. ` +
            'Stop the bot, put its files back or restore a backup, and start it again.',
        );
    }
  };
}

/** `node:sqlite` as kysely's dialect asks for it, with its statements kept prepared. */
function executor(db: DatabaseSync, watch: () => void): IGenericSqlite<DatabaseSync> {
  const kept = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const statement = kept.get(sql) ?? db.prepare(sql);
    if (kept.size < KEPT.statements && sql.length < KEPT.length) kept.set(sql, statement);
    return statement;
  };
  return {
    db,
    query: (_, sql, parameters) => {
      if (!db.isTransaction) {
        // Where a write fails for good SQLite has rolled back by itself: the first error is the one to tell.
        if (sql === 'rollback') return { rows: [] };
        watch();
      }
      const statement = prepare(sql);
      if (statement.columns().length > 0) return { rows: statement.all(...parameters) };
      const { changes, lastInsertRowid } = statement.run(...parameters);
      const [numAffectedRows, insertId] = [parseBigInt(changes), parseBigInt(lastInsertRowid)];
      return {
        rows: [],
        ...(numAffectedRows === undefined ? {} : { numAffectedRows }),
        ...(insertId ? { insertId } : {}),
      };
    },
    close: () => db.close(),
  };
}

/** Locked first, so that of two that begin at once one gets it; written only where it is ours. */
async function prepareTables(native: DatabaseSync, db: Kysely<Tables>, title: string): Promise<void> {
  // Webhooks are larger than a usual page: this counts for a file that is new, and changes no other.
  native.exec('PRAGMA page_size = 16384');
  native.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT; PRAGMA foreign_keys = ON');
  await versionOf(db, 'sqlite', title);
  native.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  await db.transaction().execute((trx) => migrate(trx, 'sqlite', title));
}

/**
 * Opens the file, and makes it with its folder where it is absent. The lock is the process's own: it ends
 * with it, however it ends; another one's is waited for as long as `patience` says, in milliseconds. Throws
 * `UserError` where the file cannot be ours.
 */
export async function openSqlite(file: string, title: string, patience: number): Promise<Kysely<Tables>> {
  const { DatabaseSync } = await import('node:sqlite');
  makeFolder(path.dirname(file), title);
  let native: DatabaseSync | null = null;
  try {
    native = new DatabaseSync(file, { timeout: patience });
    const opened = native;
    let watch = () => {};
    const dialect = new GenericSqliteDialect(() => executor(opened, () => watch()));
    const db = new Kysely<Tables>({ dialect });
    await prepareTables(native, db, title);
    watch = watchOver(file, title);
    return db;
  } catch (error) {
    if (native?.isOpen) native.close();
    throw refusalOf(error, title);
  }
}
