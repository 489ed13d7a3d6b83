// The route by which an orchestrator names the next task (project-state, `assign_next_task`).
import { namesTask, PENDING, pendingIn } from '../../model/bot/pending-tasks.ts';
import { columnsOf, type JsonMap, type Project, type ProjectState } from '../../model/bot/project.ts';
import { type HttpAnswer, HttpProblem } from '../problem.ts';
import { MOST_JSON, newTask } from '../request-schemas.ts';
import { etagOf } from '../response-views.ts';
import { NO_QUERY, type RouteContext, route } from '../route.ts';
import { reported } from './projects.ts';
import { busy, changeLine, TRIES, timeAfter } from './state.ts';

export const nameTask = route({
  method: 'POST',
  path: '/api/projects/{id}/tasks',
  name: 'nameTask',
  summary: 'Name a task that is to come, after those that are listed. The same one twice is one.',
  query: NO_QUERY,
  body: newTask,
  answers: {
    200: { shape: 'ProjectState', about: 'It is the current task or listed already, and stays as it is.' },
    201: { shape: 'ProjectState', about: 'It is listed; a project that waited for it is recovered at once.' },
  },
  gives: { 200: ['ETag'], 201: ['ETag'] },
  refuses: ['unknown-project', 'not-reported', 'tasks-unreadable', 'busy'],
  handle: async ({ id, body }, world) => {
    for (let tries = 0; tries < TRIES; tries++) {
      const { project, state: before } = await reported(world.projects, id);
      // Sent again where the recovery failed the first time: it is begun all the same.
      if (before && namesTask(before, body.task_id)) {
        await goOn(world, project, before);
        return answer(200, before);
      }
      const after = withTask(id, before, body, world);
      const line = changeLine('task_named', after, {
        task: body.task_id,
        previous: before && columnsOf(before),
        current: columnsOf(after),
      });
      if (!(await world.projects.setState(after, line, before?.updatedAt ?? null))) continue;
      await goOn(world, project, after);
      return answer(201, after);
    }
    throw busy(id);
  },
});

/** A project that waits for people may have waited for this task. */
async function goOn(
  { projects, recover }: Pick<RouteContext, 'projects' | 'recover'>,
  project: Project,
  state: ProjectState,
): Promise<void> {
  if (state.status !== 'active') return;
  const gates = await projects.gates({ projectId: project.id, open: true });
  if (gates.length > 0) await recover({ project, state });
}

const answer = (status: number, state: ProjectState): HttpAnswer => ({
  status,
  headers: { etag: etagOf(state) },
  body: columnsOf(state),
});

/** The row with one more task to come; the first row of a project that reported nothing yet. */
function withTask(
  projectId: string,
  before: ProjectState | null,
  {
    task_id: task,
    agent_id: agent,
  }: { readonly task_id: string; readonly agent_id?: string | null | undefined },
  world: Pick<RouteContext, 'now'>,
): ProjectState {
  const there = before?.metadata ?? {};
  const list = pendingIn(there);
  if (list === null)
    throw new HttpProblem(
      'tasks-unreadable',
      `Found ${JSON.stringify(there[PENDING]).slice(0, 80)} as metadata.${PENDING}, expected a list of ` +
        'tasks. Nothing was written; report the row with a list first.',
    );
  const item = agent == null ? task : { task_id: task, agent_id: agent };
  const metadata: JsonMap = { ...there, [PENDING]: [...list, item] };
  if (Buffer.byteLength(JSON.stringify(metadata)) > MOST_JSON)
    throw new HttpProblem(
      'too-large',
      `Found metadata that would have more than ${MOST_JSON / 1024} KiB with this task, expected less. ` +
        'Nothing was written; report the row with less in it.',
    );
  const none = {
    projectId,
    currentTaskId: null,
    currentAgentId: null,
    lastAction: null,
    status: 'active' as const,
  };
  return { ...none, ...before, metadata, updatedAt: timeAfter(before, world) };
}
