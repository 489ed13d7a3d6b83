// Our sentences with names in them: what Markdown or GitHub would act on is code, a quoted command all of it.
import { describe, expect, test } from 'vitest';
import { inertSentence } from '../../src/report/escape-sentence.ts';

describe('a command in quotes that has something active in it is one piece of code', () => {
  test.each([
    [
      'Run "specify workflow resume a1b2c3d4": it goes on.',
      'Run `specify workflow resume a1b2c3d4`: it goes on.',
    ],
    ['To bring it back: "git branch x-1 abcdef12"', 'To bring it back: `git branch x-1 abcdef12`'],
    ['(see "git show abcdef12".)', '(see `git show abcdef12`.)'],
  ])('%s', (sentence, inert) => expect(inertSentence(sentence)).toBe(inert));
});

test.each([
  'Run "rekindle scan" and look.',
  'found "Delete #12 now" here.',
  'x"git show abcdef12"y',
  'found "a <b> c".',
])('any other quote stays a quote: %s', (sentence) => {
  expect(inertSentence(sentence)).toContain('"');
  expect(inertSentence(sentence)).not.toMatch(/<|(?<!&)#/);
});

test('two commands beside each other leave nothing between them that could act', () => {
  const inert = inertSentence('"git show abcdef12" "git show abcdef34" #12');
  expect(inert).toBe('`git show abcdef12` `git show abcdef34` &#35;`12`');
});
