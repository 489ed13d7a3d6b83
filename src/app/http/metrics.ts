// Metrics of the running bot, in the format that Prometheus reads.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { DELIVERY_STATES } from '../../model/bot/inbox.ts';
import type { Store } from '../../model/bot/store.ts';
import type { Health } from './store-health.ts';

/** What is counted while the bot runs; all times are in seconds. */
export interface Metrics {
  readonly received: Counter<'event' | 'result'>;
  readonly read: Counter<'event' | 'result'>;
  readonly acknowledged: Histogram<'result'>;
  readonly worked: Counter<'event' | 'outcome'>;
  readonly seconds: Histogram<'event'>;
  readonly requests: Counter<'kind'>;
  readonly evaluated: Counter<'outcome'>;
  /** The page, and its content type. The store is asked each time. */
  page(): Promise<{ readonly type: string; readonly text: string }>;
}

/** Seconds; a webhook is to be answered within ten. */
const ANSWERS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 10];
const WORKS = [0.05, 0.25, 1, 5, 15, 60, 300];

type Figures = Pick<Store, 'inbox' | 'projects'>;

/**
 * A registry of its own, with Node's metrics as well. `now`: milliseconds since 1970. Where the store does
 * not answer, the page says so, and still has the other metrics.
 */
export function metricsOf(store: Figures, health: Health, now: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const refresh = kept(registers, store, health, now);
  return {
    received: new Counter({
      name: 'rekindle_webhooks_total',
      help: 'Webhooks that came, by event and what became of them.',
      labelNames: ['event', 'result'],
      registers,
    }),
    read: new Counter({
      name: 'rekindle_webhooks_read_total',
      help: 'Webhooks that were read after they were answered, by event and result.',
      labelNames: ['event', 'result'],
      registers,
    }),
    acknowledged: new Histogram({
      name: 'rekindle_webhook_seconds',
      help: 'Time until a webhook was answered.',
      labelNames: ['result'],
      buckets: ANSWERS,
      registers,
    }),
    worked: new Counter({
      name: 'rekindle_deliveries_worked_total',
      help: 'Deliveries that were worked, by event and outcome.',
      labelNames: ['event', 'outcome'],
      registers,
    }),
    seconds: new Histogram({
      name: 'rekindle_work_seconds',
      help: 'Time that a delivery took.',
      labelNames: ['event'],
      buckets: WORKS,
      registers,
    }),
    requests: new Counter({
      name: 'rekindle_github_requests_total',
      help: 'Requests to GitHub: reads, writes, queries.',
      labelNames: ['kind'],
      registers,
    }),
    evaluated: new Counter({
      name: 'rekindle_evaluations_total',
      help: 'Questions to the language model, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    async page() {
      await refresh();
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}

/** Milliseconds that a page waits for the store's figures. */
const PATIENCE = 1_000;

const late = (): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE, null).unref();
  });

/** `null`: the store does not answer. */
async function figuresOf({ inbox, projects }: Figures, health: Health) {
  if ((await health()) !== null) return null;
  return Promise.all([inbox.figures(), projects.figures()]).catch(() => null);
}

/** The store's metrics, queried when the page is requested. */
function kept(registers: Registry[], store: Figures, health: Health, now: () => number): () => Promise<void> {
  const deliveries = new Gauge({
    name: 'rekindle_deliveries',
    help: 'Deliveries in the inbox, by state.',
    labelNames: ['state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'rekindle_oldest_waiting_seconds',
    help: 'How long the oldest delivery that waits has waited.',
    registers,
  });
  const projects = new Gauge({
    name: 'rekindle_projects',
    help: 'Projects, by status.',
    labelNames: ['status'],
    registers,
  });
  const up = new Gauge({
    name: 'rekindle_store_up',
    help: 'Whether the database answered for this page: 1, or 0 and its figures are left out.',
    registers,
  });
  let asking: ReturnType<typeof figuresOf> | null = null;
  return async () => {
    // A store that hangs is waited for only briefly, not as long as its queries may take.
    // One query at a time, however many pages are requested meanwhile.
    asking ??= figuresOf(store, health).finally(() => {
      asking = null;
    });
    const found = await Promise.race([asking, late()]);
    up.set(found === null ? 0 : 1);
    for (const gauge of [deliveries, oldest, projects]) gauge.reset();
    if (found === null) {
      oldest.remove();
      return;
    }
    const [inbox, statuses] = found;
    for (const state of DELIVERY_STATES) deliveries.set({ state }, inbox[state]);
    oldest.set(inbox.oldestWaiting === null ? 0 : Math.max(0, now() - inbox.oldestWaiting) / 1000);
    for (const [status, count] of Object.entries(statuses)) projects.set({ status }, count);
  };
}
