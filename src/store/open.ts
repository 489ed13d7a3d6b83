// Opens the bot's memory: PostgreSQL where there is an address of it, a file otherwise.
import type { Store } from '../model/bot/store.ts';
import { titleOf } from './address.ts';
import { notesOver } from './notes.ts';
import { projectsOver } from './projects.ts';
import { watched } from './trouble.ts';

export interface StoreOptions {
  /** DATABASE_URL; absent or empty: SQLite. */
  readonly url?: string | undefined;
  /** The file of SQLite; its folder is made where it is absent. */
  readonly file?: string;
  /** On SQLite: how long another process that has the file is waited for, milliseconds. */
  readonly patience?: number;
  /** On PostgreSQL: how often lanes are looked for that wait and that nobody works, milliseconds. */
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
