// Wakes an agent, once: before it is repeated, the runs that it may have started are looked for.
import type { DispatchEffect, Landed, Way } from '../../model/remote.ts';
import { at, type Ground, isOurs } from '../ground.ts';
import { landed } from '../landed.ts';
import { comment } from './comment.ts';

/**
 * GitHub keeps no record of a dispatch but the runs that it started. One that started none may be repeated:
 * nobody heard it. `since` of the effect is when it was first intended, which our own comment remembers.
 */
export async function dispatch(effect: DispatchEffect, ground: Ground): Promise<Landed> {
  const { key, way, payload } = effect;
  if (way.kind === 'mention')
    return comment({ kind: 'comment', key, issue: way.issue, body: way.body }, ground);
  const run = await startedBy(way, effect.since, ground);
  if (run) return landed(key, 'already', { url: run });
  const { request } = ground.client;
  if (way.kind === 'repository-dispatch')
    await request('POST /repos/{owner}/{repo}/dispatches', {
      ...at(ground),
      event_type: way.type,
      client_payload: { ...payload },
    });
  else
    await request('POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches', {
      ...at(ground),
      workflow_id: way.workflow,
      ref: way.ref,
      inputs: { ...way.inputs },
    });
  return landed(key, 'done');
}

/** Where a person sees the run that this dispatch started; `null` where there is none. */
async function startedBy(
  way: Exclude<Way, { kind: 'mention' }>,
  since: number,
  ground: Ground,
): Promise<string | null> {
  const created = `>=${new Date(since).toISOString().replace(/\.\d+Z$/, 'Z')}`;
  const { data } = await ground.client.request('GET /repos/{owner}/{repo}/actions/runs', {
    ...at(ground),
    event: way.kind === 'workflow-dispatch' ? 'workflow_dispatch' : 'repository_dispatch',
    created,
    per_page: 100,
  });
  const ours = data.workflow_runs.filter((run) => isOurs(run.triggering_actor ?? run.actor, ground));
  const meant = ours.find((run) =>
    way.kind === 'workflow-dispatch'
      ? fileOf(run.path) === way.workflow
      : run.display_title === way.type || ours.length === 1,
  );
  return meant?.html_url ?? null;
}

/** `.github/workflows/agent.yml@refs/heads/main` → `agent.yml`. */
const fileOf = (path: string): string => path.replace(/@.*$/, '').split('/').at(-1) ?? path;
