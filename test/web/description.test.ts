// The description is whole: each route and status that it has can be seen, and nothing else is ever seen.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiOptions } from '../../src/web/api.ts';
import { openApi, ROUTES } from '../../src/web/api.ts';
import { problemsOf, statusesOf } from '../../src/web/openapi.ts';
import { PROBLEMS } from '../../src/web/problem.ts';
import type { Route } from '../../src/web/route.ts';
import { type Asking, at, ID, OTHER, REPORT, type Served, seen, served } from './served.ts';

/** A body that each route with one takes. */
const BODIES: Readonly<Record<string, unknown>> = {
  createProject: { id: ID, goal: 'A shop' },
  putState: REPORT,
  addHistory: { kind: 'task_assigned', key: 'k1' },
  nameTask: { task_id: 'deploy', agent_id: 'devops' },
  retryDelivery: { id: 'a delivery' },
};
const asking = ({ name, body }: Route): Asking => (body === null ? {} : { body: BODIES[name] });
const place = ({ path }: Route, id = ID) => path.replace('{id}', id);

let here: Served;
beforeAll(async () => {
  here = await served();
});
afterAll(() => here.close());

const failing = new Proxy(Object.create(null), {
  get: () => async () => {
    throw new Error('no disk at /var/secret');
  },
});
/** A store that answers nothing. */
const broken: Pick<ApiOptions, 'projects' | 'inbox'> = { projects: failing, inbox: failing };

describe.each(ROUTES.map((one) => [one.name, one] as const))('%s', (_, route) => {
  const { method } = route;

  test('is answered, and once more', async () => {
    await here.projects.create({
      id: OTHER,
      goal: null,
      repository: null,
      repositoryId: null,
      ref: null,
      workflow: null,
      createdAt: '2026-01-01T00:00:00.000Z',
    });
    for (const id of [ID, OTHER]) {
      expect((await here.call(method, place(route, id), asking(route))).status).toBeLessThan(300);
      expect((await here.call(method, place(route, id), asking(route))).status).toBe(200);
    }
  });

  test('no token, a wrong one, another scheme: 401, and the store is not touched', async () => {
    const shut = await served(broken);
    const [none, wrong] = [
      await shut.call(method, place(route), { ...asking(route), token: null }),
      await shut.call(method, place(route), { ...asking(route), token: 'another' }),
    ];
    expect([none.status, none.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="rekindle"']);
    expect([wrong.status, wrong.headers.get('www-authenticate')]).toContain(401);
    expect(wrong.body['detail']).toBe('Found another token, expected the value of REKINDLE_API_TOKEN.');
    for (const authorization of ['Basic YTpi', 'Bearer', 'Bearer ', 'token a-token-for-tests-0123456789'])
      expect(
        (await shut.call(method, place(route), { ...asking(route), token: null, headers: { authorization } }))
          .status,
      ).toBe(401);
    await shut.close();
  });

  test.each([null, '', '  '])('without a token of its own (%j) the API is off', async (token) => {
    const off = await served({ token, ...broken });
    const reply = await off.call(method, place(route), asking(route));
    expect([reply.status, reply.body['type']]).toEqual([503, expect.stringMatching(/api\.md#api-off$/)]);
    expect(reply.body['detail']).toContain('REKINDLE_API_TOKEN');
    await off.close();
  });

  test('too many requests: 429', async () => {
    const slow = await served({ limit: { client: 1, all: 1 }, projects: here.projects });
    await slow.raw(method, place(route), asking(route));
    const reply = await slow.call(method, place(route), asking(route));
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '60']);
    await slow.close();
  });

  test('an unknown parameter: 422', async () => {
    const reply = await here.call(method, `${place(route)}?limt=3`, asking(route));
    expect([reply.status, reply.body['errors']]).toMatchObject([422, [{ parameter: 'limt' }]]);
  });

  test('our own fault: 500 with a number that the log has, and no stack', async () => {
    if (!problemsOf(route).includes('our-fault')) return;
    const down = await served(broken);
    const reply = await down.call(method, place(route), asking(route));
    expect([reply.status, reply.body['instance']]).toEqual([500, expect.stringMatching(/^urn:uuid:/)]);
    expect(JSON.stringify(reply.body)).not.toMatch(/disk|secret|\.ts|stack|\n/);
    expect(down.logged).toContainEqual(expect.objectContaining({ instance: reply.body['instance'] }));
    await down.close();
  });

  test('a database that is gone: 503', async () => {
    if (!problemsOf(route).includes('our-fault')) return;
    const lost = () => Promise.reject(Object.assign(new Error('disk I/O error'), { errcode: 10 }));
    const gone = new Proxy({}, { get: () => lost }) as never;
    const down = await served({ projects: gone, inbox: gone });
    const reply = await down.call(method, place(route), asking(route));
    expect([reply.status, reply.body['type']]).toEqual([503, expect.stringMatching(/api\.md#store-down$/)]);
    expect(down.logged).toContainEqual(expect.objectContaining({ instance: reply.body['instance'] }));
    await down.close();
  });

  test('an unknown project: 404', async () => {
    if (!problemsOf(route).includes('unknown-project')) return;
    for (const id of ['99999999-0000-4000-8000-000000000000', 'not-a-uuid', '..%2f']) {
      const reply = await here.call(method, place(route, id), asking(route));
      expect([reply.status, reply.body['title']]).toEqual([404, 'There is no such project']);
    }
  });

  test('a body that is none: 400, 413, 415, 422', async () => {
    if (route.body === null) return;
    const send = async (body: unknown, headers = {}) =>
      (await here.call(method, place(route), { body, headers })).status;
    expect(await send('{"a":')).toBe(400);
    expect(await send('')).toBe(400);
    expect(await send(new Uint8Array([0x22, 0xff, 0x22]))).toBe(400);
    expect(await send(' '.repeat(256 * 1024 + 1))).toBe(413);
    expect(await send('{}', { 'content-type': 'text/plain' })).toBe(415);
    expect(await send('{}', { 'content-type': 'application/json; charset=latin1' })).toBe(415);
    expect(await send('{}', { 'content-encoding': 'gzip' })).toBe(415);
    expect(await send('[]')).toBe(422);
    expect(await send('null')).toBe(422);
    expect(await send({ ...Object(BODIES[route.name]), golas: 1 })).toBe(422);
  });

  test('where GET is, HEAD is, without a body', async () => {
    if (method !== 'GET') return;
    const [get, head] = [await here.call('GET', place(route)), await here.call('HEAD', place(route))];
    expect([head.status, head.body]).toEqual([200, null]);
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
  });
});

describe('what only one route refuses', () => {
  test('409 of a project that differs', async () => {
    const reply = await here.call('POST', '/api/projects', { body: { id: ID, goal: 'A bakery' } });
    expect(reply.body).toMatchObject({
      status: 409,
      errors: [{ pointer: '#/goal', found: '"A bakery"', expected: '"A shop"' }],
    });
  });

  test('409 of a workflow that a sweep found, by whatever would change its row', async () => {
    const id = '22222222-3333-8444-8555-666666666666';
    const project = {
      id,
      goal: null,
      repository: 'a/b',
      repositoryId: 7,
      ref: 'main',
      createdAt: '2026-01-01',
    };
    await here.projects.put({ ...project, createdAt: '2026-01-01T00:00:00.000Z', workflow: 'sdd:1-x' });
    for (const [method, where, body] of [
      ['PUT', 'state', REPORT],
      ['POST', 'history', { kind: 'note' }],
      ['POST', 'tasks', { task_id: 'deploy' }],
      ['POST', 'resume', undefined],
      ['POST', 'recover', undefined],
    ] as const) {
      const path = `/api/projects/${id}/${where}`;
      const reply = await here.call(method, path, body === undefined ? {} : { body });
      expect([reply.status, reply.body['title']]).toEqual([409, PROBLEMS['not-reported'].title]);
    }
    expect(await here.projects.history(id, 9)).toEqual([]);
  });

  test('412 and 409 of a row', async () => {
    const headers = { 'if-match': '"2001-01-01T00:00:00.000Z"' };
    const path = `/api/projects/${ID}/state`;
    expect((await here.call('PUT', path, { body: REPORT, headers })).status).toBe(412);
    const { projects } = here;
    const state = { ...(await projects.find(ID)) }.state;
    const contended = await served({
      projects: {
        ...projects,
        find: async (id) => {
          const row = await projects.find(id);
          return row && state ? { ...row, state: { ...state, status: 'paused' } } : row;
        },
        setState: async () => false,
      },
    });
    for (const [method, where, body] of [
      ['PUT', path, REPORT],
      ['POST', `/api/projects/${ID}/tasks`, { task_id: 'another' }],
      ['POST', `/api/projects/${ID}/resume`, undefined],
    ] as const) {
      const reply = await contended.call(method, where, body === undefined ? {} : { body });
      expect([reply.status, reply.body['title']]).toEqual([409, PROBLEMS.busy.title]);
    }
    await contended.close();
  });
});

describe('the description', () => {
  test('is served and published as it is made, and a copy of none of it is kept by hand', async () => {
    const { body } = await here.call('GET', '/api/openapi.json');
    const published: unknown = JSON.parse(
      readFileSync(new URL('../../schema/openapi.json', import.meta.url), 'utf8'),
    );
    expect(body).toEqual(openApi());
    expect(published, 'run "npm run schema"').toEqual(openApi());
  });

  test('has every route, each with a name of its own, and all that it refers to', () => {
    const operations = ROUTES.map(({ path, method }) =>
      at(`/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}`),
    );
    expect(operations.map((one) => Reflect.get(Object(one), 'operationId'))).toEqual(
      ROUTES.map(({ name }) => name),
    );
    expect(new Set(ROUTES.map(({ name }) => name)).size).toBe(ROUTES.length);
    const refs = JSON.stringify(openApi()).matchAll(/"\$ref":"([^"]+)"/g);
    for (const [, ref] of refs) expect(at(ref ?? ''), ref).toBeTypeOf('object');
  });

  test('has every problem on the page that its type leads to', () => {
    const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
    for (const [name, { status }] of Object.entries(PROBLEMS))
      expect(page).toMatch(new RegExp(`^\\| <a id="${name}"></a>\`${name}\` \\| ${status} \\|`, 'm'));
    for (const { method, path } of ROUTES) expect(page).toContain(`\`${method} ${path}\``);
  });

  test('says nothing that was not seen', () => {
    const all = ROUTES.flatMap((route) => statusesOf(route).map((status) => `${route.name} ${status}`));
    expect(all.filter((one) => !seen.has(one))).toEqual([]);
    expect([...seen].filter((one) => !all.includes(one))).toEqual([]);
  });
});
