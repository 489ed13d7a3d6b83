// Faults of the stand-in: each kind before the call took effect and after, rules, and lists that lag.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { query } from './client.ts';
import { FAULTS, type FaultKind } from './faults.ts';
import type { GitHub } from './github.ts';
import { at, list, word } from './json.ts';
import { inApp, start } from './scene.ts';

let github: GitHub;
beforeAll(async () => {
  github = await start();
});
beforeEach(() => github.reset());
afterAll(() => github.close());

const speak = () => inApp(github, 'POST /issues/1/comments', { body: 'new' });
/** Read past the server, so that no call is counted. */
const spoken = () => github.world.rows.comments.all().filter(({ body }) => body === 'new').length;

/** What a client sees of each kind. */
const SEEN: Readonly<Record<FaultKind, Readonly<Record<string, unknown>>>> = {
  drop: {},
  '401': { status: 401, body: { message: 'Bad credentials' } },
  '403': { status: 403, body: { message: 'Resource not accessible by integration' } },
  '403-bare': { status: 403, body: { message: 'Forbidden' } },
  secondary: { status: 403 },
  'secondary-429': { status: 429 },
  'secondary-bare': { status: 403 },
  primary: { status: 403 },
  '404': { status: 404 },
  '409': { status: 409 },
  '410': { status: 410 },
  '422': { status: 422 },
  '429': { status: 429 },
  '451': { status: 451 },
  '500': { status: 500 },
  '502': { status: 502, body: expect.stringContaining('<html>') },
  '503': { status: 503 },
  slow: { status: 201 },
  lag: { status: 201 },
};

describe.each(FAULTS)('a call that fails with %s', (kind) => {
  const takesEffect = kind === 'slow' || kind === 'lag';
  test.each(['before', 'after'] as const)('%s it took effect', async (when) => {
    github.fault({ on: 1, kind, when, delay: 5 });
    if (kind === 'drop') await expect(speak()).rejects.toThrow();
    else expect(await speak()).toMatchObject(SEEN[kind]);
    expect(spoken()).toBe(when === 'after' || takesEffect ? 1 : 0);
    const [call] = github.calls;
    expect(call?.fault).toMatch(new RegExp(`^${kind} (?:before|after)$`));
    expect(call?.status).toBe(SEEN[kind]['status'] ?? null);
    expect((await speak()).status).toBe(201);
  });
});

test('headers tell what GitHub tells', async () => {
  const header = async (kind: FaultKind, name: string, delay?: number) => {
    github.fault({ on: () => true, kind, ...(delay === undefined ? {} : { delay }) });
    return (await speak()).headers.get(name);
  };
  expect(await header('403', 'x-accepted-github-permissions')).toBe('issues=write; pull_requests=write');
  expect(await header('secondary', 'retry-after', 30)).toBe('30');
  expect(await header('secondary-bare', 'retry-after')).toBeNull();
  expect(await header('primary', 'x-ratelimit-remaining')).toBe('0');
});

test('a rule fits calls by what they are, as often as it says', async () => {
  github.fault({
    on: ({ operation }) => operation === 'GET /repos/{owner}/{repo}/issues/{issue_number}',
    kind: '500',
    times: 2,
  });
  const read = async () => (await inApp(github, 'GET /issues/1')).status;
  expect([(await speak()).status, await read(), await read(), await read()]).toEqual([201, 500, 500, 200]);
  github.fault({ on: ({ kind }) => kind === 'graphql', kind: '502' });
  await expect(query(github, '{ viewer { login } }')).rejects.toThrow();
  expect((await query(github, '{ viewer { login } }')).data).toBeDefined();
});

test('a request that is failed is judged all the same', async () => {
  github.fault({ on: 1, kind: '500' });
  await inApp(github, 'POST /issues', { titel: 'typo' });
  expect(github.problems.splice(0).join('\n')).toMatch(/titel/);
});

test('slow is slow', async () => {
  github.fault({ on: 1, kind: 'slow', delay: 120 });
  const begun = performance.now();
  await speak();
  expect(performance.now() - begun).toBeGreaterThan(110);
});

describe('A04 a list that lags', () => {
  const comments = async () => list((await inApp(github, 'GET /issues/1/comments')).body).length;

  test('misses what was made for so many reads, by REST and by GraphQL', async () => {
    const before = await comments();
    github.fault({ on: ({ method }) => method === 'POST', kind: 'lag', reads: 2 });
    const made = await speak();
    expect(await comments()).toBe(before);
    const source =
      '{ repository(owner: "acme", name: "app") { issue(number: 1) ' +
      '{ comments(first: 9) { nodes { body } } } } }';
    const { data } = await query(github, source);
    expect(at(data, 'repository', 'issue', 'comments', 'nodes')).toHaveLength(before);
    expect(await comments()).toBe(before + 1);
    expect((await inApp(github, `GET /issues/comments/${word(at(made.body, 'id'))}`)).status).toBe(200);
  });

  test('of issues, pull requests and check runs, too', async () => {
    const lists: readonly (readonly [string, unknown, string, (body: unknown) => readonly unknown[]])[] = [
      ['POST /issues', { title: 'x' }, 'GET /issues', list],
      ['POST /pulls', { title: 'x', head: 'other', base: 'main' }, 'GET /pulls', list],
      [
        'POST /check-runs',
        { name: 'x', head_sha: github.tip('acme/app', 'main') },
        'GET /commits/main/check-runs',
        (body) => list(at(body, 'check_runs')),
      ],
    ];
    for (const [make, body, read, items] of lists) {
      const count = async () => items((await inApp(github, read)).body).length;
      const before = await count();
      github.fault({ on: ({ method }) => method === 'POST', kind: 'lag', reads: 1 });
      await inApp(github, make, body);
      expect([await count(), await count()], make).toEqual([before, before + 1]);
    }
  });
});

test('nothing in this was badly said', () => {
  expect(github.problems).toEqual([]);
});
