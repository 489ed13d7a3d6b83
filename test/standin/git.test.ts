// Git over HTTP: clones and pushes with git itself, from the very objects that the interface shows.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atNight } from '../exhaustive.ts';
import { authorization, checkout, folder, tidy } from './checkout.ts';
import { git, run } from './git/run.ts';
import type { GitHub } from './github.ts';
import { at, list } from './json.ts';
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

const known = (token: string) => ['-c', `http.extraheader=${authorization(token)}`];
const address = (repo: string) => `${github.url}/${repo}.git`;

async function clone(token: string, repo = 'acme/app', ...options: readonly string[]): Promise<string> {
  const dir = folder();
  await git(dir, [...known(token), 'clone', '--quiet', ...options, address(repo), '.']);
  await git(dir, ['config', 'user.name', 'Bob']);
  await git(dir, ['config', 'user.email', 'bob@example.org']);
  return dir;
}

async function committed(dir: string, path: string): Promise<string> {
  writeFileSync(join(dir, path), 'pushed\n');
  await git(dir, ['add', '--all']);
  await git(dir, ['commit', '--quiet', '--message', 'pushed']);
  return (await git(dir, ['rev-parse', 'HEAD'])).trim();
}

const push = (dir: string, token: string, ...refs: readonly string[]) =>
  run([...known(token), 'push', '--quiet', 'origin', ...refs], { cwd: dir });

describe('fetching', () => {
  test('a private repository needs a token that may read it', async () => {
    expect(existsSync(join(await clone('all', 'acme/secret'), 'README.md'))).toBe(true);
    for (const token of ['wrong', 'eve', 'none', 'elsewhere'])
      await expect(clone(token, 'acme/secret'), token).rejects.toThrow();
    await expect(git(folder(), ['clone', '--quiet', address('acme/app'), '.'])).resolves.toBe('');
  });

  atNight('a partial clone leaves the blobs out, and one of them can be had by its id', async () => {
    const dir = await clone(
      'all',
      'acme/app',
      '--depth=1',
      '--filter=blob:none',
      '--no-checkout',
      '--no-single-branch',
    );
    const missing = ['rev-list', '--objects', '--all', '--missing=print'];
    const left = (await git(dir, missing)).split('\n').filter((line) => line.startsWith('?'));
    expect(left.length).toBeGreaterThan(3);
    const blob = (await git(dir, ['rev-parse', 'origin/feature:src/new.txt'])).trim();
    const lacks = async () => (await git(dir, missing)).includes(`?${blob}`);
    expect(await lacks()).toBe(true);
    // Git fetches what it lacks of a partial clone by its id.
    expect(await git(dir, [...known('all'), 'cat-file', 'blob', blob])).toBe('new\n');
    expect(await lacks()).toBe(false);
  });

  atNight('what actions/checkout leaves is one commit, with the token at hand', async () => {
    const sha = github.tip('acme/app', 'feature') ?? '';
    const dir = await checkout(github, { repository: 'acme/app', sha, ref: 'refs/heads/feature' }, 'all');
    expect((await git(dir, ['rev-parse', 'HEAD'])).trim()).toBe(sha);
    expect((await git(dir, ['rev-list', '--count', 'HEAD'])).trim()).toBe('1');
    await git(dir, ['fetch', '--quiet', 'origin', 'main']);
  });
});

describe('pushing', () => {
  test('is seen at once by the interface, by pull requests and in the activity', async () => {
    const dir = await clone('bob', 'acme/app', '--branch', 'feature');
    const sha = await committed(dir, 'pushed.txt');
    expect(await push(dir, 'bob', 'feature')).toMatchObject({ status: 0 });
    expect((await inApp(github, 'GET /git/ref/heads/feature')).body).toMatchObject({ object: { sha } });
    expect((await inApp(github, 'GET /pulls/3')).body).toMatchObject({ head: { sha } });
    const [newest] = list((await inApp(github, 'GET /activity')).body);
    expect(newest).toMatchObject({ after: sha, activity_type: 'push', actor: { login: 'bob' } });
    expect(await git(dir, ['ls-remote', 'origin', 'refs/pull/3/head'])).toContain(sha);
  });

  atNight('needs write access, and leaves protected branches alone', async () => {
    const dir = await clone('bob');
    await committed(dir, 'pushed.txt');
    for (const token of ['reader', 'eve', 'wrong'])
      expect((await push(dir, token, 'main')).status).not.toBe(0);
    const refused = await push(dir, 'bob', 'HEAD:guarded');
    expect(refused.stderr).toContain('GH006: Protected branch update failed for refs/heads/guarded.');
    expect(await push(dir, 'bob', 'HEAD:free')).toMatchObject({ status: 0 });
  });

  atNight('G07 of a workflow file is refused to GITHUB_TOKEN', async () => {
    const dir = await clone('all');
    await committed(dir, '.github/workflows/new.yml');
    const refused = await push(dir, 'all', 'HEAD:main', 'HEAD:mine');
    expect(refused.stderr).toContain(
      'create or update workflow `.github/workflows/new.yml` without `workflows`',
    );
    expect(await push(dir, 'bob', 'HEAD:main')).toMatchObject({ status: 0 });
  });
});

test('what the interface writes is sound to git, and can be fetched', async () => {
  const blob = await inApp(github, 'POST /git/blobs', { content: 'x\n' });
  const parent = github.tip('acme/app', 'main') ?? '';
  const base = (await github.world.depot.objects.commit(parent))?.tree;
  const made = await inApp(github, 'POST /git/trees', {
    base_tree: base,
    tree: [
      { path: 'docs.md', mode: '100755', type: 'blob', sha: at(blob.body, 'sha') },
      { path: 'docs/deep/er.txt', mode: '100644', type: 'blob', content: 'deep\n' },
      { path: 'docs/a.txt', mode: '100644', type: 'blob', sha: null },
      { path: 'link', mode: '120000', type: 'blob', content: 'README.md' },
    ],
  });
  const commit = await inApp(github, 'POST /git/commits', {
    message: 'ours\n\nTrailer: yes',
    tree: at(made.body, 'sha'),
    parents: [parent],
  });
  const sha = String(at(commit.body, 'sha'));
  expect(commit.body).toMatchObject({
    author: { name: 'github-actions[bot]' },
    committer: { name: 'GitHub' },
    verification: { verified: true },
  });
  await inApp(github, 'POST /git/refs', { ref: 'refs/heads/ours', sha });
  const dir = await clone('all', 'acme/app', '--branch', 'ours');
  await git(dir, ['fsck', '--strict', '--full']);
  expect(await git(dir, ['log', '-1', '--format=%H %an %s %(trailers:key=Trailer)'])).toContain(sha);
  expect(await git(dir, ['ls-tree', '-r', 'HEAD'])).toMatch(
    /^100755 .*\tdocs\.md\n.*docs\/b\.txt\n.*docs\/deep\/er\.txt\n120000 .*\tlink\n/m,
  );
});

atNight('counts its calls apart', async () => {
  await clone('all');
  const operations = github.calls.map(({ operation, kind }) => `${kind} ${operation}`);
  expect(operations).toEqual(['git git info/refs', 'git git git-upload-pack', 'git git git-upload-pack']);
  expect(github.counts).toEqual({ read: 0, write: 0, graphql: 0, git: 3 });
});

test('nothing in this was badly said', () => {
  expect(github.problems).toEqual([]);
});
