// What a look passed over is said: submodules are not entered, and an agent may have worked in one.
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STATE, stateText } from '../../commands/specify-files.ts';
import { atNight } from '../../exhaustive.ts';
import { build } from '../../local/repository.ts';
import { unprivileged } from '../../local/unprivileged.ts';
import { misuse, rekindle } from '../world.ts';

const sub = { submodule: 'ab'.repeat(20) } as const;
const LIST = (paths: readonly string[]) =>
  paths.map((path) => `[submodule "${path}"]\n\tpath = ${path}\n\turl = ../x\n`).join('');

async function withSubmodules(...paths: readonly string[]) {
  const files = { '.gitmodules': LIST(paths), ...Object.fromEntries(paths.map((path) => [path, sub])) };
  return (await build({ steps: [{ id: 'm', day: 1, files }], refs: { main: 'm' }, checkout: 'main' })).dir;
}

const ONE = 'rekindle: 1 submodule was not looked into: "specs". Scan it by itself.\n';

test.each([
  ['scan', [], 0],
  ['scan', ['--all-branches'], 0],
  ['scan', ['--output', 'json'], 0],
])('S27 %s %j names it', async (command, more, status) => {
  const dir = await withSubmodules('specs');
  expect(await rekindle([command, dir, ...more])).toMatchObject({ status, err: ONE });
});

atNight('S27 detect and migrate name it too', async () => {
  const dir = await withSubmodules('specs');
  expect(await rekindle(['detect', 'invoice export', dir])).toMatchObject({ status: 1, err: ONE });
  const { status, err } = await rekindle(['migrate', '--all', '-C', dir]);
  expect([status, err]).toEqual([
    0,
    `${ONE}rekindle: found no workflow here; there is nothing to migrate.\n`,
  ]);
});

atNight('of many, five are named', async () => {
  const dir = await withSubmodules('a', 'b', 'c', 'd', 'e', 'f', 'g');
  expect((await rekindle(['scan', dir])).err).toBe(
    'rekindle: 7 submodules were not looked into: "a", "b", "c", "d", "e" and 2 more. Scan each by itself.\n',
  );
});

atNight.each([
  ['specs/003-a', 'specs/003-a/pipeline-state.md'],
  ['sdd', 'sdd/workflows/*/workflow.yaml'],
  ['packages/x/.sdd', 'packages/x/.sdd/workflows/*/workflow.yaml'],
  ['sdd/workflows', 'sdd/workflows/*/workflow.yaml'],
  ['sdd/workflows/k7m2p4-a', 'sdd/workflows/k7m2p4-a/workflow.yaml'],
  ['.project-state', '.project-state/*/project_state.json'],
  ['.project-state/3b1f', '.project-state/3b1f/project_state.json'],
  ['ADS-memory', 'ADS-memory/reports/pipeline/*/pipeline-state.md'],
  ['ADS-project-knowledge/reports', 'ADS-project-knowledge/reports/pipeline/*/pipeline-state.md'],
  ['x/reports/pipeline', 'x/reports/pipeline/*/pipeline-state.md'],
  ['reports/pipeline/001-a', 'reports/pipeline/001-a/pipeline-state.md'],
  ['.workflow', '.workflow/index.md'],
])('S27 where agents keep their state, a submodule is unreadable, and invalid: %s', async (path, state) => {
  const dir = await withSubmodules(path);
  for (const target of ['--worktree', '--all-branches']) {
    const { status, out, err } = await rekindle(['scan', dir, target, '--output', 'json']);
    expect([status, err]).toEqual([1, '']);
    expect(JSON.parse(out).unreadable).toMatchObject([
      {
        path: state,
        rule: 'state-available',
        message:
          `"${path}" is a submodule, whose content is not in this repository and was not looked at. ` +
          'Scan that one.',
      },
    ]);
  }
});

atNight.each([
  ['H10 a link', { link: '../elsewhere' }, 'state-safe'],
  ['H11 a file', 'words\n', 'state-readable'],
] as const)('%s in the place of a folder of state is told of', async (_, content, rule) => {
  const files = { 'specs/001-a/.workflow': content };
  const { dir } = await build({ steps: [{ id: 'm', day: 1, files }], refs: { main: 'm' }, checkout: 'main' });
  for (const target of ['--worktree', '--all-branches']) {
    const { status, out } = await rekindle(['scan', dir, target, '--output', 'json']);
    const { workflows, unreadable } = JSON.parse(out);
    const told = workflows.flatMap(({ findings }: { findings: readonly unknown[] }) => findings);
    expect([status, ...unreadable, ...told]).toMatchObject([1, { rule }]);
  }
});

atNight.each(['sdd-tools', 'vendor/sdd', 'reports', 'memory'])('%s is a library', async (path) => {
  expect(await rekindle(['scan', await withSubmodules(path)])).toMatchObject({ status: 0 });
});

atNight('what may not be read is here: of it nobody knows that it is of the newest version', async () => {
  const files = { [STATE]: stateText(6, 3, 'completed') };
  const { dir } = await build({ steps: [{ id: 'm', day: 1, files }], refs: { main: 'm' }, checkout: 'main' });
  await chmod(join(dir, STATE), 0);
  const [all, told] = await unprivileged(dir, async () => [
    await rekindle(['migrate', '--all', '--yes', '-C', dir]),
    await rekindle(['migrate', '--check', '-C', dir]),
  ]);
  expect(misuse(/: it cannot be migrated as it is\. it is there, and may not be read /)(all)).toEqual([]);
  expect([told.status, told.out]).toEqual([1, `${STATE}  cannot be read (state-available)\n`]);
});
