// Few paths for git, and answers about many: what is asked for too widely is not told of.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Git } from '../../../src/local/git/git.ts';
import { readLog } from '../../../src/local/git/log.ts';
import { covers, isWithin, parentOf, pathspecsFor } from '../../../src/local/git/pathspecs.ts';
import { localEdge } from '../../../src/local/repository-source.ts';
import { runs } from '../../exhaustive.ts';
import { toy } from '../asker.ts';
import { build, env, iso, type Step, state } from '../repository.ts';

const segment = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'a.b', 'a-b', 'ä');
const path = fc.array(segment, { minLength: 3, maxLength: 5 }).map((names) => names.join('/'));

describe('paths for git', () => {
  it('G04 are at most 64, cover all that was asked, and none covers another', () => {
    let collapsed = 0;
    fc.assert(
      fc.property(fc.array(path, { minLength: 1, maxLength: 300, size: 'max' }), (paths) => {
        const specs = pathspecsFor(paths);
        expect(specs.length).toBeLessThanOrEqual(64);
        if (specs.length === 0) return;
        const all = new Set(specs);
        for (const one of paths) expect(isWithin(all, one)).toBe(true);
        for (const one of specs) expect(isWithin(all, parentOf(one) ?? '')).toBe(false);
        for (const one of specs) expect(paths.some((asked) => covers(one, asked))).toBe(true);
        if (specs.some((one) => !paths.includes(one))) collapsed += 1;
      }),
      { numRuns: runs(1_000) },
    );
    expect(collapsed).toBeGreaterThan(runs(1_000) / 4);
  });

  it('are what was asked where that is few, without what another covers', () => {
    const few = Array.from({ length: 64 }, (_, n) => `specs/${n}/x.md`);
    expect(pathspecsFor(few)).toEqual(few);
    expect(pathspecsFor(['a', 'a/b', 'a.b', 'a/b/c'])).toEqual(['a', 'a.b']);
    expect(pathspecsFor(['a', ''])).toEqual([]);
    expect(pathspecsFor([...few, 'specs'])).toEqual(['specs']);
  });

  it('give way to their folders from the deepest up, the fullest folder first', () => {
    const deep = Array.from({ length: 60 }, (_, n) => `a/b/c/${n}.md`);
    const rest = Array.from({ length: 10 }, (_, n) => `a/x/y/${n}.md`);
    expect(pathspecsFor([...deep, ...rest])).toEqual([...rest, 'a/b/c']);
    const many = Array.from({ length: 300 }, (_, n) => `specs/${n}/x.md`);
    expect(pathspecsFor([...many, 'README.md'])).toEqual(['README.md', 'specs']);
    expect(pathspecsFor(Array.from({ length: 65 }, (_, n) => `${n}.md`))).toEqual([]);
  });

  it('a path is within itself, its folders and the root, and not in a name that begins alike', () => {
    fc.assert(
      fc.property(fc.array(path, { maxLength: 4 }), path, (folders, one) => {
        const within = folders.some((folder) => covers(folder, one));
        expect(isWithin(new Set(folders), one)).toBe(within);
      }),
    );
    expect(isWithin(new Set(['']), 'a/b')).toBe(true);
    expect(isWithin(new Set(['a']), 'a.b/c')).toBe(false);
  });
});

describe('a repository with 300 workflows', () => {
  const COUNT = 300;
  const stateOf = (n: number) => `specs/${n}-w/.pipeline-state.md`;
  const specOf = (n: number) => `specs/${n}-w/feature.spec.md`;
  const numbers = Array.from({ length: COUNT }, (_, n) => n);

  it('G04 answers of each as if git had been asked for each, and of nothing else', async () => {
    const first: Step = {
      id: 'm0',
      day: 1,
      files: {
        ...Object.fromEntries(numbers.flatMap((n) => [[stateOf(n), state(`${n}`)] as const])),
        ...Object.fromEntries(numbers.map((n) => [specOf(n), 'v1\n'] as const)),
        'specs/notes.md': 'x',
      },
    };
    // Each tenth workflow moves on a day of its own; between them, files beside the workflows do.
    const moved = numbers.filter((n) => n % 10 === 0);
    const later = moved.map((n, turn): Step => {
      const files = { [specOf(n)]: 'v2\n', 'specs/notes.md': `${n}`, 'README.md': `${n}` };
      return { id: `m${turn + 1}`, day: 2 + turn, parents: [`m${turn}`], files };
    });
    const branch: Step = { id: 'b', day: 50, parents: ['m1'], files: { [stateOf(7)]: state('branch') } };
    const old: Step = { id: 'o', day: 60, parents: ['m1'], files: { 'README.md': 'old' } };
    const refs = { main: `m${moved.length}`, b: 'b', o: 'o' };
    const { dir, id } = await build({ steps: [first, ...later, branch, old], refs });
    const log = (paths: readonly string[]) => readLog(new Git(dir, env), [id('b')], paths, new Set());
    const all = [...(await log(numbers.map(specOf))).touches.values()].flat();
    const parts = [];
    for (let from = 0; from < COUNT; from += 60)
      parts.push(...(await log(numbers.slice(from, from + 60).map(specOf))).touches.values());
    const inOrder = (list: typeof all) => list.map((touch) => JSON.stringify(touch)).sort();
    expect(inOrder(all)).toEqual(inOrder(parts.flat()));
    expect(all).toHaveLength(COUNT + 1);
    const survey = await (await localEdge(dir, { env })).survey({ kind: 'branches', names: 'all' }, toy);
    expect(survey.scanned.gitProcesses).toBe(4);
    const owned = survey.holdings.map(({ owner, sites }) => [owner, sites.length]);
    expect(owned).toEqual([
      ['main', COUNT],
      ['b', 1],
    ]);
    const [main, other] = survey.holdings;
    for (const n of numbers) {
      const turn = moved.indexOf(n) + 1;
      const change = { commit: id(`m${turn}`), at: iso(1 + turn), subject: `m${turn}` };
      expect(main?.snapshot.lastChange([`specs/${n}-w`])).toEqual(change);
      expect(main?.snapshot.history(specOf(n))).toMatchObject([
        ...(turn > 0 ? [{ ...change, text: 'v2\n' }] : []),
        { commit: id('m0'), text: 'v1\n' },
      ]);
    }
    expect(other?.snapshot.lastChange(['specs/7-w'])).toEqual({ commit: id('b'), at: iso(50), subject: 'b' });
    expect(main?.snapshot.lastChange(['specs'])).toBe('unavailable');
    expect(main?.snapshot.history('specs/notes.md')).toBe('unavailable');
  });
});
