// Tables by heading and column: what is read, what is written, and what is left alone.
import { describe, expect, it } from 'vitest';
import { inPlace, repairsBy } from '../../src/formkit/repairs.ts';
import {
  addValue,
  cellOf,
  fieldsUnder,
  rowsUnder,
  sectionUnder,
  setColumn,
  setValue,
} from '../../src/formkit/tables.ts';
import type { ChoiceContext } from '../../src/model/choice.ts';
import { EditError } from '../../src/model/errors.ts';
import { type MarkdownDocument, markdown } from '../../src/text/markdown/document.ts';

const TEXT = `# Run

## 2. **Loop State** (new)

| Field | Value | Note |
|---|---|---|
| Loop Status: | active | |
| Loop-Status | done | |

## Gaps

| Gap ID | Status |
|---|---|
| G-1 | open |
|  |  |
| G-2 |

## Empty

Nothing yet.
`;
const doc = markdown.parse(TEXT);
const printed = (next: MarkdownDocument | null) => next && markdown.print(TEXT, next);

describe('reads', () => {
  it('rows by column, the empty ones left out, short ones with nothing', () => {
    const rows = rowsUnder(doc, 'gaps');
    expect(rows.map((row) => [row.cell('id', 'gap_id'), row.cell('status'), row.line])).toEqual([
      ['G-1', 'open', 14],
      ['G-2', '', 16],
    ]);
    expect(rowsUnder(doc, 'elsewhere')).toEqual([]);
  });

  it('fields in any spelling, every time they are written', () => {
    const fields = fieldsUnder(doc, 'loop_state');
    expect(fields.get('loop_status')?.map(({ value }) => value)).toEqual(['active', 'done']);
    expect(cellOf(fields, 'status', 'loop_status')).toEqual({
      name: 'Loop Status:',
      value: 'active',
      line: 7,
    });
    expect(cellOf(fields, 'status')).toBeNull();
    expect(fieldsUnder(doc, 'gaps').size).toBe(0);
  });

  it('a section with a table or without', () => {
    expect(sectionUnder(doc, 'empty')?.tables).toEqual([]);
    expect(sectionUnder(doc, 'gaps')?.tables).toHaveLength(1);
    expect(sectionUnder(doc, 'gone')).toBeNull();
  });
});

describe('writes', () => {
  it('a value, and a field that was not there', () => {
    const cell = cellOf(fieldsUnder(doc, 'loop_state'), 'loop_status');
    expect(cell && printed(setValue(doc, cell, 'over'))).toBe(TEXT.replace('| active |', '| over |'));
    const added = printed(addValue(doc, 'loop_state', 'Iteration', '2'));
    expect(added).toContain('| Loop-Status | done | |\n| Iteration | 2 |');
    expect(addValue(doc, 'empty', 'Iteration', '2')).toBeNull();
  });

  it('one column of some rows; a row too short for it and a table without it stay', () => {
    expect(printed(setColumn(doc, [14, 16], 'status', 'closed'))).toBe(
      TEXT.replace('| open |', '| closed |'),
    );
    expect(printed(setColumn(doc, [14], 'priority', 'high'))).toBe(TEXT);
  });
});

describe('repairs', () => {
  const at = { text: TEXT, recovery: { path: 'a.md' } } as unknown as ChoiceContext<MarkdownDocument>;
  const closed = setColumn(doc, [14], 'status', 'closed');

  it('are changes of the state file, without those that change nothing or cannot be written', () => {
    const refused = { ...markdown, print: () => impossible() };
    const found = repairsBy(at, markdown, [
      { summary: 'closed', doc: closed, proof: ['it is'] },
      { summary: 'as it was', doc, proof: ['it was'] },
    ]);
    expect(found).toEqual([
      {
        summary: 'closed',
        files: [{ kind: 'write', path: 'a.md', before: TEXT, after: TEXT.replace('| open |', '| closed |') }],
        proof: ['it is'],
      },
    ]);
    expect(repairsBy(at, refused, [{ summary: 'closed', doc: closed, proof: ['it is'] }])).toEqual([]);
    expect(repairsBy({ ...at, text: null }, markdown, [{ summary: 'x', doc: closed, proof: [] }])).toEqual(
      [],
    );
  });

  it('what is no refused edit is thrown', () => {
    expect(inPlace(() => 1)).toBe(1);
    expect(inPlace(impossible)).toBeNull();
    expect(() => inPlace(() => [].reduce((one) => one))).toThrow(TypeError);
  });
});

function impossible(): never {
  throw new EditError('cannot be written');
}
