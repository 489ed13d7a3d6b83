// Tables of a Markdown file by their headings and columns, never by position: rows, fields, new values.
import { onceEach } from '../text/lookup.ts';
import type { MarkdownDocument, Row, Section, Table } from '../text/markdown/document.ts';
import { addRow, setCell } from '../text/markdown/edits.ts';
import { nameOf, normal } from '../text/vocabulary.ts';

/** A value of a table and where it stands. */
export interface TableCell {
  /** The field's name as the file spells it. */
  readonly name: string;
  readonly value: string;
  readonly line: number;
}

/** A row whose cells are asked for by their column, in its normal spelling. */
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
  return { line: row.line, cell: (...wanted) => row.cells[columnAt(table, wanted)] ?? '' };
}

/** Every cell of every row is asked for by name, and a table never changes. */
const namesOf = onceEach((columns: readonly string[]) => columns.map(normal));

/** Where a table has the first of these columns that it has; -1 where it has none. */
export function columnAt({ columns }: Pick<Table, 'columns'>, wanted: readonly string[]): number {
  const names = namesOf(columns);
  return wanted.map((name) => names.indexOf(name)).find((at) => at >= 0) ?? -1;
}

/** Values by the normal spelling of their names; more than one where a field is written more than once. */
export type TableFields = ReadonlyMap<string, readonly TableCell[]>;

/** The Field/Value and Flag/Value tables below any of these headings. */
export function fieldsUnder(doc: MarkdownDocument, ...headings: readonly string[]): TableFields {
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

/** The first value of the first of these fields that is there; `null` where none is. */
export function cellOf(fields: TableFields, ...names: readonly string[]): TableCell | null {
  return names.flatMap((name) => fields.get(name)?.[0] ?? [])[0] ?? null;
}

/** The first section of a name that has a table, else the first of that name. */
export function sectionUnder(doc: MarkdownDocument, heading: string): Section | null {
  const names = headingsOf(doc);
  const named = doc.sections.filter((_, at) => names[at] === heading);
  return named.find(({ tables }) => tables.length > 0) ?? named[0] ?? null;
}

/** Sections are asked for by name again and again, and a document never changes. */
const headingsOf = onceEach(({ sections }: MarkdownDocument) =>
  sections.map(({ heading }) => nameOf(heading ?? '')),
);

/** All tables below any of these headings. */
export function tablesUnder(doc: MarkdownDocument, headings: readonly string[]): readonly Table[] {
  const names = headingsOf(doc);
  return doc.sections
    .filter(({ heading }, at) => heading !== null && headings.includes(names[at] ?? ''))
    .flatMap(({ tables }) => tables);
}

/** Another value in a Field/Value row. */
export function setValue(doc: MarkdownDocument, { line }: TableCell, value: string): MarkdownDocument {
  return setCell(doc, line, 1, value);
}

/** A field at the end of the Field/Value table below a heading; `null` where there is no such table. */
export function addValue(
  doc: MarkdownDocument,
  heading: string,
  name: string,
  value: string,
): MarkdownDocument | null {
  const table = sectionUnder(doc, heading)?.tables[0];
  return table ? addRow(doc, table.line, [name, value, ...table.columns.slice(2).map(() => '')]) : null;
}

/** Another value in one column of the rows on these lines; unchanged where their table has no such column. */
export function setColumn(
  doc: MarkdownDocument,
  lines: readonly number[],
  column: string,
  value: string,
): MarkdownDocument {
  const wanted = new Set(lines);
  const tableOf = (table: Table): Table => {
    const at = columnAt(table, [column]);
    if (at < 0 || !table.rows.some(({ line }) => wanted.has(line))) return table;
    const cellsOf = ({ cells, line }: Row) =>
      wanted.has(line) ? cells.map((cell, i) => (i === at ? value : cell)) : cells;
    return { ...table, rows: table.rows.map((row) => ({ ...row, cells: cellsOf(row) })) };
  };
  return { sections: doc.sections.map((section) => ({ ...section, tables: section.tables.map(tableOf) })) };
}
