// Issues, pull requests and comments in GraphQL.
import { isPull, issueNumbered } from '../allow.ts';
import { changes } from '../git/differences.ts';
import { isoOf } from '../git/formats.ts';
import { log, mergeBase } from '../git/history.ts';
import { nodeId } from '../people.ts';
import { ownerOf } from '../repositories.ts';
import { pullNumbered } from '../rest/pulls.ts';
import type { CommentRow, IssueRow, PullRow, RepoRow } from '../tables.ts';
import { type Ctx, connect, type Order, ordered, type Page, shown, type View } from './context.ts';
import { loginOf, repoBehind, speech } from './speech.ts';

/** What an issue's row gives to issues and pull requests alike. */
function shared(ctx: Ctx, row: IssueRow): View {
  const { rows } = ctx.world;
  return {
    number: row.number,
    title: row.title,
    closed: row.state === 'closed',
    closedAt: row.closed_at && isoOf(row.closed_at),
    locked: row.locked,
    repository: () => ctx.repository(repoBehind(ctx, row.repo_id)),
    assignees: (page: Page) => connect(row.assignee_ids, page, (id) => ctx.actor(loginOf(ctx, id))),
    labels: (page: Page) =>
      connect(
        row.label_ids.flatMap((id) => rows.labels.get(id) ?? []),
        page,
        (one) => ctx.label(one),
      ),
    comments: ({ orderBy, ...page }: Page & { readonly orderBy?: Order | null }) => {
      const found = rows.comments
        .findBy('repo_id', row.repo_id)
        .filter((one) => one.issue_number === row.number);
      const keys = { UPDATED_AT: (one: CommentRow) => one.updated_at };
      return connect(ordered(shown(ctx, found), orderBy, keys), page, (one) => ctx.comment(one));
    },
  };
}

export function issue(ctx: Ctx, row: IssueRow): View {
  const repo = repoBehind(ctx, row.repo_id);
  return {
    __typename: 'Issue',
    id: nodeId('Issue', row.id),
    databaseId: row.id,
    ...speech(ctx, row, { on: 'issue', target: row.id }),
    ...shared(ctx, row),
    isPinned: false,
    state: row.state.toUpperCase(),
    stateReason: row.state_reason?.toUpperCase() ?? null,
    url: `${ctx.world.url}/${repo.full_name}/issues/${row.number}`,
  };
}

export function comment(ctx: Ctx, row: CommentRow): View {
  const { world } = ctx;
  const repo = repoBehind(ctx, row.repo_id);
  const about = issueNumbered(world, repo, row.issue_number ?? 0);
  const ofPull = about !== undefined && isPull(world, about);
  const request = pullNumbered(world, repo, row.issue_number ?? 0);
  const minimized = world.extras.minimized[row.id] ?? null;
  const page = `${world.url}/${repo.full_name}/${ofPull ? 'pull' : 'issues'}`;
  return {
    __typename: 'IssueComment',
    id: nodeId('IssueComment', row.id),
    databaseId: row.id,
    ...speech(ctx, row, { on: 'comment', target: row.id }),
    isMinimized: minimized !== null,
    minimizedReason: minimized,
    viewerCanMinimize: true,
    issue: () => about && ctx.issue(about),
    pullRequest: () => (request ? ctx.pull(request) : null),
    repository: () => ctx.repository(repo),
    url: `${page}/${row.issue_number}#issuecomment-${row.id}`,
  };
}

const CHANGES: Readonly<Record<string, string>> = {
  A: 'ADDED',
  D: 'DELETED',
  M: 'MODIFIED',
  R: 'RENAMED',
  C: 'COPIED',
};

export function pull(ctx: Ctx, row: PullRow): View {
  const { world } = ctx;
  const repo = repoBehind(ctx, row.repo_id);
  const head = world.rows.repos.get(row.head_repo_id);
  const about = issueNumbered(world, repo, row.number);
  const place = world.depot.place(repo.id);
  const root = async () => (await mergeBase(place, row.base_sha, row.head_sha)) ?? row.base_sha;
  const files = async () => changes(place.dir, await root(), row.head_sha);
  const refIn = (where: RepoRow | undefined, name: string) => {
    const oid = where && world.depot.of(where.id).get(`refs/heads/${name}`);
    return where && oid ? ctx.ref(where, `refs/heads/${name}`, oid) : null;
  };
  const page = `${world.url}/${repo.full_name}/pull/${row.number}`;
  return {
    __typename: 'PullRequest',
    id: nodeId('PullRequest', row.id),
    ...speech(ctx, row, { on: 'issue', target: about?.id ?? 0 }),
    ...(about ? shared(ctx, about) : {}),
    baseRef: () => refIn(repo, row.base_ref),
    baseRefName: row.base_ref,
    baseRefOid: row.base_sha,
    headRef: () => refIn(head, row.head_ref),
    headRefName: row.head_ref,
    headRefOid: row.head_sha,
    headRepository: () => (head ? ctx.repository(head) : null),
    headRepositoryOwner: () => (head ? ctx.actor(ownerOf(head)) : null),
    isCrossRepository: row.head_repo_id !== row.repo_id,
    isDraft: row.draft,
    maintainerCanModify: false,
    mergeable: row.state === 'open' ? 'MERGEABLE' : 'UNKNOWN',
    merged: row.merged,
    mergedAt: row.merged_at,
    mergedBy: row.merged_by_id === null ? null : ctx.actor(loginOf(ctx, row.merged_by_id)),
    mergeCommit: () => (row.merge_commit_sha === null ? null : ctx.object(repo, row.merge_commit_sha)),
    state: row.merged ? 'MERGED' : row.state.toUpperCase(),
    url: page,
    changedFiles: async () => (await files()).length,
    files: async (asked: Page) =>
      connect(await files(), asked, ({ path, letter, additions, deletions }) => ({
        path,
        additions,
        deletions,
        changeType: CHANGES[letter] ?? 'CHANGED',
      })),
    commits: async (asked: Page) => {
      const ids = (await log(place, { from: row.head_sha, not: [await root()] })).toReversed();
      return connect(ids, asked, (oid) => ({
        __typename: 'PullRequestCommit',
        id: nodeId('PullRequestCommit', row.id, oid),
        url: `${page}/commits/${oid}`,
        commit: () => ctx.object(repo, oid),
      }));
    },
  };
}
