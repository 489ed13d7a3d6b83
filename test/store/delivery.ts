// A delivery as tests make one, in any process.
import type { Delivery } from '../../src/model/bot/inbox.ts';

/** A delivery of a push, with what is given. */
export const delivery = (id: string, more: Partial<Delivery> = {}): Delivery => ({
  id,
  event: 'push',
  action: null,
  meaning: null,
  lane: 'R_1',
  at: 1_000,
  receivedAt: 2_000,
  installation: 5_000_000_000,
  repository: 'ada/engine',
  body: `{"id":"${id}"}`,
  ...more,
});
