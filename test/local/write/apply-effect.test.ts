// One text in one file: replaced at once, refused where anything else is found, harmless a second time.
import { chmod, lstat, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { localEdge } from '../../../src/local/repository-source.ts';
import { OurBug, UserError } from '../../../src/model/errors.ts';
import { atNight } from '../../exhaustive.ts';
import { env, folder, git, put, run } from '../repository.ts';
import { change } from '../scenes.ts';

const KEY = 'abcdef0123456789';
const DRAFT = `.rekindle-${KEY}.tmp`;

/** A working tree with one file, and the edge of it. */
async function tree(content: string | Buffer = 'one\n', repository = true) {
  const dir = await folder();
  if (repository) await git(dir, 'init', '-q', '-b', 'work');
  await put(dir, 'a/state.md', content);
  const edge = await localEdge(dir, { env });
  const at = (path: string) => join(dir, path);
  const text = (path = 'a/state.md') => readFile(at(path), 'utf8');
  const write = (before: string | null, after: string, path = 'a/state.md') =>
    edge.apply([change([{ kind: 'write', path, before, after }], { key: KEY })]);
  return { dir, edge, at, text, write };
}

describe('one text', () => {
  it.each([true, false])('is written once, and the second time it is so already (git: %s)', async (git_) => {
    const { text, write, edge, dir } = await tree('one\n', git_);
    const done = { key: KEY, archive: null, commit: null, notes: [] };
    const before = edge.gitProcesses;
    expect(await write('one\n', 'two\n')).toEqual([{ ...done, done: 'written' }]);
    expect(await text()).toBe('two\n');
    expect(await write('one\n', 'two\n')).toEqual([{ ...done, done: 'already' }]);
    expect(await readdir(join(dir, 'a'))).toEqual(['state.md']);
    expect(edge.gitProcesses).toBe(before);
  });

  atNight(
    'S04 S05 S07 keeps a byte order mark, CRLF and a missing last newline, whatever git does',
    async () => {
      const { dir, at, write } = await tree('\ufeffone\r\n');
      await git(dir, 'config', 'core.autocrlf', 'input');
      await put(dir, '.gitattributes', '* text eol=lf\n');
      await write('\ufeffone\r\n', '\ufefftwo\r\nend');
      expect(await readFile(at('a/state.md'))).toEqual(Buffer.from('\ufefftwo\r\nend'));
    },
  );

  atNight.each([0o600, 0o755, 0o640, 0o4750, 0o444])('keeps the permissions %o', async (mode) => {
    const { at, write } = await tree();
    await chmod(at('a/state.md'), mode);
    await write('one\n', 'two\n');
    expect((await stat(at('a/state.md'))).mode & 0o7777).toBe(mode);
  });

  atNight('makes a new file, with the folders above it, as this process makes files', async () => {
    const { at, text, write } = await tree();
    await write(null, 'new\n', 'b/c/new.md');
    expect(await text('b/c/new.md')).toBe('new\n');
    expect((await stat(at('b/c/new.md'))).mode & 0o777).toBe(0o644 & ~process.umask());
  });

  atNight('sweeps what an earlier attempt left beside it, also where there is nothing to do', async () => {
    const { at, dir, write } = await tree();
    for (const [before, after] of [
      ['one\n', 'two\n'],
      ['two\n', 'two\n'],
    ] as const) {
      await writeFile(at(`a/${DRAFT}`), 'torn');
      await writeFile(at('a/.rekindle-other.tmp'), 'of another');
      await write(before, after);
      expect((await readdir(join(dir, 'a'))).sort()).toEqual(['.rekindle-other.tmp', 'state.md']);
    }
  });
});

describe('one text is refused, and not one byte changes', () => {
  const refused = async (attempt: Promise<unknown>, why: RegExp) => {
    const error = await attempt.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(UserError);
    expect(error).toMatchObject({ message: expect.stringMatching(why) });
    expect(error).toMatchObject({ message: expect.stringMatching(/^Nothing was changed: /) });
  };

  it('where the file changed since it was read: other bytes, gone, or there though it was not', async () => {
    const { at, text, write } = await tree();
    await refused(
      write('other\n', 'two\n'),
      /"a\/state\.md": changed since it was read \(found other bytes\)/,
    );
    await refused(write(null, 'two\n'), /changed since it was read \(found a file, expected nothing there\)/);
    await refused(
      write('x', 'y', 'gone.md'),
      /changed since it was read \(found nothing, expected the file\)/,
    );
    await mkdir(at('a/empty.md'));
    await refused(write(null, 'two\n', 'a/empty.md'), /found a folder in its place, .*; remove it where/);
    await writeFile(at('a/state.md'), Buffer.from([0x6f, 0xff]));
    await refused(write('o\ufffd', 'two\n'), /other bytes/);
    expect(await readFile(at('a/state.md'))).toEqual(Buffer.from([0x6f, 0xff]));
    expect(await text()).toBe('o\ufffd');
  });

  it('H10 H11 where a link or a folder stands there, or a link on the way', async () => {
    const { at, dir, write } = await tree();
    const outside = await folder();
    await put(outside, 'state.md', 'one\n');
    await symlink(join(outside, 'state.md'), at('link.md'));
    await refused(write('one\n', 'two\n', 'link.md'), /found a symbolic link/);
    await symlink(outside, at('linked'));
    await refused(write('one\n', 'two\n', 'linked/state.md'), /a symbolic link stands on the way/);
    await refused(write(null, 'two\n', 'linked/new.md'), /a symbolic link stands on the way/);
    await refused(write('one\n', 'two\n', 'a'), /found a folder/);
    await refused(write(null, 'two\n', 'a/state.md/below.md'), /a file stands on the way/);
    expect(await readdir(outside)).toEqual(['state.md']);
    expect(await readFile(join(outside, 'state.md'), 'utf8')).toBe('one\n');
    expect((await lstat(join(dir, 'link.md'))).isSymbolicLink()).toBe(true);
  });

  it('H09 at a path that leads out of the tree, into git’s own folder or nowhere', async () => {
    const { dir, write } = await tree();
    const listed = async () =>
      (await readdir(dir, { recursive: true })).filter((one) => !one.endsWith('rekindle'));
    const before = await listed();
    const paths = [
      '../out.md',
      'a/../../out.md',
      '/etc/out.md',
      'C:\\out.md',
      'a//b.md',
      './a.md',
      'a/.',
      '~/x',
      '.git/config',
      '.GIT/hooks/pre-commit',
      'a/.git/x',
      'sub/.git /x',
      '.g\u200cit/x',
      'git~1/x',
      'a\0b',
      'a\nb',
      '',
    ];
    for (const path of paths) await refused(write(null, 'x', path), /must not be written/);
    expect(await listed()).toEqual(before);
  });

  atNight('S27 in a submodule, and in git’s own folder whatever it is called', async () => {
    const { dir, write } = await tree();
    await git(dir, 'init', '-q', 'inner');
    await refused(write(null, 'x', 'inner/state.md'), /another repository stands on the way/);
    const own = await folder();
    await run('git', ['init', '-q', `--separate-git-dir=${own}/kept`, own]);
    const edge = await localEdge(own, { env });
    const file = { kind: 'write', path: 'kept/config', before: null, after: 'x' } as const;
    await refused(edge.apply([change([file])]), /git’s own folder lies there/);
    await refused(edge.apply([change([{ kind: 'remove', path: 'kept' }])]), /git’s own folder lies there/);
  });

  atNight('while another process writes here; a lock that a crash left is taken over', async () => {
    const { at, write, text } = await tree();
    await mkdir(at('.git/rekindle'));
    await writeFile(at('.git/rekindle/lock'), `${process.ppid}\n`);
    await refused(write('one\n', 'two\n'), /another process \(\d+\) is writing here/);
    for (const left of ['', '99', `${2 ** 22 + 1}\n`, `${process.pid}\n`]) {
      await writeFile(at('.git/rekindle/lock'), left);
      await write(await text(), `${left}.\n`);
      expect(await text()).toBe(`${left}.\n`);
    }
    expect(await readdir(at('.git/rekindle'))).toEqual([]);
  });

  atNight('where the file changes between the look at it and the rename', async () => {
    const { at, text, write, dir } = await tree();
    // The draft is on the disk by then; whoever writes now is not overwritten.
    const meddle = async (
      before: string | null,
      path: string,
      act: () => void,
      why = /changed since it was read/,
    ) => {
      const fs = await import('node:fs');
      const real = fs.default.fchmodSync;
      const spy = vi.spyOn(fs.default, 'fchmodSync').mockImplementation((open, mode) => {
        act();
        real(open, mode);
      });
      const { syncBuiltinESMExports } = await import('node:module');
      syncBuiltinESMExports();
      try {
        await refused(write(before, 'two\n', path), why);
      } finally {
        spy.mockRestore();
        syncBuiltinESMExports();
      }
    };
    const fs = await import('node:fs');
    await meddle('one\n', 'a/state.md', () => fs.writeFileSync(at('a/state.md'), 'by somebody\n'));
    expect(await text()).toBe('by somebody\n');
    await meddle(null, 'a/new.md', () => fs.writeFileSync(at('a/new.md'), 'by somebody\n'));
    expect(await text('a/new.md')).toBe('by somebody\n');
    expect((await readdir(join(dir, 'a'))).sort()).toEqual(['new.md', 'state.md']);
    const outside = await folder();
    await put(outside, 'state.md', 'by somebody\n');
    const swap = () => {
      fs.renameSync(at('a'), at('moved'));
      fs.symlinkSync(outside, at('a'));
    };
    await meddle('by somebody\n', 'a/state.md', swap, /a symbolic link stands on the way/);
    expect(await readdir(outside)).toEqual(['state.md']);
    expect(await readFile(join(outside, 'state.md'), 'utf8')).toBe('by somebody\n');
  });

  atNight('an effect that is for a runner is our own mistake', async () => {
    const { edge } = await tree();
    const effect = { kind: 'log', key: 'k', level: 'info', message: 'm' } as const;
    await expect(edge.apply([effect])).rejects.toThrow(OurBug);
  });
});
