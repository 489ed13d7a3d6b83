// Routes of a project's history: what its orchestrator did, line by line.

import { historyQuery, newHistory } from '../request-schemas.ts';
import { entryView } from '../response-views.ts';
import { NO_BODY, NO_QUERY, route } from '../route.ts';
import { found, reported } from './projects.ts';

export const addHistory = route({
  method: 'POST',
  path: '/api/projects/{id}/history',
  name: 'addHistory',
  summary: 'Record what was done. With a key, a second time changes nothing.',
  query: NO_QUERY,
  body: newHistory,
  answers: {
    200: { shape: 'Recorded', about: 'An entry with that key was there already.' },
    201: { shape: 'Recorded', about: 'It is recorded.' },
  },
  refuses: ['unknown-project', 'not-reported'],
  handle: async ({ id, body }, { projects, now }) => {
    await reported(projects, id);
    const recorded = await projects.record({
      projectId: id,
      at: new Date(now()).toISOString(),
      by: 'orchestrator',
      kind: body.kind,
      taskId: body.task_id ?? null,
      agentId: body.agent_id ?? null,
      action: body.action ?? null,
      details: body.details ?? {},
      // Their keys can be neither our own nor another project's.
      key: (body.key ?? null) === null ? null : `api:${id}:${body.key}`,
    });
    return { status: recorded ? 201 : 200, body: { recorded } };
  },
});

export const getHistory = route({
  method: 'GET',
  path: '/api/projects/{id}/history',
  name: 'getHistory',
  summary: 'What happened to a project, the newest first.',
  query: historyQuery,
  body: NO_BODY,
  answers: { 200: { shape: 'HistoryList', about: 'The newest lines.' } },
  refuses: ['unknown-project'],
  handle: async ({ id, query }, { projects }) => {
    await found(projects, id);
    return { status: 200, body: { history: (await projects.history(id, query.limit)).map(entryView) } };
  },
});
