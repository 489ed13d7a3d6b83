// The bot's settings, read from its environment: Probot's variables and ours. All mistakes are
// reported at once.

import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { UserError } from '../model/errors.ts';
import { HOUR } from '../model/time-units.ts';
import { DURATION, parseDuration } from '../text/duration.ts';
import { isPagePath } from '../web/page/page.ts';
import { PATHS } from './http/server.ts';
import type { CloneStore } from './kept-clones.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/** An OpenAI-compatible endpoint. */
export interface ModelEndpoint {
  readonly url: string;
  readonly key: string | null;
  readonly model: string;
}

export interface BotSettings {
  readonly port: number;
  /** The address that is listened on; `null`: all. */
  readonly host: string | null;
  readonly webhookPath: string;
  readonly secret: string;
  /** Without a slash at the end; of GHES it ends with `/api/v3`. */
  readonly apiUrl: string;
  readonly serverUrl: string;
  /** PostgreSQL; `null`: SQLite in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** Where clones are kept from one look to the next; `null`: each look makes its own. */
  readonly clones: CloneStore | null;
  readonly model: ModelEndpoint | null;
  /** The token of orchestrators; `null`: the API is off. */
  readonly apiToken: string | null;
  /**
   * The header in which a trusted proxy gives the client's address, in lower case; `null`: no header is
   * trusted.
   */
  readonly proxyHeader: string | null;
  /** The bot's address on the internet, its origin alone; `null`: no one can sign in at its page. */
  readonly publicUrl: string | null;
  /** What the App signs people in with; `null`: no one can sign in. */
  readonly oauth: { readonly clientId: string; readonly clientSecret: string } | null;
  /** Names of the variables without which no one can sign in, as far as they are not set. */
  readonly pageMissing: readonly string[];
  /** Milliseconds: how often a repository is swept. */
  readonly sweepEvery: number;
  /** Milliseconds without a report, after which an active project is recovered. */
  readonly staleAfter: number;
  /** Milliseconds that work in progress may take to finish when the bot is stopped. */
  readonly drain: number;
}

/** A secret that is refused: Probot's default, which is in its documentation. */
const KNOWN_SECRET = 'development';

/** The oldest Node whose SQLite does all that the store asks of it. */
const LEAST_NODE = 24;

/** `version` as Node says it, `24.1.0`. @throws UserError where the bot cannot run on it */
export function assertNode(version: string): void {
  if (Number.parseInt(version, 10) >= LEAST_NODE) return;
  throw new UserError(
    `Found Node ${version}, expected ${LEAST_NODE} or newer: the bot keeps deliveries in the SQLite that ` +
      'Node has built in. Nothing was started. Install that Node, or use the image; the command line and ' +
      'its package run on Node 20 as well.',
  );
}

/** @throws UserError with a line for each mistake */
export function readSettings(env: Env): BotSettings {
  const wrong: string[] = [];
  const text = (name: string) => env[name]?.trim() ?? '';
  const refuse = (name: string, found: string, expected: string) => {
    wrong.push(`${name}: found ${found}, expected ${expected}.`);
  };
  const url = (name: string, usual: string): string => {
    const found = (text(name) || usual).replace(/\/+$/, '');
    if (!URL.canParse(found) || !/^https?:/.test(found)) refuse(name, 'no address', 'one with http or https');
    return found;
  };
  const duration = (name: string, usual: number, least: number): number => {
    const found = text(name) === '' ? usual : parseDuration(text(name));
    if (found !== null && found >= least) return found;
    refuse(name, JSON.stringify(text(name)), `${DURATION}, at least ${least / HOUR} hours`);
    return usual;
  };
  const secret = text('WEBHOOK_SECRET');
  if (secret === '')
    refuse('WEBHOOK_SECRET', 'none', "the App's webhook secret: without one anybody is believed");
  else if (secret === KNOWN_SECRET)
    refuse('WEBHOOK_SECRET', 'a secret that everybody knows', 'one of your own');
  if (!/^[1-9]\d{0,11}$/.test(text('APP_ID')))
    refuse('APP_ID', text('APP_ID') === '' ? 'none' : 'no such number', "the App's id");
  const trouble = keyTrouble(env['PRIVATE_KEY'], env['PRIVATE_KEY_PATH']);
  if (trouble !== null) refuse(...trouble);
  const server = serverOf(text('GHE_HOST'), text('GHE_PROTOCOL'));
  const webhookPath = text('WEBHOOK_PATH') || '/api/github/webhooks';
  if (!/^\/[^?#\s]*$/.test(webhookPath) || isTaken(webhookPath))
    refuse('WEBHOOK_PATH', JSON.stringify(webhookPath), 'a path with a slash that nothing else stands at');
  const apiUrl = url('GITHUB_API_URL', server === null ? 'https://api.github.com' : `${server}/api/v3`);
  const settings = {
    port: portOf(text('PORT'), refuse),
    host: text('HOST') || null,
    webhookPath,
    secret,
    apiUrl,
    serverUrl: url('GITHUB_SERVER_URL', server ?? serverBeside(apiUrl)),
    ...storageOf(text, refuse),
    model: modelOf(text, refuse),
    apiToken: text('REKINDLE_API_TOKEN') || null,
    proxyHeader: text('REKINDLE_PROXY_HEADER').toLowerCase() || null,
    ...pageOf(text, refuse),
    sweepEvery: duration('REKINDLE_SWEEP_EVERY', 24 * HOUR, HOUR),
    staleAfter: duration('REKINDLE_STALE_AFTER', HOUR / 4, 0),
    drain: 30_000,
  };
  if (settings.proxyHeader !== null && !/^[a-z\d-]{1,100}$/.test(settings.proxyHeader))
    refuse('REKINDLE_PROXY_HEADER', 'no name of a header', 'one such as X-Forwarded-For, or none');
  if (settings.pageMissing.length === 0 && isPagePath(webhookPath))
    refuse('WEBHOOK_PATH', JSON.stringify(webhookPath), 'a path at which the page does not stand');
  if (settings.apiToken !== null && settings.apiToken.length < LEAST_TOKEN)
    refuse('REKINDLE_API_TOKEN', `${settings.apiToken.length} characters`, `at least ${LEAST_TOKEN}`);
  if (wrong.length > 0)
    throw new UserError(`The bot cannot start:\n${wrong.map((one) => `- ${one}`).join('\n')}`);
  return settings;
}

/** MiB of all kept clones together: where nothing is said, and the least that is worth it. */
const USUAL_SIZE = 1024;
const LEAST_SIZE = 64;

/** What the bot keeps, and where. */
function storageOf(
  text: (name: string) => string,
  refuse: Refuse,
): Pick<BotSettings, 'databaseUrl' | 'dataDir' | 'clones'> {
  const [databaseUrl = '', cache, size = ''] = ['DATABASE_URL', 'REKINDLE_CACHE', 'REKINDLE_CACHE_SIZE'].map(
    text,
  );
  if (databaseUrl !== '' && !/^postgres(?:ql)?:\/\//.test(databaseUrl))
    refuse('DATABASE_URL', 'another address', 'postgres://USER:PASSWORD@HOST/DATABASE, or none for SQLite');
  const mebibytes = size === '' ? USUAL_SIZE : Number(size);
  if (!/^\d{0,7}$/.test(size) || mebibytes < LEAST_SIZE)
    refuse('REKINDLE_CACHE_SIZE', JSON.stringify(size), `a number of MiB, at least ${LEAST_SIZE}`);
  return {
    databaseUrl: databaseUrl || null,
    dataDir: text('REKINDLE_DATA') || 'data',
    clones: cache ? { folder: cache, most: mebibytes * 1024 ** 2 } : null,
  };
}

type Refuse = (name: string, found: string, expected: string) => void;

function portOf(text: string, refuse: Refuse): number {
  const port = text === '' ? 3000 : Number(text);
  if (!/^\d{0,5}$/.test(text) || port > 65_535)
    refuse('PORT', JSON.stringify(text), 'a number from 0 to 65535');
  return port;
}

/** Paths where something else is answered; below `/api/`, what is not of GitHub's webhooks. */
const isTaken = (path: string): boolean =>
  PATHS.has(path) || (path.startsWith('/api/') && !/^\/api\/github(?:\/|$)/.test(path));

const LEAST_TOKEN = 16;

/** GHES by Probot's own variables. */
function serverOf(host: string, protocol: string): string | null {
  return host === '' ? null : `${protocol || 'https'}://${host}`;
}

/** Where that API's repositories are; its tokens must not be sent elsewhere. `''`: that cannot be told. */
function serverBeside(api: string): string {
  const [, atEnterprise] = /^(.+)\/api\/v3$/.exec(api) ?? [];
  return atEnterprise ?? (/^https?:\/\/api\./.test(api) ? api.replace('//api.', '//') : '');
}

/** Whether what is sent there stays secret: over TLS, or never leaves the machine. */
function isPrivate(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** What people need to sign in at the page; it is off as long as one of the three is missing. */
function pageOf(
  text: (name: string) => string,
  refuse: Refuse,
): Pick<BotSettings, 'publicUrl' | 'oauth' | 'pageMissing'> {
  const names = ['REKINDLE_URL', 'GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'] as const;
  const [url, clientId, clientSecret] = names.map(text);
  const origin = url && URL.canParse(url) && /^https?:/i.test(url) ? new URL(url).origin : null;
  const isWhole = origin !== null && /^https?:\/\/[^/?#]+\/?$/i.test(url ?? '');
  if (url && !isWhole)
    refuse('REKINDLE_URL', 'another address', "the bot's own without a path, such as https://bot.example");
  else if (origin !== null && !isPrivate(origin))
    refuse('REKINDLE_URL', 'an address that anyone on the way can read', 'one that begins with https://');
  return {
    publicUrl: origin,
    oauth: clientId && clientSecret ? { clientId, clientSecret } : null,
    pageMissing: names.filter((name) => text(name) === ''),
  };
}

function modelOf(text: (name: string) => string, refuse: Refuse): ModelEndpoint | null {
  const [url, key, model] = ['REKINDLE_LLM_URL', 'REKINDLE_LLM_KEY', 'REKINDLE_LLM_MODEL'].map(text);
  if (!url && !model && !key) return null;
  if (!url || !URL.canParse(url) || !/^https?:/.test(url))
    refuse('REKINDLE_LLM_URL', url ? 'no address' : 'none', 'that of an OpenAI-compatible API');
  if (!model) refuse('REKINDLE_LLM_MODEL', 'none', 'the name of a model');
  return { url: (url ?? '').replace(/\/+$/, ''), key: key || null, model: model ?? '' };
}

// The App's private key as the environment gives it: what is wrong with it, told before it is used.

const ONE = "the App's private key (PEM, or base64 of it in one line)";

/** The variable, what was found, and what was expected; `null`: it is a valid key. */
function keyTrouble(
  given: string | undefined,
  path: string | undefined,
): readonly [name: string, found: string, expected: string] | null {
  if (given?.trim()) return isKey(given) ? null : ['PRIVATE_KEY', 'no such key', ONE];
  if (!path?.trim()) return ['PRIVATE_KEY', 'none', `${ONE}, or PRIVATE_KEY_PATH`];
  const found = textAt(path);
  if (found === null) return ['PRIVATE_KEY_PATH', 'no file that can be read', `that of ${ONE}`];
  return isPem(found) ? null : ['PRIVATE_KEY_PATH', 'no such key in that file', 'the PEM as GitHub gave it'];
}

/** Read as Probot reads it: base64 to the letter, and line ends that may be written as `\\n`. */
function isKey(given: string): boolean {
  const bytes = Buffer.from(given, 'base64');
  const plain = bytes.toString('base64') === given ? bytes.toString('utf8') : given;
  const pem = plain.replaceAll('\\n', '\n');
  // What is in one line Probot breaks into lines itself.
  return pem.trim().includes('\n') ? isPem(pem) : /-----BEGIN (?:RSA )?PRIVATE KEY-----.+-----END /.test(pem);
}

function isPem(text: string): boolean {
  try {
    return createPrivateKey(text).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

function textAt(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
