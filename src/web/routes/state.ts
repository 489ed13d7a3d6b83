// The route by which an orchestrator reports its state: project-state's upsert.
import { isDeepStrictEqual } from 'node:util';
import { columnsOf, type NewHistory, type ProjectState, type StateColumns } from '../../model/bot/project.ts';
import { type HttpAnswer, HttpProblem } from '../problem.ts';
import { newState } from '../request-schemas.ts';
import { etagOf } from '../response-views.ts';
import { NO_QUERY, type Raw, type RouteContext, route } from '../route.ts';
import { reported } from './projects.ts';

/** Writers may meet; each loses at most against one that won. */
export const TRIES = 20;

export const putState = route({
  method: 'PUT',
  path: '/api/projects/{id}/state',
  name: 'putState',
  summary: 'Report where a project stands: the task, its agent, the last action, the status.',
  takes: {
    'If-Match': 'Written only where the row still has this ETag, which is its updated_at in quotes.',
    'If-None-Match': '`*`: written only where there is no row yet.',
  },
  query: NO_QUERY,
  body: newState,
  answers: {
    200: { shape: 'ProjectState', about: 'The row as it is now.' },
    201: { shape: 'ProjectState', about: 'The first row of the project.' },
  },
  gives: { 200: ['ETag'], 201: ['ETag'] },
  refuses: ['unknown-project', 'not-reported', 'state-changed', 'busy'],
  handle: async ({ id, body, header }, world) => {
    for (let tries = 0; tries < TRIES; tries++) {
      const { state: before } = await reported(world.projects, id);
      holdPreconditions(before, header);
      const after: ProjectState = {
        projectId: id,
        currentTaskId: body.current_task_id,
        currentAgentId: body.current_agent_id,
        lastAction: body.last_action,
        status: body.status,
        updatedAt: timeAfter(before, world),
        metadata: body.metadata ?? before?.metadata ?? {},
      };
      if (await world.projects.setState(after, lineOf(before, after), before?.updatedAt ?? null))
        return written(before, after);
    }
    throw busy(id);
  },
});

/** The refusal (409) of a writer that lost against others `TRIES` times; the caller throws it. */
export const busy = (id: string) =>
  new HttpProblem(
    'busy',
    `Found the row of project ${id} changed by others ${TRIES} times while it was to be written, expected ` +
      'it to rest. Nothing was written; send the request again.',
  );

const written = (before: ProjectState | null, after: ProjectState): HttpAnswer => ({
  status: before === null ? 201 : 200,
  headers: { etag: etagOf(after) },
  body: columnsOf(after),
});

/** Now, and later than the row before in any case: the time tells versions apart. */
export function timeAfter(before: ProjectState | null, { now }: Pick<RouteContext, 'now'>): string {
  const earliest = before === null ? 0 : Date.parse(before.updatedAt) + 1;
  return new Date(Math.max(now(), earliest)).toISOString();
}

/** Nothing is lost: the line has the row before and after. `null`: a sign of life that changed nothing. */
function lineOf(before: ProjectState | null, after: ProjectState): NewHistory | null {
  const [previous, current] = [before && columnsOf(before), columnsOf(after)];
  if (previous && isDeepStrictEqual(content(previous), content(current))) return null;
  return changeLine('state_changed', after, { previous, current });
}

const content = ({ updated_at: _, ...rest }: StateColumns) => rest;

/** A line that says which row became which. */
export const changeLine = (kind: string, at: ProjectState, details: NewHistory['details']): NewHistory => ({
  projectId: at.projectId,
  at: at.updatedAt,
  by: 'orchestrator',
  kind,
  taskId: at.currentTaskId,
  agentId: at.currentAgentId,
  action: at.lastAction,
  details,
  key: null,
});

/** @throws Refusal `state-changed` */
function holdPreconditions(before: ProjectState | null, header: Raw['header']): void {
  const is = before === null ? 'no row' : `the row ${etagOf(before)}`;
  const [match, none] = [header('if-match'), header('if-none-match')];
  const tags = match?.split(',').map((tag) => tag.trim()) ?? [];
  const meant = match === null || (before !== null && (tags.includes('*') || tags.includes(etagOf(before))));
  if (!meant)
    throw new HttpProblem(
      'state-changed',
      `Found ${is}, expected ${match?.slice(0, 200)} (If-Match). Nothing was written; ` +
        'read the project again.',
    );
  if (none !== null && (before !== null || none.trim() !== '*'))
    throw new HttpProblem(
      'state-changed',
      before === null
        ? `Found If-None-Match ${none.slice(0, 200)}, expected *. Nothing was written.`
        : `Found ${is}, expected none (If-None-Match). Nothing was written; read the project again.`,
    );
}
