// Who a token is, and what it may do.
import { randomBytes } from 'node:crypto';
import { fields } from './json.ts';
import { judgeJwt } from './jwt.ts';
import type { Rows } from './rows.ts';
import type { AppRow, InstallationRow, RepoRow } from './tables.ts';

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
  /** Of a person's token: the App that signed the person in. */
  readonly app?: number;
  /** When it ends, milliseconds since 1970; it lasts where this is not given. */
  readonly until?: number;
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
  /** Of an installation's token: how much of the account it was made for. */
  readonly selection?: 'all' | 'selected';
}

/** What an installation's token was made with. */
export interface Minted {
  readonly installation: number;
  readonly permissions: Permissions;
  /** Ids; `null`: whatever the installation has. */
  readonly repos: readonly number[] | null;
  /** Milliseconds since 1970, by the stand-in's clock. */
  readonly until: number;
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

const isLevel = (value: unknown): value is Level =>
  value === 'read' || value === 'write' || value === 'admin';
export const permissionsIn = (value: unknown): Permissions =>
  Object.fromEntries(
    Object.entries(fields(value)).flatMap(([name, one]) => (isLevel(one) ? [[name, one]] : [])),
  );

/** The repositories that an installation is for: of its account alone, wherever they were before. */
export function reachOf(rows: Rows, installation: InstallationRow): readonly RepoRow[] {
  const { account_id, account_type, repository_selection, repository_ids } = installation;
  return rows.repos
    .all()
    .filter((repo) => repo.owner_id === account_id && repo.owner_type === account_type)
    .filter((repo) => repository_selection === 'all' || repository_ids.includes(repo.id));
}

export const LEVELS: readonly Level[] = ['read', 'write', 'admin'];
/** What both allow. */
function common(one: Permissions, other: Permissions): Permissions {
  return Object.fromEntries(
    Object.entries(one).flatMap(([name, level]) => {
      const least = other[name] && Math.min(LEVELS.indexOf(level), LEVELS.indexOf(other[name]));
      const both = least === undefined ? undefined : LEVELS[least];
      return both === undefined ? [] : [[name, both]];
    }),
  );
}

const named = ({ app_id, slug, name }: AppRow): AppIdentity => ({ id: app_id, slug, name });

export class Identities {
  readonly #tokens: Map<string, Token>;
  readonly #rows: Rows;
  readonly #minted = new Map<string, Minted>();

  constructor(tokens: Readonly<Record<string, Token>>, rows: Rows) {
    this.#tokens = new Map(Object.entries(tokens));
    this.#rows = rows;
  }

  /** Adds a token, or gives one another meaning. */
  set(token: string, meaning: Token): void {
    this.#tokens.set(token, meaning);
  }
  /** Nobody is known by it any more. */
  drop(token: string): void {
    this.#tokens.delete(token);
  }
  /** A new token of an installation. */
  mint(minted: Minted): string {
    const token = `ghs_${randomBytes(18).toString('hex')}`;
    this.#minted.set(token, minted);
    return token;
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
    if (known?.until !== undefined && this.#rows.clock.now() >= known.until) return null;
    if (known) return this.#known(token, known);
    const judged = judgeJwt(token, this.#rows);
    if (!judged) return this.#installed(token);
    if (!judged.ok) return null;
    const login = `${judged.app.slug}[bot]`;
    const app = named(judged.app);
    return { token, kind: 'jwt', login, client: login, permissions: {}, repos: [], app };
  }

  /** Why nobody is known by what a request was authorized with. */
  why(authorization: string): { readonly status: number; readonly message: string } {
    const [, jwt = ''] = /^(?:bearer|token) (\S+)$/i.exec(authorization) ?? [];
    const judged = judgeJwt(jwt, this.#rows);
    return judged && !judged.ok ? judged : { status: 401, message: 'Bad credentials' };
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
      app: known.app === undefined ? appOf(login, this.#rows) : this.appWith(known.app),
    };
  }

  /** A token ends with its hour and with its installation, and never allows more than that does now. */
  #installed(token: string): Identity | null {
    const minted = this.#minted.get(token);
    const row = this.#rows.installations.findOneBy('installation_id', minted?.installation ?? 0);
    const app = row && this.#rows.apps.findOneBy('app_id', row.app_id);
    if (!minted || !app || row.suspended_at !== null || this.#rows.clock.now() >= minted.until) return null;
    const reach = reachOf(this.#rows, row).filter(({ id }) => minted.repos?.includes(id) ?? true);
    return {
      token,
      kind: 'app',
      login: `${app.slug}[bot]`,
      client: `${app.slug}[bot]`,
      permissions: common(minted.permissions, permissionsIn(row.permissions)),
      repos: reach.map((repo) => repo.full_name.toLowerCase()),
      app: named(app),
      selection: minted.repos === null ? row.repository_selection : 'selected',
    };
  }
}
