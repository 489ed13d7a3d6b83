// Check runs and suites: emulate's rows, with annotations that add up and the App that made them.
import {
  type Answer,
  type Asked,
  emulated,
  type Handlers,
  notFound,
  ok,
  paged,
  refuse,
  repoOf,
} from '../answer.ts';
import { isoOf } from '../git/formats.ts';
import { at, type Fields, fields, list, numberOf, text, textOr } from '../json.ts';
import { app, nodeId } from '../people.ts';
import { commitCalled } from '../revisions.ts';
import { commitShape } from '../shapes.ts';
import type { CheckRunRow, RepoRow } from '../tables.ts';
import type { World } from '../world.ts';

const runOf = ({ world, params }: Asked, repo: RepoRow): CheckRunRow | undefined =>
  world.rows.checkRuns.findBy('repo_id', repo.id).find((one) => one.id === Number(params['check_run_id']));

/** A conclusion alone says that it is completed. */
const completed = (body: Fields): Fields =>
  body['conclusion'] !== undefined && body['status'] === undefined ? { ...body, status: 'completed' } : body;

/** Annotations as they were given: emulate keeps some of their fields only. */
const annotationsIn = (body: unknown): readonly Fields[] =>
  list(at(body, 'output', 'annotations')).map(fields);

function annotate(world: World, run: CheckRunRow, all: readonly Fields[]): void {
  const output = { ...run.output, annotations: all, annotations_count: all.length };
  world.rows.checkRuns.update(run.id, { output });
}

/** By this world's clock. */
function timed(world: World, id: number): void {
  const run = world.rows.checkRuns.get(id);
  if (run?.completed_at) world.rows.checkRuns.put({ ...run, completed_at: isoOf(world.rows.clock.next()) });
}

async function create(asked: Asked): Promise<Answer> {
  const { world, identity } = asked;
  const sha = text(fields(asked.body)['head_sha']);
  if (!(await world.depot.objects.commit(sha))) return refuse(422, `No commit found for SHA: ${sha}`);
  const answer = await emulated(asked, { body: completed(fields(asked.body)) });
  const run = world.rows.checkRuns.get(numberOf(fields(answer.body)['id']));
  if (answer.status !== 201 || !run) return answer;
  const started_at = run.started_at ?? (run.status === 'queued' ? null : isoOf(world.rows.clock.next()));
  world.rows.checkRuns.update(run.id, { app_id: identity?.app?.id ?? null, started_at });
  annotate(world, world.rows.checkRuns.get(run.id) ?? run, annotationsIn(asked.body));
  timed(world, run.id);
  return { ...(await shape(asked, run.id)), status: 201 };
}

async function update(asked: Asked): Promise<Answer> {
  const { world, identity } = asked;
  const before = runOf(asked, repoOf(asked));
  if (!before) return notFound();
  const mine = identity?.app?.id ?? null;
  const only = 'check run can only be modified by the GitHub App that created it.';
  if (before.app_id !== mine) return refuse(403, `Invalid app_id \`${mine}\` - ${only}`);
  const answer = await emulated(asked, { body: completed(fields(asked.body)) });
  const run = world.rows.checkRuns.get(before.id);
  if (answer.status !== 200 || !run) return answer;
  annotate(world, run, [...before.output.annotations, ...annotationsIn(asked.body)]);
  timed(world, run.id);
  return shape(asked, run.id);
}

/** A check run as GitHub gives it: with its App, and the pull requests whose head it is on. */
async function shape(asked: Asked, id: number): Promise<Answer> {
  const { world } = asked;
  const repo = repoOf(asked);
  const path = `/repos/${repo.full_name}/check-runs/${id}`;
  const answer = await emulated(asked, { method: 'GET', path, query: new URLSearchParams() });
  const run = world.rows.checkRuns.get(id);
  if (answer.status !== 200 || !run) return answer;
  const url = `${world.api}/repos/${repo.full_name}`;
  const made = fields(answer.body);
  const { output, ...rest } = made;
  return ok({
    ...rest,
    details_url: run.details_url ?? made['html_url'],
    output: { ...fields(output), annotations_url: `${url}/check-runs/${id}/annotations` },
    check_suite: { id: run.check_suite_id },
    app: app(world, world.identities.appWith(run.app_id)),
    pull_requests: pullsOn(world, repo, run.head_sha),
  });
}

function pullsOn(world: World, repo: RepoRow, sha: string): readonly Fields[] {
  const url = `${world.api}/repos/${repo.full_name}`;
  const here = { id: repo.id, url, name: repo.name };
  return world.rows.pulls
    .findBy('repo_id', repo.id)
    .filter((one) => one.state === 'open' && one.head_sha === sha && one.head_repo_id === repo.id)
    .map(({ id, number, head_ref, head_sha, base_ref, base_sha }) => ({
      id,
      number,
      url: `${url}/pulls/${number}`,
      head: { ref: head_ref, sha: head_sha, repo: here },
      base: { ref: base_ref, sha: base_sha, repo: here },
    }));
}

async function get(asked: Asked): Promise<Answer> {
  const run = runOf(asked, repoOf(asked));
  return run ? shape(asked, run.id) : notFound();
}

function annotations(asked: Asked): Answer {
  const { world } = asked;
  const repo = repoOf(asked);
  const run = runOf(asked, repo);
  if (!run) return notFound();
  return paged(asked, run.output.annotations, (page) =>
    page.map((one) => ({
      path: one['path'],
      start_line: one['start_line'],
      end_line: one['end_line'],
      start_column: one['start_column'] ?? null,
      end_column: one['end_column'] ?? null,
      annotation_level: one['annotation_level'],
      title: textOr(one['title']),
      message: one['message'],
      raw_details: textOr(one['raw_details']),
      blob_href: `${world.api}/repos/${repo.full_name}/git/blobs/${run.head_sha}`,
    })),
  );
}

async function ofCommit(asked: Asked): Promise<Answer> {
  const { world, query, params } = asked;
  const repo = repoOf(asked);
  const sha = await commitCalled(world, repo, params['ref'] ?? '');
  if (sha === null) return refuse(422, `No commit found for SHA: ${params['ref']}`);
  const wants = (name: string, value: string | number | null) =>
    !query.has(name) || query.get(name) === String(value);
  const found = world.rows.checkRuns
    .findBy('repo_id', repo.id)
    .filter((one) => one.head_sha === sha)
    .filter(
      (one) => wants('check_name', one.name) && wants('status', one.status) && wants('app_id', one.app_id),
    )
    .toSorted((a, b) => b.id - a.id);
  const key = (one: CheckRunRow) => `${one.app_id} ${one.name}`;
  const newest = found.filter((one) => found.find((other) => key(other) === key(one)) === one);
  const chosen = query.get('filter') === 'all' ? found : newest;
  const shapes = await Promise.all(chosen.map(async ({ id }) => (await shape(asked, id)).body));
  return paged(asked, shapes, (page) => ({ total_count: shapes.length, check_runs: page }));
}

async function suites(asked: Asked): Promise<Answer> {
  const { world, params } = asked;
  const repo = repoOf(asked);
  const sha = await commitCalled(world, repo, params['ref'] ?? '');
  if (sha === null) return refuse(422, `No commit found for SHA: ${params['ref']}`);
  const commit = await commitShape(world, repo, sha);
  const inner = fields(commit?.['commit']);
  const shapes = world.rows.suites
    .findBy('repo_id', repo.id)
    .filter((one) => one.head_sha === sha)
    .map((one) => {
      const runs = world.rows.checkRuns.findBy('check_suite_id', one.id);
      const url = `${world.api}/repos/${repo.full_name}/check-suites/${one.id}`;
      return {
        id: one.id,
        node_id: nodeId('CheckSuite', one.id),
        head_branch: one.head_branch,
        head_sha: sha,
        status: one.status,
        conclusion: one.conclusion,
        url,
        before: null,
        after: sha,
        pull_requests: pullsOn(world, repo, sha),
        app: app(world, world.identities.appWith(runs[0]?.app_id ?? null)),
        repository: { full_name: repo.full_name, owner: {} },
        created_at: one.created_at,
        updated_at: one.updated_at,
        head_commit: {
          id: sha,
          tree_id: at(inner, 'tree', 'sha'),
          message: inner['message'],
          timestamp: at(inner, 'committer', 'date'),
          author: { name: at(inner, 'author', 'name'), email: at(inner, 'author', 'email') },
          committer: { name: at(inner, 'committer', 'name'), email: at(inner, 'committer', 'email') },
        },
        latest_check_runs_count: runs.length,
        check_runs_url: `${url}/check-runs`,
      };
    });
  return paged(asked, shapes, (page) => ({ total_count: shapes.length, check_suites: page }));
}

const R = '/repos/{owner}/{repo}';
export const checks: Handlers = {
  [`POST ${R}/check-runs`]: create,
  [`PATCH ${R}/check-runs/{check_run_id}`]: update,
  [`GET ${R}/check-runs/{check_run_id}`]: get,
  [`GET ${R}/check-runs/{check_run_id}/annotations`]: annotations,
  [`GET ${R}/commits/{ref}/check-runs`]: ofCommit,
  [`GET ${R}/commits/{ref}/check-suites`]: suites,
};
