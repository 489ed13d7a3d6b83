// Deliveries as GitHub makes them: signed, bounded in time, written down, listed, and made again.
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Bot, plantBot } from '../bot.ts';
import { ask } from '../client.ts';
import type { GitHub } from '../github.ts';
import { at, list } from '../json.ts';
import { start } from '../scene.ts';
import { names, type Receiver, receive } from './receiver.ts';

let github: GitHub;
let receiver: Receiver;
let bot: Bot;
let shift = 0;
beforeAll(async () => {
  github = await start({ now: () => new Date(Date.now() + shift) });
  receiver = await receive();
  bot = plantBot(github, { account: 'acme', url: receiver.url });
  github.keep();
});
beforeEach(() => {
  shift = 0;
  github.reset();
  github.hooks.limit = 10_000;
  github.hooks.automatic(false);
  receiver.answer(202);
  receiver.received.length = 0;
});
afterAll(async () => {
  await github.close();
  await receiver.close();
});

const REPO = 'acme/app';
const asked = (request: string) => ask(github, request, undefined, { token: bot.jwt() });
const say = (body: string) => github.acts.comment(REPO, 1, 'bob', body);
async function deliver(body = '/resume') {
  const event = await github.event(REPO, { name: 'issue_comment', comment: await say(body), by: 'bob' });
  return github.hooks.deliver(event);
}
const bodies = () => receiver.received.map(({ payload }) => at(payload, 'comment', 'body'));
const guids = () => receiver.received.map(({ headers }) => headers['x-github-delivery']);

test('one event is one request, signed and whole', async () => {
  const made = await deliver();
  const [one] = receiver.received;
  const hmac = (kind: string) =>
    createHmac(kind, bot.secret)
      .update(one?.body ?? '')
      .digest('hex');
  expect(one?.headers).toMatchObject({
    'content-type': 'application/json',
    'user-agent': expect.stringMatching(/^GitHub-Hookshot\//),
    'x-github-delivery': made?.guid,
    'x-github-event': 'issue_comment',
    'x-github-hook-id': expect.stringMatching(/^\d+$/),
    'x-github-hook-installation-target-id': String(bot.id),
    'x-github-hook-installation-target-type': 'integration',
    'x-hub-signature': `sha1=${hmac('sha1')}`,
    'x-hub-signature-256': `sha256=${hmac('sha256')}`,
  });
  expect(one?.payload).toMatchObject({
    action: 'created',
    comment: { body: '/resume' },
    installation: { id: bot.installation, node_id: expect.any(String) },
    organization: { login: 'acme' },
    repository: { full_name: REPO, default_branch: 'main' },
    sender: { login: 'bob' },
  });
  expect(made).toMatchObject({ status: 'OK', status_code: 202, redelivery: false, payload: one?.body });
});

test('what goes wrong is written down as GitHub does', async () => {
  receiver.answer(503);
  expect(await deliver()).toMatchObject({ status: 'Invalid HTTP Response: 503', status_code: 503 });
  receiver.answer(null);
  github.hooks.limit = 50;
  expect(await deliver()).toMatchObject({ status: 'timed out', status_code: 504, response: null });
  github.acts.rewire(bot.id, { url: 'http://127.0.0.1:1/', secret: 'x' });
  expect(await deliver()).toMatchObject({ status: 'failed to connect to host', status_code: 502 });
  github.acts.rewire(bot.id, null);
  await expect(deliver()).rejects.toThrow('no App with a webhook is installed on acme/app');
});

describe('an App reads', () => {
  test('where its webhook goes', async () => {
    expect((await asked('GET /app/hook/config')).body).toEqual({
      content_type: 'json',
      insecure_ssl: '0',
      secret: '********',
      url: receiver.url,
    });
  });

  test('its deliveries, the newest first, page by page with a cursor', async () => {
    for (const body of ['1', '2', '3', '4', '5']) await deliver(body);
    const ids = [];
    let next = '/app/hook/deliveries?per_page=2';
    while (next !== '') {
      const page = await asked(`GET ${next}`);
      ids.push(list(page.body).map((one) => at(one, 'id')));
      next = /<[^>]*?(\/app[^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    }
    expect(ids.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(ids.flat()).toEqual(github.hooks.deliveries.map(({ id }) => id));
    expect(Math.min(...ids.flat().map(Number))).toBeGreaterThan(2 ** 32);
    receiver.answer(500);
    await deliver('6');
    const failed = list((await asked('GET /app/hook/deliveries?status=failure')).body);
    expect(failed).toMatchObject([{ event: 'issue_comment', action: 'created', status_code: 500 }]);
    expect((await asked('GET /app/hook/deliveries?cursor=x')).status).toBe(422);
    shift = 4 * 24 * 3_600_000;
    expect((await asked('GET /app/hook/deliveries')).body).toEqual([]);
  });

  test('one whole, to the letter', async () => {
    const made = await deliver();
    github.acts.rename(REPO, 'later');
    const { body } = await asked(`GET /app/hook/deliveries/${made?.id}`);
    expect(body).toMatchObject({
      id: made?.id,
      guid: made?.guid,
      url: receiver.url,
      installation_id: bot.installation,
      repository_id: at(receiver.received[0]?.payload, 'repository', 'id'),
      request: { headers: { 'X-GitHub-Delivery': made?.guid } },
      response: { headers: { 'x-bot': 'yes' }, payload: 'heard' },
    });
    expect(JSON.stringify(at(body, 'request', 'payload'))).toBe(receiver.received[0]?.body);
    expect((await asked('GET /app/hook/deliveries/1')).status).toBe(404);
  });

  test('and has one delivered again, with the same GUID', async () => {
    receiver.answer(500);
    const made = await deliver();
    receiver.answer(202);
    const path = `/app/hook/deliveries/${made?.id}/attempts`;
    expect(await asked(`POST ${path}`)).toMatchObject({ status: 202, body: {} });
    await github.hooks.idle();
    expect(guids()).toEqual([made?.guid, made?.guid]);
    expect((await asked('GET /app/hook/deliveries')).body).toMatchObject([
      { guid: made?.guid, redelivery: true, status: 'OK' },
      { guid: made?.guid, redelivery: false, status_code: 500 },
    ]);
    expect((await asked('POST /app/hook/deliveries/1/attempts')).status).toBe(404);
  });
});

describe('a rule', () => {
  beforeEach(() => github.hooks.automatic(true));

  test('loses one, which GitHub knows and can deliver again', async () => {
    github.hooks.rule({ on: 'issue_comment.created', kind: 'lose' });
    await say('lost');
    await say('heard');
    await github.hooks.idle();
    expect(bodies()).toEqual(['heard']);
    const lost = github.hooks.deliveries.find(({ status }) => status !== 'OK');
    await github.hooks.redeliver(lost?.id ?? 0);
    expect(bodies()).toEqual(['heard', 'lost']);
  });

  test('swallows some, and nobody knows', async () => {
    github.hooks.rule({ kind: 'swallow', times: 2 });
    for (const body of ['1', '2', '3']) await say(body);
    await github.hooks.idle();
    expect(bodies()).toEqual(['3']);
    expect(github.hooks.deliveries).toHaveLength(1);
  });

  test('doubles one, as the same or as another hook’s', async () => {
    github.hooks.rule({ kind: 'duplicate', copies: 2 });
    await say('1');
    await github.hooks.idle();
    expect(new Set(guids()).size).toBe(1);
    expect(bodies()).toEqual(['1', '1', '1']);
    receiver.received.length = 0;
    github.hooks.rule({ on: (letter) => letter.event === 'issue_comment', kind: 'duplicate', guid: 'new' });
    await say('2');
    await github.hooks.idle();
    expect(new Set(guids()).size).toBe(2);
  });

  test('lets others overtake one', async () => {
    github.hooks.rule({ kind: 'delay', delay: 300 });
    github.hooks.rule({ kind: 'hold', after: 1 });
    for (const body of ['late', 'held', 'first']) await say(body);
    await github.hooks.idle();
    expect(bodies()).toEqual(['first', 'held', 'late']);
  });

  test('holds what a test lets go in its own order', async () => {
    github.hooks.rule({ kind: 'hold', times: 3 });
    const id = await say('1');
    await github.acts.editComment(REPO, id, 'bob', '2');
    await github.acts.deleteComment(REPO, id, 'bob');
    await github.hooks.idle();
    expect(github.hooks.held).toHaveLength(3);
    await github.hooks.release((held) => held.toReversed());
    expect(names(receiver)).toEqual([
      'issue_comment.deleted',
      'issue_comment.edited',
      'issue_comment.created',
    ]);
  });

  test('and what it holds, are forgotten by a reset', async () => {
    github.hooks.rule({ kind: 'hold', times: 9 });
    await say('1');
    github.reset();
    await github.hooks.release();
    await say('2');
    await github.hooks.idle();
    expect(bodies()).toEqual(['2']);
  });
});

test('nothing in this was badly said', () => {
  expect(github.problems).toEqual([]);
});
