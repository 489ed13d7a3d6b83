// Which paths are a workflow's: its own, and the trackers that list it.
import { expect, test } from 'vitest';
import { differingOf, isListedIn, isOwn, type Recovery } from '../../src/model/recovery.ts';

const LIST = 'tracks.md';

/** As much of a workflow as tells its paths. */
function workflow(name: string, trackers: readonly string[] = [LIST]): Recovery {
  const files = [`state/${name}.md`];
  return { site: { files }, state: { folders: [`tracks/${name}`], trackers } } as unknown as Recovery;
}

test.each([
  ['state/a.md', true],
  ['tracks/a', true],
  ['tracks/a/plan.md', true],
  ['tracks/ab/plan.md', false],
  [LIST, false],
])('%s is its own: %s', (path, own) => {
  expect(isOwn(path, workflow('a'))).toBe(own);
});

test('a tracker is what the state names as one', () => {
  expect([isListedIn(LIST, workflow('a')), isListedIn(LIST, workflow('a', []))]).toEqual([true, false]);
  expect(isListedIn(LIST, { state: null })).toBe(false);
});

test.each([
  ['a tracker alone is of each that it lists', [LIST], [[LIST], [LIST], []]],
  ['with files of one it is of that one', [LIST, 'state/a.md'], [[LIST, 'state/a.md'], [], []]],
  ['with files of one that it does not list', [LIST, 'tracks/c/x.md'], [[LIST], [LIST], ['tracks/c/x.md']]],
  ['another file is of none', ['README.md'], [[], [], []]],
])('%s', (_, paths, shares) => {
  const all = [workflow('a'), workflow('b'), workflow('c', [])];
  const differing = differingOf(all, paths);
  expect(all.map((one) => differing.get(one))).toEqual(shares);
});
