// Patterns of names: what each means, the same as a slow and simple reading, in the time that is promised.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesGlob } from '../../src/config/ignore.ts';
import { leastTime } from '../clock.ts';
import { runs } from '../exhaustive.ts';

test.each([
  ['a', 'a', true],
  ['a', 'b', false],
  ['a', 'aa', false],
  ['', '', true],
  ['', 'a', false],
  ['*', 'abc', true],
  ['*', '', true],
  ['*', 'a/b', false],
  ['?', 'a', true],
  ['?', '', false],
  ['?', '/', false],
  ['?', '🦊', true],
  ['a*c', 'abbc', true],
  ['a*c', 'ab/c', false],
  ['a*b*c', 'aXbXbXc', true],
  ['**', 'a/b/c', true],
  ['**', '', true],
  ['a/**', 'a/b/c', true],
  ['a/**', 'a', false],
  ['**/c', 'c', true],
  ['**/c', 'a/b/c', true],
  ['**/c', 'abc', false],
  ['a/**/c', 'a/c', true],
  ['a/**/c', 'a/b/b/c', true],
  ['a/**/c', 'ac', false],
  ['a/**/c', 'a/bc', false],
  ['a**c', 'a/b/c', true],
  ['***/c', 'a/b/c', true],
  ['**/**/c', 'c', true],
  ['**/*.md', 'a/b.c/d.md', true],
  ['*[bot]', 'renovate[bot]', true],
  ['*[bot]', 'b', false],
  ['a.c', 'abc', false],
  ['(a|b)+', '(a|b)+', true],
  ['dependabot/**', 'dependabot/npm/x-1.2', true],
  ['gh-readonly-queue/*', 'gh-readonly-queue/main/pr-1', false],
])('%j and %j: %s', (pattern, name, means) => {
  expect(matchesGlob(pattern, name)).toBe(means);
});

test.each([
  ['docs', 'docs', true],
  ['docs', 'docs/a/b.md', true],
  ['docs', 'docs2/a', false],
  ['docs', 'a/docs/b', false],
  ['**/fixtures', 'test/fixtures/a.md', true],
  ['*', 'a/b', true],
  ['*.md', 'a.md/b', true],
  ['a/*', 'a/b/c', true],
  ['a/?', 'a/bb/c', false],
])('everything below %j: %j %s', (pattern, name, means) => {
  expect(matchesGlob(pattern, name, 'below')).toBe(means);
});

/** The same by trying everything, as one would explain it. */
function slow(pattern: string, name: string): boolean {
  if (pattern === '') return name === '';
  const folders = /^\*{2,}\//.exec(pattern)?.[0];
  if (folders !== undefined) {
    const rest = pattern.slice(folders.length);
    const starts = [0, ...Array.from(name).flatMap((char, at) => (char === '/' ? [at + 1] : []))];
    return starts.some((at) => begins(rest, name.slice(at)));
  }
  return begins(pattern, name);
}

/** As `slow`, but `**` and a slash at the beginning are those of the pattern's middle. */
function begins(pattern: string, name: string): boolean {
  const [first = ''] = pattern;
  if (pattern === '') return name === '';
  if (first === '*') {
    const stars = /^\*+/.exec(pattern)?.[0].length ?? 1;
    const most = stars > 1 ? name.length : (/^[^/]*/.exec(name)?.[0].length ?? 0);
    return Array.from({ length: most + 1 }, (_, at) => at).some((at) =>
      begins(pattern.slice(stars), name.slice(at)),
    );
  }
  if (name === '' || (first === '?' ? name.startsWith('/') : !name.startsWith(first))) return false;
  const [rest, left] = [pattern.slice(1), name.slice(1)];
  return first === '/' ? slow(rest, left) : begins(rest, left);
}

describe('laws', () => {
  const pattern = fc
    .array(fc.constantFrom('a', 'b', '/', '*', '**', '**/', '?'), { maxLength: 7 })
    .map((all) => all.join(''));
  const name = fc.array(fc.constantFrom('a', 'b', '/'), { maxLength: 8 }).map((all) => all.join(''));

  test('the same as a slow reading, save folders behind folders', () => {
    fc.assert(
      fc.property(pattern, name, (one, other) => {
        fc.pre(!/\*\*\/\*{2,}/.test(one) && !/\*{3,}/.test(one));
        expect(matchesGlob(one, other)).toBe(slow(one, other));
      }),
      { numRuns: runs(5000) },
    );
  });

  test('a name without signs means itself, and everything below it', () => {
    fc.assert(
      fc.property(
        fc.string().filter((one) => !/[*?]/.test(one)),
        fc.string(),
        (one, other) => {
          expect(matchesGlob(one, one)).toBe(true);
          expect(matchesGlob(one, other)).toBe(one === other);
          expect(matchesGlob(one, `${one}/${other}`, 'below')).toBe(true);
        },
      ),
      { numRuns: runs(1000) },
    );
  });

  test.each([
    ['many stars', '*a'.repeat(128), 'a'.repeat(4096)],
    ['many folders', '**/'.repeat(85), 'a/'.repeat(2048)],
    ['many of both', '**/*a'.repeat(50), `${'a'.repeat(60)}/`.repeat(67)],
    ['a hundred thousand', '**a**b', 'a'.repeat(100_000)],
  ])('X06 %s take no time to speak of', (_, one, other) => {
    expect(leastTime(1000, () => matchesGlob(one, `${other}!`, 'below'))).toBeLessThan(1000);
  });
});
