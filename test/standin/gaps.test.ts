// What emulate lacks or does otherwise: reactions, dispatches, annotations, pages, orders, activity, seeds.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atNight } from '../exhaustive.ts';
import { folder, tidy } from './checkout.ts';
import { ask } from './client.ts';
import { git } from './git/run.ts';
import type { GitHub } from './github.ts';
import { at, list, word } from './json.ts';
import { inApp, start } from './scene.ts';

let github: GitHub;
beforeAll(async () => {
  github = await start();
});
beforeEach(() => github.reset());
afterAll(async () => {
  await github.close();
  tidy();
});

const names = (body: unknown, field: string) => list(body).map((one) => at(one, field));

describe('reactions', () => {
  test('the same one twice by one account is one', async () => {
    const react = (content: string, token = 'all') =>
      inApp(github, 'POST /issues/1/reactions', { content }, { token });
    expect((await react('eyes')).status).toBe(201);
    expect((await react('eyes')).status).toBe(200);
    expect((await react('eyes', 'ann')).status).toBe(201);
    expect((await react('rocket')).status).toBe(201);
    expect((await react('shrug')).status).toBe(422);
    github.problems.pop();
    expect((await inApp(github, 'GET /issues/1')).body).toMatchObject({
      reactions: { total_count: 3, eyes: 2, rocket: 1 },
    });
    const seen = list((await inApp(github, 'GET /issues/1/reactions?content=eyes')).body);
    expect(seen).toMatchObject([{ user: { login: 'github-actions[bot]' } }, { user: { login: 'ann' } }]);
    const theirs = word(at(seen[1], 'id'));
    expect((await inApp(github, `DELETE /issues/1/reactions/${theirs}`)).status).toBe(404);
  });
});

describe('dispatches', () => {
  test('are written down, and refused where GitHub refuses them', async () => {
    const keys = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`k${index}`, index]));
    const event = (client_payload: unknown) =>
      inApp(github, 'POST /dispatches', { event_type: 'resume', client_payload });
    expect((await event({ ref: 'main' })).status).toBe(204);
    expect((await event(keys)).status).toBe(422);
    github.problems.pop();
    const flow = (file: string, ref: string) =>
      inApp(github, `POST /actions/workflows/${file}/dispatches`, { ref, inputs: { id: 'x' } });
    expect((await flow('agent.yml', 'feature')).status).toBe(204);
    expect((await flow('none.yml', 'main')).status).toBe(404);
    expect((await flow('agent.yml', 'nowhere')).body).toMatchObject({ message: 'No ref found for: nowhere' });
    await github.commit('acme/app', 'main', [{ files: { '.github/workflows/push.yml': 'on: push\n' } }]);
    expect((await flow('push.yml', 'main')).body).toMatchObject({
      message: "Workflow does not have 'workflow_dispatch' trigger",
    });
    expect(github.dispatches).toMatchObject([
      { kind: 'repository_dispatch', name: 'resume', payload: { ref: 'main' }, by: 'github-actions[bot]' },
      { kind: 'workflow_dispatch', name: 'agent.yml', ref: 'feature', payload: { id: 'x' } },
    ]);
  });
});

describe('check runs', () => {
  const annotation = (start_line: number) => ({
    path: 'README.md',
    start_line,
    end_line: start_line,
    annotation_level: 'failure',
    message: 'wrong',
    title: 'title',
  });
  const output = (annotations: readonly unknown[]) => ({ title: 't', summary: 's', annotations });
  const many = (from: number) => Array.from({ length: 50 }, (_, index) => annotation(from + index));

  test('annotations come fifty at a time and add up', async () => {
    const head_sha = github.tip('acme/app', 'feature');
    const made = await inApp(github, 'POST /check-runs', { name: 'x', head_sha, output: output(many(1)) });
    const run = `/check-runs/${word(at(made.body, 'id'))}`;
    await inApp(github, `PATCH ${run}`, { output: output(many(51)) });
    const ended = await inApp(github, `PATCH ${run}`, {
      conclusion: 'failure',
      output: output([annotation(101)]),
    });
    expect(ended.body).toMatchObject({
      status: 'completed',
      conclusion: 'failure',
      output: { annotations_count: 101 },
      app: { slug: 'github-actions' },
      pull_requests: [{ number: 3 }],
    });
    const last = await inApp(github, `GET ${run}/annotations?per_page=50&page=3`);
    expect(last.body).toMatchObject([{ start_line: 101, title: 'title' }]);
    const tooMany = { output: output([...many(1), annotation(51)]) };
    expect((await inApp(github, `PATCH ${run}`, tooMany)).status).toBe(422);
    expect(github.problems.pop()).toMatch(/annotations/);
  });

  atNight('belong to the App that made them, on a commit that is there, the newest first', async () => {
    const head_sha = github.tip('acme/app', 'main');
    const body = { name: 'x', head_sha };
    const made = await inApp(github, 'POST /check-runs', body);
    github.token('other', { kind: 'app', login: 'other[bot]', permissions: { checks: 'write' } });
    const run = `/check-runs/${word(at(made.body, 'id'))}`;
    const refused = await inApp(github, `PATCH ${run}`, { status: 'in_progress' }, { token: 'other' });
    expect(refused).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('Invalid app_id') },
    });
    expect((await inApp(github, 'POST /check-runs', { name: 'x', head_sha: 'a'.repeat(40) })).status).toBe(
      422,
    );
    const again = await inApp(github, 'POST /check-runs', body);
    const listed = async (query: string) =>
      names(at((await inApp(github, `GET /commits/main/check-runs?${query}`)).body, 'check_runs'), 'id');
    expect(await listed('app_id=15368')).toEqual([at(again.body, 'id')]);
    expect(await listed('filter=all')).toHaveLength(2);
    expect(await listed('check_name=y')).toEqual([]);
  });
});

describe('A05 lists', () => {
  atNight('come in pages of at most a hundred, oldest comments first, newest issues first', async () => {
    for (let index = 0; index < 205; index += 1) await github.acts.comment('acme/app', 1, 'bob', `c${index}`);
    const first = await inApp(github, 'GET /issues/1/comments?per_page=100');
    expect(names(first.body, 'body').slice(0, 2)).toEqual(['hi', 'c0']);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await ask(github, `GET ${next.slice(github.api.length)}`);
    expect(names(second.body, 'body')[0]).toBe('c99');
    const last = /[?&]page=(\d+)>; rel="last"/.exec(first.headers.get('link') ?? '')?.[1];
    const end = await inApp(github, `GET /issues/1/comments?per_page=100&page=${last}`);
    expect(names(end.body, 'body').at(-1)).toBe('c204');
    expect(end.headers.get('link')).not.toContain('rel="next"');
    await inApp(github, 'POST /issues', { title: 'newest' });
    expect(names((await inApp(github, 'GET /issues')).body, 'title')).toEqual([
      'newest',
      'Feature',
      'Locked',
      'First',
    ]);
  });

  test('of issues hold pull requests, and either can be asked for by number', async () => {
    const issues = list((await inApp(github, 'GET /issues?state=all')).body);
    expect(
      issues.filter((one) => at(one, 'pull_request') !== undefined).map((one) => at(one, 'number')),
    ).toEqual([3]);
    expect((await inApp(github, 'PATCH /issues/3', { state: 'closed' })).status).toBe(200);
    expect((await inApp(github, 'GET /pulls/3')).body).toMatchObject({ state: 'closed', merged: false });
    const listed = list((await inApp(github, 'GET /pulls?state=all')).body);
    expect(listed[0]).not.toHaveProperty('mergeable');
  });
});

test('activity tells pushes by their own time, with who made them', async () => {
  const before = github.tip('acme/app', 'feature');
  await github.commit('acme/app', 'feature', [{ files: { x: 'x' }, at: '2020-01-01T00:00:00Z', by: 'bob' }]);
  await inApp(github, 'PATCH /git/refs/heads/feature', { sha: before, force: true });
  const found = list((await inApp(github, 'GET /activity?ref=refs/heads/feature')).body);
  expect(names(found, 'activity_type')).toEqual(['force_push', 'push', 'branch_creation']);
  expect(found[1]).toMatchObject({ actor: { login: 'bob' }, before });
  expect(Date.parse(word(at(found[1], 'timestamp')))).toBeGreaterThan(Date.parse('2026-01-01'));
  const page = await inApp(github, 'GET /activity?per_page=1');
  const next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
  const second = list((await ask(github, `GET ${next.slice(github.api.length)}`)).body);
  expect(names(second, 'activity_type')).toEqual(['push']);
});

atNight('a repository can be seeded from a folder, with all its branches', async () => {
  const dir = folder();
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
  await git(dir, ['init', '--quiet', '--initial-branch', 'trunk']);
  mkdirSync(join(dir, 'specs'));
  writeFileSync(join(dir, 'specs', 'a.md'), 'a\n');
  await git(dir, ['add', '--all']);
  await git(dir, [...author, 'commit', '--quiet', '--message', 'first']);
  await git(dir, ['branch', 'side']);
  await github.seed({ owner: 'acme', name: 'taken', from: dir, defaultBranch: 'trunk' });
  expect(await github.file('acme/taken', 'trunk', 'specs/a.md')).toBe('a\n');
  expect(names((await ask(github, 'GET /repos/acme/taken/branches')).body, 'name')).toEqual([
    'side',
    'trunk',
  ]);
  github.reset();
  expect((await ask(github, 'GET /repos/acme/taken/commits')).body).toMatchObject([
    { commit: { message: 'first', author: { name: 'Ada' } }, author: null },
  ]);
});

test('nothing else in this was badly said', () => {
  expect(github.problems).toEqual([]);
});
