// Finds rows and fields in the tables of an index by heading and column, never by position.
import type { MarkdownDocument, Row, Section, Table } from '../../text/markdown/document.ts';
import { nameOf, normal } from '../../text/words.ts';

/** A value of a table and where it stands. */
export interface TableCell {
  /** The field's name as the file spells it. */
  readonly name: string;
  readonly value: string;
  readonly line: number;
}

/** A row whose cells are asked for by their column. */
export interface RowView {
  readonly line: number;
  /** The cell of the first of these columns that the table has; `''` where the row has none. */
  cell(...columns: readonly string[]): string;
}

/** All rows with something in them below any of these headings (`gap_priority_queue`). */
export function rowsUnder(doc: MarkdownDocument, ...headings: readonly string[]): readonly RowView[] {
  return tablesUnder(doc, headings).flatMap(filled);
}

/** All rows of a section with something in them. */
export function rowsOf({ tables }: Section): readonly RowView[] {
  return tables.flatMap(filled);
}

function filled(table: Table): readonly RowView[] {
  return table.rows.filter((row) => row.cells.some((cell) => cell !== '')).map((row) => viewOf(table, row));
}

function viewOf(table: Table, row: Row): RowView {
  const columns = table.columns.map(normal);
  return {
    line: row.line,
    cell(...wanted) {
      const at = wanted.map((name) => columns.indexOf(name)).find((index) => index >= 0);
      return at === undefined ? '' : (row.cells[at] ?? '');
    },
  };
}

/** Values by the normal spelling of their names; more than one where a field is written more than once. */
export type Fields = ReadonlyMap<string, readonly TableCell[]>;

/** The Field/Value and Flag/Value tables below any of these headings. */
export function fieldsUnder(doc: MarkdownDocument, ...headings: readonly string[]): Fields {
  const fields = new Map<string, readonly TableCell[]>();
  for (const table of tablesUnder(doc, headings)) {
    if (!['field', 'flag'].includes(normal(table.columns[0] ?? ''))) continue;
    for (const { cells, line } of table.rows) {
      const [name = '', value = ''] = cells;
      const key = normal(name.replace(/:$/, ''));
      fields.set(key, [...(fields.get(key) ?? []), { name, value, line }]);
    }
  }
  return fields;
}

/** The first value of a field; `null` where it is not there. */
export function first(fields: Fields, ...names: readonly string[]): TableCell | null {
  for (const name of names) {
    const cell = fields.get(name)?.[0];
    if (cell) return cell;
  }
  return null;
}

function tablesUnder(doc: MarkdownDocument, headings: readonly string[]): readonly Table[] {
  return doc.sections
    .filter(({ heading }) => heading !== null && headings.includes(nameOf(heading)))
    .flatMap(({ tables }) => tables);
}
