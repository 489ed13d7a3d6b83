// How fast the client asks: what only reads waits for nothing, what is written is a second apart.
import nock from 'nock';
import { afterEach, expect, test } from 'vitest';
import { createClient } from '../../src/github/client.ts';

const API = 'https://api.github.test';
afterEach(() => nock.cleanAll());

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
