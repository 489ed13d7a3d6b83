// What is removed is kept byte for byte, and comes back as it was: contents, permissions, links, folders.
import { chmod, lstat, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localEdge } from '../../../src/local/repository-source.ts';
import type { RestoreEffect } from '../../../src/model/effect.ts';
import { UserError } from '../../../src/model/errors.ts';
import { atNight, runs } from '../../exhaustive.ts';
import { stateOf, treeOf } from '../crash.ts';
import { build, env, folder, git, put, run } from '../repository.ts';
import { change, F, REMOVE, workflow } from '../scenes.ts';

const NAME = 'ai-dev-shop-1-a/20260101-000000-abcdef01';
const REF = `refs/rekindle/archive/${NAME}`;
const restore = (archive: string): RestoreEffect => ({ kind: 'restore', key: 'a1b2', archive });
const open = (dir: string) => localEdge(dir, { env });
const trees = (dir: string) => treeOf(dir, ['.git']);

describe('an archive', () => {
  it('brings back the very tree, whatever it held, and is harmless a second time', async () => {
    const { dir } = await workflow();
    const before = await stateOf(dir);
    const edge = await open(dir);
    const [gone] = await edge.apply([REMOVE]);
    expect(gone).toEqual({
      key: 'abcdef0123456789',
      done: 'written',
      archive: { name: NAME, ref: REF, folder: join(dir, '.git/rekindle/archive', NAME), push: null },
      commit: null,
      notes: [],
    });
    expect([...(await trees(dir)).keys()].filter((path) => path.startsWith(F))).toEqual([]);
    const from = edge.gitProcesses;
    const [back] = await edge.apply([restore(NAME)]);
    expect(back).toEqual({ ...gone, key: 'a1b2' });
    expect(edge.gitProcesses - from).toBe(4);
    const after = await stateOf(dir);
    expect(after).toMatchObject({ tree: before['tree'], index: before['index'], status: before['status'] });
    expect(await edge.apply([restore('ai-dev')])).toEqual([{ ...back, done: 'already' }]);
    expect(await stateOf(dir)).toEqual(after);
  });

  atNight('tells what it holds, and is found by the beginning of its name', async () => {
    const { dir } = await workflow();
    const edge = await open(dir);
    await edge.apply([REMOVE]);
    const told = await edge.archive('ai-dev-shop-1-a/2026');
    expect(told).toMatchObject({
      name: NAME,
      ref: REF,
      workflow: 'ai-dev-shop:1-a',
      summary: 'a change of a test',
    });
    expect(told.files.map(({ path, kind }) => ({ path, kind }))).toEqual([
      { path: F, kind: 'directory' },
      { path: `${F}/adr.md`, kind: 'file' },
      { path: `${F}/bin`, kind: 'directory' },
      { path: `${F}/bin/go.sh`, kind: 'file' },
      { path: `${F}/deep`, kind: 'directory' },
      { path: `${F}/deep/agent.log`, kind: 'file' },
      { path: `${F}/empty`, kind: 'directory' },
      { path: `${F}/empty/below`, kind: 'directory' },
      { path: `${F}/notes with space.txt`, kind: 'file' },
      { path: `${F}/state.md`, kind: 'file' },
      { path: `${F}/to-adr`, kind: 'link' },
      { path: `${F}/untracked-link`, kind: 'link' },
    ]);
    for (const name of ['', 'nothing', 'AI', `${NAME}x`, '../x'])
      await expect(edge.archive(name)).rejects.toThrow(`\nThere are:\n  ${NAME}`);
    await edge.apply([restore(NAME)]);
    await edge.apply([REMOVE]);
    await expect(edge.archive('ai')).rejects.toThrow(
      `\n  ${NAME}\n  ai-dev-shop-1-a/20260101-000001-abcdef01`,
    );
    expect((await edge.archive(NAME)).name).toBe(NAME);
    const empty = await open((await build({ steps: [], refs: {}, checkout: 'x' })).dir);
    await expect(empty.archive('x')).rejects.toThrow(/There is no archive here/);
    await expect(empty.apply([restore('x')])).rejects.toThrow(UserError);
  });

  atNight('holds raw bytes: no line ending is converted and no filter runs', async () => {
    const { dir } = await workflow();
    const ran = join(await folder(), 'ran');
    await put(dir, '.gitattributes', '* text=auto eol=lf filter=trap ident\n');
    for (const [name, value] of [
      ['core.autocrlf', 'true'],
      ['filter.trap.clean', `touch ${ran}; tr a-z A-Z`],
      ['filter.trap.smudge', `touch ${ran}; tr a-z A-Z`],
      ['core.ignoreCase', 'true'],
    ] as const)
      await git(dir, 'config', name, value);
    const bytes = Buffer.from('\ufeffadr\r\n$Id$\n\r\n\0\xff', 'latin1');
    await writeFile(join(dir, F, 'adr.md'), bytes);
    const before = await trees(dir);
    const edge = await open(dir);
    await edge.apply([REMOVE]);
    await edge.apply([restore(NAME)]);
    expect(await trees(dir)).toEqual(before);
    expect(await readFile(join(dir, F, 'adr.md'))).toEqual(bytes);
    await expect(readFile(ran)).rejects.toThrow();
  });

  atNight(
    'a pushed ref alone brings the tracked part back, and names nothing that is not tracked',
    async () => {
      const { dir } = await workflow();
      const edge = await open(dir);
      await git(dir, 'remote', 'add', 'origin', (await build({ steps: [], refs: {} })).dir);
      const [gone] = await edge.apply([REMOVE]);
      expect(gone?.archive?.push).toBe(`git push origin ${REF}`);
      await git(dir, ...(gone?.archive?.push ?? '').split(' ').slice(1), 'work');
      const clone = join(await folder(), 'clone');
      await run('git', ['clone', '-q', '-b', 'work', await git(dir, 'remote', 'get-url', 'origin'), clone]);
      await git(clone, 'fetch', '-q', 'origin', `${REF}:${REF}`);
      await rm(join(clone, F), { recursive: true });
      const message = await git(clone, 'log', '-1', '--format=%B', REF);
      expect(message).toMatch(/^archive: ai-dev-shop:1-a before start-fresh\n\na change of a test\n/);
      expect(message).not.toMatch(/agent\.log|notes with|untracked-link|empty/);
      const [back] = await (await open(clone)).apply([restore(NAME)]);
      expect(back).toMatchObject({ done: 'written', archive: { name: NAME, folder: null } });
      expect(back?.notes).toEqual([
        'Only what git tracked is brought back: the rest was kept in the clone that made the archive.',
      ]);
      const found = [...(await trees(clone))].filter(([path]) => path.startsWith(F));
      expect(found.map(([path]) => path)).toEqual(
        ['', '/adr.md', '/bin', '/bin/go.sh', '/state.md', '/to-adr'].map((path) => F + path),
      );
      expect(await readFile(join(clone, F, 'adr.md'), 'utf8')).toBe('adr, not committed\r\n');
      expect((await lstat(join(clone, F, 'bin/go.sh'))).mode & 0o777).toBe(0o755);
      // A person needs no Rekindle to look into it: it is the commit from then with the files as they were.
      expect(await git(clone, 'diff', '--name-only', 'work', REF)).toBe(`${F}/adr.md`);
    },
  );
});

describe('a restore is refused, and nothing changes', () => {
  it('where something else stands in the way: all that does is named', async () => {
    const { dir } = await workflow();
    const edge = await open(dir);
    await edge.apply([REMOVE]);
    await put(dir, `${F}/state.md`, 'begun anew\n');
    await symlink('elsewhere', join(dir, F, 'to-adr'));
    await put(dir, `${F}/bin`, 'a file');
    await put(dir, `${F}/new.md`, 'new');
    const before = await stateOf(dir);
    const attempt = edge.apply([restore(NAME)]);
    await expect(attempt).rejects.toThrow(UserError);
    await expect(attempt).rejects.toThrow(/a file stands on the way|"specs\/1-a\/bin" \(found a file\)/);
    await rm(join(dir, F, 'bin'));
    await expect(edge.apply([restore(NAME)])).rejects.toThrow(
      `Nothing was changed: something else stands where the archive ${NAME} belongs: ` +
        `"${F}/state.md" (found other bytes), "${F}/to-adr" (found other content). Move it away`,
    );
    await put(dir, `${F}/bin`, 'a file');
    expect(await stateOf(dir)).toEqual(before);
    await rm(join(dir, F, 'bin'));
    for (const name of ['state.md', 'to-adr']) await rm(join(dir, F, name));
    await edge.apply([restore(NAME)]);
    expect(await readFile(join(dir, F, 'new.md'), 'utf8')).toBe('new');
  });

  atNight('where the archive is damaged or lost part of itself', async () => {
    const { dir } = await workflow();
    const edge = await open(dir);
    await edge.apply([REMOVE]);
    const copy = join(dir, '.git/rekindle/archive', NAME, 'files', F, 'deep/agent.log');
    const kept = await readFile(copy);
    await writeFile(copy, 'other\n');
    await expect(edge.apply([restore(NAME)])).rejects.toThrow(
      /is damaged: its copy of "specs\/1-a\/deep\/agent\.log"/,
    );
    await rm(copy);
    await expect(edge.apply([restore(NAME)])).rejects.toThrow(/has lost "specs\/1-a\/deep\/agent\.log"/);
    await writeFile(copy, kept);
    const commit = await git(dir, 'rev-parse', REF);
    await git(dir, 'update-ref', '-d', REF);
    await expect(edge.apply([restore(NAME)])).rejects.toThrow(/has lost "specs\/1-a\/adr\.md"/);
    await git(dir, 'update-ref', REF, commit);
    const list = join(dir, '.git/rekindle/archive', NAME, 'manifest.json');
    const text = await readFile(list, 'utf8');
    for (const wrong of ['', '{', '[]', '{"rekindle_archive":2}', text.replace('"kept":[', '"kept":[1,')]) {
      await writeFile(list, wrong);
      await expect(edge.apply([restore(NAME)])).rejects.toThrow(/cannot be read; expected the list/);
    }
    await writeFile(list, text);
    expect((await edge.apply([restore(NAME)]))[0]?.done).toBe('written');
  });

  atNight('X12 H09 H10 where a fetched one asks for what no archive holds', async () => {
    const { dir } = await workflow();
    const honest = JSON.parse(
      await (async () => {
        await (await open(dir)).apply([REMOVE]);
        return readFile(join(dir, '.git/rekindle/archive', NAME, 'manifest.json'), 'utf8');
      })(),
    );
    await rm(join(dir, '.git/rekindle/archive'), { recursive: true });
    const file = honest.kept.find(({ path }: { path: string }) => path.endsWith('adr.md'));
    const forge = async (kept: unknown) => {
      const list = JSON.stringify({ ...honest, kept, became: [] });
      const forged = await git(dir, 'commit-tree', '-m', `x\n\n${list}`, `${REF}^{tree}`, '-p', REF);
      await git(dir, 'update-ref', 'refs/rekindle/archive/evil/1', forged);
      return (await open(dir)).apply([restore('evil/1')]);
    };
    const before = await trees(dir);
    for (const path of ['../out.md', '.git/hooks/pre-commit', '/etc/x', 'a/../../b', ''])
      await expect(forge([{ ...file, path }])).rejects.toThrow(/must not be written/);
    expect(await trees(dir)).toEqual(before);
    const link = { path: 'way', shape: { kind: 'link', target: '/tmp' }, bytes: null };
    await expect(forge([link, { ...file, path: 'way/x' }])).rejects.toThrow(UserError);
    expect(await trees(dir)).toEqual(before);
    const folderCopy = { ...file, path: '../../../../config', bytes: 'folder' };
    expect((await forge([folderCopy]))[0]?.done).toBe('already');
    await forge([{ ...file, shape: { ...file.shape, mode: 0o6777 } }]);
    expect((await lstat(join(dir, file.path))).mode & 0o7777).toBe(0o777);
  });
});

describe('LAW remove, then restore, is nothing', () => {
  const name = fc.constantFrom('a', 'b c', 'ü', 'd"q', 'e\\f', 'line\nbreak', '-x', 'c.log', '*.md', ' ');
  const content = fc.oneof(
    fc.record({
      kind: fc.constant('file' as const),
      bytes: fc.uint8Array({ maxLength: 20 }),
      mode: fc.constantFrom(0o600, 0o644, 0o755, 0o400),
    }),
    fc.record({ kind: fc.constant('link' as const), target: fc.constantFrom('a', '/nowhere', '..') }),
    fc.record({ kind: fc.constant('folder' as const), mode: fc.constantFrom(0o700, 0o755, 0o711) }),
  );
  const entry = fc.record({
    path: fc.array(name, { minLength: 1, maxLength: 3 }),
    content,
    tracked: fc.boolean(),
  });

  it('of any folder', async () => {
    const { dir } = await build({
      steps: [{ id: 'm', day: 1, files: { '.gitignore': '*.log\n' } }],
      refs: { main: 'm' },
      checkout: 'main',
    });
    const edge = await open(dir);
    let round = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 6 }), async (entries) => {
        round += 1;
        const home = `w${round}`;
        const modes: (readonly [string, number])[] = [];
        for (const { path, content: one, tracked } of entries) {
          const at = join(dir, home, ...path);
          try {
            if (one.kind === 'file') await put(dir, join(home, ...path), Buffer.from(one.bytes));
            else if (one.kind === 'folder') await run('mkdir', ['-p', at]);
            else await put(dir, join(home, ...path, '..', '.keep')).then(() => symlink(one.target, at));
          } catch {
            continue; // another entry stands in the way
          }
          if (one.kind !== 'link') modes.push([at, one.mode]);
          if (tracked)
            await git(dir, '--literal-pathspecs', 'add', '-f', '--', `${home}/${path.join('/')}`).catch(
              () => {},
            );
        }
        for (const [at, mode] of modes) await chmod(at, mode).catch(() => {});
        const before = await trees(dir);
        if (![...before.keys()].includes(home)) return;
        const key = `${round}`.padStart(8, '0');
        const [gone] = await edge.apply([change([{ kind: 'remove', path: home }], { key })]);
        expect([...(await trees(dir)).keys()].filter((path) => path.startsWith(`${home}/`))).toEqual([]);
        await edge.apply([restore(gone?.archive?.name ?? '')]);
        expect(await trees(dir)).toEqual(before);
      }),
      { numRuns: runs(400) },
    );
  });
});
