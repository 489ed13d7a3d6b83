// The bot's HTTP API for orchestrators: a request below /api/ in, one JSON answer out, whatever happens.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { WorldError } from '../model/errors.ts';
import { bodyOf, holdToken, routeFor } from './incoming.ts';
import { createPace, LIMIT, type Limit, type Pace } from './pace.ts';
import { answerOf, type Headers, type HttpAnswer, HttpProblem } from './problem.ts';
import type { RouteContext } from './route.ts';
import { openApi, ROUTES } from './routes.ts';
import { senderOf } from './sender.ts';

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

/** An API over a store's projects. Everything below `/api/` is its own, save `/api/github/`. */
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
    const { answer, route } = await answered(request, path, open);
    send(request, response, answer);
    const ms = Math.max(0, open.world.now() - begun);
    log.info({ method: request.method, route, status: answer.status, ms }, 'api');
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
  const { route, id } = routeFor(ROUTES, request.method ?? '', path);
  way.route = route.path;
  const body = route.body === null ? null : await bodyOf(request);
  const query = new URLSearchParams(request.url?.split('?').slice(1).join('?'));
  const header = (name: string) => request.headers[name]?.toString() ?? null;
  return await route.perform({ id, query, body, header }, open.world);
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
