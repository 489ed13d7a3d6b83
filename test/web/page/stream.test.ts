// The stream of an open page: it says that something moved, to those who may see where, and no more.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PeopleOnGitHub } from '../../../src/model/github/person.ts';
import { atNight } from '../../exhaustive.ts';
import { decisionOf } from '../../report/sample.ts';
import { configure, repositoryNamed } from '../../standin/repositories.ts';
import { formFor, NOW, openScene, type Scene, tokenOf, type Visitor } from './scene.ts';

let scene: Scene;
/** By one after the other a step, so that each row differs from the last. */
let step = 0;
beforeAll(async () => {
  scene = await openScene({
    limits: { client: 9e5, signIns: 9e5, commands: 9e5, streams: [2, 3], look: 5, beat: 5, patience: 9e5 },
  });
  scene.github.keep();
});
afterAll(() => scene.close());
beforeEach(() => {
  scene.now = NOW;
  scene.github.reset();
});

interface Listening {
  readonly status: number;
  readonly type: string | null;
  /** What has come so far, without signs of life. */
  readonly said: () => string;
  /** Until this was said. */
  until(words: string): Promise<void>;
  /** Until so many signs of life have come from now on. */
  beats(count: number): Promise<void>;
  /** Until it ended. */
  readonly ended: Promise<void>;
  close(): void;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

async function listen(visitor: Visitor, where = '/events'): Promise<Listening> {
  const stop = new AbortController();
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${scene.origin}${where}`, { headers: { cookie }, signal: stop.signal });
  let text = '';
  const read = async () => {
    try {
      for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString('utf8');
    } catch {
      // Closed from here.
    }
  };
  const ended = read();
  const count = () => text.split(': beat').length;
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    said: () => text.replaceAll(': beat\n\n', ''),
    async until(words) {
      while (!text.includes(words)) await turn();
    },
    async beats(more) {
      const from = count();
      while (count() < from + more) await turn();
    },
    ended,
    close: () => stop.abort(),
  };
}

async function as(login: string): Promise<Visitor> {
  scene.github.signIns.login = login;
  const visitor = scene.visitor();
  await visitor.signIn();
  return visitor;
}

const moved = async (repository: string) => {
  step += 1;
  await scene.found(repository, { decision: decisionOf({ instruction: `Step ${step}.` }) });
};
const MOVED = 'event: moved\ndata: {}\n\n';

test('says that something moved where the person may look, and nothing about it', async () => {
  const [ada, carol] = [await listen(await as('ada')), await listen(await as('carol'))];
  expect([ada.status, ada.type]).toEqual([200, 'text/event-stream; charset=utf-8']);
  await ada.beats(3);
  await moved('harbour/tides');
  await ada.until(MOVED);
  await moved('harbour/vault');
  await carol.until(MOVED);
  await ada.beats(3);
  expect([ada.said(), carol.said()]).toEqual([`retry: 5000\n\n${MOVED}`, `retry: 5000\n\n${MOVED}`]);
  ada.close();
  carol.close();
});

atNight('of a repository that was taken away nothing is said', async () => {
  const ada = await listen(await as('ada'));
  await ada.beats(3);
  configure(scene.github.world, repositoryNamed(scene.github.world, 'harbour/tides'), { roles: {} });
  scene.now += 60_000;
  await moved('harbour/tides');
  await ada.beats(5);
  expect(ada.said()).toBe('retry: 5000\n\n');
  ada.close();
});

atNight('what moved between the page and its stream is said as it opens', async () => {
  const visitor = await as('ada');
  await moved('harbour/tides');
  const [, where = ''] = /data-live="([^"]*)"/.exec((await visitor.get('/')).text) ?? [];
  expect(where).toMatch(/^\/events\?since=\d+$/);
  const early = await listen(visitor, where);
  await early.beats(3);
  expect(early.said()).toBe('retry: 5000\n\n');
  early.close();
  await early.ended;
  await moved('harbour/vault');
  const other = await listen(visitor, where);
  await other.beats(3);
  expect(other.said()).toBe('retry: 5000\n\n');
  other.close();
  await other.ended;
  await moved('harbour/tides');
  const late = await listen(visitor, where);
  await late.until(MOVED);
  late.close();
});

atNight('what moved before it was opened is on the page already', async () => {
  const visitor = await as('ada');
  await moved('harbour/tides');
  const ada = await listen(visitor);
  await ada.beats(5);
  expect(ada.said()).toBe('retry: 5000\n\n');
  ada.close();
});

atNight('a command that is watched is reported when it stands otherwise, to its giver alone', async () => {
  const visitor = await as('ada');
  await moved('harbour/tides');
  const fields = formFor((await visitor.get('/')).text, 'resume');
  await visitor.post('/commands', fields);
  const where = `/events?form=${fields['form']}&state=waiting`;
  const [ada, bob] = [await listen(visitor, where), await listen(await as('bob'), where)];
  await ada.beats(3);
  expect(ada.said()).not.toContain('moved');
  const fate = scene.fates.get(fields['form'] ?? '');
  if (!fate) throw new Error('expected what has become of it');
  scene.fates.set(fields['form'] ?? '', { ...fate, state: 'done' });
  await ada.until(MOVED);
  await bob.beats(5);
  expect([ada.said().split('moved').length - 1, bob.said()]).toEqual([1, 'retry: 5000\n\n']);
  // Of one that was settled before the stream was open as well.
  const late = await listen(visitor, where);
  await late.until(MOVED);
  for (const one of [ada, bob, late]) one.close();
});

atNight('ends when the person signs out, and when the session is over', async () => {
  const visitor = await as('ada');
  const first = await listen(visitor);
  await visitor.post('/logout', { token: tokenOf((await visitor.get('/')).text) });
  await first.ended;
  expect(first.said()).toContain('event: over\ndata: {}\n\n');
  const second = await listen(await as('ada'));
  scene.now += 3_600_000;
  await second.ended;
  expect(second.said()).toContain('event: over');
});

test('is bounded: two of a person and three in all; one that is closed makes room', async () => {
  const [ada, bob, carol] = [await as('ada'), await as('bob'), await as('carol')];
  const elsewhere = await as('ada');
  const [one, two] = [await listen(ada), await listen(elsewhere)];
  for (const more of [ada, elsewhere]) expect((await listen(more)).status).toBe(503);
  const three = await listen(bob);
  expect([one.status, two.status, three.status]).toEqual([200, 200, 200]);
  expect((await listen(carol)).status).toBe(503);
  one.close();
  let four = await listen(carol);
  while (four.status === 503) four = await listen(carol);
  expect(four.status).toBe(200);
  for (const open of [two, three, four]) open.close();
});

atNight('HEAD has the head alone, and keeps no stream', async () => {
  const visitor = await as('ada');
  for (let at = 0; at < 5; at += 1) {
    const head = await visitor.get('/events', {}, 'HEAD');
    expect([head.status, head.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
  }
});

atNight('where a look fails it is made again', async () => {
  const ada = await listen(await as('ada'));
  await ada.beats(3);
  scene.now += 60_000;
  scene.github.fault({ on: ({ path }) => path.startsWith('/user/installations'), kind: '503', times: 9 });
  await moved('harbour/tides');
  while (!JSON.stringify(scene.logged).includes('is looked for again')) await turn();
  scene.github.clearFaults();
  await ada.until(MOVED);
  ada.close();
});

atNight('whoever is left waiting by GitHub keeps no one else waiting, and is told afterwards', async () => {
  const unanswered = new Set<string>();
  const through = (people: PeopleOnGitHub): PeopleOnGitHub => ({
    ...people,
    async repositoriesOf(token) {
      const { login } = await people.userOf(token);
      return unanswered.has(login) ? new Promise(() => {}) : people.repositoriesOf(token);
    },
  });
  const pace = { client: 9e5, signIns: 9e5, commands: 9e5, look: 5, beat: 5, patience: 20 };
  const own = await openScene({ limits: { ...pace, streams: [2, 3] }, through });
  const before = scene;
  scene = own;
  const [ada, carol] = [await listen(await as('ada')), await listen(await as('carol'))];
  await ada.beats(3);
  scene.now += 60_000;
  unanswered.add('ada');
  await moved('harbour/tides');
  await moved('harbour/vault');
  await carol.until(MOVED);
  expect(ada.said()).not.toContain('moved');
  unanswered.clear();
  scene.now += 60_000;
  await ada.until(MOVED);
  ada.close();
  carol.close();
  scene = before;
  await own.close();
});

atNight('all of them end with the bot', async () => {
  const own = await openScene();
  const before = scene;
  scene = own;
  const ada = await listen(await as('ada'));
  own.page.stop();
  await ada.ended;
  expect((await listen(await as('ada'))).status).toBe(503);
  scene = before;
  await own.close();
});
