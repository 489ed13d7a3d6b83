// Words of a command's line: kinds, quotes, flaws, and the way back.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chunkAt,
  headOf,
  isIdShaped,
  isSeen,
  lowerCase,
  spellRest,
  spellWord,
  wordAt,
} from '../../src/text/slash-words.ts';
import { runs } from '../exhaustive.ts';

test.each([
  ['/Resume', 'resume', 7],
  ['/start-fresh x', 'start-fresh', 12],
  ['/a\u3000b', 'a', 2],
  ['/', null, 0],
  ['/1a', null, 0],
  ['/-a', null, 0],
  ['/a.', null, 0],
  ['a /b', null, 0],
  ['/re\u212aindle', null, 0],
])('the head of %j is %j', (line, name, end) => {
  expect(headOf(line)).toEqual(name === null ? null : { name, end });
});

test('letters of ASCII alone are made small', () => {
  expect(lowerCase('AZ\u212a\u0130É')).toBe('az\u212a\u0130É');
});

test('a chunk is whatever stands between blanks', () => {
  expect(chunkAt(' \ta"b=\u200b c', 0)).toEqual({ text: 'a"b=\u200b', end: 7 });
  expect(chunkAt('a \u00a0', 1)).toBeNull();
});

/** `kind name value flaw` of every word of a line. */
function words(line: string): readonly string[] {
  const all: string[] = [];
  for (let word = wordAt(line, 0); word; word = wordAt(line, word.end)) {
    all.push([word.kind, word.name, word.value, word.flaw ?? 'fine'].join(' | '));
    if (word.flaw) break;
  }
  return all;
}

test.each<[string, readonly string[]]>([
  ['', []],
  [' \t\u00a0', []],
  ['a b', ['plain |  | a | fine', 'plain |  | b | fine']],
  ['Key-X=V "a b"', ['key | key-x | V | fine', 'plain |  | a b | fine']],
  ['k="a=\\"b\\\\" c', ['key | k | a="b\\ | fine', 'plain |  | c | fine']],
  ['"k=v" "--f"', ['plain |  | k=v | fine', 'plain |  | --f | fine']],
  [
    '--All -x —y −z',
    ['flag | --all |  | fine', 'flag | -x |  | fine', 'flag | —y |  | fine', 'flag | −z |  | fine'],
  ],
  ['--a=b=c', ['flag | --a | b=c | fine']],
  ['k= v', ['key | k |  | fine', 'plain |  | v | fine']],
  ['=v 1=2 k_y=v', ['plain |  | =v | fine', 'plain |  | 1=2 | fine', 'plain |  | k_y=v | fine']],
  ['a "b', ['plain |  | a | fine', 'plain |  |  | quote-open']],
  ['k="b\\', ['key | k |  | quote-open']],
  ['a"b" c', ['plain |  | a | quote-within']],
  ['"a"b', ['plain |  | a | quote-within']],
  ['--a"b', ['flag | --a |  | quote-within']],
  ['k=‘a’', ['key | k | ‘a’ | quote-other']],
  ['`a`', ['plain |  | `a` | code-mark']],
  ['"`a’"', ['plain |  | `a’ | fine']],
  ['--a\u200b', ['flag | --a\u200b |  | character-unseen']],
])('words of %j', (line, all) => expect(words(line)).toEqual(all));

test('what cannot be seen, and the joiners of prose', () => {
  for (const unseen of ['\u200b', '\u202e', '\0', '\n', '\u2028', '\uFEFF', '\ud800'])
    expect([isSeen(`a${unseen}`, false), isSeen(`a${unseen}`, true)]).toEqual([false, false]);
  for (const joiner of ['\u200c', '\u200d'])
    expect([isSeen(`a${joiner}`, false), isSeen(`a${joiner}`, true)]).toEqual([false, true]);
  expect(isSeen('é 🦊 ☺\ufe0f', false)).toBe(true);
});

test.each([
  ['sdd:a', true],
  ['AI-dev-shop:003 x', true],
  ['all: words', false],
  ['a:\u00a0b', false],
  ['a:', false],
  [':a', false],
  ['C2.1:a', false],
  ['\u212ad:a', false],
])('%j has the form of an id: %s', (word, has) => expect(isIdShaped(word)).toBe(has));

describe('spelled', () => {
  test.each([
    ['a', 'a'],
    ['a:b/c', 'a:b/c'],
    ['', '""'],
    ['a b', '"a b"'],
    ['a=b', '"a=b"'],
    ['--a', '"--a"'],
    ['"', '"\\""'],
    ['\\', '\\'],
    ['\\ ', '"\\\\ "'],
    ['`a`', '"`a`"'],
    ['’a', '"’a"'],
  ])('%j is written %s', (value, written) => expect(spellWord(value)).toBe(written));

  test.each([
    ['a "b" c', 'a "b" c', 'a "b" c'],
    ['a`b', 'a`b', 'a`b'],
    ['--a', '"--a"', '--a'],
    ['a=b', '"a=b"', 'a=b'],
    ['"a" b', '"\\"a\\" b"', '"\\"a\\" b"'],
    [' a', '" a"', '" a"'],
    ['a\u00a0', '"a\u00a0"', '"a\u00a0"'],
  ])('the rest %j is written %s at first, else %s', (text, first, later) => {
    expect([spellRest(text, true), spellRest(text, false)]).toEqual([first, later]);
  });

  test('every value reads back as one word', () => {
    const unit = fc.constantFrom('a', ' ', '\u00a0', '"', '\\', '=', '-', '`', "'", '“', '🦊', ':');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (value) => {
        const written = spellWord(value);
        expect(wordAt(written, 0)).toMatchObject({ kind: 'plain', value, end: written.length, flaw: null });
        const key = `k=${written}`;
        expect(wordAt(key, 0)).toMatchObject({ kind: 'key', name: 'k', value, end: key.length, flaw: null });
      }),
      { numRuns: runs(2000) },
    );
  });
});
