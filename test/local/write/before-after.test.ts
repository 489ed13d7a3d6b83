// Files as the last commit has them and as they are on disk.
import { chmod, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { localEdge } from '../../../src/local/repository-source.ts';
import { SIZE_CAP } from '../../../src/model/file-content.ts';
import { build, env, folder, git, put } from '../repository.ts';

const absent = { ok: false, why: 'absent' };
const text = (value: string) => ({ ok: true, text: value });

it('texts, and why there is none; in the order asked', async () => {
  const files = { 'a b.md': 'old\n', 'gone.md': 'g', 'b/c.md': 'c', 'd/e.md': 'e', 'run.sh': 'x' };
  const steps = [{ id: 'm', day: 1, files }];
  const { dir } = await build({ steps, refs: { main: 'm' }, checkout: 'main' });
  await put(dir, 'a b.md', '\uFEFFnew\r\n');
  await put(dir, 'line\nbreak "ü".md', 'new');
  await put(dir, 'big', 'x'.repeat(SIZE_CAP + 1));
  await writeFile(join(dir, 'bin'), 'a\0b');
  await rm(join(dir, 'gone.md'));
  await chmod(join(dir, 'run.sh'), 0o755);
  await symlink('run.sh', join(dir, 'link'));
  // What stood below a folder is gone where a link to another folder, or a file, took the folder's place.
  await rm(join(dir, 'b'), { recursive: true });
  await symlink('d', join(dir, 'b'));
  await mkdir(join(dir, 'other'));
  const edge = await localEdge(dir, { env });
  const paths = ['run.sh', 'a b.md', 'line\nbreak "ü".md', 'gone.md', 'big', 'bin', 'link', 'b/c.md'];
  const both = await edge.beforeAndAfter(paths);
  expect(both.map(({ path }) => path)).toEqual(paths);
  expect(both.map(({ before }) => before)).toMatchObject([
    text('x'),
    text('old\n'),
    absent,
    text('g'),
    absent,
    absent,
    absent,
    text('c'),
  ]);
  expect(both.map(({ after }) => after)).toMatchObject([
    text('x'),
    text('\uFEFFnew\r\n'),
    text('new'),
    absent,
    { ok: false, why: 'too-large' },
    { ok: false, why: 'binary' },
    { ok: false, why: 'link' },
    absent,
  ]);
});

it('links and what is too large of the commit, and nothing before the first one', async () => {
  const dir = await folder();
  await git(dir, 'init', '-q', '-b', 'begin');
  await put(dir, 'a.md', 'a');
  const before = await (await localEdge(dir, { env })).beforeAndAfter(['a.md']);
  expect(before).toEqual([{ path: 'a.md', before: absent, after: text('a') }]);
  await put(dir, 'big', 'x'.repeat(SIZE_CAP + 1));
  await symlink('a.md', join(dir, 'link'));
  await git(dir, 'add', '.');
  await git(dir, '-c', 'user.name=A', '-c', 'user.email=a@b', 'commit', '-q', '-m', 'first');
  const after = await (await localEdge(dir, { env })).beforeAndAfter(['big', 'link', 'a.md']);
  expect(after.map((one) => one.before)).toMatchObject([
    { ok: false, why: 'too-large', size: SIZE_CAP + 1 },
    { ok: false, why: 'link' },
    text('a'),
  ]);
});

it('what nobody added to git is told apart from what is staged, by what is on disk', async () => {
  const steps = [{ id: 'm', day: 1, files: { 'a.md': 'a', 'b.md': 'b', 'same.md': 'same' } }];
  const { dir } = await build({ steps, refs: { main: 'm' }, checkout: 'main' });
  await put(dir, 'a.md', 'changed');
  await put(dir, 'new.md', 'new');
  await put(dir, 'staged.md', 'new');
  await git(dir, 'add', 'staged.md');
  await put(dir, 'meant.md', 'new');
  await git(dir, 'add', '-N', 'meant.md');
  await git(dir, 'rm', '-q', '--cached', 'b.md', 'same.md');
  await put(dir, 'b.md', 'changed');
  const { paths, untracked } = await (await localEdge(dir, { env })).changed();
  expect(paths).toEqual(['a.md', 'b.md', 'meant.md', 'new.md', 'staged.md']);
  expect([...untracked].sort()).toEqual(['b.md', 'new.md']);
});
