// What whoever runs the bot sees of deliveries that were given up, and has tried again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KeptDelivery, Outcome } from '../../../src/model/bot/inbox.ts';
import { NOW, type Served, served } from '../served.ts';

let here: Served;
beforeAll(async () => {
  here = await served();
});
afterAll(() => here.close());

const delivery = (id: string, repository: string) => ({
  id,
  event: 'push',
  action: null,
  meaning: null,
  lane: repository,
  at: NOW,
  receivedAt: NOW,
  installation: 5,
  repository,
  body: '{"secret":"of a repository"}',
});

/** Works what waits, once each; `outcome` says what comes of it. */
async function worked(ids: readonly string[], outcome: (kept: KeptDelivery) => Outcome): Promise<void> {
  const left = new Set(ids);
  await new Promise<void>((done) => {
    const stop = here.serve({
      lanes: 2,
      now: () => NOW,
      failed: (error) => expect(error).toBeUndefined(),
      async work(kept) {
        left.delete(kept.id);
        if (left.size === 0) setImmediate(() => void stop().then(done));
        return outcome(kept);
      },
    });
  });
}

test('one that was given up: its reason, never its body; tried again it waits', async () => {
  await here.inbox.keep([delivery('d-1', 'acme/a'), delivery('d-2', 'acme/b')], NOW);
  await worked(['d-1', 'd-2'], ({ id }) =>
    id === 'd-1' ? { kind: 'parked', reason: 'The App may not.' } : { kind: 'done', reason: null },
  );
  const { body } = await here.call('GET', '/api/deliveries?limit=5');
  expect(body).toEqual({
    parked: [
      {
        id: 'd-1',
        event: 'push',
        action: null,
        repository: 'acme/a',
        tries: 1,
        reason: 'The App may not.',
        received_at: '2026-03-01T12:00:00.000Z',
        parked_at: '2026-03-01T12:00:00.000Z',
      },
    ],
    waiting: 0,
  });
  const again = async (id: string) =>
    (await here.call('POST', '/api/deliveries/retry', { body: { id } })).body;
  expect([await again('d-2'), await again('d-1'), await again('d-1')]).toEqual([
    { retried: false },
    { retried: true },
    { retried: false },
  ]);
  expect((await here.call('GET', '/api/deliveries')).body).toEqual({ parked: [], waiting: 1 });
});
