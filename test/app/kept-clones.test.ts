// Clones that the bot keeps: one work has one at a time, all are within their bound, and what goes is gone.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type ClonedRepository,
  type CloneStore,
  forgetClones,
  keepClone,
  prepareStore,
  takeClone,
  trim,
  workIn,
} from '../../src/app/kept-clones.ts';
import { UserError } from '../../src/model/errors.ts';
import { folder, tidy } from './process.ts';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;
let store: CloneStore;
let work = '';
beforeEach(async () => {
  store = { folder: join(folder(), 'cache'), most: 1_000_000 };
  work = workIn(store);
  await prepareStore(store);
});
afterAll(tidy);

const of = (repo: string, more: Partial<ClonedRepository> = {}): ClonedRepository => ({
  serverUrl: 'https://github.com',
  installation: 7,
  owner: 'acme',
  repo,
  ...more,
});
/** What looks like a bare clone in the folder of a work, of so many bytes or more. */
function clone(name: string, bytes = 10, packs = 1): string {
  const dir = join(work, name, 'clone');
  mkdirSync(join(dir, 'objects', 'pack'), { recursive: true });
  for (let at = 0; at < packs; at += 1) writeFileSync(join(dir, 'objects', 'pack', `p${at}.pack`), '');
  writeFileSync(join(dir, 'objects', 'pack', 'p0.pack'), 'x'.repeat(bytes));
  writeFileSync(join(dir, 'name'), name);
  return dir;
}
/** The name that is in a repository's clone, which is not kept from then on; `null`: none is. */
async function taken(whose: ClonedRepository): Promise<string | null> {
  const dir = join(folderIn(`taken-${readdirSync(work).length}`), 'clone');
  await takeClone(store, whose, dir);
  return existsSync(dir) ? readFileSync(join(dir, 'name'), 'utf8') : null;
}
function folderIn(name: string): string {
  mkdirSync(join(work, name), { recursive: true });
  return join(work, name);
}
/** Keeps a clone after a work that found none. */
async function keep(whose: ClonedRepository, dir: string, now: number): Promise<void> {
  await takeClone(store, whose, dir);
  await keepClone(store, whose, dir, now);
}
const kept = () => readdirSync(join(store.folder, 'clones'));

describe('a clone', () => {
  test('that is kept is taken by one work, and by the next once it is kept again', async () => {
    expect(await taken(of('a'))).toBeNull();
    await keep(of('a'), clone('one'), NOW);
    expect(existsSync(join(work, 'one', 'clone'))).toBe(false);
    expect(await taken(of('a'))).toBe('one');
    expect(await taken(of('a'))).toBeNull();
  });

  test('is of one repository of one installation at one place, however it is spelled', async () => {
    await keep(of('a'), clone('one'), NOW);
    for (const other of [
      of('b'),
      of('a', { owner: 'else' }),
      of('a', { installation: 8 }),
      of('a', { serverUrl: 'https://github.acme.example' }),
    ])
      expect(await taken(other)).toBeNull();
    expect(await taken(of('A', { owner: 'Acme' }))).toBe('one');
  });

  test('that another work left meanwhile stays', async () => {
    await keep(of('a'), clone('first'), NOW);
    await keep(of('a'), clone('second'), NOW);
    expect(await taken(of('a'))).toBe('first');
  });

  test('is not kept where there is none, where it is too large, or made of too many packs', async () => {
    await keep(of('a'), join(work, 'nowhere'), NOW);
    mkdirSync(join(work, 'empty'));
    await keep(of('a'), join(work, 'empty'), NOW);
    await keep(of('a'), clone('large', 1_000_001), NOW);
    await keep(of('a'), clone('many', 10, 51), NOW);
    expect(kept()).toEqual([]);
  });
});

describe('the bound', () => {
  test('those that were not asked for the longest go first', async () => {
    for (const [at, repo] of ['a', 'b', 'c'].entries()) await keep(of(repo), clone(repo, 300_000), NOW + at);
    expect(kept()).toHaveLength(3);
    await keep(of('d'), clone('d', 300_000), NOW + 3);
    expect(kept()).toHaveLength(3);
    expect(await taken(of('a'))).toBeNull();
    expect(await taken(of('b'))).toBe('b');
  });

  test('LAW all are within it, and the newest is among them', async () => {
    const clones = fc.array(fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 900_000 })), {
      minLength: 1,
      maxLength: 12,
    });
    let run = 0;
    const law = fc.asyncProperty(clones, async (all) => {
      run += 1;
      store = { ...store, folder: join(work, `cache-${run}`) };
      await prepareStore(store);
      for (const [at, [repo, bytes]] of all.entries()) {
        await takeClone(store, of(`r${repo}`), join(folderIn(`t${run}-${at}`), 'clone'));
        await keep(of(`r${repo}`), clone(`c${run}-${at}`, bytes), NOW + at);
      }
      const files = readdirSync(join(store.folder, 'clones'), { recursive: true, withFileTypes: true });
      const sizes = files
        .filter((one) => one.isFile() && one.name !== 'rekindle-size')
        .map((one) => statSync(join(one.parentPath, one.name)).size);
      expect(sizes.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(store.most);
      expect(await taken(of(`r${all.at(-1)?.[0]}`))).toBe(`c${run}-${all.length - 1}`);
    });
    await fc.assert(law, { numRuns: 20 });
  });

  test('none is kept for more than thirty days', async () => {
    await keep(of('a'), clone('a'), NOW);
    await trim(store, NOW + 30 * DAY);
    expect(kept()).toHaveLength(1);
    await trim(store, NOW + 30 * DAY + 1);
    expect(kept()).toEqual([]);
  });

  test('what the bot did not leave there goes, and nothing else', async () => {
    await keep(of('a'), clone('a'), NOW);
    const name = `7-${'0'.repeat(32)}`;
    mkdirSync(join(store.folder, 'clones', name));
    await trim(store, NOW);
    expect(kept()).toHaveLength(1);
    expect(await taken(of('a'))).toBe('a');
  });

  test('many small files count as what they take on disk', async () => {
    const dir = clone('refs');
    for (let at = 0; at < 300; at += 1) writeFileSync(join(dir, `ref${at}`), 'x');
    await keep(of('a'), dir, NOW);
    expect(kept()).toEqual([]);
  });
});

describe('what may not be read any more', () => {
  beforeEach(async () => {
    for (const [repo, installation] of [
      ['a', 7],
      ['b', 7],
      ['c', 70],
    ] as const)
      await keep(of(repo, { installation }), clone(repo), NOW);
  });

  test('some repositories', async () => {
    await forgetClones(store, of(''), ['Acme/A', 'acme/unknown']);
    expect(await taken(of('a'))).toBeNull();
    expect(await taken(of('b'))).toBe('b');
  });

  test('a clone that is lent meanwhile is not kept again; the next one is', async () => {
    const dir = join(folderIn('lent'), 'clone');
    await takeClone(store, of('a'), dir);
    await forgetClones(store, of(''), ['acme/a']);
    await keepClone(store, of('a'), dir, NOW);
    expect(await taken(of('a'))).toBeNull();
    await keep(of('a'), clone('later'), NOW);
    expect(await taken(of('a'))).toBe('later');
    expect(await taken(of('b'))).toBe('b');
  });

  test('nor is one of an installation that ended, and of no other', async () => {
    const [own, other] = [join(folderIn('own'), 'clone'), join(folderIn('other'), 'clone')];
    await takeClone(store, of('a'), own);
    await takeClone(store, of('c', { installation: 70 }), other);
    await forgetClones(store, of(''), 'all');
    await keepClone(store, of('a'), own, NOW);
    await keepClone(store, of('c', { installation: 70 }), other, NOW);
    expect(kept()).toEqual([expect.stringMatching(/^70-/)]);
  });

  test('all of an installation, and of no other', async () => {
    await forgetClones(store, of(''), 'all');
    expect(kept()).toHaveLength(1);
    expect(await taken(of('c', { installation: 70 }))).toBe('c');
  });
});

describe('the folder', () => {
  test('is for this user alone, and removals that were cut are ended at the next start', async () => {
    expect(statSync(join(store.folder, 'clones')).mode & 0o777).toBe(0o700);
    mkdirSync(join(store.folder, 'clones', 'gone-x', 'deep'), { recursive: true });
    await keep(of('a'), clone('a'), NOW);
    await prepareStore(store);
    expect(kept()).toHaveLength(1);
    expect(await taken(of('a'))).toBe('a');
  });

  test('that cannot be used is refused, with its name', async () => {
    writeFileSync(join(work, 'file'), '');
    const refused = prepareStore({ folder: join(work, 'file'), most: 1 });
    await expect(refused).rejects.toThrow(UserError);
    await expect(refused).rejects.toThrow(
      /^REKINDLE_CACHE: found ".+file", which cannot be used \(.+\), expected a folder/,
    );
  });
});
