// Tokens of installations: kept while they are good, asked anew, refused clearly, and never shown.
import { generateKeyPairSync } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { withHub } from '../../src/app/installation-repository.ts';
import { readSettings } from '../../src/app/settings.ts';
import { unpaced } from '../../src/github/client/client.ts';
import { WorldError } from '../../src/model/errors.ts';
import type { GitHub } from '../standin/github.ts';
import { start } from '../standin/scene.ts';
import { type Asking, asking } from './asking.ts';
import { envFor, folder, tidy } from './process.ts';

const MINUTE = 60_000;
let github: GitHub;
let one: Asking;
beforeAll(async () => {
  github = await start();
  one = await asking(github, { account: 'acme' });
  github.keep();
});
beforeEach(() => {
  github.reset();
  one.tokens.forget(one.app.installation);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});
afterAll(async () => {
  await github.close();
  tidy();
});

const token = () => one.tokens.of(one.app.installation);
/** The clock of all of us goes on. */
const pass = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
const asked = () => github.calls.filter(({ path }) => path.endsWith('/access_tokens')).length;
const WHERE = () => ({ installation: one.app.installation, owner: 'acme', repo: 'app' });
const ground = () => ({
  probot: one.probot,
  settings: readSettings(envFor(github, one.app)),
  env: { PATH: process.env['PATH'] },
  now: Date.now,
  pace: { second: 1, queues: unpaced() },
  tokens: one.tokens,
});
const refusal = async (promise: Promise<unknown>): Promise<WorldError> => {
  const error = await promise.then(
    () => new Error('it was not refused'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof WorldError)) throw error;
  expect(error.message).not.toMatch(/eyJ|ghs_|BEGIN|PRIVATE/);
  return error;
};

test('one is asked for once, as long as ten minutes of it are left', async () => {
  const first = await token();
  expect(await token()).toBe(first);
  pass(49 * MINUTE);
  expect(await token()).toBe(first);
  expect(asked()).toBe(1);
});

test('one that was refused is forgotten, and no other', async () => {
  const other = github.acts.install({ app: one.app.id, account: 'ann' });
  const [first, others] = [await token(), await one.tokens.of(other)];
  expect(others).not.toBe(first);
  one.tokens.forget(one.app.installation);
  expect(await token()).not.toBe(first);
  expect(await one.tokens.of(other)).toBe(others);
  expect(asked()).toBe(3);
});

test('it opens what the installation may see', async () => {
  const { data } = await one.tokens.with(await token()).request('GET /installation/repositories');
  expect(data.repositories.map(({ full_name }) => full_name)).toEqual(['acme/app', 'acme/secret']);
  const app = await (await one.tokens.app()).request('GET /app');
  expect(app.data).toMatchObject({ id: one.app.id, slug: 'rekindle' });
});

test('W08 a suspended installation is blocked, until it is not', async () => {
  github.acts.suspend(one.app.installation);
  const error = await refusal(token());
  expect(error.refused).toBe('blocked');
  expect(error.message).toMatch(
    /^The App is suspended or not installed there any more, .* GitHub answered 403/,
  );
  github.acts.unsuspend(one.app.installation);
  expect(await token()).toMatch(/^ghs_/);
});

test('W08 one that was uninstalled is blocked', async () => {
  github.acts.uninstall(one.app.installation);
  const error = await refusal(token());
  expect(error).toMatchObject({ refused: 'blocked', message: expect.stringMatching(/GitHub answered 404/) });
});

test('W08 a token that is kept, of an installation that is gone, is refused where it is used', async () => {
  const kept = await token();
  github.acts.uninstall(one.app.installation);
  const error = await refusal(one.tokens.with(kept).request('GET /installation/repositories'));
  expect(error.refused).toBe('token');
});

test('trouble of GitHub’s is not taken for that', async () => {
  github.fault({ on: ({ path }) => path.endsWith('/access_tokens'), kind: '502' });
  expect((await refusal(token())).refused).toBe('lost');
  github.fault({ on: ({ path }) => path.endsWith('/access_tokens'), kind: 'primary' });
  expect((await refusal(token())).refused).toBe('rate-limited');
  expect(await token()).toMatch(/^ghs_/);
});

test('a key that does not fit says so, and does not show it', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 1024,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const { tokens } = await asking(github, { account: 'acme', privateKey, of: one.app });
  expect((await refusal(tokens.of(one.app.installation))).refused).toBe('token');
});

test('W08 a token that was taken back ends the work, is forgotten, and leaves no folder behind', async () => {
  const place = folder();
  vi.stubEnv('TMPDIR', place);
  const forgotten: number[] = [];
  const tokens = {
    ...one.tokens,
    of: async () => 'ghs_unknown',
    forget: (installation: number) => void forgotten.push(installation),
  };
  const work = withHub(
    WHERE(),
    { ...ground(), tokens },
    () => {},
    async () => 'done',
  );
  expect((await refusal(work)).refused).toBe('token');
  expect([forgotten, readdirSync(place)]).toEqual([[one.app.installation], []]);
});

test('once another process may go on with a piece of work, nothing more of it lands here', async () => {
  const cut = new AbortController();
  const before = () =>
    github.calls.filter(({ method, path }) => method === 'POST' && !/token|graphql/.test(path));
  const landed: string[] = [];
  const work = withHub(
    WHERE(),
    { ...ground(), lost: cut.signal },
    () => {},
    async (hub) => {
      const comment = (key: string) =>
        hub.land({
          kind: 'issue',
          key,
          title: key,
          body: `<!-- rekindle:v1 {"key":"${key}"} -->\n`,
          labels: [],
        });
      landed.push((await comment('one')).outcome);
      cut.abort();
      landed.push((await comment('two')).outcome);
    },
  );
  expect((await refusal(work)).message).toMatch(/another process may go on with it/);
  expect([landed, before().length]).toEqual([['done'], 1]);
});

test('one near its end is not begun with', async () => {
  const first = await token();
  pass(51 * MINUTE);
  const second = await token();
  expect(second).not.toBe(first);
  expect(await token()).toBe(second);
  expect(asked()).toBe(2);
});

test('nothing in this was badly said', () => {
  expect(github.problems).toEqual([]);
});
