// The route that recovers an active project at once, however recent its last heartbeat is.

import type { ResumeAnswer } from '../response-schemas.ts';
import { NO_BODY, NO_QUERY, route } from '../route.ts';
import { reported } from './projects.ts';

export const BEGUN: ResumeAnswer = { success: true, message: 'Recovery begun' };
export const BEGUN_BEFORE: ResumeAnswer = { success: true, message: 'Recovery of this row was begun before' };
export const NOT_ACTIVE: ResumeAnswer = { success: false, message: 'Project not active' };

export const recoverProject = route({
  method: 'POST',
  path: '/api/projects/{id}/recover',
  name: 'recoverProject',
  summary: 'Recover an active project at once. What is decided stands in its history.',
  query: NO_QUERY,
  body: NO_BODY,
  answers: { 200: { shape: 'Resumed', about: 'Its recovery is begun, or it is not active.' } },
  refuses: ['unknown-project', 'not-reported'],
  handle: async ({ id }, world) => {
    const { project, state } = await reported(world.projects, id);
    if (state?.status !== 'active') return { status: 200, body: NOT_ACTIVE };
    const begun = await world.recover({ project, state });
    return { status: 200, body: begun ? BEGUN : BEGUN_BEFORE };
  },
});
