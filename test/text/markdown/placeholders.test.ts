// Markers and gaps that show an unfinished document.
import { describe, expect, test } from 'vitest';
import {
  isBare,
  isHollow,
  MARKERS,
  openMarkers,
  templateLines,
} from '../../../src/text/markdown/placeholders.ts';

describe('openMarkers', () => {
  test('every marker, each with its line', () => {
    const text = MARKERS.map((marker) => `Text ${marker} why?]`).join('\r\n');
    expect(openMarkers(text)).toEqual(MARKERS.map((marker, i) => ({ marker, line: i + 1 })));
  });

  test('two on a line are two, in any case', () => {
    const text = '- [NEEDS CLARIFICATION: a] and [Needs Clarification: b]';
    expect(openMarkers(text)).toHaveLength(2);
  });

  test.each([
    ['a sentence about markers', '- [x] Zero [NEEDS CLARIFICATION] markers remain'],
    ['inline code', 'Write `[NEEDS CLARIFICATION: why]` where in doubt.'],
    ['a code block', '```\n[NEEDS CLARIFICATION: why]\n```'],
    ['a comment of the template', '<!-- mark with [NEEDS CLARIFICATION: why] -->'],
    ['front matter', '---\nx: "[OWNERSHIP UNCLEAR"\n---\n'],
    ['nothing', ''],
  ])('none in %s', (_, text) => {
    expect(openMarkers(text)).toEqual([]);
  });

  const MARKER = '[NEEDS CLARIFICATION: why]';
  test.each([
    ['four blanks', `A paragraph.\n\n    ${MARKER}\n`],
    ['a tab', `A paragraph.\n\n\t${MARKER}\n`],
    ['more lines and a blank one between', `A paragraph.\n\n    one\n\n     ${MARKER}\n    ${MARKER}\n`],
    ['below a heading', `# Spec\n    ${MARKER}\n`],
    ['after the end of a list', `- item\n\nA paragraph.\n\n    ${MARKER}\n`],
  ])('none in indented code: %s', (_, text) => expect(openMarkers(text)).toEqual([]));

  test.each([
    ['a paragraph that goes on', `A paragraph\n    ${MARKER}\n`],
    ['a list item', `- item\n\n    ${MARKER}\n`],
    ['a list item below another', `- item\n\n    - ${MARKER}\n\n        ${MARKER}\n`],
    ['a numbered item with more text', `1. item\n\n   more\n\n    ${MARKER}\n`],
    ['a list after a paragraph', `A paragraph:\n- item\n\n\t${MARKER}\n`],
    ['a footnote', `Text.[^1]\n\n[^1]: note\n\n    ${MARKER}\n`],
    ['a call-out', `!!! note\n\n    ${MARKER}\n`],
    ['HTML', `<details>\n\n    ${MARKER}\n`],
    ['a text that is indented as a whole', `    # Spec\n\n    ${MARKER}\n`],
  ])('indented, and open: %s', (_, text) => expect(openMarkers(text)).not.toEqual([]));

  test('one behind an unclosed backtick, or behind code, counts', () => {
    expect(openMarkers('a ` [OWNERSHIP UNCLEAR] b')).toHaveLength(1);
    expect(openMarkers('`a` [OWNERSHIP UNCLEAR] `b`')).toHaveLength(1);
    expect(openMarkers('```\na\n\n[OWNERSHIP UNCLEAR]')).toEqual([{ marker: '[OWNERSHIP UNCLEAR', line: 4 }]);
    expect(openMarkers('```\na\n```\n[OWNERSHIP UNCLEAR]')).toEqual([
      { marker: '[OWNERSHIP UNCLEAR', line: 4 },
    ]);
  });
});

describe('H07 templateLines', () => {
  test.each([
    ['a line', '{FEATURE NAME}', '{FEATURE NAME}'],
    ['a list item', '- {first task}', '{first task}'],
    ['a numbered item', '1. <what to do>', '<what to do>'],
    ['a check box', '- [ ] {{task}}', '{{task}}'],
    ['a cell', '| Owner | {OWNER} |', '{OWNER}'],
    ['doubled braces in prose', 'Built for {{ customer }} by us.', '{{ customer }}'],
  ])('%s', (_, text, gap) => {
    expect(templateLines(`# Title\n${text}\n`)).toEqual([{ text: gap, line: 2 }]);
  });

  test.each([
    ['TBD in a cell', '| Owner | TBD |'],
    ['a tag', '<br>'],
    ['a closing tag', '</details>'],
    ['a tag with a property', '<img src="x.png">'],
    ['a link', '<https://example.org>'],
    ['braces in prose', 'Use {braces} for sets.'],
    ['braces in code', '- `{FEATURE}`'],
    ['doubled braces in code', 'Write `{{x}}` here.'],
    ['a code block', '```\n{FEATURE}\n{{x}}\n```'],
    ['an expression of Actions', ['Set $', '{{ github.ref }} there.'].join('')],
    ['data', '{"a": 1}'],
    ['a set', '{a,b}'],
    ['a link in brackets', '[Docs](docs.md)'],
    ['a check box', '- [x]'],
  ])('none in %s', (_, text) => {
    expect(templateLines(text)).toEqual([]);
  });
});

describe('H07 isHollow', () => {
  test.each([
    ['nothing', ''],
    ['a byte order mark', '\uFEFF'],
    ['blank lines', ' \n\t\r\n'],
    ['headings', '# A\n\n## B\n---\n'],
    ['an empty table', '# A\n| X | Y |\n|---|---|\n|  |  |\n'],
    ['gaps', '# {NAME}\n- {task}\n- [ ]\n-\n1.\n| {a} | N/A |\n'],
    ['a lone marker', '# A\n[NEEDS CLARIFICATION: all of it]\n'],
    ['TBD', '# A\nTBD\n'],
    ['front matter and comments', '---\ntitle: x\n---\n<!-- write here -->\n# A\n'],
    ['an empty code block', '# A\n```\n\n```\n'],
    ['headings with a line below', 'Tasks\n=====\n\nPart one\n---\n'],
    ['one of those behind front matter', '---\nx: 1\n---\nTasks\r\n==\r\n'],
  ])('%s', (_, text) => {
    expect(isHollow(text)).toBe(true);
  });

  test.each([
    ['a sentence', '# A\n\nOne.\n'],
    ['an item', '- [ ] do it\n'],
    ['a filled cell', '| X |\n|---|\n| y |\n'],
    ['code', '```\nx\n```\n'],
    ['code without words', '```mermaid\ngraph TD\n```'],
    ['a marker in a sentence', 'Users log in by [NEEDS CLARIFICATION: mail or SSO?].\n'],
    ['a front matter that never ends', '---\ntitle: x\n'],
    ['CR alone', '# A\rOne.\r'],
    ['a sentence above a rule', '# A\n\nOne login for all.\n---\n'],
    ['two lines above a rule', '# A\n\nOne login\nfor all\n---\n'],
    ['an item above a rule', '# A\n\n- one login\n---\n'],
  ])('not %s', (_, text) => {
    expect(isHollow(text)).toBe(false);
  });
});

test('of headings alone, with a line below them or a sign before them, a file is bare', () => {
  expect(isBare('tasks.md', 'Tasks\n=====\n\n## Part\n\nLast part\n---------\n')).toBe(true);
  expect(isBare('tasks.md', 'Tasks\n=====\n\nBuild it\n')).toBe(false);
  expect(isBare('tasks.md', 'Tasks\n=====\n\nBuild it.\n---\n')).toBe(false);
});

describe('a file that nothing was put into is bare', () => {
  const HEAD = '# Spec\n\n## Goals\n\n';
  const ROWS = '| Id | Goal |\n|----|------|\n';
  test.each([
    '[//]: # (fill this in)',
    '[//]: # "fill this in"',
    "[//]: # 'fill this in'",
    '[comment]: <> (fill this in)',
    '[comment]: # (fill this in)',
    '[_]: # "fill this in"',
    '[//]: #',
    '[]: # (fill (this\\) in)'.replace('(this', 'this'),
    '[//]: # (fill\nthis in,\nplease)',
    '-',
    '*',
    '+',
    '1.',
    '2)',
    '- ',
    '-\n-\n-',
    '- [ ]',
    '* [ ] ',
    '- []',
    '1. [ ]',
    '  - ',
    '> ',
    '> -',
    '- <!-- fill this in -->',
    ROWS,
    `${ROWS}| | |\n|  |    |\n`,
    'Id | Goal\n---|:---:\n',
    '|Id|\n|-|\n||\n',
    '[ticket]: https://example.org/1',
    '[ticket]: <docs/a b.md> "The ticket"\n[other]: ./b.md',
    '***',
    '<!-- a\nb -->',
  ])('%j', (left) => {
    expect(isBare('spec.md', left)).toBe(true);
    expect(isBare('spec.md', HEAD + left)).toBe(true);
    expect(isBare('spec.md', `${HEAD}${left}\n`.replaceAll('\n', '\r\n'))).toBe(true);
    expect(isBare('spec.md', `${HEAD}${left}\n\nTen.\n`)).toBe(false);
  });

  test.each([
    '+++\ntitle = "Spec"\n+++\n',
    '+++\ntitle = "Spec"\n[more]\nx = 1\n+++\n\n# Spec\n',
    '---\ntitle: Spec\n---\n\n- [ ]\n',
  ])('front matter: %j', (text) => {
    expect([isBare('spec.md', text), isBare('spec.md', `${text}Ten.\n`)]).toEqual([true, false]);
  });

  test.each([
    '- ten',
    '- [ ] ten',
    '-ten',
    '1.5',
    '> ten',
    `${ROWS}| FR-1 | |\n`,
    '| Id | Goal |',
    'ten | twenty',
    '[//]: # (never closed',
    '[//]: # (never closed\n\nten)',
    '[^1]: a footnote is shown',
    '[Owner]: Ann',
    '[Owner]: Ann decides it',
    'see [ticket]: https://example.org/1',
    '[ticket](https://example.org/1)',
    '+++\ntitle = "never closed"',
    '```\n-\n```',
    '<https://example.org>',
    '![plan](plan.png)',
    '- –',
    '0',
  ])('with something in it it is not: %j', (left) => {
    expect(isBare('spec.md', `${HEAD}${left}\n`)).toBe(false);
    expect(isBare('spec.md', left)).toBe(false);
  });
});

test('a file that is no Markdown is bare where its comments say that it is left to do', () => {
  expect(isBare('src/only_comment.py', '# TODO: write it\n# later\n')).toBe(true);
  expect(isBare('src/only_comment.py', '# as it comes\n')).toBe(false);
  expect(isBare('notes.txt', '# TODO\n')).toBe(false);
});

test('with nothing at all every file is bare', () => {
  for (const path of ['__init__.py', 'a.php', '.gitignore', 'app.config.ts'])
    expect(isBare(path, ' \n')).toBe(true);
});
