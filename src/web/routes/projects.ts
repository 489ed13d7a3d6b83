// Routes of projects: register, list, show.
import type { Project, ProjectQuery, ProjectRow, Projects } from '../../model/bot/project.ts';
import { type FieldError, HttpProblem } from '../problem.ts';
import { newProject, projectQuery } from '../request-schemas.ts';
import { archiveView, entryView, gateView, projectView, projectWithState } from '../response-views.ts';
import { NO_BODY, NO_QUERY, route } from '../route.ts';

/** History lines that a project is shown with. */
const LINES = 20;

/** @throws Refusal `unknown-project` */
export async function found(projects: Projects, id: string): Promise<ProjectRow> {
  const row = await projects.find(id);
  if (row) return row;
  throw new HttpProblem(
    'unknown-project',
    `Found no project ${id}, expected one that was made by POST /api/projects or found by a sweep.`,
  );
}

/**
 * One that orchestrators report: a row that a sweep wrote says what a file says, and is no one's to change.
 * @throws Refusal `unknown-project`, `not-reported`
 */
export async function reported(projects: Projects, id: string): Promise<ProjectRow> {
  const row = await found(projects, id);
  if (row.project.workflow === null) return row;
  throw new HttpProblem(
    'not-reported',
    `Found a workflow that a sweep read from files of the repository, expected a project that was ` +
      'reported. Answer where its card stands; its row follows by itself.',
  );
}

export const createProject = route({
  method: 'POST',
  path: '/api/projects',
  name: 'createProject',
  summary: 'Make a project known. The same one twice is one.',
  query: NO_QUERY,
  body: newProject,
  answers: {
    200: { shape: 'Project', about: 'A project of that id is there with the same content.' },
    201: { shape: 'Project', about: 'It is made.' },
  },
  gives: { 201: ['Location'] },
  refuses: ['project-differs'],
  handle: async ({ body }, { projects, now, newId }) => {
    const project: Project = {
      id: (body.id ?? newId()).toLowerCase(),
      goal: body.goal ?? null,
      repository: body.repository ?? null,
      repositoryId: null,
      ref: body.ref ?? null,
      workflow: null,
      createdAt: new Date(now()).toISOString(),
    };
    if (await projects.create(project))
      return {
        status: 201,
        headers: { location: `/api/projects/${project.id}` },
        body: projectView(project),
      };
    const { project: there } = await found(projects, project.id);
    const errors = differences(there, project);
    if (errors.length === 0) return { status: 200, body: projectView(there) };
    throw new HttpProblem(
      'project-differs',
      `Found another project of the id ${project.id}, which stays as it is. Expected the same goal, ` +
        'repository and ref, or an id that is free.',
      { errors },
    );
  },
});

/** GitHub's names of repositories do not tell upper and lower case apart. */
function differences(there: Project, sent: Project): readonly FieldError[] {
  return (['goal', 'repository', 'ref'] as const).flatMap((key) => {
    const [expected, given] = [there[key], sent[key]];
    const same = key === 'repository' ? expected?.toLowerCase() === given?.toLowerCase() : expected === given;
    return same ? [] : [{ pointer: `#/${key}`, found: short(given), expected: short(expected) }];
  });
}

const short = (value: string | null) => JSON.stringify(value).slice(0, 200);

export const listProjects = route({
  method: 'GET',
  path: '/api/projects',
  name: 'listProjects',
  summary: 'Projects with their rows, in the order of their ids, a page at a time.',
  query: projectQuery,
  body: NO_BODY,
  answers: { 200: { shape: 'ProjectList', about: 'A page of projects.' } },
  refuses: [],
  handle: async ({ query }, { projects }) => {
    const { status, repository, kind, after, limit } = query;
    const asked: ProjectQuery = {
      ...(status === undefined ? {} : { status }),
      ...(repository === undefined ? {} : { repository }),
      ...(kind === undefined ? {} : { kind }),
      ...(after === undefined ? {} : { after: after.toLowerCase() }),
      limit: limit + 1,
    };
    const rows = await projects.list(asked);
    const page = rows.slice(0, limit);
    const next = rows.length > limit ? (page.at(-1)?.project.id ?? null) : null;
    return { status: 200, body: { projects: page.map(projectWithState), next } };
  },
});

export const getProject = route({
  method: 'GET',
  path: '/api/projects/{id}',
  name: 'getProject',
  summary: 'A project with its row, open questions to people, newest history and archives.',
  query: NO_QUERY,
  body: NO_BODY,
  answers: { 200: { shape: 'ProjectDetails', about: 'The project.' } },
  refuses: ['unknown-project'],
  handle: async ({ id }, { projects }) => {
    const row = await found(projects, id);
    const [gates, history, archives] = await Promise.all([
      projects.gates({ projectId: id, open: true }),
      projects.history(id, LINES),
      projects.archives(id),
    ]);
    return {
      status: 200,
      body: {
        ...projectWithState(row),
        gates: gates.map(gateView),
        history: history.map(entryView),
        archives: archives.map(archiveView),
      },
    };
  },
});
