// The bot's HTTP API for orchestrators: each request below /api/ gets one JSON answer, whatever happens.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { WorldError } from '../model/errors.ts';
import { senderOf } from './client-address.ts';
import { describe } from './openapi.ts';
import { answerOf, type Headers, type HttpAnswer, HttpProblem } from './problem.ts';
import { bodyOf, holdToken, routeFor } from './read-request.ts';
import { NO_BODY, NO_QUERY, type Route, type RouteContext, route } from './route.ts';
import { listParked, retryDelivery } from './routes/deliveries.ts';
import { addHistory, getHistory } from './routes/history.ts';
import { createProject, getProject, listProjects } from './routes/projects.ts';
import { recoverProject } from './routes/recover.ts';
import { resumeProject } from './routes/resume.ts';
import { putState } from './routes/state.ts';
import { nameTask } from './routes/tasks.ts';

export interface ApiLog {
  info(about: Readonly<Record<string, unknown>>, message: string): void;
  error(about: Readonly<Record<string, unknown>>, message: string): void;
}

export interface ApiOptions extends Omit<RouteContext, 'description'> {
  /** REKINDLE_API_TOKEN; `null` or empty: nothing is served. */
  readonly token: string | null;
  readonly limit?: Limit;
  /** In which a trusted proxy tells whose request it is, in lower case; `null` or absent: there is none. */
  readonly proxyHeader?: string | null;
  readonly log: ApiLog;
}

/** `false`: not a path of the API, and nothing was done; `true`: it is answered. Never rejects. */
export type Api = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

interface Open {
  readonly world: RouteContext;
  readonly token: string | null;
  readonly pace: Pace;
  readonly proxyHeader: string | null;
  readonly log: ApiLog;
}

/** An API over a store's projects. Everything below `/api/` is its own, except `/api/github/`. */
export function createApi(options: ApiOptions): Api {
  const { token, limit = LIMIT, proxyHeader = null, log, ...rest } = options;
  const description = openApi();
  const open: Open = {
    world: { ...rest, description: () => description },
    token: token?.trim() || null,
    pace: createPace(limit),
    proxyHeader,
    log,
  };
  return async (request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '';
    if (!path.startsWith('/api/') || /^\/api\/github(?:\/|$)/.test(path)) return false;
    const begun = open.world.now();
    const { answer, route: taken } = await answered(request, path, open);
    send(request, response, answer);
    const ms = Math.max(0, open.world.now() - begun);
    log.info({ method: request.method, route: taken, status: answer.status, ms }, 'api');
    return true;
  };
}

/** Headers that are said in any case, gathered on the way. */
interface Way {
  headers: Headers;
  /** The path of the route for the log, never what a stranger wrote. */
  route: string | null;
}

async function answered(request: IncomingMessage, path: string, open: Open) {
  const way: Way = { headers: {}, route: null };
  const answer = await performed(request, path, open, way).catch((error: unknown) =>
    answerOf(error instanceof HttpProblem ? error : troubleOf(error, open)),
  );
  return { answer: { ...answer, headers: { ...way.headers, ...answer.headers } }, route: way.route };
}

async function performed(request: IncomingMessage, path: string, open: Open, way: Way): Promise<HttpAnswer> {
  if (open.token === null)
    throw new HttpProblem(
      'api-off',
      'Found no REKINDLE_API_TOKEN, expected one: set it and start the bot again.',
    );
  const sender = senderOf(request, open.proxyHeader);
  way.headers = await open.pace.client(sender);
  try {
    holdToken(request, open.token);
  } catch (error) {
    await open.pace.failed(sender);
    throw error;
  }
  way.headers = joined(way.headers, await open.pace.all());
  const { route: found, id } = routeFor(ROUTES, request.method ?? '', path);
  way.route = found.path;
  const body = found.body === null ? null : await bodyOf(request);
  const query = new URLSearchParams(request.url?.split('?').slice(1).join('?'));
  const header = (name: string) => request.headers[name]?.toString() ?? null;
  return await found.perform({ id, query, body, header }, open.world);
}

const joined = (one: Headers, other: Headers): Headers =>
  Object.fromEntries(Object.entries(one).map(([name, value]) => [name, `${value}, ${other[name]}`]));

/** Node's and SQLite's codes, SQLSTATE: what a database that is gone, full or broken says. */
const isOfStore = (error: unknown): boolean =>
  (error instanceof WorldError && error.refused === 'lost') ||
  (error instanceof Error &&
    ('errcode' in error ||
      'severity' in error ||
      /^(?:Connection terminated|timeout exceeded|Query read timeout)/.test(error.message) ||
      ('code' in error && /^E[A-Z]+$/.test(String(error.code)))));

/** The log has what happened; the answer has the number by which it is found there. */
function troubleOf(err: unknown, { world, log }: Open): HttpProblem {
  const instance = `urn:uuid:${world.newId()}`;
  log.error({ err, instance }, 'the API could not answer');
  if (isOfStore(err))
    return new HttpProblem(
      'store-down',
      'Found a database that does not answer or takes nothing, expected one that does. ' +
        `Nothing was written. The log has it as ${instance}. Send it again later.`,
      { instance, headers: { 'retry-after': '10' } },
    );
  return new HttpProblem(
    'our-fault',
    `Found an error that is not yours, expected none. The log has it as ${instance}. Try again.`,
    { instance },
  );
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body, headers }: HttpAnswer,
): void {
  const text = `${JSON.stringify(body)}\n`;
  const length = request.headers['content-length'] ?? '0';
  const unread = !request.complete && (length !== '0' || 'transfer-encoding' in request.headers);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(unread ? { connection: 'close' } : {}),
    ...headers,
  });
  // Node itself leaves the text of an answer to HEAD out.
  response.end(text);
}

// How many requests a minute are taken: with a wrong token of one client, with the right one of all.

const SECONDS = 60;

interface Limit {
  /** Requests a minute of one client that are refused for their token; then it is not listened to. */
  readonly client: number;
  /** Requests a minute with the right token. */
  readonly all: number;
}
export const LIMIT: Limit = { client: 120, all: 600 };

const WHOSE = { client: 'with a wrong token from your address', all: 'in all' } as const;

interface Pace {
  /** What a client has left. @throws Refusal `too-many-requests` */
  readonly client: (address: string) => Promise<Headers>;
  /** Counts a request of a client that was refused for its token. */
  readonly failed: (address: string) => Promise<void>;
  /** Counts a request of somebody who may. @throws Refusal `too-many-requests` */
  readonly all: () => Promise<Headers>;
}

/** Counted in this process's memory; an entry is forgotten when its minute is over. */
function createPace(limit: Limit): Pace {
  const limiters = {
    client: new RateLimiterMemory({ points: limit.client, duration: SECONDS }),
    all: new RateLimiterMemory({ points: limit.all, duration: SECONDS }),
  };
  const refusalOf = (which: keyof Limit, headers: Headers, left: RateLimiterRes): HttpProblem => {
    const wait = Math.max(1, Math.ceil(left.msBeforeNext / 1000));
    return new HttpProblem(
      'too-many-requests',
      `Found more than ${limit[which]} requests in ${SECONDS} s ${WHOSE[which]}, ` +
        `expected fewer. Try again in ${wait} s.`,
      { headers: { ...headers, 'retry-after': String(wait) } },
    );
  };
  const policyOf = (which: keyof Limit) => `"${which}";q=${limit[which]};w=${SECONDS}`;
  return {
    async client(address) {
      const left =
        (await limiters.client.get(address)) ?? new RateLimiterRes(limit.client, SECONDS * 1000, 0);
      const headers = headersOf('client', policyOf('client'), left);
      if (left.remainingPoints <= 0 && left.consumedPoints >= limit.client)
        throw refusalOf('client', headers, left);
      return headers;
    },
    async failed(address) {
      await limiters.client.consume(address).catch((error: unknown) => {
        if (!(error instanceof RateLimiterRes)) throw error;
      });
    },
    async all() {
      try {
        return headersOf('all', policyOf('all'), await limiters.all.consume('all'));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw refusalOf('all', headersOf('all', policyOf('all'), error), error);
      }
    },
  };
}

const headersOf = (
  which: string,
  policy: string,
  { remainingPoints, msBeforeNext }: RateLimiterRes,
): Headers => ({
  'ratelimit-policy': policy,
  ratelimit: `"${which}";r=${remainingPoints};t=${Math.max(0, Math.ceil(msBeforeNext / 1000))}`,
});

// Every route of the API: from this table both the server and its description are made.

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
