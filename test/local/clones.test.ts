// Clones of every kind: bare, partial, of SHA-256, with submodules and links, with names from hell.
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localEdge } from '../../src/local/edge.ts';
import type { Target } from '../../src/model/edge.ts';
import { UserError } from '../../src/model/errors.ts';
import { SIZE_CAP } from '../../src/model/reading.ts';
import { toy } from './asker.ts';
import { type Built, build, env, folder, found, git, iso, put, run, type Step, state } from './repository.ts';

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

/** A repository of one commit. */
const single = (files: Step['files'] = {}): Promise<Built> =>
  build({ steps: [{ id: 'm', day: 1, files }], refs: { main: 'm' } });

describe('a partial clone', () => {
  const partial = async (filter: string, ...more: readonly string[]) => {
    const origin = await build({
      steps: [
        { id: 'm', day: 1, files: { [P]: state('one'), [SPEC]: 'v1\n' } },
        { id: 'f', day: 2, parents: ['m'], files: { [P]: state('mine') } },
      ],
      refs: { main: 'm', feature: 'f' },
    });
    await git(origin.dir, 'config', 'uploadpack.allowFilter', 'true');
    const dir = await folder();
    await run('git', ['clone', '-q', `--filter=${filter}`, ...more, `file://${origin.dir}`, dir]);
    // Whoever tries to fetch now fails.
    await rename(origin.dir, `${origin.dir}-gone`);
    return { dir, id: origin.id };
  };

  it('of no blobs: nothing is fetched, what is missing reads as not fetched, one process more', async () => {
    const { dir } = await partial('blob:none', '--bare');
    const result = await survey(dir);
    expect(found(result)).toEqual([`main: ${P} [main]`, `feature: ${P} [feature]`]);
    const [main] = result.holdings;
    expect(main?.snapshot.text(P)).toEqual({ ok: false, why: 'not-fetched' });
    expect(main?.snapshot.history(SPEC)).toMatchObject([{ at: iso(1), text: null }]);
    expect(main?.snapshot.lastChange(['specs/1-a'])).toMatchObject({ at: iso(1) });
    expect(result.scanned).toMatchObject({ blobsRead: 0, gitProcesses: 5 });
  });

  it('what a checkout fetched is there, the rest is not', async () => {
    const { dir } = await partial('blob:none');
    const result = await survey(dir);
    const texts = result.holdings.map(({ owner, snapshot }) => [owner, snapshot.text(P).ok]);
    expect(texts).toEqual([
      ['main', true],
      ['origin/feature', false],
    ]);
  });

  it('of no trees: that cannot be surveyed, and the error says what to do', async () => {
    const { dir, id } = await partial('tree:0');
    await expect(survey(dir)).rejects.toThrow(/--filter=tree:0/);
    await expect(survey(dir)).rejects.toThrow(UserError);
    const disk = await snapshotOf(dir, { kind: 'worktree' });
    expect(disk.text(P).ok).toBe(true);
    const commit = await snapshotOf(dir, { kind: 'commit', revision: id('m') });
    expect(commit.text(P).ok).toBe(true);
  });
});

describe('what stands where a file should', () => {
  it('S27 a submodule where state could be is told of', async () => {
    const commit = 'ab'.repeat(20);
    const { dir } = await single({ 'specs/1-a': { submodule: commit }, 'vendor/x': { submodule: commit } });
    const snapshot = await snapshotOf(dir);
    expect(snapshot.text(P)).toEqual({ ok: false, why: 'submodule' });
    expect(snapshot.entry(P)).toBeNull();
    expect(snapshot.entry('specs/1-a')).toEqual({ path: 'specs/1-a', mode: '160000', blob: commit });
    expect(snapshot.text('specs/1-a')).toEqual({ ok: false, why: 'submodule' });
    expect(snapshot.list('specs/1-a')).toEqual([]);
  });

  it('S27 an older submodule of a branch that lags behind is superseded like a file', async () => {
    const at = (byte: string) => ({ 'specs/1-a': { submodule: byte.repeat(20) } });
    const steps: Step[] = [
      { id: 'm1', day: 1, files: at('ab') },
      { id: 'm2', day: 2, parents: ['m1'], files: at('cd') },
      { id: 'lag', day: 3, parents: ['m1'], files: { 'a.ts': '1' } },
      { id: 'own', day: 3, parents: ['m1'], files: at('ef') },
    ];
    const { dir } = await build({ steps, refs: { main: 'm2', lag: 'lag', own: 'own' } });
    const owners = (await survey(dir)).holdings.map(({ owner }) => owner);
    expect(owners).toEqual(['main', 'own']);
  });

  it('H10 H11 a link is not followed, nor is one on the way, and a folder is no file', async () => {
    const { dir } = await single({
      [P]: { link: '../other.md' },
      'specs/other.md': state('x'),
      'specs/linked': { link: '1-a' },
      'specs/2-b/.pipeline-state.md/inside.md': 'x',
    });
    const snapshot = await snapshotOf(dir);
    expect(snapshot.text(P)).toEqual({ ok: false, why: 'link' });
    expect(snapshot.entry(P)?.mode).toBe('120000');
    expect(snapshot.text('specs/linked/feature.spec.md')).toEqual({ ok: false, why: 'link' });
    expect(snapshot.entry('specs/linked/feature.spec.md')).toBeNull();
    expect(snapshot.text('specs/2-b/.pipeline-state.md')).toEqual({ ok: false, why: 'directory' });
    expect(snapshot.text('specs')).toEqual({ ok: false, why: 'directory' });
    expect(snapshot.text('specs/other.md/below')).toEqual({ ok: false, why: 'absent' });
    expect(found(await survey(dir))).toEqual([
      `main: ${P} [main]`,
      'main: specs/2-b/.pipeline-state.md [main]',
    ]);
  });

  it('H09 paths that leave the repository are nowhere', async () => {
    const { dir } = await single({ [P]: state('x') });
    const snapshot = await snapshotOf(dir);
    for (const path of [
      '../x',
      '/etc/passwd',
      'specs/../README',
      './specs',
      'specs//1-a',
      'a\0b',
      'specs/1-a/',
    ]) {
      expect(snapshot.entry(path)).toBeNull();
      expect(snapshot.text(path)).toEqual({ ok: false, why: 'absent' });
    }
  });

  it('S24 S26 a large file is passed over, a pointer is told', async () => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n';
    const { dir } = await single({
      'a/.pipeline-state.md': 'x'.repeat(SIZE_CAP + 1),
      'b/.pipeline-state.md': `# Pipeline run ${'x'.repeat(SIZE_CAP - 15)}`,
      'c/.pipeline-state.md': pointer,
      'd/.pipeline-state.md': Buffer.from([0x23, 0xff, 0x0a]),
      'e/.pipeline-state.md': Buffer.from('#\0'),
    });
    const result = await survey(dir);
    const [{ snapshot } = { snapshot: null }] = result.holdings;
    const whys = ['a', 'b', 'c', 'd', 'e'].map((name) => {
      const reading = snapshot?.text(`${name}/.pipeline-state.md`);
      return reading?.ok ? reading.text.length : reading?.why;
    });
    expect(whys).toEqual(['too-large', SIZE_CAP, 'lfs-pointer', 'not-utf8', 'binary']);
    expect(result.scanned.blobsRead).toBe(4);
  });

  it('lists folders in byte order, with blobs and modes', async () => {
    const { dir } = await single({ [P]: state('x'), 'a/b': '1', 'a-b': '2', a0: '3', 'a/B': '4', ä: '5' });
    const snapshot = await snapshotOf(dir);
    expect(snapshot.list('').map(({ path }) => path)).toEqual(['a', 'a-b', 'a0', 'specs', 'ä']);
    expect(snapshot.list('a/').map(({ path, mode }) => [path, mode])).toEqual([
      ['a/B', '100644'],
      ['a/b', '100644'],
    ]);
    expect(snapshot.entry('a')?.mode).toBe('040000');
    expect(snapshot.entry('')?.mode).toBe('040000');
    expect(snapshot.list('a0')).toEqual([]);
    expect(snapshot.entry('a/b')?.blob).toBe(await git(dir, 'rev-parse', 'main:a/b'));
    expect(snapshot.text('a/b')).toEqual({ ok: false, why: 'not-fetched' });
  });

  it('file names that are not UTF-8 break nothing', async () => {
    const { dir } = await single({ [P]: state('x') });
    const blob = await git(dir, 'rev-parse', `main:${P}`);
    const tree = await git(dir, 'rev-parse', 'main^{tree}');
    const line = (kind: string, id: string, name: Buffer) =>
      Buffer.concat([Buffer.from(`${kind} ${id}\t`), name, Buffer.from('\0')]);
    const odd = Buffer.from([0x62, 0xff, 0xfe]);
    const entries = [
      line('100644 blob', blob, odd),
      line('040000 tree', tree, Buffer.from([0x63, 0xff])),
      line('040000 tree', await git(dir, 'rev-parse', 'main:specs'), Buffer.from('specs')),
    ];
    const root = await run('git', ['-C', dir, 'mktree', '-z'], Buffer.concat(entries));
    await git(dir, 'update-ref', 'refs/heads/main', await git(dir, 'commit-tree', root, '-m', 'odd'));
    expect(found(await survey(dir))).toEqual([
      'main: c\ufffd/specs/1-a/.pipeline-state.md [main]',
      `main: ${P} [main]`,
    ]);
  });
});

describe('names and ids', () => {
  it('G01 branches are data: quotes, shell, dashes, emoji, 244 bytes', async () => {
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
    const paths = [':(glob)**', '-x', '--all', 'a\nb', ' ', 'ü', '"q"', '*'];
    const files = Object.fromEntries(paths.flatMap((path) => [[`${path}/.pipeline-state.md`, state(path)]]));
    const steps: Step[] = [
      { id: 'm', day: 1, files },
      { id: 'n', day: 2, parents: ['m'], files: { '*/x': '1', ':(glob)**/x': '1' } },
    ];
    const { dir } = await build({ steps, refs: { main: 'n' } });
    const snapshot = await snapshotOf(dir);
    for (const path of paths) {
      const at = path === '*' || path.startsWith(':') ? iso(2) : iso(1);
      expect(snapshot.lastChange([path]), path).toMatchObject({ at });
      expect(snapshot.text(`${path}/.pipeline-state.md`).ok).toBe(true);
    }
  });

  it('a repository of SHA-256 works like any other', async () => {
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

  it('a working clone, its subfolders and linked working trees are the same repository', async () => {
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

describe('one commit', () => {
  const steps: Step[] = [
    { id: 'm', day: 1, files: { [P]: state('m'), [SPEC]: 'v1\n' } },
    { id: 'n', day: 2, parents: ['m'], files: { [SPEC]: 'v2\n' } },
    { id: 'f', day: 3, parents: ['m'], files: { [P]: state('f') } },
  ];

  it('all its workflows, owned by nobody, with the history behind it', async () => {
    const { dir, id } = await build({ steps, refs: { main: 'n', f: 'f' } });
    for (const revision of [id('f'), 'f', id('f').slice(0, 12), 'refs/heads/f']) {
      const result = await survey(dir, { kind: 'commit', revision });
      expect(found(result)).toEqual([`null: ${P} []`]);
      const snapshot = result.holdings[0]?.snapshot;
      expect(snapshot?.commit).toBe(id('f'));
      expect(snapshot?.lastChange(['specs/1-a'])).toEqual({ commit: id('f'), at: iso(3) });
      expect(snapshot?.history(SPEC)).toMatchObject([{ commit: id('m'), text: 'v1\n' }]);
      expect(result.defaultBranch).toBe('main');
    }
  });

  it('what is no commit is the user’s mistake', async () => {
    const { dir } = await build({ steps, refs: { main: 'n' } });
    const blob = await git(dir, 'rev-parse', `main:${P}`);
    for (const revision of ['nope', 'ab'.repeat(20), '', '-x', 'main\nmain', 'a b', blob, `main:${P}`])
      await expect(survey(dir, { kind: 'commit', revision })).rejects.toThrow(/There is no commit/);
  });

  it('resolve and mergeBase answer, or say that they cannot; each is one process', async () => {
    const built = await build({ steps, refs: { main: 'n', f: 'f' } });
    const edge = await localEdge(built.dir, { env });
    expect(await edge.resolve('main')).toBe(built.id('n'));
    expect(await edge.resolve('main~1')).toBe(built.id('m'));
    for (const nothing of ['nope', '--all', '', 'ab'.repeat(20), `main:${P}`, 'a\0b'])
      expect(await edge.resolve(nothing)).toBeNull();
    expect(await edge.mergeBase('main', built.id('f'))).toBe(built.id('m'));
    expect(await edge.mergeBase('main', '--all')).toBeNull();
    expect(edge.gitProcesses).toBe(1 + 2 + 5 + 2);
    const dir = await folder();
    const url = `file://${built.dir}`;
    await run('git', ['clone', '-q', '--depth=1', '--no-single-branch', url, dir]);
    const shallow = await localEdge(dir, { env });
    expect(await shallow.mergeBase('main', 'origin/f')).toBeNull();
    expect(await shallow.resolve(built.id('m'))).toBeNull();
  });
});
