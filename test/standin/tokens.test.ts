// Tokens of the stand-in: nobody's, those that lack a permission, those of people, and those of Apps.
import { createSign, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './client.ts';
import type { GitHub } from './github.ts';
import { at, list } from './json.ts';
import { inApp, start } from './scene.ts';

let github: GitHub;
beforeAll(async () => {
  github = await start();
});
afterAll(() => github.close());

const as = (token: string | null) => ({ token });

test('an unknown token is nobody', async () => {
  const answer = await inApp(github, 'GET ', undefined, as('wrong'));
  expect(answer).toMatchObject({ status: 401, body: { message: 'Bad credentials', status: '401' } });
});

test('without a token public things can be read, and nothing written', async () => {
  expect((await inApp(github, 'GET /issues', undefined, as(null))).status).toBe(200);
  expect((await inApp(github, 'POST /issues', { title: 'x' }, as(null))).status).toBe(401);
});

describe('a missing permission', () => {
  const CASES: readonly (readonly [string, unknown, string])[] = [
    ['POST /issues', { title: 'x' }, 'issues=write'],
    ['POST /issues/1/comments', { body: 'x' }, 'issues=write'],
    ['POST /issues/3/comments', { body: 'x' }, 'issues=write; pull_requests=write'],
    ['POST /pulls', { title: 'x', head: 'other', base: 'main' }, 'pull_requests=write'],
    ['POST /git/blobs', { content: 'x' }, 'contents=write'],
    ['POST /check-runs', { name: 'x', head_sha: '0'.repeat(40) }, 'checks=write'],
    ['POST /dispatches', { event_type: 'x' }, 'contents=write'],
    ['POST /actions/workflows/agent.yml/dispatches', { ref: 'main' }, 'actions=write'],
    ['POST /issues/3/reactions', { content: 'eyes' }, 'issues=write'],
  ];
  test.each(CASES)('A12 %s is named exactly', async (request, body, permission) => {
    const answer = await inApp(github, request, body, as('none'));
    expect(answer).toMatchObject({
      status: 403,
      body: { message: 'Resource not accessible by integration' },
    });
    expect(answer.headers.get('x-accepted-github-permissions')).toBe(permission);
  });

  test('of pull requests suffices for their own conversations alone', async () => {
    expect((await inApp(github, 'POST /issues/3/comments', { body: 'x' }, as('pulls'))).status).toBe(201);
    expect((await inApp(github, 'POST /issues/1/comments', { body: 'x' }, as('pulls'))).status).toBe(403);
    expect((await inApp(github, 'POST /issues/1/comments', { body: 'x' }, as('issues'))).status).toBe(201);
  });

  test('is refused in a private repository when reading, too', async () => {
    const path = 'GET /repos/acme/secret/issues';
    expect((await ask(github, path, undefined, as('reader'))).status).toBe(403);
    expect((await ask(github, path, undefined, as('all'))).status).toBe(200);
    expect((await ask(github, 'GET /repos/acme/secret', undefined, as('none'))).status).toBe(200);
  });
});

test('what a token may not see is not there', async () => {
  for (const token of ['eve', 'elsewhere', null])
    expect((await ask(github, 'GET /repos/acme/secret', undefined, as(token))).status).toBe(404);
  expect((await inApp(github, 'POST /issues', { title: 'x' }, as('elsewhere'))).status).toBe(403);
});

test('GITHUB_TOKEN makes pull requests only where the repository allows it', async () => {
  github.acts.configure('acme/app', { allowActionsPullRequests: false });
  const body = { title: 'x', head: 'other', base: 'main' };
  const refused = await inApp(github, 'POST /pulls', body);
  expect(refused).toMatchObject({
    status: 403,
    body: { message: 'GitHub Actions is not permitted to create or approve pull requests.' },
  });
  github.acts.configure('acme/app', { allowActionsPullRequests: true });
  expect((await inApp(github, 'POST /pulls', body)).status).toBe(201);
});

test('people may what their role allows', async () => {
  const status = async (request: string, body: unknown, token: string) =>
    (await inApp(github, request, body, as(token))).status;
  expect(await status('POST /issues/1/comments', { body: 'x' }, 'eve')).toBe(201);
  expect(await status('POST /issues/1/labels', { labels: ['bug'] }, 'eve')).toBe(404);
  expect(await status('POST /git/blobs', { content: 'x' }, 'eve')).toBe(404);
  expect(await status('POST /git/blobs', { content: 'x' }, 'bob')).toBe(201);
  expect(await status('PATCH /issues/1', { title: 'x' }, 'eve')).toBe(404);
  expect(await status('POST /check-runs', { name: 'x', head_sha: '0'.repeat(40) }, 'ann')).toBe(403);
});

test('a person is told from a bot, and the account of GITHUB_TOKEN is not to be had by REST', async () => {
  expect((await ask(github, 'GET /user', undefined, as('ann'))).body).toMatchObject({
    login: 'ann',
    type: 'User',
  });
  expect((await ask(github, 'GET /user', undefined, as('all'))).status).toBe(403);
  const mine = await inApp(github, 'POST /issues/1/comments', { body: 'mine' });
  expect(mine.body).toMatchObject({
    user: { login: 'github-actions[bot]', type: 'Bot' },
    performed_via_github_app: { slug: 'github-actions' },
  });
});

test('permission is looked up for anybody, strangers included', async () => {
  const of = async (name: string, repo = 'acme/app') =>
    (await ask(github, `GET /repos/${repo}/collaborators/${name}/permission`)).body;
  expect(await of('ann')).toMatchObject({ permission: 'admin', role_name: 'admin' });
  expect(await of('cat')).toMatchObject({ permission: 'read', role_name: 'triage' });
  expect(await of('eve')).toMatchObject({ permission: 'read', role_name: 'read' });
  expect(await of('eve', 'acme/secret')).toMatchObject({ permission: 'none', role_name: 'none' });
  expect((await inApp(github, 'GET /collaborators/nobody/permission')).status).toBe(404);
});

test('an App comes with its JWT and gets a token of fewer permissions', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  github.app({
    id: 77,
    slug: 'keeper',
    name: 'Keeper',
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    permissions: { issues: 'write', contents: 'read' },
    account: 'acme',
    installation: 4,
  });
  const now = Math.floor(Date.now() / 1000);
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const head = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ iss: 77, iat: now, exp: now + 60 })}`;
  const jwt = `${head}.${createSign('sha256').update(head).sign(privateKey, 'base64url')}`;
  expect((await ask(github, 'GET /app', undefined, as(jwt))).body).toMatchObject({ slug: 'keeper' });
  expect(list((await ask(github, 'GET /app/installations', undefined, as(jwt))).body)).toHaveLength(1);
  expect((await ask(github, 'GET /app/installations/4', undefined, as(jwt))).status).toBe(200);
  expect((await inApp(github, 'GET /installation', undefined, as(jwt))).body).toMatchObject({ id: 4 });
  expect((await ask(github, 'GET /app', undefined, as(`${jwt.slice(0, -8)}AAAAAAAA`))).status).toBe(401);
  const wanted = { permissions: { issues: 'write' }, repositories: ['app'] };
  const made = await ask(github, 'POST /app/installations/4/access_tokens', wanted, as(jwt));
  const token = String(at(made.body, 'token'));
  expect((await inApp(github, 'POST /issues/1/comments', { body: 'x' }, as(token))).body).toMatchObject({
    user: { login: 'keeper[bot]' },
  });
  expect((await inApp(github, 'POST /git/blobs', { content: 'x' }, as(token))).status).toBe(403);
  expect((await ask(github, 'GET /installation/repositories', undefined, as(token))).body).toMatchObject({
    total_count: 1,
  });
});

test('nothing in this was badly said', () => {
  expect(github.problems).toEqual([]);
});
