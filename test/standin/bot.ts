// What a test needs to start a bot against the stand-in: an App with keys, installed somewhere.
import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { appActsOn } from './app-acts.ts';
import { type InstallationSeed, plantApp } from './apps.ts';
import type { GitHub } from './github.ts';
import type { Permissions } from './identity.ts';
import { clientIdOf, clientSecretOf } from './oauth.ts';

interface Keys {
  readonly privateKey: string;
  readonly publicKey: string;
}
let keys: Keys | null = null;

/** One RSA key pair for the whole process, in PEM: making one takes longer than a test. */
function appKeys(): Keys {
  keys ??= generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    // As GitHub hands them out.
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  return keys;
}

/** What the bot asks for, and hears. */
const PERMISSIONS: Permissions = {
  actions: 'write',
  checks: 'write',
  contents: 'write',
  issues: 'write',
  pull_requests: 'write',
};
const EVENTS = ['check_run', 'issue_comment', 'issues', 'pull_request', 'push', 'repository'];

export interface BotSeed {
  /** Where it is installed; without it nowhere. */
  readonly account?: string;
  /** `owner/name` of selected ones. */
  readonly repositories?: readonly string[];
  readonly permissions?: Permissions;
  readonly events?: readonly string[];
  /** Where its webhooks go; `acts.rewire` says it later. */
  readonly url?: string;
  readonly slug?: string;
  readonly id?: number;
}

export interface Bot {
  readonly id: number;
  readonly slug: string;
  /** `slug[bot]`. */
  readonly login: string;
  readonly secret: string;
  /** PEM. */
  readonly privateKey: string;
  /** What people sign in with. */
  readonly clientId: string;
  readonly clientSecret: string;
  /** The id of its installation; 0 where it is not installed. */
  readonly installation: number;
  /** A token that it asks as itself with; times in seconds since 1970. */
  jwt(claims?: { readonly iat?: number; readonly exp?: number; readonly iss?: number | string }): string;
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JWT as Apps sign them. */
export function signJwt(claims: unknown, privateKey: string): string {
  const source = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
  return `${source}.${createSign('sha256').update(source).sign(privateKey, 'base64url')}`;
}

/** Plants an App with a webhook and keys, and installs it on an account. */
export function plantBot(github: Pick<GitHub, 'world'>, seed: BotSeed = {}): Bot {
  const { world } = github;
  const { id = 4711, slug = 'rekindle', account, repositories, url } = seed;
  const { permissions = PERMISSIONS, events = EVENTS } = seed;
  const { privateKey, publicKey } = appKeys();
  // One of its own: a port that was another bot's a moment ago must not take what is meant for that one.
  const secret = `secret-of-${slug}-${randomUUID()}`;
  plantApp(world, { id, slug, name: slug, publicKey, permissions, events });
  const acts = appActsOn(world);
  acts.rewire(id, { url: url ?? '', secret });
  const where: InstallationSeed | null =
    account === undefined ? null : { app: id, account, ...(repositories ? { repositories } : {}) };
  const installation = where ? acts.install(where) : 0;
  return {
    id,
    slug,
    login: `${slug}[bot]`,
    secret,
    privateKey,
    clientId: clientIdOf(id),
    clientSecret: clientSecretOf(id),
    installation,
    jwt(claims = {}) {
      const now = Math.floor(world.rows.clock.now() / 1000);
      return signJwt({ iat: now - 30, exp: now + 300, iss: id, ...claims }, privateKey);
    },
  };
}
