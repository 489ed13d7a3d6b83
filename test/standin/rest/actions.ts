// Workflow runs as emulate keeps them, and dispatches, which are written down.
import {
  type Answer,
  type Asked,
  emulated,
  type Handlers,
  notFound,
  paged,
  refuse,
  repoOf,
} from '../answer.ts';
import { isoOf } from '../git/formats.ts';
import { type Fields, fields, list, text, textOr } from '../json.ts';
import { appBehind } from '../people.ts';
import { commitCalled } from '../revisions.ts';
import { insertRun, startListeners } from '../runs.ts';
import { commitShape } from '../shapes.ts';
import type { Dispatch, World } from '../world.ts';

function note(asked: Asked, dispatch: Pick<Dispatch, 'kind' | 'name' | 'ref' | 'payload'>): Answer {
  const { world, identity } = asked;
  const repository = repoOf(asked).full_name;
  const at = isoOf(world.rows.clock.next());
  world.extras.dispatches.push({ ...dispatch, repository, by: identity?.login ?? 'ghost', at });
  return { status: 204 };
}

async function repositoryDispatch(asked: Asked): Promise<Answer> {
  const { event_type, client_payload = {} } = fields(asked.body);
  const count = Object.keys(fields(client_payload)).length;
  const most = `No more than 10 properties are allowed; ${count} were supplied.`;
  if (count > 10) return refuse(422, `Invalid request.\n\n${most}`);
  const { world, identity } = asked;
  await startListeners(world, repoOf(asked), text(event_type), identity?.login ?? 'ghost');
  return note(asked, {
    kind: 'repository_dispatch',
    name: text(event_type),
    ref: null,
    payload: client_payload,
  });
}

/** Where a workflow file is, by its file name or its row's id. */
const pathOf = (world: World, id: string): string =>
  world.rows.workflows.get(Number(id))?.path ?? `.github/workflows/${id}`;

/** The text of a workflow file at a commit. */
async function workflowAt(world: World, path: string, sha: string): Promise<string | null> {
  const { objects } = world.depot;
  const tree = (await objects.commit(sha))?.tree ?? '';
  const found = await objects.find(tree, path);
  return found ? ((await objects.of('blob', found.oid))?.toString('utf8') ?? null) : null;
}

async function workflowDispatch(asked: Asked): Promise<Answer> {
  const { world, params, identity } = asked;
  const repo = repoOf(asked);
  const id = params['workflow_id'] ?? '';
  const path = pathOf(world, id);
  const { ref, inputs = {}, return_run_details: details } = fields(asked.body);
  const home = await commitCalled(world, repo, repo.default_branch);
  if (home === null || (await workflowAt(world, path, home)) === null) return notFound();
  const sha = await commitCalled(world, repo, text(ref).replace(/^refs\/(?:heads|tags)\//, ''));
  if (sha === null) return refuse(422, `No ref found for: ${text(ref)}`);
  const source = await workflowAt(world, path, sha);
  if (source === null || !/\bworkflow_dispatch\b/.test(source))
    return refuse(422, "Workflow does not have 'workflow_dispatch' trigger");
  const done = note(asked, { kind: 'workflow_dispatch', name: id, ref: text(ref), payload: inputs });
  const started = insertRun(world, repo, {
    path,
    title: id,
    event: 'workflow_dispatch',
    branch: text(ref).replace(/^refs\/(?:heads|tags)\//, ''),
    sha,
    status: 'queued',
    conclusion: null,
    by: identity?.login ?? 'ghost',
  });
  if (details !== true) return done;
  const place = `${repo.full_name}/actions/runs/${started.id}`;
  const urls = { run_url: `${world.api}/repos/${place}`, html_url: `${world.url}/${place}` };
  return { status: 200, body: { workflow_run_id: started.id, ...urls } };
}

/** What emulate leaves out or makes up. */
async function mended(asked: Asked, told: Fields): Promise<Fields> {
  const { world } = asked;
  const repo = repoOf(asked);
  const url = text(told['url']);
  const commit = fields(fields(await commitShape(world, repo, text(told['head_sha'])))['commit']);
  const person = (value: unknown) => ({
    name: text(fields(value)['name']),
    email: text(fields(value)['email']),
  });
  return {
    ...told,
    check_suite_id: 1,
    check_suite_url: `${world.api}/repos/${repo.full_name}/check-suites/1`,
    workflow_url: textOr(told['workflow_url']) ?? `${world.api}/repos/${repo.full_name}/actions/workflows/1`,
    jobs_url: `${url}/jobs`,
    logs_url: `${url}/logs`,
    artifacts_url: `${url}/artifacts`,
    cancel_url: `${url}/cancel`,
    rerun_url: `${url}/rerun`,
    previous_attempt_url: null,
    head_repository: { full_name: repo.full_name, owner: {} },
    head_commit: {
      id: told['head_sha'],
      tree_id: text(fields(commit['tree'])['sha']),
      message: text(commit['message']),
      timestamp: text(fields(commit['committer'])['date']),
      author: person(commit['author']),
      committer: person(commit['committer']),
    },
  };
}

async function runs(asked: Asked): Promise<Answer> {
  const { query } = asked;
  const whole = new URLSearchParams(query);
  whole.set('per_page', '100');
  whole.delete('page');
  const answer = await emulated(asked, { query: whole });
  const sha = query.get('head_sha');
  const created = /^>=?(.+)$/.exec(query.get('created') ?? '')?.[1];
  const found = list(fields(answer.body)['workflow_runs'])
    .map(fields)
    .filter((one) => sha === null || one['head_sha'] === sha)
    .filter((one) => created === undefined || Date.parse(text(one['created_at'])) >= Date.parse(created));
  const shapes = await Promise.all(found.map((one) => mended(asked, one)));
  return paged(asked, shapes, (page) => ({ total_count: shapes.length, workflow_runs: page }));
}

async function run(asked: Asked): Promise<Answer> {
  const answer = await emulated(asked);
  return answer.status === 200 ? { ...answer, body: await mended(asked, fields(answer.body)) } : answer;
}

const R = '/repos/{owner}/{repo}';
export const actions: Handlers = {
  [`POST ${R}/dispatches`]: repositoryDispatch,
  [`POST ${R}/actions/workflows/{workflow_id}/dispatches`]: workflowDispatch,
  [`GET ${R}/actions/runs`]: runs,
  [`GET ${R}/actions/runs/{run_id}`]: run,
  'GET /apps/{app_slug}': ({ world, params }) => {
    const body = appBehind(world, `${params['app_slug']}[bot]`);
    return body ? { status: 200, body } : notFound();
  },
};
