// Webhooks as they came, for tests of their way into the inbox.
import { onTestFinished } from 'vitest';
import type {
  Arrival,
  Inbox,
  Sorting,
  Webhook,
  WebhookMessage,
  WebhookOutcome,
} from '../../src/model/bot/inbox.ts';
import { delivery } from './delivery.ts';

export const arrival = (id: string, more: Partial<Arrival> = {}): Arrival => ({
  id,
  event: 'push',
  bytes: Buffer.from(`{"id":"${id}"}`),
  receivedAt: 2_000,
  ...more,
});

export const NOW = 5_000;

/** As a door reads: bodies that begin with a brace say something. */
export const read = ({ id, event, body, receivedAt }: Webhook): WebhookMessage => {
  if (event !== 'push') return { kind: 'nothing' };
  if (!body.startsWith('{')) return { kind: 'parked', reason: 'no brace' };
  return { kind: 'delivery', delivery: delivery(id, { body, receivedAt, lane: `lane ${id}` }) };
};

export interface Read {
  readonly id: string;
  readonly kind: WebhookOutcome['kind'];
}

/** Sorts until the test ends; what was read, in its order. */
export async function sorted(inbox: Inbox, more: Partial<Sorting> = {}): Promise<Read[]> {
  const all: Read[] = [];
  const { ready, stop } = inbox.sort({
    read,
    now: () => NOW,
    patience: 300,
    sorted: ({ id }, { kind }) => all.push({ id, kind }),
    failed: () => {},
    ...more,
  });
  onTestFinished(stop);
  await ready;
  return all;
}
