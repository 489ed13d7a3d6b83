// Partial clones, and what stands where a file should: submodules, links, folders, pointers, large files.
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localEdge } from '../../src/local/repository-source.ts';
import { UserError } from '../../src/model/errors.ts';
import { SIZE_CAP } from '../../src/model/file-content.ts';
import type { Target } from '../../src/model/repository-source.ts';
import { atNight } from '../exhaustive.ts';
import { toy } from './asker.ts';
import { type Built, build, env, folder, found, git, iso, run, type Step, state } from './repository.ts';

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
  await rename(origin.dir, join(await folder(), 'gone'));
  return { dir, id: origin.id };
};

describe('a partial clone', () => {
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

  atNight('what a checkout fetched is there, the rest is not', async () => {
    const { dir } = await partial('blob:none');
    const result = await survey(dir);
    const texts = result.holdings.map(({ owner, snapshot }) => [owner, snapshot.text(P).ok]);
    expect(texts).toEqual([
      ['main', true],
      ['origin/feature', false],
    ]);
  });

  atNight('of no trees: that cannot be surveyed, and the error says what to do', async () => {
    const { dir, id } = await partial('tree:0');
    await expect(survey(dir)).rejects.toThrow(/--filter=tree:0/);
    await expect(survey(dir)).rejects.toThrow(UserError);
    const disk = await snapshotOf(dir, { kind: 'worktree' });
    expect(disk.text(P).ok).toBe(true);
    const commit = await snapshotOf(dir, { kind: 'commit', revision: id('m') });
    expect(commit.text(P).ok).toBe(true);
  });
});

/** A submodule where a workflow could be. */
const at = (byte: string) => ({ 'specs/1-a': { submodule: byte.repeat(20) } });

const line = (kind: string, id: string, name: Buffer) =>
  Buffer.concat([Buffer.from(`${kind} ${id}\t`), name, Buffer.from('\0')]);

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

  atNight('S27 an older submodule of a branch that lags behind is superseded like a file', async () => {
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

  atNight('H10 H11 a link is not followed, nor is one on the way, and a folder is no file', async () => {
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

  atNight('H09 paths that leave the repository are nowhere', async () => {
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

  atNight('S24 S26 a large file is passed over, a pointer is told', async () => {
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

  atNight('lists folders in byte order, with blobs and modes', async () => {
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

  atNight('file names that are not UTF-8 break nothing', async () => {
    const { dir } = await single({ [P]: state('x') });
    const blob = await git(dir, 'rev-parse', `main:${P}`);
    const tree = await git(dir, 'rev-parse', 'main^{tree}');
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
