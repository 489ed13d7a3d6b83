// Small values by name, and claims that one claimant holds until a time.
import type { Notes } from '../model/store.ts';
import type { Db } from './tables.ts';
import { textOf } from './values.ts';

export const notesOver = (db: Db): Notes => ({
  async get(name) {
    const query = db.selectFrom('notes').select('value').where('name', '=', textOf(name));
    return (await query.executeTakeFirst())?.value ?? null;
  },
  async set(name, value) {
    const row = { name: textOf(name), value: textOf(value), claimed_by: null, claimed_until: null };
    const query = db.insertInto('notes').values(row);
    await query.onConflict((on) => on.column('name').doUpdateSet({ value: row.value })).execute();
  },
  async claim(name, by, now, until) {
    const claim = { claimed_by: textOf(by), claimed_until: until };
    const written = await db
      .insertInto('notes')
      .values({ name: textOf(name), value: null, ...claim })
      .onConflict((on) =>
        on
          .column('name')
          .doUpdateSet(claim)
          .where((eb) =>
            eb.or([
              eb('notes.claimed_until', 'is', null),
              eb('notes.claimed_until', '<=', now),
              eb('notes.claimed_by', '=', claim.claimed_by),
            ]),
          ),
      )
      .returning('name')
      .executeTakeFirst();
    return written !== undefined;
  },
});
