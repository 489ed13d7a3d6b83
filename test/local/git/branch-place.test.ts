// Which remote a branch goes to, as git's settings have it, and what `git switch` takes for it.
import { expect, test } from 'vitest';
import { localEdge } from '../../../src/local/repository-source.ts';
import { env, folder, git } from '../repository.ts';

test('a branch goes to the remote that it follows, by name or by address, else to origin', async () => {
  const dir = await folder();
  await git(dir, 'init', '-q', '-b', 'main', '.');
  const edge = await localEdge(dir, { env });
  expect(await edge.remoteUrl('main')).toBe(null);
  await git(dir, 'remote', 'add', 'origin', 'https://github.com/harbour/tides');
  await git(dir, 'remote', 'add', 'eve', 'git@github.com:eve/tides.git');
  const follows = (branch: string, remote: string) => git(dir, 'config', `branch.${branch}.remote`, remote);
  await follows('by.name', 'eve');
  await follows('by-address', 'https://github.com/eve/tides.git');
  await follows('local', '.');
  expect(await edge.remoteUrl('by.name')).toBe('git@github.com:eve/tides.git');
  expect(await edge.remoteUrl('by-address')).toBe('https://github.com/eve/tides.git');
  for (const branch of ['main', 'local', null])
    expect(await edge.remoteUrl(branch)).toBe('https://github.com/harbour/tides');
});

test('of a branch that a remote alone has, git switch takes the name within the remote', async () => {
  const dir = await folder();
  await git(dir, 'init', '-q', '-b', 'main', '.');
  await git(dir, 'commit', '-q', '--allow-empty', '-m', 'begin');
  for (const remote of ['origin', 'up', 'up/stream'])
    await git(dir, 'remote', 'add', remote, 'https://x.test/y.git');
  const places = ['origin/feature/x', 'up/feature/x', 'up/stream/feature/x', 'up/stream/y', 'gone/feature/x'];
  for (const place of places) await git(dir, 'update-ref', `refs/remotes/${place}`, 'HEAD');
  const edge = await localEdge(dir, { env });
  const named = await Promise.all(places.map(async (place) => (await edge.branchPlace(place))?.name));
  expect(named).toEqual(['feature/x', 'feature/x', 'feature/x', 'y', 'feature/x']);
});
