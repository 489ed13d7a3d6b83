// Submodules of a survey: each is listed, and one that was never checked out is no empty folder.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { localEdge } from '../../../src/local/repository-source.ts';
import type { Target } from '../../../src/model/repository-source.ts';
import { atNight } from '../../exhaustive.ts';
import { toy } from '../asker.ts';
import { build, env, folder, found, git, put, state } from '../repository.ts';

const ID = 'ab'.repeat(20);
const sub = { submodule: ID } as const;
const LIST = ['specs/1-a', 'libs/b', 'test/fixtures/c']
  .map((path) => `[submodule "${path}"]\n\tpath = ${path}\n\turl = ../x\n`)
  .join('');

async function scene() {
  const files = { '.gitmodules': LIST, 'specs/1-a': sub, 'libs/b': sub, 'test/fixtures/c': sub };
  const steps = [
    { id: 'm', day: 1, files },
    { id: 'o', day: 2, parents: ['m'], files: { 'other/d': sub } },
  ];
  return (await build({ steps, refs: { main: 'm', other: 'o' }, checkout: 'main' })).dir;
}

async function submodules(dir: string, target: Target) {
  return (await (await localEdge(dir, { env })).survey(target, toy)).submodules;
}

atNight('S27 in branches, in a commit, and on disk without being checked out', async () => {
  const dir = await scene();
  expect(await submodules(dir, { kind: 'branches', names: 'all' })).toEqual([
    'libs/b',
    'other/d',
    'specs/1-a',
  ]);
  expect(await submodules(dir, { kind: 'branches', names: ['main'] })).toEqual(['libs/b', 'specs/1-a']);
  expect(await submodules(dir, { kind: 'commit', revision: 'main' })).toEqual(['libs/b', 'specs/1-a']);
  expect(await submodules(dir, { kind: 'worktree' })).toEqual(['libs/b', 'specs/1-a']);
  for (const path of ['specs/1-a', 'libs/b']) await rm(join(dir, path), { recursive: true, force: true });
  expect(await submodules(dir, { kind: 'worktree' })).toEqual(['libs/b', 'specs/1-a']);
});

atNight('S27 one that is not checked out is suspected like one that is', async () => {
  const survey = await (await localEdge(await scene(), { env })).survey({ kind: 'worktree' }, toy);
  const [holding] = survey.holdings;
  expect(holding?.sites.map(({ site }) => site.path)).toEqual(['specs/1-a/.pipeline-state.md']);
  expect(holding?.snapshot.text('specs/1-a/.pipeline-state.md')).toEqual({ ok: false, why: 'submodule' });
});

atNight('what lies on disk counts where the list or the index says otherwise', async () => {
  const dir = await scene();
  await put(dir, 'specs/1-a/.pipeline-state.md', state('mine'));
  await put(dir, '.gitmodules', `${LIST}[submodule "x"]\n\tpath = "plain"\n`);
  await mkdir(join(dir, 'plain'));
  expect(await submodules(dir, { kind: 'worktree' })).toEqual(['libs/b']);
});

it('G08 without a repository, or a list, nothing is asked of git', async () => {
  const dir = await folder();
  await put(dir, '.gitmodules', LIST);
  expect(await submodules(dir, { kind: 'worktree' })).toEqual([]);
  await git(dir, 'init', '-q');
  await rm(join(dir, '.gitmodules'));
  expect(await submodules(dir, { kind: 'worktree' })).toEqual([]);
});

atNight('S27 what the list names outside of the repository is nobody’s, and no reason to fail', async () => {
  const dir = await scene();
  const odd = ['../lib', '/etc', 'a/../../b', '', '"', '.', ':(top)x', '-x', '~/x', 'x'.repeat(200_000)];
  await put(dir, '.gitmodules', LIST + odd.map((path) => `\tpath = ${path}\n`).join(''));
  expect(await submodules(dir, { kind: 'worktree' })).toEqual(['libs/b', 'specs/1-a']);
});

atNight('S27 where git cannot read its index, the rest is looked at and the want is told', async () => {
  const dir = await scene();
  await put(dir, 'specs/2-b/.pipeline-state.md', state('mine'));
  for (const path of ['specs/1-a', 'libs/b']) await rm(join(dir, path), { recursive: true, force: true });
  await put(dir, '.git/index', 'garbage');
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  const survey = await (await localEdge(dir, { env, warn })).survey({ kind: 'worktree' }, toy);
  expect(found(survey)).toEqual(['main: specs/2-b/.pipeline-state.md [main]']);
  expect(survey.submodules).toEqual([]);
  expect(warnings).toEqual([
    'Submodules that are not checked out are not named: git cannot read its index here.',
  ]);
});
