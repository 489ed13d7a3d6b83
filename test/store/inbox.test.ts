// The inbox keeps each delivery once, works a lane in order, and gives up nothing; on both databases.
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../src/model/bot/inbox.ts';
import { openStore } from '../../src/store/open.ts';
import { atNight } from '../exhaustive.ts';
import { BASES, DONE, idsOf, latch, newStore, opened, runIn, watch } from './bases.ts';
import { delivery } from './delivery.ts';

const SECONDS = 1_000;

describe.each(BASES)('the inbox on $name', (base) => {
  test('W01 a delivery id that comes again is one delivery', async () => {
    const { inbox } = await newStore(base);
    const first = await inbox.keep([delivery('a'), delivery('b'), delivery('a', { body: '2' })], 0);
    expect([...first]).toEqual(['a', 'b']);
    expect([...(await inbox.keep([delivery('b', { body: '3' }), delivery('c')], 0))]).toEqual(['c']);
    expect(await inbox.find('b')).toEqual({
      ...delivery('b'),
      state: 'waiting',
      tries: 0,
      dueAt: 0,
      reason: null,
      settledAt: null,
    });
    const watched = watch(inbox);
    await watched.reached(3);
    await watched.stop();
    expect(idsOf(watched.begun)).toEqual(['a', 'b', 'c']);
    expect(await inbox.figures()).toEqual({ waiting: 0, done: 3, parked: 0, oldestWaiting: null });
  });

  atNight('W01 many callers at once with the same ids: each is new for one of them', async () => {
    const { inbox } = await newStore(base);
    const ids = Array.from({ length: 40 }, (_, index) => `d${index % 10}`);
    const fresh = await Promise.all(ids.map((id) => inbox.keep([delivery(id)], 0)));
    expect(fresh.flatMap((one) => [...one]).sort()).toEqual([...new Set(ids)].sort());
    expect(await inbox.known([...ids, 'x'])).toEqual(new Set(ids));
  });

  atNight('W02 the same meaning by two hooks is worked once', async () => {
    const { inbox } = await newStore(base);
    const meaning = 'issue_comment 7 2026-01-01T00:00:00Z';
    const both = [delivery('a', { meaning }), delivery('b', { meaning })];
    expect([...(await inbox.keep(both, 0))]).toEqual(['a']);
    expect([...(await inbox.keep([delivery('c', { meaning }), delivery('d', { meaning: 'x' })], 0))]).toEqual(
      ['d'],
    );
    expect([...(await inbox.keep([delivery('e')], 0))]).toEqual(['e']);
    expect((await inbox.figures()).waiting).toBe(3);
  });

  atNight('W03 what came out of order is worked by its time, then its arrival, then its id', async () => {
    const { inbox } = await newStore(base);
    await inbox.keep([delivery('edited', { at: 30 }), delivery('created', { at: 10 })], 0);
    await inbox.keep([delivery('late', { at: 20, receivedAt: 9 }), delivery('b', { at: 20 })], 0);
    await inbox.keep([delivery('a', { at: 20 })], 0);
    const watched = watch(inbox);
    await watched.reached(5);
    expect(idsOf(watched.begun)).toEqual(['created', 'late', 'a', 'b', 'edited']);
  });

  atNight.each([
    ['W03 what holds its lane while it rests keeps its place', true, ['a', 'a', 'a', 'b']],
    ['what is tried again steps aside, so that its lane goes on', false, ['a', 'b', 'a', 'a']],
  ] as const)('%s; other lanes go on', async (_, holds, order) => {
    const { inbox } = await newStore(base);
    await inbox.keep([delivery('a', { at: 1 }), delivery('b', { at: 2 })], 0);
    await inbox.keep([delivery('z', { lane: 'R_2' })], 0);
    const again = (): Outcome => ({
      kind: 'again',
      dueAt: Date.now() + 150,
      reason: 'GitHub is away',
      ...(holds ? { holds } : {}),
    });
    const watched = watch(inbox, {
      lanes: 1,
      work: ({ id, tries }) => (id === 'a' && tries < 3 ? again() : DONE),
    });
    await watched.reached(5);
    await watched.stop();
    expect(idsOf(watched.begun.filter(({ lane }) => lane === 'R_1'))).toEqual(order);
    expect(watched.begun.filter(({ id }) => id === 'a').map(({ tries }) => tries)).toEqual([1, 2, 3]);
    expect(watched.begun.at(-1 - Number(holds))?.reason).toBe('GitHub is away');
    expect(watched.errors).toEqual([]);
  });

  atNight('what is due again takes its place before what is younger', async () => {
    const { inbox } = await newStore(base);
    let now = 1_000;
    await inbox.keep([delivery('a', { at: 1 })], 0);
    const watched = watch(inbox, {
      now: () => now,
      work: ({ tries }) => (tries === 1 ? { kind: 'again', dueAt: 5_000, reason: 'later' } : DONE),
    });
    await watched.reached(1);
    await watched.stop();
    await inbox.keep([delivery('b', { at: 2 }), delivery('c', { at: 3 })], 0);
    now = 5_000;
    const next = watch(inbox, { now: () => now });
    await next.reached(3);
    expect(idsOf(next.begun)).toEqual(['a', 'b', 'c']);
  });

  atNight('what a process died with is begun with nothing beside it, the least begun first', async () => {
    const options = await base.fresh();
    const before = await openStore(options);
    const lanes = ['1', '2', '3', '4', '5'];
    await before.inbox.keep(
      lanes.flatMap((lane) => [delivery(`a${lane}`, { lane, at: 1 }), delivery(`b${lane}`, { lane, at: 2 })]),
      0,
    );
    await before.close();
    await runIn(options, "UPDATE deliveries SET begun_at = 1, tries = 2 WHERE id = 'a2'");
    await runIn(options, "UPDATE deliveries SET begun_at = 1, tries = 1 WHERE id IN ('a3', 'a4')");
    const { inbox } = await opened(options);
    let running = 0;
    const beside = new Map<string, number>();
    const watched = watch(inbox, {
      async work({ id }) {
        running += 1;
        for (let look = 0; look < 5; look += 1) {
          beside.set(id, Math.max(beside.get(id) ?? 0, running));
          await new Promise((resolve) => setTimeout(resolve, 2));
        }
        running -= 1;
        return DONE;
      },
    });
    await watched.reached(10);
    await watched.stop();
    expect(['a2', 'a3', 'a4'].map((id) => beside.get(id))).toEqual([1, 1, 1]);
    expect(Math.max(...beside.values())).toBeGreaterThan(1);
    const order = idsOf(watched.begun);
    expect(order.indexOf('a2')).toBeGreaterThan(Math.max(order.indexOf('a3'), order.indexOf('a4')));
    for (const lane of lanes) expect(order.indexOf(`a${lane}`)).toBeLessThan(order.indexOf(`b${lane}`));
    expect(watched.errors).toEqual([]);
  });

  atNight('a delivery that is not due is not begun with, and holds those after it', async () => {
    const { inbox } = await newStore(base);
    let now = 1_000;
    await inbox.keep([delivery('a', { at: 1 })], 5_000);
    await inbox.keep([delivery('b', { at: 2 }), delivery('z', { lane: 'R_2' })], 0);
    const watched = watch(inbox, { now: () => now });
    await watched.reached(1);
    now = 4_995;
    await inbox.keep([delivery('y', { lane: 'R_2' })], 0);
    await watched.reached(2);
    expect(idsOf(watched.begun)).toEqual(['z', 'y']);
    now = 5_000;
    await inbox.keep([delivery('c', { at: 3 })], 0);
    await watched.reached(5);
    expect(idsOf(watched.begun.slice(2))).toEqual(['a', 'b', 'c']);
  });

  atNight('work that throws rests longer with each try, and says why', async () => {
    const { inbox } = await newStore(base);
    const now = 1_000_000;
    await inbox.keep([delivery('a')], 0);
    const crash = new Error('no such thing');
    const watched = watch(inbox, { now: () => now, work: () => Promise.reject(crash) });
    await watched.reached(1);
    await watched.stop();
    const kept = await inbox.find('a');
    expect(kept).toMatchObject({ state: 'waiting', tries: 1, reason: 'no such thing' });
    expect(kept?.dueAt).toBe(now + 5 * SECONDS);
    expect(watched.errors).toEqual([crash]);
    const later = watch(inbox, { now: () => now + 5 * SECONDS, work: () => Promise.reject(crash) });
    await later.reached(1);
    await later.stop();
    expect((await inbox.find('a'))?.dueAt).toBe(now + 15 * SECONDS);
  });

  atNight('what is parked lets its lane go on, and is tried again when a person says so', async () => {
    const { inbox } = await newStore(base);
    await inbox.keep([delivery('a', { at: 1 }), delivery('b', { at: 2 })], 0);
    let refused = true;
    const parked: Outcome = { kind: 'parked', reason: 'tried 5 times' };
    const work = ({ id }: { id: string }) => (id === 'a' && refused ? parked : DONE);
    const watched = watch(inbox, { now: () => 77, work });
    await watched.reached(2);
    await watched.stop();
    expect(await inbox.parked(10)).toMatchObject([
      { id: 'a', state: 'parked', reason: 'tried 5 times', tries: 1, settledAt: 77 },
    ]);
    expect(await inbox.retry('b', 80)).toBe(false);
    refused = false;
    const next = watch(inbox, { now: () => 90, work });
    expect(await inbox.retry('a', 80)).toBe(true);
    await next.reached(1);
    await next.stop();
    expect(await inbox.find('a')).toMatchObject({ state: 'done', tries: 1, settledAt: 90, reason: null });
    expect(await inbox.parked(10)).toEqual([]);
  });

  atNight('forgets bodies first and deliveries later, and nothing that waits', async () => {
    const { inbox } = await newStore(base);
    const times = new Map(Object.entries({ old: 100, new: 200, parked: 140, 'parked later': 160 }));
    await inbox.keep(
      [...times.keys()].map((id) => delivery(id, { lane: id, meaning: id })),
      0,
    );
    let now = 0;
    const watched = watch(inbox, {
      lanes: 1,
      now: () => now,
      work({ id }) {
        now = times.get(id) ?? 0;
        return id.startsWith('parked') ? { kind: 'parked', reason: 'x' } : DONE;
      },
    });
    await watched.reached(4);
    await watched.stop();
    await inbox.keep([delivery('waits')], 0);
    await inbox.prune(150, 0);
    expect((await inbox.find('old'))?.body).toBe('');
    expect((await inbox.find('new'))?.body).toBe('{"id":"new"}');
    expect((await inbox.find('parked'))?.body).toBe('{"id":"parked"}');
    await inbox.prune(1_000, 150);
    expect(await inbox.find('old')).toBeNull();
    expect((await inbox.find('new'))?.body).toBe('');
    // What was given up is kept whole, and then forgotten whole.
    expect(await inbox.find('parked')).toBeNull();
    expect((await inbox.find('parked later'))?.body).toBe('{"id":"parked later"}');
    expect((await inbox.find('waits'))?.body).toBe('{"id":"waits"}');
    expect(await inbox.figures()).toEqual({ waiting: 1, done: 1, parked: 1, oldestWaiting: 2_000 });
  });

  atNight('lanes are worked at once, as many as asked for; stopping settles what was begun', async () => {
    const { inbox } = await newStore(base);
    const gate = latch();
    const lanes = ['1', '2', '3', '4'];
    await inbox.keep(
      lanes.flatMap((lane) => [delivery(`a${lane}`, { lane }), delivery(`b${lane}`, { lane })]),
      0,
    );
    const watched = watch(inbox, { lanes: 3, work: () => gate.passed.then(() => DONE) });
    await watched.reached(3);
    const stopped = watched.stop();
    gate.open();
    await stopped;
    expect(new Set(watched.begun.map(({ lane }) => lane)).size).toBe(3);
    expect(watched.begun).toHaveLength(3);
    expect(await inbox.figures()).toMatchObject({ waiting: 5, done: 3 });
    const next = watch(inbox);
    await next.reached(5);
    await next.stop();
    expect(await inbox.figures()).toMatchObject({ waiting: 0, done: 8 });
  });
});
