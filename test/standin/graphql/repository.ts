// A repository in GraphQL, and the lists in it.
import { isPull, issueNumbered } from '../allow.ts';
import { isoOf } from '../git/formats.ts';
import { nodeId } from '../people.ts';
import { roleOf, settingsOf } from '../repositories.ts';
import { labelCalled } from '../rest/conversations.ts';
import { pullNumbered } from '../rest/pulls.ts';
import type { IssueRow, LabelRow, PullRow, RepoRow } from '../tables.ts';
import { owner } from './actors.ts';
import {
  type Ctx,
  connect,
  failed,
  need,
  type Order,
  ordered,
  type Page,
  shown,
  type View,
} from './context.ts';
import { expressed } from './git.ts';
import { protectionRules, rulesets } from './rules.ts';

type Numbered = { readonly number: number };

interface Listed extends Page {
  readonly states?: readonly string[] | null;
  readonly labels?: readonly string[] | null;
  readonly orderBy?: Order | null;
  readonly filterBy?: {
    readonly createdBy?: string | null;
    readonly labels?: readonly string[] | null;
    readonly states?: readonly string[] | null;
    readonly since?: string | null;
  } | null;
  readonly headRefName?: string | null;
  readonly baseRefName?: string | null;
}

interface RefsAsked extends Page {
  readonly refPrefix: string;
  readonly query?: string | null;
  readonly orderBy?: Order | null;
  readonly direction?: string | null;
}

const KEYS = {
  CREATED_AT: (row: { readonly created_at: string }) => row.created_at,
  UPDATED_AT: (row: { readonly updated_at: string }) => row.updated_at,
};

function carries(ctx: Ctx, row: IssueRow | undefined, names: readonly string[] | null | undefined): boolean {
  if (!names || names.length === 0) return true;
  const has = (row?.label_ids ?? []).map((id) => ctx.world.rows.labels.get(id)?.name.toLowerCase());
  return names.some((name) => has.includes(name.toLowerCase()));
}

function issues(ctx: Ctx, repo: RepoRow, { states, labels, orderBy, filterBy, ...page }: Listed): View {
  need(ctx, repo, 'issues');
  const { rows } = ctx.world;
  const wanted = filterBy?.states ?? states;
  const by = filterBy?.createdBy;
  const found = shown(ctx, rows.issues.findBy('repo_id', repo.id))
    .filter((row) => !isPull(ctx.world, row))
    .filter((row) => !wanted || wanted.includes(row.state.toUpperCase()))
    .filter((row) => carries(ctx, row, labels) && carries(ctx, row, filterBy?.labels))
    .filter(
      (row) =>
        !by || rows.users.get(row.user_id)?.login.replace(/\[bot\]$/, '') === by.replace(/\[bot\]$/, ''),
    )
    .filter((row) => !filterBy?.since || Date.parse(row.updated_at) >= Date.parse(filterBy.since));
  return connect(ordered(found, orderBy, KEYS), page, (row) => ctx.issue(row));
}

function pulls(ctx: Ctx, repo: RepoRow, asked: Listed): View {
  need(ctx, repo, 'pull_requests');
  const { states, labels, orderBy, headRefName, baseRefName, ...page } = asked;
  const stateOf = (row: PullRow) => (row.merged ? 'MERGED' : row.state.toUpperCase());
  const found = shown(ctx, ctx.world.rows.pulls.findBy('repo_id', repo.id))
    .filter((row) => !states || states.includes(stateOf(row)))
    .filter((row) => !headRefName || row.head_ref === headRefName)
    .filter((row) => !baseRefName || row.base_ref === baseRefName)
    .filter((row) => carries(ctx, issueNumbered(ctx.world, repo, row.number), labels));
  return connect(ordered(found, orderBy, KEYS), page, (row) => ctx.pull(row));
}

function refs(ctx: Ctx, repo: RepoRow, { refPrefix, query, orderBy, direction, ...page }: RefsAsked): View {
  need(ctx, repo, 'contents');
  const prefix = refPrefix.endsWith('/') ? refPrefix : `${refPrefix}/`;
  const found = [...ctx.world.depot.of(repo.id).all()]
    .filter(([name]) => name.startsWith(prefix))
    .filter(([name]) => !query || name.slice(prefix.length).toLowerCase().includes(query.toLowerCase()));
  const down = (orderBy?.direction ?? direction) === 'DESC';
  const view = ([name, oid]: readonly [string, string]) => ({
    ...ctx.ref(repo, name, oid),
    name: name.slice(prefix.length),
    prefix,
  });
  return connect(down ? found.toReversed() : found, page, view);
}

function refCalled(ctx: Ctx, repo: RepoRow, name: string): View | null {
  need(ctx, repo, 'contents');
  const all = ctx.world.depot.of(repo.id).all();
  const full = [name, `refs/heads/${name}`, `refs/tags/${name}`].find((one) => all.has(one));
  const oid = full === undefined ? undefined : all.get(full);
  return full === undefined || oid === undefined ? null : ctx.ref(repo, full, oid);
}

const missing = (what: string, number: number) =>
  failed('NOT_FOUND', `Could not resolve to ${what} with the number of ${number}.`);

function issueView(ctx: Ctx, repo: RepoRow, number: number): View {
  need(ctx, repo, 'issues');
  const row = issueNumbered(ctx.world, repo, number);
  if (!row || isPull(ctx.world, row)) throw missing('an Issue', number);
  return ctx.issue(row);
}

function pullView(ctx: Ctx, repo: RepoRow, number: number): View {
  need(ctx, repo, 'pull_requests');
  const row = pullNumbered(ctx.world, repo, number);
  if (!row) throw missing('a PullRequest', number);
  return ctx.pull(row);
}

export function repository(ctx: Ctx, repo: RepoRow): View {
  const { world, identity } = ctx;
  const { private: hidden, archived, issues: hasIssues } = settingsOf(world, repo);
  const parent = repo.forked_from_id === null ? undefined : world.rows.repos.get(repo.forked_from_id);
  const role = roleOf(world, repo, identity.login);
  return {
    __typename: 'Repository',
    id: nodeId('Repository', repo.id),
    databaseId: repo.id,
    name: repo.name,
    nameWithOwner: repo.full_name,
    owner: owner(world, repo),
    url: `${world.url}/${repo.full_name}`,
    createdAt: isoOf(repo.created_at),
    updatedAt: isoOf(repo.updated_at),
    pushedAt: repo.pushed_at && isoOf(repo.pushed_at),
    isArchived: archived,
    isDisabled: false,
    isEmpty: () => world.depot.of(repo.id).all().size === 0,
    isFork: repo.fork,
    isLocked: false,
    isPrivate: hidden,
    hasIssuesEnabled: hasIssues,
    visibility: hidden ? 'PRIVATE' : 'PUBLIC',
    viewerPermission: identity.kind === 'user' ? (role?.toUpperCase() ?? null) : null,
    parent: () => (parent ? ctx.repository(parent) : null),
    defaultBranchRef: () => refCalled(ctx, repo, `refs/heads/${repo.default_branch}`),
    ref: ({ qualifiedName }: { readonly qualifiedName: string }) => refCalled(ctx, repo, qualifiedName),
    refs: (asked: RefsAsked) => refs(ctx, repo, asked),
    object: ({ expression, oid }: { readonly expression?: string | null; readonly oid?: string | null }) => {
      need(ctx, repo, 'contents');
      return oid ? ctx.object(repo, oid) : expressed(ctx, repo, expression ?? '');
    },
    issue: ({ number }: Numbered) => issueView(ctx, repo, number),
    pullRequest: ({ number }: Numbered) => pullView(ctx, repo, number),
    issueOrPullRequest: ({ number }: Numbered) => {
      const row = issueNumbered(world, repo, number);
      if (!row) throw missing('an issue or pull request', number);
      return isPull(world, row) ? pullView(ctx, repo, number) : issueView(ctx, repo, number);
    },
    issues: (asked: Listed) => issues(ctx, repo, asked),
    pullRequests: (asked: Listed) => pulls(ctx, repo, asked),
    label: ({ name }: { readonly name: string }) => {
      const found = labelCalled(world, repo, name);
      return found ? ctx.label(found) : null;
    },
    labels: ({
      query,
      orderBy,
      ...page
    }: Page & { readonly query?: string | null; readonly orderBy?: Order | null }) => {
      const found = world.rows.labels
        .findBy('repo_id', repo.id)
        .filter((one) => !query || one.name.includes(query));
      const keys = { ...KEYS, NAME: (one: LabelRow) => one.name };
      return connect(ordered(shown(ctx, found), orderBy, keys), page, (one) => ctx.label(one));
    },
    branchProtectionRules: (page: Page) => protectionRules(ctx, repo, page),
    rulesets: (page: Page) => rulesets(ctx, repo, page),
  };
}
