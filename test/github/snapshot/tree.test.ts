// Names of a commit: in one request, folder by folder where they are too many, and not at all beyond that.
import { expect, test } from 'vitest';
import { listTree } from '../../../src/github/snapshot/tree.ts';
import { atNight } from '../../exhaustive.ts';
import { intercepted } from '../intercepted.ts';
import { byHand } from '../odd-answers.ts';

intercepted();

const ROOT = '/repos/harbour/tides/git/trees';
const file = (path: string, mode = '100644') => ({ path, mode, type: 'blob', sha: `b-${path}`, size: 3 });
const folder = (path: string) => ({ path, mode: '040000', type: 'tree', sha: `t-${path}` });

test('one request, and modes as git has them', async () => {
  const tree = [
    file('a'),
    file('b', '100755'),
    file('c', '120000'),
    file('old', '100664'),
    { path: 'm', mode: '160000', type: 'commit', sha: 'c-m' },
    folder('d'),
    file('d/e'),
  ];
  const { ground, asked } = byHand(() => ({ sha: 'x', truncated: false, tree }));
  expect(await listTree('c0', ground)).toEqual([
    { path: 'a', mode: '100644', id: 'b-a', size: 3 },
    { path: 'b', mode: '100755', id: 'b-b', size: 3 },
    { path: 'c', mode: '120000', id: 'b-c', size: 3 },
    { path: 'old', mode: '100644', id: 'b-old', size: 3 },
    { path: 'm', mode: '160000', id: 'c-m', size: null },
    { path: 'd', mode: '040000', id: 't-d', size: null },
    { path: 'd/e', mode: '100644', id: 'b-d/e', size: 3 },
  ]);
  expect(asked).toEqual([`GET ${ROOT}/c0?recursive=1`]);
});

atNight(
  'what does not fit into one answer is read folder by folder, nothing twice or not at all',
  async () => {
    const answers: Readonly<Record<string, object>> = {
      '/c0?recursive=1': { truncated: true, tree: [file('a')] },
      '/c0': { truncated: false, tree: [file('a'), folder('big'), folder('d')] },
      '/t-big?recursive=1': { truncated: true, tree: [] },
      '/t-big': { truncated: false, tree: [folder('x'), file('y')] },
      '/t-x?recursive=1': { truncated: false, tree: [folder('deep'), file('deep/z')] },
      '/t-d?recursive=1': { truncated: false, tree: [file('e')] },
    };
    const { ground, asked } = byHand((what) => answers[what.replace(`GET ${ROOT}`, '')]);
    const listed = await listTree('c0', ground);
    const paths = ['a', 'big', 'big/x', 'big/x/deep', 'big/x/deep/z', 'big/y', 'd', 'd/e'];
    expect(listed.map(({ path }) => path)).toEqual(paths);
    expect(asked).toHaveLength(6);
  },
);

atNight.each([
  ['a single folder is too big', () => ({ truncated: true, tree: [] }), 2],
  ['there are too many folders', () => ({ truncated: false, tree: [] }), 100],
])('nothing is taken for whole where %s', async (_, below, requests) => {
  const many = Array.from({ length: 200 }, (__, i) => folder(`${i}`));
  const { ground, asked } = byHand((what) => {
    if (what.endsWith('/c0?recursive=1')) return { truncated: true, tree: [] };
    return what.endsWith('/c0') ? { ...below(), tree: many } : below();
  });
  await expect(listTree('c0', ground)).rejects.toMatchObject({
    refused: 'rejected',
    message: expect.stringMatching(
      /^Commit c0 holds more files than GitHub's API lists in 100 requests\. Let git/,
    ),
  });
  expect(asked).toHaveLength(requests);
});

test('an answer of another shape is no tree', async () => {
  const { ground } = byHand(() => ({ truncated: false, tree: [{ path: 7 }] }));
  await expect(listTree('c0', ground)).rejects.toMatchObject({
    refused: 'lost',
    message: expect.stringContaining('found another shape at tree.0.path than GitHub describes'),
  });
});
