// What people do on GitHub between runs: as themselves, through the same routes, without a record of calls.
import { issueNumbered } from './allow.ts';
import { appOf, type Identity, type Permissions } from './identity.ts';
import { type Fields, fields, numberOf } from './json.ts';
import { nodeId } from './people.ts';
import { configure, repositoryNamed, userCalled } from './repositories.ts';
import type { UserRow } from './tables.ts';
import { walk } from './walk.ts';
import type { ReactionName, Settings, World } from './world.ts';

const ALL: Permissions = Object.fromEntries(
  ['actions', 'administration', 'checks', 'contents', 'issues', 'pull_requests', 'workflows'].map((name) => [
    name,
    'write' as const,
  ]),
);

/** The account with this login, which is made where it is not there. */
export function known(world: World, login: string): UserRow {
  const found = userCalled(world, login);
  if (found) return found;
  const isBot = login.endsWith('[bot]');
  const blank = { gravatar_id: '', company: null, blog: '', location: null, hireable: null, bio: null };
  const counts = { public_repos: 0, public_gists: 0, followers: 0, following: 0 };
  const row = world.rows.users.insert({
    login,
    node_id: '',
    type: isBot ? 'Bot' : 'User',
    name: isBot ? null : login,
    ...blank,
    ...counts,
    site_admin: false,
    email: null,
    twitter_username: null,
  } as Parameters<typeof world.rows.users.insert>[0]);
  return world.rows.users.put({ ...row, node_id: nodeId(row.type, row.id) });
}

/** Somebody who may do whatever it is: the rules are for those who are tested. */
function self(world: World, login: string): Identity {
  known(world, login);
  const app = appOf(login, world.rows) ?? { id: 0, slug: 'person', name: login };
  return { token: '', kind: 'app', login, client: '', permissions: ALL, repos: null, app };
}

/** @throws Error where GitHub would refuse it */
async function act(
  world: World,
  by: string,
  method: string,
  pathname: string,
  body?: unknown,
): Promise<Fields> {
  const answer = await walk(world, {
    method,
    pathname,
    query: new URLSearchParams(),
    headers: {
      'user-agent': 'a person',
      'content-type': body === undefined ? undefined : 'application/json',
    },
    raw: body === undefined ? '' : JSON.stringify(body),
    identity: self(world, by),
  });
  if (answer.status >= 300)
    throw new Error(`${by} cannot ${method} ${pathname}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return fields(answer.body);
}

export interface Acts {
  /** The number of the new issue. */
  issue(
    repo: string,
    by: string,
    given: { title: string; body?: string; labels?: readonly string[] },
  ): Promise<number>;
  /** The number of the new pull request; `head` may be `OWNER:BRANCH` of a fork. */
  pull(
    repo: string,
    by: string,
    given: { title: string; head: string; base: string; body?: string; draft?: boolean },
  ): Promise<number>;
  /** The id of the new comment. */
  comment(repo: string, number: number, by: string, body: string): Promise<number>;
  editComment(repo: string, id: number, by: string, body: string): Promise<void>;
  deleteComment(repo: string, id: number, by: string): Promise<void>;
  /** Title, body, state or labels of an issue or pull request. */
  edit(repo: string, number: number, by: string, change: Fields): Promise<void>;
  react(repo: string, commentId: number, by: string, content: ReactionName): Promise<void>;
  label(repo: string, name: string, color?: string): Promise<void>;
  lock(repo: string, number: number, locked?: boolean): void;
  /** Settings of a repository: archived, private, rules of branches, roles. */
  configure(repo: string, change: Partial<Settings>): void;
}

export function actsOn(world: World): Acts {
  const path = (repo: string) => `/repos/${repositoryNamed(world, repo).full_name}`;
  return {
    issue: async (repo, by, given) =>
      numberOf((await act(world, by, 'POST', `${path(repo)}/issues`, given))['number']),
    pull: async (repo, by, given) =>
      numberOf((await act(world, by, 'POST', `${path(repo)}/pulls`, given))['number']),
    comment: async (repo, number, by, body) =>
      numberOf((await act(world, by, 'POST', `${path(repo)}/issues/${number}/comments`, { body }))['id']),
    editComment: async (repo, id, by, body) => {
      await act(world, by, 'PATCH', `${path(repo)}/issues/comments/${id}`, { body });
    },
    deleteComment: async (repo, id, by) => {
      await act(world, by, 'DELETE', `${path(repo)}/issues/comments/${id}`);
    },
    edit: async (repo, number, by, change) => {
      await act(world, by, 'PATCH', `${path(repo)}/issues/${number}`, change);
    },
    react: async (repo, id, by, content) => {
      await act(world, by, 'POST', `${path(repo)}/issues/comments/${id}/reactions`, { content });
    },
    label: async (repo, name, color = 'ededed') => {
      await act(world, 'octocat', 'POST', `${path(repo)}/labels`, { name, color });
    },
    lock: (repo, number, locked = true) => {
      const row = issueNumbered(world, repositoryNamed(world, repo), number);
      if (row) world.rows.issues.put({ ...row, locked });
    },
    configure: (repo, change) => configure(world, repositoryNamed(world, repo), change),
  };
}
