// The reader of what arrived: what comes at any moment is read, also in the moment in which it rests.
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type BatchResult, openSorter } from '../../../src/store/inbox/ingest.ts';

const steps = async (count: number): Promise<void> => {
  for (let step = 0; step < count; step += 1) await Promise.resolve();
};

test('whatever comes is read, however many steps after the last it comes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(12), { minLength: 1, maxLength: 6 }), fc.nat(3), async (gaps, slow) => {
      let waiting = 0;
      const sorter = openSorter(
        async () => {
          const read = waiting;
          waiting = 0;
          await steps(slow);
          return read > 0 ? 'some' : 'none';
        },
        (error) => {
          throw error;
        },
      );
      for (const gap of gaps) {
        await steps(gap);
        waiting += 1;
        sorter.wake();
      }
      await steps(100);
      expect(waiting).toBe(0);
      await sorter.stop();
    }),
  );
});

test('is ready once all that was there is read, and not where it failed', async () => {
  let left = 3;
  let broken = true;
  const errors: unknown[] = [];
  const sorter = openSorter(
    async () => {
      if (broken) throw new Error('not now');
      left -= 1;
      return left > 0 ? 'some' : 'none';
    },
    (error) => errors.push(error),
  );
  let ready = false;
  void sorter.ready.then(() => {
    ready = true;
  });
  await steps(20);
  expect({ ready, errors: errors.length }).toEqual({ ready: false, errors: 1 });
  broken = false;
  await sorter.ready;
  expect(left).toBe(0);
  await sorter.stop();
});

test('however often it is woken while nothing can be read, it tries once a second', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let tries = 0;
  const sorter = openSorter(
    async () => {
      tries += 1;
      throw new Error('the database is gone');
    },
    () => {},
  );
  for (let second = 1; second <= 5; second += 1) {
    for (let webhook = 0; webhook < 40; webhook += 1) {
      sorter.wake();
      await steps(3);
    }
    expect(tries).toBe(second);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  await sorter.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('what another process is reading is looked for again, and it is not ready before', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const found: BatchResult[] = ['some', 'held', 'held', 'some', 'none'];
  const sorter = openSorter(
    async () => found.shift() ?? 'none',
    () => {},
  );
  let ready = false;
  void sorter.ready.then(() => {
    ready = true;
  });
  await vi.advanceTimersByTimeAsync(499);
  expect({ ready, left: found.length }).toEqual({ ready: false, left: 2 });
  await vi.advanceTimersByTimeAsync(1);
  expect({ ready, left: found.length }).toEqual({ ready: true, left: 0 });
  await sorter.stop();
});

test('one that is stopped begins nothing more, and nobody waits for it', async () => {
  let batches = 0;
  const sorter = openSorter(
    async () => {
      batches += 1;
      throw new Error('the database is gone');
    },
    () => {},
  );
  await steps(20);
  await sorter.stop();
  await sorter.ready;
  sorter.wake();
  await steps(20);
  expect(batches).toBe(1);
});
