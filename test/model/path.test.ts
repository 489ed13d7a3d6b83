// Paths taken apart, and found under another Unicode spelling.
import { describe, expect, test } from 'vitest';
import { baseOf, folderOf, isWithin, otherSpelling } from '../../src/model/path.ts';
import { snapshotOf } from '../snapshot.ts';

test('a folder and a name, at the root as well', () => {
  expect([folderOf('a/b/c.md'), baseOf('a/b/c.md')]).toEqual(['a/b', 'c.md']);
  expect([folderOf('c.md'), baseOf('c.md')]).toEqual(['', 'c.md']);
});

test.each([
  ['a/b', 'a/b', true],
  ['a/b', 'a', true],
  ['a/b', '', true],
  ['a/b', '.', true],
  ['a/bc', 'a/b', false],
  ['a', 'a/b', false],
])('%s is within %j: %s', (path, folder, expected) => expect(isWithin(path, folder)).toBe(expected));

describe('H13 another Unicode spelling', () => {
  const [composed, apart] = ['caf\u00e9', 'cafe\u0301'];
  test.each([
    ['of a folder', `a/${composed}/s.md`, `a/${apart}/s.md`],
    ['of the file', `a/${composed}.md`, `a/${apart}.md`],
    ['of both', `${apart}/${composed}.md`, `${composed}/${apart}.md`],
  ])('%s', (_, asked, there) => expect(otherSpelling(asked, snapshotOf({ [there]: 'x' }))).toBe(there));

  test('is not found where the path is as written, nothing is there, or only the case differs', () => {
    const files = { [`a/${composed}.md`]: 'x', 'b/CAF\u00c9.md': 'x', 'c.md': 'x' };
    for (const path of [`a/${composed}.md`, 'a/nothing\u00e9.md', `b/${composed}.md`, 'c.md', 'C.md'])
      expect(otherSpelling(path, snapshotOf(files)), path).toBeNull();
  });

  test('a folder that is there in both spellings is looked at in both', () => {
    const files = { [`${composed}/tasks.md`]: 'x', [`${apart}/spec.md`]: 'x' };
    expect(otherSpelling(`${composed}/spec.md`, snapshotOf(files))).toBe(`${apart}/spec.md`);
    expect(otherSpelling(`${composed}/tasks.md`, snapshotOf(files))).toBeNull();
  });

  test('a folder is no file', () => {
    expect(otherSpelling(`a/${composed}`, snapshotOf({ [`a/${apart}/x`]: 'x' }))).toBeNull();
    expect(otherSpelling(`${composed}/x`, snapshotOf({ [apart]: 'x' }))).toBeNull();
  });

  test('a name as it is written goes before one that is spelled otherwise', () => {
    const files = { [`${apart}/x`]: 'x', [`${composed}/${apart}`]: 'x' };
    expect(otherSpelling(`${composed}/${composed}`, snapshotOf(files))).toBe(`${composed}/${apart}`);
  });
});
