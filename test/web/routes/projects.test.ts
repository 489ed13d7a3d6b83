// Projects and their histories by the API: made once, listed by pages, refused by name.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { atNight } from '../../exhaustive.ts';
import { ID, NOW, OTHER, REPORT, type Served, served } from '../served.ts';

let here: Served;
beforeEach(async () => {
  here = await served();
});
afterEach(() => here.close());

const make = (body: unknown) => here.call('POST', '/api/projects', { body });
const errors = async (body: unknown) => (await make(body)).body['errors'];

describe('POST /api/projects', () => {
  test('makes a project, and says where it is', async () => {
    const reply = await make({ goal: 'A shop', repository: 'acme/shop', ref: 'feature/login' });
    const id = '00000000-0000-4000-8000-000000000001';
    expect([reply.status, reply.headers.get('location')]).toEqual([201, `/api/projects/${id}`]);
    expect(reply.body).toEqual({
      id,
      goal: 'A shop',
      repository: 'acme/shop',
      ref: 'feature/login',
      workflow: null,
      created_at: '2026-03-01T12:00:00.000Z',
    });
    const there = await here.call('GET', `/api/projects/${id}`);
    expect(there.body).toEqual({ ...reply.body, state: null, gates: [], history: [], archives: [] });
  });

  atNight('twice is once: 200 for the same content, 409 for another, and nothing changes', async () => {
    const sent = { id: ID.toUpperCase(), goal: 'A shop', repository: 'acme/Shop' };
    expect([(await make(sent)).status, (await make(sent)).status]).toEqual([201, 200]);
    expect((await make({ ...sent, repository: 'ACME/shop', ref: null })).status).toBe(200);
    const other = await make({ ...sent, goal: 'A bakery', ref: 'main' });
    expect([other.status, other.body['errors']]).toEqual([
      409,
      [
        { pointer: '#/goal', found: '"A bakery"', expected: '"A shop"' },
        { pointer: '#/ref', found: '"main"', expected: 'null' },
      ],
    ]);
    expect((await here.projects.find(ID))?.project.goal).toBe('A shop');
  });

  atNight.each([
    [{ repository: 'acme' }, '#/repository', '"acme"', 'OWNER/NAME of a repository on GitHub'],
    [{ repository: 'acme/..' }, '#/repository', '"acme/.."', 'OWNER/NAME of a repository on GitHub'],
    [{ repository: 'a/b', ref: '../x' }, '#/ref', '"../x"', 'the name of a branch or tag'],
    [{ ref: 'main' }, '#/ref', '"main"', 'a branch only beside a repository'],
    [{ id: '7' }, '#/id', '"7"', 'a UUID such as 550e8400-e29b-41d4-a716-446655440000'],
    [{ goal: 7 }, '#/goal', '7', 'a text of at most 20000 characters'],
    [{ goal: 'a\0b' }, '#/goal', 'a NUL or half a character in it', 'text that a database keeps'],
    [{ goal: '\ud800' }, '#/goal', 'a NUL or half a character in it', 'text that a database keeps'],
    [
      { goall: 'x' },
      '#/goall',
      'a name that is not known',
      'id, goal, repository or ref (Did you mean goal?)',
    ],
    [{ 'a/b~': 1 }, '#/a~1b~0', 'a name that is not known', 'id, goal, repository or ref'],
  ])('%j is refused with its place', async (body, pointer, found, expected) => {
    expect(await errors(body)).toEqual([{ pointer, found, expected }]);
    expect(await here.projects.list({ limit: 9 })).toEqual([]);
  });

  atNight('many complaints are told together, the first in the sentence', async () => {
    const { body } = await make({ goal: 1, repository: 2, stray: 3 });
    expect(body['errors']).toHaveLength(3);
    expect(body['detail']).toBe(
      'The body cannot be used. #/goal: found 1, expected a text of at most 20000 characters. ' +
        '2 more in "errors".',
    );
  });
});

describe('GET /api/projects', () => {
  const ids = Array.from({ length: 5 }, (_, index) => `${index}0000000-0000-4000-8000-00000000000a`);
  const list = async (query = '') => {
    const { body } = await here.call('GET', `/api/projects${query}`);
    return [(Object(body['projects']) as { id: string }[]).map(({ id }) => ids.indexOf(id)), body['next']];
  };

  test('pages lead on to the end, and everything narrows', async () => {
    for (const [index, id] of ids.entries()) {
      await make({ id, ...(index < 2 ? { repository: 'acme/shop' } : {}) });
      if (index < 3) await here.call('PUT', `/api/projects/${id}/state`, { body: REPORT });
    }
    expect(await list()).toEqual([[0, 1, 2, 3, 4], null]);
    expect(await list('?limit=2')).toEqual([[0, 1], ids[1]]);
    expect(await list(`?limit=2&after=${ids[1]?.toUpperCase()}`)).toEqual([[2, 3], ids[3]]);
    expect(await list(`?limit=2&after=${ids[3]}`)).toEqual([[4], null]);
    expect(await list('?status=active')).toEqual([[0, 1, 2], null]);
    expect(await list('?status=paused')).toEqual([[], null]);
    expect(await list('?repository=Acme/shop')).toEqual([[0, 1], null]);
    expect(await list('?kind=found')).toEqual([[], null]);
    expect(await list('?kind=reported&status=active&limit=1')).toEqual([[0], ids[0]]);
  });

  atNight.each([
    ['limit=0', 'limit', '"0"', 'a number from 1 to 100'],
    ['limit=101', 'limit', '"101"', 'a number from 1 to 100'],
    ['limit=1e1', 'limit', '"1e1"', 'a number from 1 to 100'],
    ['limit=', 'limit', '""', 'a number from 1 to 100'],
    ['status=idle', 'status', '"idle"', 'one of active, paused, completed, failed'],
    ['status=active&status=paused', 'status', 'it more than once', 'it once'],
    ['after=1%27%3Bdrop', 'after', '"1\';drop"', 'a UUID such as 550e8400-e29b-41d4-a716-446655440000'],
    [
      'state=active',
      'state',
      'a name that is not known',
      'status, repository, kind, after or limit (Did you mean status?)',
    ],
  ])('%s is refused', async (query, parameter, found, expected) => {
    const reply = await here.call('GET', `/api/projects?${query}`);
    expect([reply.status, reply.body['errors']]).toEqual([422, [{ parameter, found, expected }]]);
  });
});

describe('history', () => {
  const at = `/api/projects/${ID}/history`;
  const add = (body: unknown, where = at) => here.call('POST', where, { body });
  beforeEach(async () => {
    await make({ id: ID });
  });

  test('an entry is kept as it was said, newest first', async () => {
    const details = { files: ['a.py', { deep: [1, null, true, 'ü'] }] };
    await add({ kind: 'task_assigned', task_id: 't1', agent_id: 'backend_dev' });
    await add({ kind: 'task_completed', task_id: 't1', action: 'Done', details });
    const { body } = await here.call('GET', at);
    const line = { at: '2026-03-01T12:00:00.000Z', by: 'orchestrator', task_id: 't1' };
    expect(body['history']).toEqual([
      { ...line, id: 2, kind: 'task_completed', agent_id: null, action: 'Done', details },
      { ...line, id: 1, kind: 'task_assigned', agent_id: 'backend_dev', action: null, details: {} },
    ]);
    expect((await here.call('GET', `${at}?limit=1`)).body['history']).toHaveLength(1);
  });

  atNight('a key is recorded once for a project; without one every entry is new', async () => {
    await make({ id: OTHER });
    const keyed = { kind: 'task_completed', key: 'k' };
    expect((await add(keyed)).body).toEqual({ recorded: true });
    const again = await add({ ...keyed, action: 'said otherwise' });
    expect([again.status, again.body]).toEqual([200, { recorded: false }]);
    expect((await add(keyed, at.replace(ID, OTHER))).status).toBe(201);
    await add({ kind: 'note' });
    await add({ kind: 'note', key: null });
    expect(await here.projects.history(ID, 9)).toHaveLength(3);
  });

  test.each([
    [{}, '#/kind'],
    [{ kind: 'two words' }, '#/kind'],
    [{ kind: 'note', task_id: 'x'.repeat(101) }, '#/task_id'],
    [{ kind: 'note', details: [] }, '#/details'],
    [{ kind: 'note', details: { long: 'x'.repeat(64 * 1024) } }, '#/details'],
    [{ kind: 'note', by: 'rekindle' }, '#/by'],
    [{ kind: 'note', at: '2001-01-01' }, '#/at'],
  ])('%j is refused', async (body, pointer) => {
    const reply = await add(body);
    expect([reply.status, reply.body['errors']]).toMatchObject([422, [{ pointer }]]);
    expect(await here.projects.history(ID, 9)).toEqual([]);
  });
});

test('a project shows its open gates, its newest history and its archives', async () => {
  await make({ id: ID });
  const at = new Date(NOW).toISOString();
  for (let index = 0; index < 25; index++)
    await here.call('POST', `/api/projects/${ID}/history`, { body: { kind: `k${index}` } });
  const open = { projectId: ID, reason: 'Recovery requires human review', details: 'unclear', openedAt: at };
  await here.projects.openGate({ ...open, key: 'a' });
  const shut = await here.projects.openGate({ ...open, key: 'b' });
  await here.projects.closeGate(shut.id, at, '@ada');
  const place = 'refs/rekindle/archive/x';
  const away = { projectId: ID, place, commit: 'a'.repeat(40), content: null, at, by: '@ada' } as const;
  await here.projects.archive(away);
  const { body } = await here.call('GET', `/api/projects/${ID}`);
  expect(body['gates']).toMatchObject([{ key: 'a', reason: open.reason, issue: null }]);
  expect(body['history']).toHaveLength(20);
  expect(body['history']).toMatchObject({ 0: { kind: 'k24' } });
  expect(body['archives']).toMatchObject([{ place, by: '@ada' }]);
});
