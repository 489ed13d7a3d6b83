// What happens to the App itself and to whole repositories, and how little follows from it.
import { beforeEach, describe, expect, test } from 'vitest';
import { toldBy } from '../../../src/app/events/classify-webhooks.ts';
import { live } from '../../../src/app/events/installation-events.ts';
import { SWEEP } from '../../../src/app/events/internal-jobs.ts';
import { keepDue } from '../../../src/app/scheduled/sweep-schedule.ts';
import type { Delivery, Outcome } from '../../../src/model/bot/inbox.ts';
import type { Store } from '../../../src/model/bot/store.ts';
import { changed, sampleOf } from '../../github/payloads.ts';
import { newStore, SQLITE, watch } from '../../store/bases.ts';
import { delivery } from '../../store/delivery.ts';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;
const APART = 20_000;

interface Kept {
  readonly sweep: Delivery;
  readonly dueAt: number;
}
let kept: Kept[] = [];
let renamed: unknown[] = [];
let forgotten: unknown[] = [];
beforeEach(() => {
  kept = [];
  renamed = [];
  forgotten = [];
});

const lives = (event: string, payload: unknown): Promise<Outcome> =>
  live(
    { event, body: JSON.stringify(payload) },
    {
      async keep(all, dueAt) {
        for (const sweep of all) kept.push({ sweep, dueAt });
        return new Set(all.map(({ id }) => id));
      },
      projects: {
        async renamed(...told) {
          renamed.push(told);
        },
      },
      inbox: { parked: async () => [], retry: async () => false },
      async forget(...what) {
        forgotten.push(what);
      },
      now: NOW,
      every: DAY,
    },
  );

const byStore = ({ inbox, projects }: Pick<Store, 'inbox' | 'projects'>) => ({
  keep: (all: readonly Delivery[], dueAt: number) => inbox.keep(all, dueAt),
  inbox,
  projects,
  forget: async () => {},
  now: NOW,
  every: DAY,
});

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: 1000 + at, full_name: `acme/r${at}`, private: true }));
const installed = (count: number) => ({
  ...sampleOf('installation', 'created'),
  action: 'created',
  installation: { id: 5 },
  repositories: many(count),
});

describe('W07 installed on 500 repositories', () => {
  test('keeps 500 looks, one after the other, and does nothing else', async () => {
    const reason = '500 repositories will be looked at.';
    expect(await lives('installation', installed(500))).toEqual({ kind: 'done', reason });
    expect(renamed).toEqual([]);
    expect(new Set(kept.map(({ sweep }) => sweep.event))).toEqual(new Set([SWEEP]));
    expect(kept.map(({ dueAt }) => dueAt)).toEqual(Array.from({ length: 500 }, (_, at) => NOW + at * APART));
    expect(new Set(kept.map(({ sweep }) => sweep.lane)).size).toBe(500);
    expect(JSON.parse(kept[7]?.sweep.body ?? '')).toEqual({
      id: 1007,
      owner: 'acme',
      name: 'r7',
      installation: 5,
    });
  });

  test('keeps none of them twice, also by the schedule', async () => {
    const { inbox, projects } = await newStore(SQLITE);
    const body = JSON.stringify(installed(500));
    const by = byStore({ inbox, projects });
    await live({ event: 'installation', body }, by);
    await live({ event: 'installation', body }, by);
    expect((await inbox.figures()).waiting).toBe(500);
    const targets = many(500).map(({ id, full_name }) => ({
      id,
      owner: 'acme',
      name: full_name.slice(5),
      installation: 5,
    }));
    expect(await keepDue(targets, DAY, NOW, inbox)).toBe(0);
  });

  test('keeps nobody waiting: what people order in one of them is worked before its first look', async () => {
    const { inbox, projects } = await newStore(SQLITE);
    const body = JSON.stringify(installed(10));
    await live({ event: 'installation', body }, byStore({ inbox, projects }));
    const lane = 'repository 1009';
    let now = NOW + 60_000;
    await inbox.keep([delivery('order', { lane, at: now, receivedAt: now })], now);
    const seen = watch(inbox, { now: () => now });
    await expect.poll(() => seen.begun.map(({ id }) => id)).toContain('order');
    expect(seen.begun.some((one) => one.lane === lane && one.event === SWEEP)).toBe(false);
    await seen.stop();
    now = NOW + 9 * APART;
    const later = watch(inbox, { now: () => now });
    await expect.poll(() => later.begun.some((one) => one.lane === lane && one.event === SWEEP)).toBe(true);
  });
});

describe('looks at what it may see from now on', () => {
  test.each<[string, object, readonly string[]]>([
    [
      'installation_repositories',
      {
        action: 'added',
        installation: { id: 5 },
        repositories_added: many(2),
        repositories_removed: many(9),
      },
      ['acme/r0', 'acme/r1'],
    ],
    ['installation', { action: 'unsuspend', installation: { id: 5 } }, []],
    [
      'installation',
      { action: 'new_permissions_accepted', installation: { id: 5 }, repositories: many(1) },
      ['acme/r0'],
    ],
    ['installation', { action: 'created', installation: { id: 5 }, repositories: null }, []],
  ])('%s %j', async (event, payload, names) => {
    expect(await lives(event, payload)).toMatchObject({ kind: 'done' });
    expect(kept.map(({ sweep }) => sweep.repository)).toEqual(names);
  });

  test('as GitHub’s own examples say it', async () => {
    const added = sampleOf('installation_repositories', 'added');
    await lives('installation_repositories', added);
    const { repositories_added } = Object(added);
    expect(kept.map(({ sweep }) => sweep.repository)).toEqual(
      repositories_added.map((one: { full_name: string }) => one.full_name),
    );
    expect(kept.length).toBeGreaterThan(0);
  });
});

describe('W08 does nothing', () => {
  test.each([
    ['installation', 'deleted'],
    ['installation', 'suspend'],
    ['installation_repositories', 'removed'],
  ])('at %s %s', async (event, action) => {
    const outcome = await lives(event, { ...sampleOf(event, action), repositories: many(3) });
    expect(outcome).toEqual({ kind: 'done', reason: `It was ${action}.` });
    expect([kept, renamed]).toEqual([[], []]);
  });
});

test('W08 what was given up for want of an installation is tried again when it is there', async () => {
  const { inbox, projects } = await newStore(SQLITE);
  const mine = delivery('mine', { installation: 5, lane: 'a' });
  const others = delivery('others', { installation: 6, lane: 'b' });
  await inbox.keep([mine, others], NOW);
  let left = 2;
  await new Promise<void>((done) => {
    const stop = inbox.serve({
      lanes: 2,
      now: () => NOW,
      failed: () => {},
      async work() {
        left -= 1;
        if (left === 0) setImmediate(() => void stop().then(done));
        return { kind: 'parked', reason: 'It is suspended.' };
      },
    });
  });
  const payload = { action: 'unsuspend', installation: { id: 5 } };
  await live({ event: 'installation', body: JSON.stringify(payload) }, byStore({ inbox, projects }));
  expect(await inbox.find('mine')).toMatchObject({ state: 'waiting', tries: 0 });
  expect(await inbox.find('others')).toMatchObject({ state: 'parked' });
});

describe('what may not be read any more is not kept', () => {
  test.each<[string, object, unknown]>([
    ['installation', { action: 'deleted', repositories: many(2) }, 'all'],
    ['installation', { action: 'suspend' }, 'all'],
    [
      'installation_repositories',
      { action: 'removed', repositories_added: [], repositories_removed: many(2) },
      ['acme/r0', 'acme/r1'],
    ],
    ['repository', { action: 'deleted', repository: many(1)[0] }, ['acme/r0']],
  ])('%s %j', async (event, payload, names) => {
    await lives(event, { ...payload, installation: { id: 5 } });
    expect(forgotten).toEqual([[5, names]]);
  });

  test.each<[string, object]>([
    ['installation', { action: 'unsuspend' }],
    ['installation_repositories', { action: 'added', repositories_removed: many(1) }],
    ['repository', { action: 'renamed', repository: many(1)[0] }],
  ])('what goes on stays: %s %j', async (event, payload) => {
    await lives(event, { ...payload, installation: { id: 5 } });
    expect(forgotten).toEqual([]);
  });
});

describe('W10 a repository', () => {
  test.each(['renamed', 'transferred'])(
    'that was %s has its new name, in the projects too',
    async (action) => {
      const payload = changed(sampleOf('repository', action), 'repository.full_name', 'ann/later');
      expect(await lives('repository', payload)).toEqual({
        kind: 'done',
        reason: `The repository was ${action}.`,
      });
      expect(renamed).toEqual([
        [Object(payload['repository']).id, 'ann/later', expect.stringContaining('/')],
      ]);
      expect(kept).toEqual([]);
    },
  );

  test('is found by what it was called where no project knows its number yet', async () => {
    const { inbox, projects } = await newStore(SQLITE);
    const project = { goal: null, ref: null, workflow: null, createdAt: '2026-03-01T12:00:00.000Z' };
    const id = '550e8400-e29b-41d4-a716-446655440000';
    await projects.create({ ...project, id, repository: 'Ann/Old', repositoryId: null });
    const was = changed(sampleOf('repository', 'renamed'), 'changes.repository.name.from', 'old');
    const body = JSON.stringify(changed(was, 'repository.full_name', 'ann/new'));
    await live({ event: 'repository', body }, byStore({ inbox, projects }));
    expect((await projects.find(id))?.project).toMatchObject({ repository: 'ann/new' });
    expect((await projects.find(id))?.project.repositoryId).toBeGreaterThan(0);
  });

  test('is found by its id in the store', async () => {
    const { inbox, projects } = await newStore(SQLITE);
    const project = { goal: null, ref: null, workflow: null, createdAt: '2026-03-01T12:00:00.000Z' };
    const ids = ['11111111-2222-4333-8444-555555555555', '550e8400-e29b-41d4-a716-446655440000'];
    for (const [at, id] of ids.entries())
      await projects.create({
        ...project,
        id,
        repository: 'ann/old',
        repositoryId: [186853002, 2][at] ?? null,
      });
    const payload = changed(sampleOf('repository', 'renamed'), 'repository.id', 186853002);
    const body = JSON.stringify(changed(payload, 'repository.full_name', 'ann/new'));
    await live({ event: 'repository', body }, byStore({ inbox, projects }));
    const names = await Promise.all(ids.map(async (id) => (await projects.find(id))?.project.repository));
    expect(names).toEqual(['ann/new', 'ann/old']);
  });
});

test.each<[string, object]>([
  ['repositories without names', { action: 'created', installation: { id: 5 }, repositories: [{ id: 1 }] }],
  ['no action', { installation: { id: 5 } }],
  [
    'an odd name',
    { action: 'created', installation: { id: 5 }, repositories: [{ id: 1, full_name: 'a/b/c' }] },
  ],
])('R09 %s are parked with a reason, and nothing is kept', async (_, payload) => {
  const reason = 'The payload of installation lacks what is used of it.';
  expect(await lives('installation', payload)).toEqual({ kind: 'parked', reason });
  expect(kept).toEqual([]);
});

test('what is of life is what is told of it', () => {
  for (const event of ['installation', 'installation_repositories', 'repository'])
    expect(toldBy({ id: '1', event, body: '{"action":"no-such-action"}', receivedAt: NOW })).toEqual({
      kind: 'nothing',
    });
});
