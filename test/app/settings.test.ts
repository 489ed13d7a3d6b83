// What the bot is told by its environment: every variable, every refusal, and no secret in what is said.
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { assertNode, type Env, readSettings } from '../../src/app/settings.ts';
import { UserError } from '../../src/model/errors.ts';
import { folder, tidy } from './process.ts';

const SECRET = 'a-webhook-secret-0123456789';
const { privateKey: KEY } = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
});
const [FILE, OTHER] = [join(folder(), 'key.pem'), join(folder(), 'other.pem')];
writeFileSync(FILE, KEY);
writeFileSync(OTHER, 'hunter2-hunter2');
afterAll(tidy);
const based = (text: string): string => Buffer.from(text).toString('base64');

const NEEDED: Env = { APP_ID: '4711', PRIVATE_KEY: KEY, WEBHOOK_SECRET: SECRET };
const HOUR = 3_600_000;

/** The lines of what is said of an environment. */
function refusals(env: Env): readonly string[] {
  try {
    readSettings(env);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const [head, ...lines] = error.message.split('\n');
    expect(head).toBe('The bot cannot start:');
    return lines;
  }
  return [];
}
/** The names of the variables that are complained of. */
const named = (env: Env) =>
  refusals(env).map((line) => /^- ([A-Z_]+): found .+, expected .+\.$/.exec(line)?.[1]);

const PUBLIC = { REKINDLE_URL: 'https://bot.example/' };
const OAUTH = { GITHUB_CLIENT_ID: 'Iv1.1', GITHUB_CLIENT_SECRET: 's' };

test('what is needed is enough', () => {
  expect(readSettings(NEEDED)).toEqual({
    port: 3000,
    host: null,
    webhookPath: '/api/github/webhooks',
    secret: SECRET,
    apiUrl: 'https://api.github.com',
    serverUrl: 'https://github.com',
    databaseUrl: null,
    dataDir: 'data',
    clones: null,
    model: null,
    apiToken: null,
    proxyHeader: null,
    publicUrl: null,
    oauth: null,
    pageMissing: ['REKINDLE_URL', 'GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
    sweepEvery: 24 * HOUR,
    staleAfter: HOUR / 4,
    drain: 30_000,
  });
});

test.each<[string, Env, object]>([
  ['a port', { PORT: '8080' }, { port: 8080 }],
  ['any port', { PORT: '0' }, { port: 0 }],
  ['a proxy', { REKINDLE_PROXY_HEADER: 'X-Forwarded-For' }, { proxyHeader: 'x-forwarded-for' }],
  ['an address', { HOST: '127.0.0.1' }, { host: '127.0.0.1' }],
  ['a path', { WEBHOOK_PATH: '/hooks' }, { webhookPath: '/hooks' }],
  ['a key in a file', { PRIVATE_KEY: undefined, PRIVATE_KEY_PATH: FILE }, { secret: SECRET }],
  ['a key as base64', { PRIVATE_KEY: based(KEY) }, { secret: SECRET }],
  ['a key with written line ends', { PRIVATE_KEY: KEY.replaceAll('\n', '\\n') }, { secret: SECRET }],
  ['a key in one line', { PRIVATE_KEY: KEY.trim().replaceAll('\n', ' ') }, { secret: SECRET }],
  ['a key, whatever the file', { PRIVATE_KEY_PATH: '/nowhere.pem' }, { secret: SECRET }],
  ['blanks around a secret', { WEBHOOK_SECRET: ` ${SECRET}\n` }, { secret: SECRET }],
  ['PostgreSQL', { DATABASE_URL: 'postgres://a:b@c/d' }, { databaseUrl: 'postgres://a:b@c/d' }],
  ['PostgreSQL in full', { DATABASE_URL: 'postgresql://c/d' }, { databaseUrl: 'postgresql://c/d' }],
  ['a folder', { REKINDLE_DATA: '/var/lib/rekindle' }, { dataDir: '/var/lib/rekindle' }],
  ['kept clones', { REKINDLE_CACHE: '/c' }, { clones: { folder: '/c', most: 1024 ** 3 } }],
  [
    'kept clones of a size',
    { REKINDLE_CACHE: '/c', REKINDLE_CACHE_SIZE: '64' },
    { clones: { folder: '/c', most: 64 * 1024 ** 2 } },
  ],
  ['a token', { REKINDLE_API_TOKEN: 'x'.repeat(16) }, { apiToken: 'x'.repeat(16) }],
  ['a turn', { REKINDLE_SWEEP_EVERY: '6h' }, { sweepEvery: 6 * HOUR }],
  ['the shortest turn', { REKINDLE_SWEEP_EVERY: '60m' }, { sweepEvery: HOUR }],
  ['a patience', { REKINDLE_STALE_AFTER: '10m' }, { staleAfter: 600_000 }],
  ['an address without what people sign in with', PUBLIC, { publicUrl: 'https://bot.example', oauth: null }],
  [
    'what people sign in with',
    { ...PUBLIC, ...OAUTH },
    {
      publicUrl: 'https://bot.example',
      oauth: { clientId: 'Iv1.1', clientSecret: 's' },
      pageMissing: [],
    },
  ],
  [
    'webhooks at the root, where no one can sign in',
    { WEBHOOK_PATH: '/', ...OAUTH },
    { webhookPath: '/', pageMissing: ['REKINDLE_URL'] },
  ],
  [
    'a language model',
    { REKINDLE_LLM_URL: 'http://llm:8080/v1/', REKINDLE_LLM_MODEL: 'small', REKINDLE_LLM_KEY: 'k' },
    { model: { url: 'http://llm:8080/v1', key: 'k', model: 'small' } },
  ],
  [
    'a language model without a key',
    { REKINDLE_LLM_URL: 'http://llm/v1', REKINDLE_LLM_MODEL: 'small' },
    { model: { url: 'http://llm/v1', key: null, model: 'small' } },
  ],
  [
    'GitHub Enterprise Server by Probot’s variables',
    { GHE_HOST: 'ghe.acme.test', GHE_PROTOCOL: 'http' },
    { apiUrl: 'http://ghe.acme.test/api/v3', serverUrl: 'http://ghe.acme.test' },
  ],
  [
    'it by its host alone',
    { GHE_HOST: 'ghe.acme.test' },
    { apiUrl: 'https://ghe.acme.test/api/v3', serverUrl: 'https://ghe.acme.test' },
  ],
  [
    'it by its API alone: no token of there goes to github.com',
    { GITHUB_API_URL: 'https://ghe.acme.test/api/v3/' },
    { apiUrl: 'https://ghe.acme.test/api/v3', serverUrl: 'https://ghe.acme.test' },
  ],
  [
    'GitHub Enterprise Cloud by its API alone',
    { GITHUB_API_URL: 'https://api.acme.ghe.test' },
    { apiUrl: 'https://api.acme.ghe.test', serverUrl: 'https://acme.ghe.test' },
  ],
  [
    'two addresses',
    { GITHUB_API_URL: 'http://127.0.0.1:1/', GITHUB_SERVER_URL: 'http://127.0.0.1:1' },
    { apiUrl: 'http://127.0.0.1:1', serverUrl: 'http://127.0.0.1:1' },
  ],
  [
    'empty ones, as compose gives them',
    { DATABASE_URL: '', REKINDLE_LLM_URL: '', REKINDLE_LLM_KEY: '', REKINDLE_LLM_MODEL: '', PORT: ' ' },
    { databaseUrl: null, model: null, port: 3000 },
  ],
])('%s is taken', (_, env, expected) => {
  expect(readSettings({ ...NEEDED, ...env })).toMatchObject(expected);
});

test.each<[string, Env, string, ...string[]]>([
  ['a public address with a path', { REKINDLE_URL: 'https://bot.example/x' }, 'REKINDLE_URL'],
  ['a public address that is read on the way', { REKINDLE_URL: 'http://bot.example' }, 'REKINDLE_URL'],
  ['a public address of another kind', { REKINDLE_URL: 'bot.example' }, 'REKINDLE_URL'],
  ['webhooks where the page is', { ...PUBLIC, ...OAUTH, WEBHOOK_PATH: '/login' }, 'WEBHOOK_PATH'],
  ['no secret', { WEBHOOK_SECRET: undefined }, 'WEBHOOK_SECRET'],
  ['an empty secret', { WEBHOOK_SECRET: '  ' }, 'WEBHOOK_SECRET'],
  ['the secret of Probot’s documentation', { WEBHOOK_SECRET: 'development' }, 'WEBHOOK_SECRET'],
  ['it with blanks', { WEBHOOK_SECRET: ' development ' }, 'WEBHOOK_SECRET'],
  ['no App', { APP_ID: '' }, 'APP_ID'],
  ['an App by name', { APP_ID: 'rekindle' }, 'APP_ID'],
  ['App 0', { APP_ID: '0' }, 'APP_ID'],
  ['no key', { PRIVATE_KEY: '' }, 'PRIVATE_KEY'],
  ['another text as a key', { PRIVATE_KEY: 'hunter2-hunter2' }, 'PRIVATE_KEY'],
  ['half a key', { PRIVATE_KEY: KEY.slice(0, 300) }, 'PRIVATE_KEY'],
  ['a spoilt key', { PRIVATE_KEY: KEY.replace(/\n.{60}/, '\n') }, 'PRIVATE_KEY'],
  ['a key as base64 in lines', { PRIVATE_KEY: based(KEY).replace(/.{76}/g, '$&\n') }, 'PRIVATE_KEY'],
  ['half of it as base64', { PRIVATE_KEY: based(KEY.slice(0, 300)) }, 'PRIVATE_KEY'],
  ['a key in no file', { PRIVATE_KEY: '', PRIVATE_KEY_PATH: '/nowhere.pem' }, 'PRIVATE_KEY_PATH'],
  ['a file of no key', { PRIVATE_KEY: '', PRIVATE_KEY_PATH: OTHER }, 'PRIVATE_KEY_PATH'],
  ['a port that is none', { PORT: 'http' }, 'PORT'],
  ['a port below zero', { PORT: '-1' }, 'PORT'],
  ['a port too high', { PORT: '65536' }, 'PORT'],
  ['half a port', { PORT: '80.5' }, 'PORT'],
  ['a port in another notation', { PORT: '0x50' }, 'PORT'],
  ['a path without a slash', { WEBHOOK_PATH: 'hooks' }, 'WEBHOOK_PATH'],
  ['a path where the bot answers something else', { WEBHOOK_PATH: '/healthz' }, 'WEBHOOK_PATH'],
  ['a path of the API', { WEBHOOK_PATH: '/api/projects' }, 'WEBHOOK_PATH'],
  ['a path with a query', { WEBHOOK_PATH: '/hooks?x' }, 'WEBHOOK_PATH'],
  ['no address of the API', { GITHUB_API_URL: 'ghe' }, 'GITHUB_API_URL', 'GITHUB_SERVER_URL'],
  ['an API whose server is not told', { GITHUB_API_URL: 'http://127.0.0.1:1' }, 'GITHUB_SERVER_URL'],
  ['another protocol', { GITHUB_SERVER_URL: 'ssh://github.com' }, 'GITHUB_SERVER_URL'],
  ['MySQL', { DATABASE_URL: 'mysql://root:hunter2-hunter2@db/x' }, 'DATABASE_URL'],
  ['a file as a database', { DATABASE_URL: './data.db' }, 'DATABASE_URL'],
  ['a short API token', { REKINDLE_API_TOKEN: 'hunter2-hunter2' }, 'REKINDLE_API_TOKEN'],
  ['an address without a model', { REKINDLE_LLM_URL: 'http://llm/v1' }, 'REKINDLE_LLM_MODEL'],
  ['a model without an address', { REKINDLE_LLM_MODEL: 'small' }, 'REKINDLE_LLM_URL'],
  ['a key alone', { REKINDLE_LLM_KEY: 'hunter2-hunter2' }, 'REKINDLE_LLM_URL', 'REKINDLE_LLM_MODEL'],
  ['a host for a model', { REKINDLE_LLM_URL: 'llm:8080/v1', REKINDLE_LLM_MODEL: 'x' }, 'REKINDLE_LLM_URL'],
  ['a bound that is no number', { REKINDLE_CACHE_SIZE: '1 GiB' }, 'REKINDLE_CACHE_SIZE'],
  ['a bound that nothing fits in', { REKINDLE_CACHE_SIZE: '63' }, 'REKINDLE_CACHE_SIZE'],
  ['a turn below an hour', { REKINDLE_SWEEP_EVERY: '59m' }, 'REKINDLE_SWEEP_EVERY'],
  ['a turn that is no time', { REKINDLE_SWEEP_EVERY: 'daily' }, 'REKINDLE_SWEEP_EVERY'],
  ['a patience that is no time', { REKINDLE_STALE_AFTER: '7' }, 'REKINDLE_STALE_AFTER'],
])('%s is refused', (_, env, ...names) => {
  expect(named({ ...NEEDED, ...env })).toEqual(names);
});

describe('what is said', () => {
  test('is all that is wrong at once', () => {
    const wrong = {
      PORT: 'x',
      WEBHOOK_PATH: 'x',
      GITHUB_API_URL: 'x',
      GITHUB_SERVER_URL: 'x',
      DATABASE_URL: 'x',
      REKINDLE_LLM_KEY: 'x',
      REKINDLE_API_TOKEN: 'x',
      REKINDLE_SWEEP_EVERY: 'x',
      REKINDLE_STALE_AFTER: 'x',
    };
    const { REKINDLE_LLM_KEY: _, ...shown } = wrong;
    const others = ['WEBHOOK_SECRET', 'APP_ID', 'PRIVATE_KEY', 'REKINDLE_LLM_URL', 'REKINDLE_LLM_MODEL'];
    expect(new Set(named(wrong))).toEqual(new Set([...Object.keys(shown), ...others]));
  });

  test('names no secret, wherever it was put by mistake', () => {
    const hidden = ['WEBHOOK_SECRET', 'APP_ID', 'PRIVATE_KEY', 'DATABASE_URL', 'REKINDLE_API_TOKEN'];
    const odd = [...hidden, 'REKINDLE_LLM_URL', 'REKINDLE_LLM_KEY', 'GITHUB_API_URL', 'GITHUB_SERVER_URL'];
    const env = Object.fromEntries(odd.map((name) => [name, 'hunter2-hunter2']));
    expect(refusals(env).length).toBeGreaterThan(5);
    expect(refusals(env).join()).not.toContain('hunter2');
    expect(refusals({ ...NEEDED, WEBHOOK_SECRET: 'development' }).join()).not.toContain('development');
  });
});

test('a Node without the SQLite that the bot needs is named, with the one that has it', () => {
  for (const old of ['20.20.2', '22.22.1', '23.11.0'])
    expect(() => assertNode(old)).toThrow(new RegExp(`^Found Node ${old}, expected 24 or newer: .*SQLite`));
  expect(() => assertNode('24.0.0')).not.toThrow();
  expect(() => assertNode('100.1.0')).not.toThrow();
});
