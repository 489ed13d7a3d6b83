// What an App asks as itself: who it is, where it is installed, and tokens for there.
import { type Answer, type Asked, type Handlers, notFound, ok, paged, refuse, repoOf } from '../answer.ts';
import { isoOf } from '../git/formats.ts';
import { permissionsIn, reachOf } from '../identity.ts';
import { fiveFields, installationShape, installedOn, withMetadata } from '../installations.ts';
import { fields, isFields, list, text } from '../json.ts';
import { app } from '../people.ts';
import { grants } from '../permissions.ts';
import { holds, settingsOf } from '../repositories.ts';
import type { AppRow, InstallationRow, RepoRow } from '../tables.ts';

const HOUR = 3_600_000;

const appIn = ({ world, identity }: Asked): AppRow | undefined =>
  world.rows.apps.findOneBy('app_id', identity?.app?.id ?? 0);

/** Installations of the App that asks, the oldest first. */
const mine = (asked: Asked): readonly InstallationRow[] =>
  asked.world.rows.installations.all().filter((row) => row.app_id === asked.identity?.app?.id);

function self(asked: Asked): Answer {
  const row = appIn(asked);
  const shape = app(asked.world, asked.identity?.app ?? null);
  if (!row || !shape) return notFound();
  const permissions = withMetadata(permissionsIn(row.permissions));
  return ok({ ...shape, permissions, events: row.events, installations_count: mine(asked).length });
}

const installations = (asked: Asked): Answer =>
  paged(asked, mine(asked), (page) => page.map((row) => installationShape(asked.world, row)));

const shown = ({ world }: Asked, row: InstallationRow | undefined): Answer =>
  row ? ok(installationShape(world, row)) : notFound();

const called = (asked: Asked): InstallationRow | undefined =>
  mine(asked).find((row) => String(row.installation_id) === asked.params['installation_id']);

function ofRepository(asked: Asked): Answer {
  const here = installedOn(asked.world, repoOf(asked));
  return shown(
    asked,
    mine(asked).find((row) => here.includes(row)),
  );
}

function ofOrganization(asked: Asked): Answer {
  const login = (asked.params['org'] ?? '').toLowerCase();
  const here = (row: InstallationRow) =>
    row.account_type === 'Organization' && row.account_login.toLowerCase() === login;
  return shown(asked, mine(asked).find(here));
}

/** The repositories that a token is asked for; `null`: some are not the installation's. */
function wanted(body: unknown, reach: readonly RepoRow[]): readonly RepoRow[] | null {
  const { repositories, repository_ids } = fields(body);
  const names = list(repositories).map((name) => text(name).toLowerCase());
  const ids = list(repository_ids);
  const found = reach.filter(({ id, name }) => ids.includes(id) || names.includes(name.toLowerCase()));
  return found.length === new Set(names).size + new Set(ids).size ? found : null;
}

function token(asked: Asked): Answer {
  const { world, body } = asked;
  const row = called(asked);
  if (!row) return notFound();
  if (row.suspended_at !== null) return refuse(403, 'This installation has been suspended');
  const reach = reachOf(world.rows, row);
  const { repositories, repository_ids, permissions } = fields(body);
  const narrowed = repositories !== undefined || repository_ids !== undefined;
  const chosen = narrowed ? wanted(body, reach) : reach;
  const strange = 'There is at least one repository that does not exist or is not accessible to the';
  if (!chosen) return refuse(422, `${strange} parent installation.`);
  const has = withMetadata(permissionsIn(row.permissions));
  const asks = isFields(permissions) ? withMetadata(permissionsIn(permissions)) : has;
  if (Object.entries(asks).some(([name, level]) => !grants(has[name], level)))
    return refuse(422, 'The permissions requested are not granted to this installation.');
  const until = Math.floor(world.rows.clock.now() / 1000) * 1000 + HOUR;
  const minted = world.identities.mint({
    installation: row.installation_id,
    permissions: asks,
    repos: narrowed ? chosen.map(({ id }) => id) : null,
    until,
  });
  return ok(
    {
      token: minted,
      expires_at: isoOf(until),
      permissions: asks,
      repository_selection: narrowed ? 'selected' : row.repository_selection,
      ...(narrowed ? { repositories: fiveFields(world, chosen) } : {}),
    },
    201,
  );
}

function reached(asked: Asked): Answer {
  const { world, identity } = asked;
  if (!identity || identity.kind === 'user') return notFound();
  const found = world.rows.repos.all().filter((repo) => holds(repo, identity));
  return paged(asked, found, (page) => ({
    total_count: found.length,
    repository_selection: identity.selection ?? (identity.repos === null ? 'all' : 'selected'),
    repositories: fiveFields(world, page),
  }));
}

/** A person's own: of a public repository of somebody else an installation is no business of the person's. */
const isTheirs = ({ world, identity }: Asked, repo: RepoRow): boolean => {
  const login = (identity?.login ?? '').toLowerCase();
  const own = repo.owner_type === 'User' && repo.full_name.toLowerCase().startsWith(`${login}/`);
  return own || Object.hasOwn(settingsOf(world, repo).roles, login);
};

const seenIn = (asked: Asked, row: InstallationRow): readonly RepoRow[] =>
  reachOf(asked.world.rows, row).filter((repo) => isTheirs(asked, repo));

function installationsSeen(asked: Asked): Answer {
  if (asked.identity?.app == null) return refuse(403, 'You must authenticate with an access token of an App');
  const found = mine(asked).filter((row) => seenIn(asked, row).length > 0);
  return paged(asked, found, (page) => ({
    total_count: found.length,
    installations: page.map((row) => installationShape(asked.world, row)),
  }));
}

function repositoriesSeen(asked: Asked): Answer {
  const row = called(asked);
  const found = row ? seenIn(asked, row) : [];
  if (!row || row.suspended_at !== null || found.length === 0) return notFound();
  return paged(asked, found, (page) => ({
    total_count: found.length,
    repository_selection: row.repository_selection,
    repositories: fiveFields(asked.world, page),
  }));
}

export const apps: Handlers = {
  'GET /app': self,
  'GET /app/installations': installations,
  'GET /app/installations/{installation_id}': (asked) => shown(asked, called(asked)),
  'POST /app/installations/{installation_id}/access_tokens': token,
  'GET /repos/{owner}/{repo}/installation': ofRepository,
  'GET /orgs/{org}/installation': ofOrganization,
  'GET /installation/repositories': reached,
  'GET /user/installations': installationsSeen,
  'GET /user/installations/{installation_id}/repositories': repositoriesSeen,
};
