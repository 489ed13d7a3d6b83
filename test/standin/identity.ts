// Who a token is, and what it may do.
import { createPublicKey, verify } from 'node:crypto';
import type { Emulator } from './emulator.ts';
import { at, type Fields, fields, list, numberOf, parsed, text } from './json.ts';
import type { Rows } from './rows.ts';

export type Level = 'read' | 'write' | 'admin';
export type Permissions = Readonly<Record<string, Level>>;

/** One token as a test gives it. */
export interface Token {
  /** `actions`: GITHUB_TOKEN. `app`: an installation's. `user`: a personal access token. */
  readonly kind: 'actions' | 'app' | 'user';
  /** Of a user, or of an App as `name[bot]`; GITHUB_TOKEN's is known. */
  readonly login?: string;
  /** What it was given; a user's token without them may what its user may. */
  readonly permissions?: Permissions;
  /** `owner/name` of the repositories that it is for; without them every one. */
  readonly repos?: readonly string[];
  /** Whose calls these are, for schedules; the token itself where it is not given. */
  readonly client?: string;
}

export interface AppIdentity {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

export interface Identity {
  readonly token: string;
  readonly kind: Token['kind'] | 'jwt';
  readonly login: string;
  readonly client: string;
  /** `null`: not limited by itself. */
  readonly permissions: Permissions | null;
  readonly repos: readonly string[] | null;
  readonly app: AppIdentity | null;
}

const ACTIONS_APP: AppIdentity = { id: 15368, slug: 'github-actions', name: 'GitHub Actions' };
const ACTIONS_LOGIN = 'github-actions[bot]';
const BOT = /^(.+)\[bot\]$/;

/** The App behind a bot's login. Ids of Apps that no test names are made of their names. */
export function appOf(login: string, rows: Rows): AppIdentity | null {
  const slug = BOT.exec(login)?.[1];
  if (slug === undefined) return null;
  if (slug === ACTIONS_APP.slug) return ACTIONS_APP;
  const row = rows.apps.findOneBy('slug', slug);
  const made = Array.from(slug).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000, 7);
  return row ? { id: row.app_id, slug, name: row.name } : { id: made, slug, name: slug };
}

const base64 = (part: string | undefined) => Buffer.from(part ?? '', 'base64url');

/** The App that a JWT is of, its signature and times looked at; `null`: it is not one of ours. */
export function appOfJwt(jwt: string, rows: Rows): Fields | null {
  const [head, claims, signature] = jwt.split('.');
  if (!jwt.startsWith('eyJ') || signature === undefined) return null;
  const said = fields(parsed(base64(claims).toString('utf8')));
  const app = rows.apps.all().find((one) => String(one.app_id) === String(said['iss']));
  const now = Date.now() / 1000;
  if (!app || numberOf(said['exp']) < now || numberOf(said['exp']) > now + 660) return null;
  const holds = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    createPublicKey(app.private_key),
    base64(signature),
  );
  return holds ? { appId: app.app_id, slug: app.slug, name: app.name } : null;
}

const isLevel = (value: unknown): value is Level =>
  value === 'read' || value === 'write' || value === 'admin';
const permissionsIn = (value: unknown): Permissions =>
  Object.fromEntries(
    Object.entries(fields(value)).flatMap(([name, one]) => (isLevel(one) ? [[name, one]] : [])),
  );

export class Identities {
  readonly #tokens: Map<string, Token>;
  readonly #rows: Rows;
  readonly #issued: Emulator['issued'];

  constructor(tokens: Readonly<Record<string, Token>>, rows: Rows, issued: Emulator['issued']) {
    this.#tokens = new Map(Object.entries(tokens));
    this.#rows = rows;
    this.#issued = issued;
  }

  /** Adds a token, or gives one another meaning. */
  set(token: string, meaning: Token): void {
    this.#tokens.set(token, meaning);
  }
  logins(): readonly string[] {
    return [...this.#tokens.values()].map((one) => one.login ?? ACTIONS_LOGIN);
  }

  /** The App with this id, of those that some token or row is of; `null` where there is none. */
  appWith(id: number | null): AppIdentity | null {
    const rows = this.#rows.apps.all().map((row) => ({ id: row.app_id, slug: row.slug, name: row.name }));
    const bots = this.logins().flatMap((login) => appOf(login, this.#rows) ?? []);
    return [ACTIONS_APP, ...rows, ...bots].find((one) => one.id === id) ?? null;
  }

  /** Who this is; `null`: nobody that we know. */
  of(token: string): Identity | null {
    const known = this.#tokens.get(token);
    if (known) return this.#known(token, known);
    const jwt = appOfJwt(token, this.#rows);
    if (jwt) {
      const app = { id: numberOf(jwt['appId']), slug: text(jwt['slug']), name: text(jwt['name']) };
      return {
        token,
        kind: 'jwt',
        login: `${app.slug}[bot]`,
        client: token,
        permissions: {},
        repos: [],
        app,
      };
    }
    return this.#installed(token);
  }

  #known(token: string, known: Token): Identity {
    const login = known.kind === 'actions' ? ACTIONS_LOGIN : (known.login ?? '');
    return {
      token,
      kind: known.kind,
      login,
      client: known.client ?? token,
      permissions: known.permissions ?? (known.kind === 'user' ? null : {}),
      repos: known.repos?.map((name) => name.toLowerCase()) ?? null,
      app: appOf(login, this.#rows),
    };
  }

  #installed(token: string): Identity | null {
    const installation = fields(at(this.#issued.get(token), 'installation'));
    const app = this.#rows.apps.findOneBy('app_id', numberOf(installation['appId']));
    if (!app) return null;
    const ids = list(installation['repositoryIds']);
    const repos = this.#rows.repos
      .all()
      .filter((repo) =>
        installation['repositorySelection'] === 'all'
          ? repo.owner_id === installation['accountId'] && repo.owner_type === installation['accountType']
          : ids.includes(repo.id),
      )
      .map((repo) => repo.full_name.toLowerCase());
    return {
      token,
      kind: 'app',
      login: `${app.slug}[bot]`,
      client: token,
      permissions: permissionsIn(installation['permissions']),
      repos,
      app: { id: app.app_id, slug: app.slug, name: app.name },
    };
  }
}
