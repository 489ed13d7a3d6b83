// Commits of many callers at once: shared where that goes well, alone where one of them is to blame.
import { expect, test } from 'vitest';
import { gather } from '../../src/store/batch-writes.ts';

const double = (items: readonly number[]) => items.map((item) => item * 2);

test('what is asked for in one moment is committed together, each caller gets its own', async () => {
  const commits: (readonly number[])[] = [];
  const keep = gather(
    async (items: readonly number[]) => {
      commits.push(items);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return double(items);
    },
    () => true,
  );
  const first = Promise.all([keep(1), keep(2)]);
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  const second = Promise.all([keep(3), keep(4)]);
  expect(await first).toEqual([2, 4]);
  expect(await second).toEqual([6, 8]);
  expect(commits).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test('a bad one hurts nobody else; where none is to blame all are told at once', async () => {
  let commits = 0;
  const failing = (blames: boolean) =>
    gather(
      async (items: readonly number[]) => {
        commits += 1;
        if (items.includes(13)) throw new Error('13');
        return double(items);
      },
      () => blames,
    );
  const all = async (keep: (item: number) => Promise<number>) =>
    (await Promise.allSettled([keep(1), keep(13), keep(2)])).map(({ status }) => status);
  expect(await all(failing(true))).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(commits).toBe(4);
  expect(await all(failing(false))).toEqual(['rejected', 'rejected', 'rejected']);
  expect(commits).toBe(5);
});
