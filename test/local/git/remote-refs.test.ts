// Refs of another repository, asked by a real git: tags by the commits that they name, or nothing at all.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { remoteRefs } from '../../../src/local/git/remote-refs.ts';
import { build, env, folder, git } from '../repository.ts';

test('each branch and tag by its full name, a tag with an object of its own by its commit', async () => {
  const { dir, id } = await build({ steps: [{ id: 'a', day: 1 }], refs: { main: 'a' }, checkout: 'main' });
  await git(dir, 'tag', 'light');
  await git(dir, 'tag', '-a', '-m', 'x', 'v1');
  const refs = await remoteRefs(pathToFileURL(dir).href, env);
  const names = ['refs/heads/main', 'refs/tags/light', 'refs/tags/v1'];
  expect(refs).toEqual(new Map(names.map((name) => [name, id('a')])));
});

test('where nothing answers there is nothing, and no other way there is tried', async () => {
  const { dir } = await build({ steps: [{ id: 'a', day: 1 }], refs: { main: 'a' }, checkout: 'main' });
  expect(await remoteRefs(pathToFileURL(join(await folder(), 'none')).href, env)).toBe(null);
  const elsewhere = {
    ...env,
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `url.${pathToFileURL(dir).href}.insteadOf`,
    GIT_CONFIG_VALUE_0: 'https://rekindle.invalid/a/b',
  };
  // The person's settings lead to the disk, but only https was asked for.
  expect(await remoteRefs('https://rekindle.invalid/a/b', elsewhere)).toBe(null);
});
