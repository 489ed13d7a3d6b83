// A file that is taken away, or a disk that is full, under the open store: nothing is kept, and it says why.
import { copyFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Arrival } from '../../src/model/bot/inbox.ts';
import type { NoteStore, Store } from '../../src/model/bot/store.ts';
import { sqliteInbox } from '../../src/store/inbox/sqlite-inbox.ts';
import { watched } from '../../src/store/open.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { opened, SQLITE } from './bases.ts';
import { delivery } from './delivery.ts';

const arrival = (id: string, size = 2): Arrival => ({
  id,
  event: 'push',
  bytes: Buffer.alloc(size, ' '),
  receivedAt: 1,
});

interface Open {
  readonly store: Store;
  readonly file: string;
}

async function open(): Promise<Open> {
  const options = await SQLITE.fresh();
  const store = await opened(options);
  await store.inbox.arrive(arrival('before'));
  return { store, file: options.file ?? '' };
}

const gone = (what: string): RegExp =>
  new RegExp(`was removed or replaced while it is open: found ${what} at .*, expected .*start it again\\.$`);

async function keepsNothing(store: Store, said: RegExp): Promise<void> {
  const { inbox, projects, notes } = store;
  await expect(inbox.arrive(arrival('a'))).rejects.toThrow(said);
  await expect(inbox.keep([delivery('b')], 0)).rejects.toThrow(said);
  await expect(notes.set('c', 'd')).rejects.toThrow(said);
  await expect(projects.figures()).rejects.toThrow(said);
  expect((await store.trouble())?.message).toMatch(said);
}

test.each<[string, (file: string) => void, RegExp]>([
  ['its file is removed', (file) => rmSync(file), gone('nothing')],
  ['what it has not yet put into its file is removed', (file) => rmSync(`${file}-wal`), gone('nothing')],
  [
    'all of its folder is moved away',
    (file) => renameSync(dirname(file), `${dirname(file)}2`),
    gone('nothing'),
  ],
  [
    'a copy is put in its place',
    (file) => {
      copyFileSync(file, `${file}.copy`);
      renameSync(`${file}.copy`, file);
    },
    gone('another file'),
  ],
  [
    'another file is put in its place',
    (file) => {
      rmSync(file);
      writeFileSync(file, 'a backup');
    },
    gone('another file'),
  ],
])('where %s, nothing is kept', async (_, act, said) => {
  const { store, file } = await open();
  act(file);
  await keepsNothing(store, said);
});

test('put back, it is gone on with', async () => {
  const { store, file } = await open();
  renameSync(file, `${file}.away`);
  await keepsNothing(store, gone('nothing'));
  renameSync(`${file}.away`, file);
  await store.inbox.arrive(arrival('after'));
  expect(await store.trouble()).toBeNull();
  expect((await store.inbox.figures()).waiting).toBe(2);
});

test('a full disk is told as that, and what fits is kept afterwards', async () => {
  const { file = '' } = await SQLITE.fresh();
  const db = await openSqlite(file, 'the file', 50);
  onTestFinished(() => db.destroy());
  const inbox = sqliteInbox(db);
  const limit = (pages: number) => sql.raw(`PRAGMA max_page_count = ${pages}`).execute(db);
  await limit(40);
  const large = [arrival('a', 900_000), arrival('b', 900_000)];
  for (const settled of await Promise.allSettled(large.map((one) => inbox.arrive(one))))
    expect(settled).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(/full/) } });
  expect((await inbox.figures()).waiting).toBe(0);
  await limit(4_000);
  for (const one of large) await inbox.arrive(one);
  expect((await inbox.figures()).waiting).toBe(2);
});

test('a write that is not taken is told until one as large is; until then nothing is written', async () => {
  const written: string[] = [];
  let room = 100;
  const notes: NoteStore = {
    get: async () => null,
    async set(_, value) {
      if (value.length > room) throw Object.assign(new Error('full'), { errcode: 13 });
      written.push(value);
    },
  };
  const inbox = {
    async arrive({ bytes }: Arrival) {
      if (bytes.length > room) throw Object.assign(new Error('full'), { errcode: 13 });
    },
  } as unknown as Store['inbox'];
  const store = watched(inbox, notes);
  await store.inbox.arrive(arrival('a', 90));
  expect([await store.trouble(), written]).toEqual([null, []]);
  await expect(store.inbox.arrive(arrival('b', 5_000))).rejects.toThrow('full');
  // A small one fits, and says nothing of those that do not.
  await store.inbox.arrive(arrival('c', 10));
  expect([(await store.trouble())?.message, written]).toEqual(['full', []]);
  room = 10_000;
  expect(await store.trouble()).toBeNull();
  expect(written.map((value) => value.length)).toEqual([5_000, 0]);
  expect(await store.trouble()).toBeNull();
  expect(written).toHaveLength(2);
});
