// Open pull requests and comments by their ids, in as few questions as there can be.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commentsBy, openPulls } from '../../../src/github/read/pulls.ts';
import { atNight } from '../../exhaustive.ts';
import { nodeId } from '../../standin/people.ts';
import { intercepted } from '../intercepted.ts';
import { byHand } from '../odd-answers.ts';
import { type Stand, standOn } from '../scenes.ts';

let stand: Stand;
const REPO = 'harbour/tides';

beforeAll(async () => {
  const change = { commits: [{ files: { 'a.txt': 'b' }, message: 'b' }] };
  stand = await standOn({
    branches: { main: { files: { 'a.txt': 'a' } }, 'feature/x': change, later: change },
    labels: ['rekindle: stale', 'docs'],
    pulls: [
      { head: 'feature/x', title: 'X', labels: ['rekindle: stale', 'docs'], by: 'mona' },
      { head: 'later', title: 'Later', draft: true, by: 'github-actions[bot]' },
    ],
  });
  await stand.github.seed({ owner: 'mona', name: 'tides', ownerType: 'User', forkOf: REPO });
  await stand.github.commit('mona/tides', 'feature/x', [{ files: { 'a.txt': 'c' }, message: 'c' }]);
  await stand.github.acts.pull(REPO, 'mona', { title: 'Fork', head: 'mona:feature/x', base: 'main' });
  await stand.github.acts.edit(REPO, 2, 'octocat', { state: 'open' });
});
afterAll(() => stand.github.close());
beforeEach(() => {
  stand.github.clearFaults();
  stand.spent();
});
intercepted();

describe('open pull requests', () => {
  test('are told with what is needed to find a card’s place', async () => {
    const { value, notes } = await openPulls(stand.ground);
    expect(notes).toEqual([]);
    const [x, later, fork] = value === 'unavailable' ? [] : value;
    expect(x).toEqual({
      number: 1,
      id: expect.stringMatching(/./),
      branch: 'feature/x',
      head: stand.github.tip(REPO, 'feature/x'),
      base: 'main',
      fork: false,
      draft: false,
      title: 'X',
      body: '',
      locked: false,
      updatedAt: expect.stringMatching(/Z$/),
      author: { login: 'mona', type: 'User', id: expect.any(Number) },
      labels: ['rekindle: stale', 'docs'],
    });
    expect(later).toMatchObject({ number: 2, author: { login: 'github-actions[bot]', type: 'Bot' } });
    expect(fork).toMatchObject({ number: 3, branch: 'feature/x', fork: true });
    expect(stand.spent()).toBe('1 graphql');
    expect(stand.github.problems).toEqual([]);
  });

  atNight('A12 are unavailable without the permission, which is named', async () => {
    const blind = await standOn(
      { private: true, branches: { main: { files: { a: 'a' } } } },
      { permissions: { contents: 'read' } },
    );
    try {
      expect(await openPulls(blind.ground)).toEqual({
        value: 'unavailable',
        notes: [
          'Open pull requests: not known. GraphQL: GitHub answered "Resource not accessible by ' +
            'integration". The token needs pull-requests: read.',
        ],
      });
    } finally {
      await blind.github.close();
    }
  });

  atNight('G04 are read page by page, and not for ever', async () => {
    const node = (number: number) => ({
      id: `PR_${number}`,
      number,
      headRefName: 'x',
      headRefOid: 'a1',
      baseRefName: 'main',
      isCrossRepository: false,
      isDraft: false,
      title: 'x',
      body: '',
      locked: false,
      updatedAt: '2026-11-01T00:00:00Z',
      author: null,
      labels: null,
    });
    let last = 0;
    const { ground, asked } = byHand((_, { after }) => {
      const page = Number(after ?? 0);
      const pageInfo = { hasNextPage: page < last, endCursor: `${page + 1}` };
      const nodes = [node(2 * page + 1), null, node(2 * page + 2)];
      return { data: { repository: { pullRequests: { pageInfo, nodes } } } };
    });
    last = 3;
    const { value } = await openPulls(ground);
    expect(value === 'unavailable' ? [] : value.map(({ number }) => number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    last = Number.POSITIVE_INFINITY;
    const before = asked.length;
    // A part of them counts as none: a freeze may be kept below one of the others.
    expect(await openPulls(ground)).toEqual({
      value: 'unavailable',
      notes: [
        'Open pull requests: found more than 5000, of which this many are looked at. ' +
          'Close some that are not needed.',
      ],
    });
    expect(asked.length - before).toBe(50);
  });
});

describe('comments by their ids', () => {
  const idOf = (id: number) => nodeId('IssueComment', id);

  test('A08 one that is gone is left out, and so is what is no comment', async () => {
    const first = await stand.github.acts.comment(REPO, 1, 'github-actions[bot]', 'one');
    const gone = await stand.github.acts.comment(REPO, 1, 'mona', 'two');
    await stand.github.acts.deleteComment(REPO, gone, 'mona');
    const ids = [idOf(first), idOf(gone), nodeId('PullRequest', 1), 'nonsense'];
    expect([...(await commentsBy(ids, stand.ground))]).toEqual([
      [
        idOf(first),
        {
          id: first,
          body: 'one',
          createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
          url: expect.stringContaining(`/harbour/tides/pull/1#issuecomment-${first}`),
          author: { login: 'github-actions[bot]', type: 'Bot' },
          minimized: false,
        },
      ],
    ]);
    expect(stand.spent()).toBe('1 graphql');
    expect(stand.github.problems).toEqual([]);
  });

  atNight('a hundred in one question; none needs none; large ids fit', async () => {
    const { ground, asked } = byHand((_, { ids }) => {
      const nodes = Array.isArray(ids) ? ids : [];
      const node = (id: unknown) => ({
        id,
        fullDatabaseId: '4294967296',
        body: '',
        createdAt: '2026-11-27T00:00:00Z',
        url: 'x',
        isMinimized: true,
        author: null,
      });
      return { data: { nodes: nodes.map(node) } };
    });
    expect((await commentsBy([], ground)).size).toBe(0);
    const many = Array.from({ length: 101 }, (_, i) => `IC_${i}`);
    const found = await commentsBy(many, ground);
    expect(found.size).toBe(101);
    expect(found.get('IC_100')).toEqual({
      id: 4_294_967_296,
      body: '',
      createdAt: '2026-11-27T00:00:00Z',
      url: 'x',
      minimized: true,
      author: null,
    });
    expect(asked).toEqual(['query Comments', 'query Comments']);
  });

  atNight('A11 any other error beside the data is none of ours to pass over', async () => {
    const errors = [
      { message: 'Something went wrong', type: 'INTERNAL' },
      { message: 'gone', type: 'NOT_FOUND' },
    ];
    const { ground } = byHand(() => ({ data: { nodes: [null] }, errors }));
    await expect(commentsBy(['IC_1'], ground)).rejects.toMatchObject({ refused: 'rejected' });
  });
});
