// Installations of GitHub Apps: which there are, what they are for, and how GitHub shows them.
import { isoOf } from './git/formats.ts';
import { type Permissions, permissionsIn, reachOf } from './identity.ts';
import type { Fields } from './json.ts';
import { account, nodeId } from './people.ts';
import { settingsOf } from './repositories.ts';
import type { AppRow, InstallationRow, RepoRow } from './tables.ts';
import type { World } from './world.ts';

/** @throws Error where a test names an App that is not there */
export function appCalled(world: World, app: number | string): AppRow {
  const found = world.rows.apps.all().find((one) => one.app_id === app || one.slug === app);
  if (!found) throw new Error(`the stand-in has no App ${app}`);
  return found;
}

/** @throws Error where a test names an installation that is not there */
export function installationWith(world: World, id: number): InstallationRow {
  const found = world.rows.installations.findOneBy('installation_id', id);
  if (!found) throw new Error(`the stand-in has no installation ${id}`);
  return found;
}

/** What every App may, whether it was given or not. */
export const withMetadata = (permissions: Permissions): Permissions => ({ metadata: 'read', ...permissions });

export const installationNode = (id: number): string => nodeId('IntegrationInstallation', id);

export function installationShape(world: World, row: InstallationRow): Fields {
  const { installation_id: id, app_id, account_type, account_id, account_login } = row;
  const page = account_type === 'Organization' ? `organizations/${account_login}/settings` : 'settings';
  const { suspended_at, suspended_by } = row;
  return {
    id,
    client_id: `Iv1.${app_id}`,
    account: account(world, account_login),
    repository_selection: row.repository_selection,
    access_tokens_url: `${world.api}/app/installations/${id}/access_tokens`,
    repositories_url: `${world.api}/installation/repositories`,
    html_url: `${world.url}/${page}/installations/${id}`,
    app_id,
    app_slug: appCalled(world, app_id).slug,
    target_id: account_id,
    target_type: account_type,
    permissions: withMetadata(permissionsIn(row.permissions)),
    events: row.events,
    created_at: isoOf(row.created_at),
    updated_at: isoOf(row.updated_at),
    single_file_name: null,
    has_multiple_single_files: false,
    single_file_paths: [],
    suspended_by: suspended_by === null ? null : account(world, suspended_by),
    suspended_at: suspended_at === null ? null : isoOf(suspended_at),
  };
}

/** Repositories as the events of installations list them. */
export const fiveFields = (world: World, repos: readonly RepoRow[]): readonly Fields[] =>
  repos.map((repo) => ({
    id: repo.id,
    node_id: nodeId('Repository', repo.id),
    name: repo.name,
    full_name: repo.full_name,
    private: settingsOf(world, repo).private,
  }));

/** Installations of any App that a repository is in. */
export const installedOn = (world: World, repo: RepoRow): readonly InstallationRow[] =>
  world.rows.installations.all().filter((row) => reachOf(world.rows, row).some(({ id }) => id === repo.id));
