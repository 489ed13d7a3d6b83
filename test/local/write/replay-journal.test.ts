// What a crash cut short: finished, taken back or given up, and never in the way for ever.
import { readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { localEdge } from '../../../src/local/repository-source.ts';
import { UserError } from '../../../src/model/errors.ts';
import { atNight } from '../../exhaustive.ts';
import { filesOf, treeOf } from '../crash.ts';
import { env, folder, git, put } from '../repository.ts';
import {
  change,
  endedAt,
  F,
  REMOVE,
  regression,
  removal,
  takingBack,
  untouched,
  workflow,
} from '../scenes.ts';

const NAME = 'ai-dev-shop-1-a/20260101-000000-abcdef01';
const open = (dir: string) => localEdge(dir, { env });
const trees = (dir: string) => treeOf(dir, ['.git']);
const journals = (dir: string) => readdir(join(dir, '.git/rekindle/journal'));
const text = (dir: string, path: string) => readFile(join(dir, path), 'utf8');

describe('what a crash cut short', () => {
  it('is finished by the next that looks, which says so and names the archive', async () => {
    const dir = await endedAt(removal, 'unlinkSync', 3);
    expect(await journals(dir)).toContain('abcdef0123456789.json');
    expect(await (await open(dir)).settle()).toEqual([
      `Finished what was cut short: a change of a test (ai-dev-shop:1-a). Its archive is ${NAME}.`,
    ]);
    expect(await journals(dir)).toEqual([]);
    expect([...(await trees(dir)).keys()].filter((path) => path.startsWith(F))).toEqual([]);
    const edge = await open(dir);
    expect(await edge.settle()).toEqual([]);
    expect(edge.gitProcesses).toBe(1);
    expect((await edge.apply([REMOVE]))[0]).toMatchObject({ done: 'already', archive: { name: NAME } });
  });

  atNight('is finished before something else is begun', async () => {
    const dir = await endedAt(removal, 'unlinkSync', 3);
    const file = { kind: 'write', path: 'other.md', before: 'other\n', after: 'x\n' } as const;
    expect((await (await open(dir)).apply([change([file], { key: 'ffff' })]))[0]?.done).toBe('written');
    expect([...(await trees(dir)).keys()].filter((path) => path.startsWith(F))).toEqual([]);
  });

  atNight(
    'is taken back where a file became something else meanwhile; that file is left as it is',
    async () => {
      const before = await trees(await untouched(removal));
      const { dir } = await takingBack();
      const strange = `${F}/adr.md`;
      const [said] = await (await open(dir)).settle();
      expect(said).toBe(
        `A change was taken back (a change of a test): before it was done, "${strange}" became something ` +
          'that is neither what was read nor what was to be written, and was left as it is. ' +
          'Every byte from ' +
          `before is in the archive ${NAME} as well. Look again, then repeat the command.`,
      );
      const after = new Map(await trees(dir));
      expect(await text(dir, strange)).toBe('by somebody\n');
      after.set(strange, before.get(strange) ?? '');
      expect(after).toEqual(before);
      expect(await journals(dir)).toEqual([]);
      expect((await (await open(dir)).archive(NAME)).name).toBe(NAME);
    },
  );

  atNight.each([
    ['a file was put into a folder that is to go', (dir: string) => put(dir, `${F}/deep/new.md`, 'new')],
    ['a link took the place of a folder', (dir: string) => symlinked(dir, `${F}/empty`)],
  ])('is taken back where %s', async (_, meddle) => {
    const dir = await endedAt(removal, 'unlinkSync', 4);
    await meddle(dir);
    const [said] = await (await open(dir)).settle();
    expect(said).toMatch(/^A change was taken back/);
    expect(await text(dir, `${F}/state.md`)).toBe('one\n');
    expect(await text(dir, `${F}/adr.md`)).toBe('adr, not committed\r\n');
    expect(await journals(dir)).toEqual([]);
  });

  atNight('is taken back with its writes and copies as well', async () => {
    const before = await trees(await untouched(regression));
    const dir = await endedAt(regression, 'unlinkSync', -3);
    expect(await text(dir, `${F}/state.md`)).toBe('two\r\n');
    await writeFile(join(dir, F, 'bin/go.sh'), 'by somebody\n');
    expect((await (await open(dir)).settle())[0]).toMatch(/^A change was taken back/);
    const after = new Map(await trees(dir));
    const left = [...after.keys()].filter((path) => !before.has(path));
    expect(left).toEqual(['archive', 'archive/x']);
    for (const path of [...left, `${F}/bin/go.sh`]) after.delete(path);
    expect(after).toEqual(new Map([...before].filter(([path]) => path !== `${F}/bin/go.sh`)));
  });

  atNight('is given up where nothing was begun and a file changed: no journal, no archive', async () => {
    for (const [call, which] of [
      ['spawn git fast-import', 1],
      ['spawn git fast-import', 2],
      ['unlinkSync', 1],
    ] as const) {
      const dir = await endedAt(removal, call, which);
      await writeFile(join(dir, F, 'adr.md'), 'by somebody\n');
      const [said] = await (await open(dir)).settle();
      expect(said).toBe(
        `Nothing was changed: "${F}/adr.md" changed since it was read. Look again, then repeat the command.`,
      );
      const own = [...(await treeOf(join(dir, '.git/rekindle'))).keys()];
      expect(own).toEqual(['archive', 'archive/ai-dev-shop-1-a', 'journal']);
      expect(await git(dir, 'for-each-ref', 'refs/rekindle')).toBe('');
      const expected = new Map(await filesOf(await untouched(removal)));
      const found = new Map(await filesOf(dir));
      expected.delete(`${F}/adr.md`);
      found.delete(`${F}/adr.md`);
      expect(found).toEqual(expected);
    }
  });

  atNight('was never begun without its journal: what was laid ready is swept', async () => {
    const dir = await endedAt(regression, 'renameSync');
    expect((await journals(dir)).sort()).toEqual(['abcdef0123456789', 'abcdef0123456789.json.new']);
    expect(await (await open(dir)).settle()).toEqual([]);
    expect(await journals(dir)).toEqual([]);
    expect(await trees(dir)).toEqual(await trees(await untouched(regression)));
  });

  atNight('is not committed twice, though a file changed after the commit', async () => {
    const dir = await endedAt(regression, 'unlinkSync', -2);
    const made = await git(dir, 'rev-parse', 'HEAD');
    expect(await git(dir, 'log', '-1', '--format=%s')).toBe('checkpoint: x regressed to plan');
    await writeFile(join(dir, F, 'state.md'), 'three\n');
    expect((await (await open(dir)).settle())[0]).toContain(`It is committed as ${made.slice(0, 12)}.`);
    expect(await git(dir, 'rev-parse', 'HEAD')).toBe(made);
    expect(await text(dir, `${F}/state.md`)).toBe('three\n');
  });

  atNight('is not committed on a branch that it was not meant for', async () => {
    const dir = await endedAt(regression, 'spawn git commit');
    const head = await git(dir, 'rev-parse', 'HEAD');
    await git(dir, 'checkout', '-q', '-b', 'elsewhere');
    expect((await (await open(dir)).settle())[0]).toMatch(
      /It is not committed, since another branch is checked out/,
    );
    expect(await git(dir, 'rev-parse', 'HEAD')).toBe(head);
    expect(await text(dir, `${F}/state.md`)).toBe('two\r\n');
  });
});

describe('what cannot be settled yet', () => {
  it('a commit that git refuses is said, and made by the next', async () => {
    const ended = await endedAt(regression, 'spawn git commit');
    await writeFile(join(ended, '.git/index.lock'), '');
    const attempt = (await open(ended)).settle();
    await expect(attempt).rejects.toThrow(UserError);
    await expect(attempt).rejects.toThrow(
      /^The files are in place, and the commit was not made\. .*index\.lock'.* remove .*index\.lock\. /,
    );
    expect(await text(ended, `${F}/state.md`)).toBe('two\r\n');
    await rm(join(ended, '.git/index.lock'));
    expect((await (await open(ended)).settle())[0]).toMatch(/It is committed as [0-9a-f]{12}\.$/);
  });

  atNight('an error of the disk is one sentence, and the next time goes on', async () => {
    const { dir } = await workflow();
    const before = await filesOf(dir);
    const fs = await import('node:fs');
    const { syncBuiltinESMExports } = await import('node:module');
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    const removed: string[] = [];
    const real = fs.default.unlinkSync;
    const spy = vi.spyOn(fs.default, 'unlinkSync').mockImplementation((path) => {
      if (String(path).includes(F) && removed.push(String(path)) === 3) throw full;
      real(path);
    });
    syncBuiltinESMExports();
    const attempt = (await open(dir)).apply([REMOVE]);
    await expect(attempt).rejects.toThrow(UserError);
    await expect(attempt).rejects.toThrow(
      /^Writing failed: ENOSPC.*the next command that writes brings to an end/,
    );
    spy.mockRestore();
    syncBuiltinESMExports();
    expect((await (await open(dir)).settle())[0]).toMatch(/^Finished what was cut short/);
    const edge = await open(dir);
    await edge.apply([{ kind: 'restore', key: 'r', archive: NAME }]);
    expect(await filesOf(dir)).toEqual(before);
  });

  atNight('a journal that is damaged or of another version is named, and nothing is touched', async () => {
    const dir = await endedAt(removal, 'unlinkSync', 3);
    const file = join(dir, '.git/rekindle/journal/abcdef0123456789.json');
    const whole = await readFile(file, 'utf8');
    const state = await trees(dir);
    for (const wrong of [
      '',
      '{',
      'null',
      '{"rekindle_journal":2}',
      whole.replace('"kind":"file"', '"kind":"x"'),
    ]) {
      await writeFile(file, wrong);
      await expect((await open(dir)).settle()).rejects.toThrow(
        `Found a journal that cannot be read: ${file}.`,
      );
      await expect((await open(dir)).apply([REMOVE])).rejects.toThrow(UserError);
      expect(await trees(dir)).toEqual(state);
    }
    await writeFile(file, whole);
    expect(await (await open(dir)).settle()).toHaveLength(1);
  });

  atNight('outside git and in a bare repository there is nothing to settle', async () => {
    const dir = await folder();
    expect(await (await open(dir)).settle()).toEqual([]);
    await git(dir, 'init', '-q', '--bare', 'bare');
    expect(await (await open(join(dir, 'bare'))).settle()).toEqual([]);
  });
});

async function symlinked(dir: string, path: string): Promise<void> {
  await rm(join(dir, path), { recursive: true });
  await symlink('/tmp', join(dir, path));
}
