// Markdown that Rekindle writes, as it is read on a terminal.
import { expect, test } from 'vitest';
import { rendered } from '../../src/demo/rendered-text.ts';
import { plainPaint } from '../../src/report/terminal/layout.ts';

const shown = (body: string, columns = 60) =>
  rendered(body, { columns, paint: plainPaint }).map((line) => line.slice(4));

test('headings, bold words and code lose their marks, and tables their bars', () => {
  const body =
    '<!-- a mark -->\n### Found `it`\n\n**Why.** So.\n\n|  |  |\n| --- | --- |\n| Step | `tdd` |\n';
  expect(shown(body)).toEqual(['Found it', '', 'Why. So.', '', 'Step: tdd']);
});

test('what is folded stays folded, and what is folded within it is not told', () => {
  const inner = '<details><summary>More</summary>\n\nb\n\n</details>\n';
  expect(shown(`a\n\n<details><summary>**What** it does</summary>\n\n${inner}\n</details>\n\nc\n`)).toEqual([
    'a',
    '',
    '▸ What it does',
    '',
    'c',
  ]);
});

test('code is shown as it is, though it looks like something else', () => {
  expect(shown('```sh\n# not a heading\n</details>\n```\nx')).toEqual([
    '  # not a heading',
    '  </details>',
    'x',
  ]);
});

test('lines are wrapped, and what acts on a terminal does not', () => {
  const lines = shown('one two three four five six seven\u001b[2J', 20);
  expect(lines.every((line) => line.length <= 16)).toBe(true);
  expect(lines.join()).not.toContain('\u001b');
});
