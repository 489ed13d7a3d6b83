// What a platform asks of the process: whether it runs, whether it can work, its figures, and nothing else.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { metricsOf } from '../../../src/app/http/metrics.ts';
import { listen, serverFor } from '../../../src/app/http/server.ts';
import { UserError } from '../../../src/model/errors.ts';
import { tidy } from '../process.ts';
import { type Door, NOW, openDoor, PATH, signed } from '../webhooks.ts';

let door: Door;
beforeAll(async () => {
  door = await openDoor({
    async api(request, response) {
      if (request.url === '/api/half') response.writeHead(200).write('half');
      if (request.url?.startsWith('/api/')) throw new Error('SQLITE_IOERR');
      return false;
    },
  });
});
afterAll(async () => {
  await door.close();
  tidy();
});
beforeEach(() => {
  door.closing = false;
  door.broken = null;
});

const get = (path: string, method = 'GET') => door.send({ method, path });

describe('GET', () => {
  test.each([
    ['/ping', 'PONG'],
    ['/healthz', 'ok\n'],
    ['/readyz', 'ok\n'],
    ['/healthz?verbose=1', 'ok\n'],
  ])('%s', async (path, text) => {
    expect(await get(path)).toMatchObject({
      status: 200,
      text,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
  });

  test('/readyz says why it is not ready, while /healthz says that it runs', async () => {
    door.broken = new Error('gone');
    expect(await get('/readyz')).toMatchObject({ status: 503, text: 'the database does not answer\n' });
    expect((await get('/healthz')).status).toBe(200);
    door.broken = null;
    door.closing = true;
    expect(await get('/readyz')).toMatchObject({ status: 503, text: 'ending\n' });
    expect((await get('/healthz')).status).toBe(200);
    door.closing = false;
    expect((await get('/readyz')).status).toBe(200);
  });

  test.each(['/', '/index.html', '/healthz/', '/HEALTHZ', '/../healthz', '/probot', '/metrics/x'])(
    '%s finds nothing',
    async (path) => expect((await get(path)).status).toBe(404),
  );
});

test.each(['/ping', '/healthz', '/readyz', '/metrics'])(
  'HEAD %s says how long, and no more',
  async (path) => {
    const head = await get(path, 'HEAD');
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
  },
);

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
  '%s is not how figures are asked for',
  async (method) => {
    expect(await get('/metrics', method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  },
);

describe('what goes wrong inside', () => {
  test('is told to the log and to nobody else', async () => {
    const before = door.failures.length;
    const reply = await get('/api/x');
    expect(reply).toMatchObject({ status: 500, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    expect(reply.text).not.toContain('SQLITE');
    door.broken = new Error('gone');
    expect(door.failures.slice(before)).toEqual([new Error('SQLITE_IOERR')]);
  });

  test('where the store does not answer, the figures that it does not know are there', async () => {
    door.broken = new Error('gone');
    const reply = await get('/metrics');
    expect(reply.status).toBe(200);
    expect(reply.text).toMatch(/^rekindle_store_up 0$/m);
    expect(reply.text).toMatch(/^process_cpu_seconds_total /m);
    expect(reply.text).not.toMatch(/^rekindle_(?:deliveries|projects)\{|^rekindle_oldest_waiting_seconds /m);
    door.broken = null;
    const next = (await get('/metrics')).text;
    expect(next).toMatch(/^rekindle_store_up 1$/m);
    expect(next).toMatch(/^rekindle_deliveries\{state="waiting"\} 0$/m);
  });

  test('behind the first bytes ends the connection, so that nobody takes the half for all', async () => {
    const reply = await get('/api/half');
    expect(reply).toMatchObject({ text: 'half', headers: { 'transfer-encoding': 'chunked' } });
    expect(door.failures.at(-1)).toEqual(new Error('SQLITE_IOERR'));
  });
});

test('slow senders are cut off, and idle connections too', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = door.server;
  expect([headersTimeout, requestTimeout, keepAliveTimeout]).toEqual([10_000, 30_000, 5_000]);
});

test('where it cannot listen it says where, why, and what to set', async () => {
  const address = door.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const other = serverFor({
    webhookPath: PATH,
    webhook: async () => {},
    api: async () => false,
    page: async () => false,
    metrics: metricsOf(
      door.store,
      async () => null,
      () => NOW,
    ),
    unready: async () => null,
    failed: () => {},
  });
  const refused = async (at: number, host: string, found: string) =>
    expect(listen(other, at, host)).rejects.toThrow(
      new UserError(
        `It cannot listen on port ${at} of ${host}: found ${found}, ` +
          'expected a free port of an address of this machine. Set PORT and HOST.',
      ),
    );
  await refused(port, '127.0.0.1', 'that another program listens there (EADDRINUSE)');
  await refused(0, '192.0.2.1', 'that this machine has no such address (EADDRNOTAVAIL)');
});

describe('/metrics', () => {
  /** Lines of Prometheus' text format 0.0.4, by its own grammar. */
  const VALUE = String.raw`(?:[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?|[-+]?Inf|NaN)`;
  const LABEL = String.raw`[A-Za-z_]\w*="(?:[^"\\\n]|\\[\\"n])*"`;
  const SAMPLE = new RegExp(String.raw`^([A-Za-z_:][\w:]*)(\{${LABEL}(?:,${LABEL})*,?\})? ${VALUE}$`, 'i');

  test('is text that Prometheus reads, every name with its help and its type', async () => {
    const reply = await get('/metrics');
    expect(reply.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    const types = new Map<string, string>();
    const helped = new Set<string>();
    const series = new Set<string>();
    for (const line of reply.text.split('\n').filter((one) => one !== '')) {
      const [, help] = /^# HELP (\S+) .+$/.exec(line) ?? [];
      const [, typed, type = ''] = /^# TYPE (\S+) (counter|gauge|histogram|summary)$/.exec(line) ?? [];
      if (help !== undefined) helped.add(help);
      else if (typed !== undefined) types.set(typed, type);
      else {
        const [, name = '', labels = ''] = SAMPLE.exec(line) ?? [];
        const family = types.has(name) ? name : name.replace(/_(?:bucket|sum|count)$/, '');
        expect([line, types.has(family), helped.has(family)]).toEqual([line, true, true]);
        expect(series.has(name + labels), `${line} is there once`).toBe(false);
        series.add(name + labels);
      }
    }
    const own = [...types].filter(([name]) => name.startsWith('rekindle_'));
    expect(Object.fromEntries(own)).toEqual({
      rekindle_deliveries: 'gauge',
      rekindle_oldest_waiting_seconds: 'gauge',
      rekindle_projects: 'gauge',
      rekindle_store_up: 'gauge',
      rekindle_webhooks_total: 'counter',
      rekindle_webhooks_read_total: 'counter',
      rekindle_webhook_seconds: 'histogram',
      rekindle_deliveries_worked_total: 'counter',
      rekindle_work_seconds: 'histogram',
      rekindle_github_requests_total: 'counter',
      rekindle_evaluations_total: 'counter',
    });
    expect([...types.keys()]).toEqual(
      expect.arrayContaining(['process_cpu_seconds_total', 'nodejs_version_info']),
    );
  });

  test('asks the store anew each time, and writes labels so that they cannot break out', async () => {
    const metrics = metricsOf(
      door.store,
      async () => null,
      () => NOW + 5_000,
    );
    metrics.received.inc({ event: 'a"b\\c\nd', result: 'kept' });
    const figure = async (name: string) =>
      (await metrics.page()).text.split('\n').find((one) => one.startsWith(name));
    expect(await figure('rekindle_deliveries{state="waiting"}')).toBe(
      'rekindle_deliveries{state="waiting"} 0',
    );
    expect(await figure('rekindle_oldest_waiting_seconds')).toBe('rekindle_oldest_waiting_seconds 0');
    const body = '{"action":"created","installation":{"id":5}}';
    const headers = {
      'content-type': 'application/json',
      'x-github-delivery': 'figure',
      'x-github-event': 'installation',
      'x-hub-signature-256': signed(body),
    };
    expect((await door.send({ headers, body })).status).toBe(202);
    expect(await figure('rekindle_deliveries{state="waiting"}')).toBe(
      'rekindle_deliveries{state="waiting"} 1',
    );
    expect(await figure('rekindle_oldest_waiting_seconds')).toBe('rekindle_oldest_waiting_seconds 5');
    expect(await figure('rekindle_projects{status="none"}')).toBe('rekindle_projects{status="none"} 0');
    expect(await figure('rekindle_webhooks_total')).toMatch(SAMPLE);
  });
});

test('figures of a store that never answers are not waited for, and asked for once at a time', async () => {
  let asked = 0;
  const never = () => {
    asked += 1;
    return new Promise<never>(() => {});
  };
  const store = { inbox: { figures: never }, projects: { figures: never } };
  const metrics = metricsOf(
    store as never,
    async () => null,
    () => NOW,
  );
  const pages = await Promise.all([metrics.page(), metrics.page()]);
  for (const { text } of pages) expect(text).toMatch(/^rekindle_store_up 0$/m);
  expect(asked).toBe(2);
});
