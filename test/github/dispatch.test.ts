// Waking an agent happens once: cut off anywhere and begun again, and by two in any order of their calls.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { land } from '../../src/github/write/apply-effects.ts';
import { leaseRef } from '../../src/github/write/dispatch-lease.ts';
import type { DispatchEffect } from '../../src/model/github/effects.ts';
import { atNight, share } from '../exhaustive.ts';
import type { GitHub } from '../standin/github.ts';
import {
  asRun,
  both,
  crashAt,
  endRun,
  operationsSince,
  orders,
  refsLike,
  rerun,
  startRun,
  twoRuns,
} from './dispatch-scene.ts';
import { changes, dispatch, groundOf, REPO, startEffects, workflow } from './effects-scene.ts';
import { clientOf } from './scenes.ts';

let github: GitHub;
let now = Date.now();
let ids: readonly [number, number];
beforeAll(async () => {
  github = await startEffects({ now: () => new Date(now) });
  ids = [startRun(github), startRun(github)];
  github.keep();
});
beforeEach(() => {
  now = Date.now();
  github.reset();
});
afterEach(() => expect(github.problems).toEqual([]));
afterAll(() => github.close());

describe('once', () => {
  test.each([
    ['repository-dispatch', dispatch, { name: 'rekindle-resume', payload: { workflow: 'a' } }, null],
    ['workflow-dispatch', workflow, { name: 'agent.yml', ref: 'work', payload: { at: 'a' } }, /runs\/\d+$/],
  ] as const)('%s: what it takes, and what it takes to see that it was done', async (_, make, told, url) => {
    const effect = make(github);
    const ground = await asRun(github, ids[0]);
    const from = github.calls.length;
    const done = await land(effect, ground);
    expect(done).toMatchObject({ outcome: 'done', url: url && expect.stringMatching(url) });
    const at = leaseRef(effect.key).slice('refs/'.length);
    const send = url === null ? 'POST /dispatches' : 'POST /actions/workflows/agent.yml/dispatches';
    expect(operationsSince(github, from)).toEqual([
      `GET /git/ref/${at.replaceAll('/', '%2F')}`,
      `GET /git/commits/${effect.base}`,
      'POST /git/commits',
      'POST /git/refs',
      send,
      'POST /git/commits',
      'GraphQL',
      'GET /git/matching-refs/rekindle%2Fwake%2F',
    ]);
    const seen = github.calls.length;
    expect(await land(effect, await asRun(github, ids[1]))).toEqual({ ...done, outcome: 'already' });
    expect(github.calls.slice(seen).map(({ kind }) => kind)).toEqual(['graphql', 'read', 'read']);
    expect(github.dispatches).toMatchObject([told]);
  });

  test.each([
    ['repository-dispatch', dispatch],
    ['workflow-dispatch', workflow],
  ] as const)('%s: whether it was done is looked up without doing it', async (_, make) => {
    const effect = make(github);
    const look = async (run: number) => land({ ...effect, look: true }, await asRun(github, run));
    expect(await look(ids[0])).toMatchObject({ outcome: 'moved' });
    expect([refsLike(github), github.dispatches]).toEqual([[], []]);
    // A run that goes on has begun it; once that is over, what it started is looked for.
    const begun = await asRun(github, ids[0]);
    crashAt(github, 4, 'after');
    await expect(land(effect, begun)).rejects.toThrow();
    github.clearFaults();
    expect(await look(ids[1])).toMatchObject({ outcome: 'held' });
    endRun(github, ids[0]);
    now += 600_000;
    expect(await look(ids[1])).toMatchObject({ outcome: 'moved' });
    expect(github.dispatches).toEqual([]);
    await land(effect, await asRun(github, ids[1]));
    expect(await look(ids[1])).toMatchObject({ outcome: 'already' });
    expect(github.dispatches).toHaveLength(1);
  });

  test('what a run that is over has started is looked for in its own way', async () => {
    const effect = workflow(github);
    const begun = await asRun(github, ids[0]);
    crashAt(github, 5, 'after');
    await expect(land(effect, begun)).rejects.toThrow();
    github.clearFaults();
    endRun(github, ids[0]);
    now += 600_000;
    const event = dispatch(github, { key: effect.key });
    // And so is what it says, before the lease keeps that it was done and after.
    const already = {
      outcome: 'already',
      way: { kind: 'workflow-dispatch', workflow: 'agent.yml', ref: 'work' },
    };
    const looked = async () => land({ ...event, look: true }, await asRun(github, ids[1]));
    expect(await looked()).toMatchObject(already);
    expect(await land(event, await asRun(github, ids[1]))).toMatchObject(already);
    expect(await looked()).toMatchObject(already);
    expect(await land(event, await asRun(github, ids[1]))).toMatchObject(already);
    expect(github.dispatches).toHaveLength(1);
  });

  atNight('two orders within one second are two, whatever else was dispatched by us', async () => {
    const ground = await asRun(github, ids[0]);
    expect(await land(dispatch(github), ground)).toMatchObject({ outcome: 'done' });
    expect(await land(dispatch(github, { key: 'wake:b' }), ground)).toMatchObject({ outcome: 'done' });
    expect(github.dispatches).toHaveLength(2);
  });

  atNight('its lease has the tree of the default branch, and says whose it was', async () => {
    const effect = workflow(github);
    const { url } = await land(effect, await asRun(github, ids[0], 3));
    const tip = await github.world.depot.objects.commit(github.tip(REPO, leaseRef(effect.key)) ?? '');
    const base = await github.world.depot.objects.commit(effect.base);
    expect(tip?.tree).toBe(base?.tree);
    expect(tip?.message).toMatch(
      new RegExp(
        `\n\nRekindle-Run: ${ids[0]}\\.3\nRekindle-Begun: \\S+Z\nRekindle-Woken: ${url}\n` +
          'Rekindle-Way: workflow-dispatch agent\\.yml\nRekindle-Ref: work\n',
      ),
    );
  });
});

describe('R01 cut off at any call and begun again: one', () => {
  const CALLS = 8;
  const SENT = 5;

  const POINTS = (['before', 'after'] as const).flatMap((when) =>
    (['by another run', 'by another attempt'] as const).flatMap((by) =>
      ([dispatch, workflow] as const).flatMap((make) =>
        Array.from({ length: CALLS }, (_, at) => ({ when, by, make, way: make.name, at: at + 1 })),
      ),
    ),
  );

  // Both ways, both ends and the call that sends, each side of it; all of them at night.
  test.each(share(POINTS, 13))('$when call $at took effect, $by: $way', async ({ when, by, make, at }) => {
    const effect = make(github);
    const ground = await asRun(github, ids[0]);
    crashAt(github, at, when);
    // Behind the dispatch nothing that fails is a failure.
    const first = await land(effect, ground).catch(() => null);
    expect(first?.outcome ?? 'cut').toBe(at > SENT ? 'done' : 'cut');
    github.clearFaults();
    endRun(github, ids[0]);
    const [id, attempt] = by === 'by another run' ? [ids[1], 1] : [ids[0], rerun(github, ids[0])];
    const second = await asRun(github, id, attempt);
    expect((await land(effect, second)).outcome).toMatch(/done|already/);
    expect(await land(effect, second)).toMatchObject({ outcome: 'already' });
    expect(github.dispatches).toHaveLength(1);
  });
});

describe('R02 two live runs at once, in every order of their calls: one', () => {
  test('where nobody was before', async () => {
    const effect = dispatch(github);
    const two = await twoRuns(github, ids);
    // A look and what is made for it; the ref; the dispatch, or one more look; what is said of it.
    const all = orders([3, 1, 2, 1]);
    expect(all).toHaveLength(70);
    const seen = new Set<string>();
    for (const order of share(all, 9)) {
      github.reset();
      const outcomes = (await both(github, effect, two, order)).map(({ outcome }) => outcome);
      expect(github.dispatches, order.join()).toHaveLength(1);
      seen.add(outcomes.toSorted().join());
    }
    expect([...seen].toSorted()).toEqual(['already,done', 'done,held']);
  });

  atNight.each([
    ['before the dispatch', 4, 'done'],
    ['behind it', 5, 'already'],
  ] as const)('where one died %s', async (_, at, outcome) => {
    const own = await startEffects();
    try {
      const effect = workflow(own);
      const dead = startRun(own);
      const two = await twoRuns(own, [startRun(own), startRun(own)]);
      const ground = await asRun(own, dead);
      crashAt(own, at, 'after');
      await land(effect, ground).catch(() => null);
      endRun(own, dead);
      own.keep();
      // A look and what is made for it; the move of the ref; what was started, or one more look.
      const all = orders([4, 1, 2]);
      expect(all).toHaveLength(20);
      for (const order of share(all, 7)) {
        own.reset();
        const outcomes = (await both(own, effect, two, order)).map((landed) => landed.outcome);
        expect(own.dispatches, order.join()).toHaveLength(1);
        expect(outcomes).toContain(outcome);
      }
      expect(own.problems).toEqual([]);
    } finally {
      await own.close();
    }
  });
});

describe('whoever has it', () => {
  /** A run takes the lease and is gone. */
  async function left(effect: DispatchEffect): Promise<void> {
    const ground = await asRun(github, ids[0]);
    crashAt(github, 4, 'after');
    await land(effect, ground).catch(() => null);
    github.clearFaults();
  }

  test('goes on: it is left to that run, which is named', async () => {
    const effect = dispatch(github);
    await left(effect);
    const writes = github.calls.filter(changes).length;
    const { outcome, why } = await land(effect, await asRun(github, ids[1]));
    expect([outcome, why]).toEqual(['held', `The workflow run ${ids[0]} is at it.`]);
    expect(github.calls.filter(changes)).toHaveLength(writes);
  });

  atNight('is over, runs once more, or was deleted: it is taken over', async () => {
    const effect = dispatch(github);
    for (const end of [
      () => endRun(github, ids[0]),
      () => void rerun(github, ids[0]),
      () => void github.world.rows.runs.delete(ids[0]),
    ]) {
      github.reset();
      await left(effect);
      end();
      expect(await land(effect, await asRun(github, ids[1]))).toMatchObject({ outcome: 'done' });
      expect(github.dispatches).toHaveLength(1);
    }
  });

  atNight('is not found once, as in a copy that lags: it counts as going on', async () => {
    const effect = dispatch(github);
    await left(effect);
    github.fault({ on: ({ path }) => path.includes('/actions/runs/'), kind: '404' });
    expect(await land(effect, await asRun(github, ids[1]))).toMatchObject({ outcome: 'held' });
    expect(github.dispatches).toEqual([]);
  });

  atNight('A12 cannot be asked after: it counts as going on, and what is missing is named', async () => {
    const effect = dispatch(github);
    await left(effect);
    endRun(github, ids[0]);
    const ground = await asRun(github, ids[1]);
    github.fault({ on: ({ path }) => path.includes('/actions/runs/'), kind: '403', times: 2 });
    const { outcome, why } = await land(effect, ground);
    expect(outcome).toBe('held');
    expect(why).toContain(
      'whether it goes on is not known: the permission "actions: read" is missing. Grant it.',
    );
    expect(github.dispatches).toEqual([]);
  });

  atNight('is no workflow run: it counts as going on', async () => {
    const effect = dispatch(github);
    const ground = await groundOf(github);
    crashAt(github, 4, 'after');
    await expect(land(effect, ground)).rejects.toMatchObject({ refused: 'lost' });
    github.clearFaults();
    for (const other of [await groundOf(github), await asRun(github, ids[1])])
      expect(await land(effect, other)).toMatchObject({ outcome: 'held' });
  });

  atNight('is an App that works alone: what it left is its own, and another App is waited for', async () => {
    const effect = dispatch(github);
    const alone = async () => ({ ...(await groundOf(github)), alone: true });
    const ground = await alone();
    crashAt(github, 4, 'after');
    await expect(land(effect, ground)).rejects.toMatchObject({ refused: 'lost' });
    github.clearFaults();
    const rival = { ...(await alone()), account: 'rival[bot]' };
    expect(await land(effect, rival)).toMatchObject({ outcome: 'held' });
    expect(await land(effect, await alone())).toMatchObject({ outcome: 'done' });
    expect(await land(effect, await alone())).toMatchObject({ outcome: 'already' });
    expect(github.dispatches).toHaveLength(1);
  });

  atNight.each(['before', 'after'] as const)('is refused, %s it took effect: woken once', async (when) => {
    const effect = dispatch(github);
    github.fault({ on: ({ path }) => path.endsWith('/dispatches'), kind: '403', when });
    await expect(land(effect, await asRun(github, ids[0]))).rejects.toMatchObject({ refused: 'permission' });
    endRun(github, ids[0]);
    const { outcome } = await land(effect, await asRun(github, ids[1]));
    expect(outcome).toBe(when === 'before' ? 'done' : 'already');
    expect(github.dispatches).toHaveLength(1);
  });

  atNight('X12 a ref that is not ours is left, and is in the way', async () => {
    const effect = dispatch(github);
    const client = clientOf(github, 'ghs_two', 500);
    const ref = leaseRef(effect.key);
    const where = { owner: 'harbour', repo: 'tides' };
    await client.request('POST /repos/{owner}/{repo}/git/refs', { ...where, ref, sha: effect.base });
    const { outcome, why } = await land(effect, await asRun(github, ids[0]));
    expect([outcome, why]).toEqual(['foreign', expect.stringContaining(`under ${ref}`)]);
    expect(github.dispatches).toEqual([]);
  });
});

test('where nobody listens, one that was cut off behind the dispatch is sent once more', async () => {
  const way = { kind: 'repository-dispatch', type: 'nobody-listens' } as const;
  const effect = dispatch(github, { way });
  const ground = await asRun(github, ids[0]);
  crashAt(github, 5, 'after');
  await expect(land(effect, ground)).rejects.toMatchObject({ refused: 'lost' });
  github.clearFaults();
  endRun(github, ids[0]);
  expect(await land(effect, await asRun(github, ids[1]))).toMatchObject({ outcome: 'done' });
  expect(github.dispatches).toHaveLength(2);
});

atNight('leases are taken away two days after they were needed, a few at a time', async () => {
  const ground = await asRun(github, ids[0]);
  for (let at = 0; at < 8; at += 1) await land(dispatch(github, { key: `old:${at}` }), ground);
  expect(refsLike(github)).toHaveLength(8);
  now += 47 * 3_600_000;
  await land(dispatch(github, { key: 'new:1' }), ground);
  expect(refsLike(github)).toHaveLength(9);
  now += 2 * 3_600_000;
  const more = ['new:2', 'new:3', 'new:4'];
  for (const key of more) await land(dispatch(github, { key }), ground);
  const kept = ['new:1', ...more].map(leaseRef);
  expect(refsLike(github).toSorted()).toEqual(kept.toSorted());
  expect(github.dispatches).toHaveLength(12);
});
