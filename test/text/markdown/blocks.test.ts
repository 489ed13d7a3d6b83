// Front matter, code blocks and comments within Markdown.
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../../src/text/lines.ts';
import { frontMatterEnd, kindsOf, withoutCodeSpans } from '../../../src/text/markdown/blocks.ts';

/** The kinds of the lines, by first letter: text, front, code, comment (`m`). */
const kinds = (text: string) =>
  kindsOf(linesOf(text))
    .map((kind) => (kind === 'comment' ? 'm' : kind[0]))
    .join('');

describe('kindsOf', () => {
  test.each([
    ['nothing', '', ''],
    ['front matter', '---\na\n---\nb', 'ffft'],
    ['front matter with blanks behind its rules', '--- \na\n---\t\nb', 'ffft'],
    ['front matter behind a byte order mark, CR alone', '\uFEFF---\ra\r---\rb', 'ffft'],
    ['S09 front matter without an end', '---\na\nb', 'ttt'],
    ['an indented rule is none', ' ---\na\n---', 'ttt'],
    ['a fence', '```\na\n```\nb', 'ccct'],
    ['a longer end', '```\na\n`````\nb', 'ccct'],
    ['a shorter end is content', '````\n```\n````\nb', 'ccct'],
    ['another character is content', '```\n~~~\n```\nb', 'ccct'],
    ['an end with words is content', '```\n``` x\n```\nb', 'ccct'],
    ['tildes with backticks in their words', '~~~ `x`\na\n~~~', 'ccc'],
    ['a code span that looks like a fence', '```a``` b\nc', 'tt'],
    ['a fence without an end, at the margin', 'a\n```\nb\nc', 'tccc'],
    ['a fence in a list', '- x\n  ```\n  a\n  ```\nb', 'tccct'],
    ['a fence right behind a bullet', '- ```\n  a\n  ```\nb', 'ccct'],
    ['a deep fence in a list', '1. x\n\n     ```\n     a\n     ```\nb', 'ttccct'],
    ['a deep fence without an end is text', '    ```\na\nb', 'ttt'],
    ['a deep end does not close at the margin', '```\n     ```\na', 'ccc'],
    ['a comment on one line', '<!-- a -->\nb', 'mt'],
    ['a comment on many', '<!--\na\n--> x\nb', 'mmmt'],
    ['the shortest comment', '<!-->\nb', 'mt'],
    ['a comment without an end hides nothing', '<!--\na\nb', 'ttt'],
    ['a fence in a comment', '<!--\n```\n-->\nb', 'mmmt'],
    ['a comment in a fence', '```\n<!--\n```\nb -->', 'ccct'],
    ['a comment behind words', 'a <!--\nb\n-->', 'ttt'],
  ])('%s', (_, text, expected) => {
    expect(kinds(text)).toBe(expected);
  });
});

test('frontMatterEnd', () => {
  expect(frontMatterEnd(linesOf('---\n---\n'))).toBe(2);
  expect(frontMatterEnd(linesOf('----\n---\n'))).toBe(0);
  expect(frontMatterEnd([])).toBe(0);
});

test.each([
  ['a `b` c', 'a     c'],
  ['``a`b`` c', '        c'],
  ['`a', '`a'],
  ['`a``b`', '      '],
  ['``a` b`c`', '``a    c`'],
  ['no code', 'no code'],
])('withoutCodeSpans: %j', (text, expected) => {
  expect(withoutCodeSpans(text)).toBe(expected);
});
