// The bot as a process: what it refuses to start with, how it ends, and what it writes to its log.
import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { atNight } from '../exhaustive.ts';
import type { GitHub } from '../standin/github.ts';
import { startGitHub } from '../standin/github.ts';
import { type BotProcess, connected, folder, settled, startProcess, tidy } from './process.ts';

let running: { readonly github: GitHub; readonly bot: BotProcess } | null = null;
afterEach(async () => {
  await running?.bot.kill();
  await running?.github.close();
  running = null;
});
afterAll(tidy);

const { privateKey: KEY } = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
});
const SECRET = 'a-webhook-secret-0123456789';
/** What it says where it does not start: its exit status first. */
const refusal = (env: Readonly<Record<string, string>>): Promise<string> =>
  startProcess(env).then(
    async (bot) => {
      await bot.kill();
      return 'it started';
    },
    (error: unknown) => String(error),
  );

test('without a secret it does not start, and says so once, for people', async () => {
  const said = await refusal({ APP_ID: '1', PRIVATE_KEY: KEY });
  expect(said).toMatch(
    /^Error: the bot ended with 2:\nrekindle: The bot cannot start:\n- WEBHOOK_SECRET: found none, .+\.\n$/,
  );
  expect(said).not.toContain('KEY-----');
});

atNight('where its port is taken it does not start, and says so', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const said = await refusal({ APP_ID: '1', PRIVATE_KEY: KEY, WEBHOOK_SECRET: SECRET, PORT: port });
  other.close();
  const plain = said.split('\n').filter((line) => !line.startsWith('{'));
  expect(plain).toEqual([
    'Error: the bot ended with 2:',
    expect.stringMatching(/^rekindle: .*EADDRINUSE/),
    '',
  ]);
  expect(said).toContain(port);
  expect(said).not.toMatch(/^\s+at /m);
});

const REPO = 'ann/solo';

atNight('told to end, it takes nothing new, settles what was begun, and exits with 0', async () => {
  const github = await startGitHub({ tokens: { ann: { kind: 'user', login: 'ann' } } });
  await github.seed({
    owner: 'ann',
    name: 'solo',
    roles: { ann: 'admin' },
    branches: { main: { files: { 'README.md': 'Hello.\n' } } },
    issues: [{ title: 'First', by: 'ann' }],
  });
  const data = folder();
  const { app, bot } = await connected(github, { account: 'ann', env: { REKINDLE_DATA: data } });
  running = { github, bot };
  await bot.begun();
  await settled(github, bot);
  const ready = () =>
    fetch(`${bot.url}/readyz`).then(
      ({ status }) => status,
      () => 'closed',
    );
  expect(await ready()).toBe(200);

  // Its first question about the repository takes so long that the signal comes before the answer.
  github.fault({ on: ({ kind }) => kind === 'graphql', kind: 'slow', delay: 1_000 });
  const begun = new Promise<void>((resolve) => {
    github.watch(({ kind }) => {
      if (kind === 'graphql') resolve();
    });
  });
  await github.acts.comment(REPO, 1, 'ann', '/rekindle resume');
  await begun;
  const ended = bot.stop();
  await expect.poll(ready).not.toBe(200);
  expect(await ended).toBe(0);

  const [delivery] = github.hooks.deliveries;
  expect(delivery).toMatchObject({ event: 'issue_comment', status_code: 202 });
  const store = await openStore({ file: join(data, 'rekindle.db') });
  expect(await store.inbox.find(delivery?.guid ?? '')).toMatchObject({ state: 'done', tries: 1 });
  await store.close();

  const lines = bot.said().trimEnd().split('\n');
  const logged = lines.map((line): Record<string, unknown> => JSON.parse(line));
  expect(logged.length).toBe(bot.lines.length);
  // Of a member that is there twice only one is read.
  expect(lines.filter((line) => JSON.stringify(JSON.parse(line)) !== line)).toEqual([]);
  expect(new Set(logged.map(({ name }) => name))).toEqual(new Set(['probot']));
  for (const line of logged)
    expect(line).toMatchObject({
      level: expect.anything(),
      time: expect.anything(),
      msg: expect.any(String),
    });
  const about = logged.filter(({ msg, repository }) => repository || /^work|^webhook/.test(String(msg)));
  expect(about.filter(({ delivery: id }) => typeof id !== 'string')).toEqual([]);
  const own = about.filter(({ delivery: id }) => id === delivery?.guid);
  expect(own.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['webhook read', 'worked']));
  expect(own.at(-1)).toMatchObject({ outcome: 'done', repository: REPO, event: 'issue_comment', try: 1 });
  expect(logged.at(-1)).toMatchObject({ msg: 'stopped', ended: true });
  expect(bot.said()).not.toContain(app.secret);
  expect(bot.said()).not.toMatch(/ghs_|eyJ|BEGIN/);
  expect(github.problems).toEqual([]);
});
