// A delivery that ends the process in the middle of its work: begun again at once, then later and later.
import { afterAll, expect, test } from 'vitest';
import { insert } from '../../src/store/deliveries.ts';
import { begin } from '../../src/store/heads.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { folder, tidy } from '../app/process.ts';
import { delivery } from './delivery.ts';

afterAll(tidy);

test('W05 what is begun and never settled comes again, after rests that grow', async () => {
  const db = await openSqlite(`${folder()}/rekindle.db`, 'SQLite', 100);
  await insert(db, [{ deliveries: [delivery('d', { lane: 'a' })], dueAt: 0 }]);
  let now = 1_000_000_000_000;
  const rests: number[] = [];
  for (let tries = 1; tries <= 8; tries += 1) {
    const from = now;
    let row = (await begin('a', now).execute(db)).rows[0];
    while (!row) {
      now += 1000;
      row = (await begin('a', now).execute(db)).rows[0];
    }
    expect(row.tries).toBe(tries);
    rests.push((now - from) / 1000);
  }
  expect(rests).toEqual([0, 0, 0, 0, 30, 30, 30, 300]);
  await db.destroy();
});
