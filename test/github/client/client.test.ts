// How fast the client asks: reading waits for nothing, writes are a second apart, a limit is waited for once.
import nock from 'nock';
import { describe, expect, test } from 'vitest';
import { createClient } from '../../../src/github/client/client.ts';
import { WorldError } from '../../../src/model/errors.ts';
import { intercepted } from '../intercepted.ts';

const API = 'https://api.github.test';
intercepted();

/** Without waiting: a second takes a millisecond. */
const hasty = () => createClient({ token: 'ghs_one', baseUrl: API, budget: 9, second: 1 });
const SECONDARY = { message: 'You have exceeded a secondary rate limit.' };

/** How often it was asked, where each answer but the last is a limit, and what came of it. */
async function limited(method: 'GET' | 'POST', limits: number, headers: Record<string, string>) {
  let asked = 0;
  nock(API)
    .persist()
    .intercept('/repos/o/r/issues/1/comments', method)
    .query(true)
    .reply(() => {
      asked += 1;
      return asked > limits ? [200, []] : [403, SECONDARY, headers];
    });
  const route = `${method} /repos/{owner}/{repo}/issues/{issue_number}/comments` as const;
  const given = { owner: 'o', repo: 'r', issue_number: 1, body: 'x' };
  const end = await hasty()
    .request(route, given)
    .then(
      ({ status }) => status,
      (error: unknown) => (error instanceof WorldError ? error : null),
    );
  return { asked, end };
}

describe('A03 a secondary limit', () => {
  test.each([
    ['says how long', { 'retry-after': '2' }],
    ['does not', {}],
  ])('that %s is waited for once', async (_, headers: Record<string, string>) => {
    expect(await limited('GET', 1, headers)).toEqual({ asked: 2, end: 200 });
  });

  test.each([
    ['that lasts is not waited for twice', 9, '2', 2],
    ['of more than a minute is not waited for', 1, '61', 1],
  ])('%s: it ends the work, and says when', async (_, limits, after, asked) => {
    const found = await limited('GET', limits, { 'retry-after': after });
    expect(found).toMatchObject({ asked, end: { refused: 'rate-limited', after: Number(after) } });
  });

  test('at a write ends the work: whether it took effect is looked up first', async () => {
    expect(await limited('POST', 1, { 'retry-after': '2' })).toMatchObject({
      asked: 1,
      end: { refused: 'rate-limited' },
    });
  });
});

/** As the Action makes it: the plug-in's own queues. */
const client = () => createClient({ token: 'ghs_one', baseUrl: API, budget: 9 });

async function millisecondsOf(ask: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await ask();
  return performance.now() - begun;
}

const answering = () =>
  nock(API).persist().post('/graphql').reply(200, { data: {} }).get('/rate_limit').reply(200, {});

test('R03 queries that read do not wait for each other, nor for writes', async () => {
  answering();
  const one = client();
  await one.query('mutation { a }', {}, () => null);
  const took = await millisecondsOf(async () => {
    for (let at = 0; at < 5; at += 1) await one.query('query A { viewer { login } }', {}, () => null);
    await one.request('GET /rate_limit');
  });
  expect(took).toBeLessThan(900);
  expect(one.spent()).toEqual({ reads: 1, writes: 0, queries: 6 });
});

test('R03 mutations are a second apart, and so are they and other writes', async () => {
  answering().post('/repos/o/r/git/refs').reply(201, {});
  const one = client();
  await one.query('mutation { a }', {}, () => null);
  const took = await millisecondsOf(async () => {
    await one.request('POST /repos/{owner}/{repo}/git/refs', {
      owner: 'o',
      repo: 'r',
      ref: 'refs/x/y',
      sha: 'a',
    });
    await one.query('mutation { b }', {}, () => null);
  });
  expect(took).toBeGreaterThan(1800);
});
