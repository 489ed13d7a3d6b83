// A line of bash: which words are in it, and that a completed word is read back by bash as it is meant.
import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLine, writtenAfter } from '../../../src/cli/typed/bash-line.ts';
import { atNight, runs } from '../../exhaustive.ts';
import { env } from '../../local/repository.ts';

test.each([
  ['', [''], 0, ''],
  ['rekindle', ['rekindle'], 0, ''],
  ['rekindle ', ['rekindle', ''], 9, ''],
  [' a  b', ['a', 'b'], 4, ''],
  ['a b\\ c', ['a', 'b c'], 2, ''],
  ["a 'b c", ['a', 'b c'], 2, "'"],
  ['a "b \\"c\\d', ['a', 'b "c\\d'], 2, '"'],
  ["a 'b\\'c", ['a', 'b\\c'], 2, ''],
  ["a ''", ['a', ''], 2, ''],
  ['a $(b "c d"', ['a', '$(b', 'c d'], 6, ''],
  ['a b\\', ['a', 'b'], 2, ''],
])('%j has the words %j', (line, words, start, open) => {
  expect(readLine(line)).toEqual({ words, start, open });
});

describe('what bash puts in', () => {
  test.each([
    ['rekindle brief sdd:on', 'on', 'sdd:one-a', 'one-a'],
    ['rekindle brief sdd:', '', 'sdd:one-a', 'one-a'],
    ['rekindle scan --branch it', 'it', "it's-$(touch x)", "it\\'s-\\$\\(touch\\ x\\)"],
    ["rekindle scan --branch it\\'", "it\\'", "it's;b", "it\\'s\\;b"],
    ["rekindle scan --branch 'it", 'it', "it's-$(x)", "it'\\''s-$(x)"],
    ['rekindle scan --branch "a', 'a', 'a$b`c"d!e', 'a\\$b\\`c\\"d"\'!\'"e'],
    ['rekindle scan --branch at@ho', '@ho', 'at@host', '@host'],
    ['rekindle scan --branch ü', 'ü', 'über/größe', 'über/größe'],
    // What was replaced is the end of the line; else nothing of the word is there yet.
    ['rekindle scan --branch a', 'other', 'abc', 'abc'],
  ])('after %j, for %j: %j is written %j', (line, replaced, word, written) => {
    expect(writtenAfter(line, replaced, word)).toBe(written);
  });

  /** Whatever a branch or a folder may be called. */
  const words = fc.array(fc.constantFrom(...'ab:/@-=.\'"\\$`!&|;<>(){}[]*?~# ü'.split('')), {
    minLength: 1,
    maxLength: 12,
  });
  const quotes = ['', "'", '"'] as const;

  test('is read back as the word, whatever was typed of it and in which quotes', () => {
    const law = fc.property(words, fc.constantFrom(...quotes), (chars, quote) => {
      const word = chars.join('');
      const line = `rekindle x ${quote}`;
      const whole = line + writtenAfter(line, '', word);
      expect(readLine(whole).words.at(-1)).toBe(word);
    });
    fc.assert(law, { numRuns: runs(2_000) });
  });

  atNight('is read back so by bash itself, which runs and expands nothing of it', () => {
    const all = fc.sample(words, 400).map((chars) => chars.join(''));
    const lines = all.flatMap((word) =>
      quotes.map((quote) => quote + writtenAfter(`x ${quote}`, '', word) + quote),
    );
    const { stdout, stderr } = spawnSync('bash', ['--norc', '-s'], {
      // No program is found, were one named.
      input: `PATH=/nowhere; set -f\n${lines.map((line) => `printf '%s\\0' ${line}\n`).join('')}`,
      env,
      encoding: 'utf8',
    });
    expect([stdout.split('\0').slice(0, -1), stderr]).toEqual([
      all.flatMap((word) => [word, word, word]),
      '',
    ]);
  });
});
