// What commits inherit: newest touches, first parents, what stood together, each beside a slow reading.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { History } from '../../../src/local/git/history.ts';
import { LruCache } from '../../../src/local/git/lru-cache.ts';
import { runs } from '../../exhaustive.ts';
import { graphOf, histories, type ModelCommit, order, PATHS, reach, touched } from '../histories.ts';

const RUNS = { numRuns: runs(1_000) };
const [A, B] = PATHS;
const DAY = 86_400;

const movesOf = (commits: readonly ModelCommit[], tip: number, paths: readonly string[]) =>
  [...reach(commits, tip)].filter((place) => paths.some((path) => touched(commits, place, path)));

const newestOf = (commits: readonly ModelCommit[], places: readonly number[]) =>
  Math.max(0, ...places.map((place) => commits[place]?.day ?? 0));

/** What the first touch says that is found walking back. */
function contentAt(commits: readonly ModelCommit[], from: number, path: string): string | null {
  const place = order(commits, from).find((one) => touched(commits, one, path));
  return place === undefined ? null : (commits[place]?.contents[path] ?? null);
}

const blobs = fc.constantFrom('v1', 'v2', null);
const pathSets = fc.constantFrom([A], [B], [A, B], ['specs/1-a'], ['specs'], ['']);
const filesBelow = (paths: readonly string[]) =>
  PATHS.filter((path) => paths.some((one) => one === '' || path === one || path.startsWith(`${one}/`)));

/** Commits in one line or in forks, each of the days given. */
const model = (rows: readonly [parents: readonly number[], day: number, a: string | null, b?: string][]) =>
  rows.map(
    ([parents, day, a, b = null], n): ModelCommit => ({
      id: `c${n}`,
      parents,
      day,
      contents: { [A]: a, [B]: b },
      bot: false,
    }),
  );

describe('the newest touch', () => {
  it('G04 is the newest by committer’s time among all ancestors, from every tip', () => {
    fc.assert(
      fc.property(histories(12), pathSets, (commits, paths) => {
        const history = new History(graphOf(commits), []);
        commits.forEach(({ id }, tip) => {
          const moves = movesOf(commits, tip, filesBelow(paths));
          expect(history.touchedAt(id, paths)).toBe(newestOf(commits, moves) * DAY);
        });
      }),
      RUNS,
    );
  });

  it('stands on the line of first parents or came in by a merge', () => {
    fc.assert(
      fc.property(histories(12), pathSets, (commits, paths) => {
        const history = new History(graphOf(commits), []);
        commits.forEach(({ id }, tip) => {
          const moves = movesOf(commits, tip, filesBelow(paths));
          const last = moves.filter((place) => commits[place]?.day === newestOf(commits, moves));
          const line = [tip];
          for (const place of line) line.push(...(commits[place]?.parents.slice(0, 1) ?? []));
          expect(history.firstParentHas(id, paths)).toBe(last.some((place) => line.includes(place)));
        });
      }),
      RUNS,
    );
  });

  it('a merge brings another branch’s change in, and an edit after it is the tip’s own', () => {
    const commits = model([
      [[], 1, 'v1'],
      [[0], 2, 'v2'],
      [[0], 3, 'v1'],
      [[2, 1], 4, 'v2'],
      [[3], 5, 'v3'],
    ]);
    const history = new History(graphOf(commits), []);
    expect(commits.map(({ id }) => history.firstParentHas(id, [A]))).toEqual([true, true, true, false, true]);
    expect(history.touchedAt('c3', [A])).toBe(2 * DAY);
    expect(history.touchedAt('elsewhere', [A])).toBe(0);
    expect(history.firstParentHas('c4', [B])).toBe(false);
    expect(history.firstParentHas('elsewhere', [A])).toBe(false);
  });

  it('T01 a commit where a shallow clone ends counts as none', () => {
    const commits = model([
      [[], 1, 'v1'],
      [[0], 2, 'v1'],
      [[0], 3, 'v2'],
    ]);
    const history = new History(graphOf(commits), ['c0']);
    expect(commits.map(({ id }) => history.touchedAt(id, [A]))).toEqual([0, 0, 3 * DAY]);
    expect(commits.map(({ id }) => history.firstParentHas(id, [A]))).toEqual([false, false, true]);
  });
});

describe('what stood together', () => {
  it('is told by commits that touched a path, the others as found walking back', () => {
    let yes = 0;
    fc.assert(
      fc.property(histories(12), blobs, blobs, (commits, a, b) => {
        const history = new History(graphOf(commits), []);
        const wanted = [
          { path: A, blob: a },
          { path: B, blob: b },
        ];
        commits.forEach(({ id }, tip) => {
          const expected = movesOf(commits, tip, PATHS).some((place) =>
            wanted.every(({ path, blob }) => contentAt(commits, place, path) === blob),
          );
          yes += Number(expected);
          expect(history.stoodTogether(id, wanted)).toBe(expected);
        });
      }),
      RUNS,
    );
    expect(yes).toBeGreaterThan(RUNS.numRuns / 2);
  });

  it('is what really stood where nothing was merged', () => {
    const lines = histories(12).filter((commits) => commits.every(({ parents }) => parents.length < 2));
    fc.assert(
      fc.property(lines, blobs, blobs, (commits, a, b) => {
        const history = new History(graphOf(commits), []);
        const wanted = [
          { path: A, blob: a },
          { path: B, blob: b },
        ];
        const places = movesOf(commits, commits.length - 1, PATHS);
        const stood = places.some((place) => {
          const contents = commits[place]?.contents;
          return contents?.[A] === a && contents[B] === b;
        });
        expect(history.stoodTogether(`c${commits.length - 1}`, wanted)).toBe(stood);
      }),
      { numRuns: runs(300) },
    );
  });

  it('of one path is the same as that it stood', () => {
    fc.assert(
      fc.property(histories(12), fc.constantFrom('v1', 'v2', 'v3'), (commits, blob) => {
        const history = new History(graphOf(commits), []);
        for (const { id } of commits)
          expect(history.stoodTogether(id, [{ path: A, blob }])).toBe(history.stood(id, A, blob));
      }),
      RUNS,
    );
  });

  it('tells two files that stood at different times from two that stood at once', () => {
    const commits = model([
      [[], 1, 'v1', 'v1'],
      [[0], 2, 'v2', 'v1'],
      [[1], 3, 'v2', 'v2'],
      [[2], 4, null, 'v2'],
    ]);
    const history = new History(graphOf(commits), []);
    const ask = (tip: string, a: string | null, b: string | null) =>
      history.stoodTogether(tip, [
        { path: A, blob: a },
        { path: B, blob: b },
      ]);
    expect(ask('c3', 'v1', 'v2')).toBe(false);
    expect(ask('c3', 'v2', 'v1')).toBe(true);
    expect(ask('c0', 'v2', 'v1')).toBe(false);
    expect(ask('c3', null, 'v2')).toBe(true);
    expect(ask('c2', null, 'v2')).toBe(false);
    expect(ask('elsewhere', 'v1', 'v1')).toBe(false);
    const elsewhere = { path: 'specs/3-c/.pipeline-state.md', blob: null };
    expect(history.stoodTogether('c3', [{ path: A, blob: 'v1' }, elsewhere])).toBe(true);
    expect(history.stoodTogether('c3', [elsewhere])).toBe(false);
    expect(history.stoodTogether('c3', [])).toBe(false);
  });
});

describe('what is remembered', () => {
  it('G04 is only the last few answers, made anew where one was forgotten', () => {
    const recent = new LruCache<number, { readonly of: number }>(2);
    const made: number[] = [];
    const ask = (of: number) =>
      recent.get(of, () => {
        made.push(of);
        return { of };
      });
    const first = ask(1);
    expect([ask(1), ask(2), ask(1)]).toEqual([first, { of: 2 }, first]);
    expect([ask(3), ask(1), ask(2)]).toEqual([{ of: 3 }, { of: 1 }, { of: 2 }]);
    expect(made).toEqual([1, 2, 3, 2]);
    expect(recent.size).toBe(2);
  });

  it('answers are the same for more tips than are remembered, in any order', () => {
    const commits = model(Array.from({ length: 30 }, (_, n) => [n === 0 ? [] : [n - 1], n + 1, `v${n}`]));
    const history = new History(graphOf(commits), []);
    for (const turn of [commits, commits.toReversed(), commits])
      for (const { id, day } of turn) {
        expect(history.versions(id, A)).toHaveLength(day);
        expect(history.lastChange(id, [A])).toMatchObject({ commit: id });
        expect(history.stood(id, A, `v${day}`)).toBe(false);
        expect(history.touchedAt(id, [A])).toBe(day * DAY);
      }
  });
});
