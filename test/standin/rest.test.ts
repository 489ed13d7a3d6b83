// Every REST operation that we use, asked of the stand-in once: each answer must fit GitHub's own
// description.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plantBot } from './bot.ts';
import { ask } from './client.ts';
import type { GitHub } from './github.ts';
import { at, list, word } from './json.ts';
import { AS_AN_APP } from './permissions.ts';
import { operations } from './published/operations.ts';
import { APP, inApp, start } from './scene.ts';

let github: GitHub;
beforeAll(async () => {
  github = await start();
});
afterAll(() => github.close());

const sha = () => github.tip('acme/app', 'feature') ?? '';
const comment = () => github.world.rows.comments.all()[0]?.id;
const tree = async () => (await github.world.depot.objects.commit(sha()))?.tree;

test('every operation is answered as GitHub describes', async () => {
  const blob = await inApp(github, 'POST /git/blobs', { content: 'aGk=', encoding: 'base64' });
  const made = await inApp(github, 'POST /git/trees', {
    base_tree: await tree(),
    tree: [{ path: 'x/y', mode: '100755', type: 'blob', sha: at(blob.body, 'sha') }],
  });
  const commit = await inApp(github, 'POST /git/commits', {
    message: 'by us',
    tree: at(made.body, 'sha'),
    parents: [sha()],
  });
  const tag = await inApp(github, 'POST /git/tags', {
    tag: 'v1',
    message: 'v1',
    object: sha(),
    type: 'commit',
  });
  const check = await inApp(github, 'POST /check-runs', { name: 'Rekindle', head_sha: sha() });
  const id = word(at(check.body, 'id'));
  const newIssue = await inApp(github, 'POST /issues', {
    title: 'New',
    body: 'text',
    labels: ['Bug', 'made'],
  });
  const pull = await inApp(github, 'POST /pulls', { title: 'Other', head: 'other', base: 'main' });
  const eyes = await inApp(github, `POST /issues/comments/${comment()}/reactions`, { content: 'eyes' });
  const heart = await inApp(github, 'POST /issues/1/reactions', { content: 'heart' });
  const spoken = await inApp(github, 'POST /issues/1/comments', { body: 'mine' });
  const run = github.world.rows.runs.all()[0]?.id;

  const asked: readonly (readonly [string, number, unknown?])[] = [
    ['GET ', 200],
    ['GET /activity?per_page=2', 200],
    ['GET /collaborators/eve/permission', 200],
    ['GET /contents/docs?ref=main', 200],
    ['GET /contents/README.md', 200],
    ['POST /dispatches', 204, { event_type: 'resume', client_payload: { a: 1 } }],
    ['GET /branches', 200],
    ['GET /branches/guarded', 200],
    ['GET /branches/guarded/protection', 200],
    ['GET /rules/branches/release%2Fone', 200],
    ['GET /commits?path=docs&sha=main', 200],
    ['GET /commits/feature', 200],
    [`GET /commits/${sha()}/pulls`, 200],
    ['GET /compare/main...feature', 200],
    ['GET /git/ref/heads/main', 200],
    ['GET /git/matching-refs/heads/', 200],
    ['POST /git/refs', 201, { ref: 'refs/heads/mine', sha: at(commit.body, 'sha') }],
    ['POST /git/refs', 201, { ref: 'refs/tags/v1', sha: at(tag.body, 'sha') }],
    ['GET /tags', 200],
    ['PATCH /git/refs/heads/feature', 200, { sha: at(commit.body, 'sha') }],
    ['DELETE /git/refs/heads/mine', 204],
    [`GET /git/blobs/${word(at(blob.body, 'sha'))}`, 200],
    [`GET /git/trees/${word(at(made.body, 'sha'))}?recursive=1`, 200],
    [`GET /git/commits/${word(at(commit.body, 'sha'))}`, 200],
    [`GET /git/tags/${word(at(tag.body, 'sha'))}`, 200],
    ['GET /issues?state=all&labels=BUG', 200],
    ['GET /issues/1', 200],
    ['GET /issues/3', 200],
    ['PATCH /issues/1', 200, { state: 'closed', state_reason: 'completed' }],
    ['PATCH /issues/3', 200, { title: 'Renamed' }],
    ['GET /issues/comments?since=2026-01-01T00:00:00Z', 200],
    ['GET /issues/1/comments?per_page=1', 200],
    [`GET /issues/comments/${comment()}`, 200],
    [`PATCH /issues/comments/${comment()}`, 200, { body: 'changed' }],
    [`GET /issues/comments/${comment()}/reactions`, 200],
    [`DELETE /issues/comments/${comment()}/reactions/${word(at(eyes.body, 'id'))}`, 204],
    ['GET /issues/1/reactions', 200],
    [`DELETE /issues/1/reactions/${word(at(heart.body, 'id'))}`, 204],
    [`DELETE /issues/comments/${word(at(spoken.body, 'id'))}`, 204],
    ['POST /issues/3/labels', 200, { labels: ['bug', 'stale'] }],
    ['GET /issues/3/labels', 200],
    ['DELETE /issues/3/labels/STALE', 200],
    ['PUT /issues/3/labels', 200, { labels: ['bug'] }],
    ['DELETE /issues/3/labels', 204],
    ['GET /labels', 200],
    ['POST /labels', 201, { name: 'rekindle: stale', color: 'ededed' }],
    ['GET /labels/rekindle%3A%20stale', 200],
    ['PATCH /labels/rekindle%3A%20stale', 200, { description: 'quiet' }],
    ['DELETE /labels/rekindle%3A%20stale', 204],
    ['GET /pulls?state=all&head=acme:feature', 200],
    ['GET /pulls/3', 200],
    ['PATCH /pulls/3', 200, { state: 'closed' }],
    ['GET /pulls/3/files', 200],
    ['POST /pulls/3/requested_reviewers', 201, { reviewers: ['ann'] }],
    [`GET /check-runs/${id}`, 200],
    [`PATCH /check-runs/${id}`, 200, { conclusion: 'neutral', output: { title: 't', summary: 's' } }],
    [`GET /check-runs/${id}/annotations`, 200],
    ['GET /commits/feature/check-runs', 200],
    [`GET /commits/${sha()}/check-suites`, 200],
    ['GET /actions/runs?branch=feature', 200],
    [`GET /actions/runs/${run}`, 200],
    ['POST /actions/workflows/agent.yml/dispatches', 204, { ref: 'main', inputs: { id: 'x' } }],
  ];
  for (const one of [blob, made, commit, tag, check, newIssue, pull, eyes, heart, spoken])
    expect(one.status, `${JSON.stringify(one.body)} ${github.problems.join('\n')}`).toBe(201);
  for (const [request, status, body] of asked) {
    const answer = await inApp(github, request, body);
    expect(answer.status, `${request} ${JSON.stringify(answer.body)} ${github.problems.join('\n')}`).toBe(
      status,
    );
  }
  for (const place of ['/rate_limit', '/users/ann', '/apps/github-actions', '/installation/repositories'])
    expect((await ask(github, `GET ${place}`)).status, place).toBe(200);
  const { installation, id: app } = plantBot(github, { account: 'acme' });
  github.token('signed-in', { kind: 'user', login: 'ann', app });
  const here = `/user/installations/${installation}/repositories`;
  for (const place of ['/user', '/user/installations', here])
    expect((await ask(github, `GET ${place}`, undefined, { token: 'signed-in' })).status, place).toBe(200);

  const answered = new Set(github.calls.map(({ operation }) => operation));
  // What an App asks with its JWT is asked in tests of its own.
  const left = operations
    .map(({ name }) => name)
    .filter((name) => !answered.has(name) && !AS_AN_APP.test(name));
  expect(left).toEqual([]);
  expect(github.problems).toEqual([]);
});

test('what is seeded can be read back', async () => {
  const issues = await inApp(github, 'GET /issues?state=all&sort=created&direction=asc');
  expect(list(issues.body).map((one) => at(one, 'title'))).toEqual(
    expect.arrayContaining(['First', 'Locked']),
  );
  expect(await github.file('acme/app', 'main', 'docs/b.txt')).toBe('b\n');
  expect(APP.branches).toHaveProperty('feature');
});
