// The route of "Resume project" (project-state): one caller resumes, the others are told so.
import { columnsOf, type ProjectRow, type ProjectState } from '../../model/bot/project.ts';
import type { ResumeAnswer } from '../response-schemas.ts';
import { NO_BODY, NO_QUERY, type RouteContext, route } from '../route.ts';
import { reported } from './projects.ts';
import { busy, changeLine, TRIES, timeAfter } from './state.ts';

/** project-state's answers, letter by letter. */
export const RESUMED: ResumeAnswer = { success: true, message: 'Project resumed' };
export const NOT_PAUSED: ResumeAnswer = { success: false, message: 'Project not paused' };

export const resumeProject = route({
  method: 'POST',
  path: '/api/projects/{id}/resume',
  name: 'resumeProject',
  summary: 'Go on with a project that is paused. One that is not stays as it is.',
  query: NO_QUERY,
  body: NO_BODY,
  answers: { 200: { shape: 'Resumed', about: 'It goes on, or it was not paused.' } },
  refuses: ['unknown-project', 'not-reported', 'busy'],
  handle: async ({ id }, world) => {
    for (let tries = 0; tries < TRIES; tries++) {
      const before = await reported(world.projects, id);
      if (before.state?.status !== 'paused') return { status: 200, body: NOT_PAUSED };
      const claimed = await moved(world, before.state, 'active', 'resumed');
      if (claimed) return { status: 200, body: await recovered(world, before, claimed) };
    }
    throw busy(id);
  },
});

/** The row with another status; `null`: somebody else was first. */
async function moved(
  world: RouteContext,
  from: ProjectState,
  status: ProjectState['status'],
  kind: string,
): Promise<ProjectState | null> {
  const to = { ...from, status, updatedAt: timeAfter(from, world) };
  const line = changeLine(kind, to, { previous: columnsOf(from), current: columnsOf(to) });
  return (await world.projects.setState(to, line, from.updatedAt)) ? to : null;
}

/** Where recovery fails, a row that no one wrote since is paused again: the request can be repeated. */
async function recovered(
  world: RouteContext,
  before: ProjectRow,
  claimed: ProjectState,
): Promise<ResumeAnswer> {
  try {
    await world.resume({ project: before.project, state: claimed }, before);
    return RESUMED;
  } catch (error) {
    await moved(world, claimed, 'paused', 'resume_failed');
    throw error;
  }
}
