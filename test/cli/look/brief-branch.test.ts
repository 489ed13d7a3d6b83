// A brief of a workflow on another branch names one that `git switch` takes, and says what is checked out.
import { expect, test } from 'vitest';
import { AT, stateText } from '../../commands/sample.ts';
import { build, git } from '../../local/repository.ts';
import { rekindle } from '../world.ts';

const ID = 'ai-dev-shop:7-kelp';
const FILES = { 'specs/7-kelp/.pipeline-state.md': stateText('7-kelp', 'IN_PROGRESS') };

/** A clone in which `main` is checked out and another branch has the workflow. */
async function clone(branch: string): Promise<string> {
  const steps = [
    { id: 'start', day: 1, files: { 'README.md': '# Kelp\n' } },
    { id: 'work', day: 2, parents: ['start'], files: FILES },
  ];
  const { dir } = await build({ steps, refs: { main: 'start', [branch]: 'work' }, checkout: 'main' });
  return dir;
}

const briefed = async (dir: string, ...more: readonly string[]) =>
  (await rekindle(['brief', ID, '-C', dir, ...more, ...AT])).out;
const switchIn = (text: string) => /Be on the branch first: `([^`]*)`/.exec(text)?.[1] ?? null;

test('a local branch is named as it is, and nothing where it is checked out', async () => {
  const dir = await clone('feature/x');
  const text = await briefed(dir);
  expect(switchIn(text)).toBe('git switch feature/x');
  expect(text).toContain('(the branch is here)');
  expect(text).not.toContain('(checked out)');
  await git(dir, 'switch', '-q', 'feature/x');
  const here = await briefed(dir, '--branch', 'feature/x');
  expect(switchIn(here)).toBeNull();
  const onDisk = await briefed(dir);
  expect(switchIn(onDisk)).toBeNull();
  expect(onDisk).toContain('(checked out)');
});

test('a branch that only a remote has is named as git switch takes it', async () => {
  const dir = await clone('feature/x');
  await git(dir, 'update-ref', 'refs/remotes/origin/feature/x', 'refs/heads/feature/x');
  await git(dir, 'branch', '-qD', 'feature/x');
  await git(dir, 'remote', 'add', 'origin', dir);
  const text = await briefed(dir);
  const line = switchIn(text);
  expect(line).toBe('git switch feature/x');
  expect(text).not.toContain('(checked out)');
  await git(dir, ...(line ?? '').split(' ').slice(1));
  expect((await git(dir, 'branch', '--show-current')).trim()).toBe('feature/x');
});
