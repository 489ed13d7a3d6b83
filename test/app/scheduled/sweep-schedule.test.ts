// When repositories are swept: each once in a turn, all of them spread over time, whatever the clock does.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type RepositoryRef,
  recoveryIn,
  recoveryOf,
  SWEEP,
  sweepOf,
  targetIn,
} from '../../../src/app/events/internal-jobs.ts';
import { keepDue, turnOf } from '../../../src/app/scheduled/sweep-schedule.ts';
import type { Delivery, Inbox } from '../../../src/model/bot/inbox.ts';
import { runs } from '../../exhaustive.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-03-01T12:00:00Z');
const RUNS = { numRuns: runs(1_000) };

interface Kept {
  readonly sweep: Delivery;
  readonly dueAt: number;
}

/** An inbox that only remembers: by id, as the real one. */
function memory() {
  const kept = new Map<string, Kept>();
  const inbox: Pick<Inbox, 'keep' | 'known'> = {
    async keep(all, dueAt) {
      const fresh = all.filter(({ id }) => !kept.has(id));
      for (const sweep of fresh) kept.set(sweep.id, { sweep, dueAt });
      return new Set(fresh.map(({ id }) => id));
    },
    known: async (ids) => new Set(ids.filter((id) => kept.has(id))),
  };
  return { kept, inbox };
}

const target = (id: number): RepositoryRef => ({ id, owner: 'ada', name: `r${id}`, installation: 5 });
const targets = (count: number, step = 1, first = 186_853_002): readonly RepositoryRef[] =>
  Array.from({ length: count }, (_, at) => target(first + at * step));

const id = fc.integer({ min: 1, max: 2 ** 40 });
const every = fc.integer({ min: HOUR, max: 30 * DAY });
const time = fc.integer({ min: 0, max: 4 * NOW });

describe('a turn', () => {
  test('is as long as it should be, and follows the one before it', () => {
    fc.assert(
      fc.property(id, every, time, (number, length, now) => {
        const { turn, since } = turnOf({ id: number }, length, now);
        expect(since).toBeLessThanOrEqual(now + 1);
        expect(now - since).toBeLessThan(length + 1);
        expect(turnOf({ id: number }, length, now + length).turn).toBe(turn + 1);
        expect(turnOf({ id: number }, length, since + length - 2).turn).toBe(turn);
        expect(turnOf({ id: number }, length, since - 2).turn).toBe(turn - 1);
      }),
      RUNS,
    );
  });

  test('is swept exactly once, whatever the ticks and restarts, in every turn that has a tick', async () => {
    const tick = fc.integer({ min: 0, max: 3 * HOUR });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(id, { minLength: 1, maxLength: 12 }),
        fc.array(tick, { minLength: 1, maxLength: 15 }),
        time,
        async (ids, ticks, start) => {
          const { kept, inbox } = memory();
          const all = ids.map(target);
          const expected = new Set<string>();
          let now = start;
          for (const step of ticks) {
            now += step;
            const before = kept.size;
            const count = await keepDue(all, 2 * HOUR, now, inbox);
            expect(kept.size - before).toBe(count);
            for (const one of all) expected.add(`${SWEEP} ${one.id} ${turnOf(one, 2 * HOUR, now).turn}`);
            // A second process, or a start in the same turn, keeps nothing twice.
            expect(await keepDue(all.toReversed(), 2 * HOUR, now, inbox)).toBe(0);
          }
          expect(new Set(kept.keys())).toEqual(expected);
        },
      ),
      RUNS,
    );
  });
});

/** How uneven it is: squares over 24 bins against an even spread; 23 is usual, 50 is 1 in 1,000. */
function unevenness(shares: readonly number[]): number {
  const bins = Array.from(
    { length: 24 },
    (_, bin) => shares.filter((one) => Math.floor(one * 24) === bin).length,
  );
  const even = shares.length / 24;
  return bins.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
}

describe('turns of many repositories', () => {
  test.each([1, 2, 3, 7, 10, 64, 100, 1000, 4096, 65_536])('with ids %i apart are spread', (step) => {
    const shares = targets(960, step).map((one) => (NOW - turnOf(one, DAY, NOW).since) / DAY);
    expect(unevenness(shares)).toBeLessThan(50);
  });

  test('with any ids are spread', () => {
    const many = fc.uniqueArray(id, { minLength: 480, maxLength: 480 });
    fc.assert(
      fc.property(many, (ids) => {
        const shares = ids.map((number) => (NOW - turnOf({ id: number }, DAY, NOW).since) / DAY);
        expect(unevenness(shares)).toBeLessThan(80);
      }),
      { numRuns: Math.ceil(RUNS.numRuns / 50) },
    );
  });
});

describe('W07 the first start', () => {
  test('of 500 repositories spreads them over an hour', async () => {
    const { kept, inbox } = memory();
    expect(await keepDue(targets(500), DAY, NOW, inbox)).toBe(500);
    const waits = [...kept.values()].map(({ dueAt }) => dueAt - NOW);
    expect(Math.min(...waits)).toBe(0);
    expect(Math.max(...waits)).toBeLessThanOrEqual(HOUR);
    const sixths = Array.from(
      { length: 6 },
      (_, at) => waits.filter((one) => Math.floor((one * 6) / HOUR) === at).length,
    );
    for (const count of sixths) expect(count).toBeGreaterThan(500 / 12);
    // An hour later the turns themselves spread what is due: a day has 24 hours.
    const next = await keepDue(targets(500), DAY, NOW + HOUR, inbox);
    expect(next).toBeGreaterThan(5);
    expect(next).toBeLessThan(50);
  });

  test('of a few looks at all of them at once', async () => {
    const { kept, inbox } = memory();
    await keepDue(targets(5), DAY, NOW, inbox);
    expect([...kept.values()].map(({ dueAt }) => dueAt)).toEqual(Array(5).fill(NOW));
  });

  test('keeps nobody waiting: a sweep stands in its lane where it is due', async () => {
    const { kept, inbox } = memory();
    await keepDue(targets(500), DAY, NOW, inbox);
    for (const { sweep, dueAt } of kept.values())
      expect([sweep.at, sweep.receivedAt]).toEqual([dueAt, dueAt]);
  });
});

test('an errand is read back as it was written, and is none of anybody else’s', () => {
  const one = { id: 2 ** 40, owner: 'ada', name: 'engine', installation: 5 };
  const sweep = sweepOf(one, '7', NOW);
  expect(targetIn(sweep.body)).toEqual(one);
  expect(sweep).toMatchObject({
    id: `${SWEEP} ${2 ** 40} 7`,
    lane: `repository ${2 ** 40}`,
    repository: 'ada/engine',
  });
  const again = recoveryOf('p', '2026-03-01T12:00:00.000Z', NOW);
  expect(recoveryIn(again.body)).toEqual({ project: 'p', updatedAt: '2026-03-01T12:00:00.000Z' });
  expect(again.lane).toBe('project p');
  expect(() => targetIn(again.body)).toThrow();
  expect(() => recoveryIn(sweep.body)).toThrow();
});
