// The API on a real http server over a real store; every answer is held against the API's own description.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect } from 'vitest';
import type { Inbox, Serving } from '../../src/model/bot/inbox.ts';
import type { Store } from '../../src/model/bot/store.ts';
import { openStore } from '../../src/store/open.ts';
import { type ApiOptions, createApi, openApi, ROUTES } from '../../src/web/api.ts';
import type { Route } from '../../src/web/route.ts';

export const TOKEN = 'a-token-for-tests-0123456789';
export const NOW = Date.parse('2026-03-01T12:00:00.000Z');
export const ID = '550e8400-e29b-41d4-a716-446655440000';
export const OTHER = '11111111-2222-4333-8444-555555555555';
export const REPORT = {
  current_task_id: 'task_implement_auth',
  current_agent_id: 'backend_dev',
  last_action: 'Created file auth.py',
};

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** JSON, or `null` where nothing came (HEAD). */
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Asking {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** `null`: none is sent. */
  readonly token?: string | null;
}

/** `operationId status` of every answer that was held against the description. */
export const seen = new Set<string>();

const document = openApi();
const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: true });
formats.default(ajv);
ajv.addVocabulary(['openapi', 'info', 'servers', 'security', 'paths', 'components']);
ajv.addSchema(document, 'api');

/** What lies at a JSON pointer of the description. */
export function at(pointer: string): unknown {
  const parts = pointer.replace(/^#?\//, '').split('/');
  return parts.reduce<unknown>((value, part) => {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }, document);
}

interface Described {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content: Readonly<Record<string, { readonly schema: { readonly $ref: string } }>>;
}

function described(route: Route, status: number): Described {
  const method = route.method.toLowerCase();
  const place = `/paths/${route.path.replaceAll('/', '~1')}/${method}/responses/${status}`;
  const one = at(place);
  expect(one, `${route.name} ${status} is described`).toBeTypeOf('object');
  const ref = Reflect.get(Object(one), '$ref');
  const target: unknown = typeof ref === 'string' ? at(ref) : one;
  return Object(target);
}

const routeOf = (method: string, where: string) =>
  ROUTES.find(
    (one) =>
      one.method === (method === 'HEAD' ? 'GET' : method) &&
      new RegExp(`^${one.path.replace('{id}', '[^/]+')}$`).test(where),
  );

/** Holds an answer against the description: its status, headers, type and every field. */
function hold(method: string, where: string, { status, headers, body }: Reply): void {
  expect(headers.get('cache-control')).toBe('no-store');
  expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  const route = routeOf(method, where.split('?')[0] ?? '');
  const type = headers.get('content-type') ?? '';
  if (!route || status === 405) {
    holdShape('#/components/schemas/Problem', body);
    return;
  }
  const answer = described(route, status);
  expect(Object.keys(answer.content)).toEqual([type]);
  for (const name of Object.keys(answer.headers ?? {}))
    expect(headers.has(name), `${route.name} ${status} has ${name}`).toBe(true);
  seen.add(`${route.name} ${status}`);
  if (method !== 'HEAD') holdShape(answer.content[type]?.schema.$ref ?? '', body);
}

/** What is taken is what the description says that is taken. */
function holdBody(method: string, where: string, body: unknown): void {
  const route = routeOf(method, where);
  if (!route?.body || typeof body === 'string') return;
  const place = `/paths/${route.path.replaceAll('/', '~1')}/${route.method.toLowerCase()}/requestBody`;
  holdShape(String(at(`${place}/content/application~1json/schema/$ref`)), JSON.parse(JSON.stringify(body)));
}

function holdShape(ref: string, body: unknown): void {
  const validate = ajv.getSchema(`api${ref}`);
  expect(validate, ref).toBeDefined();
  expect([validate?.(body), validate?.errors ?? null, body]).toEqual([true, null, body]);
}

async function opened(): Promise<Pick<Store, 'projects' | 'inbox' | 'close'>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rekindle-web-'));
  const store = await openStore({ file: path.join(folder, 'web.db') });
  return {
    projects: store.projects,
    inbox: store.inbox,
    close: async () => {
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** An inbox that nothing came to. */
const NONE: Inbox = {
  arrive: async () => {},
  sort: () => ({ ready: Promise.resolve(), stop: async () => {} }),
  keep: async () => new Set(),
  known: async () => new Set(),
  find: async () => null,
  serve: () => async () => {},
  prune: async () => {},
  parked: async () => [],
  retry: async () => false,
  figures: async () => ({ waiting: 0, done: 0, parked: 0, oldestWaiting: null }),
};

export async function served(over: Partial<ApiOptions> = {}) {
  const { projects, inbox, close } = over.projects
    ? { projects: over.projects, inbox: NONE, close: async () => {} }
    : await opened();
  const logged: unknown[] = [];
  let made = 0;
  const api = createApi({
    projects,
    inbox,
    token: TOKEN,
    now: () => NOW,
    newId: () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`,
    resume: async () => {},
    recover: async () => true,
    limit: { client: 100_000, all: 100_000 },
    log: {
      info: (about, message) => logged.push({ ...about, message }),
      error: (about, message) => logged.push({ ...about, message }),
    },
    ...over,
  });
  const server = createServer((request, response) => {
    void api(request, response).then((ours) => {
      if (!ours) response.writeHead(299).end('{"ours":false}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const raw = async (method: string, where: string, asking: Asking = {}): Promise<Reply> => {
    const { body, headers = {}, token = TOKEN } = asking;
    const response = await fetch(`http://127.0.0.1:${port}${where}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? null : JSON.parse(text),
    };
  };
  return {
    port,
    logged,
    projects,
    inbox,
    serve: (serving: Serving) => inbox.serve(serving),
    raw,
    /** As `raw`, and the answer held against the description. */
    call: async (method: string, where: string, asking: Asking = {}): Promise<Reply> => {
      const reply = await raw(method, where, asking);
      hold(method, where, reply);
      if (reply.status < 300) holdBody(method, where, asking.body);
      return reply;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await close();
    },
  };
}
export type Served = Awaited<ReturnType<typeof served>>;
