// May this identity do this? As GitHub answers where it may not: 401, 403 with the permission, or 404.
import { type Answer, type Asked, notFound, refuse } from './answer.ts';
import type { Identity } from './identity.ts';
import {
  AS_A_PERSON,
  AS_AN_APP,
  AS_AN_INSTALLATION,
  grants,
  type Needed,
  PERMISSIONS,
  ROLES_FOR,
  reaches,
} from './permissions.ts';
import { holds, mayWrite, roleOf, settingsOf, userOf } from './repositories.ts';
import type { CommentRow, IssueRow, RepoRow } from './tables.ts';
import type { World } from './world.ts';

export const badCredentials = (): Answer => refuse(401, 'Bad credentials');
const requiresLogin = (): Answer => refuse(401, 'Requires authentication');

/** Permissions as GitHub's header lists them: alternatives with a semicolon between. */
export const accepted = (needed: readonly Needed[]): string =>
  needed.map(({ name, level }) => `${name}=${level}`).join('; ');

/** 403 for a token that lacks a permission. */
function lacking(needed: readonly Needed[], kind: Identity['kind'] = 'app'): Answer {
  const whom = kind === 'user' ? 'personal access token' : 'integration';
  return {
    ...refuse(403, `Resource not accessible by ${whom}`),
    headers: { 'x-accepted-github-permissions': accepted(needed) },
  };
}

export const issueNumbered = (world: World, repo: RepoRow, number: number): IssueRow | undefined =>
  world.rows.issues.findBy('repo_id', repo.id).find((one) => one.number === number);
export const commentOf = (world: World, repo: RepoRow, id: number): CommentRow | undefined =>
  world.rows.comments.findBy('repo_id', repo.id).find((one) => one.id === id);
export const isPull = (world: World, { repo_id, number }: Pick<IssueRow, 'repo_id' | 'number'>): boolean =>
  world.rows.pulls.findBy('repo_id', repo_id).some((one) => one.number === number);

/** The conversation that a path means, by number or by one of its comments. */
export function conversationOf({ world, repo, params }: Asked): IssueRow | undefined {
  if (!repo) return undefined;
  const number =
    params['issue_number'] ?? commentOf(world, repo, Number(params['comment_id']))?.issue_number ?? undefined;
  return number === undefined ? undefined : issueNumbered(world, repo, Number(number));
}

/** The permissions that suffice here: those of pull requests do for their own conversations alone. */
function neededBy(asked: Asked): readonly Needed[] {
  const listed = PERMISSIONS[asked.operation.name] ?? [];
  const issue = conversationOf(asked);
  return issue && !isPull(asked.world, issue) ? listed.filter(({ pullsOnly }) => !pullsOnly) : listed;
}

/** Whether a token has a permission. Everybody has metadata; on a public repository all that is read. */
function has(world: World, repo: RepoRow | null, identity: Identity, { name, level }: Needed): boolean {
  const open = repo !== null && !settingsOf(world, repo).private;
  if (level === 'read' && (open ? name !== 'administration' : name === 'metadata')) return true;
  return identity.permissions === null || grants(identity.permissions[name], level);
}

/** Whether a token may do one of these in a repository; for GraphQL, which asks for its own. */
export function may(world: World, repo: RepoRow, identity: Identity, needed: readonly Needed[]): boolean {
  const writes = needed.some(({ level }) => level !== 'read');
  if (writes && !holds(repo, identity)) return false;
  if (writes && identity.kind === 'user' && !mayWrite(world, repo, identity.login)) return false;
  return needed.length === 0 || needed.some((one) => has(world, repo, identity, one));
}

/** A person may change what the person wrote; of others only with write access. */
function ownsOrWrites({ world, repo, params, operation }: Asked, { login }: Identity): boolean {
  if (!repo || !/^(?:PATCH|DELETE) .+\/(?:comments|issues|pulls)\/\{\w+\}$/.test(operation.name)) return true;
  const number = Number(params['issue_number'] ?? params['pull_number']);
  const row = commentOf(world, repo, Number(params['comment_id'])) ?? issueNumbered(world, repo, number);
  return !row || userOf(world, row.user_id)?.login === login || mayWrite(world, repo, login);
}

function asPerson(asked: Asked, identity: Identity): Answer | null {
  const { world, repo, operation } = asked;
  if (!repo || operation.method === 'GET') return null;
  const [, role = 'write'] = ROLES_FOR.find(([pattern]) => pattern.test(operation.name)) ?? [];
  const enough = reaches(roleOf(world, repo, identity.login), role) && ownsOrWrites(asked, identity);
  return enough ? null : refuse(404, 'Not Found');
}

/** What GitHub answers instead; `null`: go on. The repository is known to be visible. */
export function allowed(asked: Asked): Answer | null {
  const { world, repo, identity, operation } = asked;
  if (AS_AN_APP.test(operation.name))
    return identity?.kind === 'jwt' ? null : refuse(401, 'A JSON web token could not be decoded');
  if (identity?.kind === 'jwt') return refuse(403, 'Resource not accessible by integration');
  if (AS_A_PERSON.has(operation.name)) {
    if (!identity) return requiresLogin();
    return identity.kind === 'user' ? null : refuse(403, 'Resource not accessible by integration');
  }
  if (!identity) return operation.method === 'GET' ? null : requiresLogin();
  if (AS_AN_INSTALLATION.test(operation.name) && identity.kind === 'user')
    return refuse(403, 'You must authenticate via a GitHub App.');
  const needed = neededBy(asked);
  if (repo && operation.method !== 'GET' && !holds(repo, identity)) return lacking(needed, identity.kind);
  if (needed.length > 0 && !needed.some((one) => has(world, repo, identity, one)))
    return lacking(needed, identity.kind);
  return identity.kind === 'user' ? asPerson(asked, identity) : null;
}

/** What GitHub tells with every answer of a token with fine permissions. */
export const acceptedHere = (asked: Asked): string => accepted(PERMISSIONS[asked.operation.name] ?? []);

export const unseen = notFound;
