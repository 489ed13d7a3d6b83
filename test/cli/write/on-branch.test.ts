// A choice for a workflow of another branch: where it is, or done there and committed, with no trace left.
import { spawnSync } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deskOn } from '../../commands/desk.ts';
import { atNight } from '../../exhaustive.ts';
import { folder } from '../../local/repository.ts';
import { misuse, rekindle } from '../world.ts';

const BRANCH = 'feature/user-auth';
const ID = 'humaninloop:005-user-auth';

test('a workflow of another branch: the branch is named, with what to type', async () => {
  const desk = await deskOn('main');
  const place = `ID: ${ID} is on branch "${BRANCH}", not here. Type "git switch ${BRANCH}" first`;
  const said = `${place}, or add "--branch ${BRANCH}", which does it there and commits it.`;
  expect(misuse(said)(await desk.type('answer', '005', 'C2.1', 'x', '--yes'))).toEqual([]);
  const without = await desk.type('checkpoint', ID);
  expect(misuse(`${place}.`)(without)).toEqual([]);
});

test('--branch with a branch that only a remote has: its line is for a shell', async () => {
  const desk = await deskOn('main');
  await desk.git('config', 'remote.origin.url', 'https://github.example/harbour/tides');
  await desk.git('update-ref', 'refs/remotes/origin/it$(reboot)', BRANCH);
  await desk.git('branch', '-D', BRANCH);
  const said =
    '--branch: "origin/it$(reboot)" is a branch of a remote, expected a local one. Type ' +
    `"git switch 'it$(reboot)'", which makes it, and repeat the command without --branch.`;
  const answer = await desk.type('answer', ID, 'C2.1', 'x', '--branch', 'origin/it$(reboot)', '--yes');
  expect(misuse(said)(answer)).toEqual([]);
});

atNight('--branch: committed there; the own tree, its index and the list of trees stay', async () => {
  const desk = await deskOn('main');
  // What would run if a hook or filter of the repository did.
  const trap = join(desk.dir, '.git', 'trap');
  for (const name of ['hooks', 'info']) await mkdir(join(desk.dir, '.git', name), { recursive: true });
  for (const hook of ['post-checkout', 'pre-commit', 'post-commit']) {
    await writeFile(join(desk.dir, '.git', 'hooks', hook), `#!/bin/sh\ntouch '${trap}'\n`);
    await chmod(join(desk.dir, '.git', 'hooks', hook), 0o755);
  }
  await desk.git('config', 'filter.trap.smudge', `touch '${trap}'; cat`);
  await desk.git('config', 'filter.trap.clean', `touch '${trap}'; cat`);
  await writeFile(join(desk.dir, '.git', 'info', 'attributes'), 'README.md filter=trap\n');
  await writeFile(join(desk.dir, 'mine.txt'), 'not committed\n');
  const seen = async () => [
    await desk.git('status', '--porcelain'),
    await desk.git('rev-parse', 'HEAD', ':README.md'),
    await desk.git('worktree', 'list', '--porcelain'),
    (await readdir(join(desk.dir, '.git', 'worktrees')).catch(() => [])).join(),
  ];
  await desk.git('config', 'user.email', 'ada@example.org');
  const before = await seen();
  const head = (await desk.git('rev-parse', BRANCH)).trim();

  const looked = await desk.type('answer', ID, 'C2.1', '15 minutes', '--branch', BRANCH, '--dry-run');
  expect([
    looked.status,
    looked.out.includes(`# on branch "${BRANCH}", committed there: chore(state): `),
  ]).toEqual([0, true]);
  expect((await desk.git('rev-parse', BRANCH)).trim()).toBe(head);

  // What this test asks of git itself may have run the filter.
  await rm(trap, { force: true });
  const { status, err } = await desk.type('answer', 'C2.1', '15 minutes', '--branch', BRANCH, '--yes');
  await expect(stat(trap)).rejects.toThrow('ENOENT');
  expect([status, err]).toEqual([
    0,
    expect.stringMatching(/✓ Recorded .+ Commit [0-9a-f]{12} on feature\/user-auth\.\n/),
  ]);
  expect(err).toContain(`\n  next  rekindle answer ${ID} C2.2 `);
  expect(err).toContain(` --branch ${BRANCH}`);
  expect((await desk.git('rev-parse', `${BRANCH}^`)).trim()).toBe(head);
  expect(await desk.git('diff', '--name-only', head, BRANCH)).toMatch(/^specs\/005-user-auth\/\S+\n?$/);
  expect(await desk.git('log', '-1', '--format=%(trailers:only)', BRANCH)).toMatch(
    /^Rekindle-Workflow: humaninloop:005-user-auth\nRekindle-Action: answer\nRekindle-Key: /,
  );
  expect(await seen()).toEqual(before);

  const refused = await desk.type('answer', 'C9.9', 'x', '--branch', BRANCH, '--yes');
  expect([refused.status, await seen()]).toEqual([2, before]);
});

atNight('a branch on which nothing can be committed so is refused before anything is done', async () => {
  const desk = await deskOn(BRANCH);
  const on = (branch: string) => desk.type('resume', ID, '--branch', branch, '--yes');
  expect(misuse(/is checked out here\. Repeat the command without --branch\.$/)(await on(BRANCH))).toEqual(
    [],
  );
  expect(misuse(/"main" is the default branch, which is never committed on/)(await on('main'))).toEqual([]);
  expect(misuse(/^--branch: found no branch "nosuch"/)(await on('nosuch'))).toEqual([]);
});

describe('a working tree that a killed command left', () => {
  const GONE = spawnSync('true').pid;
  /** The branch checked out where the command of a process would have it. */
  async function left(pid: number) {
    const desk = await deskOn('main');
    const tree = join(await folder(), `rekindle-branch-${pid}-abc`, 'shop');
    await desk.git('worktree', 'add', '--quiet', tree, BRANCH);
    const answer = () => desk.type('answer', 'C2.1', '1 hour', '--branch', BRANCH, '--yes');
    const trees = async () => (await desk.git('worktree', 'list')).trim().split('\n').length;
    return { desk, tree, answer, trees };
  }

  test('R01 is taken away where it holds nothing of its own, and the command goes on', async () => {
    const { answer, trees } = await left(GONE);
    expect([(await answer()).status, await trees()]).toEqual([0, 1]);
  });

  atNight('also where its folder is gone', async () => {
    const { tree, answer, trees } = await left(GONE);
    await rm(tree, { recursive: true });
    expect([(await answer()).status, await trees()]).toEqual([0, 1]);
  });

  atNight.each(['mine.txt', 'specs/005-user-auth/spec.md'])(
    'stays where %s is changed in it',
    async (file) => {
      const { tree, answer, trees } = await left(GONE);
      await writeFile(join(tree, file), 'mine\n');
      expect(
        misuse(/left ".*" checked out in ".*", with changes that are not committed/)(await answer()),
      ).toEqual([]);
      expect([await readFile(join(tree, file), 'utf8'), await trees()]).toEqual(['mine\n', 2]);
    },
  );

  atNight('what is changed in it can be kept as the message says, and then it is taken away', async () => {
    const { desk, tree, answer, trees } = await left(GONE);
    await rekindle(['answer', 'C2.1', '1 hour', '-C', tree, '--yes']);
    expect(misuse(/Keep them by "rekindle checkpoint -C" and that folder/)(await answer())).toEqual([]);
    expect((await rekindle(['checkpoint', '-C', tree, '--yes'])).status).toBe(0);
    const next = await desk.type('answer', 'C2.2', 'no', '--branch', BRANCH, '--yes');
    expect([next.status, await trees()]).toEqual([0, 1]);
  });

  atNight('stays while its process runs', async () => {
    const { answer, trees } = await left(process.pid);
    expect(misuse(/is checked out in ".*"\. Name that folder with -C/)(await answer())).toEqual([]);
    expect(await trees()).toBe(2);
  });
});
