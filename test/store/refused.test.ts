// A database that is not to be had, or not ours, is refused with what to do, and stays as it was.
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/model/errors.ts';
import { openStore, type StoreOptions } from '../../src/store/open.ts';
import { unprivileged } from '../local/unprivileged.ts';
import { freshDatabase, letIn, runAt } from '../postgres/database.ts';
import { BASES, type Base, freshFolder, opened, POSTGRES, runIn, SQLITE } from './bases.ts';

const SECRET = 'hunter2';

/** What a person is told. */
async function refusal(options: StoreOptions): Promise<string> {
  const error = await openStore(options).then(
    async (store) => {
      await store.close();
      return new Error('it opened');
    },
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(UserError);
  return error instanceof Error ? error.message : '';
}

const emptyOne = async (base: Base): Promise<StoreOptions> => {
  if (base.name === 'PostgreSQL') return { url: await freshDatabase() };
  return { file: path.join(freshFolder(), 'other.db') };
};

describe.each(BASES)('$name', (base) => {
  test('tables of a newer Rekindle are refused and not touched', async () => {
    const options = await base.fresh();
    await (await openStore(options)).close();
    await runIn(options, "INSERT INTO rekindle_migrations (version, name) VALUES (99, 'later')");
    const before = options.file === undefined ? null : readFileSync(options.file);
    expect(await refusal(options)).toMatch(
      /newer Rekindle: found version 99 .*, expected at most \d+\. Nothing/,
    );
    if (options.file !== undefined) expect(readFileSync(options.file)).toEqual(before);
  });

  test('tables of another program are refused and not touched', async () => {
    const options = await emptyOne(base);
    await runIn(options, 'CREATE TABLE projects (id INTEGER)');
    expect(await refusal(options)).toMatch(
      /another program: found projects .*Give Rekindle a database of its own/,
    );
    await runIn(options, 'DROP TABLE projects');
    await opened(options);
  });

  test('tables are made from nothing, and kept by whoever opens them next', async () => {
    const options = await emptyOne(base);
    const first = await openStore(options);
    await first.notes.set('kept', 'yes');
    await first.close();
    const next = await opened(options);
    expect(await next.notes.get('kept')).toBe('yes');
    expect(await next.trouble()).toBeNull();
  });
});

describe('a file', () => {
  test('has a folder of its own that nobody else may read', async () => {
    const { file = '' } = await SQLITE.fresh();
    const store = await opened({ file });
    expect(store.title).toBe(`SQLite (${file})`);
    expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
  });

  test('that is no database is left as it is', async () => {
    const file = path.join(freshFolder(), 'notes.txt');
    writeFileSync(file, 'my notes '.repeat(500));
    expect(await refusal({ file })).toMatch(/is no SQLite database, expected one or no file/);
    expect(readFileSync(file, 'utf8')).toBe('my notes '.repeat(500));
  });

  test('that is a folder, or below a file, is refused', async () => {
    const folder = freshFolder();
    expect(await refusal({ file: folder })).toMatch(/cannot be opened, expected a file/);
    writeFileSync(path.join(folder, 'plain'), '');
    expect(await refusal({ file: path.join(folder, 'plain', 'a.db') })).toMatch(
      /has no folder: found .*EEXIST|ENOTDIR/,
    );
    // No folder can be made there, and Node's own way would try for ever.
    expect(await refusal({ file: '/proc/nowhere/at/all/a.db' })).toMatch(/has no folder: found .*ENOENT/);
  });

  test('that may not be written, or whose folder may not, is refused', async () => {
    const folder = freshFolder();
    const [file, closed] = [path.join(folder, 'a.db'), path.join(folder, 'closed')];
    await (await openStore({ file })).close();
    mkdirSync(closed);
    const said = await unprivileged(folder, async () => {
      chmodSync(file, 0o400);
      chmodSync(closed, 0o500);
      return [await refusal({ file }), await refusal({ file: path.join(closed, 'b.db') })];
    });
    expect(said[0]).toMatch(/cannot be (?:written|opened), expected a file/);
    expect(said[1]).toMatch(/cannot be opened, expected a file/);
    expect(readdirSync(closed)).toEqual([]);
  });
});

describe('an address', () => {
  const without = (message: string) => {
    expect(message).not.toContain(SECRET);
    return message;
  };

  test('of no PostgreSQL is refused without a word of what stands in it', async () => {
    for (const url of [`mysql://u:${SECRET}@h/x`, `postgres//u:${SECRET}`, SECRET])
      expect(without(await refusal({ url }))).toMatch(/DATABASE_URL is no address .*expected postgres:/);
  });

  test('where nobody listens, or of no such database, is refused with what to do', async () => {
    const nobody = `postgres://ada:${SECRET}@127.0.0.1:1/bot`;
    expect(without(await refusal({ url: nobody }))).toMatch(
      /^PostgreSQL \(127\.0\.0\.1:1\/bot\) cannot be used: found that nothing listens there .*Start it, or/,
    );
    const url = await freshDatabase();
    expect(await refusal({ url: `${url}x` })).toMatch(/no such database \(3D000\).*Create it/);
    await letIn(url, false);
    expect(await refusal({ url })).toMatch(/takes no connections \(55000\)/);
    await letIn(url, true);
    await opened({ url });
  });

  test('of a user who may not make tables is refused', async () => {
    const url = await freshDatabase();
    const name = `u${new URL(url).pathname.slice(1)}`;
    await runAt(url, `CREATE USER ${name} PASSWORD '${SECRET}'`);
    await runAt(url, 'REVOKE ALL ON SCHEMA public FROM PUBLIC');
    const message = without(await refusal({ url: url.replace('rekindle@', `${name}:${SECRET}@`) }));
    expect(message).toMatch(/may not make tables there \((?:42501|3F000)\).*Grant it CREATE/);
  });

  test('is shown without user and password', async () => {
    const { url = '' } = await POSTGRES.fresh();
    const store = await opened({ url: url.replace('rekindle@', `rekindle:${SECRET}@`) });
    expect(store.title).toBe(`PostgreSQL (${new URL(url).host}${new URL(url).pathname})`);
  });
});
