// A process of its own over a store, for tests that kill it: it says what it does, a line of JSON each.
import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore, type StoreOptions } from '../../src/store/open.ts';
import { delivery } from './delivery.ts';

/** What the process is to do; a line of JSON as its argument. */
export interface Order {
  readonly store: StoreOptions;
  /** Kept first, all in lanes of their own names: `LANE:ID`. */
  readonly keep?: readonly string[];
  /** Arrive first, each a name; said once all of them are on disk. */
  readonly arrive?: readonly string[];
  /** Serves so many lanes; absent: it only opens, keeps, and waits to be ended. */
  readonly lanes?: number;
  /** The delivery that ends it. */
  readonly dieOf?: string;
  /** How long it works each delivery, milliseconds. */
  readonly workFor?: number;
}

/** One line of what it says; `at` is the system's steady clock in nanoseconds, the same in every process. */
export interface Said {
  readonly what: 'opened' | 'kept' | 'begun' | 'ended' | 'failed';
  readonly lane?: string;
  readonly id?: string;
  readonly tries?: number;
  readonly at: string;
}

const say = (said: Omit<Said, 'at'>): boolean =>
  process.stdout.write(`${JSON.stringify({ ...said, at: String(process.hrtime.bigint()) })}\n`);

const order: Order = JSON.parse(process.argv[2] ?? '{}');
const store = await openStore(order.store);
say({ what: 'opened' });
if (order.keep) {
  const all = order.keep.map((text, index) => {
    const [lane = '', id = ''] = text.split(':');
    return delivery(id, { lane, at: index });
  });
  await store.inbox.keep(all, 0);
  say({ what: 'kept' });
}
if (order.arrive) {
  const at = 2_000;
  await Promise.all(
    order.arrive.map((id) =>
      store.inbox.arrive({ id, event: 'push', bytes: Buffer.from(`{"id":"${id}"}`), receivedAt: at }),
    ),
  );
  say({ what: 'kept' });
}
if (order.lanes !== undefined)
  store.inbox.serve({
    lanes: order.lanes,
    now: Date.now,
    failed: (error) => say({ what: 'failed', id: String(error) }),
    async work({ lane, id, tries }) {
      say({ what: 'begun', lane, id, tries });
      if (id === order.dieOf) process.kill(process.pid, 'SIGKILL');
      await pause(order.workFor ?? 0);
      say({ what: 'ended', lane, id, tries });
      return { kind: 'done', reason: null };
    },
  });
setInterval(() => {}, 60_000);
flushCompileCache();
