// Which reported projects are due: all that are active and without a heartbeat, each state once.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { recoveryIn } from '../../src/app/errands.ts';
import { keepStale } from '../../src/app/projects.ts';
import type { Store } from '../../src/model/store.ts';
import { newStore, SQLITE } from '../store/bases.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-27T12:00:00.000Z');

interface Row {
  readonly status?: 'active' | 'paused' | 'completed' | 'failed';
  /** Minutes. */
  readonly age?: number;
  readonly workflow?: string;
}

async function put({ projects }: Store, { status = 'active', age = 60, workflow }: Row): Promise<string> {
  const id = randomUUID();
  const at = new Date(NOW - age * MINUTE).toISOString();
  const rest = { goal: null, repository: null, repositoryId: null, ref: null };
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
  const inbox: Pick<Store['inbox'], 'keep'> = {
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

test('of more than a page none is passed over', async () => {
  const updatedAt = new Date(0).toISOString();
  const rows = Array.from({ length: 205 }, (_, at) => {
    const id = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
    const project = { id, goal: null, repository: null, repositoryId: null, ref: null, workflow: null };
    const row = { currentTaskId: null, currentAgentId: null, lastAction: null, metadata: {} };
    return {
      project: { ...project, createdAt: updatedAt },
      state: { projectId: id, ...row, status: 'active' as const, updatedAt },
    };
  });
  const kept = new Set<string>();
  const list: Store['projects']['list'] = async ({ after = '', limit }) =>
    rows.filter(({ project }) => project.id > after).slice(0, limit);
  const keep: Store['inbox']['keep'] = async (all) => {
    for (const { id } of all) kept.add(id);
    return new Set(all.map(({ id }) => id));
  };
  const history = async () => [];
  expect(await keepStale({ list, history }, { keep }, SETTINGS)).toEqual({ active: 205, kept: 205 });
  expect(kept.size).toBe(205);
});
