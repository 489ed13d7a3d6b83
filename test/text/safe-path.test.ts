// Whether a path may be looked at, and what braces mean.
import { expect, test } from 'vitest';
import { expandBraces, looksLikeFile, MOST_EXPANDED, tidy, unsafePath } from '../../src/text/safe-path.ts';

test.each([
  ['./a//b/', 'a/b'],
  ['a/./b', 'a/b'],
  ['/a', 'a'],
  ['..', '..'],
  ['a/../b', 'a/../b'],
  ['.', ''],
  ['', ''],
])('tidy %j is %j', (path, tidied) => {
  expect(tidy(path)).toBe(tidied);
});

test('H09 what may be looked at', () => {
  const paths = ['a', 'a/b.md', './a', '.hidden/x', 'a..b', '...', 'a:b.md', 'c', 'x~/y', 'ü/☃.md'];
  expect(paths.filter((path) => unsafePath(path) !== null)).toEqual([]);
  expect(unsafePath('~')).toBe('it starts at a home folder');
});

test('looksLikeFile', () => {
  const files = [
    'a.md',
    'a/b.ts',
    '.env',
    '.stage-summaries',
    'README',
    'x/Makefile',
    'a.local.md',
    'FSB-*.md',
    'a.7z',
  ];
  const none = [
    '',
    'a',
    'a/b',
    'v1.2',
    '3.5',
    'e.',
    'approved',
    '.',
    '..',
    'a.',
    'x/readme',
    `a.${'b'.repeat(11)}`,
  ];
  expect(files.filter((word) => !looksLikeFile(word))).toEqual([]);
  expect(none.filter(looksLikeFile)).toEqual([]);
});

test.each<[string, readonly string[] | null]>([
  ['a.md', ['a.md']],
  ['{a,b}.md', ['a.md', 'b.md']],
  ['x/{a, b}/{c,d}', ['x/a/c', 'x/a/d', 'x/b/c', 'x/b/d']],
  ['a{,.bak}', ['a', 'a.bak']],
  ['{a}.md', ['{a}.md']],
  ['{}', ['{}']],
  ['{a,b', ['{a,b']],
  ['a,b}', ['a,b}']],
  ['{a,{b,c}}', null],
])('expandBraces %j', (pattern, paths) => {
  expect(expandBraces(pattern)).toEqual(paths);
});

test('X06 expandBraces stays within its bound', () => {
  expect(expandBraces('{a,b}'.repeat(6))).toHaveLength(MOST_EXPANDED);
  expect(expandBraces('{a,b}'.repeat(7))).toBeNull();
  expect(expandBraces('{a,b}'.repeat(10_000))).toBeNull();
  expect(expandBraces(`{${'a,'.repeat(64)}a}`)).toBeNull();
});
