// `rekindle restore`: byte for byte, once, and never over something else.
import { chmod, mkdir, readFile, readlink, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { misuse } from '../../cli/world.ts';
import { atNight } from '../../exhaustive.ts';
import { deskOn } from '../desk.ts';

const ID = 'humaninloop:005-user-auth';
const FOLDER = 'specs/005-user-auth';

atNight('tracked, untracked and ignored files, their modes and empty folders come back', async () => {
  const desk = await deskOn('feature/user-auth');
  const at = (path: string) => join(desk.dir, FOLDER, path);
  await writeFile(join(desk.dir, '.gitignore'), '*.local\n');
  await writeFile(at('mine.local'), 'ignored\r\n');
  await writeFile(at('new.sh'), '#!/bin/sh\n');
  await chmod(at('new.sh'), 0o750);
  await mkdir(at('empty'));
  const before = await desk.read(`${FOLDER}/.workflow/index.md`);

  const { out } = await desk.type('start-fresh', ID, '--yes');
  const name = out.trim();
  await expect(stat(join(desk.dir, FOLDER))).rejects.toThrow(/ENOENT/);
  const listed = await desk.type('restore', '--list');
  expect([listed.status, listed.out]).toEqual([0, expect.stringMatching(`^${name}  \\d+ paths, .*\n$`)]);
  expect(misuse(/^found --list and the archive/)(await desk.type('restore', name, '--list'))).toEqual([]);
  const shown = await desk.type('restore', name, '--dry-run');
  expect(shown.out).toContain(`restore  ${FOLDER}/mine.local\n`);
  expect(await desk.type('restore', name.slice(0, -3), '--yes')).toMatchObject({ status: 0 });

  expect(await desk.read(`${FOLDER}/.workflow/index.md`)).toBe(before);
  expect(await readFile(at('mine.local'), 'utf8')).toBe('ignored\r\n');
  expect((await stat(at('new.sh'))).mode & 0o777).toBe(0o750);
  expect((await stat(at('empty'))).isDirectory()).toBe(true);
  const again = await desk.type('restore', name, '--yes');
  expect([again.status, again.err]).toEqual([0, expect.stringContaining('done already')]);

  await writeFile(at('mine.local'), 'mine\n');
  const refused = await desk.type('restore', name, '--yes');
  expect(refused.status).toBe(2);
  expect(refused.err).toContain('mine.local');
  expect(await readFile(at('mine.local'), 'utf8')).toBe('mine\n');
});

atNight('what is a link says where it leads, as it is written, before it is brought back', async () => {
  const desk = await deskOn('feature/user-auth');
  const at = (path: string) => join(desk.dir, FOLDER, path);
  const odd = '../no\u202e"where\u001b[1m';
  await symlink('../../../../etc/passwd', at('out'));
  await symlink(odd, at('odd'));
  await mkdir(at('empty'));
  const name = (await desk.type('start-fresh', ID, '--yes')).out.trim();
  const { out } = await desk.type('restore', name, '--dry-run');
  expect(out).toContain(`restore  ${FOLDER}/out (link to "../../../../etc/passwd")\n`);
  expect(out).toContain(`restore  ${FOLDER}/odd (link to "../no\\u202e\\"where\\u001b[1m")\n`);
  expect(out).toContain(`restore  ${FOLDER}/empty (folder)\n`);
  expect((await desk.type('restore', name, '--yes')).status).toBe(0);
  expect(await readlink(at('odd'))).toBe(odd);
});

test('a name that means none lists what there is', async () => {
  const desk = await deskOn('feature/user-auth');
  const name = (await desk.type('start-fresh', ID, '--yes')).out.trim();
  const ended = await desk.type('restore', 'humaninloop-007', '--yes');
  expect(misuse(new RegExp(name))(ended)).toEqual([]);
});
