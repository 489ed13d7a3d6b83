// Opens the store: PostgreSQL where DATABASE_URL is set, an SQLite file otherwise.
import type { Inbox } from '../model/bot/inbox.ts';
import type { NoteStore, Store } from '../model/bot/store.ts';
import { UserError } from '../model/errors.ts';
import { textOf } from './column-values.ts';
import { titleOf } from './database-url.ts';
import { projectsOver } from './projects.ts';
import { sessionsOver } from './sessions.ts';
import type { Db } from './tables.ts';

export interface StoreOptions {
  /** DATABASE_URL; absent or empty: SQLite. */
  readonly url?: string | undefined;
  /** The file of SQLite; its folder is made where it is absent. */
  readonly file?: string;
  /** On SQLite: how long another process that has the file is waited for, milliseconds. */
  readonly patience?: number;
  /** On PostgreSQL: how often lanes are looked for that wait and that no one works, milliseconds. */
  readonly lookEvery?: number;
}

const FILE = 'data/rekindle.db';
const PATIENCE = 2_000;
const LOOK_EVERY = 5_000;
async function openFile(file: string, patience: number): Promise<Store> {
  const title = `SQLite (${file})`;
  const { openSqlite } = await import('./sqlite.ts');
  const { sqliteInbox } = await import('./inbox/sqlite-inbox.ts');
  const db = await openSqlite(file, title, patience);
  const notes = notesOver(db);
  return {
    title,
    ...watched(sqliteInbox(db), notes),
    projects: projectsOver(db, 'sqlite'),
    notes,
    sessions: sessionsOver(db),
    close: () => db.destroy(),
  };
}

async function openServer(url: string, lookEvery: number): Promise<Store> {
  const title = titleOf(url);
  const { openPostgres } = await import('./postgres.ts');
  const { postgresInbox } = await import('./inbox/postgres-inbox.ts');
  const postgres = await openPostgres(url, title);
  const { db } = postgres;
  const notes = notesOver(db);
  return {
    title,
    ...watched(postgresInbox(postgres, lookEvery), notes),
    projects: projectsOver(db, 'postgres'),
    notes,
    sessions: sessionsOver(db),
    close: () => postgres.close(),
  };
}

/**
 * Opens the store and brings its tables up to date. Serving is stopped before it is closed. Throws
 * `UserError` (found, expected, what to do) where the database is not to be had or not ours; nothing is
 * changed then.
 */
export function openStore(options: StoreOptions): Promise<Store> {
  const { url, file = FILE, patience = PATIENCE, lookEvery = LOOK_EVERY } = options;
  return url === undefined || url === '' ? openFile(file, patience) : openServer(url, lookEvery);
}

// Whether the store takes what is written: told by the last real write, and asked for only where that failed.

/** A database that has not answered by then is in trouble, milliseconds. */
const ANSWERS_WITHIN = 3_000;

/** What is written to learn whether the trouble is over; nothing reads it. */
const PROBE = 'asked to write';

/** An error that is about the values: SQLite's constraint, classes of SQLSTATE, a text that is too long. */
const isOfValues = (error: unknown): boolean =>
  error instanceof UserError ||
  (error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === 19) ||
  (error instanceof Error && 'code' in error && /^(?:2[23]|54)...$/.test(String(error.code)));

const errorOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

interface Watched {
  readonly inbox: Inbox;
  readonly trouble: () => Promise<Error | null>;
}

/**
 * The same inbox, whose writes are watched. `trouble`: while the last of them was taken the database is
 * merely asked for something; once one was not, as much is written as it had, since a disk that is nearly
 * full takes less: so it is told when the trouble is over, and no stranger has anything written otherwise.
 */
export function watched(inbox: Inbox, notes: NoteStore): Watched {
  let failed: { readonly error: Error; readonly bytes: number } | null = null;
  const watch = async <T>(write: Promise<T>, bytes: number): Promise<T> => {
    try {
      const done = await write;
      if (failed !== null && bytes >= failed.bytes) failed = null;
      return done;
    } catch (error) {
      if (!isOfValues(error)) failed = { error: errorOf(error), bytes: Math.max(bytes, failed?.bytes ?? 0) };
      throw error;
    }
  };
  const ask = async (): Promise<Error | null> => {
    if (failed === null) return notes.get(PROBE).then(() => null, errorOf);
    const { bytes } = failed;
    const written = watch(notes.set(PROBE, ' '.repeat(bytes)), bytes).then(() => notes.set(PROBE, ''));
    return written.then(() => null, errorOf);
  };
  return {
    inbox: {
      ...inbox,
      arrive: (arrival) => watch(inbox.arrive(arrival), arrival.bytes.length),
      keep: (all, dueAt) =>
        watch(
          inbox.keep(all, dueAt),
          all.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0),
        ),
    },
    trouble: () => inTime(ask()),
  };
}

async function inTime(asked: Promise<Error | null>): Promise<Error | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Error>((resolve) => {
    timer = setTimeout(() => resolve(new Error('the database does not answer')), ANSWERS_WITHIN);
  });
  const trouble = await Promise.race([asked, late]);
  clearTimeout(timer);
  return trouble;
}

/** Notes in a table: the last one that is set under a name counts, for all processes. */
const notesOver = (db: Db): NoteStore => ({
  async get(name) {
    const query = db.selectFrom('notes').select('value').where('name', '=', textOf(name));
    return (await query.executeTakeFirst())?.value ?? null;
  },
  async set(name, value) {
    const row = { name: textOf(name), value: textOf(value) };
    const query = db.insertInto('notes').values(row);
    await query.onConflict((on) => on.column('name').doUpdateSet({ value: row.value })).execute();
  },
});
