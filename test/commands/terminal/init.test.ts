// `rekindle init`: the starter files at the root, all or none of them, and never over what is there.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readUses } from '../../../src/cli/write/uses.ts';
import { starterFiles } from '../../../src/report/init/workflows.ts';
import { misuse, PUBLISHED, rekindle, standingIn } from '../../cli/world.ts';
import { atNight, share } from '../../exhaustive.ts';
import { build, env, folder, git } from '../../local/repository.ts';

const STARTER = starterFiles(readUses(PUBLISHED));
const CONFIG = '.github/rekindle.yml';
const SWEEP = '.github/workflows/rekindle-sweep.yml';

async function repository(): Promise<string> {
  const files = { 'README.md': '# Shop\n', 'packages/web/index.html': '' };
  const { dir } = await build({ steps: [{ id: 'a', day: 1, files }], refs: { main: 'a' }, checkout: 'main' });
  return dir;
}

const textAt = (dir: string, path: string) => readFile(join(dir, path), 'utf8');
const written = (dir: string) => git(dir, 'status', '--short', '--untracked-files=all');

async function expectStarter(dir: string, except: readonly string[] = []): Promise<void> {
  for (const { path, text } of STARTER)
    if (!except.includes(path)) expect([path, await textAt(dir, path)]).toEqual([path, text]);
}

describe('where nothing stands', () => {
  test('every file is written, its text shown before; a second time nothing is', async () => {
    const dir = await repository();
    const first = await rekindle(['init', dir, '--yes']);
    expect([first.status, first.out]).toEqual([0, '']);
    expect(first.err).toMatch(/^# write the starter files for GitHub in \/\S+ \(4 files: 4 created\)\n/);
    for (const { path, text } of STARTER) {
      expect(first.err).toContain(`\n--- /dev/null\n+++ b/${path}\n`);
      for (const line of text.trimEnd().split('\n')) expect(first.err).toContain(`\n+${line}\n`);
    }
    expect(first.err).toMatch(/\n✓ Wrote 4 files\.\nrekindle: commit them [^\n]+ default branch[^\n]+\n$/);
    await expectStarter(dir);
    expect((await written(dir)).split('\n')).toHaveLength(STARTER.length);
    const again = await rekindle(['init', dir, '--yes']);
    const said = 'rekindle: every file is there already; nothing is to be changed.\n';
    expect(again).toEqual({ status: 0, out: '', err: said });
  });

  atNight('a folder further down means the root; a linked working tree its own', async () => {
    const dir = await repository();
    const linked = join(await folder(), 'linked');
    await git(dir, 'worktree', 'add', '--quiet', '-b', 'setup', linked);
    expect((await rekindle(['init', join(linked, 'packages/web'), '--yes'])).status).toBe(0);
    await expectStarter(linked);
    expect(existsSync(join(linked, 'packages/web/.github'))).toBe(false);
    expect(await written(dir)).toBe('');
  });

  atNight('without a folder it is the one that one stands in; before the first commit too', async () => {
    const dir = await folder();
    await git(dir, 'init', '--quiet');
    expect((await rekindle(['init', '--yes'], { open: standingIn(dir) })).status).toBe(0);
    await expectStarter(dir);
  });

  atNight('as a process, in a folder further down: the exit status is that of the call', async () => {
    const dir = await repository();
    const cli = resolve(import.meta.dirname, '../../../dist/cli/index.js');
    const start = (...args: readonly string[]) =>
      spawnSync(process.execPath, [cli, 'init', ...args], {
        cwd: join(dir, 'packages'),
        env,
        encoding: 'utf8',
      });
    // Nothing of a clone says where it is published, its package.json least of all.
    expect(start('--yes')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--uses OWNER/REPO@'),
    });
    expect(await written(dir)).toBe('');
    expect(start('--yes', '--uses', PUBLISHED)).toMatchObject({ status: 0, stdout: '' });
    await expectStarter(dir);
    await writeFile(join(dir, SWEEP), 'mine');
    expect(start('--yes', '--uses', PUBLISHED)).toMatchObject({ status: 1, stdout: '' });
  });

  atNight('--dry-run prints everything and writes nothing', async () => {
    const dir = await repository();
    const { status, out, err } = await rekindle(['init', dir, '--dry-run']);
    expect([status, err, await written(dir)]).toEqual([0, '', '']);
    for (const { path } of STARTER) expect(out).toContain(`+++ b/${path}\n`);
  });

  atNight('without a yes nothing is written', async () => {
    const dir = await repository();
    const mute = await rekindle(['init', dir]);
    expect([mute.status, mute.err]).toEqual([2, expect.stringContaining('there is no terminal to ask on')]);
    const asked: string[] = [];
    const answer = (yes: boolean) => async (question: string) => {
      asked.push(question);
      return yes;
    };
    expect((await rekindle(['init', dir], { ask: answer(false) })).status).toBe(0);
    expect(await written(dir)).toBe('');
    expect(asked).toEqual([expect.stringMatching(/^Write \d+ files into .*\? \[y\/N\] $/)]);
    expect((await rekindle(['init', dir], { ask: answer(true) })).status).toBe(0);
    await expectStarter(dir);
  });
});

describe('where something stands', () => {
  test('other content is kept byte for byte and named; the rest is written; status 1', async () => {
    const dir = await repository();
    await mkdir(join(dir, '.github'));
    await writeFile(join(dir, CONFIG), 'stale-after: 3d');
    const first = await rekindle(['init', dir, '--yes']);
    expect(first.status).toBe(1);
    expect(first.err).toContain('(3 files: 3 created)');
    expect(first.err).toContain(`rekindle: kept as it is: ${CONFIG} (found other content). To have`);
    expect(first.err).not.toContain(`+++ b/${CONFIG}`);
    expect(await textAt(dir, CONFIG)).toBe('stale-after: 3d');
    await expectStarter(dir, [CONFIG]);
    const again = await rekindle(['init', dir], { ask: () => Promise.reject(new Error('nobody asks')) });
    expect([again.status, again.err]).toEqual([
      1,
      expect.stringMatching(/^rekindle: kept as it is: [^\n]+\n$/),
    ]);
    await rm(join(dir, CONFIG));
    expect((await rekindle(['init', dir, '--yes'])).status).toBe(0);
    await expectStarter(dir);
  });

  atNight('the same text with the line ends of Windows is the same', async () => {
    const dir = await repository();
    await rekindle(['init', dir, '--yes']);
    const crlf = (await textAt(dir, SWEEP)).replaceAll('\n', '\r\n');
    await writeFile(join(dir, SWEEP), crlf);
    expect((await rekindle(['init', dir, '--yes'])).status).toBe(0);
    expect(await textAt(dir, SWEEP)).toBe(crlf);
  });

  atNight('X09 a link or a folder in the place of a file is kept, and the link not followed', async () => {
    const dir = await repository();
    const outside = join(await folder(), 'target.yml');
    await mkdir(join(dir, '.github/workflows'), { recursive: true });
    await symlink(outside, join(dir, CONFIG));
    await mkdir(join(dir, SWEEP));
    const { status, err } = await rekindle(['init', dir, '--yes']);
    expect(status).toBe(1);
    expect(err).toContain(`${SWEEP} (found a folder), ${CONFIG} (found a symbolic link).`);
    expect(existsSync(outside)).toBe(false);
    expect((await lstat(join(dir, CONFIG))).isSymbolicLink()).toBe(true);
    await expectStarter(dir, [CONFIG, SWEEP]);
  });

  atNight('bytes that are no text are kept', async () => {
    const dir = await repository();
    await mkdir(join(dir, '.github'));
    const bytes = Buffer.from([0x61, 0, 0xff]);
    await writeFile(join(dir, CONFIG), bytes);
    expect((await rekindle(['init', dir, '--yes'])).status).toBe(1);
    expect(await readFile(join(dir, CONFIG))).toEqual(bytes);
  });

  atNight('a file that appears while one is asked is never written over, and no other is begun', async () => {
    const dir = await repository();
    const meanwhile = async () => {
      await mkdir(join(dir, '.github'));
      await writeFile(join(dir, CONFIG), 'mine');
      return true;
    };
    const { status, err } = await rekindle(['init', dir], { ask: meanwhile });
    expect([status, err]).toEqual([2, expect.stringContaining('Nothing was changed')]);
    expect([await written(dir), await textAt(dir, CONFIG)]).toEqual([`?? ${CONFIG}`, 'mine']);
  });
});

describe('X09 what stands on the way: nothing is shown and nothing is written', () => {
  test.each(
    share(
      [
        ['a linked .github', '.github', 'a symbolic link'],
        ['a linked folder in it', '.github/workflows', 'a symbolic link'],
        ['a link that leads nowhere', '.github', 'a symbolic link'],
      ],
      5,
    ),
  )('%s', async (what, place, found) => {
    const dir = await repository();
    const target = join(await folder(), 'target');
    if (!what.endsWith('nowhere')) await mkdir(target);
    await mkdir(join(dir, place, '..'), { recursive: true });
    await symlink(target, join(dir, place));
    const line = new RegExp(`^Nothing was changed: .*since ${found} stands on the way to it; expected `);
    expect(misuse(line)(await rekindle(['init', dir, '--yes']))).toEqual([]);
    expect(await readdir(target).catch(() => [])).toEqual([]);
    expect(await written(dir)).toBe(`?? ${place}`);
  });

  test('a file', async () => {
    const dir = await repository();
    await writeFile(join(dir, '.github'), 'x');
    expect(misuse(/since a file stands on the way/)(await rekindle(['init', dir, '--yes']))).toEqual([]);
    expect(await textAt(dir, '.github')).toBe('x');
  });

  test('another repository', async () => {
    const dir = await repository();
    await git(dir, 'init', '--quiet', '.github');
    expect(misuse(/since another repository stands/)(await rekindle(['init', dir, '--yes']))).toEqual([]);
    expect(await readdir(join(dir, '.github'))).toEqual(['.git']);
  });
});

describe('where it has no place', () => {
  test.each([
    ['no repository', async () => folder()],
    [
      'a bare repository',
      async () => {
        const dir = await folder();
        await git(dir, 'init', '--quiet', '--bare');
        return dir;
      },
    ],
    ['git’s own folder', async () => join(await repository(), '.git')],
  ])('%s', async (_, make) => {
    const dir = await make();
    const before = await readdir(dir);
    const line = /^Found no working tree of git at "\/[^"]+", expected a clone [^\n]+$/;
    expect(misuse(line)(await rekindle(['init', dir, '--yes']))).toEqual([]);
    expect(await readdir(dir)).toEqual(before);
  });

  test('a folder that is not there, and more than one', async () => {
    expect(misuse(/^There is no folder/)(await rekindle(['init', '/no/such/folder']))).toEqual([]);
    expect(misuse(/^too many arguments/)(await rekindle(['init', 'a', 'b']))).toEqual([]);
  });
});
