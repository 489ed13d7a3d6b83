// What is on disk: ignored, untracked and unsaved state alike, without following or entering anything.
import { chmod, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type LocalOptions, localEdge } from '../../../src/local/repository-source.ts';
import { UserError } from '../../../src/model/errors.ts';
import { SIZE_CAP } from '../../../src/model/file-content.ts';
import { atNight } from '../../exhaustive.ts';
import { toy } from '../asker.ts';
import { build, env, folder, found, git, iso, put, run, type Step, state } from '../repository.ts';
import { unprivileged } from '../unprivileged.ts';

const P = 'specs/1-a/.pipeline-state.md';
const SPEC = 'specs/1-a/feature.spec.md';
const STEPS: readonly Step[] = [
  { id: 'm', day: 1, files: { [P]: state('m'), [SPEC]: 'v1\n' } },
  { id: 'n', day: 5, parents: ['m'], files: { [SPEC]: 'v2\n' } },
];

async function survey(dir: string, options: Partial<LocalOptions> = {}) {
  const edge = await localEdge(dir, { env, ...options });
  return edge.survey({ kind: 'worktree' }, toy);
}

async function snapshotOf(dir: string, options: Partial<LocalOptions> = {}) {
  const snapshot = (await survey(dir, options)).holdings[0]?.snapshot;
  if (!snapshot) throw new Error('found nothing');
  return snapshot;
}

const checkedOut = () => build({ steps: STEPS, refs: { main: 'n' }, checkout: 'main' });

describe('a working tree', () => {
  it('is what is on disk, owned by the current branch, with the history of HEAD', async () => {
    const { dir, id } = await checkedOut();
    await put(dir, P, state('unsaved'));
    const result = await survey(dir);
    expect(found(result)).toEqual([`main: ${P} [main]`]);
    expect(result.defaultBranch).toBe('main');
    const snapshot = await snapshotOf(dir);
    expect(snapshot.commit).toBeNull();
    expect(snapshot.text(P)).toEqual({ ok: true, text: state('unsaved') });
    expect(snapshot.lastChange(['specs/1-a'])).toEqual({ commit: id('n'), at: iso(5), subject: 'n' });
    expect(snapshot.history(SPEC)).toMatchObject([{ text: 'v2\n' }, { text: 'v1\n' }]);
    expect(snapshot.lastChange(['elsewhere'])).toBe('unavailable');
  });

  atNight('ignored and untracked state files are found', async () => {
    const { dir } = await checkedOut();
    await put(dir, '.gitignore', 'specs/2-b/\n');
    await put(dir, 'specs/2-b/.pipeline-state.md', state('ignored'));
    await put(dir, 'specs/3-c/.workflow/index.md', '# Feature Index');
    expect(found(await survey(dir))).toEqual([
      `main: ${P} [main]`,
      'main: specs/2-b/.pipeline-state.md [main]',
      'main: specs/3-c/.workflow/index.md [main]',
    ]);
  });

  atNight('an empty folder of a workflow is where one began, which git would not have kept', async () => {
    const { dir } = await checkedOut();
    await mkdir(join(dir, 'specs/4-d/.workflow'), { recursive: true });
    await mkdir(join(dir, 'specs/fixtures/.workflow'), { recursive: true });
    expect(found(await survey(dir))).toEqual([
      `main: ${P} [main]`,
      'main: specs/4-d/.workflow/index.md [main]',
    ]);
  });

  atNight('a file that was read has the id that git gives it, one that was not has none', async () => {
    const { dir } = await checkedOut();
    await put(dir, 'other', 'x');
    const snapshot = await snapshotOf(dir);
    expect(snapshot.entry(P)?.blob).toBe(await git(dir, 'rev-parse', `HEAD:${P}`));
    expect(snapshot.entry('other')).toEqual({ path: 'other', mode: '100644', blob: null });
    expect(snapshot.text('other')).toEqual({ ok: false, why: 'not-fetched' });
    expect(snapshot.text('nowhere')).toEqual({ ok: false, why: 'absent' });
  });

  it('empty folders are no entries, since no commit has them; lists are in byte order', async () => {
    const { dir } = await checkedOut();
    await mkdir(join(dir, 'specs/1-a/empty/still'), { recursive: true });
    await put(dir, 'specs/1-a/full/file');
    await mkdir(join(dir, 'specs/1-a/full/empty'));
    await put(dir, 'specs/1-a/Z');
    await chmod(join(dir, 'specs/1-a/Z'), 0o755);
    const snapshot = await snapshotOf(dir);
    for (const path of ['specs/1-a/empty', 'specs/1-a/empty/still', 'specs/1-a/full/empty'])
      expect([snapshot.entry(path), snapshot.text(path)]).toEqual([null, { ok: false, why: 'absent' }]);
    expect(snapshot.entry('specs/1-a/full')).toMatchObject({ mode: '040000' });
    const listed = snapshot.list('specs/1-a/').map(({ path, mode }) => `${mode} ${path.slice(10)}`);
    expect(listed).toEqual([
      '100644 .pipeline-state.md',
      '100755 Z',
      '100644 feature.spec.md',
      '040000 full',
    ]);
    expect(snapshot.list('')).toMatchObject([{ path: 'specs', mode: '040000' }]);
    expect(snapshot.entry('')).toMatchObject({ mode: '040000' });
  });

  atNight('H10 links are entries and never followed, not even to folders or in circles', async () => {
    const { dir } = await checkedOut();
    await symlink('/etc', join(dir, 'specs/etc'));
    await symlink('..', join(dir, 'specs/1-a/up'));
    await symlink('round', join(dir, 'specs/1-a/loop'));
    await symlink('loop', join(dir, 'specs/1-a/round'));
    await mkdir(join(dir, 'specs/2-b'));
    await symlink('../1-a/.pipeline-state.md', join(dir, 'specs/2-b/.pipeline-state.md'));
    const snapshot = await snapshotOf(dir);
    expect(snapshot.entry('specs/etc')).toEqual({ path: 'specs/etc', mode: '120000', blob: null });
    expect(snapshot.text('specs/etc/passwd')).toEqual({ ok: false, why: 'link' });
    expect(snapshot.entry('specs/etc/passwd')).toBeNull();
    expect(snapshot.text('specs/2-b/.pipeline-state.md')).toEqual({ ok: false, why: 'link' });
    expect(snapshot.list('specs/1-a/up')).toEqual([]);
    for (const path of ['up/1-a/.pipeline-state.md', 'loop', 'round/spec.md'])
      expect(snapshot.text(`specs/1-a/${path}`)).toEqual({ ok: false, why: 'link' });
  });

  atNight('S27 other repositories are not entered, nor are .git and node_modules', async () => {
    const { dir } = await checkedOut();
    await git(dir, 'init', '-q', 'specs/2-b');
    await put(dir, 'specs/2-b/.pipeline-state.md', state('other'));
    await put(dir, 'node_modules/x/.pipeline-state.md', state('x'));
    await put(dir, '.git/.pipeline-state.md', state('x'));
    await put(dir, 'fixtures/.pipeline-state.md', state('x'));
    const snapshot = await snapshotOf(dir);
    expect(snapshot.entry('specs/2-b')?.mode).toBe('160000');
    expect(snapshot.text('specs/2-b/.pipeline-state.md')).toEqual({ ok: false, why: 'submodule' });
    expect(snapshot.entry('.git/config')).toBeNull();
    expect(snapshot.text('.git/config')).toEqual({ ok: false, why: 'absent' });
    const paths = found(await survey(dir)).map((row) => row.split(' ')[1]);
    expect(paths).toEqual([P, 'specs/2-b/.pipeline-state.md']);
  });

  atNight('S27 a submodule that is no feature is a library, and is suspected of nothing', async () => {
    const { dir } = await checkedOut();
    await git(dir, 'init', '-q', 'specs/openapi');
    await put(dir, 'specs/openapi/.pipeline-state.md', state('other'));
    expect(found(await survey(dir))).toEqual([`main: ${P} [main]`]);
  });

  atNight('S24 a large file is named and not read', async () => {
    const { dir } = await checkedOut();
    await put(dir, P, 'x'.repeat(SIZE_CAP + 1));
    const result = await survey(dir);
    const size = SIZE_CAP + 1;
    expect(result.holdings[0]?.snapshot.text(P)).toEqual({ ok: false, why: 'too-large', size });
    expect(result.scanned.blobsRead).toBe(2);
  });

  atNight('H05 a spec that was moved is found by its bytes', async () => {
    const { dir } = await checkedOut();
    await git(dir, 'mv', SPEC, 'moved.md');
    await put(dir, 'same-size.md', 'v9\n');
    await put(dir, 'older.md', 'v1\n');
    const snapshot = await snapshotOf(dir);
    const history = snapshot.history(SPEC);
    const blobs = history === 'unavailable' ? [] : history.map(({ blob }) => blob ?? '');
    expect(blobs.map((blob) => snapshot.pathsOf(blob))).toEqual([['moved.md'], ['older.md']]);
  });

  atNight('H11 a pipe or socket where a state file should be is told of, and never opened', async () => {
    const { dir } = await checkedOut();
    const [path, other] = ['specs/1-a/pipeline-state.md', 'specs/1-a/feature.spec.md'];
    await rm(join(dir, other));
    for (const pipe of [path, other]) await run('mkfifo', [join(dir, pipe)]);
    expect(found(await survey(dir))).toEqual([`main: ${P} [main]`, `main: ${path} [main]`]);
    const snapshot = await snapshotOf(dir);
    // Whoever opened one would wait for a writer for ever; of what a step made it is nothing.
    for (const pipe of [path, other]) {
      expect(snapshot.text(pipe)).toEqual({ ok: false, why: 'special' });
      expect(snapshot.entry(pipe)).toBeNull();
    }
    expect(snapshot.list('specs/1-a').map((entry) => entry.path)).toEqual([P]);
  });

  atNight('a folder that may not be read is told of', async () => {
    const { dir } = await checkedOut();
    await mkdir(join(dir, 'closed'), { mode: 0 });
    const told: string[] = [];
    await unprivileged(dir, () => survey(dir, { warn: (message) => told.push(message) }));
    expect(told).toEqual(['The folder "closed" cannot be read (EACCES); passed over.']);
  });

  atNight('nor is a file that may not be read called absent', async () => {
    const { dir } = await checkedOut();
    await chmod(join(dir, P), 0);
    const snapshot = await unprivileged(dir, () => snapshotOf(dir));
    expect(snapshot.text(P)).toEqual({ ok: false, why: 'forbidden' });
  });
});

describe('where HEAD is', () => {
  it('detached: nobody owns what is on disk, and its history is there', async () => {
    const { dir, id } = await checkedOut();
    await git(dir, 'checkout', '-q', '--detach', id('m'));
    expect(found(await survey(dir))).toEqual([`null: ${P} []`]);
    expect((await snapshotOf(dir)).lastChange(['specs/1-a'])).toMatchObject({ at: iso(1) });
  });

  atNight('G08 nowhere yet: the unborn branch owns, and history is empty', async () => {
    const dir = await folder();
    await git(dir, 'init', '-q', '-b', 'trunk');
    await put(dir, P, state('x'));
    const result = await survey(dir);
    expect(found(result)).toEqual([`trunk: ${P} [trunk]`]);
    expect(result.defaultBranch).toBeNull();
    expect(result.holdings[0]?.snapshot.lastChange(['specs/1-a'])).toBeNull();
    expect(result.holdings[0]?.snapshot.history(SPEC)).toEqual([]);
  });

  atNight('T01 in a shallow clone the age is uncertain, and a note says so', async () => {
    const { dir: origin } = await checkedOut();
    const dir = await folder();
    await run('git', ['clone', '-q', '--depth=1', `file://${origin}`, dir]);
    const result = await survey(dir);
    expect(result.shallow).toBe(true);
    expect(result.holdings[0]?.snapshot.lastChange(['specs/1-a'])).toBe('unavailable');
    expect(result.holdings[0]?.sites[0]?.notes).toEqual([expect.stringContaining('History is shallow')]);
  });

  atNight('a branch that is ahead of its shallow end tells its own change', async () => {
    const { dir: origin } = await checkedOut();
    const dir = await folder();
    await run('git', ['clone', '-q', '--depth=1', `file://${origin}`, dir]);
    await put(dir, P, state('new'));
    await git(dir, 'commit', '-q', '-a', '-m', 'new', '--date=2030-01-01');
    // Committed on the first day, so nothing after the cut is newer: it cannot be told which came last.
    expect((await snapshotOf(dir)).lastChange(['specs/1-a'])).toMatchObject({ at: iso(0) });
  });
});

describe('without a repository', () => {
  it('what is on disk is found all the same, with one process and no history', async () => {
    const dir = await folder();
    await put(dir, P, state('x'));
    await put(dir, SPEC, 'v1\n');
    const result = await survey(dir);
    expect(found(result)).toEqual([`null: ${P} []`]);
    expect(result.scanned).toEqual({
      commits: 1,
      stateFiles: 1,
      stateSets: 1,
      blobsRead: 2,
      gitProcesses: 1,
    });
    const snapshot = result.holdings[0]?.snapshot;
    expect(snapshot?.lastChange(['specs/1-a'])).toBe('unavailable');
    expect(snapshot?.history(SPEC)).toBe('unavailable');
    expect(snapshot?.text(SPEC)).toEqual({ ok: true, text: 'v1\n' });
  });

  atNight('branches and commits need one', async () => {
    const edge = await localEdge(await folder(), { env });
    expect(edge.kind).toBe('none');
    for (const target of [
      { kind: 'branches', names: 'all' },
      { kind: 'commit', revision: 'x' },
    ] as const)
      await expect(edge.survey(target, toy)).rejects.toThrow(/is no git repository/);
    expect(await edge.resolve('HEAD')).toBeNull();
    expect(await edge.mergeBase('a', 'b')).toBeNull();
  });

  it('a folder that is not there, or a file, is the user’s mistake', async () => {
    const dir = await folder();
    await put(dir, 'file', 'x');
    await expect(localEdge(join(dir, 'nope'), { env })).rejects.toThrow(/There is no folder ".*nope"/);
    await expect(localEdge(join(dir, 'file'), { env })).rejects.toThrow(UserError);
  });
});
