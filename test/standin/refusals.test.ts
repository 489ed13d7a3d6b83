// What GitHub refuses, and emulate lets pass: the standing of repositories, pull requests, branches and
// bodies.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atNight } from '../exhaustive.ts';
import { ask } from './client.ts';
import type { GitHub } from './github.ts';
import { at, fields, list } from './json.ts';
import { inApp, start } from './scene.ts';

let github: GitHub;
beforeAll(async () => {
  github = await start();
});
beforeEach(() => github.reset());
afterAll(() => github.close());

const errors = (body: unknown): readonly unknown[] =>
  list(at(body, 'errors')).map((one) => at(one, 'message'));

describe('A07 a pull request', () => {
  const open = (head: string, base = 'main') => inApp(github, 'POST /pulls', { title: 'x', head, base });

  test('for a head that has one is refused', async () => {
    const answer = await open('feature');
    expect(answer).toMatchObject({ status: 422, body: { message: 'Validation Failed' } });
    expect(errors(answer.body)).toEqual(['A pull request already exists for acme:feature.']);
  });
  atNight('without a commit of its own is refused', async () => {
    expect(errors((await open('guarded')).body)).toEqual(['No commits between main and guarded']);
  });
  atNight('with a base or head that is not there is refused', async () => {
    expect((await open('other', 'nowhere')).body).toMatchObject({
      errors: [{ field: 'base', code: 'invalid' }],
    });
    expect((await open('nowhere')).body).toMatchObject({ errors: [{ field: 'head', code: 'invalid' }] });
  });
  atNight('closes when its branch goes, and cannot be opened again', async () => {
    await github.dropBranch('acme/app', 'feature');
    expect((await inApp(github, 'GET /pulls/3')).body).toMatchObject({ state: 'closed', merged: false });
    expect((await inApp(github, 'PATCH /pulls/3', { state: 'open' })).status).toBe(422);
  });
  atNight('follows its branch, and is merged when its commits are on the base', async () => {
    const head = await github.commit('acme/app', 'feature', [{ files: { more: 'more\n' } }]);
    expect((await inApp(github, 'GET /pulls/3')).body).toMatchObject({ head: { sha: head }, commits: 2 });
    await github.commit('acme/app', 'main', [{ merges: 'feature' }]);
    expect((await inApp(github, 'GET /pulls/3')).body).toMatchObject({ state: 'closed', merged: true });
  });
});

describe('A06 a repository', () => {
  test('without issues says that they are gone, and keeps its pull requests', async () => {
    github.acts.configure('acme/app', { issues: false });
    for (const request of ['GET /issues/1', 'POST /issues'])
      expect(
        (await inApp(github, request, request.startsWith('POST') ? { title: 'x' } : undefined)).status,
      ).toBe(410);
    expect((await inApp(github, 'POST /issues/3/comments', { body: 'x' })).status).toBe(201);
    const listed = await inApp(github, 'GET /issues');
    expect(list(listed.body).map((one) => at(one, 'number'))).toEqual([3]);
  });
  atNight('that is archived can be read alone', async () => {
    github.acts.configure('acme/app', { archived: true });
    expect((await inApp(github, 'GET /issues/1')).status).toBe(200);
    expect(await inApp(github, 'POST /issues/1/comments', { body: 'x' })).toMatchObject({
      status: 403,
      body: { message: 'Repository was archived so is read-only.' },
    });
  });
  atNight('that was renamed leads on, and is the same one in any case', async () => {
    github.acts.rename('acme/app', 'newer');
    const led = await inApp(github, 'GET /issues/1');
    expect(led.status).toBe(301);
    const to = String(led.headers.get('location')).slice(github.api.length);
    expect((await ask(github, `GET ${to}`)).body).toMatchObject({ number: 1 });
    expect((await inApp(github, 'POST /issues', { title: 'x' })).status).toBe(307);
    expect((await ask(github, 'GET /repos/ACME/Newer')).body).toMatchObject({ full_name: 'acme/newer' });
  });
});

describe('A09 a locked conversation', () => {
  test('is closed to Apps and strangers, and open to writers', async () => {
    const speak = (token: string) => inApp(github, 'POST /issues/2/comments', { body: 'x' }, { token });
    const message = 'Unable to create comment because issue is locked.';
    expect(await speak('all')).toMatchObject({ status: 403, body: { message } });
    expect((await speak('eve')).status).toBe(403);
    expect((await speak('bob')).status).toBe(201);
  });
});

describe('A10 a body', () => {
  test('may have 65,536 characters and no more', async () => {
    const comment = async (length: number) =>
      inApp(github, 'POST /issues/1/comments', { body: 'é'.repeat(length) });
    expect((await comment(65_536)).status).toBe(201);
    const refused = await comment(65_537);
    expect(errors(refused.body)).toEqual(['Body is too long (maximum is 65536 characters)']);
    expect((await inApp(github, 'PATCH /issues/1', { body: 'x'.repeat(65_537) })).status).toBe(422);
    expect((await inApp(github, 'PATCH /pulls/3', { body: 'x'.repeat(65_537) })).status).toBe(422);
  });
});

describe('a ref', () => {
  const sha = (branch: string) => github.tip('acme/app', branch) ?? '';
  const refused = async (request: string, body?: unknown) =>
    fields((await inApp(github, request, body)).body)['message'];

  test('G06 of a protected branch is not moved', async () => {
    const message = await refused('PATCH /git/refs/heads/guarded', { sha: sha('feature') });
    expect(message).toBe('Cannot update this protected ref.');
    await github.commit('acme/app', 'release/1', [{ files: { a: 'a' } }]);
    const ruled = await refused('PATCH /git/refs/heads/release/1', { sha: sha('other'), force: true });
    expect(ruled).toMatch(
      /^Repository rule violations found\n\nChanges must be made through a pull request\./,
    );
  });
  atNight('G07 that brings a workflow file is not moved without that permission', async () => {
    const flow = await github.commit('acme/app', 'flow', [
      { files: { '.github/workflows/x.yml': 'on: push\n' } },
    ]);
    await github.dropBranch('acme/app', 'flow');
    expect(await refused('POST /git/refs', { ref: 'refs/heads/mine', sha: flow })).toMatch(
      /without `workflows`/,
    );
    github.token('flows', {
      kind: 'app',
      login: 'helper[bot]',
      permissions: { contents: 'write', workflows: 'write' },
    });
    const body = { ref: 'refs/heads/mine', sha: flow };
    expect((await inApp(github, 'POST /git/refs', body, { token: 'flows' })).status).toBe(201);
  });
  atNight('is refused with the words that clients know', async () => {
    expect(await refused('POST /git/refs', { ref: 'refs/heads/main', sha: sha('main') })).toBe(
      'Reference already exists',
    );
    expect(await refused('POST /git/refs', { ref: 'refs/heads/x', sha: 'a'.repeat(40) })).toBe(
      'Object does not exist',
    );
    expect(await refused('PATCH /git/refs/heads/none', { sha: sha('main') })).toBe(
      'Reference does not exist',
    );
    expect(await refused('PATCH /git/refs/heads/other', { sha: sha('feature') })).toBe(
      'Update is not a fast forward',
    );
    expect(await refused('DELETE /git/refs/heads/none')).toBe('Reference does not exist');
    expect((await inApp(github, 'GET /git/ref/heads/none')).status).toBe(404);
  });
  atNight('G01 may have any name that git takes', async () => {
    for (const name of ["a';$(x)`y`", 'ü/→😀', '-lead', '#hash%41']) {
      const body = { ref: `refs/heads/${name}`, sha: sha('main') };
      expect((await inApp(github, 'POST /git/refs', body)).status, name).toBe(201);
      const read = await inApp(
        github,
        `GET /git/ref/heads/${name.split('/').map(encodeURIComponent).join('/')}`,
      );
      expect(read.body, name).toMatchObject({ ref: `refs/heads/${name}` });
    }
    expect((await inApp(github, 'POST /git/refs', { ref: 'refs/heads/a..b', sha: sha('main') })).status).toBe(
      422,
    );
  });
});

test('labels do not know case', async () => {
  expect(await inApp(github, 'POST /labels', { name: 'BUG', color: 'ffffff' })).toMatchObject({
    status: 422,
    body: { errors: [{ code: 'already_exists' }] },
  });
  const put = await inApp(github, 'PUT /issues/1/labels', { labels: ['Bug', 'bug'] });
  expect(list(put.body).map((one) => at(one, 'name'))).toEqual(['bug']);
  expect((await inApp(github, 'DELETE /issues/1/labels/none')).body).toMatchObject({
    message: 'Label does not exist',
  });
});

atNight('every answer tells of the limits', async () => {
  const { headers } = await inApp(github, 'GET ');
  expect(Number(headers.get('x-ratelimit-remaining'))).toBeLessThan(5000);
  expect(headers.get('x-ratelimit-resource')).toBe('core');
});

test('nothing in this was badly said', () => {
  expect(github.problems).toEqual([]);
});

atNight('what is badly said is refused and written down', async () => {
  expect((await inApp(github, 'POST /issues', { title: 'x', bodi: 'typo' })).status).toBe(422);
  expect((await ask(github, 'GET /repos/acme/app/nonsense')).status).toBe(404);
  expect(github.problems.splice(0).join('\n')).toMatch(/bodi.*\n.*no such operation/);
});
