// Webhooks that wait to be read, beside other processes and beside lanes that are worked.
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../../src/store/postgres.ts';
import { atNight } from '../../exhaustive.ts';
import { arrival, NOW, read, sorted } from '../arrivals-scene.ts';
import { BASES, newStore, opened, POSTGRES, watch } from '../bases.ts';
import { startChild } from '../children.ts';
import { delivery } from '../delivery.ts';

test('those that another process is reading are waited for, and read where it goes', async () => {
  const options = await POSTGRES.fresh();
  const { inbox } = await opened(options);
  for (const id of ['a', 'b', 'c']) await inbox.arrive(arrival(id));
  const other = new pg.Client({ connectionString: options.url });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('BEGIN; SELECT n FROM arrivals ORDER BY n LIMIT 2 FOR UPDATE');
  const all: string[] = [];
  let ready = false;
  const reading = inbox.sort({
    read,
    now: () => NOW,
    patience: 300,
    sorted: ({ id }) => all.push(id),
    failed: () => {},
  });
  onTestFinished(reading.stop);
  void reading.ready.then(() => {
    ready = true;
  });
  await expect.poll(() => all).toEqual(['c']);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(ready).toBe(false);
  await other.query('ROLLBACK');
  await reading.ready;
  expect(all).toEqual(['c', 'a', 'b']);
});

atNight('a connection whose machine vanished holds nothing for long', async () => {
  const postgres = await openPostgres((await POSTGRES.fresh()).url ?? '', 'test');
  onTestFinished(() => postgres.close());
  const { db } = postgres;
  const shown = async (name: string) =>
    (await sql<Record<string, string>>`${sql.raw(`SHOW ${name}`)}`.execute(db)).rows[0]?.[name];
  expect(await shown('idle_in_transaction_session_timeout')).toBe('30s');
});

atNight('two processes on PostgreSQL read each of them once', async () => {
  const options = await POSTGRES.fresh();
  const [one, two] = [await opened(options), await opened(options)];
  const [first, second] = [await sorted(one.inbox), await sorted(two.inbox)];
  const ids = Array.from({ length: 200 }, (_, at) => `n${at}`);
  await Promise.all(ids.map((id, at) => (at % 2 === 0 ? one : two).inbox.arrive(arrival(id))));
  await expect.poll(() => first.length + second.length).toBe(200);
  expect([...first, ...second].map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect([...first, ...second].every(({ kind }) => kind === 'kept')).toBe(true);
});

describe.each(BASES)('a lane on $name', (base) => {
  test('W03 is not begun while something is unread that came before its head was due', async () => {
    const { inbox } = await newStore(base);
    const now = Date.now();
    await inbox.keep([delivery('younger', { lane: 'one', at: 2, receivedAt: now })], now);
    await inbox.arrive(arrival('older', { receivedAt: now }));
    await inbox.arrive(arrival('behind it', { receivedAt: now + 60_000 }));
    const watched = watch(inbox);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(watched.begun).toEqual([]);
    let only = true;
    const { stop } = inbox.sort({
      now: () => now - 300,
      patience: 300,
      failed: () => {},
      sorted: () => {},
      read({ id }) {
        if (id === 'older') return { kind: 'delivery', delivery: delivery(id, { lane: 'one', at: 1 }) };
        only = false;
        return { kind: 'nothing' };
      },
    });
    onTestFinished(stop);
    await watched.reached(2);
    expect(watched.begun.map(({ id }) => id)).toEqual(['older', 'younger']);
    expect(only).toBe(false);
    expect(watched.errors).toEqual([]);
  });
});

atNight('what a process that ends leaves unread is read by one whose lane waits for it', async () => {
  const options = { ...(await POSTGRES.fresh()), lookEvery: 60_000 };
  const { inbox } = await opened(options);
  const all = await sorted(inbox, { now: Date.now });
  const now = Date.now();
  const child = startChild({ store: options, arrive: ['left'] });
  await child.heard('kept');
  await child.kill();
  const watched = watch(inbox);
  await inbox.keep([delivery('a', { receivedAt: now + 60_000 })], now);
  await watched.reached(1);
  expect(all).toEqual([{ id: 'left', kind: 'kept' }]);
});

atNight.each(BASES)('lanes that wait for what is unread ask for nothing meanwhile: $name', async (base) => {
  const { inbox } = await opened({ ...(await base.fresh()), lookEvery: 60_000 });
  const at = Date.now();
  const lanes = Array.from({ length: 40 }, (_, one) =>
    delivery(`d${one}`, { lane: `lane ${one}`, receivedAt: at }),
  );
  await inbox.keep(lanes, at);
  await inbox.arrive(arrival('unread', { receivedAt: at }));
  let looks = 0;
  const watched = watch(inbox, {
    now() {
      looks += 1;
      return Date.now();
    },
  });
  // Each lane once or twice: when it was woken, and once more where that met its turn.
  await expect.poll(() => looks).toBeGreaterThanOrEqual(40);
  // Until none comes for half a second: lanes that ask again and again never rest, and pass two each.
  const rests = async (): Promise<boolean> => {
    const before = looks;
    await new Promise((resolve) => setTimeout(resolve, 500));
    return looks === before || (looks <= 200 && rests());
  };
  expect({ rests: await rests(), begun: watched.begun.length }).toEqual({ rests: true, begun: 0 });
  await sorted(inbox);
  await watched.reached(40);
  expect(watched.errors).toEqual([]);
});
