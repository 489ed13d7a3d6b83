// Wake-ups between processes on PostgreSQL: none is lost, so that nothing has to wait until somebody looks.
import { expect, test } from 'vitest';
import { atNight } from '../exhaustive.ts';
import { DONE, latch, opened, POSTGRES, watch } from './bases.ts';
import { delivery } from './delivery.ts';

/** Longer than a test may take. */
const NEVER = 300_000;

/** Two stores as two processes have them, each with its connections, on one database. */
async function two() {
  const { url = '' } = await POSTGRES.fresh();
  const open = () => opened({ url, lookEvery: NEVER });
  return [await open(), await open()] as const;
}

atNight('what comes while others are worked is worked by one of them, and nobody looks for it', async () => {
  const [one, other] = await two();
  const watched = [one, other].map(({ inbox }) => watch(inbox, { lanes: 2 }));
  const all = Array.from({ length: 300 }, (_, at) => delivery(`d${at}`, { lane: `R_${at % 3}`, at }));
  for (let from = 0; from < all.length; from += 10) {
    const some = all.slice(from, from + 10);
    await Promise.all(some.map((each, index) => (index % 2 === 0 ? one : other).inbox.keep([each], 0)));
  }
  await expect.poll(async () => (await one.inbox.figures()).done).toBe(all.length);
  expect(watched.flatMap(({ begun }) => begun.map(({ tries }) => tries))).toEqual(all.map(() => 1));
  expect(watched.flatMap(({ errors }) => errors)).toEqual([]);
});

test('who stops in the middle of a lane hands the rest of it over', async () => {
  const [one, other] = await two();
  const gate = latch();
  const first = watch(one.inbox, { work: () => gate.passed.then(() => DONE) });
  await one.inbox.keep([delivery('a', { at: 1 }), delivery('b', { at: 2 })], 0);
  await first.reached(1);
  const second = watch(other.inbox);
  const stopped = first.stop();
  gate.open();
  await stopped;
  await second.reached(1);
  expect([first, second].map(({ begun }) => begun.map(({ id }) => id))).toEqual([['a'], ['b']]);
});

atNight('a parked delivery that is tried again, and one that falls due, wake their lanes', async () => {
  const [one, other] = await two();
  const watched = watch(other.inbox, {
    work: ({ id, tries }) =>
      id === 'rests' && tries === 1
        ? { kind: 'again', dueAt: Date.now() + 100, reason: 'later' }
        : { kind: 'parked', reason: 'no' },
  });
  await one.inbox.keep([delivery('rests')], 0);
  await expect.poll(async () => (await one.inbox.find('rests'))?.state).toBe('parked');
  expect(await one.inbox.retry('rests', Date.now())).toBe(true);
  await watched.reached(4);
  expect(watched.begun.map(({ tries }) => tries)).toEqual([1, 2, 1, 2]);
});
