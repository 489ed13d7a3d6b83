// Tables as they are read out of Markdown, and cells that are written in place.
import { describe, expect, test } from 'vitest';
import { EditError } from '../../../src/model/errors.ts';
import { type MarkdownDocument, parseMarkdown, printMarkdown } from '../../../src/text/markdown/document.ts';

const tablesOf = (text: string) => parseMarkdown(text).sections.flatMap(({ tables }) => tables);
const cellsOf = (text: string) => tablesOf(text).flatMap(({ rows }) => rows.map(({ cells }) => cells));

/** A document in which one cell of each first table has another value. */
function withCell(doc: MarkdownDocument, row: number, column: number, value: string): MarkdownDocument {
  const sections = doc.sections.map((section) => ({
    ...section,
    tables: section.tables.map((table, t) => ({
      ...table,
      rows: table.rows.map((old, r) => {
        const cells = old.cells.map((cell, c) => (t === 0 && r === row && c === column ? value : cell));
        return { ...old, cells };
      }),
    })),
  }));
  return { sections };
}

const setCell = (text: string, row: number, column: number, value: string) =>
  printMarkdown(text, withCell(parseMarkdown(text), row, column, value));

describe('tables', () => {
  test('columns, rows and their lines; a legend right below is no row', () => {
    const text = '| Field | Value |\n|---|---|\n| **Status** | `x` |\n**Status**: a, b\n';
    expect(tablesOf(text)).toEqual([
      { columns: ['Field', 'Value'], rows: [{ cells: ['Status', 'x'], line: 3 }], line: 1 },
    ]);
    const [section] = parseMarkdown(text).sections;
    expect(section?.fields.map(({ key, value }) => [key, value])).toEqual([['Status', 'a, b']]);
  });

  test.each([
    ['escaped pipes', '| a \\| b | `c\\|d` |', ['a | b', 'c|d']],
    ['an escaped pipe at the end of a cell', '| a \\|| b\\| |', ['a |', 'b|']],
    ['an escaped backslash before a pipe', '| a\\\\| b |', ['a\\\\', 'b']],
    ['empty cells', '| | x ||', ['', 'x', '']],
    ['no blanks', '|a|b|', ['a', 'b']],
    ['extra columns', '| a | b | c | d |', ['a', 'b', 'c', 'd']],
    ['too few', '| a |', ['a']],
    ['S02 a row cut off at the end of the file', '| a | b', ['a', 'b']],
    ['text behind the last pipe', '| a | b | c', ['a', 'b', 'c']],
    ['an indented row', '   | a | b |  ', ['a', 'b']],
  ])('%s', (_, row, cells) => {
    expect(cellsOf(`| A | B |\n|:--|-:|\n${row}`)).toEqual([cells]);
  });

  test('without a rule of dashes there is no table', () => {
    expect(tablesOf('| a | b |\n| c | d |\n')).toEqual([]);
    expect(tablesOf('| a |\n||\n')).toEqual([]);
  });

  test('S05 CR alone and CR LF', () => {
    expect(cellsOf('| A |\r|---|\r| x |\r')).toEqual([['x']]);
    expect(cellsOf('| A |\r\n|---|\r\n| x |\r\n')).toEqual([['x']]);
  });

  test.each([
    ['|A|\n|-|\n|x|', 'y', '|A|\n|-|\n|y|'],
    ['|A|\n|-|\n|x|', 'y\\', '|A|\n|-|\n|y\\ |'],
    ['|A|\n|-|\n||', 'y', '|A|\n|-|\n| y |'],
    ['|A|\n|-|\n|   |', 'y', '|A|\n|-|\n| y |'],
    ['|A|\n|-|\n| x', 'y', '|A|\n|-|\n| y'],
    ['|A|\n|-|\n| x', '', '|A|\n|-|\n| |'],
    ['|A|\n|-|\n| **x** |', 'a|b', '|A|\n|-|\n| **a\\|b** |'],
    ['|A|\n|-|\n| x |', '', '|A|\n|-|\n|  |'],
  ])('in %j the cell becomes %j', (text, value, printed) => {
    expect(setCell(text, 0, 0, value)).toBe(printed);
  });

  test('a cell cannot say a backslash before a pipe', () => {
    expect(() => setCell('| A |\n|---|\n| x |', 0, 0, 'a\\|b')).toThrow(EditError);
  });

  test.each([
    ['| A |\r\n|---|\r\n| x |', '| A |\r\n|---|\r\n| x |\r\n| n\\|1 |\r\n|  |'],
    ['| A |\r\n|---|\r\n| x |\r\na\nb\nc\n', '| A |\r\n|---|\r\n| x |\r\n| n\\|1 |\r\n|  |\r\na\nb\nc\n'],
    ['  | A |\n  |---|\nlegend\n', '  | A |\n  |---|\n  | n\\|1 |\n  |  |\nlegend\n'],
  ])('new rows end and are indented as the last: %j', (text, printed) => {
    const sections = parseMarkdown(text).sections.map((section) => ({
      ...section,
      tables: section.tables.map((table) => {
        const added = ['n|1', ''].map((cell) => ({ cells: [cell], line: 0 }));
        return { ...table, rows: [...table.rows, ...added] };
      }),
    }));
    expect(printMarkdown(text, { sections })).toBe(printed);
  });
});
