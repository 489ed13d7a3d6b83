// The next task by its name, and a recovery at once: what is written, and what is begun.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ProjectState } from '../../../src/model/bot/project.ts';
import { BEGUN, BEGUN_BEFORE, NOT_ACTIVE } from '../../../src/web/routes/recover.ts';
import { ID, NOW, REPORT, type Served, served } from '../served.ts';

let here: Served;
let recovered: ProjectState[] = [];
let recovery = async (): Promise<boolean> => true;
beforeEach(async () => {
  recovered = [];
  recovery = async () => true;
  here = await served({
    recover: async ({ state }) => {
      recovered.push(state);
      return await recovery();
    },
  });
  await here.call('POST', '/api/projects', { body: { id: ID } });
});
afterEach(() => here.close());

const at = (where: string) => `/api/projects/${ID}/${where}`;
const put = (body: object) => here.call('PUT', at('state'), { body: { ...REPORT, ...body } });
const name = (body: object) => here.call('POST', at('tasks'), { body });
const recover = async () => (await here.call('POST', at('recover'))).body;
const row = async () => (await here.projects.find(ID))?.state;
const gate = () =>
  here.projects.openGate({
    projectId: ID,
    key: 'g',
    reason: 'r',
    details: 'd',
    openedAt: '2026-03-01T12:00:00.000Z',
  });

describe('POST …/tasks', () => {
  test('lists a task behind the others, once, and writes down who named it', async () => {
    await put({ metadata: { pending_tasks: ['docs'], tests_passing: true } });
    const first = await name({ task_id: 'deploy', agent_id: 'devops' });
    expect([first.status, first.body['metadata']]).toEqual([
      201,
      { pending_tasks: ['docs', { task_id: 'deploy', agent_id: 'devops' }], tests_passing: true },
    ]);
    expect(first.headers.get('etag')).toBe(`"${(await row())?.updatedAt}"`);
    const before = await row();
    for (const task_id of ['deploy', 'docs', REPORT.current_task_id])
      expect((await name({ task_id })).status).toBe(200);
    expect(await row()).toEqual(before);
    const [newest, ...older] = await here.projects.history(ID, 9);
    expect(newest).toMatchObject({ kind: 'task_named', by: 'orchestrator', details: { task: 'deploy' } });
    expect(older).toHaveLength(1);
    expect(recovered).toEqual([]);
  });

  test('is the first row of a project that reported nothing yet', async () => {
    expect((await name({ task_id: 'setup' })).status).toBe(201);
    expect(await row()).toMatchObject({
      currentTaskId: null,
      status: 'active',
      metadata: { pending_tasks: ['setup'] },
    });
  });

  test('a list as text is a list; anything else is refused, and stays as it is', async () => {
    await put({ metadata: { pending_tasks: '["docs"]' } });
    expect((await name({ task_id: 'deploy' })).body['metadata']).toEqual({
      pending_tasks: ['docs', 'deploy'],
    });
    for (const pending_tasks of ['docs, deploy', { a: 1 }, 5]) {
      await put({ metadata: { pending_tasks } });
      const reply = await name({ task_id: 'other' });
      expect([reply.status, reply.body['type']]).toEqual([409, expect.stringMatching(/#tasks-unreadable$/)]);
      expect((await row())?.metadata).toEqual({ pending_tasks });
    }
  });

  test('a name that is none, and more than a row holds: refused', async () => {
    for (const task_id of ['', '  ', null, 5, 'a'.repeat(101)])
      expect((await name({ task_id })).status).toBe(422);
    await put({ metadata: { text: 'a'.repeat(65_500) } });
    expect((await name({ task_id: 'a'.repeat(100) })).status).toBe(413);
  });

  test('a project that waits at a gate is recovered at once, and again where that failed', async () => {
    await put({});
    await gate();
    recovery = async () => {
      throw new Error('no disk');
    };
    expect((await name({ task_id: 'deploy' })).status).toBe(500);
    recovery = async () => true;
    expect((await name({ task_id: 'deploy' })).status).toBe(200);
    expect(recovered.map(({ updatedAt }) => updatedAt)).toEqual([
      (await row())?.updatedAt,
      (await row())?.updatedAt,
    ]);
    await put({ status: 'paused' });
    await name({ task_id: 'docs' });
    expect(recovered).toHaveLength(2);
  });
});

describe('POST …/recover', () => {
  test('an active project, in the state that it has, however fresh that is', async () => {
    expect(await recover()).toEqual(NOT_ACTIVE);
    await put({});
    expect(await recover()).toEqual(BEGUN);
    expect(recovered).toMatchObject([
      { currentTaskId: REPORT.current_task_id, updatedAt: new Date(NOW).toISOString() },
    ]);
    recovery = async () => false;
    expect(await recover()).toEqual(BEGUN_BEFORE);
  });

  test.each(['paused', 'completed', 'failed'])('%s is not active, and stays as it is', async (status) => {
    await put({ status });
    const before = await row();
    expect([await recover(), await row(), recovered]).toEqual([NOT_ACTIVE, before, []]);
  });
});
