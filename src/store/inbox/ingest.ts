// The way of what arrives: onto the disk before its answer, and behind it into the inbox.
import type { Transaction } from 'kysely';
import type { Arrival, Inbox, Sorting } from '../../model/bot/inbox.ts';
import { gather } from '../batch-writes.ts';
import type { Db, Dialect, Tables } from '../tables.ts';
import { type EnqueueResult, place, placeOne } from './enqueue.ts';
import { type BatchResult, openSorter, type Sorter } from './normalizer.ts';
import { partsOf, write } from './raw-webhooks.ts';

/** What the two databases do each in its way. */
export interface Ways {
  readonly dialect: Dialect;
  /** One statement. */
  readonly alone: (work: (db: Db) => Promise<void>) => Promise<void>;
  readonly transact: <T>(work: (trx: Transaction<Tables>) => Promise<T>) => Promise<T>;
  /** Wakes lanes with the commit; what it gives is to be done behind it. */
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

/** Where one of several may be why they are not taken, they are read one by one: it hurts nobody else. */
async function batch({ dialect, transact, woken, blames }: Ways, sorting: Sorting): Promise<BatchResult> {
  const landed = async (read: (trx: Db) => Promise<EnqueueResult>): Promise<BatchResult> => {
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
