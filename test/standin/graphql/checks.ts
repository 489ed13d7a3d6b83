// Check suites and runs in GraphQL.
import { nodeId } from '../people.ts';
import type { CheckRunRow, RepoRow, SuiteRow } from '../tables.ts';
import { appView } from './actors.ts';
import { type Ctx, connect, need, type Page, shown, type View } from './context.ts';

const capitals = (value: string | null): string | null => (value === null ? null : value.toUpperCase());

interface RunsAsked extends Page {
  readonly filterBy?: {
    readonly checkName?: string | null;
    readonly checkType?: string | null;
    readonly status?: string | null;
    readonly appId?: number | null;
  } | null;
}

function runView(ctx: Ctx, repo: RepoRow, run: CheckRunRow): View {
  const page = `${ctx.world.url}/${repo.full_name}/runs/${run.id}`;
  return {
    __typename: 'CheckRun',
    id: nodeId('CheckRun', run.id),
    databaseId: run.id,
    name: run.name,
    status: capitals(run.status),
    conclusion: capitals(run.conclusion),
    startedAt: run.started_at,
    completedAt: run.completed_at,
    detailsUrl: run.details_url ?? page,
    externalId: run.external_id,
    title: run.output.title,
    summary: run.output.summary,
    url: page,
  };
}

export function suite(ctx: Ctx, row: SuiteRow): View {
  const { world } = ctx;
  const repo = world.rows.repos.get(row.repo_id);
  if (!repo) return {};
  const runs = world.rows.checkRuns.findBy('check_suite_id', row.id);
  const slug = world.identities.appWith(runs[0]?.app_id ?? null)?.slug;
  return {
    __typename: 'CheckSuite',
    id: nodeId('CheckSuite', row.id),
    databaseId: row.id,
    status: capitals(row.status),
    conclusion: capitals(row.conclusion),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    branch: null,
    workflowRun: null,
    commit: () => ctx.object(repo, row.head_sha),
    app: slug === undefined ? null : appView(world, `${slug}[bot]`),
    checkRuns: ({ filterBy, ...page }: RunsAsked) => {
      const fits = (run: CheckRunRow) =>
        (!filterBy?.checkName || run.name === filterBy.checkName) &&
        (!filterBy?.status || capitals(run.status) === filterBy.status) &&
        (!filterBy?.appId || run.app_id === filterBy.appId);
      const newestFirst = shown(ctx, runs).filter(fits).toReversed();
      const chosen =
        filterBy?.checkType === 'ALL'
          ? newestFirst
          : newestFirst.filter((run) => newestFirst.find((other) => other.name === run.name) === run);
      return connect(chosen, page, (run) => runView(ctx, repo, run));
    },
  };
}

interface SuitesAsked extends Page {
  readonly filterBy?: { readonly appId?: number | null; readonly checkName?: string | null } | null;
}

/** What a commit tells of its checks. */
export function checkViews(ctx: Ctx, repo: RepoRow, sha: string): View {
  const { rows } = ctx.world;
  const runsOf = (row: SuiteRow) => rows.checkRuns.findBy('check_suite_id', row.id);
  const all = () => rows.suites.findBy('repo_id', repo.id).filter((row) => row.head_sha === sha);
  return {
    checkSuites: ({ filterBy, ...page }: SuitesAsked) => {
      need(ctx, repo, 'checks');
      const fits = (run: CheckRunRow) =>
        (!filterBy?.appId || run.app_id === filterBy.appId) &&
        (!filterBy?.checkName || run.name === filterBy.checkName);
      return connect(
        all().filter((row) => runsOf(row).some(fits)),
        page,
        (row) => ctx.suite(row),
      );
    },
    statusCheckRollup: () => {
      need(ctx, repo, 'checks');
      const runs = all().flatMap(runsOf);
      if (runs.length === 0) return null;
      const bad = runs.some(
        ({ conclusion }) => conclusion !== null && /failure|timed_out|cancelled/.test(conclusion),
      );
      const pending = runs.some(({ status }) => status !== 'completed');
      const state = bad ? 'FAILURE' : pending ? 'PENDING' : 'SUCCESS';
      return { __typename: 'StatusCheckRollup', id: nodeId('StatusCheckRollup', repo.id, sha), state };
    },
  };
}
