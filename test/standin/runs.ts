// Workflow runs: those that a test says are there, and those that a dispatch starts.
import { parse } from 'yaml';
import { isoOf } from './git/formats.ts';
import { fields, isFields, list } from './json.ts';
import { nodeId } from './people.ts';
import { userCalled } from './repositories.ts';
import { commitCalled } from './revisions.ts';
import type { RepoRow, RunRow } from './tables.ts';
import type { World } from './world.ts';

export interface Started {
  /** Where its workflow is, whole. */
  readonly path: string;
  /** What people see of it: for a repository_dispatch its type, unless the workflow says otherwise. */
  readonly title: string;
  readonly event: string;
  readonly branch: string;
  readonly sha: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly by: string;
  readonly at?: string | undefined;
}

export function insertRun(world: World, repo: RepoRow, started: Started): RunRow {
  const { path, title, event, branch, sha, status, conclusion, by, at } = started;
  const { workflows, runs } = world.rows;
  const name = path.split('/').at(-1) ?? path;
  const flow =
    workflows.findBy('repo_id', repo.id).find((one) => one.path === path) ??
    workflows.insert({ repo_id: repo.id, node_id: '', name, path, state: 'active' });
  const made = runs.insert({
    node_id: '',
    repo_id: repo.id,
    workflow_id: flow.id,
    name: title,
    head_branch: branch,
    head_sha: sha,
    event,
    status,
    conclusion,
    run_number: runs.count() + 1,
    run_attempt: 1,
    run_started_at: isoOf(at ?? world.rows.clock.next()),
    actor_id: userCalled(world, by)?.id ?? 0,
  });
  const time = at === undefined ? {} : { created_at: isoOf(at), updated_at: isoOf(at) };
  return runs.put({ ...made, ...time, node_id: nodeId('WorkflowRun', made.id) });
}

const FOLDER = '.github/workflows';

/** Whether a workflow listens to a repository_dispatch of this type. */
function listens(source: string, type: string): boolean {
  const on: unknown = fields(parse(source))['on'];
  if (on === 'repository_dispatch' || list(on).includes('repository_dispatch')) return true;
  if (!isFields(on) || !Object.hasOwn(on, 'repository_dispatch')) return false;
  const types = fields(on['repository_dispatch'])['types'];
  return types === undefined || types === type || list(types).includes(type);
}

/** Starts what listens to it on the default branch: one run a workflow, or none. */
export async function startListeners(world: World, repo: RepoRow, type: string, by: string): Promise<void> {
  const { objects } = world.depot;
  const sha = await commitCalled(world, repo, repo.default_branch);
  const tree = sha === null ? '' : ((await objects.commit(sha))?.tree ?? '');
  const folder = await objects.find(tree, FOLDER);
  for (const { name, oid } of folder ? ((await objects.tree(folder.oid)) ?? []) : []) {
    const source = (await objects.of('blob', oid))?.toString('utf8') ?? '';
    if (!/\.ya?ml$/.test(name) || !listens(source, type)) continue;
    insertRun(world, repo, {
      path: `${FOLDER}/${name}`,
      title: /^run-name: *(.+)$/m.exec(source)?.[1] ?? type,
      event: 'repository_dispatch',
      branch: repo.default_branch,
      sha: sha ?? '',
      status: 'queued',
      conclusion: null,
      by,
    });
  }
}
