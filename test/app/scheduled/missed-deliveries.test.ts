// W06 what did not arrive, read back from GitHub's own list of deliveries into a real store.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fetchMissed } from '../../../src/app/scheduled/missed-deliveries.ts';
import type { Client } from '../../../src/github/client/client.ts';
import type { Store } from '../../../src/model/bot/store.ts';
import { atNight } from '../../exhaustive.ts';
import type { GitHub } from '../../standin/github.ts';
import { type Receiver, receive } from '../../standin/hooks/receiver.ts';
import { start } from '../../standin/scene.ts';
import { newStore, SQLITE, watch } from '../../store/bases.ts';
import { delivery } from '../../store/delivery.ts';
import { type Asking, asking } from '../asking.ts';

const REPO = 'acme/app';
const [MINUTE, DAY] = [60_000, 86_400_000];

let github: GitHub;
let receiver: Receiver;
let one: Asking;
let store: Store;
let now = 0;
beforeAll(async () => {
  github = await start();
  receiver = await receive();
  one = await asking(github, { account: 'acme' });
  github.acts.rewire(one.app.id, { url: receiver.url, secret: one.app.secret });
  github.keep();
});
beforeEach(async () => {
  github.reset();
  github.world.date = () => new Date(now);
  github.hooks.automatic(true);
  receiver.answer(202);
  store = await newStore(SQLITE);
  now = Date.now() + MINUTE;
});
afterAll(async () => {
  await github.close();
  await receiver.close();
});

const say = async (body: string): Promise<void> => {
  await github.acts.comment(REPO, 1, 'bob', body);
  await github.hooks.idle();
};
const lost = async (...bodies: readonly string[]): Promise<readonly string[]> => {
  receiver.answer(503);
  for (const body of bodies) await say(body);
  receiver.answer(202);
  return github.hooks.deliveries
    .slice(0, bodies.length)
    .map(({ guid }) => guid)
    .toReversed();
};
const reading = async () => fetchMissed({ app: await one.tokens.app(), ...store, now });
const fetched = async () => (await reading()).fetched;
/** How many payloads were asked for, and how many pages of the list. */
const asked = () => {
  const paths = github.calls.map(({ path }) => path);
  const count = (pattern: RegExp) => paths.filter((path) => pattern.test(path)).length;
  return { payloads: count(/deliveries\/\d+$/), pages: count(/deliveries(?:\?|$)/) };
};
const kept = async (guids: readonly string[]) => {
  const known = await store.inbox.known(guids);
  return guids.filter((guid) => known.has(guid));
};

test('only that of which no try arrived is asked for, and kept to the letter', async () => {
  await say('/rekindle status');
  const missed = await lost('/rekindle resume', '/rekindle retry');
  await say('/rekindle brief');
  expect(await fetched()).toBe(2);
  expect(asked()).toEqual({ payloads: 2, pages: 1 });
  const all = github.hooks.deliveries;
  expect(await kept(all.map(({ guid }) => guid))).toEqual(missed.toReversed());
  const was = all.find(({ guid }) => guid === missed[0]);
  expect(await store.inbox.find(missed[0] ?? '')).toMatchObject({
    event: 'issue_comment',
    body: was?.payload,
    dueAt: now,
    installation: one.app.installation,
    repository: REPO,
    state: 'waiting',
    meaning: expect.stringMatching(/ comment \d+ /),
  });
});

atNight('it is worked in the order in which it happened', async () => {
  const missed = await lost('/rekindle resume', '/rekindle retry', '/rekindle skip');
  await github.commit(REPO, 'feature', [{ files: { z: 'z' }, by: 'bob' }]);
  await github.hooks.idle();
  await fetched();
  const seen = watch(store.inbox, { now: () => now });
  await seen.reached(3);
  expect(seen.begun.map(({ id }) => id)).toEqual(missed);
});

atNight('an event that is no comment stands where GitHub tried first to deliver it', async () => {
  receiver.answer(503);
  await github.commit(REPO, 'feature', [{ files: { z: 'z' }, by: 'bob' }]);
  await github.hooks.idle();
  const push = github.hooks.deliveries.find(({ event }) => event === 'push');
  await new Promise((resolve) => setTimeout(resolve, 1001));
  await github.hooks.redeliver(push?.id ?? 0);
  expect(await fetched()).toBeGreaterThan(0);
  const found = await store.inbox.find(push?.guid ?? '');
  // GitHub's list tells times in whole seconds.
  expect(found?.at).toBe(Math.floor(Date.parse(push?.delivered_at ?? '') / 1000) * 1000);
});

atNight('a second reading finds nothing, and asks for no payload', async () => {
  await lost('/rekindle resume');
  expect(await fetched()).toBe(1);
  expect(await fetched()).toBe(0);
  expect(asked()).toEqual({ payloads: 1, pages: 2 });
});

atNight(
  'what arrived at the second try, or is known though its answer was lost, is not asked for',
  async () => {
    const [again = '', known = ''] = await lost('/rekindle resume', '/rekindle retry');
    await github.hooks.redeliver(github.hooks.deliveries.find(({ guid }) => guid === again)?.id ?? 0);
    await store.inbox.keep([delivery(known)], now);
    expect(await fetched()).toBe(0);
    expect(asked().payloads).toBe(0);
  },
);

atNight('what failed twice is asked for once', async () => {
  const [guid = ''] = await lost('/rekindle resume');
  receiver.answer(500);
  await github.hooks.redeliver(github.hooks.deliveries[0]?.id ?? 0);
  expect(await fetched()).toBe(1);
  expect(asked().payloads).toBe(1);
  expect(await kept([guid])).toEqual([guid]);
});

atNight('W02 what another delivery said meanwhile is not kept twice', async () => {
  github.hooks.rule({ kind: 'duplicate', guid: 'new' });
  receiver.answer(503);
  await say('/rekindle resume');
  expect(github.hooks.deliveries).toHaveLength(2);
  expect(await fetched()).toBe(1);
});

atNight('nothing follows from what nobody works', async () => {
  await lost('Nice work!');
  expect(await fetched()).toBe(0);
  expect((await store.inbox.figures()).waiting).toBe(0);
});

/** So many more tries of other deliveries, older by a second each. */
function older(count: number, more: object = {}): readonly string[] {
  const [like] = github.world.extras.deliveries;
  if (!like) throw new Error('there is none to be like');
  return Array.from({ length: count }, (_, at) => {
    const guid = randomUUID();
    const delivered_at = new Date(Date.parse(like.delivered_at) - 1000 * (at + 1)).toISOString();
    const id = like.id - 1 - at;
    github.world.extras.deliveries.push({ ...like, id, guid, delivered_at, ...more });
    return guid;
  });
}

atNight('long lists are read to their end, page by page', async () => {
  await say('/rekindle status');
  older(230);
  const { payload } = github.hooks.deliveries[0] ?? { payload: '' };
  const other = payload.replaceAll('/rekindle status', '/rekindle resume').replace(/"id":\d+/g, '"id":9');
  const [last = ''] = older(1, {
    id: 1000,
    delivered_at: new Date(Date.now() - DAY).toISOString(),
    status_code: 502,
    payload: other,
  });
  expect(await fetched()).toBe(1);
  expect(asked()).toEqual({ payloads: 1, pages: 3 });
  expect(await kept([last])).toEqual([last]);
});

atNight('it is read back to the last time and ten minutes, at first three days', async () => {
  await say('/rekindle status');
  const at = (ago: number) => ({ delivered_at: new Date(now - ago).toISOString(), status_code: 502 });
  const event = { event: 'installation', payload: '{"action":"created","installation":{"id":1}}' };
  const recent = older(1, { id: 3000, ...at(2.9 * DAY), ...event });
  const old = older(1, { id: 2000, ...at(3.1 * DAY), ...event });
  expect(await fetched()).toBe(1);
  expect(await kept([...old, ...recent])).toEqual(recent);
  now += 60 * MINUTE;
  const late = older(1, { id: 4000, ...at(9 * MINUTE + 60 * MINUTE), ...event });
  const early = older(1, { id: 3500, ...at(11 * MINUTE + 60 * MINUTE), ...event });
  expect(await fetched()).toBe(1);
  expect(await kept([...early, ...late])).toEqual(late);
});

atNight('R10 a clock that was ahead passes over nothing that comes next', async () => {
  const right = now;
  github.world.date = () => new Date(right);
  now += 40 * DAY;
  await fetched();
  const missed = await lost('/rekindle resume');
  expect(await fetched()).toBe(1);
  // Nor does what an older version noted by such a clock.
  await store.notes.set('hook deliveries are read up to', String(now));
  const next = await lost('/rekindle retry');
  expect(await fetched()).toBe(1);
  expect(await kept([...missed, ...next])).toEqual([...missed, ...next]);
});

atNight('a payload that GitHub has no more is told of, the others are kept', async () => {
  const [gone = '', there = ''] = await lost('/rekindle resume', '/rekindle retry');
  const id = github.hooks.deliveries.find(({ guid }) => guid === gone)?.id;
  github.fault({ on: ({ path }) => path.endsWith(`/deliveries/${id}`), kind: '404', times: 9 });
  expect(await reading()).toEqual({ fetched: 1, lost: [gone], left: 0 });
  expect(await kept([gone, there])).toEqual([there]);
});

atNight('what GitHub cannot say now is read the next time: nothing is passed over', async () => {
  const missed = await lost('/rekindle resume', '/rekindle retry');
  const id = github.hooks.deliveries.find(({ guid }) => guid === missed[0])?.id;
  github.fault({ on: ({ path }) => path.endsWith(`/deliveries/${id}`), kind: '502', times: 9 });
  // One that cannot be had keeps no other from being fetched.
  expect(await reading()).toEqual({ fetched: 1, lost: [], left: 1 });
  github.clearFaults();
  now += 60 * MINUTE;
  expect(await fetched()).toBe(1);
  expect(await kept(missed)).toEqual(missed);
});

atNight(
  'what is no webhook goes the way of those that arrive, and keeps no other from being kept',
  async () => {
    const missed = await lost('/rekindle resume', '/rekindle retry');
    const odd = github.hooks.deliveries.find(({ guid }) => guid === missed[0]);
    const app = await one.tokens.app();
    const request = async (route: `GET ${string}`) =>
      route.endsWith(`/${odd?.id}`)
        ? { data: { request: { payload: ['no', 'object'] } } }
        : app.request(route);
    const arrive = vi.spyOn(store.inbox, 'arrive');
    const found = await fetchMissed({ app: { ...app, request } as unknown as Client, ...store, now });
    expect(found).toEqual({ fetched: 1, lost: [], left: 0 });
    expect(await kept(missed)).toEqual(missed.slice(1));
    const [arrival] = arrive.mock.lastCall ?? [];
    expect(arrival).toMatchObject({ id: missed[0], event: 'issue_comment' });
    expect(Buffer.from(arrival?.bytes ?? []).toString()).toBe('["no","object"]');
  },
);

atNight('what the store cannot take is read the next time', async () => {
  await lost('/rekindle resume');
  const keep = vi.spyOn(store.inbox, 'keep').mockRejectedValueOnce(new Error('SQLITE_FULL'));
  await expect(fetched()).rejects.toThrow('SQLITE_FULL');
  now += 60 * MINUTE;
  expect(await fetched()).toBe(1);
  expect(keep).toHaveBeenCalledTimes(2);
});

test('nothing in this was badly said', () => {
  expect(github.problems).toEqual([]);
});
