// Every route of the API: from this table both the server and its description are made.
import { listParked, retryDelivery } from './deliveries.ts';
import { addHistory, getHistory } from './history.ts';
import { describe } from './openapi.ts';
import { createProject, getProject, listProjects } from './projects.ts';
import { recoverProject } from './recover.ts';
import { resumeProject } from './resume.ts';
import { NO_BODY, NO_QUERY, type Route, route } from './route.ts';
import { putState } from './state.ts';
import { nameTask } from './tasks.ts';

const getDescription = route({
  method: 'GET',
  path: '/api/openapi.json',
  name: 'getDescription',
  summary: 'This description.',
  query: NO_QUERY,
  body: NO_BODY,
  answers: { 200: { shape: 'Description', about: 'OpenAPI 3.1.' } },
  refuses: [],
  handle: async (_, { description }) => ({ status: 200, body: description() }),
});

export const ROUTES: readonly Route[] = [
  createProject,
  listProjects,
  getProject,
  putState,
  addHistory,
  getHistory,
  nameTask,
  resumeProject,
  recoverProject,
  listParked,
  retryDelivery,
  getDescription,
];

/** The OpenAPI 3.1 description of the API, as it is served and published. */
export const openApi = (): Readonly<Record<string, unknown>> => describe(ROUTES);
