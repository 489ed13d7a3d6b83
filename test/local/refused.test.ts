// Changes of several files that must not be made: all that is in the way is named, and nothing changes.
import { chmod, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localEdge } from '../../src/local/repository-source.ts';
import type { FileChange } from '../../src/model/change.ts';
import type { Effect } from '../../src/model/effect.ts';
import { UserError } from '../../src/model/errors.ts';
import { atNight } from '../exhaustive.ts';
import { stateOf, treeOf } from './crash.ts';
import { build, env, folder, git, put, run } from './repository.ts';
import { change, F, workflow } from './scenes.ts';
import { saidUnprivileged } from './unprivileged.ts';

const DRIVER = join(import.meta.dirname, 'driver.ts');

const apply = async (dir: string, effects: readonly Effect[]) =>
  (await localEdge(dir, { env })).apply(effects);
const text = (dir: string, path: string) => readFile(join(dir, path), 'utf8');

describe('a change of several files is refused, and nothing changes', () => {
  const refused = async (dir: string, files: readonly FileChange[], why: RegExp, commit?: string) => {
    const before = await stateOf(dir);
    const attempt = apply(dir, [change(files, commit === undefined ? {} : { commit })]);
    await expect(attempt).rejects.toThrow(UserError);
    await expect(attempt).rejects.toThrow(why);
    expect(await stateOf(dir)).toMatchObject({
      tree: before['tree'],
      refs: before['refs'],
      index: before['index'],
    });
    expect(await treeOf(join(dir, '.git/rekindle')).catch(() => new Map())).not.toHaveProperty('lock');
  };
  const ONE: FileChange = { kind: 'write', path: `${F}/state.md`, before: 'one\n', after: 'two\n' };

  it('where one of its files changed since it was read, all that did are named', async () => {
    const { dir } = await workflow();
    const wrong: FileChange = { kind: 'write', path: 'other.md', before: 'x', after: 'y' };
    const there: FileChange = { kind: 'copy', from: 'other.md', to: `${F}/state.md` };
    const gone: FileChange = { kind: 'copy', from: 'gone.md', to: 'b.md' };
    await refused(dir, [ONE, wrong], /^Nothing was changed: "other.md": changed since it was read/);
    await refused(dir, [wrong, there], /"other\.md": .*; "specs\/1-a\/state\.md": changed .*found a file/);
    await refused(dir, [ONE, gone], /"gone\.md": found nothing, expected a file to copy/);
    await refused(dir, [ONE, { kind: 'copy', from: F, to: 'b' }], /found a folder, expected a file to copy/);
  });

  atNight('where a commit or its files are not to be had', async () => {
    const { dir, head } = await workflow();
    const revert = (path: string, commit: string): FileChange => ({ kind: 'revert', path, commit });
    await refused(dir, [ONE, revert('a', '--all')], /there is no commit "--all"/);
    await refused(dir, [ONE, revert('a', 'ab'.repeat(20))], /there is no commit/);
    await refused(dir, [ONE, revert('specs', head)], /has a folder there/);
  });

  atNight('S27 H10 where a folder to be removed holds what cannot be kept', async () => {
    const { dir } = await workflow();
    await git(dir, 'init', '-q', `${F}/inner`);
    await refused(dir, [{ kind: 'remove', path: F }], /"specs\/1-a\/inner", and it holds another repository/);
    await rm(join(dir, F, 'inner'), { recursive: true });
    await run('mkfifo', [join(dir, F, 'pipe')]);
    await refused(
      dir,
      [{ kind: 'remove', path: F }],
      /"specs\/1-a\/pipe", and it is neither file, link nor folder/,
    );
    await rm(join(dir, F, 'pipe'));
    const outside = await folder();
    await put(outside, 'kept.md', 'kept');
    await symlink(outside, join(dir, 'linked'));
    await refused(dir, [{ kind: 'remove', path: 'linked/kept.md' }], /a symbolic link stands on the way/);
    await apply(dir, [change([{ kind: 'remove', path: 'linked' }], { key: 'another' })]);
    expect(await text(outside, 'kept.md')).toBe('kept');
    await writeFile(Buffer.concat([Buffer.from(`${dir}/${F}/`), Buffer.from([0xff])]), '');
    await expect(apply(dir, [change([{ kind: 'remove', path: F }])])).rejects.toThrow(
      /its name is not UTF-8/,
    );
    expect(await text(dir, `${F}/state.md`)).toBe('one\n');
  });

  atNight('G06 where its commit must not be made: branch, work under way, conflicts, a lock', async () => {
    const { dir } = await workflow();
    const no = (why: RegExp) => refused(dir, [ONE], why, 'message');
    await git(dir, 'checkout', '-q', '-B', 'main');
    await no(/"main" is the default branch/);
    await git(dir, 'checkout', '-q', '--detach');
    await no(/HEAD is detached/);
    await git(dir, 'checkout', '-q', 'work');
    for (const [name, what] of [
      ['MERGE_HEAD', 'a merge'],
      ['CHERRY_PICK_HEAD', 'a cherry-pick'],
      ['REVERT_HEAD', 'a revert'],
    ] as const) {
      await writeFile(join(dir, '.git', name), `${await git(dir, 'rev-parse', 'HEAD')}\n`);
      await no(new RegExp(`${what} is under way`));
      await rm(join(dir, '.git', name));
    }
    // A real one detaches HEAD: to check a branch out is no way then.
    await git(dir, 'checkout', '-q', '--detach');
    await mkdir(join(dir, '.git/rebase-merge'));
    await no(/a rebase is under way/);
    await rm(join(dir, '.git/rebase-merge'), { recursive: true });
    await git(dir, 'checkout', '-q', 'work');
    await writeFile(join(dir, '.git/index.lock'), '');
    await no(
      /lock of git's index is there \(.*index\.lock\)\..* crash of Rekindle too.* remove .*index\.lock,/,
    );
    await rm(join(dir, '.git/index.lock'));
    const blob = await git(dir, 'rev-parse', 'HEAD:other.md');
    const stages = [1, 2, 3].map((stage) => `100644 ${blob} ${stage}\tclash.md\n`).join('');
    await run('git', ['-C', dir, 'update-index', '--index-info'], stages);
    await no(/unresolved conflicts/);
  });

  atNight(
    'where git does not know whom the commit is by, though an archive is made all the same',
    async () => {
      const { dir } = await workflow();
      const nobody = { PATH: env.PATH, HOME: await folder(), GIT_CONFIG_NOSYSTEM: '1' };
      await git(dir, 'config', 'user.useConfigOnly', 'true');
      const edge = await localEdge(dir, { env: nobody });
      const attempt = edge.apply([change([ONE], { commit: 'c' })]);
      await expect(attempt).rejects.toThrow(/^Nothing was changed: git does not know whom the commit is by/);
      const [done] = await edge.apply([change([{ kind: 'remove', path: F }])]);
      expect(done?.archive?.ref).toMatch(/^refs\/rekindle\/archive\/ai-dev-shop-1-a\/\d{8}-\d{6}-abcdef01$/);
      const by = await git(dir, 'log', '-1', '--format=%cn <%ce>', done?.archive?.ref ?? '');
      expect(by).toBe('Rekindle <rekindle@localhost>');
    },
  );

  atNight('where this user may not read or write', async () => {
    const { dir } = await workflow();
    const deep = join(dir, F, 'deep');
    const removal = JSON.stringify([change([{ kind: 'remove', path: F }])]);
    const attempt = async (why: RegExp) => {
      const before = await stateOf(dir);
      expect(await saidUnprivileged([DRIVER, dir, removal])).toMatch(why);
      expect(await stateOf(dir)).toMatchObject({ tree: before['tree'], refs: before['refs'] });
    };
    await chmod(deep, 0o500);
    await attempt(/UserError: .*the folder of ".*deep\/agent\.log" cannot be written/);
    await chmod(deep, 0o750);
    await chmod(join(deep, 'agent.log'), 0);
    await attempt(/UserError: .*"specs\/1-a\/deep\/agent\.log", and it cannot be read \(EACCES\)/);
  });

  atNight('outside git, and in a bare repository', async () => {
    const dir = await folder();
    await put(dir, 'a.md', 'a');
    const attempt = apply(dir, [change([{ kind: 'remove', path: 'a.md' }])]);
    await expect(attempt).rejects.toThrow(
      /^Nothing was changed: this needs a git repository .* lies in no repo/,
    );
    const bare = (await build({ steps: [{ id: 'm', day: 1, files: { a: 'a' } }], refs: { main: 'm' } })).dir;
    await expect(apply(bare, [change([{ kind: 'remove', path: 'a' }])])).rejects.toThrow(
      /has no working tree/,
    );
    const file: FileChange = { kind: 'write', path: 'a', before: null, after: 'x' };
    await expect(apply(bare, [change([file])])).rejects.toThrow(/git’s own folder lies there/);
  });
});
