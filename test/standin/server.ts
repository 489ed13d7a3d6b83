// The server: one address for REST, GraphQL and git, every call gated, counted, and failed where a test says
// so.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Answer, refuse } from './answer.ts';
import type { Call } from './calls.ts';
import { type Faults, struck, whenOf } from './faults.ts';
import { gitToken } from './git-access.ts';
import { serveGit, writes } from './git-http.ts';
import { answerGraphql, graphqlOperation } from './graphql/execute.ts';
import type { Identity } from './identity.ts';
import { parsed } from './json.ts';
import { count } from './limits.ts';
import { answerOAuth } from './oauth.ts';
import { repositoryCalled } from './repositories.ts';
import { judge, type Received, type Route, routeOf, tokenOf } from './routes.ts';
import type { Turns } from './turns.ts';
import { operationOf, walk } from './walk.ts';
import type { World } from './world.ts';

export interface Core {
  readonly world: World;
  readonly calls: Call[];
  readonly faults: Faults;
  readonly turns: Turns;
  /** Told of every call, before it is served. */
  readonly watchers: Set<(call: Call) => void>;
}

interface Prepared {
  readonly received: Received;
  readonly route: Route;
  readonly identity: Identity | null | undefined;
}

function recorded(core: Core, { received, route, identity }: Prepared, token: string | undefined): Call {
  const { method, url, body } = received;
  const data = route.kind === 'git' ? undefined : parsed(body.toString('utf8'));
  const operation = {
    git: () => (route.kind === 'git' ? `git ${route.service}` : null),
    graphql: () => graphqlOperation(data),
    rest: () => (route.kind === 'rest' ? operationOf(core.world, method, route.pathname) : null),
    page: () => null,
    oauth: () => (route.kind === 'oauth' ? `oauth ${route.step}` : null),
  }[route.kind]();
  const reads = method === 'GET' || method === 'HEAD';
  const kind = route.kind === 'git' || route.kind === 'graphql' ? route.kind : reads ? 'read' : 'write';
  const call: Call = {
    n: core.calls.length + 1,
    kind,
    method,
    path: `${url.pathname}${url.search}`,
    operation,
    token: token ?? null,
    client: identity?.client ?? null,
    body: data,
    at: new Date().toISOString(),
    status: null,
  };
  core.calls.push(call);
  for (const watcher of core.watchers) watcher(call);
  return call;
}

async function answered(core: Core, { received, route, identity }: Prepared): Promise<Answer> {
  const { world } = core;
  const { method, url, headers, body } = received;
  count(world, identity ?? null);
  if (route.kind === 'page') return refuse(404, 'Not Found');
  if (route.kind === 'oauth') return answerOAuth(world, route.step, received);
  if (route.kind === 'graphql') return answerGraphql(world, body.toString('utf8'), identity);
  if (route.kind === 'rest') {
    const { pathname } = route;
    return walk(world, {
      method,
      pathname,
      query: url.searchParams,
      headers,
      raw: body.toString('utf8'),
      identity,
    });
  }
  const found = repositoryCalled(world, route.fullName);
  const request = { method, service: route.service, query: url.search.slice(1), headers, body };
  // GitHub leads git from an old name to the new one; a push to the old one works as well.
  if (identity === null) return serveGit(world, null, request, null);
  if (identity && found && writes(request)) return serveGit(world, found.repo, request, identity);
  return serveGit(world, found?.repo ?? null, request, identity ?? null);
}

/** `null`: the connection is to be cut. */
async function serve(core: Core, received: Received): Promise<Answer | null> {
  const { world } = core;
  const route = routeOf(world, received.url);
  const { authorization } = received.headers;
  const token = route.kind === 'git' ? gitToken(authorization) : tokenOf(authorization);
  const identity = token === undefined ? undefined : world.identities.of(token);
  const prepared = { received, route, identity };
  const done = await core.turns.pass(identity?.client ?? token ?? '');
  const call = recorded(core, prepared, token);
  try {
    const fault = core.faults.of(call);
    const early =
      fault && whenOf(fault) === 'before' ? await struck(world, call, fault, undefined) : undefined;
    if (early !== undefined) {
      judge(world, route, received);
      call.status = early?.status ?? null;
      return early;
    }
    const answer = await answered(core, prepared);
    const given = fault && whenOf(fault) === 'after' ? await struck(world, call, fault, answer) : answer;
    call.status = given?.status ?? null;
    return given;
  } catch (error) {
    world.problems.push(
      `${call.method} ${call.path}: ${error instanceof Error ? error.stack : String(error)}`,
    );
    call.status = 500;
    return refuse(500, 'Server Error');
  } finally {
    done();
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

async function respond(core: Core, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', core.world.url);
  const body = await bodyOf(request);
  const received = { method: request.method ?? 'GET', url, headers: request.headers, body };
  // A mistake of ours is an answer that says so: a cut connection would look like a fault that was asked for.
  const answer = await serve(core, received).catch((error: unknown) => {
    core.world.problems.push(`the server: ${error instanceof Error ? error.stack : String(error)}`);
    return refuse(500, 'Server Error');
  });
  if (answer === null) {
    response.socket?.destroy();
    return;
  }
  const { status, body: data, headers = {} } = answer;
  const json = data !== undefined && !Buffer.isBuffer(data);
  const payload = Buffer.isBuffer(data) ? data : json ? Buffer.from(JSON.stringify(data)) : Buffer.alloc(0);
  response.writeHead(status, {
    server: 'GitHub.com',
    date: core.world.date().toUTCString(),
    'x-github-request-id': `standin:${core.calls.length}`,
    ...(core.world.enterprise ? { 'x-github-enterprise-version': '3.17.0' } : {}),
    ...(json ? { 'content-type': 'application/json; charset=utf-8' } : {}),
    ...headers,
    ...(status === 204 || status === 304 ? {} : { 'content-length': String(payload.length) }),
  });
  response.end(payload);
}

/** Listens on 127.0.0.1; `core` is asked for once the first request is there. */
export function listen(core: () => Core): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer((request, response) => {
    respond(core(), request, response).catch((error: unknown) => {
      core().world.problems.push(`the server: ${String(error)}`);
      response.socket?.destroy();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      resolve({ server, url: `http://127.0.0.1:${port}` });
    });
  });
}
