// Projects of seed 003 with their rows, history, gates and archives; the same on both databases.
import { describe, expect, test } from 'vitest';
import type { NewHistory, Project, ProjectState } from '../../src/model/bot/project.ts';
import { atNight } from '../exhaustive.ts';
import { BASES, newStore } from './bases.ts';

const ID = '550e8400-e29b-41d4-a716-446655440000';
const OTHER = '650e8400-e29b-41d4-a716-446655440000';
const T1 = '2026-01-01T00:00:00.123Z';
const T2 = '2026-01-01T00:00:01.000Z';

const project = (more: Partial<Project> = {}): Project => ({
  id: ID,
  goal: 'Ship the engine',
  repository: 'Ada/Engine',
  repositoryId: 5_000_000_000,
  ref: null,
  workflow: null,
  createdAt: T1,
  ...more,
});

const state = (more: Partial<ProjectState> = {}): ProjectState => ({
  projectId: ID,
  currentTaskId: 'task_implement_auth',
  currentAgentId: 'backend_dev',
  lastAction: 'Created file auth.py',
  status: 'active',
  updatedAt: T1,
  metadata: { files_modified: 3, tests_passing: true, deep: { list: [1, null, 'ü'] } },
  ...more,
});

const line = (more: Partial<NewHistory> = {}): NewHistory => ({
  projectId: ID,
  at: T1,
  by: 'orchestrator',
  kind: 'task_assigned',
  taskId: 'task_implement_auth',
  agentId: null,
  action: 'Assigned',
  details: { why: 'first' },
  key: null,
  ...more,
});

describe.each(BASES)('projects on $name', (base) => {
  atNight('are made once, brought up to date, and found by their id in either case', async () => {
    const { projects } = await newStore(base);
    expect(await projects.create(project())).toBe(true);
    expect(await projects.create(project({ goal: 'other' }))).toBe(false);
    expect(await projects.find(ID.toUpperCase())).toEqual({ project: project(), state: null });
    await projects.put(project({ goal: 'New goal', ref: 'main', repositoryId: null, createdAt: T2 }));
    expect((await projects.find(ID))?.project).toEqual(project({ goal: 'New goal', ref: 'main' }));
    await projects.put(project({ repository: 'ada/other', repositoryId: null }));
    expect((await projects.find(ID))?.project.repositoryId).toBeNull();
    await projects.put(project({ id: OTHER.toUpperCase(), workflow: 'sdd:login' }));
    expect((await projects.find(OTHER))?.project).toEqual(project({ id: OTHER, workflow: 'sdd:login' }));
    expect(await projects.find(`{${ID}}`)).toBeNull();
  });

  atNight('are listed by status, repository and kind, page by page', async () => {
    const { projects } = await newStore(base);
    const ids = [1, 2, 3, 4].map((digit) => `${digit}${ID.slice(1)}`);
    for (const [index, id] of ids.entries())
      await projects.create(project({ id, workflow: index % 2 === 0 ? null : `sdd:${index}` }));
    await projects.put(project({ id: ids[3] ?? '', repository: 'bob/tool' }));
    await projects.setState(state({ projectId: ids[1] ?? '', status: 'paused' }), null);
    const list = async (query: Partial<Parameters<typeof projects.list>[0]>) =>
      (await projects.list({ limit: 10, ...query })).map((row) => row.project.id[0]).join('');
    expect(await list({})).toBe('1234');
    expect(await list({ limit: 2 })).toBe('12');
    expect(await list({ limit: 2, after: ids[1] ?? '' })).toBe('34');
    expect(await list({ status: 'paused' })).toBe('2');
    expect(await list({ repository: 'ADA/engine' })).toBe('123');
    expect(await list({ kind: 'found' })).toBe('24');
    expect(await list({ kind: 'reported', repository: 'ada/engine' })).toBe('13');
    expect(await projects.figures()).toEqual({ active: 0, paused: 1, completed: 0, failed: 0, none: 3 });
  });

  atNight('of repositories are told by number, by name without one; what is over comes last', async () => {
    const { projects } = await newStore(base);
    const [one = '', two = '', three = '', four = '', five = ''] = [1, 2, 3, 4, 5].map(
      (digit) => `${digit}${ID.slice(1)}`,
    );
    await projects.create(project({ id: one }));
    // Its name is that of another repository by now: the number counts.
    await projects.create(project({ id: two, repository: 'bob/tool' }));
    await projects.create(project({ id: three, repository: 'ada/ENGINE', repositoryId: null }));
    await projects.create(project({ id: four, repository: 'bob/tool', repositoryId: 7 }));
    await projects.create(project({ id: five, repository: null, repositoryId: null }));
    await projects.setState(state({ projectId: one, status: 'completed', updatedAt: T2 }), null);
    await projects.setState(state({ projectId: two }), null);
    const list = async (places: Parameters<typeof projects.inRepositories>[0], limit = 10) =>
      (await projects.inRepositories(places, limit)).map((row) => row.project.id[0]).join('');
    const engine = { id: 5_000_000_000, repository: 'ada/engine' };
    expect(await list([engine])).toBe('231');
    expect(await list([engine], 2)).toBe('23');
    expect(await list([{ id: 1, repository: 'ada/other' }])).toBe('');
    expect(await list([])).toBe('');
    const many = Array.from({ length: 1_200 }, (_, at) => ({ id: 100 + at, repository: `x/${at}` }));
    expect(await list([...many, engine, { id: 7, repository: 'bob/tool' }])).toBe('2341');
  });

  test('say where something moved since a line', async () => {
    const { projects } = await newStore(base);
    await projects.create(project());
    await projects.create(project({ id: OTHER, repositoryId: null }));
    expect(await projects.movesSince(0, 10)).toEqual([]);
    await projects.record(line());
    await projects.record(line({ projectId: OTHER }));
    await projects.record(line());
    const all = await projects.movesSince(0, 10);
    expect(all.map(({ repositoryId }) => repositoryId)).toEqual([5_000_000_000, null, 5_000_000_000]);
    expect(all[1]).toMatchObject({ repository: 'Ada/Engine' });
    expect(await projects.movesSince(0, 2)).toEqual(all.slice(1));
    expect(await projects.movesSince(all[1]?.id ?? 0, 10)).toEqual(all.slice(2));
  });

  atNight('W10 keep their row when the repository gets another name', async () => {
    const { projects } = await newStore(base);
    await projects.create(project());
    await projects.create(project({ id: OTHER, repositoryId: 7 }));
    await projects.renamed(5_000_000_000, 'ada/renamed', null);
    expect((await projects.find(ID))?.project.repository).toBe('ada/renamed');
    expect((await projects.find(OTHER))?.project.repository).toBe('Ada/Engine');
  });

  atNight('a row is one a project, written with its line of history or not at all', async () => {
    const { projects } = await newStore(base);
    await projects.create(project());
    expect(await projects.setState(state(), line({ key: 'a' }), null)).toBe(true);
    expect((await projects.find(ID))?.state).toEqual(state());
    expect(await projects.setState(state({ lastAction: 'x' }), line(), null)).toBe(false);
    expect(await projects.setState(state({ lastAction: 'x' }), line(), T2)).toBe(false);
    expect(await projects.history(ID, 10)).toHaveLength(1);
    const next = state({ updatedAt: '2026-01-01T01:00:01+01:00', status: 'completed', metadata: {} });
    expect(await projects.setState(next, line({ at: T2, kind: 'task_completed', by: '@ada' }), T1)).toBe(
      true,
    );
    expect((await projects.find(ID))?.state).toEqual({ ...next, updatedAt: T2 });
    expect(await projects.setState(state({ lastAction: null, currentTaskId: null }), null)).toBe(true);
    expect((await projects.find(ID))?.state).toMatchObject({ updatedAt: T1, lastAction: null });
    expect(await projects.history(ID, 1)).toEqual([
      { ...line({ at: T2, kind: 'task_completed', by: '@ada' }), id: expect.any(Number), key: undefined },
    ]);
    await expect(projects.setState(state({ projectId: OTHER }), null)).rejects.toThrow(/foreign key/i);
  });

  atNight('of many writers that expect the same row one writes', async () => {
    const { projects } = await newStore(base);
    await projects.create(project());
    await projects.setState(state(), null);
    const times = [1, 2, 3, 4, 5].map((second) => `2026-02-01T00:00:0${second}.000Z`);
    const won = await Promise.all(
      times.map((updatedAt) => projects.setState(state({ updatedAt }), line({ at: updatedAt }), T1)),
    );
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await projects.history(ID, 10)).toHaveLength(1);
  });

  atNight('takes any text and JSON; what PostgreSQL has no place for is replaced on both', async () => {
    const { projects } = await newStore(base);
    await projects.create(project({ goal: 'a\0b\uD800c 😀' }));
    expect((await projects.find(ID))?.project.goal).toBe('a\u{FFFD}b\u{FFFD}c 😀');
    const metadata = { 'k\0': ['\0', { '\uDC00': '😀' }], big: 9_007_199_254_740_991, f: 1.5e-7 };
    await projects.setState(state({ metadata }), null);
    expect((await projects.find(ID))?.state?.metadata).toEqual({
      'k\u{FFFD}': ['\u{FFFD}', { '\u{FFFD}': '😀' }],
      big: 9_007_199_254_740_991,
      f: 1.5e-7,
    });
    const long = state({ currentTaskId: '😀'.repeat(101) });
    await expect(projects.setState(long, null)).rejects.toThrow(/current_task_id has 101 .*at most 100/);
    expect(await projects.setState(state({ currentTaskId: '😀'.repeat(100) }), null)).toBe(true);
  });

  atNight('history takes a key once, and gives the newest first', async () => {
    const { projects } = await newStore(base);
    await projects.create(project());
    expect(await projects.record(line({ key: 'k', at: T2 }))).toBe(true);
    expect(await projects.record(line({ key: 'k' }))).toBe(false);
    expect(await projects.record(line({ kind: 'old' }))).toBe(true);
    expect(await projects.record(line({ kind: 'old' }))).toBe(true);
    const kinds = (await projects.history(ID, 10)).map(({ kind, at }) => `${kind} ${at}`);
    expect(kinds).toEqual([`task_assigned ${T2}`, `old ${T1}`, `old ${T1}`]);
    expect(await projects.history('nobody', 10)).toEqual([]);
    expect(await projects.line(ID, 'k')).toMatchObject({ kind: 'task_assigned', at: T2 });
    expect(await projects.line(ID, 'x')).toBeNull();
  });

  atNight('a gate is opened once for each key, found by its issue, closed once', async () => {
    const { projects } = await newStore(base);
    await projects.create(project());
    const gate = {
      projectId: ID,
      key: 'unclear',
      reason: 'Recovery requires human review',
      details: 'd',
      openedAt: T1,
    };
    const first = await projects.openGate(gate);
    expect(first).toMatchObject({ ...gate, issue: null, closedAt: null, closedBy: null });
    expect(await projects.openGate({ ...gate, reason: 'other', openedAt: T2 })).toEqual(first);
    const second = await projects.openGate({ ...gate, key: 'no-progress' });
    await projects.setGateIssue(first.id, 12);
    expect(await projects.gateOfIssue('ada/engine', 12)).toEqual({ ...first, issue: 12 });
    expect(await projects.gateOfIssue('ada/other', 12)).toBeNull();
    expect(await projects.closeGate(first.id, T2, '@ada')).toBe(true);
    expect(await projects.closeGate(first.id, T2, '@bob')).toBe(false);
    expect(await projects.gates({ open: true })).toEqual([second]);
    expect(await projects.gates({ projectId: ID, open: false })).toEqual([
      { ...first, issue: 12, closedAt: T2, closedBy: '@ada' },
    ]);
    expect(await projects.gates({ projectId: OTHER })).toEqual([]);
  });

  atNight('what is put away is there once for each commit, and each row by its time', async () => {
    const { projects } = await newStore(base);
    await projects.create(project());
    const ref = {
      projectId: ID,
      place: 'refs/rekindle/archive/1',
      commit: 'abc',
      content: null,
      at: T1,
      by: 'rekindle',
    } as const;
    const row = { ...ref, place: 'row', commit: null, content: { state: { status: 'failed' } } };
    for (const one of [ref, { ...ref, at: T2 }, row, row, { ...row, at: T2 }]) await projects.archive(one);
    expect(await projects.archives(ID)).toMatchObject([ref, row, { ...row, at: T2 }]);
  });
});

describe.each(BASES)('notes on $name', (base) => {
  test('keep values by name', async () => {
    const { notes } = await newStore(base);
    expect(await notes.get('hooks')).toBeNull();
    await notes.set('hooks', '1');
    await notes.set('hooks', '2');
    expect(await notes.get('hooks')).toBe('2');
    expect(await notes.get('sweep')).toBeNull();
  });
});
