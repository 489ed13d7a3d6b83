// Accounts, Apps and repositories as they appear inside other things, whole enough for GitHub's description.
import { type AppIdentity, appOf } from './identity.ts';
import type { Fields } from './json.ts';
import { ownerOf, settingsOf, userCalled } from './repositories.ts';
import type { RepoRow } from './tables.ts';
import type { World } from './world.ts';

/** An id as GraphQL has it: the kind of thing and its number, so that `node` finds it again. */
export const nodeId = (kind: string, ...parts: readonly (string | number)[]): string =>
  Buffer.from(`${kind}:${parts.join(':')}`).toString('base64url');
export function nodeIn(id: string): readonly [kind: string, ...parts: string[]] {
  const [kind = '', ...parts] = Buffer.from(id, 'base64url').toString('utf8').split(':');
  return [kind, ...parts];
}

const KINDS: Readonly<Record<string, string>> = { Bot: 'Bot', Organization: 'Organization' };

/** A "simple user"; `null` for an account that is gone. */
export function account(world: World, login: string): Fields | null {
  const user = userCalled(world, login);
  const row = user ?? world.rows.orgs.all().find((one) => one.login.toLowerCase() === login.toLowerCase());
  if (!row) return null;
  const type = user ? user.type : 'Organization';
  const url = `${world.api}/users/${encodeURIComponent(row.login)}`;
  const page = type === 'Bot' ? `apps/${row.login.replace(/\[bot\]$/, '')}` : row.login;
  return {
    login: row.login,
    id: row.id,
    node_id: nodeId(KINDS[type] ?? 'User', row.id),
    avatar_url: `${world.url}/avatars/${row.id}`,
    gravatar_id: '',
    url,
    html_url: `${world.url}/${page}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type,
    site_admin: false,
    user_view_type: 'public',
  };
}

/** The account that wrote a commit, told by GitHub's own addresses; `null` where nobody is known by it. */
export function authorOf(world: World, email: string): Fields | null {
  const login = /^(?:\d+\+)?(.+)@users\.noreply\.github\.com$/.exec(email)?.[1];
  return login === undefined ? null : account(world, login);
}

/** The address that GitHub gives an account. */
export function emailOf(world: World, login: string): string {
  const row = userCalled(world, login);
  return `${row ? `${row.id}+` : ''}${login}@users.noreply.github.com`;
}

const BIRTH = '2018-07-30T09:30:17Z';

/** An App as it stands in check runs and comments; `null` for a person's login. */
export function app(world: World, of: AppIdentity | null): Fields | null {
  if (!of) return null;
  const owner = { ...account(world, 'ghost'), login: 'github', html_url: `${world.url}/github` };
  return {
    id: of.id,
    client_id: `Iv1.${of.id}`,
    slug: of.slug,
    node_id: nodeId('App', of.id),
    owner,
    name: of.name,
    description: '',
    external_url: world.url,
    html_url: `${world.url}/apps/${of.slug}`,
    created_at: BIRTH,
    updated_at: BIRTH,
    permissions: { metadata: 'read' },
    events: [],
  };
}
export const appBehind = (world: World, login: string): Fields | null => app(world, appOf(login, world.rows));

const PARTS =
  'archive_url:{archive_format}{/ref} assignees_url:assignees{/user} blobs_url:git/blobs{/sha} ' +
  'branches_url:branches{/branch} collaborators_url:collaborators{/collaborator} ' +
  'comments_url:comments{/number} commits_url:commits{/sha} compare_url:compare/{base}...{head} ' +
  'contents_url:contents/{+path} contributors_url:contributors deployments_url:deployments ' +
  'downloads_url:downloads events_url:events forks_url:forks git_commits_url:git/commits{/sha} ' +
  'git_refs_url:git/refs{/sha} git_tags_url:git/tags{/sha} hooks_url:hooks ' +
  'issue_comment_url:issues/comments{/number} issue_events_url:issues/events{/number} ' +
  'issues_url:issues{/number} keys_url:keys{/key_id} labels_url:labels{/name} languages_url:languages ' +
  'merges_url:merges milestones_url:milestones{/number} ' +
  'notifications_url:notifications{?since,all,participating} pulls_url:pulls{/number} ' +
  'releases_url:releases{/id} stargazers_url:stargazers statuses_url:statuses/{sha} ' +
  'subscribers_url:subscribers subscription_url:subscription tags_url:tags teams_url:teams ' +
  'trees_url:git/trees{/sha}';

/** A "minimal repository": what every repository inside another thing has. */
export function brief(world: World, repo: RepoRow): Fields {
  const url = `${world.api}/repos/${repo.full_name}`;
  const links = PARTS.split(' ').map((part) => {
    const [name = '', ...rest] = part.split(':');
    return [name, `${url}/${rest.join(':')}`];
  });
  return {
    id: repo.id,
    node_id: nodeId('Repository', repo.id),
    name: repo.name,
    full_name: repo.full_name,
    owner: account(world, ownerOf(repo)),
    private: settingsOf(world, repo).private,
    html_url: `${world.url}/${repo.full_name}`,
    description: null,
    fork: repo.fork,
    url,
    ...Object.fromEntries(links),
  };
}
