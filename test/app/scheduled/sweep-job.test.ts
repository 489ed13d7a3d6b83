// A sweep that must wait is put off as a delivery of its own: nothing that people write waits behind it.
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Bot } from '../../../src/app/bot-context.ts';
import { putOff, sweepOf, targetIn } from '../../../src/app/events/internal-jobs.ts';
import { swept } from '../../../src/app/scheduled/sweep-job.ts';
import type { KeptDelivery } from '../../../src/model/bot/inbox.ts';
import { openStore } from '../../../src/store/open.ts';
import { folder, tidy } from '../process.ts';

afterAll(tidy);

const NOW = Date.parse('2026-11-28T12:00:00Z');
const RESETS = NOW + 1_800_000;
const TARGET = { id: 7, owner: 'harbour', name: 'tides', installation: 5 };
const SWEEP = sweepOf(TARGET, '12', NOW);

const keptOf = (id: string): KeptDelivery => ({
  ...SWEEP,
  id,
  state: 'waiting',
  tries: 1,
  dueAt: NOW,
  reason: null,
  settledAt: null,
});

/** As much of a bot as a sweep needs that has no requests left. */
async function poorBot(left: number) {
  const store = await openStore({ file: join(folder(), 'rekindle.db') });
  const rate = { limit: 5000, remaining: left, reset: RESETS / 1000 };
  const client = {
    told: () => null,
    rest: { rateLimit: { get: async () => ({ data: { resources: { core: rate, graphql: rate } } }) } },
  };
  const tokens = { of: async () => 'token', with: () => client };
  const bot = { store, ground: { tokens, now: () => NOW } } as unknown as Bot;
  return { store, bot };
}

test('with a fifth of the hour’s requests left it is put off until they are given anew', async () => {
  const { store, bot } = await poorBot(999);
  await store.inbox.keep([SWEEP], NOW);
  const outcome = await swept(keptOf(SWEEP.id), bot);
  expect(outcome).toEqual({
    kind: 'done',
    reason: expect.stringContaining('Put off until 2026-11-28T12:30'),
  });
  const later = await store.inbox.find(`${SWEEP.id}~`);
  expect(later).toMatchObject({ state: 'waiting', dueAt: RESETS, at: RESETS, lane: SWEEP.lane });
  expect(targetIn(later?.body ?? '')).toEqual(TARGET);
  // Again after a crash: it is there already.
  await swept(keptOf(SWEEP.id), bot);
  expect((await store.inbox.figures()).waiting).toBe(2);
  await store.close();
});

test('six times, then it is given up, and the reason stays', async () => {
  const { store, bot } = await poorBot(0);
  const outcome = await swept(keptOf(`${SWEEP.id}~~~~~~`), bot);
  expect(outcome).toEqual({ kind: 'parked', reason: expect.stringContaining('put off 6 times') });
  expect((await store.inbox.figures()).waiting).toBe(0);
  await store.close();
});

test('what is put off says the same, later', () => {
  expect(putOff(SWEEP, RESETS, 6)).toEqual({ ...SWEEP, id: `${SWEEP.id}~`, at: RESETS, receivedAt: RESETS });
  expect(putOff({ ...SWEEP, id: `${SWEEP.id}~` }, RESETS, 1)).toBeNull();
});
