// Who is told of what: the events that an App asked for, and the permissions that they need.
import { type Permissions, permissionsIn, reachOf } from '../identity.ts';
import { grants } from '../permissions.ts';
import type { InstallationRow, RepoRow } from '../tables.ts';
import type { World } from '../world.ts';

/** Any of these does, to read: GitHub's page "Webhook events and payloads". Others need none but metadata. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  push: ['contents'],
  create: ['contents'],
  delete: ['contents'],
  issue_comment: ['issues', 'pull_requests'],
  issues: ['issues'],
  pull_request: ['pull_requests'],
  check_run: ['checks'],
};

const mayHear = (permissions: Permissions, event: string): boolean =>
  NEEDS[event]?.some((name) => grants(permissions[name], 'read')) ?? true;

const hears = ({ events, permissions, suspended_at }: InstallationRow, event: string): boolean =>
  suspended_at === null && events.includes(event) && mayHear(permissionsIn(permissions), event);

export const isWired = (world: World, { app_id }: InstallationRow): boolean =>
  Boolean(world.rows.apps.findOneBy('app_id', app_id)?.webhook_url);

const isOn = (world: World, row: InstallationRow, repo: RepoRow): boolean =>
  reachOf(world.rows, row).some(({ id }) => id === repo.id);

/** Installations on a repository that are told of an event. */
export const hearers = (world: World, repo: RepoRow, event: string): readonly InstallationRow[] =>
  world.rows.installations
    .all()
    .filter((row) => hears(row, event) && isWired(world, row) && isOn(world, row, repo));

/** Installations on a repository whose Apps have a webhook. */
export const wiredOn = (world: World, repo: RepoRow): readonly InstallationRow[] =>
  world.rows.installations.all().filter((row) => isWired(world, row) && isOn(world, row, repo));
