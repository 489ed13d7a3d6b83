// Where trackers lie: by their names, in the homes of a project, and not in archives or other tools' folders.
import { expect, test } from 'vitest';
import { trackerPlaces } from '../../../src/formkit/tracker/places.ts';

const places = trackerPlaces('tool', {
  kinds: { 'sprint.yaml': 'sprint', 'plan.yaml': 'planning' },
  homes: ['docs/sprints', 'docs', '.tool'],
  passed: /^archive$/i,
  hidden: '.tool',
});

test('a workflow a tracker, called after its package', () => {
  const paths = [
    'docs/sprints/sprint.yaml',
    'shop/docs/plan.yaml',
    'shop/.tool/sprint.yaml',
    'x/sprint.yaml',
  ];
  expect(places.sites(paths).map(({ feature, root, path }) => [feature, root, path])).toEqual([
    ['sprint', '', paths[0]],
    ['shop-planning', 'shop', paths[1]],
    ['shop-sprint', 'shop', paths[2]],
    ['sprint', '', paths[3]],
  ]);
});

test.each(['docs/Archive/sprint.yaml', '.other/sprint.yaml', 'docs/toString', 'docs/sprint.yml'])(
  'none: %s',
  (path) => {
    expect(places.matches(path)).toBe(false);
    expect(places.sites([path])).toEqual([]);
  },
);
