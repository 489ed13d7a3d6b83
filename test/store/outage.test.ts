// A PostgreSQL that goes away while it is served, and comes back: told, waited for, and nothing lost.
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { KeptDelivery } from '../../src/model/bot/inbox.ts';
import { openStore } from '../../src/store/open.ts';
import { atNight } from '../exhaustive.ts';
import { type Server, startServer } from '../postgres/server.ts';
import { DONE, latch, opened, watch } from './bases.ts';
import { delivery } from './delivery.ts';

/** By the development dependency's programs: all tests run with them where no PostgreSQL is installed. */
let server: Server;

beforeAll(async () => {
  server = await startServer({ embedded: true });
  return () => server.remove();
});

test('the programs that are carried along start, too', async () => {
  const store = await opened({ url: server.url('postgres') });
  expect(await store.trouble()).toBeNull();
});

atNight('a database that restarts while it is served is gone on with', async () => {
  const store = await openStore({ url: server.url('postgres'), lookEvery: 200 });
  onTestFinished(() => store.close());
  const { inbox } = store;
  await inbox.keep([delivery('a', { at: 1 }), delivery('b', { at: 2 })], 0);
  await inbox.keep([delivery('z', { lane: 'R_2' })], 0);
  const [down, up] = [latch(), latch()];
  const ended: KeptDelivery[] = [];
  const watched = watch(inbox, {
    async work(one) {
      if (one.id === 'a' && one.tries === 1) {
        down.open();
        await up.passed;
      }
      ended.push(one);
      return DONE;
    },
  });
  await down.passed;
  const many = Array.from({ length: 100 }, (_, index) => delivery(`m${index}`, { lane: `M_${index % 5}` }));
  const kept = await Promise.all([
    ...many.map((one) => inbox.keep([one], 0).catch(() => new Set<string>())),
    server.stop().then(() => new Set<string>()),
  ]);
  expect(await store.trouble()).toBeInstanceOf(Error);
  await expect(inbox.keep([delivery('lost')], 0)).rejects.toThrow();
  // What was at work ends while nothing can be written: it is written when there is a database again.
  up.open();
  await server.start();
  await expect.poll(async () => store.trouble()).toBeNull();
  expect([...(await inbox.keep([delivery('c', { at: 3 })], 0))]).toEqual(['c']);
  await expect.poll(async () => (await inbox.figures()).waiting).toBe(0);
  const sure = kept.flatMap((ids) => [...ids]);
  expect(await inbox.known(sure)).toEqual(new Set(sure));
  expect(watched.errors.length).toBeGreaterThan(0);
  const inLane = ended.filter(({ lane }) => lane === 'R_1').map(({ id }) => id);
  expect([...new Set(inLane)]).toEqual(['a', 'b', 'c']);
  const told = watched.errors.length;
  await inbox.keep([delivery('d', { at: 4 })], 0);
  await expect.poll(async () => (await inbox.find('d'))?.state).toBe('done');
  expect(watched.errors).toHaveLength(told);
});
