// For whatever comes and whatever becomes of it: each meaning once, and a lane in the order of its times.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Delivery } from '../../src/model/bot/inbox.ts';
import { BASES, DONE, newStore, watch } from './bases.ts';
import { delivery } from './delivery.ts';

/** Few by default, each of them opens lanes of its own; more with STORE_RUNS. */
const RUNS = Number(process.env['STORE_RUNS'] ?? 15);

const arrivals = fc.array(
  fc.record({
    id: fc.integer({ min: 0, max: 30 }),
    meaning: fc.option(fc.integer({ min: 0, max: 12 })),
    lane: fc.integer({ min: 0, max: 2 }),
    at: fc.integer({ min: 0, max: 4 }),
    receivedAt: fc.integer({ min: 0, max: 2 }),
    /** How often it fails before it is done. */
    failures: fc.integer({ min: 0, max: 2 }),
    /** Kept together with the one before. */
    joined: fc.boolean(),
  }),
  { maxLength: 25 },
);

/** What an inbox makes of arrivals, by the words of its interface alone. */
function expected(all: readonly Delivery[]): readonly Delivery[] {
  const [ids, meanings] = [new Set<string>(), new Set<string>()];
  const fresh = all.filter(({ id, meaning }) => {
    if (ids.has(id) || (meaning !== null && meanings.has(meaning))) return false;
    ids.add(id);
    if (meaning !== null) meanings.add(meaning);
    return true;
  });
  const before = (a: Delivery, b: Delivery) =>
    a.at - b.at || a.receivedAt - b.receivedAt || (a.id < b.id ? -1 : 1);
  return fresh.sort(before);
}

describe.each(BASES)('the inbox on $name', (base) => {
  test('W01 W02 W03 works each meaning once, a lane in order, retries in their place', async () => {
    const { inbox } = await newStore(base);
    let round = 0;
    await fc.assert(
      fc.asyncProperty(arrivals, async (given) => {
        round += 1;
        const failures = new Map(given.map((one) => [`${round}-${one.id}`, one.failures]));
        const all = given.map(({ id, meaning, lane, at, receivedAt }) =>
          delivery(`${round}-${id}`, {
            meaning: meaning === null ? null : `${round} means ${meaning}`,
            lane: `${round}-${lane}`,
            at,
            receivedAt,
          }),
        );
        const batches: Delivery[][] = [];
        for (const [index, one] of all.entries())
          if (given[index]?.joined && batches.length > 0) batches.at(-1)?.push(one);
          else batches.push([one]);
        await Promise.all(batches.map((batch) => inbox.keep(batch, 0)));
        const wanted = expected(all);
        const watched = watch(inbox, {
          work: ({ id, tries }) =>
            tries > (failures.get(id) ?? 0) ? DONE : { kind: 'again', dueAt: 0, reason: 'again' },
        });
        await watched.reached(wanted.reduce((sum, { id }) => sum + 1 + (failures.get(id) ?? 0), 0));
        await watched.stop();
        for (const lane of new Set(wanted.map((one) => one.lane))) {
          const ids = wanted.filter((one) => one.lane === lane).map(({ id }) => id);
          const order = ids.flatMap((id) => Array.from({ length: 1 + (failures.get(id) ?? 0) }, () => id));
          expect(watched.begun.filter((one) => one.lane === lane).map(({ id }) => id)).toEqual(order);
        }
        expect(watched.errors).toEqual([]);
      }),
      { numRuns: RUNS },
    );
    expect(await inbox.figures()).toMatchObject({ waiting: 0, parked: 0 });
  });
});
