// A repository without a working tree: what is refused there says what to do instead, and that works.
import { expect, test } from 'vitest';
import { AT, stateText } from '../../commands/sample.ts';
import { build, folder, git } from '../../local/repository.ts';
import { misuse, rekindle } from '../world.ts';

const ID = 'ai-dev-shop:7-kelp';
const FILES = { 'specs/7-kelp/.pipeline-state.md': stateText('7-kelp', 'IN_PROGRESS') };

test('the default branch is not committed on, and no line leads in a circle', async () => {
  const made = await build({
    steps: [{ id: 'work', day: 1, files: FILES }],
    refs: { main: 'work' },
    checkout: 'main',
  });
  const dir = await folder();
  await git(made.dir, 'clone', '-q', '--bare', made.dir, dir);
  const typed = (...line: readonly string[]) => rekindle([...line, '-C', dir, ...AT]);
  const refused = await typed('resume', ID, '--branch', 'main', '--yes');
  const way = 'Do it in a working tree of it: "git worktree add FOLDER main" makes one.';
  expect(
    misuse(
      '--branch: "main" is the default branch, which is never committed on, and nothing is checked out in ' +
        `this repository. ${way}`,
    )(refused),
  ).toEqual([]);
  const { out } = await typed('brief', ID);
  expect(out).toContain('This repository has no working tree.');
  expect(out).toContain('git worktree add FOLDER main');
  expect(out).not.toContain('git switch');
  const tree = `${await folder()}/tree`;
  await git(dir, 'worktree', 'add', '-q', tree, 'main');
  const there = await rekindle(['brief', ID, '-C', tree, ...AT]);
  expect(there.out).not.toContain('no working tree');
});
