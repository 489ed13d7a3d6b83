// The OpenAPI description of the API, made from the table of routes and nothing else.
import { z } from 'zod';
import { VERSION } from '../model/version.ts';
import { PROBLEMS, type ProblemName } from './problem.ts';
import * as shapes from './request-schemas.ts';
import * as given from './response-schemas.ts';
import type { Route, ShapeName } from './route.ts';

type Described = Readonly<Record<string, unknown>>;

const ANSWERS: Readonly<Record<ShapeName, z.ZodType>> = {
  Project: given.project,
  ProjectList: given.projectList,
  ProjectDetails: given.projectDetails,
  ProjectState: given.state,
  HistoryList: given.historyList,
  Recorded: given.recorded,
  DeliveryList: given.deliveryList,
  Retried: given.retried,
  Resumed: given.resumed,
  Description: given.description,
};
const PARTS: Readonly<Record<string, z.ZodType>> = {
  NewProject: shapes.newProject,
  NewState: shapes.newState,
  NewTask: shapes.newTask,
  NewHistory: shapes.newHistory,
  RetriedDelivery: shapes.retriedDelivery,
  HistoryEntry: given.entry,
  Gate: given.gate,
  Archive: given.archive,
  Problem: given.problem,
};

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** Problems that every route has. `api-off` and `our-fault` among them: both can meet anybody. */
const ALWAYS: readonly ProblemName[] = ['no-token', 'wrong-token', 'invalid', 'too-many-requests', 'api-off'];
const WITH_BODY: readonly ProblemName[] = ['not-json', 'too-large', 'wrong-content-type'];

/** All problems of a route. */
export function problemsOf(route: Route): readonly ProblemName[] {
  // The description itself is made of nothing that can fail.
  const fails: readonly ProblemName[] = route.name === 'getDescription' ? [] : ['our-fault', 'store-down'];
  return [...ALWAYS, ...fails, ...(route.body ? WITH_BODY : []), ...route.refuses];
}

/** Statuses with which a route can answer, in their order. */
export function statusesOf(route: Route): readonly number[] {
  const refused = problemsOf(route).map((name) => PROBLEMS[name].status);
  return [...new Set([...Object.keys(route.answers).map(Number), ...refused])].sort((a, b) => a - b);
}

const HEADERS = {
  ETag: ['Names this version of the row.', 'string'],
  Location: ['Where the project is.', 'string'],
  'WWW-Authenticate': ['Bearer.', 'string'],
  'Retry-After': ['Seconds to wait.', 'integer'],
  'RateLimit-Policy': ['The limits: `q` requests in `w` seconds, for one client and for all.', 'string'],
  RateLimit: ['What is left of them: `r` requests for `t` seconds.', 'string'],
} as const;
const headersNamed = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, ref('headers', name)]));
const PACED = ['RateLimit-Policy', 'RateLimit'];

/** The whole description; the same table gives the same, key by key. */
export function describe(routes: readonly Route[]): Described {
  const paths = [...new Set(routes.map(({ path }) => path))];
  return {
    openapi: '3.1.1',
    info: {
      title: 'Rekindle, API for orchestrators',
      version: VERSION,
      description:
        'By it an orchestrator reports what it works on, so that Rekindle can recover a project when the ' +
        'orchestrator is gone. Every path that takes GET takes HEAD too.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The bot that serves this description.' }],
    security: [{ token: [] }],
    paths: Object.fromEntries(paths.map((path) => [path, pathOf(path, routes)])),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'REKINDLE_API_TOKEN.' } },
      headers: Object.fromEntries(
        Object.entries(HEADERS).map(([name, [description, type]]) => [
          name,
          { description, schema: { type } },
        ]),
      ),
      responses: Object.fromEntries(refusals().map((status) => [`Problem${status}`, refusal(status)])),
      schemas: schemas(),
    },
  };
}

function pathOf(path: string, routes: readonly Route[]): Described {
  const id = {
    name: 'id',
    in: 'path',
    required: true,
    description: 'The project.',
    schema: { type: 'string', format: 'uuid' },
  };
  const here = routes.filter((one) => one.path === path);
  return {
    ...(path.includes('{id}') ? { parameters: [id] } : {}),
    ...Object.fromEntries(here.map((one) => [one.method.toLowerCase(), operation(one)])),
  };
}

function operation(route: Route): Described {
  const parameters = [...queryOf(route), ...Object.entries(route.takes ?? {}).map(headerParameter)];
  const body = Object.entries(PARTS).find(([, schema]) => schema === route.body)?.[0];
  const responses = statusesOf(route).map((status) => [String(status), responseOf(route, status)]);
  return {
    operationId: route.name,
    summary: route.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body === undefined
      ? {}
      : {
          requestBody: { required: true, content: { 'application/json': { schema: ref('schemas', body) } } },
        }),
    responses: Object.fromEntries(responses),
  };
}

const headerParameter = ([name, description]: readonly [string, string]) => ({
  name,
  in: 'header',
  description,
  schema: { type: 'string' },
});

function queryOf({ query }: Route): readonly Described[] {
  const { properties = {} } = z.toJSONSchema(query, { io: 'output' });
  return Object.entries(properties).map(([name, one]) => {
    const { description, ...schema } = typeof one === 'object' ? one : {};
    return { name, in: 'query', description, schema };
  });
}

function responseOf({ answers, gives }: Route, status: number): Described {
  const answer = answers[status];
  if (!answer) return ref('responses', `Problem${status}`);
  return {
    description: answer.about,
    headers: headersNamed([...(gives?.[status] ?? []), ...PACED]),
    content: { 'application/json': { schema: ref('schemas', answer.shape) } },
  };
}

const named = (status: number) =>
  Object.entries(PROBLEMS).flatMap(([name, kind]) => (kind.status === status ? [{ name, ...kind }] : []));

/** Those that a described operation can have; a wrong method is not among them. */
const refusals = () =>
  [...new Set(Object.values(PROBLEMS).map(({ status }) => status))].filter((status) => status !== 405);

function refusal(status: number): Described {
  const special = { 401: ['WWW-Authenticate', ...PACED], 429: ['Retry-After', ...PACED], 503: [] }[status];
  return {
    description: named(status)
      .map(({ name, title }) => `${title} (${name}).`)
      .join(' '),
    headers: headersNamed(special ?? PACED),
    content: { 'application/problem+json': { schema: ref('schemas', 'Problem') } },
  };
}

function schemas(): Described {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries({ ...ANSWERS, ...PARTS })) registry.add(schema, { id });
  const made = z.toJSONSchema(registry, {
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema }) => {
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  return Object.fromEntries(
    Object.entries(made.schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  );
}
