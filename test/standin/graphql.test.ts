// GraphQL of the stand-in: reads over the same world, errors in GitHub's shape, and refs moved all or none.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atNight } from '../exhaustive.ts';
import { query } from './client.ts';
import { ZEROS } from './git/refs.ts';
import type { GitHub } from './github.ts';
import { at, list } from './json.ts';
import { inApp, start } from './scene.ts';

let github: GitHub;
beforeAll(async () => {
  github = await start();
});
beforeEach(() => github.reset());
afterAll(() => github.close());

const HERE = 'repository(owner: "acme", name: "app")';
const tip = (branch: string) => github.tip('acme/app', branch) ?? '';

test('the account behind a token, and limits', async () => {
  const { data } = await query(github, '{ viewer { login } rateLimit { cost remaining } }');
  expect(data).toMatchObject({ viewer: { login: 'github-actions[bot]' }, rateLimit: { cost: 1 } });
});

atNight('branches come in pages, with what their commits hold', async () => {
  const source = `query($after: String) { ${HERE} { defaultBranchRef { name }
    refs(refPrefix: "refs/heads/", first: 3, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes { name target { oid ... on Commit { committedDate file(path: "src/new.txt") { oid }
      history(first: 1, path: "docs") { nodes { oid } } } } } } } }`;
  const first = (await query(github, source)).data;
  expect(at(first, 'repository', 'defaultBranchRef', 'name')).toBe('main');
  const refs = at(first, 'repository', 'refs');
  expect(list(at(refs, 'nodes')).map((one) => at(one, 'name'))).toEqual(['feature', 'guarded', 'main']);
  expect(list(at(refs, 'nodes'))[0]).toMatchObject({
    target: { oid: tip('feature'), file: { oid: expect.any(String) } },
  });
  const after = at(refs, 'pageInfo', 'endCursor');
  const second = (await query(github, source, { after })).data;
  expect(at(second, 'repository', 'refs')).toMatchObject({
    nodes: [{ name: 'other' }],
    pageInfo: { hasNextPage: false },
  });
});

atNight('conversations show a bot without the [bot] of REST', async () => {
  await inApp(github, 'POST /issues/3/comments', { body: 'card' });
  const source = `{ ${HERE} { pullRequest(number: 3) { headRefOid state labels(first: 5) { nodes { name } }
    comments(first: 100) { nodes { databaseId body author { __typename login }
      reactionGroups { content viewerHasReacted } } } }
    issueOrPullRequest(number: 1) { __typename ... on Issue { title
      comments(first: 1) { nodes { author { login } } } } }
    issues(first: 10, states: [OPEN], orderBy: {field: CREATED_AT, direction: ASC}) { nodes { number } }
    pullRequests(first: 10, headRefName: "feature") { nodes { number isCrossRepository
      files(first: 5) { nodes { path } } } } } }`;
  const { data, errors } = await query(github, source);
  expect(errors).toBeUndefined();
  const comments = list(at(data, 'repository', 'pullRequest', 'comments', 'nodes'));
  expect(comments).toMatchObject([{ body: 'card', author: { __typename: 'Bot', login: 'github-actions' } }]);
  expect(at(data, 'repository', 'issueOrPullRequest')).toMatchObject({ __typename: 'Issue', title: 'First' });
  expect(at(data, 'repository', 'issues', 'nodes')).toEqual([{ number: 1 }, { number: 2 }]);
  expect(at(data, 'repository', 'pullRequests', 'nodes')).toEqual([
    { number: 3, isCrossRepository: false, files: { nodes: [{ path: 'src/new.txt' }] } },
  ]);
});

atNight('an id of REST is one of GraphQL', async () => {
  const { body } = await inApp(github, 'GET /issues/1');
  const { data } = await query(github, 'query($id: ID!) { node(id: $id) { ... on Issue { number } } }', {
    id: at(body, 'node_id'),
  });
  expect(data).toEqual({ node: { number: 1 } });
});

describe('A11 errors', () => {
  test('stand beside the data that is to be had', async () => {
    const source = `{ here: ${HERE} { name } gone: repository(owner: "acme", name: "gone") { name } }`;
    const { data, errors } = await query(github, source);
    expect(data).toEqual({ here: { name: 'app' }, gone: null });
    expect(errors).toMatchObject([
      {
        type: 'NOT_FOUND',
        path: ['gone'],
        message: "Could not resolve to a Repository with the name 'acme/gone'.",
      },
    ]);
  });
  atNight('name a missing permission', async () => {
    const source =
      '{ repository(owner: "acme", name: "secret") { name issues(first: 1) { nodes { title } } } }';
    const { data, errors } = await query(github, source, {}, 'reader');
    expect(errors).toMatchObject([{ type: 'FORBIDDEN', message: 'Resource not accessible by integration' }]);
    expect(data).toEqual({ repository: null });
  });
});

describe('updateRefs', () => {
  const MOVE =
    'mutation($r: ID!, $u: [RefUpdate!]!) { ' +
    'updateRefs(input: {repositoryId: $r, refUpdates: $u}) { clientMutationId } }';
  const repositoryId = async () => at((await inApp(github, 'GET ')).body, 'node_id');
  const move = async (updates: readonly unknown[], token = 'all') =>
    query(github, MOVE, { r: await repositoryId(), u: updates }, token);
  const made = (branch: string) => github.commit('acme/app', branch, [{ files: { [branch]: 'x' } }]);

  test('moves a ref that holds what is expected, and no other', async () => {
    const [before, after] = [tip('main'), await made('next')];
    const stale = { name: 'refs/heads/other', beforeOid: before, afterOid: after };
    const refused = await move([stale]);
    expect(refused.errors).toMatchObject([{ type: 'UNPROCESSABLE', path: ['updateRefs'] }]);
    expect(refused.data).toEqual({ updateRefs: null });
    const fine = { name: 'refs/heads/main', beforeOid: before, afterOid: after };
    expect((await move([fine])).errors).toBeUndefined();
    expect(tip('main')).toBe(after);
    expect((await move([fine])).errors).toHaveLength(1);
  });

  atNight('a branch that was set back to an ancestor is not resurrected', async () => {
    const seen = tip('feature');
    const ours = await github.commit('acme/app', 'mine', [{ files: { x: 'x' } }], 'feature');
    const back = (await github.world.depot.objects.commit(seen))?.parents[0] ?? '';
    await inApp(github, 'PATCH /git/refs/heads/feature', { sha: back, force: true });
    const update = { name: 'refs/heads/feature', beforeOid: seen, afterOid: ours };
    expect((await move([update])).errors).toHaveLength(1);
    expect(tip('feature')).toBe(back);
  });

  atNight('zeros mean: must not be there, and goes', async () => {
    const create = { name: 'refs/heads/new', beforeOid: ZEROS, afterOid: tip('main') };
    expect((await move([create])).errors).toBeUndefined();
    expect((await move([create])).errors).toHaveLength(1);
    const remove = { name: 'refs/heads/new', beforeOid: tip('main'), afterOid: ZEROS };
    expect((await move([remove])).errors).toBeUndefined();
    expect(github.tip('acme/app', 'new')).toBeNull();
  });

  atNight('moves all or none, and forces where it is told to', async () => {
    const [main, other, next] = [tip('main'), tip('other'), await made('next')];
    const good = { name: 'refs/heads/main', beforeOid: main, afterOid: next };
    const bad = { name: 'refs/heads/other', beforeOid: other, afterOid: next };
    expect((await move([good, bad])).errors).toHaveLength(1);
    expect(tip('main')).toBe(main);
    expect((await move([good, { ...bad, force: true }])).errors).toBeUndefined();
    expect([tip('main'), tip('other')]).toEqual([next, next]);
  });

  atNight('needs contents: write and heeds the rules of branches', async () => {
    const update = { name: 'refs/heads/other', beforeOid: tip('other'), afterOid: await made('x') };
    expect((await move([update], 'reader')).errors).toMatchObject([{ type: 'FORBIDDEN' }]);
    const guarded = { name: 'refs/heads/guarded', beforeOid: tip('guarded'), afterOid: await made('y') };
    expect((await move([guarded])).errors).toHaveLength(1);
  });
});

atNight('createCommitOnBranch commits signed, on the head that is expected', async () => {
  const source = `mutation($i: CreateCommitOnBranchInput!) {
    createCommitOnBranch(input: $i) { commit { oid } } }`;
  const input = {
    branch: { repositoryNameWithOwner: 'acme/app', branchName: 'feature' },
    expectedHeadOid: tip('feature'),
    message: { headline: 'by graphql' },
    fileChanges: { additions: [{ path: 'a/b', contents: 'eA==' }], deletions: [{ path: 'src/new.txt' }] },
  };
  const { data } = await query(github, source, { i: input });
  expect(at(data, 'createCommitOnBranch', 'commit')).toEqual({ oid: tip('feature') });
  const commit = await inApp(github, `GET /git/commits/${tip('feature')}`);
  expect(commit.body).toMatchObject({ verification: { verified: true }, message: 'by graphql' });
  expect(await github.file('acme/app', 'feature', 'a/b')).toBe('x');
  expect(await github.file('acme/app', 'feature', 'src/new.txt')).toBeNull();
  const again = await query(github, source, { i: input });
  expect(again.errors).toMatchObject([{ type: 'STALE_DATA' }]);
});

test('nothing in this was badly said', () => {
  expect(github.problems).toEqual([]);
});

atNight('what the schema does not know is refused and written down', async () => {
  const { errors } = await query(github, '{ viewer { nonsense } }');
  expect(errors).toHaveLength(1);
  expect(github.problems.splice(0).join()).toMatch(/nonsense/);
});
