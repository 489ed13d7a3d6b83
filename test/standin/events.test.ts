// Payloads of events: GitHub's own examples with this world's things in them.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GitHub } from './github.ts';
import { at } from './json.ts';
import { start } from './scene.ts';

let github: GitHub;
beforeAll(async () => {
  github = await start();
  await github.seed({
    owner: 'eve',
    name: 'app',
    ownerType: 'User',
    forkOf: 'acme/app',
    branches: { patch: { commits: [{ files: { 'src/eve.txt': 'eve\n' }, by: 'eve' }] } },
  });
});
beforeEach(() => github.reset());
afterAll(() => github.close());

const REPO = 'acme/app';
const tip = (branch: string) => github.tip(REPO, branch);

test('a push', async () => {
  const before = tip('feature');
  const after = await github.commit(REPO, 'feature', [{ files: { x: 'x' } }]);
  const event = await github.event(REPO, { name: 'push', branch: 'feature', by: 'bob' });
  expect(event).toMatchObject({ name: 'push', sha: after, ref: 'refs/heads/feature', actor: 'bob' });
  expect(event.payload).toMatchObject({
    before,
    after,
    ref: 'refs/heads/feature',
    repository: { full_name: REPO },
    sender: { login: 'bob' },
    head_commit: { id: after },
  });
});

test('a pull request, on the commit that GitHub merges for it', async () => {
  const event = await github.event(REPO, { name: 'pull_request', number: 3, action: 'opened', by: 'bob' });
  expect(event).toMatchObject({ ref: 'refs/pull/3/merge', head: 'feature', base: 'main' });
  const merge = await github.world.depot.objects.commit(event.sha);
  expect(merge?.parents).toEqual([tip('main'), tip('feature')]);
  expect(event.payload).toMatchObject({
    action: 'opened',
    number: 3,
    pull_request: { head: { sha: tip('feature'), repo: { full_name: REPO, fork: false } } },
  });
});

test('C10 a pull request from a fork', async () => {
  const number = await github.acts.pull(REPO, 'eve', {
    title: 'From outside',
    head: 'eve:patch',
    base: 'main',
  });
  const { payload } = await github.event(REPO, { name: 'pull_request', number, by: 'eve' });
  expect(at(payload, 'pull_request', 'head', 'repo')).toMatchObject({ full_name: 'eve/app', fork: true });
  expect(at(payload, 'pull_request', 'base', 'repo')).toMatchObject({ full_name: REPO, fork: false });
});

test('G10 a merge group', async () => {
  const event = await github.event(REPO, { name: 'merge_group', number: 3 });
  expect(event.ref).toMatch(/^refs\/heads\/gh-readonly-queue\/main\/pr-3-/);
  expect(event.payload).toMatchObject({
    action: 'checks_requested',
    merge_group: { head_sha: event.sha, base_sha: tip('main'), base_ref: 'refs/heads/main' },
  });
});

test('a comment on a pull request and on an issue', async () => {
  const id = await github.acts.comment(REPO, 3, 'bob', '/resume');
  const event = await github.event(REPO, { name: 'issue_comment', comment: id, by: 'bob' });
  expect(event).toMatchObject({ sha: tip('main'), ref: 'refs/heads/main' });
  expect(event.payload).toMatchObject({
    action: 'created',
    comment: { id, body: '/resume', user: { login: 'bob' } },
    issue: { number: 3, pull_request: { url: `${github.api}/repos/acme/app/pulls/3` } },
  });
  const other = await github.acts.comment(REPO, 1, 'bob', 'hello');
  const { payload } = await github.event(REPO, { name: 'issue_comment', comment: other, by: 'bob' });
  expect(at(payload, 'issue')).not.toHaveProperty('pull_request');
});

test('an edited issue, a schedule and a dispatch', async () => {
  const edited = await github.event(REPO, { name: 'issues', number: 1, from: 'before', by: 'ann' });
  expect(edited.payload).toMatchObject({
    action: 'edited',
    changes: { body: { from: 'before' } },
    issue: { number: 1 },
  });
  const timed = await github.event(REPO, { name: 'schedule', cron: '0 0 * * *' });
  expect(timed).toMatchObject({ payload: { schedule: '0 0 * * *' }, sha: tip('main') });
  expect(timed.payload).not.toHaveProperty('sender');
  const asked = await github.event(REPO, { name: 'workflow_dispatch', inputs: { mode: 'sweep' } });
  expect(asked.payload['inputs']).toEqual({ mode: 'sweep' });
});

test('nobody else’s things are in them, and no call is counted', async () => {
  for (const name of ['push', 'schedule', 'workflow_dispatch'] as const) {
    const { payload } = await github.event(REPO, { name, branch: 'main' });
    expect(payload).not.toHaveProperty('organization');
    expect(payload).not.toHaveProperty('installation');
  }
  expect(github.calls).toHaveLength(0);
  expect(github.problems).toEqual([]);
});
