// What is added to Markdown: a line, a field, a row, a table, a section; everything else stays byte for byte.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EditError } from '../../../src/model/errors.ts';
import {
  type MarkdownDocument,
  markdown,
  parseMarkdown,
  printMarkdown,
} from '../../../src/text/markdown/document.ts';
import {
  addField,
  addLine,
  addRow,
  addSection,
  addTable,
  setBox,
  setCell,
  setField,
  setLine,
} from '../../../src/text/markdown/edits.ts';
import { atLeast } from '../../exhaustive.ts';
import { markdownText, rowsOf, value } from '../fragments.ts';
import { RUNS, write } from '../laws.ts';

type Change = (doc: MarkdownDocument) => MarkdownDocument;

const edited = (text: string, change: Change) => printMarkdown(text, change(parseMarkdown(text)));
const withLine = (text: string, line: string, heading = 1) =>
  edited(text, (doc) => addLine(doc, heading, line));

describe('a line', () => {
  test.each([
    ['behind the last item of a list', '## N\n\n- a\n', '- b', '## N\n\n- a\n- b\n'],
    ['behind an item that goes on', '## N\n- a\n  more\n', '- b', '## N\n- a\n  more\n- b\n'],
    ['behind a paragraph', '## N\n\na\nb\n', 'c', '## N\n\na\nb\n\nc\n'],
    ['an item behind a paragraph', '## N\n\na\n', '- b', '## N\n\na\n\n- b\n'],
    ['a paragraph behind a list', '## N\n\n- a\n', 'b', '## N\n\n- a\n\nb\n'],
    ['behind a heading alone', '## N\n', '- a', '## N\n\n- a\n'],
    [
      'before blank lines and the next heading',
      '## N\n\n- a\n\n\n## M\n',
      '- b',
      '## N\n\n- a\n- b\n\n\n## M\n',
    ],
    ['where no blank line is before the next heading', '## N\n- a\n## M\n', '- b', '## N\n- a\n- b\n## M\n'],
    [
      'before a rule that sets the section off',
      '## N\n\n- a\n\n---\n\n## M\n',
      '- b',
      '## N\n\n- a\n- b\n\n---\n\n## M\n',
    ],
    ['before a rule below a heading', '## N\n\n---\n\n## M\n', '- b', '## N\n\n- b\n\n---\n\n## M\n'],
    ['behind a table', '## N\n\n| A |\n|---|\n| 1 |\n', 'b', '## N\n\n| A |\n|---|\n| 1 |\n\nb\n'],
    ['behind a code block', '## N\n\n```\nx\n```\n', '- b', '## N\n\n```\nx\n```\n\n- b\n'],
    ['behind a comment', '## N\n\n<!-- notes -->\n', '- b', '## N\n\n<!-- notes -->\n\n- b\n'],
    ['S05 with the line ends of its place', '## N\r\n\r\n- a\r\n', '- b', '## N\r\n\r\n- a\r\n- b\r\n'],
    ['S07 without a last line end', '## N\n\n- a', '- b', '## N\n\n- a\n- b'],
    ['S04 behind a byte order mark', '\uFEFF## N\n', '- b', '\uFEFF## N\n\n- b\n'],
  ])('%s', (_, text, line, expected) => {
    expect(withLine(text, line)).toBe(expected);
  });

  test('two of them in their order', () => {
    const text = '## N\n\n- a\n';
    expect(edited(text, (doc) => addLine(addLine(doc, 1, '- b'), 1, '- c'))).toBe('## N\n\n- a\n- b\n- c\n');
  });

  test('in a text without a heading, behind its front matter', () => {
    expect(withLine('---\na: 1\n---\n', 'x')).toBe('---\na: 1\n---\n\nx\n');
    expect(withLine('a: 1\n', '- x')).toBe('a: 1\n\n- x\n');
  });

  test.each([
    ['a line break', '## N\n', 'a\nb'],
    ['a heading', '## N\n', '# a'],
    ['a field', '## N\n', '- a: b'],
    ['a check box', '## N\n', '- [ ] a'],
    ['the begin of a code block', '## N\n\n# M\n', '```'],
    ['what a code block that is open would swallow', '## N\n\n```\nx\n', '- b'],
    ['nothing', '## N\n', ''],
  ])('%s is refused: it would not read as a line', (_, text, line) => {
    expect(() => withLine(text, line)).toThrow(EditError);
  });
});

describe('a field', () => {
  test.each([
    ['- a: 1\n- b: 2\n', '- a: 1\n- b: 2\n- k: v\n'],
    ['- **a**: 1\n\nwords\n', '- **a**: 1\n- **k**: v\n\nwords\n'],
    ['* `a`: 1\n  - b: 2\n', '* `a`: 1\n  - b: 2\n* `k`: v\n'],
    ['a: 1\r\nb: 2', 'a: 1\r\nb: 2\r\nk: v'],
  ])('%j', (text, expected) => {
    expect(edited(text, (doc) => addField(doc, 1, 'k', 'v'))).toBe(expected);
  });

  test('needs another that shows how fields are written', () => {
    expect(() => edited('## N\n', (doc) => addField(doc, 1, 'k', 'v'))).toThrow(EditError);
  });
});

describe('tables and sections', () => {
  test('a row and a line in one go, in their places', () => {
    const text = '## N\n\n| A | B |\n|---|---|\n| 1 | 2 |\n';
    const change: Change = (doc) => addLine(addRow(doc, 3, ['x|y', '']), 1, 'seen');
    expect(edited(text, change)).toBe('## N\n\n| A | B |\n|---|---|\n| 1 | 2 |\n| x\\|y |  |\n\nseen\n');
  });

  test('a table at the end of a section', () => {
    const change: Change = (doc) => addTable(doc, 1, ['A', 'B'], [['1', '2']]);
    expect(edited('## N\n\n## M\n', change)).toBe('## N\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n## M\n');
  });

  test('a section at the end, with lines and a table; what was last stays last', () => {
    const change: Change = (doc) =>
      addSection(doc, 'N', 2, ['- a', '- b'], { columns: ['A'], rows: [['1']] });
    const added = '\n\n## N\n\n- a\n- b\n\n| A |\n|---|\n| 1 |';
    expect(edited('# T\n- k: 1\n', change)).toBe(`# T\n- k: 1${added}\n`);
    expect(edited('# T\n- k: 1', change)).toBe(`# T\n- k: 1${added}`);
    expect(edited('# T\n\n\n', change)).toBe(`# T${added}\n\n\n`);
    expect(edited('# T\r\n', change)).toBe(`# T${added}\n`.replaceAll('\n', '\r\n'));
  });

  test('a section after another one, before the heading that follows it; a rule stays where it is', () => {
    const change: Change = (doc) =>
      addSection(addSection(addLine(doc, 3, 'l'), 'O', 4, ['o'], null, 3), 'N', 3, ['n'], null, 3);
    const added = '\n\n### N\n\nn\n\n#### O\n\no';
    expect(edited('# T\n\n## A\n\na\n\n---\n\n## B\n', change)).toBe(
      `# T\n\n## A\n\na\n\nl\n\n---${added}\n\n## B\n`,
    );
    const first: Change = (doc) => addSection(doc, 'N', 2, [], null, 0);
    expect(() => edited('# T\n', first)).toThrow(EditError);
  });

  test('values, marks and cells are found by their lines', () => {
    const text = '- a: 1\n- [ ] b\n\n| A |\n|---|\n| 1 |\n';
    const change: Change = (doc) =>
      setCell(setBox(setField(doc, 1, '2'), 2, { mark: 'x', label: 'b — now' }), 6, 0, '3');
    expect(edited(text, change)).toBe('- a: 2\n- [x] b — now\n\n| A |\n|---|\n| 3 |\n');
    for (const wrong of [
      (doc: MarkdownDocument) => setField(doc, 9, ''),
      (doc: MarkdownDocument) => setBox(doc, 1, { mark: 'x', label: '' }),
      (doc: MarkdownDocument) => setCell(doc, 6, 1, ''),
      (doc: MarkdownDocument) => addRow(doc, 1, []),
      (doc: MarkdownDocument) => addLine(doc, 4, 'x'),
    ])
      expect(() => wrong(parseMarkdown(text))).toThrow(EditError);
  });
});

/** All that a document says, without the lines that it says it on. */
function content({ sections }: MarkdownDocument): unknown {
  return sections.map(({ heading, fields, boxes, tables }) => [
    heading,
    fields.map(({ key, value: said }) => [key, said]),
    boxes.map(({ mark, label }) => [mark, label]),
    tables.map(({ columns, rows }) => [columns, rows.map(({ cells }) => cells)]),
  ]);
}

describe('law', () => {
  test('S04 S05 S07 what is added reads back, and every line that stood there stands there still', () => {
    const word = fc.oneof(value, fc.constantFrom('- an item', 'A sentence.', '- [ ] box', '# h', '```'));
    const kind = fc.constantFrom('line', 'field', 'row', 'table', 'section');
    let written = 0;
    fc.assert(
      fc.property(markdownText, fc.array(fc.tuple(kind, fc.nat(), word), { maxLength: 4 }), (text, adds) => {
        if (/^(?:<|>){7}/m.test(text)) return;
        const doc = markdown.parse(text);
        const wanted = adds.reduce<MarkdownDocument>((now, add) => adding(now, doc, add), doc);
        const printed = write(markdown, text, wanted);
        if (printed === null) return;
        if (wanted !== doc) written++;
        expect(content(markdown.parse(printed))).toEqual(content(wanted));
        expect(printed.startsWith('\uFEFF')).toBe(text.startsWith('\uFEFF'));
        expect(isWithin(rowsOf(withoutMark(text)), rowsOf(withoutMark(printed)))).toBe(true);
      }),
      RUNS,
    );
    expect(written).toBeGreaterThan(atLeast(0.2, RUNS.numRuns));
  });
});

function adding(
  now: MarkdownDocument,
  doc: MarkdownDocument,
  [kind, pick, word]: readonly [string, number, string],
): MarkdownDocument {
  const section = doc.sections[pick % doc.sections.length];
  const [table] = section?.tables ?? [];
  const line = section?.line ?? 1;
  if (kind === 'line') return addLine(now, line, word);
  if (kind === 'field') return addField(now, line, 'key', word);
  if (kind === 'table') return addTable(now, line, ['A', 'B'], [[word, '']]);
  if (kind === 'row')
    return table
      ? addRow(
          now,
          table.line,
          table.columns.map(() => word),
        )
      : now;
  return addSection(now, 'New', 2, [word], null, 1 + (pick % now.sections.length));
}

/** Without the byte order mark, which belongs to no line. */
function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}

/** Are all these rows there, in their order? A last row without an end may have got one. */
function isWithin(rows: readonly string[], others: readonly string[]): boolean {
  let at = 0;
  const bare = (row: string) => row.replace(/[\r\n]+$/, '');
  const last = rows.length - 1;
  for (const [index, row] of rows.entries()) {
    const same = (other: string) => other === row || (index === last && bare(other) === bare(row));
    const step = others.slice(at).findIndex(same);
    if (step < 0) return false;
    at += step + 1;
  }
  return true;
}

test('a line of text says something else, with the blanks around it and its end as they were', () => {
  const text = '# A\r\n\r\n  1. C1 \u2013 TBD  \r\nk: v\r\n';
  const doc = markdown.parse(text);
  expect(markdown.print(text, setLine(doc, 3, '1. C1 \u2013 8'))).toBe(text.replace('TBD', '8'));
  expect(() => setLine(doc, 4, 'k: w')).toThrow(EditError);
  expect(() => markdown.print(text, setLine(doc, 3, '- a: field'))).toThrow(EditError);
});
