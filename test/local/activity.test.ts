// When a workflow last moved and what its spec was before, told by history that nobody can forge cheaply.
import { describe, expect, it } from 'vitest';
import { type LocalOptions, localEdge } from '../../src/local/edge.ts';
import type { Asker } from '../../src/model/edge.ts';
import type { Snapshot } from '../../src/model/snapshot.ts';
import { toy } from './asker.ts';
import { build, env, folder, git, iso, run, type Step, state } from './repository.ts';

const P = 'specs/1-a/.pipeline-state.md';
const SPEC = 'specs/1-a/feature.spec.md';

const FIRST: Step = {
  id: 'first',
  day: 1,
  files: { [P]: state('one'), [SPEC]: 'v1\n', 'README.md': 'x' },
};
const next = (id: string, day: number, files: Step['files'], more: Partial<Step> = {}): Step => ({
  id,
  day,
  parents: ['first'],
  files: files ?? {},
  ...more,
});

async function snapshotOf(dir: string, options: Partial<LocalOptions> = {}, asker = toy): Promise<Snapshot> {
  const edge = await localEdge(dir, { env, ...options });
  const { holdings } = await edge.survey({ kind: 'branches', names: 'all' }, asker);
  const snapshot = holdings[0]?.snapshot;
  if (!snapshot) throw new Error('found nothing');
  return snapshot;
}

async function activity(steps: readonly Step[], options: Partial<LocalOptions> = {}) {
  const { dir, ids } = await build({ steps, refs: { main: steps.at(-1)?.id ?? '' } });
  const change = (await snapshotOf(dir, options)).lastChange(['specs/1-a']);
  if (change === null || change === 'unavailable') return change;
  const step = [...ids].find(([, id]) => id === change.commit)?.[0];
  return `${step} ${change.at}`;
}

const moved = next('moved', 5, { 'specs/1-a/tasks.md': 't' });
const later = (id: string, files: Step['files'], more: Partial<Step> = {}) =>
  next(id, 9, files, { parents: ['moved'], ...more });
/** A commit by an author, and one with a message. */
const bot = (author: string) => later('bot', { [P]: state('bot') }, { author });
const own = (message: string) => later('own', { [P]: state('own') }, { message });

describe('lastChange', () => {
  it('is the newest commit that changed anything in the folder', async () => {
    expect(await activity([FIRST, moved])).toBe(`moved ${iso(5)}`);
  });

  it('a commit elsewhere is no change, nor is one in a folder whose name begins alike', async () => {
    const elsewhere = later('elsewhere', { 'specs/1-ab/x.md': 'x', 'README.md': 'y' });
    expect(await activity([FIRST, moved, elsewhere])).toBe(`moved ${iso(5)}`);
  });

  it('the removal of a file is a change', async () => {
    expect(await activity([FIRST, moved, later('gone', { [SPEC]: null })])).toBe(`gone ${iso(9)}`);
  });

  it('an edit of the spec is a change', async () => {
    expect(await activity([FIRST, moved, later('spec', { [SPEC]: 'v2\n' })])).toBe(`spec ${iso(9)}`);
  });

  it('T04 a named bot’s commit does not count, by name, address or login, in any case', async () => {
    const bots = ['dependabot[bot]', 'CI@example.invalid'];
    const login = '49699333+dependabot[bot]@users.noreply.github.com';
    for (const author of [`Dependabot[bot] <x@y>`, 'x <ci@example.invalid>', `x <${login}>`])
      expect(await activity([FIRST, moved, bot(author)], { bots })).toBe(`moved ${iso(5)}`);
    expect(await activity([FIRST, moved, bot('Eve <eve@example.invalid>')], { bots })).toBe(`bot ${iso(9)}`);
    expect(await activity([FIRST, moved, bot(`x <${login}>`)])).toBe(`bot ${iso(9)}`);
  });

  it('T04 a merge does not count, not even one that changes the folder itself', async () => {
    const side = next('side', 6, { 'src/a.ts': '1' });
    const merge = later('merge', { [P]: state('evil') }, { parents: ['moved', 'side'] });
    expect(await activity([FIRST, moved, side, merge])).toBe(`moved ${iso(5)}`);
  });

  it('T05 our own commits do not count: the trailer in the last paragraph, with any value', async () => {
    for (const value of ['migrate', 'a\n b', ''])
      expect(await activity([FIRST, moved, own(`title\n\nbody\n\nRekindle-Action: ${value}\n`)])).toBe(
        `moved ${iso(5)}`,
      );
    expect(await activity([FIRST, moved, own('Rekindle-Action: in the title')])).toBe(`own ${iso(9)}`);
    expect(await activity([FIRST, moved, own('t\n\nsays Rekindle-Action: x\n')])).toBe(`own ${iso(9)}`);
  });

  it('T06 the author’s date is not believed, neither a late nor an early one', async () => {
    const forged = later('forged', { [P]: state('f') }, { authored: 400 });
    expect(await activity([FIRST, moved, forged])).toBe(`forged ${iso(9)}`);
    const old = later('old', { [P]: state('f') }, { authored: -400 });
    expect(await activity([FIRST, moved, old])).toBe(`old ${iso(9)}`);
  });

  it('a message with line breaks, NUL-like text and odd authors breaks nothing', async () => {
    const message = 'a\n\n:100644 100644 abc def M\n\u0001\n\nCo-authored-by: x <y>\n';
    const odd = later('odd', { [P]: state('o') }, { message, author: ': <:100644>' });
    expect(await activity([FIRST, moved, odd])).toBe(`odd ${iso(9)}`);
  });

  it('is not to be had for what nobody asked for, and null where nothing counts', async () => {
    const { dir } = await build({ steps: [FIRST], refs: { main: 'first' } });
    const snapshot = await snapshotOf(dir, { bots: ['Ada'] });
    expect(snapshot.lastChange(['README.md'])).toBe('unavailable');
    expect(snapshot.lastChange(['specs/1-a/', 'README.md'])).toBe('unavailable');
    expect(snapshot.lastChange(['specs/1-a/'])).toBeNull();
  });

  it('a branch sees its own history, not that of others', async () => {
    const steps = [FIRST, next('a', 5, { [P]: state('a') }), next('b', 8, { [P]: state('b') })];
    const { dir } = await build({ steps, refs: { main: 'first', a: 'a', b: 'b' } });
    const edge = await localEdge(dir, { env });
    const { holdings } = await edge.survey({ kind: 'branches', names: 'all' }, toy);
    const changes = holdings.map(({ owner, snapshot }) => {
      const change = snapshot.lastChange(['specs/1-a']);
      return [owner, change === 'unavailable' ? change : change?.at];
    });
    expect(changes).toEqual([
      ['main', iso(1)],
      ['a', iso(5)],
      ['b', iso(8)],
    ]);
  });
});

describe('T01 a shallow clone', () => {
  const steps = [
    FIRST,
    next('second', 5, { [P]: state('two') }),
    next('third', 9, { 'README.md': 'y' }, { parents: ['second'] }),
  ];
  const shallow = async (depth: number) => {
    const origin = await build({ steps, refs: { main: 'third' } });
    const dir = await folder();
    const url = `file://${origin.dir}`;
    await run('git', ['clone', '-q', '--no-single-branch', `--depth=${depth}`, url, dir]);
    return dir;
  };

  it('the date of the commit where history ends is never taken for a change', async () => {
    const snapshot = await snapshotOf(await shallow(1));
    expect(snapshot.lastChange(['specs/1-a'])).toBe('unavailable');
    expect(snapshot.history(SPEC)).toBe('unavailable');
  });

  it('what is there is told: a change that is newer than the end of history', async () => {
    const snapshot = await snapshotOf(await shallow(2));
    expect(snapshot.lastChange(['specs/1-a'])).toBe('unavailable');
    const deeper = await snapshotOf(await shallow(3));
    expect(deeper.lastChange(['specs/1-a'])).toMatchObject({ at: iso(5) });
    expect(deeper.history(SPEC)).toMatchObject([{ at: iso(1), text: 'v1\n' }]);
  });

  it('what differs from the default branch is owned, with a note', async () => {
    const more = [...steps, next('f', 7, { 'src/a.ts': '1' })];
    const origin = await build({ steps: more, refs: { main: 'third', lag: 'f' } });
    const dir = await folder();
    await run('git', ['clone', '-q', '--no-single-branch', '--depth=1', `file://${origin.dir}`, dir]);
    const edge = await localEdge(dir, { env });
    const survey = await edge.survey({ kind: 'branches', names: 'all' }, toy);
    expect(survey.shallow).toBe(true);
    const rows = survey.holdings.flatMap(({ owner, sites }) => sites.map(({ notes }) => [owner, notes]));
    expect(rows).toEqual([
      ['main', []],
      ['origin/lag', [expect.stringContaining('History is shallow')]],
    ]);
  });
});

const texts = (snapshot: Snapshot, path: string) => {
  const history = snapshot.history(path);
  return history === 'unavailable' ? history : history.map(({ at, text }) => [at, text]);
};

describe('history', () => {
  it('gives every version of a path, the newest first, with its text', async () => {
    const steps = [
      FIRST,
      next('v2', 3, { [SPEC]: 'v2\n' }),
      next('gone', 4, { [SPEC]: null }, { parents: ['v2'] }),
      next('v3', 5, { [SPEC]: 'v3\n' }, { parents: ['gone'] }),
    ];
    const { dir, id } = await build({ steps, refs: { main: 'v3' } });
    const snapshot = await snapshotOf(dir);
    expect(texts(snapshot, SPEC)).toEqual([
      [iso(5), 'v3\n'],
      [iso(4), null],
      [iso(3), 'v2\n'],
      [iso(1), 'v1\n'],
    ]);
    const [newest] = snapshot.history(SPEC);
    expect(newest).toMatchObject({ commit: id('v3'), blob: await git(dir, 'rev-parse', `main:${SPEC}`) });
    expect(snapshot.history('README.md')).toBe('unavailable');
  });

  it('what only a merge holds is a version too', async () => {
    const steps = [
      FIRST,
      next('a', 3, { [SPEC]: 'a\n' }),
      next('b', 4, { [SPEC]: 'b\n' }),
      next('m', 5, { [SPEC]: 'evil\n' }, { parents: ['a', 'b'] }),
      next('clean', 6, {}, { parents: ['m', 'b'] }),
    ];
    const { dir } = await build({ steps, refs: { main: 'clean' } });
    expect(texts(await snapshotOf(dir), SPEC)).toEqual([
      [iso(5), 'evil\n'],
      [iso(4), 'b\n'],
      [iso(3), 'a\n'],
      [iso(1), 'v1\n'],
    ]);
  });

  it('a version that is a link has no text', async () => {
    const steps = [FIRST, next('link', 3, { [SPEC]: { link: 'elsewhere' } })];
    const { dir } = await build({ steps, refs: { main: 'link' } });
    expect(texts(await snapshotOf(dir), SPEC)).toEqual([
      [iso(3), null],
      [iso(1), 'v1\n'],
    ]);
  });

  it('texts are read of the newest 200 versions', async () => {
    const many = Array.from({ length: 205 }, (_, n): Step => {
      const parent = n === 0 ? 'first' : `s${n - 1}`;
      return { id: `s${n}`, day: 2 + n, parents: [parent], files: { [SPEC]: `s${n}\n` } };
    });
    const { dir } = await build({ steps: [FIRST, ...many], refs: { main: 's204' } });
    const history = (await snapshotOf(dir)).history(SPEC);
    expect(history).toHaveLength(206);
    const read = history === 'unavailable' ? [] : history.map(({ text }) => text !== null);
    expect(read.lastIndexOf(true)).toBe(199);
    expect(read.indexOf(false)).toBe(200);
  });

  it('what history teaches may be asked for: one more log, and never a third', async () => {
    const curious: Asker = {
      ...toy,
      needs(site, snapshot) {
        const asked = toy.needs(site, snapshot);
        if (snapshot.history(SPEC) === 'unavailable') return asked;
        const more = [...asked, { path: 'README.md', what: 'history' as const }];
        if (snapshot.history('README.md') === 'unavailable') return more;
        return [...more, { path: 'LICENSE', what: 'history' as const }];
      },
    };
    const { dir } = await build({ steps: [FIRST], refs: { main: 'first' } });
    const snapshot = await snapshotOf(dir, {}, curious);
    expect(texts(snapshot, 'README.md')).toEqual([[iso(1), 'x']]);
    expect(snapshot.history('LICENSE')).toBe('unavailable');
    expect(texts(snapshot, SPEC)).toEqual([[iso(1), 'v1\n']]);
  });

  it('H05 pathsOf finds where a blob went', async () => {
    const steps = [FIRST, next('mv', 3, { [SPEC]: null, 'a/b/new.md': 'v1\n', 'c.md': 'v1\n' })];
    const { dir } = await build({ steps, refs: { main: 'mv' } });
    const snapshot = await snapshotOf(dir);
    const history = snapshot.history(SPEC);
    const blob = history === 'unavailable' ? null : history[1]?.blob;
    expect(snapshot.pathsOf(blob ?? '')).toEqual(['a/b/new.md', 'c.md']);
    expect(snapshot.pathsOf('00'.repeat(20))).toEqual([]);
    expect(snapshot.pathsOf('no id')).toEqual([]);
  });
});
