// What people do with Apps and repositories: install, suspend, choose, rename, give away, press buttons.

import { known } from './acts.ts';
import { type InstallationSeed, idsOf, plantInstallation, rewire } from './apps.ts';
import { type Permissions, permissionsIn, reachOf } from './identity.ts';
import { fiveFields, installationWith, withMetadata } from './installations.ts';
import type { Fields } from './json.ts';
import { account } from './people.ts';
import { grants } from './permissions.ts';
import { configure, ownerOf, repositoryCalled, repositoryNamed, settingsOf } from './repositories.ts';
import type { InstallationRow, RepoRow } from './tables.ts';
import type { World } from './world.ts';

/** Who does it is `octocat` where nobody is named. Installations are named by their ids. */
export interface AppActs {
  /** The id of the new installation. */
  install(seed: InstallationSeed, by?: string): number;
  uninstall(installation: number, by?: string): void;
  suspend(installation: number, by?: string): void;
  unsuspend(installation: number, by?: string): void;
  /** `owner/name`. An installation for all of them becomes one for these. */
  addRepositories(installation: number, names: readonly string[], by?: string): void;
  removeRepositories(installation: number, names: readonly string[], by?: string): void;
  /** What it may from now on; its tokens, too. */
  permit(installation: number, permissions: Permissions, by?: string): void;
  /** Where an App's webhooks go from now on. */
  rewire(app: number | string, webhook: { readonly url: string; readonly secret: string } | null): void;
  rename(repo: string, name: string, by?: string): void;
  /** To another account, under the same name. */
  transfer(repo: string, owner: string, by?: string): void;
  /** "Re-run" of a check run. */
  rerequest(repo: string, checkRun: number, by?: string): Promise<void>;
  /** One of a check run's own buttons. */
  press(repo: string, checkRun: number, identifier: string, by?: string): Promise<void>;
}

const SOMEBODY = 'octocat';

const ownerFrom = (world: World, repo: RepoRow): Fields => {
  const owner = account(world, ownerOf(repo));
  return { owner: { from: repo.owner_type === 'Organization' ? { organization: owner } : { user: owner } } };
};

/** Gives a repository another name; the one that it had leads to it. */
function call(
  world: World,
  row: RepoRow,
  change: Partial<RepoRow> & { readonly full_name: string },
): RepoRow {
  const taken = repositoryCalled(world, change.full_name);
  if (taken && !taken.moved && taken.repo.id !== row.id)
    throw new Error(`${change.full_name} is there already`);
  configure(world, row, { formerly: [...settingsOf(world, row).formerly, row.full_name.toLowerCase()] });
  return world.rows.repos.put({ ...row, ...change });
}

function transfer(world: World, name: string, login: string, by: string): void {
  const row = repositoryNamed(world, name);
  const changes = ownerFrom(world, row);
  const org = world.rows.orgs.findOneBy('login', login);
  const made = call(world, row, {
    owner_id: org?.id ?? known(world, login).id,
    owner_type: org ? 'Organization' : 'User',
    full_name: `${login}/${row.name}`,
  });
  world.hooks.repository(made, 'transferred', by, changes);
}

function choose(
  world: World,
  row: InstallationRow,
  change: { readonly added?: readonly string[]; readonly removed?: readonly string[] },
  by: string,
): void {
  const { rows, hooks } = world;
  const before = reachOf(rows, row).map(({ id }) => id);
  const added = idsOf(world, row.account_id, change.added ?? []);
  const removed = idsOf(world, row.account_id, change.removed ?? []);
  const kept = before.filter((id) => !removed.includes(id));
  const all = row.repository_selection === 'all' && added.length > 0;
  const made = rows.installations.put({
    ...row,
    repository_selection: 'selected',
    repository_ids: all ? added : [...new Set([...kept, ...added])],
  });
  const shapes = (ids: readonly number[]) =>
    fiveFields(
      world,
      ids.flatMap((id) => rows.repos.get(id) ?? []),
    );
  const tell = (
    action: 'added' | 'removed',
    repositories_added: readonly Fields[],
    gone: readonly Fields[],
  ) =>
    hooks.installation(made, 'installation_repositories', action, by, {
      repository_selection: made.repository_selection,
      repositories_added,
      repositories_removed: gone,
      requester: null,
    });
  if (added.length > 0) tell('added', shapes(added), []);
  if (removed.length > 0) tell('removed', [], shapes(removed));
}

/** Something that became of an installation itself. */
function became(world: World, row: InstallationRow, action: string, by: string): void {
  const listed = /^(?:un)?suspend$/.test(action)
    ? {}
    : { repositories: fiveFields(world, reachOf(world.rows, row)) };
  const requester = action === 'created' ? { requester: null } : {};
  world.hooks.installation(row, 'installation', action, by, { ...listed, ...requester });
}

function permit(world: World, row: InstallationRow, permissions: Permissions, by: string): void {
  const before = withMetadata(permissionsIn(row.permissions));
  const more = Object.entries(permissions).some(([name, level]) => !grants(before[name], level));
  const made = world.rows.installations.put({ ...row, permissions });
  // Less comes from the App's owner and is told to nobody; more has been accepted by the account's.
  if (more) became(world, made, 'new_permissions_accepted', by);
}

export function appActsOn(world: World): AppActs {
  const { installations } = world.rows;
  const the = (id: number) => installationWith(world, id);
  return {
    install(seed, by = SOMEBODY) {
      const row = plantInstallation(world, seed);
      became(world, row, 'created', by);
      return row.installation_id;
    },
    uninstall(id, by = SOMEBODY) {
      const row = the(id);
      installations.delete(row.id);
      became(world, row, 'deleted', by);
    },
    suspend(id, by = SOMEBODY) {
      const suspended_at = world.rows.clock.next();
      became(world, installations.put({ ...the(id), suspended_at, suspended_by: by }), 'suspend', by);
    },
    unsuspend(id, by = SOMEBODY) {
      const nobody = { suspended_at: null, suspended_by: null };
      became(world, installations.put({ ...the(id), ...nobody }), 'unsuspend', by);
    },
    addRepositories: (id, added, by = SOMEBODY) => choose(world, the(id), { added }, by),
    removeRepositories: (id, removed, by = SOMEBODY) => choose(world, the(id), { removed }, by),
    permit: (id, permissions, by = SOMEBODY) => permit(world, the(id), permissions, by),
    rewire: (app, webhook) => rewire(world, app, webhook),
    rename(repo, name, by = SOMEBODY) {
      const row = repositoryNamed(world, repo);
      const made = call(world, row, { name, full_name: `${ownerOf(row)}/${name}` });
      world.hooks.repository(made, 'renamed', by, { repository: { name: { from: row.name } } });
    },
    transfer: (repo, owner, by = SOMEBODY) => transfer(world, repo, owner, by),
    rerequest: (repo, id, by = SOMEBODY) =>
      world.hooks.button(repositoryNamed(world, repo), id, 'rerequested', by),
    press: (repo, id, identifier, by = SOMEBODY) =>
      world.hooks.button(repositoryNamed(world, repo), id, 'requested_action', by, {
        requested_action: { identifier },
      }),
  };
}
