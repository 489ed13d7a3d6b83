// Signing in: by GitHub alone, once, in the browser that began it; and every way in which a session ends.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashOf, seal, unseal } from '../../../src/web/page/session-secrets.ts';
import { SESSION } from '../../../src/web/page/signed-in.ts';
import { atNight, share } from '../../exhaustive.ts';
import { NOW, openScene, type Scene, tokenOf } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());
beforeEach(() => {
  scene.now = NOW;
  scene.github.signIns.login = 'ada';
});
afterEach(() => expect(scene.github.problems.splice(0)).toEqual([]));

const session = (cookies: ReadonlyMap<string, string>) => cookies.get('rekindle-session') ?? '';

describe('the way to GitHub and back', () => {
  test('ends with a session, and the secret of the way is gone', async () => {
    const visitor = scene.visitor();
    const begun = await visitor.get('/login');
    const asked = new URL(begun.headers.get('location') ?? '');
    expect([begun.status, asked.origin, asked.pathname]).toEqual([
      302,
      scene.github.url,
      '/login/oauth/authorize',
    ]);
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      client_id: scene.bot.clientId,
      redirect_uri: `${scene.origin}/login/callback`,
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    const back = await visitor.signIn();
    expect([back.status, back.headers.get('location')]).toEqual([303, '/']);
    expect([...visitor.cookies.keys()]).toEqual(['rekindle-session']);
    expect((await visitor.get('/')).text).toContain('Signed in as <strong>ada</strong>');
  });

  atNight('the cookie is for the server alone, and no other site sends it along with a form', async () => {
    const back = await scene.visitor().signIn();
    const [forgotten, kept] = back.headers.getSetCookie();
    expect(forgotten).toMatch(/^rekindle-sign-in=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax$/);
    expect(kept).toMatch(/^rekindle-session=[\w-]{43}; Path=\/; Max-Age=28800; HttpOnly; SameSite=Lax$/);
  });

  test.each([
    ['no state', (query: URLSearchParams) => query.delete('state')],
    ['another state', (query: URLSearchParams) => query.set('state', 'A'.repeat(43))],
  ])('%s: not begun here', async (_, change) => {
    const visitor = scene.visitor();
    const query = new URLSearchParams((await visitor.toGitHubAndBack()).split('?')[1]);
    change(query);
    const back = await visitor.get(`/login/callback?${query.toString()}`);
    expect([back.status, session(visitor.cookies)]).toEqual([400, '']);
    expect(back.text).toContain('It was not begun in this browser');
  });

  atNight('what was begun in one browser does not end in another', async () => {
    const [one, other] = [scene.visitor(), scene.visitor()];
    const back = await one.toGitHubAndBack();
    expect((await other.get(back)).status).toBe(400);
    await other.get('/login');
    expect((await other.get(back)).status).toBe(400);
    expect(session(other.cookies)).toBe('');
  });

  atNight('a code of another sign-in does not fit the verifier, and is spent', async () => {
    const [thief, victim] = [scene.visitor(), scene.visitor()];
    const stolen = new URLSearchParams((await victim.toGitHubAndBack()).split('?')[1]).get('code') ?? '';
    const query = new URLSearchParams((await thief.toGitHubAndBack()).split('?')[1]);
    query.set('code', stolen);
    const back = await thief.get(`/login/callback?${query.toString()}`);
    expect([back.status, session(thief.cookies)]).toEqual([400, '']);
    expect(back.text).toContain('GitHub does not take what it gave us');
  });

  atNight('what came back once counts once', async () => {
    const visitor = scene.visitor();
    const back = await visitor.toGitHubAndBack();
    const proof = visitor.cookies.get('rekindle-sign-in') ?? '';
    await visitor.get(back);
    const first = session(visitor.cookies);
    expect((await visitor.get(back)).status).toBe(400);
    // Even for somebody who kept the cookie: GitHub takes a code once.
    visitor.cookies.set('rekindle-sign-in', proof);
    expect((await visitor.get(back)).status).toBe(400);
    expect(session(visitor.cookies)).toBe(first);
  });

  test('after ten minutes it is to be begun once more', async () => {
    const visitor = scene.visitor();
    const back = await visitor.toGitHubAndBack();
    scene.now += 600_001;
    expect((await visitor.get(back)).text).toContain('more than ten minutes ago');
  });

  atNight('who does not agree is told so', async () => {
    scene.github.signIns.login = null;
    const visitor = scene.visitor();
    const back = await visitor.signIn();
    expect([back.status, session(visitor.cookies)]).toEqual([400, '']);
    expect(back.text).toContain('you did not agree');
  });

  test('where GitHub does not answer, nothing is kept', async () => {
    const visitor = scene.visitor();
    const back = await visitor.toGitHubAndBack();
    scene.github.fault({
      on: ({ path }) => path.startsWith('/login/oauth/access_token'),
      kind: '503',
      times: 1,
    });
    expect([(await visitor.get(back)).status, session(visitor.cookies)]).toEqual([503, '']);
  });

  atNight('who signs in again has one session, of another id', async () => {
    const visitor = scene.visitor();
    await visitor.signIn();
    const first = session(visitor.cookies);
    await visitor.signIn();
    expect(session(visitor.cookies)).not.toBe(first);
    expect(await scene.store.sessions.find(hashOf(first))).toBeNull();
    await expect.poll(() => scene.github.signIns.revoked.at(-1)).toBe(scene.github.signIns.tokens.at(-2));
  });
});

describe('the store', () => {
  test('has neither the id nor the token: only together do they open anything', async () => {
    const visitor = scene.visitor();
    await visitor.signIn();
    const id = session(visitor.cookies);
    const row = await scene.store.sessions.find(hashOf(id));
    const token = scene.github.signIns.tokens.at(-1) ?? '';
    expect(row).toMatchObject({ login: 'ada', createdAt: NOW, seenAt: NOW, expiresAt: NOW + SESSION.most });
    expect(JSON.stringify(row)).not.toContain(id);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(unseal(row?.sealed ?? '', id)).toBe(token);
    expect(unseal(row?.sealed ?? '', hashOf(id))).toBeNull();
    expect(unseal('', id)).toBeNull();
    expect(JSON.stringify(scene.logged)).not.toContain(token);
  });

  atNight('a row whose token was changed is no session', async () => {
    const visitor = scene.visitor();
    await visitor.signIn();
    const id = session(visitor.cookies);
    const row = await scene.store.sessions.find(hashOf(id));
    if (!row) throw new Error('expected a row');
    await scene.store.sessions.close(row.hash);
    await scene.store.sessions.open({ ...row, sealed: seal('ghu_another', 'x'.repeat(43)) });
    expect((await visitor.get('/')).text).toContain('Sign in with GitHub');
    expect(await scene.store.sessions.find(row.hash)).toBeNull();
  });
});

describe('a session ends', () => {
  const signedIn = async () => {
    const visitor = scene.visitor();
    await visitor.signIn();
    const isIn = async (headers = {}) => (await visitor.get('/', headers)).text.includes('Signed in as');
    return { visitor, isIn, hash: hashOf(session(visitor.cookies)) };
  };

  test('after an hour unused; a use now and then keeps it', async () => {
    const { isIn, hash } = await signedIn();
    scene.now += SESSION.idle - 1;
    expect(await isIn()).toBe(true);
    scene.now += SESSION.idle - 1;
    expect(await isIn()).toBe(true);
    scene.now += SESSION.idle;
    expect(await isIn()).toBe(false);
    expect(await scene.store.sessions.find(hash)).toBeNull();
    const token = scene.github.signIns.tokens.at(-1);
    await expect.poll(() => scene.github.signIns.revoked.at(-1)).toBe(token);
  });

  atNight('a page that updates itself is no use', async () => {
    const { isIn } = await signedIn();
    scene.now += SESSION.idle - 1;
    expect(await isIn({ 'x-rekindle-update': '1' })).toBe(true);
    scene.now += 1;
    expect(await isIn()).toBe(false);
  });

  atNight('after eight hours, however busy it is', async () => {
    const { isIn } = await signedIn();
    for (let hours = 0; hours < 15; hours += 1) {
      scene.now += SESSION.idle / 2;
      expect(await isIn()).toBe(true);
    }
    scene.now = NOW + SESSION.most;
    expect(await isIn()).toBe(false);
  });

  atNight('by signing out: the row is gone, and GitHub forgets the token', async () => {
    const { visitor, hash } = await signedIn();
    const token = tokenOf((await visitor.get('/')).text);
    const out = await visitor.post('/logout', { token });
    expect([out.status, out.headers.get('location'), visitor.cookies.size]).toEqual([303, '/', 0]);
    expect(await scene.store.sessions.find(hash)).toBeNull();
    expect(scene.github.signIns.revoked.at(-1)).toBe(scene.github.signIns.tokens.at(-1));
  });

  atNight('by signing out, where GitHub does not answer as well', async () => {
    const { visitor, hash } = await signedIn();
    const token = tokenOf((await visitor.get('/')).text);
    scene.github.fault({ on: ({ method }) => method === 'DELETE', kind: '503', times: 1 });
    expect((await visitor.post('/logout', { token })).status).toBe(303);
    expect(await scene.store.sessions.find(hash)).toBeNull();
    expect(JSON.stringify(scene.logged.at(-2))).toContain('lasts until it ends by itself');
  });

  atNight('by no form of another site or another session', async () => {
    const [{ visitor, isIn }, other] = [await signedIn(), await signedIn()];
    const own = tokenOf((await visitor.get('/')).text);
    const strange = tokenOf((await other.visitor.get('/')).text);
    expect(own).not.toBe(strange);
    for (const [fields, headers] of [
      [{ token: strange }, {}],
      [{}, {}],
      [{ token: own }, { 'sec-fetch-site': 'cross-site' }],
      [{ token: own }, { 'sec-fetch-site': 'same-site' }],
      [{ token: own }, { origin: 'https://evil.example' }],
      [{ token: own }, { 'sec-fetch-site': null }],
      [{ token: own }, { 'sec-fetch-site': null, origin: null }],
    ] as const)
      expect((await visitor.post('/logout', fields, headers)).status).toBe(403);
    expect(await isIn()).toBe(true);
    const plain = { 'sec-fetch-site': null, origin: scene.origin };
    expect((await visitor.post('/logout', { token: own }, plain)).status).toBe(303);
  });

  atNight('when GitHub does not take its token any more', async () => {
    const { visitor, hash } = await signedIn();
    scene.github.world.identities.drop(scene.github.signIns.tokens.at(-1) ?? '');
    const reply = await visitor.get('/');
    expect(reply.status).toBe(401);
    expect(reply.text).toContain('GitHub does not take your sign-in any more');
    expect(await scene.store.sessions.find(hash)).toBeNull();
  });

  atNight('when the store is tidied', async () => {
    const { hash } = await signedIn();
    const { sessions } = scene.store;
    await sessions.prune(NOW + SESSION.most - 1, NOW - 1);
    expect(await sessions.find(hash)).not.toBeNull();
    expect(await sessions.prune(NOW + SESSION.most, NOW - 1)).toBeGreaterThan(0);
    expect(await sessions.find(hash)).toBeNull();
  });
});

test.each(share(['', 'x', 'A'.repeat(43), `${'A'.repeat(43)}; rekindle-session=x`, '"'.repeat(43)], 2))(
  'a cookie that is none of a session opens nothing: %j',
  async (value) => {
    const visitor = scene.visitor();
    visitor.cookies.set('rekindle-session', value);
    expect((await visitor.get('/')).text).toContain('Sign in with GitHub');
  },
);
