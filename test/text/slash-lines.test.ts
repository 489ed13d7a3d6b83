// Which first line is a slash command's own, and which paragraph stands below it.
import { expect, test } from 'vitest';
import { slashLineOf, trimBlanks } from '../../src/text/slash-lines.ts';

test.each([
  ['/a', '/a'],
  ['   /a b ', '/a b '],
  ['\uFEFF\r\n\t\r/a\rb', '/a'],
  ['\u00a0\n\u3000/a', '/a'],
  ['//', '//'],
  ['', null],
  ['\n \n', null],
  ['a\n/b', null],
  ['    /a', null],
  [' \t/a', null],
  ['\u00a0\u00a0\u00a0\u00a0/a', null],
  ['\u200b/a', null],
  ['\f/a', null],
])('C04 C14 the line of %j is %j', (body, text) => {
  expect(slashLineOf(body)?.text ?? null).toBe(text);
});

test.each([
  ['/a', null],
  ['/a\n\n \n', null],
  ['/a\nb', 'b'],
  ['/a\n      b\n\tc  \n\nd', 'b c'],
  ['/a\n\n   b\r\nc\r\rd', 'b c'],
  ['/a\n\n    b', null],
  ['/a\n\n  \tb', null],
  ['/a\nb\n> c', null],
  ['/a\nb\n- c', null],
  ['/a\nb\n```\nc\n```', null],
  ['/a\nb\n\n- c', 'b'],
  ['/a\nb\n \u00a0\nc', 'b'],
  ['/a\n```\nb\n```\n', null],
  ['/a\n<!--\nb\n-->\nc', null],
  ['/a\n<b>c</b>', null],
  ['/a\n# b', null],
  ['/a\n#1 is it', null],
  ['/a\n* b', null],
  ['/a\n*b* c', '*b* c'],
  ['/a\n-1', '-1'],
  ['/a\n1. b', null],
  ['/a\n1.5 days', '1.5 days'],
  ['/a\n***', null],
  ['/a\n===', null],
  ['/a\n| b |', null],
  ['/a\n[b]: c', null],
  ['/a\n[b] c', '[b] c'],
  ['/a\n/b', null],
])('below the line of %j stands %j', (body, paragraph) => {
  expect(slashLineOf(body)?.below()).toBe(paragraph);
});

test('blanks are Unicode’s spaces and the tab, and nothing else', () => {
  expect(trimBlanks('\t \u00a0\u3000\u2003a b\u202f \t')).toBe('a b');
  for (const kept of ['\u200b', '\uFEFF', '\u2028', '\v', '\0']) expect(trimBlanks(kept)).toBe(kept);
  expect(trimBlanks(' \t')).toBe('');
});
