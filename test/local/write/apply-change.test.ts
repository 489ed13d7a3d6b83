// Changes of several files: archived, done as a whole, and committed with exactly their paths.
import { chmod, lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localEdge } from '../../../src/local/repository-source.ts';
import type { FileChange } from '../../../src/model/change.ts';
import { atNight } from '../../exhaustive.ts';
import { stateOf, treeOf } from '../crash.ts';
import { env, folder, git, put } from '../repository.ts';
import { change, F, regression, workflow } from '../scenes.ts';

const apply = async (
  dir: string,
  ...effects: Parameters<Awaited<ReturnType<typeof localEdge>>['apply']>[0][]
) => {
  const edge = await localEdge(dir, { env });
  const from = edge.gitProcesses;
  const done = [];
  for (const list of effects) done.push(...(await edge.apply(list)));
  return { done, processes: edge.gitProcesses - from };
};
const text = (dir: string, path: string) => readFile(join(dir, path), 'utf8');

describe('a change of several files', () => {
  it('copies, writes, removes and reverts, and is committed with exactly its paths', async () => {
    const { dir, effects } = await regression();
    const { done, processes } = await apply(dir, effects);
    const [one] = done;
    expect(one).toMatchObject({
      done: 'written',
      archive: { name: 'ai-dev-shop-1-a/20260101-000000-abcdef01' },
    });
    expect(processes).toBe(25);
    expect(await text(dir, 'archive/x/go.sh')).toBe('#!/bin/sh\n');
    expect((await lstat(join(dir, 'archive/x/go.sh'))).mode & 0o777).toBe(0o755);
    expect((await lstat(join(dir, 'archive/x/agent.txt'))).mode & 0o777).toBe(0o600);
    expect(await text(dir, `${F}/state.md`)).toBe('two\r\n');
    expect(await text(dir, `${F}/adr.md`)).toBe('adr\n');
    const tree = await treeOf(dir, ['.git']);
    expect([...tree.keys()].filter((path) => /\/(?:bin|deep)(?:\/|$)/.test(path))).toEqual([]);
    expect(await git(dir, 'rev-parse', 'HEAD')).toBe(one?.commit);
    expect(
      (await git(dir, 'show', '--name-status', '--no-renames', '--format=', 'HEAD')).split('\n'),
    ).toEqual([
      'A\tarchive/x/agent.txt',
      'A\tarchive/x/go.sh',
      'A\tarchive/x/metadata.yaml',
      `D\t${F}/bin/go.sh`,
      `M\t${F}/state.md`,
    ]);
    expect((await git(dir, 'log', '-1', '--format=%B')).split('\n')).toEqual([
      'checkpoint: x regressed to plan',
      '',
      'Rekindle-Workflow: ai-dev-shop:1-a',
      'Rekindle-Action: start-fresh',
      'Rekindle-Key: abcdef0123456789',
    ]);
    expect((await git(dir, 'status', '--porcelain')).split('\n')).toEqual([
      'A  staged.md',
      `?? "${F}/notes with space.txt"`,
      `?? ${F}/untracked-link`,
    ]);
  });

  atNight('C08 is harmless a second time, also where what was copied is gone', async () => {
    const { dir, effects } = await regression();
    const [first] = (await apply(dir, effects)).done;
    const before = await stateOf(dir);
    const { done } = await apply(dir, effects, effects);
    const again = { ...first, done: 'already' };
    expect(done).toEqual([again, again]);
    expect(await stateOf(dir)).toEqual(before);
  });

  atNight(
    'is committed alone where the files were in place and the commit was taken back by hand',
    async () => {
      const { dir, effects } = await regression();
      await apply(dir, effects);
      await git(dir, 'reset', '-q', 'HEAD~1');
      const { done } = await apply(dir, effects);
      expect(done[0]).toMatchObject({ done: 'written', commit: await git(dir, 'rev-parse', 'HEAD') });
      expect(await git(dir, 'status', '--porcelain', '--', 'archive', `${F}/bin`, `${F}/state.md`)).toBe('');
    },
  );

  atNight('without a commit leaves the index alone; one text with a commit needs no archive', async () => {
    const { dir } = await workflow();
    const index = await git(dir, 'ls-files', '--stage');
    const two: readonly FileChange[] = [
      { kind: 'write', path: 'other.md', before: 'other\n', after: 'changed\n' },
      { kind: 'write', path: 'new.md', before: null, after: 'new\n' },
    ];
    expect((await apply(dir, [change(two)])).done[0]).toMatchObject({
      archive: { folder: null, push: null },
      commit: null,
    });
    expect(await git(dir, 'ls-files', '--stage')).toBe(index);
    const file: FileChange = { kind: 'write', path: `${F}/state.md`, before: 'one\n', after: 'two\n' };
    const { done } = await apply(dir, [change([file], { key: 'ffff', commit: 'answer: yes\n\nbody' })]);
    expect(done[0]).toMatchObject({ done: 'written', archive: null });
    expect(await git(dir, 'log', '-1', '--format=%s %(trailers:key=Rekindle-Key,valueonly)')).toBe(
      'answer: yes ffff',
    );
    expect(await git(dir, 'show', '--name-only', '--format=', 'HEAD')).toBe(`${F}/state.md`);
  });

  atNight('creates only: nothing is archived', async () => {
    const { dir } = await workflow();
    const files: readonly FileChange[] = [
      { kind: 'copy', from: 'other.md', to: 'copies/other.md' },
      { kind: 'copy', from: `${F}/to-adr`, to: 'copies/link' },
    ];
    expect((await apply(dir, [change(files)])).done[0]).toMatchObject({ done: 'written', archive: null });
    expect(await text(dir, 'copies/other.md')).toBe('other\n');
    expect((await lstat(join(dir, 'copies/link'))).isSymbolicLink()).toBe(true);
    expect((await apply(dir, [change(files)])).done[0]).toMatchObject({ done: 'already', archive: null });
  });

  atNight('puts a text into a folder that it empties, and reverts what a commit does not have', async () => {
    const { dir, head } = await workflow();
    const files: readonly FileChange[] = [
      { kind: 'remove', path: F },
      { kind: 'write', path: `${F}/state.md`, before: 'one\n', after: 'begun anew\n' },
      { kind: 'revert', path: 'staged.md', commit: head },
      { kind: 'revert', path: 'never.md', commit: head },
    ];
    await apply(dir, [change(files)]);
    expect([...(await treeOf(dir, ['.git'])).keys()]).toEqual([
      '.gitignore',
      'other.md',
      'specs',
      F,
      `${F}/state.md`,
    ]);
  });

  atNight('M04 ignored files are neither committed nor asked for; an empty commit is none', async () => {
    const { dir } = await workflow();
    const log: FileChange = { kind: 'write', path: 'x.log', before: null, after: 'x' };
    const { done } = await apply(dir, [change([log], { commit: 'log' })]);
    expect(done[0]).toMatchObject({ done: 'written', commit: null });
    expect(await git(dir, 'log', '-1', '--format=%s')).toBe('go');
    expect((await apply(dir, [change([log], { commit: 'log' })])).done[0]).toMatchObject({ done: 'already' });
  });

  atNight('commits through git’s filters as "git add" would, with hooks and signing left out', async () => {
    const { dir } = await workflow();
    const hook = join(dir, '.git/hooks/pre-commit');
    await put(dir, '.git/hooks/pre-commit', '#!/bin/sh\nexit 1\n');
    await chmod(hook, 0o755);
    for (const [name, value] of [
      ['core.autocrlf', 'input'],
      ['commit.gpgSign', 'true'],
      ['gpg.program', '/bin/false'],
      ['commit.template', 'nowhere'],
      ['commit.cleanup', 'strip'],
      ['core.commentChar', 'c'],
      ['core.editor', '/bin/false'],
    ] as const)
      await git(dir, 'config', name, value);
    const file: FileChange = { kind: 'write', path: `${F}/state.md`, before: 'one\n', after: 'two\r\n' };
    await apply(dir, [change([file], { commit: 'checkpoint: x\n\n# not a comment' })]);
    expect(await git(dir, 'log', '-1', '--format=%s%n%b')).toMatch(/^checkpoint: x\n# not a comment\n/);
    expect(await git(dir, 'cat-file', '-s', `HEAD:${F}/state.md`)).toBe('4');
    expect(await git(dir, 'status', '--porcelain', `${F}/state.md`)).toBe('');
  });

  atNight('works in a linked working tree, a sparse one, and before the first commit', async () => {
    const { dir } = await workflow();
    const linked = join(await folder(), 'linked');
    await git(dir, 'worktree', 'add', '-q', '-b', 'linked', linked);
    const file: FileChange = { kind: 'write', path: 'far/new.md', before: null, after: 'new\n' };
    const gone: FileChange = { kind: 'remove', path: 'other.md' };
    const { done } = await apply(linked, [change([file, gone], { commit: 'c' })]);
    expect(await git(linked, 'rev-parse', 'linked')).toBe(done[0]?.commit);
    expect(await treeOf(join(dir, '.git/rekindle/archive'))).not.toEqual(new Map());
    await git(dir, 'sparse-checkout', 'set', '--sparse-index', 'nowhere');
    expect((await apply(dir, [change([file], { commit: 'c' })])).done[0]?.commit).toMatch(/^[0-9a-f]{40}$/);
    expect(await git(dir, 'show', '--name-only', '--format=', 'HEAD')).toBe('far/new.md');
    const unborn = await folder();
    await git(unborn, 'init', '-q', '-b', 'begin');
    await put(unborn, 'a', 'a');
    const both = change([file, { kind: 'remove', path: 'a' }], { commit: 'first' });
    expect((await apply(unborn, [both])).done[0]?.commit).toBe(await git(unborn, 'rev-parse', 'HEAD'));
  });
});
