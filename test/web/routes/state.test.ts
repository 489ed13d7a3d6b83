// The row of a project by the API: seed 003's upsert, its preconditions, and pause and resume.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ProjectRow } from '../../../src/model/bot/project.ts';
import { NOT_PAUSED, RESUMED } from '../../../src/web/routes/resume.ts';
import { ID, NOW, REPORT, type Served, served } from '../served.ts';

let here: Served;
let time = NOW;
let resumed: (readonly [ProjectRow, ProjectRow])[] = [];
let recovery = async () => {};
beforeEach(async () => {
  [time, resumed] = [NOW, []];
  recovery = async () => {};
  here = await served({
    now: () => time,
    resume: async (row, before) => {
      resumed.push([row, before]);
      return await recovery();
    },
  });
  await here.call('POST', '/api/projects', { body: { id: ID } });
});
afterEach(() => here.close());

const AT = `/api/projects/${ID}/state`;
const put = (body: object, headers = {}) => here.call('PUT', AT, { body: { ...REPORT, ...body }, headers });
const row = async () => (await here.projects.find(ID))?.state;
const history = () => here.projects.history(ID, 50);

describe('PUT …/state', () => {
  test('answers the row in the columns of the seed', async () => {
    const reply = await put({ metadata: { files_modified: 3 } });
    expect([reply.status, reply.body]).toEqual([
      201,
      {
        project_id: ID,
        ...REPORT,
        status: 'active',
        updated_at: '2026-03-01T12:00:00.000Z',
        metadata: { files_modified: 3 },
      },
    ]);
    expect(reply.headers.get('etag')).toBe('"2026-03-01T12:00:00.000Z"');
  });

  test('writes anew on every report; metadata stays where it is not said; nothing is lost', async () => {
    const first = await put({ metadata: { a: 1 } });
    time += 60_000;
    const second = await put({ current_agent_id: null, last_action: 'Completed task_implement_auth' });
    expect([second.status, second.body['metadata'], second.body['updated_at']]).toEqual([
      200,
      { a: 1 },
      '2026-03-01T12:01:00.000Z',
    ]);
    const [newest, oldest] = await history();
    expect(newest?.details).toEqual({ previous: first.body, current: second.body });
    expect(newest).toMatchObject({
      kind: 'state_changed',
      by: 'orchestrator',
      taskId: REPORT.current_task_id,
    });
    expect(oldest?.details).toEqual({ previous: null, current: first.body });
  });

  test('a sign of life moves the time and writes no line', async () => {
    await put({ metadata: { a: 1, b: 2 } });
    time += 60_000;
    await put({ metadata: { b: 2, a: 1 } });
    expect((await row())?.updatedAt).toBe('2026-03-01T12:01:00.000Z');
    expect(await history()).toHaveLength(1);
  });

  test('the time always moves on, even with a clock that stands still or goes back', async () => {
    await put({ last_action: '1' });
    await put({ last_action: '2' });
    time -= 3_600_000;
    expect((await put({ last_action: '3' })).body['updated_at']).toBe('2026-03-01T12:00:00.002Z');
  });

  test('If-Match and If-None-Match let one writer through', async () => {
    expect((await put({}, { 'if-match': '*' })).status).toBe(412);
    expect((await put({}, { 'if-match': '"2026-03-01T12:00:00.000Z"' })).status).toBe(412);
    const etag = (await put({}, { 'if-none-match': '*' })).headers.get('etag') ?? '';
    expect((await put({}, { 'if-none-match': '*' })).status).toBe(412);
    expect((await put({}, { 'if-none-match': etag })).status).toBe(412);
    time += 1_000;
    const two = await put({ last_action: 'two' }, { 'if-match': `"x", ${etag}` });
    expect([two.status, two.body['last_action']]).toEqual([200, 'two']);
    const late = await put({ last_action: 'three' }, { 'if-match': etag });
    expect([late.status, late.body['detail']]).toEqual([
      412,
      'Found the row "2026-03-01T12:00:01.000Z", expected "2026-03-01T12:00:00.000Z" (If-Match). ' +
        'Nothing was written; read the project again.',
    ]);
    expect((await put({ last_action: 'four' }, { 'if-match': '*' })).status).toBe(200);
    expect((await history()).map(({ action }) => action)).toEqual(['four', 'two', REPORT.last_action]);
  });

  test('writers at the same moment are all written, one after the other', async () => {
    const all = await Promise.all([1, 2, 3, 4].map((n) => put({ last_action: `${n}` })));
    expect(all.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 200, 200, 201]);
    const lines = (await history()).map(({ details }) => details);
    expect(lines.slice(0, 3).map(({ previous }) => previous)).toEqual(
      lines.slice(1).map((one) => one['current']),
    );
  });

  test.each([
    [{ status: 'stopped' }, '#/status', 'one of active, paused, completed, failed'],
    [{ current_task_id: 'é'.repeat(101) }, '#/current_task_id', 'a text of at most 100 characters'],
    [{ last_action: undefined }, '#/last_action', 'a text of at most 20000 characters'],
    [{ metadata: null }, '#/metadata', 'a JSON object of at most 64 KiB'],
    [{ metadata: { a: 'x'.repeat(65_530) } }, '#/metadata', 'a JSON object of at most 64 KiB'],
    [{ updated_at: 'x' }, '#/updated_at', expect.stringContaining('current_task_id')],
    [{ metadata: { a: { 'b c': 'x\0' } } }, '#/metadata/a/b%20c', 'text that a database keeps'],
  ])('%j is refused', async (body, pointer, expected) => {
    const reply = await put(body);
    expect([reply.status, reply.body['errors']]).toMatchObject([422, [{ pointer, expected }]]);
    expect(await row()).toBeNull();
  });

  test('100 characters are 100 of any kind', async () => {
    expect((await put({ current_task_id: '😀'.repeat(100) })).status).toBe(201);
    expect((await row())?.currentTaskId).toHaveLength(200);
  });
});

describe('pause and resume (seed 003, scenario 3)', () => {
  const resume = async () => {
    const { status, body } = await here.call('POST', `/api/projects/${ID}/resume`);
    return [status, body];
  };

  test.each(['active', 'completed', 'failed'])('%s is not paused, and stays as it is', async (status) => {
    await put({ status });
    const before = await row();
    expect(await resume()).toEqual([200, { success: false, message: 'Project not paused' }]);
    expect([await row(), resumed]).toEqual([before, []]);
  });

  test('what never reported is not paused', async () => {
    expect(await resume()).toEqual([200, NOT_PAUSED]);
  });

  test('paused: it goes on once, with the row as it was and as it is', async () => {
    await put({ status: 'paused', current_task_id: 'deploy' });
    time += 3_600_000;
    expect(await resume()).toEqual([200, { success: true, message: 'Project resumed' }]);
    expect(await resume()).toEqual([200, NOT_PAUSED]);
    expect(resumed).toMatchObject([
      [
        { state: { status: 'active', updatedAt: '2026-03-01T13:00:00.000Z', currentTaskId: 'deploy' } },
        { state: { status: 'paused', updatedAt: '2026-03-01T12:00:00.000Z' } },
      ],
    ]);
    expect((await history())[0]).toMatchObject({ kind: 'resumed', taskId: 'deploy', by: 'orchestrator' });
  });

  test('ten callers at once: one resumes, nine are told', async () => {
    await put({ status: 'paused' });
    const all = await Promise.all(Array.from({ length: 10 }, resume));
    expect(all.filter(([, body]) => Object(body).success === true)).toHaveLength(1);
    expect(all.filter(([, body]) => Object(body).message === 'Project not paused')).toHaveLength(9);
    expect(resumed).toHaveLength(1);
  });

  test('a recovery that fails leaves it paused, and can be repeated', async () => {
    await put({ status: 'paused' });
    recovery = async () => {
      throw new Error('GitHub is away');
    };
    expect((await resume())[0]).toBe(500);
    expect((await row())?.status).toBe('paused');
    expect((await history()).map(({ kind }) => kind)).toEqual(['resume_failed', 'resumed', 'state_changed']);
    recovery = async () => {};
    expect(await resume()).toEqual([200, RESUMED]);
  });

  test('unless its orchestrator reported meanwhile: that report stands', async () => {
    await put({ status: 'paused' });
    recovery = async () => {
      await put({ last_action: 'Alive' });
      throw new Error('GitHub is away');
    };
    expect((await resume())[0]).toBe(500);
    expect(await row()).toMatchObject({ status: 'active', lastAction: 'Alive' });
  });
});
