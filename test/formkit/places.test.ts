// Where states lie: one workflow a folder, a file or a package, and what is none of the tool's.
import { expect, test } from 'vitest';
import { packagePlaces, placesOf } from '../../src/formkit/state-locations.ts';

test('places: one workflow a package, at the newer place, at the older one, or by its marks alone', () => {
  const places = packagePlaces('tool', 'main', {
    state: '.tool/list.json',
    older: 'list.json',
    marks: ['.tool/prd.md'],
  });
  const at = (...paths: readonly string[]) =>
    places.sites(paths).map(({ path, files, spare }) => ({ path, files, spare }));
  expect(at('.tool/list.json', 'list.json', 'a/list.json', 'b/.tool/prd.md')).toEqual([
    { path: '.tool/list.json', files: ['.tool/list.json', 'list.json'], spare: ['list.json'] },
    { path: 'a/list.json', files: ['a/list.json'], spare: undefined },
    { path: 'b/.tool/list.json', files: ['b/.tool/prd.md'], spare: undefined },
  ]);
  expect([places.rootOf('a/.tool/list.json'), places.rootOf('a/other.json')]).toEqual(['a', null]);
});

test('places: without a name a workflow is called after its package; other places have names', () => {
  const places = placesOf('tool', {
    state: '.plan/STATE.md',
    also: ['.plan/streams/{feature}/STATE.md'],
    beside: ['MAP.md'],
    unnamed: 'plan',
  });
  const paths = [
    '.plan/STATE.md',
    '.plan/MAP.md',
    'shop/.plan/MAP.md',
    '.plan/streams/ui/STATE.md',
    'MAP.md',
  ];
  expect(places.sites(paths).map(({ feature, path, root }) => [feature, path, root])).toEqual([
    ['plan', '.plan/STATE.md', ''],
    ['shop', 'shop/.plan/STATE.md', 'shop'],
    ['ui', '.plan/streams/ui/STATE.md', ''],
  ]);
  expect(places.matches('MAP.md')).toBe(false);
});

test("places: a folder above, or a name that is no feature, makes a path none of the tool's", () => {
  const places = placesOf('tool', {
    state: 'specs/{feature}/tasks.md',
    beside: ['spec.md'],
    passed: [/^draft/],
    outside: /(?:^|\/)(?:old|\.(?!tool\/)[^/]*)\//,
  });
  const paths = ['specs/a/spec.md', '.tool/specs/b/tasks.md', 'old/specs/c/tasks.md', '.x/specs/d/spec.md'];
  expect(places.sites(paths).map(({ path }) => path)).toEqual(['specs/a/tasks.md', '.tool/specs/b/tasks.md']);
  expect([...paths, 'specs/draft-1/spec.md'].filter(places.matches)).toEqual(paths.slice(0, 2));
});
