// What a path held before: versions, their texts, and where their bytes went.
import { describe, expect, it } from 'vitest';
import type { FactRequirements } from '../../../src/model/repository-source.ts';
import type { Snapshot } from '../../../src/model/snapshot.ts';
import { atNight } from '../../exhaustive.ts';
import { toy } from '../asker.ts';
import { FIRST, next, SPEC, snapshotOf } from '../first.ts';
import { build, git, iso, type Step } from '../repository.ts';

/** The versions of a path: when, and what it said. */
function texts(snapshot: Snapshot, path: string) {
  const history = snapshot.history(path);
  return history === 'unavailable' ? history : history.map(({ at, text }) => [at, text]);
}

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

  atNight('what only a merge holds is a version too', async () => {
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

  atNight('a version that is a link has no text', async () => {
    const steps = [FIRST, next('link', 3, { [SPEC]: { link: 'elsewhere' } })];
    const { dir } = await build({ steps, refs: { main: 'link' } });
    expect(texts(await snapshotOf(dir), SPEC)).toEqual([
      [iso(3), null],
      [iso(1), 'v1\n'],
    ]);
  });

  atNight('texts are read of the newest 200 versions', async () => {
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

  atNight('what history teaches may be asked for: one more log, and never a third', async () => {
    const curious: FactRequirements = {
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

  atNight('H05 pathsOf finds where a blob went', async () => {
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
