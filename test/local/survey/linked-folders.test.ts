// Links where a format looks for its states: named on disk, in a commit and in branches, never followed.
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { engine } from '../../../src/index.ts';
import { localEdge } from '../../../src/local/repository-source.ts';
import type { FactRequirements, Target } from '../../../src/model/repository-source.ts';
import { atNight } from '../../exhaustive.ts';
import { build, env, folder } from '../repository.ts';

const asker = engine.asker(engine.memo());
const LIST = '# Tasks: Export\n\n- [ ] T001 Write it\n';
const FILES = {
  'real/001-a/tasks.md': LIST,
  specs: { link: 'real' },
  '.kiro/specs': { link: '../real' },
  'docs/specs': { link: '../specs' },
  'pkg/.kiro': { link: '../.kiro' },
  'vendor/sdd': { link: '../real' },
  'fixtures/.kiro': { link: '../real' },
  'src/lib': { link: '../real' },
};
const ALL = ['.kiro/specs', 'specs'];

const unread = async (dir: string, target: Target, by: FactRequirements = asker) =>
  ((await (await localEdge(dir, { env })).survey(target, by)).unread ?? []).map(
    ({ path, rule, branch }) => `${branch}: ${path} (${rule})`,
  );
const on = (branch: string, paths: readonly string[]) =>
  paths.map((path) => `${branch}: ${path} (state-safe)`);

it('H10 on disk, in a commit and in branches, each link once', async () => {
  const steps = [
    { id: 'm', day: 1, files: FILES },
    { id: 'o', day: 2, parents: ['m'], files: { openspec: { link: 'real' } } },
  ];
  const { dir } = await build({ steps, refs: { main: 'm', other: 'o' }, checkout: 'main' });
  expect(await unread(dir, { kind: 'worktree' })).toEqual(on('main', ALL));
  expect(await unread(dir, { kind: 'commit', revision: 'main', branch: 'main' })).toEqual(on('main', ALL));
  expect((await unread(dir, { kind: 'branches', names: 'all' })).toSorted()).toEqual(
    [...on('main', ALL), ...on('other', ['openspec'])].toSorted(),
  );
  expect(await unread(dir, { kind: 'branches', names: ['other'] })).toEqual(
    on('other', ['.kiro/specs', 'openspec', 'specs']),
  );
  const none = engine.asker(engine.memo());
  expect(await unread(dir, { kind: 'worktree' }, { ...none, isHome: () => false })).toEqual([]);
});

atNight('H10 without a repository, and where a link leads out, to nothing or to itself', async () => {
  const dir = await folder();
  await mkdir(join(dir, 'conductor'));
  const links = { specs: '/etc', '.kiro': '../..', sdd: 'sdd', 'conductor/tracks': 'gone', plans: 'x' };
  for (const [path, target] of Object.entries(links)) await symlink(target, join(dir, path));
  expect(await unread(dir, { kind: 'worktree' })).toEqual(
    on('null', ['.kiro', 'conductor/tracks', 'sdd', 'specs']),
  );
});

test('S27 H10 the places of every format by name, and nothing else', () => {
  const homes = [
    'specs',
    '.kiro',
    'a/.kiro/specs',
    'openspec',
    'a/openspec/changes',
    'sdd',
    'a/.sdd',
    '.planning/workstreams',
    '.taskmaster/tasks',
    '.spec-workflow/specs',
    '.specify/workflows/runs',
    'conductor/tracks',
    'docs/superpowers/plans',
    '_bmad-output',
    'docs/sprint-artifacts',
    'reports/pipeline',
    '.project-state',
    'specs/001-a/.workflow',
  ];
  expect(homes.filter((path) => asker.isHome?.(path) !== true)).toEqual([]);
  const others = ['docs', 'tasks', 'reports', 'a/sdd', 'a/specs', 'src', '.claude', 'specs/001-a', 'plans'];
  expect(others.filter((path) => asker.isHome?.(path) === true)).toEqual([]);
});
