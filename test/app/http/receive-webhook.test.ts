// W04 the door for webhooks, case by case over HTTP: the answer, and what the inbox holds behind it.
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { atNight } from '../../exhaustive.ts';
import { changed, sampleOf } from '../../github/payloads.ts';
import { AT, BROKEN, bytes, type Case, hook, MOST, PUSH, SIGNED, UNSIGNED } from '../cases.ts';
import { tidy } from '../process.ts';
import { type Door, NOW, openDoor, PATH } from '../webhooks.ts';

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
  door.late = 0;
  door.stall = null;
});

async function isAnswered({ sent, status, result = 'refused', says = /./ }: Case): Promise<void> {
  const [before, heard] = [await door.count(), door.told.length];
  const reply = await door.send(sent);
  expect(reply).toMatchObject({ status, text: expect.stringMatching(says) });
  expect(JSON.parse(reply.text)).toEqual({ result, message: expect.any(String) });
  expect(reply.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(door.told.slice(heard)).toMatchObject([{ result }]);
  expect(await door.kept('refused')).toEqual([]);
  expect(await door.count()).toBe(before);
}

describe('W04 is refused, unread and without any effect:', () => {
  atNight.each(UNSIGNED)('$is', async (one) => {
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
    expect(door.told.at(-1)).toMatchObject({ result: 'refused' });
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

const order = (body: string) =>
  JSON.stringify(changed(changed(sampleOf('issue_comment', 'created'), 'comment.body', body), 'hook', 1));

describe('is kept', () => {
  test('W01 once, however often it is sent, byte for byte', async () => {
    const body = JSON.stringify({ ...AT, more: 'é\u2028🦊\u0000' }, null, 1);
    const sent = hook(body, { 'x-github-delivery': 'twice' });
    expect(await door.send(sent)).toMatchObject({ status: 202, text: '{"result":"kept","message":"Kept."}' });
    const again = await Promise.all([door.send(sent), door.send(sent)]);
    for (const one of again) expect(one).toMatchObject({ status: 202, text: /"kept"/ });
    expect(await door.kept('twice')).toEqual(['twice']);
    expect(await door.store.inbox.find('twice')).toMatchObject({
      event: 'push',
      body,
      state: 'waiting',
      tries: 0,
      at: NOW,
      dueAt: NOW + 300,
      lane: 'repository 186853002',
    });
    expect(door.read.slice(-3)).toMatchObject(
      ['kept', 'known', 'known'].map((result) => ({ delivery: 'twice', event: 'push', result })),
    );
  });

  test('W01 once, of many at the same moment', async () => {
    const before = await door.count();
    const sent = hook(order('/rekindle status'), {
      'x-github-delivery': 'at-once',
      'x-github-event': 'issue_comment',
    });
    const all = await Promise.all(Array.from({ length: 20 }, () => door.send(sent)));
    expect(all.every(({ status }) => status === 202)).toBe(true);
    expect(await door.count()).toBe(before + 1);
  });

  test('W05 at once, while the work of one before takes as long as it likes', async () => {
    const begun: string[] = [];
    const done: (() => void)[] = [];
    const stop = door.store.inbox.serve({
      lanes: 9,
      now: () => NOW + 1000,
      failed: (error) => expect.unreachable(String(error)),
      work: ({ id }) =>
        new Promise((settle) => {
          begun.push(id);
          done.push(() => settle({ kind: 'done', reason: null }));
        }),
    });
    const send = (id: string) =>
      door.send(
        hook(JSON.stringify({ ...AT, after: 'f'.repeat(40), more: id }), { 'x-github-delivery': id }),
      );
    expect((await send('slow')).status).toBe(202);
    while (begun.length === 0) await new Promise((later) => setTimeout(later, 2));
    // The first one is being worked, and nothing of it is done.
    expect(await send('next')).toMatchObject({ status: 202, text: /"kept"/ });
    expect(await door.kept('slow', 'next')).toContain('slow');
    expect(await door.store.inbox.find('slow')).toMatchObject({ state: 'waiting' });
    for (const settle of done) settle();
    await stop();
  });

  test('W02 once, of two deliveries with one meaning', async () => {
    const one = changed(sampleOf('issue_comment', 'created'), 'comment.id', 77);
    const body = JSON.stringify(changed(one, 'comment.body', '/rekindle resume'));
    const say = (id: string) =>
      door.send(hook(body, { 'x-github-delivery': id, 'x-github-event': 'issue_comment' }));
    expect([(await say('hook-1')).status, (await say('hook-2')).status]).toEqual([202, 202]);
    expect(await door.kept('hook-1', 'hook-2')).toEqual(['hook-1']);
    expect(door.read.at(-1)).toMatchObject({ delivery: 'hook-2', result: 'known' });
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
    expect(await door.kept('large')).toEqual(['large']);
    expect((await door.store.inbox.find('large'))?.body).toBe(body);
  });
});

describe('W04 is taken as signed, and says nothing:', () => {
  test.each([
    ['a tag', JSON.stringify({ ...AT, ref: 'refs/tags/v1' }), 'push', 'nothing'],
    ['talk', order('Looks good to me.'), 'issue_comment', 'nothing'],
  ])('%s', async (_, body, event, result) => {
    const before = await door.count();
    const headers = { 'x-github-delivery': 'refused', 'x-github-event': event };
    expect((await door.send(hook(body, headers))).status).toBe(202);
    expect(await door.kept('refused')).toEqual([]);
    expect(door.read.at(-1)).toMatchObject({ delivery: 'refused', result });
    expect(await door.count()).toBe(before);
  });
});

test.each([
  ['half a JSON', BROKEN],
  ['no JSON', 'payload'],
  ['a list', '[]'],
  ['NUL', '{\0}'],
])('%s, signed, is parked: whole, with the reason', async (id, body) => {
  const sent = hook(body, { 'x-github-delivery': id.replaceAll(' ', '-') });
  expect((await door.send(sent)).status).toBe(202);
  await door.kept();
  expect(door.read.at(-1)).toMatchObject({ result: 'parked', reason: expect.stringMatching(/^It is no /) });
  expect(await door.store.inbox.find(id.replaceAll(' ', '-'))).toMatchObject({
    state: 'parked',
    body: body.replace('\0', '\ufffd'),
    reason: expect.stringMatching(/^It is no /),
  });
});

test('W08 what was given up is tried again when GitHub sends it anew', async () => {
  const body = JSON.stringify({ ...AT, after: 'e'.repeat(40) });
  const sent = hook(body, { 'x-github-delivery': 'anew' });
  await door.send(sent);
  await door.kept('anew');
  const stop = door.store.inbox.serve({
    lanes: 9,
    now: () => NOW + 1000,
    failed: (error) => expect(error).toBeUndefined(),
    work: async () => ({ kind: 'parked', reason: 'It may not.' }),
  });
  await expect.poll(async () => (await door.store.inbox.find('anew'))?.state).toBe('parked');
  await stop();
  door.late = 1_000;
  await door.send(sent);
  await door.kept('anew');
  expect(await door.store.inbox.find('anew')).toMatchObject({ state: 'waiting', tries: 0, reason: null });
  expect(door.read.at(-1)).toMatchObject({ delivery: 'anew', result: 'kept' });
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

  test('while more waits for its answer than is held; what waits is counted until then', async () => {
    let go = () => {};
    door.stall = new Promise((resolve) => {
      go = resolve;
    });
    const waits = door.send(sent);
    await expect.poll(() => door.held.bytes).toBe(late.length);
    door.held.bytes += 4 * MOST;
    const reply = await door.send(sent);
    expect(reply).toMatchObject({ status: 503, text: expect.stringContaining('Too much at once') });
    door.held.bytes -= 4 * MOST;
    go();
    expect((await waits).status).toBe(202);
    expect(door.held.bytes).toBe(0);
  });
});

test('one sender holds a share and no more; the others are heard meanwhile', async () => {
  const stalled = Array.from({ length: 4 }, () =>
    httpRequest({
      port: (door.server.address() as AddressInfo).port,
      method: 'POST',
      path: PATH,
      agent: false,
      headers: { ...hook('').headers, 'content-length': String(MOST), 'x-test-client': '192.0.2.9' },
    }).on('error', () => {}),
  );
  const refusals: (number | undefined)[] = [];
  for (const one of stalled) {
    one.on('response', (response) => refusals.push(response.resume().statusCode));
    one.write(Buffer.alloc(MOST - 1, ' '));
  }
  await expect.poll(() => refusals).toEqual([503, 503]);
  const sent = hook(PUSH, { 'x-github-delivery': 'beside' });
  expect((await door.send(sent)).status).toBe(202);
  for (const one of stalled) one.destroy();
  await expect.poll(() => door.held.bytes).toBe(0);
  expect(door.held.of.size).toBe(0);
});

test('none of this was a failure of the server itself', () => {
  expect(door.failures).toEqual([]);
});
