// Which reported projects are due: all that are active and without a heartbeat, each state once.
import { randomUUID } from 'node:crypto';
import { Kysely } from 'kysely';
import { GenericSqliteDialect } from 'kysely-generic-sqlite';
import { expect, test } from 'vitest';
import type { Bot } from '../../../src/app/bot-context.ts';
import { recoveryIn, tendingOf } from '../../../src/app/events/internal-jobs.ts';
import { workerOn } from '../../../src/app/events/process-delivery.ts';
import type { BotLogger } from '../../../src/app/log.ts';
import { keepGates } from '../../../src/app/projects/gates.ts';
import { keepStale } from '../../../src/app/projects/recover-projects.ts';
import type { Store } from '../../../src/model/bot/store.ts';
import { stepsFrom } from '../../../src/store/migrations.ts';
import { projectsOver } from '../../../src/store/projects.ts';
import { newStore, SQLITE } from '../../store/bases.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-27T12:00:00.000Z');

interface Row {
  readonly status?: 'active' | 'paused' | 'completed' | 'failed';
  /** Minutes. */
  readonly age?: number;
  readonly workflow?: string;
}

async function put(
  { projects }: Store,
  { status = 'active', age = 60, workflow }: Row,
  repository: string | null = null,
): Promise<string> {
  const id = randomUUID();
  const at = new Date(NOW - age * MINUTE).toISOString();
  const rest = { goal: null, repository, repositoryId: null, ref: null };
  await projects.create({ id, ...rest, workflow: workflow ?? null, createdAt: at });
  const row = { currentTaskId: 't', currentAgentId: null, lastAction: null, metadata: {} };
  await projects.setState({ projectId: id, ...row, status, updatedAt: at }, null);
  return id;
}

const SETTINGS = { staleAfter: 30 * MINUTE, now: NOW };

test('active ones without a heartbeat are kept once for each state; others never', async () => {
  const store = await newStore(SQLITE);
  const due = [await put(store, {}), await put(store, { age: 30 })];
  await put(store, { age: 29 });
  await put(store, { status: 'paused' });
  await put(store, { status: 'completed' });
  await put(store, { status: 'failed' });
  await put(store, { workflow: 'sdd:login' });
  const kept: string[] = [];
  const inbox: Pick<Store['inbox'], 'keep' | 'known'> = {
    known: (ids) => store.inbox.known(ids),
    async keep(all, at) {
      const fresh = await store.inbox.keep(all, at);
      kept.push(...all.filter(({ id }) => fresh.has(id)).map(({ body }) => recoveryIn(body).project));
      return fresh;
    },
  };
  expect(await keepStale(store.projects, inbox, SETTINGS)).toEqual({ active: 3, kept: 2 });
  expect(kept.toSorted()).toEqual(due.toSorted());
  expect(await keepStale(store.projects, inbox, SETTINGS)).toEqual({ active: 3, kept: 0 });
  const later = { ...SETTINGS, now: NOW + MINUTE };
  expect(await keepStale(store.projects, inbox, later)).toEqual({ active: 3, kept: 1 });
});

test('a gate at which something is amiss is looked after once an hour, and by the worker', async () => {
  const store = await newStore(SQLITE);
  const { projects, inbox } = store;
  const gateOf = async (id: string) => {
    const openedAt = new Date(NOW - 60 * MINUTE).toISOString();
    return projects.openGate({ projectId: id, key: `recovery/${id}`, reason: 'r', details: 'd', openedAt });
  };
  const [unasked, waits, nowhere] = [
    await put(store, {}, 'a/b'),
    await put(store, {}, 'a/b'),
    await put(store, {}),
  ];
  await gateOf(unasked);
  await projects.setGateIssue((await gateOf(waits)).id, 7);
  await gateOf(nowhere);
  const over = await put(store, { status: 'completed' });
  const past = await gateOf(over);
  expect(await keepGates(projects, inbox, NOW)).toEqual({ open: 4, kept: 2 });
  expect(await keepGates(projects, inbox, NOW + 30 * MINUTE)).toEqual({ open: 4, kept: 0 });
  expect(await keepGates(projects, inbox, NOW + 60 * MINUTE)).toEqual({ open: 4, kept: 2 });
  const kept = await inbox.find(tendingOf(past, NOW).id);
  const quiet = () => {};
  const log: BotLogger = { debug: quiet, info: quiet, warn: quiet, error: quiet, child: () => log };
  const metrics = { worked: { inc: quiet }, seconds: { observe: quiet } };
  const ground = { probot: { load: async () => {} }, now: () => NOW };
  const work = await workerOn({ log, metrics, ground, store } as unknown as Bot);
  if (!kept) throw new Error('it is kept');
  const held = new AbortController().signal;
  expect(await work(kept, held)).toEqual({
    kind: 'done',
    reason: 'What was asked is past: it is taken back.',
  });
  expect(await work(kept, held)).toEqual({ kind: 'done', reason: 'It is not open any more.' });
  expect(await projects.gates({ projectId: over, open: true })).toEqual([]);
  expect(await keepGates(projects, inbox, NOW)).toEqual({ open: 3, kept: 0 });
});

test('of more than a page none is passed over, and others have their turn between two pages', async () => {
  const updatedAt = new Date(0).toISOString();
  const rows = Array.from({ length: 605 }, (_, at) => ({
    project: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    updatedAt,
    resumed: false,
  }));
  const kept = new Set<string>();
  let [turns, ended] = [0, false];
  const others = () => {
    turns += 1;
    if (!ended) setImmediate(others);
  };
  setImmediate(others);
  const heartbeats: Store['projects']['heartbeats'] = async ({ after = '', limit }) =>
    rows.filter(({ project }) => project > after).slice(0, limit);
  const keep: Store['inbox']['keep'] = async (all) => {
    for (const { id } of all) kept.add(id);
    return new Set(all.map(({ id }) => id));
  };
  const known = async () => new Set<string>();
  expect(await keepStale({ heartbeats }, { keep, known }, SETTINGS)).toEqual({ active: 605, kept: 605 });
  ended = true;
  expect(kept.size).toBe(605);
  expect(turns).toBeGreaterThanOrEqual(2);
});

test('pages of projects of a status are read by an index, without sorting', async () => {
  const { DatabaseSync } = await import('node:sqlite');
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE rekindle_migrations (version INTEGER, name TEXT)');
  for (const step of stepsFrom(0, 'sqlite')) db.exec(step);
  const asked: string[] = [];
  const store = projectsOver(
    new Kysely({
      dialect: new GenericSqliteDialect(() => ({
        db,
        query(_, text, values) {
          const plan = db.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...(values as string[]));
          asked.push(plan.map(({ detail }) => String(detail)).join('; '));
          return { rows: db.prepare(text).all(...(values as string[])) };
        },
        close: () => db.close(),
      })),
    }),
    'sqlite',
  );
  const after = randomUUID();
  await store.heartbeats({ after, limit: 5 });
  await store.list({ status: 'active', kind: 'reported', after, limit: 5 });
  expect(asked).toHaveLength(2);
  for (const plan of asked) {
    expect(plan).toContain('USING INDEX idx_project_state_page (status=? AND project_id>?)');
    expect(plan).not.toContain('TEMP B-TREE');
  }
});
