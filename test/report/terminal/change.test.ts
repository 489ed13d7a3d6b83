// A change as people read it before they say yes: exact words.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Change, FileChange } from '../../../src/model/change.ts';
import { changeDiff, changeSummary, type RemovedPath } from '../../../src/report/terminal/change.ts';
import { runs } from '../../exhaustive.ts';

const of = (...files: readonly FileChange[]): Change => ({ summary: 's', files, notes: [], commit: null });
const diff = (...files: readonly FileChange[]) => changeDiff(of(...files));
const write = (before: string | null, after: string, path = 'a.md') =>
  ({ kind: 'write', path, before, after }) as const;
const HEAD = '--- a/a.md\n+++ b/a.md\n';

describe('the difference of a file that is written', () => {
  test.each<[string, string | null, string, string]>([
    ['a line', 'x\ny\n', 'x\nz\n', `${HEAD}@@ -1,2 +1,2 @@\n x\n-y\n+z\n`],
    ['a new file', null, 'x\n', '--- /dev/null\n+++ b/a.md\n@@ -0,0 +1,1 @@\n+x\n'],
    ['a new file without a byte', null, '', 'create  a.md (empty)\n'],
    ['an empty file that is filled', '', 'x\n', `${HEAD}@@ -0,0 +1,1 @@\n+x\n`],
    ['a file that is emptied', 'x\n', '', `${HEAD}@@ -1,1 +0,0 @@\n-x\n`],
    ['nothing', 'x\n', 'x\n', ''],
  ])('%s', (_, before, after, text) => {
    expect(diff(write(before, after))).toBe(text);
  });

  test.each<[string, string, string, string]>([
    ['on both', 'x\ny', 'x\nz', ' x\n-y\n\\ No newline at end of file\n+z\n\\ No newline at end of file\n'],
    ['gained', 'x\ny', 'x\ny\n', ' x\n-y\n\\ No newline at end of file\n+y\n'],
    ['lost', 'x\ny\n', 'x\ny', ' x\n-y\n+y\n\\ No newline at end of file\n'],
  ])('S07 a last line without an end, %s', (_, before, after, lines) => {
    expect(diff(write(before, after))).toBe(`${HEAD}@@ -1,2 +1,2 @@\n${lines}`);
  });

  test('S05 CRLF is told where line ends differ, and nowhere else', () => {
    expect(diff(write('x\r\ny\r\n', 'x\r\nz\r\n'))).toBe(`${HEAD}@@ -1,2 +1,2 @@\n x\n-y\n+z\n`);
    expect(diff(write('x\r\ny', 'x\r\nz'))).toContain(' x\n-y\n\\ No newline at end of file\n+z\n');
    expect(diff(write('x\n', 'x\r\n'))).toBe(`${HEAD}@@ -1,1 +1,1 @@\n-x\n+x\\r\n`);
    expect(diff(write('x\r\ny\n', 'x\r\nz\n'))).toContain(' x\\r\n-y\n+z\n');
    expect(diff(write('x\ry\n', 'x\rz\n'))).toContain('-x\\ry\n+x\\rz\n');
  });

  test('S04 a byte order mark and a NUL are shown', () => {
    expect(diff(write('\ufeffx\n', '\ufeffy\n'))).toContain('-\\ufeffx\n+\\ufeffy\n');
    expect(diff(write('x\0\n', ''))).toContain('-x\\u0000\n');
  });

  test('a part of a long file stands with three lines around it', () => {
    const lines = Array.from({ length: 40 }, (_, i) => `line ${i}\n`);
    const after = lines.with(20, 'changed\n').join('');
    expect(diff(write(lines.join(''), after)).split('\n')).toHaveLength(2 + 1 + 3 + 2 + 3 + 1);
  });

  test('O07 a secret is taken out, and hides no line but its own part', () => {
    const token = `ghp_${'a1B2'.repeat(9)}`;
    const text = diff(
      write(`k: ${token}\n-----BEGIN PRIVATE KEY-----\nx\n`, `k: ${token}\n-----BEGIN PRIVATE KEY-----\ny\n`),
    );
    expect(text).toContain(' k: [redacted: GitHub token]\n');
    expect(text).toMatch(/-x\n\+y\n$/);
  });
});

describe('everything else', () => {
  test('is a line each; what is written comes first, what is removed last', () => {
    expect(
      diff(
        { kind: 'remove', path: 'a' },
        { kind: 'revert', path: 'b', commit: 'ab'.repeat(20) },
        { kind: 'copy', from: 'a', to: 'c' },
        write(null, '', 'd'),
      ),
    ).toBe('create  d (empty)\ncopy    a → c\nreturn  b to commit abababababab\nremove  a\n');
  });

  test('a folder is shown as all that is in it, with what is known of each', () => {
    const listed: readonly RemovedPath[] = [
      { path: 'd', kind: 'directory', size: null },
      { path: 'd/two', kind: 'link', size: 7 },
      { path: 'd/one', kind: 'file', size: 1, mode: 0o644, standing: 'untracked' },
      { path: 'd/sub', kind: 'directory', size: 0 },
      { path: 'd/run.sh', kind: 'file', size: 20, mode: 0o755 },
      { path: 'dd/other', kind: 'file', size: 2 },
    ];
    expect(changeDiff(of({ kind: 'remove', path: 'd' }), listed)).toBe(
      'remove  d/one (1 byte, mode 644, untracked)\n' +
        'remove  d/run.sh (20 bytes, mode 755)\n' +
        'remove  d/sub (empty folder)\n' +
        'remove  d/two (link)\n',
    );
  });

  test('what two removals take away is named once', () => {
    const listed: readonly RemovedPath[] = [{ path: 'd/one', kind: 'file', size: 1 }];
    expect(changeDiff(of({ kind: 'remove', path: 'd' }, { kind: 'remove', path: 'd/one' }), listed)).toBe(
      'remove  d/one (1 byte)\n',
    );
  });

  test('an empty folder alone', () => {
    const listed: readonly RemovedPath[] = [{ path: 'd', kind: 'directory', size: 0 }];
    expect(changeDiff(of({ kind: 'remove', path: 'd' }), listed)).toBe('remove  d (empty folder)\n');
  });
});

describe('laws', () => {
  const name = fc.stringMatching(/^[a-d]{1,3}$/);
  const text = fc.string({
    unit: fc.constantFrom('a', 'b', '\n', '\r', '\u001b', '\u202e', '\0'),
    maxLength: 20,
  });
  const hex = fc.constant('ab'.repeat(20));
  const file: fc.Arbitrary<FileChange> = fc.oneof(
    fc.record({
      kind: fc.constant('write' as const),
      path: name,
      before: fc.option(text),
      after: text,
    }),
    fc.record({ kind: fc.constant('remove' as const), path: fc.oneof(name, text) }),
    fc.record({ kind: fc.constant('copy' as const), from: text, to: name }),
    fc.record({ kind: fc.constant('revert' as const), path: name, commit: hex }),
  );
  const files = fc.uniqueArray(file, {
    maxLength: 6,
    selector: (one) => (one.kind === 'copy' ? one.to : one.path),
  });

  test('the order in which a format lists files changes nothing', () => {
    fc.assert(
      fc.property(files, (some) => {
        expect(changeDiff(of(...some.toReversed()))).toBe(changeDiff(of(...some)));
      }),
      { numRuns: runs(1000) },
    );
  });

  test('O08 nothing moves the cursor or hides, and every line has a line end', () => {
    fc.assert(
      fc.property(files, (some) => {
        const shown = changeDiff(of(...some));
        expect(Array.from(shown).filter((char) => char !== '\n' && /\p{C}/u.test(char))).toEqual([]);
        expect(shown === '' || shown.endsWith('\n')).toBe(true);
      }),
      { numRuns: runs(1000) },
    );
  });

  test('a line that stands for a file is never one of a difference: no text can pretend to be one', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = changeDiff(of(write(`remove  x\n${before}`, `remove  y\n${after}`))).split('\n');
        expect(lines.filter((line) => /^(?:remove|copy|return|create) /.test(line))).toEqual([]);
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('the summary', () => {
  test('counts by what happens', () => {
    expect(
      changeSummary(of(write('x', 'y'), { kind: 'remove', path: 'b' }, { kind: 'remove', path: 'c' })),
    ).toBe('3 files: 1 modified, 2 removed');
    expect(
      changeSummary(
        of(
          { kind: 'remove', path: 'z' },
          { kind: 'revert', path: 'b', commit: 'ab'.repeat(20) },
          { kind: 'copy', from: 'a', to: 'c' },
          write('x', 'y', 'w'),
          write(null, 'x'),
        ),
      ),
    ).toBe('5 files: 1 created, 1 modified, 1 copied, 1 returned to a commit, 1 removed');
  });

  test('counts what a folder holds where that is known', () => {
    const folder = of({ kind: 'remove', path: 'd' });
    const listed: readonly RemovedPath[] = ['d/a', 'd/b'].map((path) => ({ path, kind: 'file', size: 1 }));
    expect(changeSummary(folder)).toBe('1 file: 1 removed');
    expect(changeSummary(folder, listed)).toBe('2 files: 2 removed');
  });

  test('of nothing', () => {
    expect(changeSummary(of())).toBe('no file');
    expect(changeSummary(of(write('x', 'x')))).toBe('no file');
  });
});
