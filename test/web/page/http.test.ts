// How the page answers: its headers, methods, paths, limits, and what it says where it is not set up.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPagePath } from '../../../src/web/page/page.ts';
import { LIMITS } from '../../../src/web/page/page-options.ts';
import { formFor, openScene, type Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

const FORM = 'A'.repeat(43);
const GETS = ['/', '/login', '/login/callback', '/events', `/commands/${FORM}`];

test.each([...GETS, '/logout', '/commands', '/assets/x'])(
  '%s lets a browser do only what it needs',
  async (at) => {
    const { headers } = await scene.visitor().get(at);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "style-src 'self'",
      "script-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('no-store');
    // Not over TLS: then it would be ignored, or hurt.
    expect(headers.get('strict-transport-security')).toBeNull();
  },
);

test('over TLS cookies have the prefix of the host, and browsers are told to stay there', async () => {
  const tls = await openScene({ origin: 'https://bot.example' });
  const { headers } = await tls.visitor().get('/login');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-rekindle-sign-in=\d+\.[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    ),
  ]);
  const asked = new URL(headers.get('location') ?? '');
  expect(asked.searchParams.get('redirect_uri')).toBe('https://bot.example/login/callback');
  await tls.close();
});

describe('methods and paths', () => {
  test.each(GETS)('HEAD %s has no body', async (at) => {
    const visitor = scene.visitor();
    const [get, head] = [await visitor.get(at), await visitor.get(at, {}, 'HEAD')];
    expect([head.status, head.text]).toEqual([get.status, '']);
  });

  test.each(GETS)('POST %s is refused', async (at) => {
    const reply = await scene.visitor().post(at, {});
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test.each(['/logout', '/commands'])('GET, PUT and DELETE of %s are refused', async (at) => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const reply = await scene.visitor().get(at, {}, method);
      expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST']);
    }
  });

  test.each(['/index.html', '/login/', '/LOGIN', '/commands/x', '/api/x', '/metrics', '//'])(
    "%s is not the page's",
    async (at) => {
      expect(isPagePath(at)).toBe(false);
      expect((await scene.visitor().get(at)).status).toBe(299);
    },
  );

  test('what no one may see without a session asks for one', async () => {
    const visitor = scene.visitor();
    expect((await visitor.get('/')).text).toContain('href="/login"');
    expect((await visitor.get('/events')).status).toBe(401);
    expect((await visitor.get(`/commands/${FORM}`)).status).toBe(401);
    expect((await visitor.post('/commands', {})).status).toBe(401);
    expect((await visitor.post('/logout', {})).status).toBe(303);
  });

  test('style and script have addresses made of their text, and may be kept', async () => {
    const visitor = scene.visitor();
    await visitor.signIn();
    const page = (await visitor.get('/')).text;
    const [style = '', script = ''] = page.match(/\/assets\/[0-9a-f]{16}\.\w+/g) ?? [];
    for (const [at, type] of [
      [style, 'text/css; charset=utf-8'],
      [script, 'text/javascript; charset=utf-8'],
    ] as const) {
      const { status, headers } = await visitor.get(at);
      expect([status, headers.get('content-type')]).toEqual([200, type]);
      expect(headers.get('cache-control')).toContain('immutable');
    }
    expect((await visitor.get('/assets/0000000000000000.css')).status).toBe(404);
  });
});

describe('limits', () => {
  test('of one client in a minute, and fewer sign-ins than pages', async () => {
    const small = await openScene({ limits: { ...LIMITS, client: 3, signIns: 2 } });
    const visitor = small.visitor();
    for (let at = 0; at < 3; at += 1) expect((await visitor.get('/')).status).toBe(200);
    const reply = await visitor.get('/');
    expect([reply.status, Number(reply.headers.get('retry-after')) > 0]).toEqual([429, true]);
    for (let at = 0; at < 2; at += 1) expect((await visitor.get('/login')).status).toBe(302);
    expect((await visitor.get('/login')).status).toBe(429);
    await small.close();
  });
});

test('commands of one person in a minute, whatever the browser', async () => {
  const small = await openScene({ limits: { ...LIMITS, commands: 2 } });
  small.github.signIns.login = 'ada';
  const project = await small.found('harbour/tides');
  const sent: number[] = [];
  for (let at = 0; at < 3; at += 1) {
    const ada = small.visitor();
    await ada.signIn();
    const reply = await ada.post('/commands', formFor((await ada.get('/')).text, 'resume', project));
    sent.push(reply.status);
    if (reply.status === 429) expect(reply.text).toContain('Nothing was done. Wait ');
  }
  expect([sent, small.given.length]).toEqual([[303, 303, 429], 2]);
  await small.close();
});

describe('where it is not set up', () => {
  test('it says what is missing, and takes nothing', async () => {
    const off = await openScene({
      people: null,
      origin: null,
      missing: ['REKINDLE_URL', 'GITHUB_CLIENT_SECRET'],
    });
    const visitor = off.visitor();
    const reply = await visitor.get('/');
    expect(reply.status).toBe(200);
    expect(reply.text).toContain('<code>REKINDLE_URL</code>');
    expect(reply.text).toContain('<code>GITHUB_CLIENT_SECRET</code>');
    expect(reply.text).toContain('docs/app.md#the-page');
    for (const at of GETS.slice(1)) expect((await visitor.get(at)).status).toBe(404);
    expect((await visitor.post('/commands', {})).status).toBe(404);
    await off.close();
  });
});

test('what goes wrong inside is for the log', async () => {
  const broken = await openScene({
    sessions: {
      find: async () => {
        throw new Error('SQLITE_IOERR');
      },
    } as never,
  });
  const visitor = broken.visitor();
  visitor.cookies.set('rekindle-session', FORM);
  const reply = await visitor.get('/');
  expect(reply.status).toBe(500);
  expect(reply.text).not.toContain('SQLITE');
  expect(JSON.stringify(broken.logged)).toContain('the page could not answer');
  await broken.close();
});
