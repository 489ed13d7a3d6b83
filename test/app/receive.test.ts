// W04 the door for webhooks, case by case over HTTP: the answer, and what the inbox holds behind it.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Result } from '../../src/app/receive.ts';
import { changed, sampleOf } from '../github/payloads.ts';
import { tidy } from './process.ts';
import { type Door, NOW, openDoor, PATH, type Sending, signed } from './webhooks.ts';

let door: Door;
beforeAll(async () => {
  door = await openDoor();
});
afterAll(async () => {
  await door.close();
  tidy();
});
beforeEach(() => {
  door.closing = false;
  door.broken = null;
});

const MOST = 25 * 1024 * 1024;
const AT = { ...sampleOf('push'), ref: 'refs/heads/main' };
const PUSH = JSON.stringify(AT);
const STAR = JSON.stringify(sampleOf('star'));
const BROKEN = '{"action":"created"';

/** A webhook as GitHub sends it, with what is otherwise; `undefined` takes a header away. */
function hook(body: string, more: Readonly<Record<string, string | undefined>> = {}): Sending {
  const headers = {
    'content-type': 'application/json',
    'x-github-delivery': 'refused',
    'x-github-event': 'push',
    'x-hub-signature-256': signed(body),
    ...more,
  };
  const said = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return { headers: Object.fromEntries(said), body };
}

const BIG = Buffer.alloc(1024 * 1024, 'x');
const bytes = Buffer.from(PUSH);
const altered = Buffer.from(bytes.map((byte, at) => (at === 100 ? byte ^ 1 : byte)));

interface Case {
  readonly is: string;
  readonly sent: Sending;
  readonly status: number;
  readonly result?: Result;
  readonly says?: RegExp;
}

/** Refused before a byte of it is understood. */
const UNSIGNED: readonly Case[] = [
  { is: 'no signature', sent: hook(PUSH, { 'x-hub-signature-256': undefined }), status: 401 },
  { is: 'an empty one', sent: hook(PUSH, { 'x-hub-signature-256': '' }), status: 401 },
  { is: 'one of sha1 alone', sent: sha1Only(), status: 401 },
  {
    is: 'sha1 in its place',
    sent: hook(PUSH, { 'x-hub-signature-256': signed(PUSH, undefined, 'sha1') }),
    status: 401,
  },
  {
    is: 'one of zeros',
    sent: hook(PUSH, { 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` }),
    status: 401,
  },
  {
    is: 'one without its kind',
    sent: hook(PUSH, { 'x-hub-signature-256': signed(PUSH).slice(7) }),
    status: 401,
  },
  {
    is: 'one that was cut',
    sent: hook(PUSH, { 'x-hub-signature-256': signed(PUSH).slice(0, -1) }),
    status: 401,
  },
  { is: 'nonsense', sent: hook(PUSH, { 'x-hub-signature-256': 'yes' }), status: 401 },
  {
    is: 'another secret',
    sent: hook(PUSH, { 'x-hub-signature-256': signed(PUSH, 'development') }),
    status: 401,
  },
  { is: 'an empty secret', sent: hook(PUSH, { 'x-hub-signature-256': signed(PUSH, '') }), status: 401 },
  { is: 'another body', sent: hook(PUSH, { 'x-hub-signature-256': signed(STAR) }), status: 401 },
  { is: 'an altered byte', sent: { ...hook(PUSH), body: altered }, status: 401 },
  { is: 'a byte less', sent: { ...hook(PUSH), body: bytes.subarray(0, -1) }, status: 401 },
  { is: 'a byte more', sent: { ...hook(PUSH), body: `${PUSH} ` }, status: 401 },
  { is: 'no body', sent: { ...hook(PUSH), body: '' }, status: 401 },
  { is: 'no body, signed', sent: hook(''), status: 401 },
  { is: 'broken JSON, unsigned', sent: hook(BROKEN, { 'x-hub-signature-256': signed(PUSH) }), status: 401 },
  {
    is: 'a length beyond the cap',
    sent: { ...hook(PUSH, { 'content-length': String(MOST + 1), expect: '100-continue' }), body: '' },
    status: 413,
    says: /at most 26214400 bytes/,
  },
  {
    is: 'chunks beyond the cap',
    sent: { ...hook(PUSH), body: BIG, chunks: Array.from({ length: 40 }, () => BIG) },
    status: 413,
    says: /at most 26214400 bytes/,
  },
];

/** Signed, and refused all the same. */
const SIGNED: readonly Case[] = [
  {
    is: 'no delivery',
    sent: hook(PUSH, { 'x-github-delivery': undefined }),
    status: 400,
    says: /x-github-delivery/,
  },
  { is: 'no event', sent: hook(PUSH, { 'x-github-event': undefined }), status: 400, says: /x-github-event/ },
  { is: 'an empty event', sent: hook(PUSH, { 'x-github-event': '' }), status: 400 },
  {
    is: 'a form',
    sent: hook(`payload=${encodeURIComponent(PUSH)}`, {
      'content-type': 'application/x-www-form-urlencoded',
    }),
    status: 415,
    says: /application\/json/,
  },
  { is: 'no type', sent: hook(PUSH, { 'content-type': undefined }), status: 415 },
  { is: 'another JSON', sent: hook(PUSH, { 'content-type': 'application/jsonlines' }), status: 415 },
  { is: 'half a JSON', sent: hook(BROKEN), status: 400, says: /JSON object/ },
  { is: 'no JSON', sent: hook('payload'), status: 400 },
  { is: 'a list', sent: hook('[]'), status: 400 },
  { is: 'a ping', sent: hook('{"zen":"x"}', { 'x-github-event': 'ping' }), status: 200, result: 'ping' },
  {
    is: 'an event of no concern',
    sent: hook(STAR, { 'x-github-event': 'star' }),
    status: 202,
    result: 'nothing',
  },
];

/** Only what an old hook signs with. */
function sha1Only(): Sending {
  return hook(PUSH, { 'x-hub-signature-256': undefined, 'x-hub-signature': signed(PUSH, undefined, 'sha1') });
}

async function isAnswered({ sent, status, result = 'refused', says = /./ }: Case): Promise<void> {
  const [before, heard] = [await door.count(), door.told.length];
  const reply = await door.send(sent);
  expect(reply).toMatchObject({ status, text: expect.stringMatching(says) });
  expect(JSON.parse(reply.text)).toEqual({ result, message: expect.any(String) });
  expect(reply.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(door.told.slice(heard)).toMatchObject([{ result, delivery: null }]);
  expect(await door.kept('refused')).toEqual([]);
  expect(await door.count()).toBe(before);
}

describe('W04 is refused, unread and without any effect:', () => {
  test.each(UNSIGNED)('$is', async (one) => {
    const parse = vi.spyOn(JSON, 'parse');
    const sent = typeof one.sent.body === 'string' ? one.sent.body : one.sent.body?.toString();
    await isAnswered(one);
    // Nothing that came was read as JSON: only our own answer was, by this test.
    const read = parse.mock.calls.map(([text]) => text);
    parse.mockRestore();
    expect(read).not.toContain(sent);
    expect(read).toHaveLength(1);
  });

  test('what is cut off on its way', async () => {
    const [before, heard] = [await door.count(), door.told.length];
    const sent = hook(PUSH, { 'content-length': String(bytes.length) });
    const reply = await door.send({ ...sent, body: bytes.subarray(0, 500), cut: true });
    expect(reply.status).toBe(0);
    await expect.poll(() => door.told.length).toBe(heard + 1);
    expect(door.told.at(-1)).toMatchObject({ delivery: null, result: 'refused' });
    expect(await door.count()).toBe(before);
  });
});

describe('W04 keeps nothing, though it is signed, of', () => {
  test.each(SIGNED)('$is', isAnswered);

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('%s', async (method) => {
    const { body: _, ...rest } = hook('');
    const reply = await door.send({ ...rest, method });
    expect([reply.status, reply.headers['allow']]).toEqual([405, 'POST']);
    expect(await door.kept('refused')).toEqual([]);
  });

  test.each(['/', '/api/github', `${PATH}/`, '/api/github/webhooks/x', '//api/github/webhooks'])(
    'what is sent to %s',
    async (path) => {
      expect((await door.send({ ...hook(PUSH), path })).status).toBe(404);
      expect(await door.kept('refused')).toEqual([]);
    },
  );
});

describe('is kept', () => {
  const order = (body: string) =>
    JSON.stringify(changed(changed(sampleOf('issue_comment', 'created'), 'comment.body', body), 'hook', 1));

  test('W01 once, however often it is sent, byte for byte', async () => {
    const body = JSON.stringify({ ...AT, more: 'é\u2028🦊\u0000' }, null, 1);
    const sent = hook(body, { 'x-github-delivery': 'twice' });
    expect(await door.send(sent)).toMatchObject({ status: 202, text: '{"result":"kept","message":"Kept."}' });
    const again = await Promise.all([door.send(sent), door.send(sent)]);
    for (const one of again) expect(one).toMatchObject({ status: 202, text: /"known"/ });
    expect(await door.store.inbox.find('twice')).toMatchObject({
      event: 'push',
      body,
      state: 'waiting',
      tries: 0,
      at: NOW,
      dueAt: NOW + 300,
      lane: 'repository 186853002',
    });
    expect(door.told.slice(-3)).toMatchObject(
      ['kept', 'known', 'known'].map((result) => ({ id: 'twice', event: 'push', result })),
    );
  });

  test('W01 once, of many at the same moment', async () => {
    const before = await door.count();
    const sent = hook(order('/rekindle status'), {
      'x-github-delivery': 'at-once',
      'x-github-event': 'issue_comment',
    });
    const all = await Promise.all(Array.from({ length: 20 }, () => door.send(sent)));
    expect(all.filter(({ text }) => text.includes('"kept"'))).toHaveLength(1);
    expect(all.every(({ status }) => status === 202)).toBe(true);
    expect(await door.count()).toBe(before + 1);
  });

  test('W02 once, of two deliveries with one meaning', async () => {
    const one = changed(sampleOf('issue_comment', 'created'), 'comment.id', 77);
    const body = JSON.stringify(changed(one, 'comment.body', '/rekindle resume'));
    const say = (id: string) =>
      door.send(hook(body, { 'x-github-delivery': id, 'x-github-event': 'issue_comment' }));
    expect((await say('hook-1')).text).toContain('"kept"');
    expect((await say('hook-2')).text).toContain('"known"');
    expect(await door.kept('hook-1', 'hook-2')).toEqual(['hook-1']);
  });

  test('R09 though it is malformed', async () => {
    const body = JSON.stringify(changed(AT, 'after', 5));
    const reply = await door.send(hook(body, { 'x-github-delivery': 'malformed' }));
    expect([reply.status, await door.kept('malformed')]).toEqual([202, ['malformed']]);
  });

  test('by a type with a character set, and a large one', async () => {
    const body = JSON.stringify({ ...AT, after: 'c'.repeat(40), more: 'x'.repeat(3_000_000) });
    const more = { 'x-github-delivery': 'large', 'content-type': 'Application/JSON; charset=utf-8' };
    expect((await door.send(hook(body, more))).status).toBe(202);
    expect((await door.store.inbox.find('large'))?.body).toBe(body);
  });
});

describe('is to be sent again, and nothing is kept,', () => {
  const late = JSON.stringify({ ...AT, after: 'd'.repeat(40) });
  const sent = hook(late, { 'x-github-delivery': 'late' });

  test('while the store fails', async () => {
    door.broken = new Error('SQLITE_IOERR at /var/lib/secret');
    const reply = await door.send(sent);
    expect(reply).toMatchObject({ status: 503, headers: { connection: 'close' } });
    expect(reply.text).not.toContain('SQLITE');
    expect(door.told.at(-1)).toMatchObject({ id: 'late', result: 'failed', error: door.broken });
    expect(await door.kept('late')).toEqual([]);
  });

  test('while the bot ends; then it is kept', async () => {
    door.closing = true;
    expect(await door.send(sent)).toMatchObject({ status: 503, headers: { connection: 'close' } });
    expect(await door.kept('late')).toEqual([]);
    door.closing = false;
    expect((await door.send(sent)).text).toContain('"kept"');
  });
});

test('none of this was a failure of the server itself', () => {
  expect(door.failures).toEqual([]);
});
