// New documents from old ones: one value of a Markdown text changed, or one part added, for `print` to write.
import { EditError } from '../../model/errors.ts';
import { UNWRITTEN } from './insertions.ts';
import type { Box, MarkdownDocument, Section } from './sections.ts';

/** The document with other sections; `change` gives a section back as it is where it has nothing to do. */
function mapped(
  doc: MarkdownDocument,
  change: (section: Section) => Section,
  what: string,
): MarkdownDocument {
  const sections = doc.sections.map(change);
  if (sections.every((section, at) => section === doc.sections[at]))
    throw new EditError(`${what} is not in the document`);
  return { sections };
}

/** The value of the field on a line. @throws EditError where no field is there */
export function setField(doc: MarkdownDocument, line: number, value: string): MarkdownDocument {
  const of = (section: Section) => section.fields.some((field) => field.line === line);
  const fieldsOf = ({ fields }: Section) =>
    fields.map((field) => (field.line === line ? { ...field, value } : field));
  return mapped(
    doc,
    (section) => (of(section) ? { ...section, fields: fieldsOf(section) } : section),
    `a field on line ${line}`,
  );
}

/** One cell of the row on a line; `at` counts from 0. @throws EditError where no such cell is there */
export function setCell(doc: MarkdownDocument, line: number, at: number, value: string): MarkdownDocument {
  const rowOf = (section: Section) =>
    section.tables
      .flatMap(({ rows }) => rows)
      .find((row) => row.line === line && row.cells[at] !== undefined);
  const tablesOf = ({ tables }: Section) =>
    tables.map((table) => ({
      ...table,
      rows: table.rows.map((row) =>
        row.line === line
          ? { ...row, cells: row.cells.map((cell, column) => (column === at ? value : cell)) }
          : row,
      ),
    }));
  return mapped(
    doc,
    (section) => (rowOf(section) ? { ...section, tables: tablesOf(section) } : section),
    `a cell ${at + 1} on line ${line}`,
  );
}

/** The mark and label of the check box on a line. @throws EditError where no box is there */
export function setBox(
  doc: MarkdownDocument,
  line: number,
  box: Pick<Box, 'mark' | 'label'>,
): MarkdownDocument {
  const of = (section: Section) => section.boxes.some((one) => one.line === line);
  const boxesOf = ({ boxes }: Section) => boxes.map((one) => (one.line === line ? { ...one, ...box } : one));
  return mapped(
    doc,
    (section) => (of(section) ? { ...section, boxes: boxesOf(section) } : section),
    `a check box on line ${line}`,
  );
}

/**
 * What a line says that is no field, box or table; it may become a box.
 * @throws EditError where no such line is there
 */
export function setLine(doc: MarkdownDocument, line: number, text: string): MarkdownDocument {
  const of = ({ prose, fields }: Section) =>
    prose.some((one) => one.line === line) && !fields.some((one) => one.line === line);
  const proseOf = ({ prose }: Section) =>
    prose.map((one) => (one.line === line ? ({ text, line, changed: true } as const) : one));
  return mapped(
    doc,
    (section) => (of(section) ? { ...section, prose: proseOf(section) } : section),
    `a line of text on line ${line}`,
  );
}

/** A row at the end of the table whose columns stand on a line. @throws EditError where no table is there */
export function addRow(doc: MarkdownDocument, line: number, cells: readonly string[]): MarkdownDocument {
  const of = (section: Section) => section.tables.some((table) => table.line === line);
  const tablesOf = ({ tables }: Section) =>
    tables.map((table) =>
      table.line === line ? { ...table, rows: [...table.rows, { cells, line: UNWRITTEN }] } : table,
    );
  return mapped(
    doc,
    (section) => (of(section) ? { ...section, tables: tablesOf(section) } : section),
    `a table on line ${line}`,
  );
}

/** A line at the end of the section whose heading stands on a line, as it is to be written. */
export function addLine(doc: MarkdownDocument, heading: number, text: string): MarkdownDocument {
  return withSection(doc, heading, (section) => ({
    prose: [...section.prose, { text, line: UNWRITTEN }],
  }));
}

/** A field after those of the section whose heading stands on a line, written as the last of them is. */
export function addField(
  doc: MarkdownDocument,
  heading: number,
  key: string,
  value: string,
): MarkdownDocument {
  return withSection(doc, heading, (section) => ({
    fields: [...section.fields, { key, value, line: UNWRITTEN, indent: 0 }],
  }));
}

/** A table at the end of the section whose heading stands on a line. */
export function addTable(
  doc: MarkdownDocument,
  heading: number,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): MarkdownDocument {
  return withSection(doc, heading, (section) => ({
    tables: [...section.tables, { columns, rows: rows.map(asRow), line: UNWRITTEN }],
  }));
}

/**
 * A section with lines as they are to be written, then a table if it has columns.
 * @param at its place among the sections: the end of the text where it is not given
 */
export function addSection(
  doc: MarkdownDocument,
  heading: string,
  level: number,
  lines: readonly string[],
  table: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] } | null = null,
  at: number = doc.sections.length,
): MarkdownDocument {
  const section: Section = {
    heading,
    level,
    line: UNWRITTEN,
    fields: [],
    boxes: [],
    prose: lines.map((text) => ({ text, line: UNWRITTEN })),
    tables: table ? [{ columns: table.columns, rows: table.rows.map(asRow), line: UNWRITTEN }] : [],
  };
  return { sections: doc.sections.toSpliced(at, 0, section) };
}

function asRow(cells: readonly string[]): { readonly cells: readonly string[]; readonly line: number } {
  return { cells, line: UNWRITTEN };
}

/** The first section has line 1 without a heading, so that it is told by that. */
function withSection(
  doc: MarkdownDocument,
  heading: number,
  change: (section: Section) => Partial<Section>,
): MarkdownDocument {
  const at = doc.sections.findLastIndex(({ line }) => line === heading);
  return mapped(
    doc,
    (section) => (section === doc.sections[at] ? { ...section, ...change(section) } : section),
    `a section on line ${heading}`,
  );
}
