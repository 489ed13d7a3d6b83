// Makes every answer whole: what emulate leaves out or writes otherwise, put right wherever it stands.
import { isPull } from './allow.ts';
import type { Asked } from './answer.ts';
import { eachObject, type Fields, fields, text } from './json.ts';
import { account, appBehind, brief, nodeId } from './people.ts';
import { reaches } from './permissions.ts';
import { repositoryCalled, roleOf, settingsOf, userOf } from './repositories.ts';
import { rollup } from './rest/reactions.ts';
import type { RepoRow } from './tables.ts';
import type { World } from './world.ts';

/** A full repository. */
function repository({ world, identity }: Pick<Asked, 'world' | 'identity'>, repo: RepoRow): Fields {
  const { private: hidden, archived, issues } = settingsOf(world, repo);
  const page = `${world.url}/${repo.full_name}`;
  const role = identity?.kind === 'user' ? roleOf(world, repo, identity.login) : 'read';
  const open = world.rows.issues.findBy('repo_id', repo.id).filter(({ state }) => state === 'open').length;
  return {
    ...brief(world, repo),
    clone_url: `${page}.git`,
    git_url: `git:${page.replace(/^https?:/, '')}.git`,
    ssh_url: `git@${page.replace(/^https?:\/\//, '').replace('/', ':')}.git`,
    svn_url: page,
    mirror_url: null,
    homepage: null,
    language: null,
    license: null,
    forks_count: 0,
    forks: 0,
    stargazers_count: 0,
    watchers_count: 0,
    watchers: 0,
    network_count: 0,
    subscribers_count: 0,
    size: 1,
    default_branch: repo.default_branch,
    open_issues_count: open,
    open_issues: open,
    is_template: false,
    topics: [],
    has_issues: issues,
    has_projects: true,
    has_wiki: true,
    has_pages: false,
    has_downloads: true,
    has_discussions: false,
    archived,
    disabled: false,
    visibility: hidden ? 'private' : 'public',
    pushed_at: repo.pushed_at ?? repo.created_at,
    created_at: repo.created_at,
    updated_at: repo.updated_at,
    permissions: {
      admin: reaches(role, 'admin'),
      maintain: reaches(role, 'maintain'),
      push: reaches(role, 'write'),
      triage: reaches(role, 'triage'),
      pull: true,
    },
    allow_rebase_merge: true,
    allow_squash_merge: true,
    allow_merge_commit: true,
    allow_auto_merge: false,
    delete_branch_on_merge: false,
    allow_forking: true,
    web_commit_signoff_required: false,
  };
}

function conversation(world: World, one: Fields): Fields {
  const row = world.rows.issues.get(Number(one['id']));
  if (!row) return one;
  const repo = world.rows.repos.get(row.repo_id);
  const ofPull = isPull(world, row);
  const url = `${world.api}/repos/${repo?.full_name}/pulls/${row.number}`;
  const page = `${world.url}/${repo?.full_name}/${ofPull ? 'pull' : 'issues'}/${row.number}`;
  const linked = {
    url,
    html_url: page,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    merged_at: null,
  };
  return {
    ...one,
    html_url: page,
    reactions: rollup(world, { on: 'issue', target: row.id }, text(one['url'])),
    performed_via_github_app: appBehind(world, userOf(world, row.user_id)?.login ?? ''),
    comments: world.rows.comments
      .findBy('repo_id', row.repo_id)
      .filter((each) => each.issue_number === row.number).length,
    ...(ofPull ? { pull_request: linked, draft: false } : {}),
  };
}

function comment(world: World, one: Fields): Fields {
  const row = world.rows.comments.get(Number(one['id']));
  if (!row) return one;
  const repo = world.rows.repos.get(row.repo_id);
  const kind = isPull(world, { repo_id: row.repo_id, number: row.issue_number ?? 0 }) ? 'pull' : 'issues';
  return {
    ...one,
    html_url: `${world.url}/${repo?.full_name}/${kind}/${row.issue_number}#issuecomment-${row.id}`,
    reactions: rollup(world, { on: 'comment', target: row.id }, text(one['url'])),
    performed_via_github_app: appBehind(world, userOf(world, row.user_id)?.login ?? ''),
  };
}

/** Labels of a pull request are kept with its conversation. */
function pull(world: World, one: Fields): Fields {
  const row = world.rows.pulls.get(Number(one['id']));
  const issue =
    row && world.rows.issues.findBy('repo_id', row.repo_id).find(({ number }) => number === row.number);
  const repo = row && world.rows.repos.get(row.repo_id);
  const labels = (issue?.label_ids ?? []).flatMap((id) => {
    const label = world.rows.labels.get(id);
    if (!label) return [];
    const { node_id, name, description, color } = label;
    const url = `${world.api}/repos/${repo?.full_name}/labels/${encodeURIComponent(name)}`;
    return [{ id, node_id, url, name, description, color, default: false }];
  });
  return { active_lock_reason: null, ...one, labels };
}

/** emulate's `0:Issue5`, as our own ids are, so that GraphQL's `node` finds it. */
function ownId(id: unknown): unknown {
  const [, kind, number] = /^0:(\D+)(\d+)$/.exec(Buffer.from(text(id), 'base64').toString('latin1')) ?? [];
  return kind === undefined || number === undefined ? id : nodeId(kind, number);
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const PAGES = /^(?:html|clone|svn|git|diff|patch|permalink)_url$/;

/** Times to the second, and pages beside the interface, not inside it. */
function field(world: World, name: string, value: unknown): unknown {
  if (name === 'node_id') return ownId(value);
  if (typeof value !== 'string') return value;
  if ((name.endsWith('_at') || name === 'timestamp') && TIME.test(value)) return `${value.slice(0, 19)}Z`;
  return PAGES.test(name) && !name.startsWith('git_')
    ? value.replace(`${world.api}/`, `${world.url}/`)
    : value;
}

const ACCOUNTS = new Set(['User', 'Bot', 'Organization']);

/** The answer's data, made whole. */
export function whole(asked: Asked, data: unknown): unknown {
  const { world } = asked;
  return eachObject(data, (found) => {
    const entries = Object.entries(found).map(([name, value]) => [name, field(world, name, value)]);
    const one = fields(Object.fromEntries(entries));
    if (typeof one['full_name'] === 'string' && ('owner' in one || 'node_id' in one)) {
      const known = repositoryCalled(world, one['full_name']);
      return known ? trimmed(world, repository(asked, known.repo)) : one;
    }
    if (typeof one['login'] === 'string' && ACCOUNTS.has(text(one['type'])))
      return { ...one, ...account(world, one['login']) };
    if ('members_url' in one && 'slug' in one) return { ...one, type: 'organization', parent: null };
    if ('comments_url' in one && 'repository_url' in one) return conversation(world, one);
    if ('issue_url' in one && 'author_association' in one && !('head' in one)) return comment(world, one);
    return 'head' in one && 'base' in one && '_links' in one ? pull(world, one) : one;
  });
}

const trimmed = (world: World, one: Fields): Fields =>
  Object.fromEntries(Object.entries(one).map(([name, value]) => [name, field(world, name, value)]));

/** A full repository, as it stands in whatever tells of one. */
export const wholeRepository = (world: World, repo: RepoRow): Fields =>
  trimmed(world, repository({ world, identity: null }, repo));
