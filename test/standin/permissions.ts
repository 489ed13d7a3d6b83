// Which permission each operation needs: GitHub's page "Permissions required for GitHub Apps", as a table.
import { LEVELS, type Level } from './identity.ts';
import type { Role } from './world.ts';

/** One permission that suffices; where a list has several, any of them does. */
export interface Needed {
  readonly name: string;
  readonly level: Level;
  /** Suffices for the conversation of a pull request, and not for an issue's. */
  readonly pullsOnly?: true;
}

const read = (name: string): readonly Needed[] => [{ name, level: 'read' }];
const write = (name: string): readonly Needed[] => [{ name, level: 'write' }];
/** What issues and pull requests share. */
const either = (level: Level): readonly Needed[] => [
  { name: 'issues', level },
  { name: 'pull_requests', level, pullsOnly: true },
];
const FREE: readonly Needed[] = [];
const METADATA = read('metadata');

const R = '/repos/{owner}/{repo}';

export const PERMISSIONS: Readonly<Record<string, readonly Needed[]>> = {
  'GET /rate_limit': FREE,
  'GET /users/{username}': FREE,
  'GET /apps/{app_slug}': FREE,
  'GET /installation/repositories': METADATA,
  [`GET ${R}`]: METADATA,
  [`GET ${R}/collaborators/{username}/permission`]: METADATA,
  [`GET ${R}/rules/branches/{branch}`]: METADATA,
  [`GET ${R}/tags`]: METADATA,
  [`GET ${R}/activity`]: read('contents'),
  [`GET ${R}/contents/{path}`]: read('contents'),
  [`POST ${R}/dispatches`]: write('contents'),
  [`GET ${R}/branches`]: read('contents'),
  [`GET ${R}/branches/{branch}`]: read('contents'),
  [`GET ${R}/branches/{branch}/protection`]: read('administration'),
  [`GET ${R}/commits`]: read('contents'),
  [`GET ${R}/commits/{ref}`]: read('contents'),
  [`GET ${R}/commits/{commit_sha}/pulls`]: read('pull_requests'),
  [`GET ${R}/compare/{basehead}`]: read('contents'),
  [`GET ${R}/git/ref/{ref}`]: read('contents'),
  [`GET ${R}/git/matching-refs/{ref}`]: read('contents'),
  [`POST ${R}/git/refs`]: write('contents'),
  [`PATCH ${R}/git/refs/{ref}`]: write('contents'),
  [`DELETE ${R}/git/refs/{ref}`]: write('contents'),
  [`POST ${R}/git/blobs`]: write('contents'),
  [`GET ${R}/git/blobs/{file_sha}`]: read('contents'),
  [`POST ${R}/git/trees`]: write('contents'),
  [`GET ${R}/git/trees/{tree_sha}`]: read('contents'),
  [`POST ${R}/git/commits`]: write('contents'),
  [`GET ${R}/git/commits/{commit_sha}`]: read('contents'),
  [`POST ${R}/git/tags`]: write('contents'),
  [`GET ${R}/git/tags/{tag_sha}`]: read('contents'),
  [`GET ${R}/issues`]: read('issues'),
  [`POST ${R}/issues`]: write('issues'),
  [`GET ${R}/issues/{issue_number}`]: read('issues'),
  [`PATCH ${R}/issues/{issue_number}`]: either('write'),
  [`GET ${R}/issues/comments`]: either('read'),
  [`GET ${R}/issues/{issue_number}/comments`]: either('read'),
  [`POST ${R}/issues/{issue_number}/comments`]: either('write'),
  [`GET ${R}/issues/comments/{comment_id}`]: either('read'),
  [`PATCH ${R}/issues/comments/{comment_id}`]: either('write'),
  [`DELETE ${R}/issues/comments/{comment_id}`]: either('write'),
  [`GET ${R}/issues/comments/{comment_id}/reactions`]: read('issues'),
  [`POST ${R}/issues/comments/{comment_id}/reactions`]: write('issues'),
  [`DELETE ${R}/issues/comments/{comment_id}/reactions/{reaction_id}`]: write('issues'),
  [`GET ${R}/issues/{issue_number}/reactions`]: read('issues'),
  [`POST ${R}/issues/{issue_number}/reactions`]: write('issues'),
  [`DELETE ${R}/issues/{issue_number}/reactions/{reaction_id}`]: write('issues'),
  [`GET ${R}/issues/{issue_number}/labels`]: either('read'),
  [`POST ${R}/issues/{issue_number}/labels`]: either('write'),
  [`PUT ${R}/issues/{issue_number}/labels`]: either('write'),
  [`DELETE ${R}/issues/{issue_number}/labels`]: either('write'),
  [`DELETE ${R}/issues/{issue_number}/labels/{name}`]: either('write'),
  [`GET ${R}/labels`]: either('read'),
  [`POST ${R}/labels`]: either('write'),
  [`GET ${R}/labels/{name}`]: either('read'),
  [`PATCH ${R}/labels/{name}`]: either('write'),
  [`DELETE ${R}/labels/{name}`]: either('write'),
  [`GET ${R}/pulls`]: read('pull_requests'),
  [`POST ${R}/pulls`]: write('pull_requests'),
  [`GET ${R}/pulls/{pull_number}`]: read('pull_requests'),
  [`PATCH ${R}/pulls/{pull_number}`]: write('pull_requests'),
  [`GET ${R}/pulls/{pull_number}/files`]: read('pull_requests'),
  [`POST ${R}/pulls/{pull_number}/requested_reviewers`]: write('pull_requests'),
  [`POST ${R}/check-runs`]: write('checks'),
  [`GET ${R}/check-runs/{check_run_id}`]: read('checks'),
  [`PATCH ${R}/check-runs/{check_run_id}`]: write('checks'),
  [`GET ${R}/check-runs/{check_run_id}/annotations`]: read('checks'),
  [`GET ${R}/commits/{ref}/check-runs`]: read('checks'),
  [`GET ${R}/commits/{ref}/check-suites`]: read('checks'),
  [`GET ${R}/actions/runs`]: read('actions'),
  [`GET ${R}/actions/runs/{run_id}`]: read('actions'),
  [`POST ${R}/actions/workflows/{workflow_id}/dispatches`]: write('actions'),
};

/** Operations that an App asks as itself, with a JWT. */
export const AS_AN_APP =
  /^\w+ (?:\/app(?:\/|$)|\/orgs\/\{org\}\/installation$|\/repos\/\{owner\}\/\{repo\}\/installation$)/;
/** Operations that only a person's token can ask. */
export const AS_A_PERSON: ReadonlySet<string> = new Set([
  'GET /user',
  'GET /user/installations',
  'GET /user/installations/{installation_id}/repositories',
]);
/** Operations that only an App's token can ask. */
export const AS_AN_INSTALLATION =
  /^(?:GET \/installation\/repositories|(?:POST|PATCH) .+\/check-runs(?:\/\{check_run_id\})?)$/;

/**
 * The role that a person needs for a writing operation, by the rule that fits first: GitHub's page
 * "Repository roles for an organization". Who may read may take part in conversations.
 */
export const ROLES_FOR: readonly (readonly [RegExp, Role])[] = [
  [/^POST .+\/(?:issues|comments|reactions|pulls)$/, 'read'],
  [/^DELETE .+\/reactions\/\{reaction_id\}$/, 'read'],
  [/^(?:PATCH|DELETE) .+\/issues\/comments\/\{comment_id\}$/, 'read'],
  [/^PATCH .+\/(?:issues|pulls)\/\{\w+\}$/, 'read'],
  [/\/issues\/\{issue_number\}\/labels/, 'triage'],
  [/\/requested_reviewers$/, 'triage'],
  [/\/protection$/, 'admin'],
  [/^(?:POST|PUT|PATCH|DELETE) /, 'write'],
];

const ORDER: readonly Role[] = ['read', 'triage', 'write', 'maintain', 'admin'];
export const reaches = (has: Role | null, needed: Role): boolean =>
  has !== null && ORDER.indexOf(has) >= ORDER.indexOf(needed);

export const grants = (has: Level | undefined, needed: Level): boolean =>
  has !== undefined && LEVELS.indexOf(has) >= LEVELS.indexOf(needed);
