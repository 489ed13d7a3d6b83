// The stand-in's memory: a world that is put back is the same world, and putting it back costs almost
// nothing.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clock } from '../clock.ts';
import { atNight } from '../exhaustive.ts';
import { query } from './client.ts';
import { ZEROS } from './git/refs.ts';
import { git } from './git/run.ts';
import type { GitHub } from './github.ts';
import { at, word } from './json.ts';
import { inApp, start } from './scene.ts';

let github: GitHub;
beforeAll(async () => {
  github = await start();
});
afterAll(() => github.close());

async function change(text = 'card', ref = 'refs/heads/made'): Promise<void> {
  const parent = github.tip('acme/app', 'main') ?? '';
  const base_tree = (await github.world.depot.objects.commit(parent))?.tree;
  const files = [{ path: 'a', mode: '100644', type: 'blob', content: text }];
  const tree = await inApp(github, 'POST /git/trees', { base_tree, tree: files });
  const commit = await inApp(github, 'POST /git/commits', {
    message: 'made',
    tree: at(tree.body, 'sha'),
    parents: [parent],
  });
  const sha = at(commit.body, 'sha');
  expect((await inApp(github, 'POST /git/refs', { ref, sha })).status).toBe(201);
  const comment = await inApp(github, 'POST /issues/1/comments', {
    body: `${text} ${word(sha)} ${new Date().toISOString()}`,
  });
  await inApp(github, `POST /issues/comments/${word(at(comment.body, 'id'))}/reactions`, {
    content: 'rocket',
  });
  await inApp(github, 'POST /check-runs', {
    name: 'x',
    head_sha: sha,
    external_id: word(at(comment.body, 'id')),
  });
  await inApp(github, 'POST /issues', { title: text, labels: ['new'] });
  await inApp(github, 'POST /dispatches', { event_type: 'go', client_payload: { sha } });
}

test('a reset brings everything back', async () => {
  const before = await github.snapshot();
  await change();
  await github.commit('acme/app', 'feature', [{ files: { late: 'late' } }]);
  github.acts.configure('acme/app', { archived: true });
  expect(await github.snapshot()).not.toEqual(before);
  const made = github.tip('acme/app', 'refs/heads/made') ?? '';
  github.reset();
  expect(await github.snapshot()).toEqual(before);
  expect(github.calls).toHaveLength(0);
  expect((await inApp(github, `GET /git/commits/${made}`)).status).toBe(404);
  await git(github.world.depot.of(github.world.rows.repos.all()[0]?.id ?? 0).dir, ['fsck', '--full']);
});

atNight('runs that do the same have the same snapshot, whatever ids and times they got', async () => {
  const runs = [];
  for (const extra of [false, true]) {
    github.reset();
    if (extra) {
      const { body } = await inApp(github, 'POST /issues/1/comments', { body: 'too much' });
      await inApp(github, `DELETE /issues/comments/${word(at(body, 'id'))}`);
      await new Promise((resolve) => setTimeout(resolve, 1100));
    }
    await change();
    runs.push(await github.snapshot());
  }
  expect(runs[1]).toEqual(runs[0]);
  expect(JSON.stringify(runs[0])).toMatch(/card <commit [0-9a-f]{12}> <now>/);
});

atNight('runs that do not the same have not', async () => {
  const of = async (text: string, ref?: string) => {
    github.reset();
    await change(text, ref);
    return github.snapshot();
  };
  const one = await of('card');
  expect(await of('other')).not.toEqual(one);
  expect(await of('card', 'refs/heads/elsewhere')).not.toEqual(one);
});

atNight('R02 what is brought back counts at once for the git that stays and moves refs', async () => {
  const refs = github.world.depot.of(github.world.rows.repos.all()[0]?.id ?? 0);
  const ref = 'refs/heads/moved';
  const [one = '', two = ''] = [...new Set(refs.all().values())];
  expect(await refs.move([{ ref, before: ZEROS, after: one }])).toBeNull();
  const before = refs.save();
  expect(await refs.move([{ ref, before: one, after: two }])).toBeNull();
  const after = refs.save();
  // Both states are files of one size, written within one second.
  for (let round = 0; round < 3; round += 1) {
    refs.restore(after);
    expect(await refs.move([{ ref, before: two, after: one }])).toBeNull();
    refs.restore(before);
    expect(await refs.move([{ ref, before: one, after: two }])).toBeNull();
  }
});

atNight('costs a few milliseconds', async () => {
  const times = [];
  for (let round = 0; round < 20; round += 1) {
    await inApp(github, 'POST /issues/1/comments', { body: 'x' });
    await inApp(github, 'POST /git/refs', {
      ref: `refs/heads/r${round}`,
      sha: github.tip('acme/app', 'main'),
    });
    const took = clock();
    github.reset();
    times.push(took());
  }
  // On a machine of its own it is 2 ms: the bound is for a busy one, and so is the least of the twenty.
  expect(Math.min(...times)).toBeLessThan(40);
});

test('an answer that did not change is not sent twice', async () => {
  const first = await inApp(github, 'GET /issues/1');
  const known = { headers: { 'if-none-match': first.headers.get('etag') ?? '' } };
  const again = await inApp(github, 'GET /issues/1', undefined, known);
  expect(again).toMatchObject({ status: 304, body: undefined });
  await inApp(github, 'PATCH /issues/1', { title: 'other' });
  expect((await inApp(github, 'GET /issues/1', undefined, known)).status).toBe(200);
});

atNight('on GitHub Enterprise Server the interface is below /api', async () => {
  const other = await start({ enterprise: true });
  const issue = await inApp(other, 'GET /issues/1');
  expect(issue.body).toMatchObject({
    url: `${other.url}/api/v3/repos/acme/app/issues/1`,
    html_url: `${other.url}/acme/app/issues/1`,
  });
  expect(issue.headers.get('x-github-enterprise-version')).toMatch(/^3\./);
  expect((await query(other, '{ viewer { login } }')).errors).toBeUndefined();
  expect((await fetch(`${other.url}/repos/acme/app`)).status).toBe(404);
  expect(other.problems).toEqual([]);
  await other.close();
});

test('nothing in this was badly said', () => {
  expect(github.problems).toEqual([]);
});
