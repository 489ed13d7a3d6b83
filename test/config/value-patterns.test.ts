// The texts that a config may hold: no text makes a pattern slow, and every pattern means what it says.
import { describe, expect, test } from 'vitest';
import * as words from '../../src/config/value-patterns.ts';
import { leastTime } from '../clock.ts';

const WORDINGS = Object.entries(words).filter(
  (entry): entry is [string, words.Wording] => typeof entry[1] === 'object' && 'pattern' in entry[1],
);

describe.each(WORDINGS)('%s', (_, { pattern, most, expected }) => {
  test('X06 takes no time over a hundred thousand of anything', () => {
    for (const part of ['a', ' ', '/', '.', '0', '-', '@a', 'a/', '.yml', '\t', '*', '[', 'é', '..', '1d ']) {
      const long = part.repeat(100_000 / part.length);
      const texts = [long, `${long}!`, `${long}\u0000`, `@a ${long}`, `a${long}\n`];
      const took = leastTime(200, () => texts.map((text) => pattern.test(text)));
      expect([part, took < 200]).toEqual([part, true]);
    }
  });

  test('keeps nothing from one text to the next, and has its limits', () => {
    expect(pattern.global || pattern.sticky).toBe(false);
    expect(pattern.source.startsWith('^') && pattern.source.endsWith('$')).toBe(true);
    expect(most).toBeGreaterThan(0);
    expect(expected).toMatch(/^[a-z]/);
  });
});

test.each([
  ['main', true],
  ['feature/a-b_c.d', true],
  ['v1.2.3', true],
  ['é/🦊', true],
  ['refs/heads/x', true],
  ['', false],
  ['/a', false],
  ['a/', false],
  ['a//b', false],
  ['.a', false],
  ['a/.b', false],
  ['a..b', false],
  ['a.', false],
  ['a.lock', false],
  ['a.lock/b', false],
  ['a@{b', false],
  ['a b', false],
  ['a~1', false],
  ['a^', false],
  ['a:b', false],
  ['a?', false],
  ['a*', false],
  ['a[b', false],
  ['a\\b', false],
  ['a\u007fb', false],
  ['-a', false],
])('G01 %j names a branch: %s', (name, said) => {
  expect(words.REF.pattern.test(name)).toBe(said);
});
