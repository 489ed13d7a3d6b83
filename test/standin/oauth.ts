// The web flow by which people sign in with an App: where GitHub asks them, codes that count once, tokens.
import { createHash, randomBytes } from 'node:crypto';
import { known } from './acts.ts';
import { type Answer, refuse } from './answer.ts';
import { parsed } from './json.ts';
import type { Received } from './routes.ts';
import type { World } from './world.ts';

export type OAuthStep = 'authorize' | 'token' | 'revoke';

interface Code {
  readonly login: string;
  readonly client: string;
  readonly redirect: string;
  readonly challenge: string;
  /** Milliseconds since 1970, by the stand-in's clock. */
  readonly until: number;
}

/** GitHub's documentation, "Generating a user access token for a GitHub App". */
const LASTS = { code: 600_000, token: 28_800_000 };

/** What the browser at GitHub does, and what came of it. */
export class SignIns {
  /** Who sits there: agrees at once. `null`: does not agree. `ask`: a page with a button for each account. */
  login: string | null = 'octocat';
  /** A code lasts for one trade. */
  readonly codes = new Map<string, Code>();
  /** Tokens that were handed out, in their order. */
  readonly tokens: string[] = [];
  /** Tokens that an App gave back. */
  readonly revoked: string[] = [];
}

export const clientIdOf = (app: number): string => `Iv1.${app}`;
export const clientSecretOf = (app: number): string => `oauth-secret-of-${app}`;

export function oauthStep(pathname: string, prefix: string): OAuthStep | null {
  if (pathname === '/login/oauth/authorize') return 'authorize';
  if (pathname === '/login/oauth/access_token') return 'token';
  return new RegExp(`^${prefix}/applications/[^/]+/token$`).test(pathname) ? 'revoke' : null;
}

const html = (body: string, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(`<!doctype html><html lang="en"><title>Authorize</title>${body}</html>`),
});

export function answerOAuth(world: World, step: OAuthStep, received: Received): Answer {
  if (step === 'authorize') return authorize(world, received);
  if (received.method !== (step === 'token' ? 'POST' : 'DELETE')) return refuse(404, 'Not Found');
  return step === 'token' ? traded(world, received) : revoked(world, received);
}

function authorize(world: World, { method, url, body }: Received): Answer {
  const asked = (name: string) => url.searchParams.get(name) ?? '';
  const app = world.rows.apps.all().find(({ app_id }) => clientIdOf(app_id) === asked('client_id'));
  if (!app || !URL.canParse(asked('redirect_uri'))) return html('<h1>404</h1>', 404);
  const [challenge, how] = [asked('code_challenge'), asked('code_challenge_method')];
  if (!/^[\w-]{43}$/.test(challenge) || how !== 'S256' || asked('state').length < 32)
    world.problems.push('a sign-in without state and a code challenge of S256');
  const { login } = world.signIns;
  const chosen = method === 'POST' ? new URLSearchParams(body.toString('utf8')).get('login') : login;
  if (chosen === 'ask') return page(world, url);
  const target = new URL(asked('redirect_uri'));
  target.searchParams.set('state', asked('state'));
  if (chosen === null) target.searchParams.set('error', 'access_denied');
  else target.searchParams.set('code', codeFor(chosen, asked, world));
  return { status: 302, headers: { location: target.href } };
}

function codeFor(login: string, asked: (name: string) => string, world: World): string {
  known(world, login);
  const code = randomBytes(10).toString('hex');
  const until = world.rows.clock.now() + LASTS.code;
  const [client, redirect, challenge] = ['client_id', 'redirect_uri', 'code_challenge'].map(asked);
  const one = { login, client: client ?? '', redirect: redirect ?? '', challenge: challenge ?? '', until };
  world.signIns.codes.set(code, one);
  return code;
}

function page(world: World, { pathname, search }: URL): Answer {
  const people = world.rows.users.all().filter(({ type }) => type === 'User');
  const buttons = people.map(({ login }) => `<button name="login" value="${login}">${login}</button>`);
  const action = `${pathname}${search}`.replaceAll('&', '&amp;');
  return html(`<h1>Authorize</h1><form method="post" action="${action}">${buttons.join('')}</form>`);
}

const said = (data: object): Answer => ({ status: 200, body: data });
const wrong = (error: string): Answer =>
  said({ error, error_description: 'It is not right.', error_uri: '' });

function traded(world: World, { body }: Received): Answer {
  const form = new URLSearchParams(body.toString('utf8'));
  const given = (name: string) => form.get(name) ?? '';
  const app = world.rows.apps.all().find(({ app_id }) => clientIdOf(app_id) === given('client_id'));
  if (!app || given('client_secret') !== clientSecretOf(app.app_id))
    return wrong('incorrect_client_credentials');
  const code = world.signIns.codes.get(given('code'));
  world.signIns.codes.delete(given('code'));
  const verified = createHash('sha256').update(given('code_verifier')).digest('base64url');
  const fits =
    code?.client === given('client_id') &&
    code.redirect === given('redirect_uri') &&
    code.challenge === verified &&
    world.rows.clock.now() < code.until;
  if (!code || !fits) return wrong('bad_verification_code');
  const token = `ghu_${randomBytes(18).toString('hex')}`;
  const until = world.rows.clock.now() + LASTS.token;
  world.identities.set(token, { kind: 'user', login: code.login, app: app.app_id, until });
  world.signIns.tokens.push(token);
  return said({
    access_token: token,
    expires_in: LASTS.token / 1000,
    refresh_token: `ghr_${randomBytes(18).toString('hex')}`,
    refresh_token_expires_in: 15_897_600,
    scope: '',
    token_type: 'bearer',
  });
}

function revoked(world: World, { url, headers, body }: Received): Answer {
  const [, client = ''] = /\/applications\/([^/]+)\/token$/.exec(url.pathname) ?? [];
  const app = world.rows.apps.all().find(({ app_id }) => clientIdOf(app_id) === decodeURIComponent(client));
  const basic = app && Buffer.from(`${clientIdOf(app.app_id)}:${clientSecretOf(app.app_id)}`);
  if (!basic || headers.authorization !== `Basic ${basic.toString('base64')}`)
    return refuse(404, 'Not Found');
  const data = parsed(body.toString('utf8'));
  const token = typeof data === 'object' && data !== null ? Reflect.get(data, 'access_token') : undefined;
  if (typeof token !== 'string' || world.identities.of(token) === null)
    return refuse(422, 'Validation Failed');
  world.identities.drop(token);
  world.signIns.revoked.push(token);
  return { status: 204 };
}
