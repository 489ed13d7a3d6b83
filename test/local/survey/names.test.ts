// Names of branches and paths are data, whatever they are made of; ids are of any length that git knows.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localEdge } from '../../../src/local/repository-source.ts';
import type { Target } from '../../../src/model/repository-source.ts';
import { atNight } from '../../exhaustive.ts';
import { toy } from '../asker.ts';
import { build, env, folder, found, git, iso, put, run, type Step, state } from '../repository.ts';

const ALL: Target = { kind: 'branches', names: 'all' };
const P = 'specs/1-a/.pipeline-state.md';
const SPEC = 'specs/1-a/feature.spec.md';

async function survey(dir: string, target: Target = ALL) {
  const edge = await localEdge(dir, { env });
  return edge.survey(target, toy);
}

async function snapshotOf(dir: string, target: Target = ALL) {
  const snapshot = (await survey(dir, target)).holdings[0]?.snapshot;
  if (!snapshot) throw new Error('found nothing');
  return snapshot;
}

describe('names and ids', () => {
  atNight('G01 branches are data: quotes, shell, dashes, emoji, 244 bytes', async () => {
    const names = [
      '$(touch pwned)',
      '`id`;rm -rf x',
      `q"'uote`,
      '-rf',
      '--output=x',
      'refs/heads/x',
      'a#b%41&|<>',
      '🦊/ünï',
      `long/${'x'.repeat(239)}`,
    ].filter((name) => !/[ ~^:?*[\\]/.test(name) || name.startsWith('$'));
    const legal = names.map((name) => name.replaceAll(' ', '+'));
    const steps = legal.map(
      (_, n): Step => ({ id: `s${n}`, day: 2 + n, parents: ['m'], files: { [P]: state(`by ${n}`) } }),
    );
    const { dir, id } = await build({
      steps: [{ id: 'm', day: 1, files: { [P]: state('m') } }, ...steps],
      refs: { main: 'm' },
    });
    const updates = legal.map((name, n) => `create refs/heads/${name} ${id(`s${n}`)}\n`).join('');
    await run('git', ['-C', dir, 'update-ref', '--stdin'], updates);
    const owners = (await survey(dir)).holdings.map(({ owner }) => owner);
    expect(owners[0]).toBe('main');
    expect(new Set(owners.slice(1))).toEqual(new Set(legal));
    for (const name of legal) {
      const named = await survey(dir, { kind: 'branches', names: [name] });
      expect(found(named)).toEqual([`${name}: ${P} [${name}]`]);
    }
  });

  it('paths are data: magic, dashes, line breaks, blanks', async () => {
    const paths = [':(glob)**', ':(bogus)x', '-x', '--all', 'a\nb', ' ', 'ü', '"q"', '*'];
    const files = Object.fromEntries(paths.flatMap((path) => [[`${path}/.pipeline-state.md`, state(path)]]));
    const steps: Step[] = [
      { id: 'm', day: 1, files },
      { id: 'n', day: 2, parents: ['m'], files: { '*/x': '1', ':(glob)**/x': '1' } },
    ];
    const { dir } = await build({ steps, refs: { main: 'n' } });
    const snapshot = await snapshotOf(dir);
    for (const path of paths) {
      const at = path === '*' || path === ':(glob)**' ? iso(2) : iso(1);
      expect(snapshot.lastChange([path]), path).toMatchObject({ at });
      expect(snapshot.text(`${path}/.pipeline-state.md`).ok).toBe(true);
    }
  });

  atNight('a repository of SHA-256 works like any other', async () => {
    const steps: Step[] = [
      { id: 'm', day: 1, files: { [P]: state('m'), [SPEC]: 'v1\n' } },
      { id: 'f', day: 2, parents: ['m'], files: { [P]: state('f') } },
    ];
    const { dir, id } = await build({ steps, refs: { main: 'm', f: 'f' }, hash: 'sha256', checkout: 'main' });
    expect(id('m')).toMatch(/^[0-9a-f]{64}$/);
    expect(found(await survey(dir))).toEqual([`main: ${P} [main]`, `f: ${P} [f]`]);
    const disk = await snapshotOf(dir, { kind: 'worktree' });
    expect(disk.entry(P)?.blob).toBe(await git(dir, 'rev-parse', `main:${P}`));
    const edge = await localEdge(dir, { env });
    expect(await edge.resolve('f')).toBe(id('f'));
    expect(await edge.mergeBase('main', 'f')).toBe(id('m'));
  });

  atNight('a working clone, its subfolders and linked working trees are the same repository', async () => {
    const steps: Step[] = [{ id: 'm', day: 1, files: { [P]: state('m'), 'deep/er/x': '1' } }];
    const { dir } = await build({ steps, refs: { main: 'm' }, checkout: 'main' });
    const linked = join(await folder(), 'linked');
    await git(dir, 'worktree', 'add', '-q', '-b', 'other', linked);
    await put(linked, P, state('edited'));
    expect(found(await survey(join(dir, 'deep/er')))).toEqual([`main: ${P} [main other]`]);
    expect(found(await survey(linked))).toEqual([`main: ${P} [main other]`]);
    expect(found(await survey(join(dir, '.git')))).toEqual([`main: ${P} [main other]`]);
    expect(found(await survey(linked, { kind: 'worktree' }))).toEqual([`other: ${P} [other]`]);
    expect((await survey(join(dir, 'deep'), { kind: 'worktree' })).repository).toBe(dir.split('/').pop());
    await expect(survey(join(dir, '.git'), { kind: 'worktree' })).rejects.toThrow(/has no working tree/);
  });
});
