// Reads raw webhooks after they were answered: keeps what each one says, and reports it in the log and
// the metrics.
import type { Sorting } from '../../model/bot/inbox.ts';
import { redact } from '../../text/redact.ts';
import type { Bot } from '../bot-context.ts';
import { toldBy } from './classify-webhooks.ts';

/** Milliseconds that a delivery waits, once it is read, for one that happened before it. */
const PATIENCE = 300;

/** How raw webhooks are read. `now`: milliseconds since 1970; `failed`: called with errors of the store. */
export function sortingFor(
  { log, metrics }: Pick<Bot, 'log' | 'metrics'>,
  now: () => number,
  failed: (error: unknown) => void,
): Sorting {
  return {
    read(webhook) {
      const told = toldBy(webhook);
      // A parser may quote what it read, and reasons are given to anyone who asks for them.
      return told.kind === 'parked' ? { ...told, reason: redact(told.reason) } : told;
    },
    now,
    patience: PATIENCE,
    failed,
    sorted({ id, event }, became) {
      metrics.read.inc({ event, result: became.kind });
      const repository = 'delivery' in became ? became.delivery.repository : null;
      const level = LEVELS[became.kind];
      const about = { delivery: id, event, result: became.kind, repository };
      log[level](became.kind === 'parked' ? { ...about, reason: became.reason } : about, 'webhook read');
    },
  };
}

const LEVELS = {
  kept: 'info',
  known: 'info',
  nothing: 'debug',
  parked: 'error',
} as const;
