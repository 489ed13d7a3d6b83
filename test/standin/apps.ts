// GitHub Apps with their installations, as seeds.
import { known } from './acts.ts';
import type { Permissions } from './identity.ts';
import { appCalled } from './installations.ts';
import type { InstallationRow, RepoRow } from './tables.ts';
import type { World } from './world.ts';

export interface AppSeed {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** PEM: what its JWTs are verified with. */
  readonly publicKey: string;
  readonly permissions: Permissions;
  readonly events?: readonly string[];
  /** Where its webhooks go. */
  readonly webhook?: { readonly url: string; readonly secret: string };
  /** Login of the account that it is installed on, for all its repositories; without it on none. */
  readonly account?: string;
  readonly installation?: number;
}

export interface InstallationSeed {
  /** Id or slug. */
  readonly app: number | string;
  readonly account: string;
  /** `owner/name` of those that were selected; all where it is not given. */
  readonly repositories?: readonly string[];
  /** The App's own where they are not given. */
  readonly permissions?: Permissions;
  readonly id?: number;
}

/** The ids of repositories of an account. @throws Error where one is not the account's */
export function idsOf(world: World, account_id: number, names: readonly string[]): readonly number[] {
  return names.map((name) => {
    const same = (repo: RepoRow) => repo.full_name.toLowerCase() === name.toLowerCase();
    const found = world.rows.repos.all().find((repo) => same(repo) && repo.owner_id === account_id);
    if (!found) throw new Error(`the installation's account has no repository ${name}`);
    return found.id;
  });
}

export function plantInstallation(world: World, seed: InstallationSeed): InstallationRow {
  const app = appCalled(world, seed.app);
  const org = world.rows.orgs.findOneBy('login', seed.account);
  const account_id = org?.id ?? known(world, seed.account).id;
  const row = world.rows.installations.insert({
    installation_id: seed.id ?? 0,
    app_id: app.app_id,
    account_type: org ? 'Organization' : 'User',
    account_id,
    account_login: seed.account,
    repository_selection: seed.repositories ? 'selected' : 'all',
    repository_ids: idsOf(world, account_id, seed.repositories ?? []),
    permissions: seed.permissions ?? app.permissions,
    events: app.events,
    suspended_at: null,
    suspended_by: null,
  });
  return world.rows.installations.put({ ...row, installation_id: seed.id ?? row.id });
}

export function plantApp(world: World, seed: AppSeed): void {
  const { id, slug, name, permissions, events = [], webhook, account: login, installation } = seed;
  world.rows.apps.insert({
    app_id: id,
    slug,
    name,
    private_key: seed.publicKey,
    permissions,
    events,
    webhook_url: webhook?.url ?? null,
    webhook_secret: webhook?.secret ?? null,
    description: null,
  });
  known(world, `${slug}[bot]`);
  if (login === undefined) return;
  plantInstallation(world, {
    app: id,
    account: login,
    ...(installation === undefined ? {} : { id: installation }),
  });
}

/** Changes an App's row: where its webhooks go, or that they go nowhere. */
export function rewire(world: World, app: number | string, webhook: AppSeed['webhook'] | null): void {
  const [webhook_url, webhook_secret] = [webhook?.url ?? null, webhook?.secret ?? null];
  world.rows.apps.put({ ...appCalled(world, app), webhook_url, webhook_secret });
}
