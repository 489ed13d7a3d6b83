// What is read out of CSV, what is refused, and how cells are written in place.
import { describe, expect, test } from 'vitest';
import { EditError, StateError } from '../../src/model/errors.ts';
import { csv } from '../../src/text/csv.ts';

const fault = (text: string): unknown => {
  try {
    return csv.parse(text);
  } catch (error) {
    return error instanceof StateError ? error.fault : error;
  }
};

describe('what is read', () => {
  test('S04 S05 quotes, CRLF, a byte order mark, and nothing as null', () => {
    const text = '\uFEFFid,task,note\r\n1,,"say ""so"", then\r\nstop"\r\n\r\n2,"",x\r\n';
    expect(csv.parse(text)).toEqual({
      columns: ['id', 'task', 'note'],
      rows: [
        { line: 2, cells: ['1', null, 'say "so", then\r\nstop'] },
        { line: 5, cells: ['2', '', 'x'] },
      ],
    });
  });

  test('S07 no last line end, and blanks that belong to cells', () => {
    expect(csv.parse('a,b\n x ,').rows).toEqual([{ line: 2, cells: [' x ', null] }]);
  });

  test('a header alone has no rows, and nothing has no columns', () => {
    expect(csv.parse('a,b\n')).toEqual({ columns: ['a', 'b'], rows: [] });
    expect(csv.parse('')).toEqual({ columns: [], rows: [] });
  });
});

describe('what is refused', () => {
  test.each([
    [
      'S02 a quote that is never closed',
      'a,b\n1,"x\n2,y\n',
      2,
      'never closed (the file is cut off) on line 2',
    ],
    ['S02 a row that is cut off', 'a,b\n1,2\n3', 3, 'found 1 cell on line 3, expected 2'],
    ['a cell too many', 'a,b\n1,2,3\n', 2, 'found 3 cells on line 2, expected 2'],
    ['a quote in the middle of a cell', 'a,b\n1,x"y\n', 2, 'a quote in the middle of a cell'],
    ['more after a closing quote', 'a,b\n1,"x"y\n', 2, 'more after a closing quote'],
    ['S08 a column twice', 'a,b,a\n1,2,3\n', 1, 'found the column "a" twice'],
  ])('%s', (_, text, line, message) => {
    expect(fault(text)).toMatchObject({
      rule: 'state-readable',
      line,
      message: expect.stringContaining(message),
    });
  });

  test('S03 conflict markers', () => {
    expect(fault('a,b\n<<<<<<< HEAD\n1,2\n')).toMatchObject({ rule: 'state-not-conflicted', line: 2 });
  });
});

describe('print', () => {
  const text = 'id,"status",note\r\n1,paused,"a, b"\r\n2,,x\r\n';
  const set = (row: number, column: number, value: string | null) => {
    const doc = csv.parse(text);
    const rows = doc.rows.map((one, r) => ({
      ...one,
      cells: one.cells.map((old, c) => (r === row && c === column ? value : old)),
    }));
    return csv.print(text, { ...doc, rows });
  };

  test.each([
    ['a word', 0, 1, 'active', 'id,"status",note\r\n1,active,"a, b"\r\n2,,x\r\n'],
    ['in quotes where quotes were', 0, 2, 'c', 'id,"status",note\r\n1,paused,"c"\r\n2,,x\r\n'],
    [
      'in quotes where they are needed',
      1,
      2,
      'say "so"',
      'id,"status",note\r\n1,paused,"a, b"\r\n2,,"say ""so"""\r\n',
    ],
    ['a line break', 1, 1, '\n', 'id,"status",note\r\n1,paused,"a, b"\r\n2,"\n",x\r\n'],
    ['an empty text is not null', 1, 1, '', 'id,"status",note\r\n1,paused,"a, b"\r\n2,"",x\r\n'],
    ['null is nothing, whatever was there', 0, 2, null, 'id,"status",note\r\n1,paused,\r\n2,,x\r\n'],
    [
      'what a database would take for the end',
      1,
      2,
      '\\.',
      'id,"status",note\r\n1,paused,"a, b"\r\n2,,"\\."\r\n',
    ],
  ] as const)('%s', (_, row, column, value, expected) => {
    expect(set(row, column, value)).toBe(expected);
  });

  test('what would not read back is refused', () => {
    expect(() => set(0, 2, '\n>>>>>>> theirs')).toThrow(EditError);
    const doc = csv.parse('a\n1\n');
    expect(() => csv.print('a\n1\n', { ...doc, rows: [{ line: 2, cells: [null] }] })).toThrow(EditError);
  });

  test('rows, columns and cells stay as many and as they are called', () => {
    const doc = csv.parse(text);
    expect(() => csv.print(text, { ...doc, rows: doc.rows.slice(1) })).toThrow(EditError);
    expect(() => csv.print(text, { ...doc, columns: ['id', 'state', 'note'] })).toThrow(EditError);
    const short = doc.rows.map((one) => ({ ...one, cells: one.cells.slice(1) }));
    expect(() => csv.print(text, { ...doc, rows: short })).toThrow(EditError);
  });
});
