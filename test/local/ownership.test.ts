// Which branch owns a workflow: the table of the contract, row by row, on real repositories.
import { describe, expect, it } from 'vitest';
import { localEdge } from '../../src/local/repository-source.ts';
import type { Target } from '../../src/model/repository-source.ts';
import { atNight } from '../exhaustive.ts';
import { toy } from './asker.ts';
import { type Built, build, env, folder, found, git, run, type Step, state } from './repository.ts';

const ALL: Target = { kind: 'branches', names: 'all' };
const P = 'specs/1-a/.pipeline-state.md';
const Q = 'specs/2-b/.pipeline-state.md';

async function survey(dir: string, target: Target = ALL) {
  const edge = await localEdge(dir, { env });
  return edge.survey(target, toy);
}

const step = (id: string, day: number, parents: readonly string[], files: Step['files'] = {}): Step => ({
  id,
  day,
  parents,
  files,
});

/** `main` has P in two versions; branches fork from the first and from the second. */
const BASE = [
  step('m1', 1, [], { 'README.md': 'x', [P]: state('one') }),
  step('m2', 5, ['m1'], { [P]: state('two') }),
];

async function foundIn(steps: readonly Step[], refs: Record<string, string>): Promise<readonly string[]> {
  const { dir } = await build({ steps, refs });
  return found(await survey(dir));
}

describe('who owns a workflow', () => {
  it('an inherited copy belongs to the default branch', async () => {
    const steps = [...BASE, step('f', 6, ['m2'], { 'src/a.ts': '1' })];
    expect(await foundIn(steps, { main: 'm2', feature: 'f' })).toEqual([`main: ${P} [feature main]`]);
  });

  atNight('an edited copy belongs to the branch that edited it', async () => {
    const steps = [...BASE, step('f', 6, ['m2'], { [P]: state('mine') })];
    expect(await foundIn(steps, { main: 'm2', feature: 'f' })).toEqual([
      `main: ${P} [main]`,
      `feature: ${P} [feature]`,
    ]);
  });

  atNight('a branch that lags behind owns nothing: its copy is superseded', async () => {
    const steps = [...BASE, step('f', 6, ['m1'], { 'src/a.ts': '1' })];
    expect(await foundIn(steps, { main: 'm2', feature: 'f' })).toEqual([`main: ${P} [main]`]);
  });

  atNight('a copy of what the default branch has removed is superseded as well', async () => {
    const steps = [...BASE, step('m3', 7, ['m2'], { [P]: null }), step('f', 8, ['m2'], { 'a.ts': '1' })];
    expect(await foundIn(steps, { main: 'm3', feature: 'f' })).toEqual([]);
  });

  atNight('bytes that stood at another path of the default branch supersede nothing', async () => {
    const steps = [...BASE, step('f', 6, ['m1'], { [Q]: state('one'), [P]: null })];
    expect(await foundIn(steps, { main: 'm2', feature: 'f' })).toEqual([
      `main: ${P} [main]`,
      `feature: ${Q} [feature]`,
    ]);
  });

  atNight('a merged branch owns nothing any more, also after the default branch went on', async () => {
    const steps = [
      ...BASE,
      step('f', 6, ['m2'], { [Q]: state('q') }),
      step('m3', 7, ['m2', 'f'], { [Q]: state('q') }),
      step('m4', 8, ['m3'], { [Q]: state('q2') }),
    ];
    expect(await foundIn(steps, { main: 'm3', feature: 'f' })).toEqual([
      `main: ${P} [feature main]`,
      `main: ${Q} [feature main]`,
    ]);
    expect(await foundIn(steps, { main: 'm4', feature: 'f' })).toEqual([
      `main: ${P} [feature main]`,
      `main: ${Q} [main]`,
    ]);
  });

  atNight(
    'of two branches with the same bytes the one with the newest commit touching them owns',
    async () => {
      const steps = [
        ...BASE,
        step('a', 6, ['m2'], { [Q]: state('q') }),
        step('b', 7, ['m2'], { [Q]: state('q') }),
      ];
      expect(await foundIn(steps, { main: 'm2', zeta: 'a', alpha: 'b' })).toContain(
        `alpha: ${Q} [alpha zeta]`,
      );
      expect(await foundIn(steps, { main: 'm2', alpha: 'a', zeta: 'b' })).toContain(
        `zeta: ${Q} [alpha zeta]`,
      );
    },
  );

  atNight('of stacked branches the lowest owns what it brought', async () => {
    const steps = [
      ...BASE,
      step('low', 6, ['m2'], { [Q]: state('q') }),
      step('mid', 7, ['low'], { 'src/a.ts': '1' }),
      step('top', 8, ['mid'], { 'src/b.ts': '1' }),
    ];
    const refs = { main: 'm2', 'a-top': 'top', 'b-mid': 'mid', 'z-low': 'low' };
    expect(await foundIn(steps, refs)).toContain(`z-low: ${Q} [a-top b-mid z-low]`);
  });

  atNight('of siblings that share it the first by name owns, where no tip is an ancestor', async () => {
    const steps = [
      ...BASE,
      step('low', 6, ['m2'], { [Q]: state('q') }),
      step('x', 7, ['low'], { 'src/a.ts': '1' }),
      step('y', 8, ['low'], { 'src/b.ts': '1' }),
    ];
    expect(await foundIn(steps, { main: 'm2', beta: 'x', Zeta: 'y' })).toContain(`Zeta: ${Q} [Zeta beta]`);
  });

  atNight('S23 the same feature in two folders is two workflows', async () => {
    const steps = [...BASE, step('f', 6, ['m2'], { [Q]: state('two') })];
    expect(await foundIn(steps, { main: 'm2', feature: 'f' })).toEqual([
      `main: ${P} [feature main]`,
      `feature: ${Q} [feature]`,
    ]);
  });

  atNight('a folder without a state file is owned like a file', async () => {
    const hub = 'specs/3-c/.workflow/gaps.md';
    const steps = [
      ...BASE,
      step('f', 6, ['m2'], { [hub]: 'g' }),
      step('m3', 7, ['m2'], { [hub]: 'older' }),
      step('m4', 8, ['m3'], { 'specs/3-c/.workflow/index.md': '# Feature Index' }),
      step('lag', 9, ['m3'], { 'src/a.ts': '1' }),
    ];
    expect(await foundIn(steps, { main: 'm4', feature: 'f', lag: 'lag' })).toEqual([
      `main: ${P} [feature lag main]`,
      'main: specs/3-c/.workflow/index.md [main]',
      'feature: specs/3-c/.workflow/index.md [feature]',
    ]);
  });

  atNight('another tool’s file of the same name, and patterns, are no workflows', async () => {
    const files = { 'docs/pipeline-state.md': 'a diary', 'specs/templates/.pipeline-state.md': state('t') };
    expect(await foundIn([step('m', 1, [], files)], { main: 'm' })).toEqual([]);
  });

  atNight('a tip sees its own rivals', async () => {
    const rival = 'specs/1-a/pipeline-state.md';
    const steps = [...BASE, step('f', 6, ['m2'], { [rival]: state('two'), [P]: state('mine') })];
    const { dir } = await build({ steps, refs: { main: 'm2', feature: 'f' } });
    const sites = (await survey(dir)).holdings.flatMap((holding) => holding.sites);
    expect(sites.map(({ site }) => [site.path, site.rivals])).toEqual([
      [P, []],
      [P, [rival]],
      [rival, [P]],
    ]);
  });
});

describe('which branches there are', () => {
  it('remote-tracking branches count, and one commit counts once under its local name', async () => {
    const origin = await build({
      steps: [...BASE, step('f', 6, ['m2'], { [Q]: state('q') }), step('g', 7, ['m2'], { [Q]: state('r') })],
      refs: { main: 'm2', feature: 'f', other: 'g' },
    });
    const dir = await folder();
    await run('git', ['clone', '-q', origin.dir, dir]);
    await git(dir, 'branch', '-q', 'mine', 'origin/feature');
    expect(found(await survey(dir))).toEqual([
      `main: ${P} [main mine origin/other]`,
      `mine: ${Q} [mine]`,
      `origin/other: ${Q} [origin/other]`,
    ]);
  });

  atNight('of main and origin/main the newer one is the default', async () => {
    const origin = await build({ steps: BASE, refs: { main: 'm1' } });
    const dir = await folder();
    await run('git', ['clone', '-q', origin.dir, dir]);
    await git(origin.dir, 'update-ref', 'refs/heads/main', origin.id('m2'));
    await git(dir, 'fetch', '-q');
    expect((await survey(dir)).defaultBranch).toBe('origin/main');
    expect(found(await survey(dir))).toEqual([`origin/main: ${P} [origin/main]`]);
    await git(dir, 'reset', '-q', '--hard', 'origin/main');
    expect(found(await survey(dir))).toEqual([`main: ${P} [main]`]);
  });

  atNight('G08 the default is what the remote says, else a bare HEAD, else main or master', async () => {
    const refs = { main: 'm1', trunk: 'm2', master: 'm1' };
    const bare = await build({ steps: BASE, refs });
    expect((await survey(bare.dir)).defaultBranch).toBe('main');
    await git(bare.dir, 'symbolic-ref', 'HEAD', 'refs/heads/trunk');
    expect((await survey(bare.dir)).defaultBranch).toBe('trunk');
    const clone = await folder();
    await run('git', ['clone', '-q', bare.dir, clone]);
    await git(clone, 'checkout', '-q', '-b', 'feature');
    expect((await survey(clone)).defaultBranch).toBe('trunk');
    await git(clone, 'remote', 'set-head', 'origin', '--delete');
    await git(clone, 'branch', '-q', '-D', 'trunk');
    expect((await survey(clone)).defaultBranch).toBe('origin/main');
    const told = await localEdge(clone, { env, defaultBranch: 'trunk' });
    expect((await told.survey(ALL, toy)).defaultBranch).toBe('origin/trunk');
  });

  atNight('G08 an empty repository has no branches and no default', async () => {
    const { dir } = await build({ steps: [], refs: {} });
    const result = await survey(dir);
    expect(result).toMatchObject({ defaultBranch: null, holdings: [], shallow: false });
    expect(result.scanned).toEqual({
      commits: 0,
      stateFiles: 0,
      stateSets: 0,
      blobsRead: 0,
      gitProcesses: 2,
    });
  });

  atNight('a detached HEAD changes nothing; without main and HEAD’s branch there is no default', async () => {
    const steps = [...BASE, step('f', 6, ['m2'], { [Q]: state('q') })];
    const { dir, id } = await build({ steps, refs: { main: 'm2', feature: 'f' }, checkout: 'main' });
    await git(dir, 'checkout', '-q', '--detach', id('f'));
    expect(found(await survey(dir))).toEqual([`main: ${P} [feature main]`, `feature: ${Q} [feature]`]);
    await git(dir, 'branch', '-q', '-D', 'main');
    const alone = await survey(dir);
    expect(alone.defaultBranch).toBeNull();
    expect(found(alone)).toEqual([`feature: ${P} [feature]`, `feature: ${Q} [feature]`]);
  });

  atNight('G09 queues, bots’ branches, pull merges and tags are left out', async () => {
    const steps = [...BASE, step('f', 6, ['m2'], { [Q]: state('q') })];
    const refs = Object.fromEntries(
      [
        'gh-readonly-queue/main/pr-1',
        'dependabot/npm/x',
        'renovate/x',
        'rekindle/migrate/x',
        'refs/remotes/origin/rekindle/repair/y',
        'refs/remotes/pull/7/merge',
        'refs/tags/v1',
      ].map((name) => [name, 'f']),
    );
    const { dir } = await build({ steps, refs: { main: 'm2', ...refs } });
    expect(found(await survey(dir))).toEqual([`main: ${P} [main]`]);
    expect(found(await survey(dir, { kind: 'branches', names: ['renovate/x'] }))).toEqual([
      `renovate/x: ${Q} [renovate/x]`,
    ]);
  });

  atNight('a local branch that is called like a remote-tracking one keeps its name', async () => {
    const steps = [
      ...BASE,
      step('f', 6, ['m2'], { [Q]: state('q') }),
      step('g', 6, ['m2'], { [Q]: state('r') }),
    ];
    const refs = { main: 'm2', 'origin/x': 'f', 'refs/remotes/origin/x': 'g' };
    expect(await foundIn(steps, refs)).toEqual([
      `main: ${P} [main origin/x remotes/origin/x]`,
      `origin/x: ${Q} [origin/x]`,
      `remotes/origin/x: ${Q} [remotes/origin/x]`,
    ]);
  });
});

const named = async ({ dir }: Built, ...names: readonly string[]) =>
  found(await survey(dir, { kind: 'branches', names }));

describe('named branches', () => {
  const steps = [
    ...BASE,
    step('f', 6, ['m2'], { [Q]: state('q') }),
    step('g', 7, ['m2'], { [Q]: state('q') }),
    step('old', 8, ['m1'], { 'src/a.ts': '1' }),
  ];
  const refs = { main: 'm2', feature: 'f', later: 'g', old: 'old' };

  it('only what they own is returned, and all branches have a say in that', async () => {
    const built = await build({ steps, refs });
    expect(await named(built, 'feature')).toEqual([]);
    expect(await named(built, 'later')).toEqual([`later: ${Q} [feature later]`]);
    expect(await named(built, 'refs/heads/later')).toEqual([`later: ${Q} [feature later]`]);
    expect(await named(built, 'feature', 'later')).toEqual([`later: ${Q} [feature later]`]);
    expect(await named(built, 'old')).toEqual([]);
    expect(await named(built, 'main')).toEqual([`main: ${P} [feature later main]`]);
    expect(await named(built, 'main', 'later')).toEqual([
      `main: ${P} [feature later main]`,
      `later: ${Q} [feature later]`,
    ]);
  });

  atNight('an unknown name is the user’s mistake, and the nearest names are said', async () => {
    const built = await build({ steps, refs });
    await expect(named(built, 'featrue')).rejects.toThrow(/no branch "featrue".*Nearest: "feature"/);
    const empty = await build({ steps: [], refs: {} });
    await expect(named(empty, 'x')).rejects.toThrow('There are no branches here.');
  });
});
