// Shallow clones: what lies behind the end of history is never guessed, and what is uncertain is said.
import { describe, expect, it } from 'vitest';
import { type LocalOptions, localEdge } from '../../src/local/repository-source.ts';
import { atNight } from '../exhaustive.ts';
import { toy } from './asker.ts';
import { FIRST, next, P, SPEC, snapshotOf } from './first.ts';
import { build, env, folder, iso, run, type Step, state } from './repository.ts';

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

  atNight('what is there is told: a change that is newer than the end of history', async () => {
    const snapshot = await snapshotOf(await shallow(2));
    expect(snapshot.lastChange(['specs/1-a'])).toBe('unavailable');
    const deeper = await snapshotOf(await shallow(3));
    expect(deeper.lastChange(['specs/1-a'])).toMatchObject({ at: iso(5) });
    expect(deeper.history(SPEC)).toMatchObject([{ at: iso(1), text: 'v1\n' }]);
  });

  atNight('what differs from the default branch is owned, with a note', async () => {
    expect(await lagging(steps, 1)).toEqual([
      ['main', []],
      ['origin/lag', [expect.stringContaining('History is shallow')]],
    ]);
  });

  atNight('without a note where its past is told by somebody else', async () => {
    const told = await lagging(steps, 1, {}, { pastElsewhere: true });
    expect(told).toEqual([
      ['main', []],
      ['origin/lag', []],
    ]);
  });

  atNight('also what still stands in the part of its history that is there', async () => {
    const roots: Step[] = [
      { id: 'r', day: 0, files: { x: 'x' } },
      { id: 'root', day: 0, parents: ['r'] },
    ];
    const rooted = steps.map((one) => (one.id === 'first' ? { ...one, parents: ['root'] } : one));
    expect(await lagging([...roots, ...rooted], 3)).toHaveLength(2);
  });

  atNight('where only other branches are cut off, nothing is uncertain', async () => {
    const deep = Array.from({ length: 6 }, (_, n): Step => {
      const parents = n === 0 ? [] : [`d${n - 1}`];
      return { id: `d${n}`, day: n, parents, files: { x: `${n}` } };
    });
    expect(await lagging([...steps, ...deep], 4, { deep: 'd5' })).toEqual([['main', []]]);
  });
});

/** The owners and their notes in a shallow clone, where a branch lags behind the default one. */
async function lagging(
  steps: readonly Step[],
  depth: number,
  refs: Record<string, string> = {},
  more: Partial<LocalOptions> = {},
) {
  const all = [...steps, next('f', 7, { 'src/a.ts': '1' })];
  const origin = await build({ steps: all, refs: { main: 'third', lag: 'f', ...refs } });
  const dir = await folder();
  const url = `file://${origin.dir}`;
  await run('git', ['clone', '-q', '--no-single-branch', `--depth=${depth}`, url, dir]);
  const edge = await localEdge(dir, { env, ...more });
  const { shallow, holdings } = await edge.survey({ kind: 'branches', names: 'all' }, toy);
  expect(shallow).toBe(true);
  return holdings.flatMap(({ owner, sites }) => sites.map(({ notes }) => [owner, notes]));
}

describe('T01 of a shallow clone', () => {
  it('the end of history is no date to choose an owner by', async () => {
    const q = { 'specs/2-b/.pipeline-state.md': state('q') };
    const steps = [FIRST, next('a', 5, q), next('z', 9, q)];
    const origin = await build({ steps, refs: { main: 'first', alpha: 'a', zeta: 'z' } });
    const dir = await folder();
    await run('git', ['clone', '-q', '--no-single-branch', '--depth=1', `file://${origin.dir}`, dir]);
    const edge = await localEdge(dir, { env });
    const { holdings } = await edge.survey({ kind: 'branches', names: 'all' }, toy);
    expect(holdings.map(({ owner }) => owner)).toEqual(['main', 'origin/alpha']);
  });
});
