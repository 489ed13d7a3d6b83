// Apps of the stand-in: who they are, where they are installed, and what the tokens of there may.
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Bot, plantBot, signJwt } from './bot.ts';
import { ask, type Heard, query } from './client.ts';
import type { GitHub } from './github.ts';
import { at, list, word } from './json.ts';
import { inApp, start } from './scene.ts';

let github: GitHub;
let bot: Bot;
let shift = 0;
beforeAll(async () => {
  github = await start({ now: () => new Date(Date.now() + shift) });
  bot = plantBot(github, {
    account: 'acme',
    permissions: { contents: 'read', issues: 'write', checks: 'write' },
  });
  github.keep();
});
beforeEach(() => {
  shift = 0;
  github.reset();
});
afterAll(() => github.close());

const as = (token: string) => ({ token });
const app = (request: string, body?: unknown, token = bot.jwt()): Promise<Heard> =>
  ask(github, request, body, as(token));
const newToken = (body?: unknown, id = bot.installation) =>
  app(`POST /app/installations/${id}/access_tokens`, body);
const token = async (body?: unknown): Promise<string> => word(at((await newToken(body)).body, 'token'));
const comment = (given: string) => inApp(github, 'POST /issues/1/comments', { body: 'x' }, as(given));
const names = (body: unknown) => list(at(body, 'repositories')).map((one) => at(one, 'full_name'));

describe('a JWT', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const CASES: readonly (readonly [string, () => string, number, RegExp])[] = [
    ['that is over', () => bot.jwt({ iat: now() - 900, exp: now() - 300 }), 401, /'exp'\) must be/],
    ['for too long', () => bot.jwt({ exp: now() + 3600 }), 401, /'exp'\) is too far/],
    ['of the future', () => bot.jwt({ iat: now() + 120 }), 401, /'iat'\) must be/],
    ['of no App', () => bot.jwt({ iss: 5 }), 404, /^Integration not found$/],
    ['that was cut', () => bot.jwt().slice(0, -9), 401, /could not be decoded/],
    [
      'with another key',
      () => {
        const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
        const pem = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
        return signJwt({ iat: now() - 5, exp: now() + 60, iss: bot.id }, pem);
      },
      401,
      /could not be decoded/,
    ],
    ['that is a token', () => 'ghs_unknown', 401, /^Bad credentials$/],
  ];
  test.each(CASES)('%s is refused in GitHub’s words', async (_, jwt, status, message) => {
    expect(await app('GET /app', undefined, jwt())).toMatchObject({
      status,
      body: { message: expect.stringMatching(message) },
    });
  });

  test('by the id or the client id is the App, and nothing else', async () => {
    const expected = { slug: 'rekindle', installations_count: 1, permissions: { issues: 'write' } };
    expect((await app('GET /app')).body).toMatchObject(expected);
    expect((await app('GET /app', undefined, bot.jwt({ iss: `Iv1.${bot.id}` }))).body).toMatchObject(
      expected,
    );
    expect((await app('GET /repos/acme/app/issues')).status).toBe(403);
    expect((await ask(github, 'GET /app', undefined, as('ann'))).status).toBe(401);
  });
});

test('installations are listed page by page, and found by account and repository', async () => {
  const ids = ['ann', 'bob'].map((account) => github.acts.install({ app: bot.slug, account }));
  const other = { id: 9, slug: 'other', name: 'Other', publicKey: 'x', permissions: {} };
  github.app({ ...other, account: 'acme' });
  const first = await app('GET /app/installations?per_page=2');
  expect(first.headers.get('link')).toMatch(/page=2>; rel="next"/);
  const second = await app('GET /app/installations?per_page=2&page=2');
  const found = [...list(first.body), ...list(second.body)].map((one) => at(one, 'id'));
  expect(found).toEqual([bot.installation, ...ids]);
  const one = { id: bot.installation, account: { login: 'acme' }, target_type: 'Organization' };
  expect((await app(`GET /app/installations/${bot.installation}`)).body).toMatchObject(one);
  expect((await app('GET /orgs/ACME/installation')).body).toMatchObject(one);
  expect((await app('GET /repos/acme/secret/installation')).body).toMatchObject(one);
  expect((await app('GET /orgs/nobody/installation')).status).toBe(404);
  const others = github.world.rows.installations.findOneBy('app_id', 9)?.installation_id;
  expect((await app(`GET /app/installations/${others}`)).status).toBe(404);
  expect((await newToken({}, others)).status).toBe(404);
});

describe('a token', () => {
  test('has all that the installation has, for an hour by the stand-in’s clock', async () => {
    const { status, body } = await newToken();
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        token: expect.stringMatching(/^ghs_\w{36}$/),
        repository_selection: 'all',
        permissions: { metadata: 'read', contents: 'read', issues: 'write', checks: 'write' },
      },
    });
    const left = Date.parse(word(at(body, 'expires_at'))) - Date.now();
    expect(Math.abs(left - 3_600_000)).toBeLessThan(5000);
    const given = word(at(body, 'token'));
    const made = await comment(given);
    expect(made.body).toMatchObject({ user: { login: 'rekindle[bot]', type: 'Bot' } });
    expect(await query(github, '{ viewer { login } }', {}, given)).toMatchObject({
      data: { viewer: { login: 'rekindle[bot]' } },
    });
    expect((await ask(github, 'GET /rate_limit', undefined, as(given))).status).toBe(200);
    shift = 3_601_000;
    expect(await comment(given)).toMatchObject({ status: 401, body: { message: 'Bad credentials' } });
  });

  test('may be for less, and never for more', async () => {
    const narrow = await newToken({ repositories: ['secret'], permissions: { issues: 'read' } });
    expect(narrow.body).toMatchObject({
      repository_selection: 'selected',
      permissions: { metadata: 'read', issues: 'read' },
      repositories: [{ full_name: 'acme/secret', private: true }],
    });
    const given = word(at(narrow.body, 'token'));
    const secret = (request: string, body?: unknown) =>
      ask(github, request.replace(' ', ' /repos/acme/secret'), body, as(given));
    expect((await secret('GET /issues')).status).toBe(200);
    expect((await secret('POST /issues', { title: 'x' })).headers.get('x-accepted-github-permissions')).toBe(
      'issues=write',
    );
    expect((await comment(given)).body).toMatchObject({ message: 'Resource not accessible by integration' });
    expect(await newToken({ repositories: ['nothing'] })).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('at least one repository that does not exist') },
    });
    expect((await newToken({ repository_ids: [1] })).status).toBe(422);
    expect(await newToken({ permissions: { contents: 'write' } })).toMatchObject({
      status: 422,
      body: { message: 'The permissions requested are not granted to this installation.' },
    });
  });

  test('ends with its installation, and rests while that is suspended', async () => {
    const given = await token();
    github.acts.suspend(bot.installation, 'ann');
    expect(await comment(given)).toMatchObject({ status: 401, body: { message: 'Bad credentials' } });
    expect(await newToken()).toMatchObject({
      status: 403,
      body: { message: 'This installation has been suspended' },
    });
    expect((await app(`GET /app/installations/${bot.installation}`)).body).toMatchObject({
      suspended_by: { login: 'ann' },
      suspended_at: expect.any(String),
    });
    github.acts.unsuspend(bot.installation);
    expect((await comment(await token())).status).toBe(201);
    github.acts.uninstall(bot.installation);
    expect((await comment(given)).status).toBe(401);
    expect((await newToken()).status).toBe(404);
    expect((await inApp(github, 'GET /installation', undefined, as(bot.jwt()))).status).toBe(404);
  });

  test('loses what its installation loses', async () => {
    const given = await token();
    github.acts.permit(bot.installation, { contents: 'read', issues: 'read' });
    const refused = await comment(given);
    expect(refused).toMatchObject({
      status: 403,
      body: { message: 'Resource not accessible by integration' },
    });
    expect(refused.headers.get('x-accepted-github-permissions')).toBe('issues=write');
  });

  test('goes with the repositories that are chosen, page by page', async () => {
    const given = await token();
    const reach = (page: string) =>
      ask(github, `GET /installation/repositories${page}`, undefined, as(given));
    const first = await reach('?per_page=1');
    expect(first.body).toMatchObject({ total_count: 2, repository_selection: 'all' });
    expect(first.headers.get('link')).toMatch(/rel="next"/);
    expect([...names(first.body), ...names((await reach('?per_page=1&page=2')).body)]).toEqual([
      'acme/app',
      'acme/secret',
    ]);
    github.acts.removeRepositories(bot.installation, ['acme/app']);
    expect((await comment(given)).status).toBe(403);
    expect((await inApp(github, 'GET /installation', undefined, as(bot.jwt()))).status).toBe(404);
    expect((await reach('')).body).toMatchObject({ total_count: 1, repository_selection: 'selected' });
    github.acts.addRepositories(bot.installation, ['acme/app']);
    expect((await comment(given)).status).toBe(201);
  });

  test('follows a repository to its new name, and not to its new owner', async () => {
    const given = await token();
    github.acts.rename('acme/app', 'tool', 'ann');
    const moved = await inApp(github, 'GET /issues/1', undefined, as(given));
    expect(moved.status).toBe(301);
    expect(moved.headers.get('location')).toMatch(/\/repositories\/\d+\/issues\/1$/);
    const here = { body: 'x' };
    expect((await ask(github, 'POST /repos/acme/tool/issues/1/comments', here, as(given))).status).toBe(201);
    github.acts.transfer('acme/tool', 'eve', 'ann');
    expect((await ask(github, 'POST /repos/eve/tool/issues/1/comments', here, as(given))).status).toBe(403);
    expect((await ask(github, 'GET /repos/acme/tool', undefined, as(given))).status).toBe(301);
    expect(names((await ask(github, 'GET /installation/repositories', undefined, as(given))).body)).toEqual([
      'acme/secret',
    ]);
  });
});

test('what is named must be there', () => {
  expect(() => github.acts.suspend(1)).toThrow('no installation 1');
  expect(() => github.acts.install({ app: 'nobody', account: 'acme' })).toThrow('no App nobody');
  expect(() => github.acts.addRepositories(bot.installation, ['eve/x'])).toThrow('no repository eve/x');
  expect(() => github.acts.rename('acme/app', 'secret')).toThrow('acme/secret is there already');
});

test('nothing in this was badly said', () => {
  expect(github.problems).toEqual([]);
});
