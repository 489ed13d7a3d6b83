// Laws of history and ownership: fast answers equal slow ones, in memory and against git's own commands.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { History } from '../../../src/local/git/history.ts';
import type { Tip } from '../../../src/local/git/refs.ts';
import { CommitWalk } from '../../../src/local/git/rev-walk.ts';
import { localEdge } from '../../../src/local/repository-source.ts';
import { ownerOf } from '../../../src/local/survey/branches.ts';
import type { SiteVersion } from '../../../src/local/survey/distinct-versions.ts';
import { atNight, runs } from '../../exhaustive.ts';
import { toy } from '../asker.ts';
import {
  graphOf,
  histories,
  type ModelCommit,
  order,
  PATHS,
  reach,
  slowOwner,
  touched,
} from '../histories.ts';
import { build, env, git, iso, run, state } from '../repository.ts';

const counts = ({ parents, bot }: ModelCommit) => parents.length < 2 && !bot;

const RUNS = { numRuns: runs(1_000) };

describe('history equals its slow reading', () => {
  it('walks in git’s order, twice the same', () => {
    fc.assert(
      fc.property(histories(14), fc.nat(), (commits, from) => {
        const tip = from % commits.length;
        const walk = new CommitWalk(graphOf(commits), tip);
        expect(walk[Symbol.iterator]().next().value).toBe(tip);
        expect([...walk]).toEqual(order(commits, tip));
        expect([...walk]).toEqual(order(commits, tip));
      }),
      RUNS,
    );
  });

  it('versions, changes and what ever stood', () => {
    fc.assert(
      fc.property(histories(12), fc.nat(), fc.constantFrom(...PATHS), (commits, from, path) => {
        const tip = from % commits.length;
        const id = commits[tip]?.id ?? '';
        const history = new History(graphOf(commits), []);
        const walked = order(commits, tip);
        const versions = walked.filter((place) => touched(commits, place, path));
        expect(history.versions(id, path)).toMatchObject(
          versions.map((place) => ({ commit: `c${place}`, blob: commits[place]?.contents[path] ?? null })),
        );
        const change = versions.map((place) => commits[place]).find((commit) => commit && counts(commit));
        const folder = path.slice(0, path.lastIndexOf('/'));
        const expected = change ? expect.objectContaining({ commit: change.id }) : null;
        expect(history.lastChange(id, [folder])).toEqual(expected);
        for (const blob of ['v1', 'v2', 'v3'])
          expect(history.stood(id, path, blob)).toBe(
            [...reach(commits, tip)].some((place) => commits[place]?.contents[path] === blob),
          );
      }),
      RUNS,
    );
  });

  it('T01 behind a cut nothing is claimed that could be otherwise', () => {
    fc.assert(
      fc.property(histories(10), fc.nat(), fc.nat(), (commits, from, cutAt) => {
        const tip = from % commits.length;
        const cut = cutAt % commits.length;
        const [path] = PATHS;
        const whole = new History(graphOf(commits), []);
        const clone = commits.map((commit, n) => (n === cut ? { ...commit, parents: [] } : commit));
        const told = new History(graphOf(clone), [`c${cut}`]).lastChange(`c${tip}`, [path]);
        if (told !== 'unavailable') expect(told).toEqual(whole.lastChange(`c${tip}`, [path]));
        else expect(reach(commits, tip).has(cut)).toBe(true);
      }),
      RUNS,
    );
  });

  it('who owns what', () => {
    const names = ['main', 'a', 'b', 'c'];
    fc.assert(
      fc.property(
        histories(12),
        fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
        fc.boolean(),
        (commits, places, withMain) => {
          const used = withMain ? names : names.slice(1);
          const tips = Object.fromEntries(used.map((name, n) => [name, (places[n] ?? 0) % commits.length]));
          for (const path of PATHS) {
            for (const blob of new Set(
              Object.values(tips).flatMap((tip) => commits[tip]?.contents[path] ?? []),
            )) {
              const owner = fastOwner(commits, tips, path, blob);
              expect(owner).toBe(slowOwner(commits, tips, withMain ? 'main' : null, path, blob));
            }
          }
        },
      ),
      RUNS,
    );
  });
});

/** The owner as the edge tells it, branches at one commit being one tip. */
function fastOwner(
  commits: readonly ModelCommit[],
  branches: Readonly<Record<string, number>>,
  path: string,
  blob: string,
): string | null {
  const tips = Object.values(branches).map((place): Tip => {
    const names = Object.keys(branches).filter((name) => branches[name] === place);
    return { commit: `c${place}`, names: names.sort() };
  });
  const distinct = tips.filter((tip, n) => tips.findIndex(({ commit }) => commit === tip.commit) === n);
  const holding = distinct.filter(({ commit }) => commits[Number(commit.slice(1))]?.contents[path] === blob);
  const site = { format: 'x', path, files: [path], rivals: [], feature: 'x' };
  const files = [{ path, source: path, blob, mode: '100644' as const }];
  const version: SiteVersion = { files, groups: [{ site, tips: holding }] };
  const main = distinct.find(({ names }) => names.includes('main')) ?? null;
  const owner = ownerOf(version, { main, history: new History(graphOf(commits), []), shallow: false });
  return owner === main && main ? 'main' : (owner?.names[0] ?? null);
}

describe('a survey equals what git’s own commands say', () => {
  atNight('who owns what, and when it last moved', async () => {
    const drawn = fc.asyncProperty(
      histories(10),
      fc.array(fc.nat(), { minLength: 3, maxLength: 3 }),
      async (commits, places) => {
        const steps = commits.map(({ id, parents, day, contents, bot }) => ({
          id,
          day,
          parents: parents.map((parent) => `c${parent}`),
          files: Object.fromEntries(
            Object.entries(contents).map(([path, text]) => [path, text === null ? null : state(text)]),
          ),
          author: bot ? 'bot <bot@example.invalid>' : 'Ada <ada@example.invalid>',
        }));
        const refs: Record<string, string> = { main: `c${commits.length - 1}` };
        for (const [n, place] of places.entries()) refs[`b${n}`] = `c${place % commits.length}`;
        const { dir } = await build({ steps, refs });
        const edge = await localEdge(dir, { env });
        const { holdings } = await edge.survey({ kind: 'branches', names: 'all' }, toy);
        const rows = holdings.flatMap(({ owner, snapshot, sites }) =>
          sites.map(({ site, branches }) => ({ owner, snapshot, path: site.path, branches })),
        );
        const tips = Object.fromEntries(
          Object.entries(refs).map(([name, id]) => [name, Number(id.slice(1))]),
        );
        const expected: string[] = [];
        for (const path of PATHS) {
          const blobs = new Set(Object.values(tips).flatMap((tip) => commits[tip]?.contents[path] ?? []));
          for (const blob of blobs) {
            const owner = slowOwner(commits, tips, 'main', path, blob);
            const held = Object.keys(tips).filter(
              (name) => commits[tips[name] ?? 0]?.contents[path] === blob,
            );
            if (owner !== null) expected.push(`${owner} ${path} ${held.sort().join(' ')}`);
          }
        }
        const got = rows.map(({ owner, path, branches }) => `${owner} ${path} ${branches.join(' ')}`);
        expect(got.sort()).toEqual(expected.sort());
        for (const { owner, path, snapshot } of rows) {
          const folder = path.slice(0, path.lastIndexOf('/'));
          const log = [
            'log',
            '-1',
            '--full-history',
            '--no-merges',
            '--format=%H',
            owner ?? '',
            '--',
            folder,
          ];
          const change = snapshot.lastChange([folder]);
          expect(change === null || change === 'unavailable' ? '' : change.commit).toBe(
            await git(dir, ...log),
          );
        }
      },
    );
    await fc.assert(drawn, { numRuns: 25 });
  });

  it('two paths in one long random history, with bots', async () => {
    const [commits] = fc.sample(histories(60), { numRuns: 1, seed: 7 });
    expect(commits?.length).toBeGreaterThan(0);
    const all = commits ?? [];
    const steps = all.map(({ id, parents, day, bot }, n) => ({
      id,
      day: day + n,
      parents: parents.map((parent) => `c${parent}`),
      files: { [PATHS[0]]: state(`${n % 5}`), [PATHS[1]]: state(`${n % 3}`) },
      author: bot ? 'bot <bot@example.invalid>' : 'Ada <ada@example.invalid>',
    }));
    const { dir } = await build({ steps, refs: { main: `c${all.length - 1}` } });
    const edge = await localEdge(dir, { env, bots: ['bot'] });
    const { holdings } = await edge.survey({ kind: 'branches', names: 'all' }, toy);
    const log = [
      'log',
      '-1',
      '--full-history',
      '--no-merges',
      '--author=^Ada',
      '--format=%H %ct %s',
      'main',
      '--',
    ];
    for (const path of PATHS) {
      const [commit, seconds, subject] = (await git(dir, ...log, path)).split(' ');
      const at = new Date(Number(seconds) * 1_000).toISOString().replace('.000Z', 'Z');
      expect(holdings[0]?.snapshot.lastChange([path.slice(0, 9)])).toEqual({ commit, at, subject });
    }
    expect(iso(0)).toBe('2026-01-01T00:00:00Z');
    expect(await run('git', ['-C', dir, 'rev-list', '--count', 'main'])).not.toBe('1');
  });
});
