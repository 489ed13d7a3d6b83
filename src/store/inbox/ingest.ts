// The way of a webhook into the inbox: onto the disk before it is answered, into its lane afterwards.
import type { Transaction } from 'kysely';
import type { Arrival, Inbox, Sorted, Sorting } from '../../model/bot/inbox.ts';
import { gather } from '../batch-writes.ts';
import type { Db, Dialect, Tables } from '../tables.ts';
import { partsOf, write } from './raw-webhooks.ts';
import { place, placeOne, type SortResult } from './sort-webhooks.ts';

/** What the two databases do each in its way. */
export interface Ways {
  readonly dialect: Dialect;
  /** One statement. */
  readonly alone: (work: (db: Db) => Promise<void>) => Promise<void>;
  readonly transact: <T>(work: (trx: Transaction<Tables>) => Promise<T>) => Promise<T>;
  /** Wakes lanes with the commit; what it gives is to be done after it. */
  readonly woken: (lanes: readonly string[], trx: Transaction<Tables>) => Promise<() => Promise<void>>;
  /** Whether an error is about the values that were written, and not about the database. */
  readonly blames: (error: unknown) => boolean;
  /** Milliseconds between looks for what another process left; `null`: there is no other. */
  readonly every: number | null;
}

export interface Arriving extends Pick<Inbox, 'arrive' | 'sort'> {
  /** Calls for each key once nothing is left to be read: by whomever it came, who may be gone. */
  readonly afterReading: (key: string, then: () => void) => void;
}

export function openArriving(ways: Ways): Arriving {
  const { alone, dialect, transact, blames, every } = ways;
  const writeDown = gather(async (arrivals: readonly Arrival[]) => {
    const parts = partsOf(arrivals);
    const writeAll = async (trx: Db) => {
      for (const part of parts) await write(trx, dialect, part);
    };
    // A single statement is all of it or nothing by itself.
    await (parts.length === 1 ? alone(writeAll) : transact(writeAll));
    return arrivals;
  }, blames);
  let sorter: Sorter | null = null;
  const waiting = new Map<string, () => void>();
  const emptied = (): void => {
    const all = [...waiting.values()];
    waiting.clear();
    for (const then of all) then();
  };

  return {
    afterReading(key, then) {
      waiting.set(key, then);
      sorter?.wake();
    },
    async arrive(arrival) {
      await writeDown(arrival);
      sorter?.wake();
    },
    sort(sorting) {
      const opened = openSorter(async () => {
        const found = await batch(ways, sorting);
        if (found === 'none') emptied();
        return found;
      }, sorting.failed);
      sorter = opened;
      // What a process leaves that ends is read by another one.
      const timer = every === null ? undefined : setInterval(() => opened.wake(), every).unref();
      return {
        ready: opened.ready,
        stop() {
          clearInterval(timer);
          return opened.stop();
        },
      };
    },
  };
}

/** Where one of several may be why they are not taken, they are read one by one: it hurts no one else. */
async function batch({ dialect, transact, woken, blames }: Ways, sorting: Sorting): Promise<BatchResult> {
  const landed = async (read: (trx: Db) => Promise<SortResult>): Promise<BatchResult> => {
    const { behind, placed } = await transact(async (trx) => {
      const found = await read(trx);
      return { placed: found, behind: await woken(found.lanes, trx) };
    });
    await behind();
    for (const { webhook, became } of placed.read) sorting.sorted(webhook, became);
    return placed.held ? 'held' : placed.read.length === 0 ? 'none' : 'some';
  };
  try {
    return await landed((trx) => place(trx, dialect, sorting));
  } catch (error) {
    if (!blames(error)) throw error;
    return landed((trx) => placeOne(trx, dialect, sorting, blames));
  }
}

// Reads what arrived, batch by batch, as soon as something does; what fails is read again a little later.

/** Milliseconds until the next look where the database does not take it, or another process is reading. */
const REST = { failed: 1_000, held: 250 } as const;

/** What a batch found: something, nothing, or only what another process is reading. */
export type BatchResult = 'some' | 'none' | 'held';

interface Sorter extends Sorted {
  /** Something may have arrived. */
  wake(): void;
}

/** Begins at once. `read`: reads some. Never two batches, and never two rests, at a time. */
export function openSorter(read: () => Promise<BatchResult>, failed: (error: unknown) => void): Sorter {
  let reading: Promise<void> | null = null;
  let woken = false;
  let ended = false;
  let rest: NodeJS.Timeout | undefined;
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>();

  function later(ms: number): void {
    rest = setTimeout(() => {
      rest = undefined;
      wake();
    }, ms);
  }
  const goesOn = () => !ended && rest === undefined;
  async function readAll(): Promise<void> {
    while (woken && goesOn()) {
      woken = false;
      try {
        let found = await read();
        while (found === 'some' && goesOn()) found = await read();
        if (found === 'held') later(REST.held);
        else isReady();
      } catch (error) {
        failed(error);
        later(REST.failed);
      }
    }
  }
  /** While it rests, anyone who comes is read after the rest. */
  function wake(): void {
    if (ended) return;
    woken = true;
    if (rest !== undefined) return;
    reading ??= readAll().finally(() => {
      reading = null;
      // Between the last look and here something may have arrived.
      if (woken) wake();
    });
  }
  wake();
  return {
    wake,
    ready,
    async stop() {
      ended = true;
      clearTimeout(rest);
      isReady();
      await reading;
      // A batch that failed meanwhile began a rest of its own.
      clearTimeout(rest);
    },
  };
}
