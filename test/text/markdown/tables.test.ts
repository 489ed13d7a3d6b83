// Where the cells of a table are, and the edits that change them.
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../../src/text/lines.ts';
import { isTableStart, scanTable } from '../../../src/text/markdown/tables.ts';
import { editOf, MARKS, markAt, slotOf } from '../../../src/text/markdown/value-range.ts';

const line = (text: string) => {
  const [first] = linesOf(text);
  if (!first) throw new Error('no line');
  return first;
};

test.each([
  ['| A | B |\n|---|---|', true],
  ['|A|\n|-|', true],
  ['  | A |\n\t| :-: |', true],
  ['|A|\n|--', true],
  ['A | B\n---|---', false],
  ['| A |\n| |', false],
  ['| A |\n|:|', false],
  ['| A |\n| - x |', false],
  ['| A |\n\n|---|', false],
  ['| A |', false],
  ['', false],
])('isTableStart %j', (text, starts) => {
  expect(isTableStart(linesOf(text), 0)).toBe(starts);
});

test('scanTable ends at the first line without a pipe before it', () => {
  const lines = linesOf('x\n| A |\n|---|\n| 1 |\n|---|\nlegend | x\n| 2 |\n');
  const table = scanTable(lines, 1);
  expect(table).toMatchObject({ columns: ['A'], line: 2, lastLine: 5 });
  expect(table.rows.map((row) => [row.line, row.cells.map((cell) => cell.value)])).toEqual([
    [4, ['1']],
    [5, ['---']],
  ]);
});

describe('slots', () => {
  test('a slot is the trimmed text, or the whole space where there is none', () => {
    expect(slotOf(line('a: **x** '), 2, 9, 'line')).toMatchObject({
      value: 'x',
      spelled: '**x**',
      start: 3,
      end: 8,
    });
    expect(slotOf(line('a:   '), 2, 5, 'line')).toMatchObject({ value: '', start: 2, end: 5, next: 'end' });
    expect(slotOf(line('\uFEFF| x |'), 1, 4, 'cell')).toMatchObject({
      value: 'x',
      start: 3,
      end: 4,
      next: 'pipe',
    });
  });

  test('a mark is one of the known', () => {
    const slot = markAt(line('- [ ] x'), 3);
    for (const mark of MARKS) expect(editOf(slot, mark)).toEqual({ start: 3, end: 4, text: mark });
    for (const mark of ['', 'xx', '?', '\n']) expect(() => editOf(slot, mark)).toThrow('as a check mark');
  });
});
