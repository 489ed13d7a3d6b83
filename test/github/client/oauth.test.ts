// The sign-in as GitHub answers it: codes that do not count, answers that are none, no secret in an error.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { unpaced } from '../../../src/github/client/client.ts';
import { peopleOnGitHub } from '../../../src/github/client/oauth.ts';
import { type Bot, plantBot } from '../../standin/bot.ts';
import { type GitHub, startGitHub } from '../../standin/github.ts';

let github: GitHub;
let bot: Bot;
beforeAll(async () => {
  github = await startGitHub();
  const roles = { ada: 'read' } as const;
  await github.seed(
    { owner: 'harbour', name: 'tides', private: true, roles },
    { owner: 'quay', name: 'crates', private: true, roles },
  );
  bot = plantBot(github, { account: 'harbour' });
  github.acts.install({ app: bot.id, account: 'quay' });
  github.keep();
});
afterAll(() => github.close());
beforeEach(() => {
  github.reset();
  github.signIns.login = 'ada';
});

const people = (clientSecret = bot.clientSecret) =>
  peopleOnGitHub({
    clientId: bot.clientId,
    clientSecret,
    serverUrl: github.url,
    apiUrl: github.api,
    pace: { second: 1, queues: unpaced() },
  });
const REDIRECT = 'https://bot.example/login/callback';
const VERIFIER = 'v'.repeat(43);

async function code(): Promise<string> {
  const challenge = createHash('sha256').update(VERIFIER).digest('base64url');
  const at = people().signInAt({ redirect: REDIRECT, state: 's'.repeat(43), challenge });
  const asked = await fetch(at, { redirect: 'manual' });
  return new URL(asked.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

test("a code is traded once, for a token that is the person's and lasts as GitHub says", async () => {
  const given = await code();
  const traded = await people().tokenFor(given, VERIFIER, REDIRECT);
  expect(traded).toEqual({ token: expect.stringMatching(/^ghu_/), lasts: 28_800_000 });
  expect(await people().userOf(traded?.token ?? '')).toMatchObject({ login: 'ada' });
  expect(await people().tokenFor(given, VERIFIER, REDIRECT)).toBeNull();
});

test.each([
  ['another verifier', 'w'.repeat(43), REDIRECT],
  ['another address', VERIFIER, 'https://evil.example/login/callback'],
])('with %s a code is worth nothing', async (_, verifier, redirect) => {
  expect(await people().tokenFor(await code(), verifier, redirect)).toBeNull();
});

test('what is wrong with our own settings is an error that tells no secret', async () => {
  const given = await code();
  const wrong = people('a-secret-that-is-wrong').tokenFor(given, VERIFIER, REDIRECT);
  const error: unknown = await wrong.catch((caught: unknown) => caught);
  expect(error).toMatchObject({ refused: 'rejected' });
  expect(String(error)).toContain('incorrect_client_credentials');
  for (const secret of ['a-secret-that-is-wrong', given, VERIFIER])
    expect(String(error)).not.toContain(secret);
});

test.each(['503', '403'] as const)('an answer %s of the sign-in is an error, not a refusal', async (kind) => {
  const given = await code();
  github.fault({ on: ({ path }) => path.startsWith('/login/oauth/access_token'), kind, times: 1 });
  await expect(people().tokenFor(given, VERIFIER, REDIRECT)).rejects.toMatchObject({ refused: 'lost' });
});

test('repositories of all installations are seen, but of none that is suspended or just gone', async () => {
  const { token = '' } = (await people().tokenFor(await code(), VERIFIER, REDIRECT)) ?? {};
  const names = async () =>
    (await people().repositoriesOf(token)).map(({ owner, name }) => `${owner}/${name}`);
  expect(await names()).toEqual(['harbour/tides', 'quay/crates']);
  const gone = `/user/installations/${bot.installation}/repositories`;
  github.fault({ on: ({ path }) => path.startsWith(gone), kind: '404', times: 9 });
  expect(await names()).toEqual(['quay/crates']);
  github.clearFaults();
  github.acts.suspend(bot.installation);
  expect(await names()).toEqual(['quay/crates']);
});

test('a token that was given back is taken no more, and giving it back twice is no error', async () => {
  const { token = '' } = (await people().tokenFor(await code(), VERIFIER, REDIRECT)) ?? {};
  await people().revoke(token);
  await expect(people().userOf(token)).rejects.toMatchObject({ refused: 'token' });
  await people().revoke(token);
});
