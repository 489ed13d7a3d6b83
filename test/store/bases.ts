// The two databases that every case of the store is tried on, and deliveries to try it with.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import type { Inbox, KeptDelivery, Outcome } from '../../src/model/bot/inbox.ts';
import type { Store } from '../../src/model/bot/store.ts';
import { openStore, type StoreOptions } from '../../src/store/open.ts';
import { freshDatabase, runAt } from '../postgres/database.ts';

/** A new folder that goes with the test. */
export function freshFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'rekindle-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface Base {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** Where a new database is, without a row in it. */
  readonly fresh: () => Promise<StoreOptions>;
}

let prepared: Promise<string> | null = null;

/** A database with our tables, made once in a file of tests and then copied. */
async function prepare(): Promise<string> {
  const url = await freshDatabase();
  await (await openStore({ url })).close();
  return url;
}

export const SQLITE: Base = {
  name: 'SQLite',
  fresh: async () => ({ file: path.join(freshFolder(), 'data', 'rekindle.db'), patience: 50 }),
};

export const POSTGRES: Base = {
  name: 'PostgreSQL',
  fresh: async () => {
    prepared ??= prepare();
    return { url: await freshDatabase(await prepared), lookEvery: 200 };
  },
};

export const BASES: readonly Base[] = [SQLITE, POSTGRES];

/** Opens a store that is closed with the test. */
export async function opened(options: StoreOptions): Promise<Store> {
  const store = await openStore(options);
  onTestFinished(() => store.close());
  return store;
}

/** Runs one statement beside the store. */
export async function runIn({ url, file }: StoreOptions, statement: string): Promise<void> {
  if (url !== undefined) return runAt(url, statement);
  const db = new DatabaseSync(file ?? '');
  try {
    db.exec(statement);
  } finally {
    db.close();
  }
}

/** A new store with nothing in it. */
export const newStore = async (base: Base): Promise<Store> => opened(await base.fresh());

export const DONE: Outcome = { kind: 'done', reason: null };

interface Watched {
  readonly lanes?: number;
  readonly now?: () => number;
  readonly work?: (one: KeptDelivery, lost: AbortSignal) => Promise<Outcome> | Outcome;
}

export interface Watch {
  /** What was begun with, in that order. */
  readonly begun: KeptDelivery[];
  readonly errors: unknown[];
  /** Resolved when so many were begun with. */
  reached(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** Serves an inbox and writes down what it works; stopped with the test at the latest. */
export function watch(inbox: Inbox, { lanes = 4, now = Date.now, work = () => DONE }: Watched = {}): Watch {
  const begun: KeptDelivery[] = [];
  const errors: unknown[] = [];
  let told: () => void = () => {};
  const stop = inbox.serve({
    lanes,
    now,
    failed: (error) => errors.push(error),
    async work(one, lost) {
      begun.push(one);
      told();
      return work(one, lost);
    },
  });
  onTestFinished(stop);
  const reached = (count: number) =>
    new Promise<void>((resolve) => {
      told = () => {
        if (begun.length >= count) resolve();
      };
      told();
    });
  return { begun, errors, reached, stop };
}

export const idsOf = (all: readonly { readonly id: string }[]): readonly string[] => all.map(({ id }) => id);

/** Something that is resolved from outside. */
export function latch(): { readonly passed: Promise<void>; readonly open: () => void } {
  let open: () => void = () => {};
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open: () => open() };
}
