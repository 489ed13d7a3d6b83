// GitHub Apps with an installation, as seeds.
import { known } from './acts.ts';
import type { Permissions } from './identity.ts';
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
  /** Login of the account that it is installed on, for all its repositories. */
  readonly account: string;
  readonly installation: number;
}

export function plantApp(world: World, seed: AppSeed): void {
  const { id, slug, name, permissions, events = [], webhook, account, installation } = seed;
  const org = world.rows.orgs.findOneBy('login', account);
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
  world.rows.installations.insert({
    installation_id: installation,
    app_id: id,
    account_type: org ? 'Organization' : 'User',
    account_id: org?.id ?? known(world, account).id,
    account_login: account,
    repository_selection: 'all',
    repository_ids: [],
    permissions,
    events,
    suspended_at: null,
  });
  known(world, `${slug}[bot]`);
}
