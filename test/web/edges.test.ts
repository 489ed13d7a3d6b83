// What strangers, broken clients and floods send: the right status, no side effect, and nothing told of us.
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMIT } from '../../src/web/api.ts';
import { ID, OTHER, type Served, served, TOKEN } from './served.ts';

let here: Served;
beforeAll(async () => {
  here = await served();
  await here.call('POST', '/api/projects', { body: { id: ID } });
});
afterAll(() => here.close());

/** Sends bytes as they stand and gives what came until the server ended it; `more` is sent bit by bit. */
function spoken(port: number, head: string, more: () => string | null = () => null): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
    const pour = (): void => {
      const next = socket.writable ? more() : null;
      if (next !== null) socket.write(next, () => setImmediate(pour));
    };
    socket.write(head, pour);
  });
}
const post = (...lines: readonly string[]) =>
  [
    'POST /api/projects HTTP/1.1',
    'Host: x',
    `Authorization: bearer ${TOKEN}`,
    'Content-Type: application/json',
    ...lines,
    '',
    '',
  ].join('\r\n');

describe('paths and methods', () => {
  test.each([
    '/',
    '/api',
    '/apis/projects',
    '/api/github/webhooks',
    '/api/github/webhooks?x=1',
    '/api/github',
    '/healthz',
  ])('%s is not ours', async (where) => {
    expect((await here.raw('POST', where, { token: null, body: {} })).status).toBe(299);
  });

  test.each([
    '/api/',
    '/api/projects/',
    '/api/project',
    '/api/Projects',
    '/api//projects',
    `/api/projects/${ID}/`,
    `/api/projects/${ID}/archive`,
    '/api/githubs/x',
    '/api/%70rojects',
    '/api/projects%00',
    '/api/__proto__',
  ])('%s is nothing: 404', async (where) => {
    const reply = await here.call('GET', where);
    expect([reply.status, reply.body['title']]).toEqual([404, 'There is nothing at this path']);
    expect((await here.raw('GET', where, { token: null })).status).toBe(401);
  });

  test.each([
    ['DELETE', '/api/projects', 'GET, HEAD, POST'],
    ['PATCH', `/api/projects/${ID}`, 'GET, HEAD'],
    ['POST', `/api/projects/${ID}/state`, 'PUT'],
    ['GET', `/api/projects/${ID}/resume`, 'POST'],
    ['HEAD', `/api/projects/${ID}/state`, 'PUT'],
    ['OPTIONS', '/api/projects', 'GET, HEAD, POST'],
  ])('%s %s: 405', async (method, where, allow) => {
    const reply = await here.raw(method, where);
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, allow]);
  });
});

describe('bodies', () => {
  const state = `/api/projects/${ID}/state`;
  const report = (metadata: string) =>
    `{"current_task_id":null,"current_agent_id":null,"last_action":null,"metadata":${metadata}}`;

  test.each([
    ['{"__proto__":{"admin":true}}', '#/metadata/__proto__'],
    ['{"a":[{"__proto__":1}]}', '#/metadata/a/0/__proto__'],
    ['{"a":1e999}', '#/metadata/a'],
    [`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`, expect.stringMatching(/^#\/metadata(?:\/a){31}$/)],
    [
      `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      expect.stringMatching(/^#\/metadata\/a(?:\/0){30}$/),
    ],
  ])('%.60s is refused by its place', async (metadata, pointer) => {
    const reply = await here.call('PUT', state, { body: report(metadata) });
    expect([reply.status, reply.body['errors']]).toMatchObject([422, [{ pointer }]]);
    expect(Reflect.get({}, 'admin')).toBeUndefined();
    expect((await here.projects.find(ID))?.state).toBeNull();
  });

  test('names of every object are data and nothing else', async () => {
    const metadata = '{"constructor":{"prototype":{"admin":true}},"toString":1,"":2,"then":3}';
    await here.call('POST', '/api/projects', { body: { id: OTHER } });
    const reply = await here.call('PUT', state.replace(ID, OTHER), { body: report(metadata) });
    expect([reply.status, JSON.stringify(reply.body['metadata'])]).toEqual([201, metadata]);
    for (const key of ['constructor', 'hasOwnProperty', '__proto__', 'toString'])
      expect((await here.call('POST', '/api/projects', { body: `{"${key}":{}}` })).status).toBe(422);
  });

  test('a thousand wrong names are answered shortly', async () => {
    const wrong = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`k${index}`, 1]));
    const { body } = await here.call('POST', '/api/projects', { body: wrong });
    expect(body['errors']).toHaveLength(20);
  });

  test('a body that says it is huge is not waited for: 413', async () => {
    const text = await spoken(here.port, post('Content-Length: 99999999999'));
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toMatch(/connection: close/i);
  });

  test('a body without an end is not read to the end: 413', async () => {
    let sent = 0;
    const piece = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    const text = await spoken(here.port, post('Transfer-Encoding: chunked'), () => {
      sent += piece.length;
      return piece;
    });
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });

  test('who has no token is not listened to: 401, and the rest is left unread', async () => {
    const head = post('Content-Length: 200000').replace(TOKEN, 'another');
    const text = await spoken(here.port, head, () => null);
    expect(text).toMatch(/^HTTP\/1\.1 401 /);
    expect(text).toMatch(/connection: close/i);
  });

  test('who goes away in the middle is no fault of ours', async () => {
    const faults = () => here.logged.filter((line) => 'err' in Object(line)).length;
    const socket = connect(here.port, '127.0.0.1');
    await new Promise<void>((resolve) => socket.write(`${post('Content-Length: 50')}{"a"`, () => resolve()));
    const answered = here.logged.length;
    socket.destroy();
    await expect.poll(() => here.logged.length).toBeGreaterThan(answered);
    expect([faults(), here.logged.at(-1)]).toEqual([0, expect.objectContaining({ status: 400 })]);
  });
});

describe('the log', () => {
  test('has one line for each answer: its route and never what a stranger wrote, and no token', async () => {
    const before = here.logged.length;
    await here.raw('GET', '/api/<script>?token=secret');
    await here.raw('GET', `/api/projects/${ID}?x=secret`);
    expect(here.logged.slice(before)).toEqual([
      { method: 'GET', route: null, status: 404, ms: 0, message: 'api' },
      { method: 'GET', route: '/api/projects/{id}', status: 422, ms: 0, message: 'api' },
    ]);
    expect(JSON.stringify(here.logged)).not.toMatch(new RegExp(`${TOKEN}|secret|script`));
  });
});

describe('limits', () => {
  test('have their figures in every answer', async () => {
    const limited = await served({ limit: LIMIT });
    const { headers } = await limited.call('GET', '/api/projects');
    expect(headers.get('ratelimit-policy')).toBe('"client";q=120;w=60, "all";q=600;w=60');
    expect(headers.get('ratelimit')).toBe('"client";r=120;t=60, "all";r=599;t=60');
    await limited.close();
  });

  test('failures of a client count, and lock out that client alone', async () => {
    const limited = await served({ limit: { client: 2, all: 100 }, proxyHeader: 'x-forwarded-for' });
    const ask = async (token: string, client: string) =>
      (await limited.call('GET', '/api/projects', { token, headers: { 'x-forwarded-for': client } })).status;
    const spoofed = '10.0.0.9, 192.0.2.1';
    expect([await ask('a', '192.0.2.1'), await ask('b', spoofed)]).toEqual([401, 401]);
    expect([await ask(TOKEN, '192.0.2.1'), await ask(TOKEN, '192.0.2.2')]).toEqual([429, 200]);
    for (let time = 0; time < 9; time += 1) expect(await ask(TOKEN, '192.0.2.3')).toBe(200);
    await limited.close();
  });

  test('in all, as well', async () => {
    const limited = await served({ limit: { client: 9, all: 1 } });
    await limited.call('GET', '/api/projects');
    const { status, body } = await limited.call('GET', '/api/projects');
    expect([status, body['detail']]).toEqual([
      429,
      'Found more than 1 requests in 60 s in all, expected fewer. Try again in 60 s.',
    ]);
    await limited.close();
  });
});
