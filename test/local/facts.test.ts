// What a door asks before it changes anything: what differs, which branch, who, and all that is below a path.
import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localEdge } from '../../src/local/repository-source.ts';
import { UserError } from '../../src/model/errors.ts';
import { atNight } from '../exhaustive.ts';
import { toy } from './asker.ts';
import { build, env, folder, git, put, run } from './repository.ts';

const files = {
  'a.md': 'a',
  'b/c.md': 'c',
  'gone.md': 'g',
  'moved.md': 'a long enough text to be found again\n',
};
const start = async () => {
  const steps = [{ id: 'm', day: 1, files }];
  return (await build({ steps, refs: { main: 'm', work: 'm' }, checkout: 'work' })).dir;
};
const open = (dir: string, more: Record<string, string | undefined> = {}) =>
  localEdge(dir, { env: { ...env, ...more } });

describe('what differs from the last commit', () => {
  it('are changed, staged, removed, new and moved paths, not ignored ones, by three processes', async () => {
    const dir = await start();
    await put(dir, '.gitignore', '*.log\n');
    await git(dir, 'add', '.gitignore');
    await put(dir, 'a.md', 'changed');
    await put(dir, 'new folder/ü "q".md', 'new');
    await put(dir, 'line\nbreak', 'new');
    await put(dir, 'x.log', 'ignored');
    await put(dir, 'b/.rekindle-abc.tmp', 'a draft of ours');
    await git(dir, 'rm', '-q', 'gone.md');
    await git(dir, 'mv', 'moved.md', 'b/moved.md');
    await git(dir, 'init', '-q', 'another');
    await put(dir, 'another/own.md', 'own');
    const expected = [
      '.gitignore',
      'a.md',
      'b/moved.md',
      'gone.md',
      'line\nbreak',
      'moved.md',
      'new folder/ü "q".md',
    ];
    const edge = await open(dir);
    expect((await edge.changed()).paths).toEqual(expected);
    expect(edge.gitProcesses).toBe(4);
    for (const [name, value] of [
      ['status.showUntrackedFiles', 'no'],
      ['status.relativePaths', 'true'],
      ['status.renames', 'copies'],
      ['status.branch', 'true'],
      ['status.showStash', 'true'],
      ['core.quotePath', 'true'],
      ['color.ui', 'always'],
    ] as const)
      await git(dir, 'config', name, value);
    expect((await (await open(join(dir, 'b'))).changed()).paths).toEqual(expected);
  });

  atNight(
    'are files with conflicts too, all files before the first commit, and none outside git',
    async () => {
      const dir = await start();
      const blob = await git(dir, 'rev-parse', 'HEAD:a.md');
      const stages = [1, 2, 3].map((stage) => `100644 ${blob} ${stage}\tclash here.md\n`).join('');
      await run('git', ['-C', dir, 'update-index', '--index-info'], stages);
      expect((await (await open(dir)).changed()).paths).toEqual(['clash here.md']);
      const fresh = await folder();
      await put(fresh, 'a', 'a');
      await expect((await open(fresh)).changed()).rejects.toThrow(UserError);
      await git(fresh, 'init', '-q', '-b', 'begin');
      expect((await (await open(fresh)).changed()).paths).toEqual(['a']);
      expect(await (await open(fresh)).branch()).toBe('begin');
      expect(await (await open(fresh)).defaultBranch()).toBeNull();
    },
  );
});

describe('the branch and the person', () => {
  it('the branch that is checked out, and the default one as a survey tells it', async () => {
    const dir = await start();
    const edge = await open(dir);
    expect(await edge.branch()).toBe('work');
    expect(await edge.defaultBranch()).toBe('main');
    expect((await edge.survey({ kind: 'worktree' }, toy)).defaultBranch).toBe('main');
    const told = await localEdge(dir, { env, defaultBranch: 'work' });
    expect(await told.defaultBranch()).toBe('work');
    await git(dir, 'checkout', '-q', '-b', 'a/ü-b');
    expect(await edge.branch()).toBe('a/ü-b');
    await git(dir, 'checkout', '-q', '--detach');
    expect(await edge.branch()).toBeNull();
    expect(await (await open(await folder())).branch()).toBeNull();
  });

  atNight('is named by git, else by the login, else is somebody', async () => {
    const dir = await start();
    const nobody = { GIT_AUTHOR_NAME: undefined, HOME: await folder() };
    expect(await (await open(dir, { ...nobody })).who()).toBe('somebody');
    expect(await (await open(dir, { ...nobody, LOGNAME: 'lin' })).who()).toBe('lin');
    expect(await (await open(dir, { ...nobody, USER: 'uma', LOGNAME: 'lin' })).who()).toBe('uma');
    await git(dir, 'config', 'user.name', 'Ada Løve');
    expect(await (await open(dir, { ...nobody, USER: 'uma' })).who()).toBe('Ada Løve');
    expect(await (await open(await folder(), { ...nobody, USER: 'uma' })).who()).toBe('uma');
  });
});

describe('all that is below a path', () => {
  it('as it is on disk, in byte order, each once; links are not followed', async () => {
    const dir = await folder();
    await put(dir, 'f/b.md', 'bb');
    await chmod(join(dir, 'f/b.md'), 0o640);
    await put(dir, 'f/node_modules/x.js', 'x');
    await put(dir, 'f-1/a', 'a');
    await symlink('/', join(dir, 'f/root'));
    await mkdir(join(dir, 'f/empty'), { mode: 0o711 });
    const edge = await open(dir);
    const before = edge.gitProcesses;
    const found = await edge.expand(['f', 'f/b.md', 'gone', 'f-1/a']);
    expect(found.map(({ path, kind, size }) => `${kind} ${path} ${size}`)).toEqual([
      'directory f 0',
      'file f-1/a 1',
      'file f/b.md 2',
      'directory f/empty 0',
      'directory f/node_modules 0',
      'file f/node_modules/x.js 1',
      'link f/root 0',
    ]);
    expect(found.find(({ path }) => path === 'f/b.md')?.mode).toBe(0o640);
    expect(found.find(({ path }) => path === 'f/empty')?.mode).toBe(0o711);
    expect(edge.gitProcesses).toBe(before);
    for (const path of ['..', '/etc', 'f/root/etc', ''])
      await expect(edge.expand([path])).rejects.toThrow(UserError);
    await writeFile(join(dir, 'f/.git'), 'gitdir: elsewhere');
    await expect(edge.expand(['f'])).rejects.toThrow(/it holds another repository/);
  });
});
