// Deliveries that a process ends in the middle of: begun again, later and later, and which are suspected.
import type { Kysely } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Inbox } from '../../src/model/bot/inbox.ts';
import { insert } from '../../src/store/inbox/delivery-queries.ts';
import { postgresInbox } from '../../src/store/inbox/postgres-inbox.ts';
import { sqliteInbox } from '../../src/store/inbox/sqlite-inbox.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { absolve, begin, headIn } from '../../src/store/queue/lane-head.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Tables } from '../../src/store/tables.ts';
import { BASES, type Base, DONE, latch, watch } from './bases.ts';
import { delivery } from './delivery.ts';

/** The tables themselves, and an inbox over them. */
async function tables(base: Base): Promise<{ readonly db: Kysely<Tables>; readonly inbox: Inbox }> {
  const { url, file = '' } = await base.fresh();
  if (url === undefined) {
    const db = await openSqlite(file, 'SQLite', 100);
    onTestFinished(() => db.destroy());
    return { db, inbox: sqliteInbox(db) };
  }
  const postgres = await openPostgres(url, 'PostgreSQL');
  onTestFinished(() => postgres.close());
  return { db: postgres.db, inbox: postgresInbox(postgres, 200) };
}

describe.each(BASES)('what is begun on $name', (base) => {
  test('and never settled comes again, after rests that grow, in which its lane goes on', async () => {
    const { db } = await tables(base);
    await insert(db, [{ deliveries: [delivery('d', { lane: 'a' })], dueAt: 0 }]);
    let now = 1_000_000_000_000;
    const rests: number[] = [];
    for (let tries = 1; tries <= 8; tries += 1) {
      const from = now;
      let row = (await begin('a', now, true).execute(db)).rows[0];
      while (!row) {
        now += 10_000;
        row = (await begin('a', now, true).execute(db)).rows[0];
      }
      expect(row.tries).toBe(tries);
      rests.push((now - from) / 1000);
    }
    expect(rests).toEqual([0, 0, 0, 0, 30, 30, 30, 300]);
    await insert(db, [{ deliveries: [delivery('e', { lane: 'a', at: 2_000 })], dueAt: now + 50 }]);
    expect(await headIn(db, 'a', now)).toMatchObject({ dueAt: now + 50, suspect: null });
    expect((await begin('a', now + 50, false).execute(db)).rows[0]?.id).toBe('e');
  });

  test('and never settled is begun only alone, unless the process was told to end', async () => {
    const { db } = await tables(base);
    await insert(db, [{ deliveries: [delivery('d', { lane: 'a' })], dueAt: 0 }]);
    expect((await begin('a', 10, false).execute(db)).rows[0]?.id).toBe('d');
    expect((await begin('a', 20, false).execute(db)).rows).toEqual([]);
    expect(await headIn(db, 'a', 20)).toEqual({ dueAt: 10, unread: false, suspect: 1 });
    await absolve(db, ['b']);
    expect(await headIn(db, 'a', 20)).toMatchObject({ suspect: 1 });
    await absolve(db, ['a']);
    expect(await headIn(db, 'a', 20)).toEqual({ dueAt: 10, unread: false, suspect: null });
    expect((await begin('a', 20, false).execute(db)).rows[0]?.tries).toBe(2);
  });

  test('is not suspected where its process is told to end and does not wait for it', async () => {
    const { db, inbox } = await tables(base);
    await inbox.keep([delivery('a', { lane: 'a' }), delivery('b', { lane: 'b' })], 0);
    const gate = latch();
    const watched = watch(inbox, { work: () => gate.passed.then(() => DONE) });
    await watched.reached(2);
    const begun = async () =>
      (await db.selectFrom('deliveries').select('id').where('begun_at', 'is not', null).execute()).length;
    expect(await begun()).toBe(2);
    const stopped = watched.stop();
    await expect.poll(begun).toBe(0);
    expect(await inbox.figures()).toMatchObject({ waiting: 2 });
    gate.open();
    await stopped;
    expect(await inbox.figures()).toMatchObject({ waiting: 0, done: 2 });
  });
});
