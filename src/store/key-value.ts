// A small key-value store.
import type { NoteStore } from '../model/bot/store.ts';
import { textOf } from './column-values.ts';
import type { Db } from './tables.ts';

/** Notes in a table: the last one that is set under a name counts, for all processes. */
export const notesOver = (db: Db): NoteStore => ({
  async get(name) {
    const query = db.selectFrom('notes').select('value').where('name', '=', textOf(name));
    return (await query.executeTakeFirst())?.value ?? null;
  },
  async set(name, value) {
    const row = { name: textOf(name), value: textOf(value) };
    const query = db.insertInto('notes').values(row);
    await query.onConflict((on) => on.column('name').doUpdateSet({ value: row.value })).execute();
  },
});
