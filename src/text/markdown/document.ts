// Markdown as state files use it: sections with key/value lines, tables, check boxes and list items, edited
// in place.

import type { Codec } from '../../model/codec.ts';
import { EditError, StateError } from '../../model/errors.ts';
import { eolOf, type Line, linesOf, refuseConflicts, splice, type TextEdit } from '../lines.ts';
import { addedTo, additionsOf, addSections, addToSection, UNWRITTEN } from './insertions.ts';
import { boxIn, type SectionScan, scanMarkdown } from './scan.ts';
import type { MarkdownDocument, ProseLine, Row, Section } from './sections.ts';
import type { TableScan } from './tables.ts';
import { editOf, type Slot } from './value-range.ts';
import { spell } from './value-syntax.ts';

export type { Box, MarkdownDocument, Row, Section, Table } from './sections.ts';

/** Reads the Markdown part; front matter, code blocks and HTML comments are passed over. */
export const markdown: Codec<MarkdownDocument> = { parse: parseMarkdown, print: printMarkdown };

/** @throws StateError `state-not-conflicted` */
export function parseMarkdown(text: string): MarkdownDocument {
  const lines = linesOf(text);
  refuseConflicts(lines);
  return documentOf(scanMarkdown(lines));
}

function documentOf(scanned: readonly SectionScan[]): MarkdownDocument {
  const sections = scanned.map(({ heading, level, line, fields, tables, boxes, prose }) => ({
    heading,
    level,
    line,
    fields: fields.map(({ key, value, indent }) => ({ key, value: value.value, line: value.line, indent })),
    tables: tables.map((table) => ({
      columns: table.columns,
      rows: table.rows.map((row) => ({ cells: row.cells.map((cell) => cell.value), line: row.line })),
      line: table.line,
    })),
    boxes: boxes.map(({ mark, label }) => ({ mark: mark.value, label: label.value, line: mark.line })),
    prose,
  }));
  return { sections };
}

/**
 * Writes values, check marks and labels, lines that are marked as changed, and what is added: rows at the end
 * of a table; fields, lines and tables with `line: 0` at the end of a section; sections with `line: 0` after
 * the one that they follow. Other lines and prose of `doc` are not looked at: they belong to what was read.
 * @throws EditError where `doc` has another shape than `text`, or a value cannot be written in place.
 */
export function printMarkdown(text: string, doc: MarkdownDocument): string {
  const lines = linesOf(text);
  refuseConflicts(lines);
  const scanned = scanMarkdown(lines);
  const present = documentOf(scanned);
  const { known, after } = sectionsIn(doc, scanned.length);
  const wanted = contentOf(withMadeBoxes(doc), wantedProse(present, doc));
  if (contentOf(present) === wanted) return text;
  const edits = scanned.flatMap((section, i) => {
    const next = scanned[i + 1]?.line ?? null;
    return [...sectionEdits(section, known[i], lines, next), ...addSections(after[i] ?? [], lines, next)];
  });
  const printed = splice(text, edits);
  if (!readsBack(printed, wanted))
    throw new EditError('the new values cannot be written in place: the text would say something else');
  return printed;
}

/** The sections that the text has, and those that are to be added after each of them. */
function sectionsIn(
  { sections }: MarkdownDocument,
  count: number,
): { readonly known: readonly Section[]; readonly after: readonly (readonly Section[])[] } {
  const known = sections.filter(({ line }) => line !== UNWRITTEN);
  if (known.length !== count || sections[0]?.line === UNWRITTEN) {
    addedTo(sections, count, 'sections');
    throw shape('sections', count, known.length);
  }
  const starts = sections.flatMap(({ line }, at) => (line === UNWRITTEN ? [] : [at]));
  return { known, after: starts.map((at, i) => sections.slice(at + 1, starts[i + 1])) };
}

/**
 * Lines that are no fields, section by section; `changed`: what some of them are to say instead, `null` for
 * one that is a check box then.
 */
function proseOf(
  { sections }: MarkdownDocument,
  changed: ReadonlyMap<number, string | null> = new Map(),
): readonly (readonly string[])[] {
  return sections.map(({ prose, fields }) => {
    const ofFields = new Set(fields.map(({ line }) => line));
    return prose.flatMap(({ text, line }) => {
      const said = changed.get(line);
      return ofFields.has(line) || said === null ? [] : [said ?? text];
    });
  });
}

const changedIn = ({ prose }: Section): readonly ProseLine[] =>
  prose.filter(({ changed }) => changed === true);

/** The lines that stand there, and those that are to be added. */
function wantedProse(present: MarkdownDocument, doc: MarkdownDocument): readonly (readonly string[])[] {
  const changed = doc.sections
    .flatMap(changedIn)
    .map(({ line, text }) => [line, boxIn(text, line) === null ? text.trim() : null] as const);
  const there = proseOf(present, new Map(changed))[Symbol.iterator]();
  return doc.sections.map(({ prose, line: heading }) => [
    ...(heading === UNWRITTEN ? [] : (there.next().value ?? [])),
    ...prose.filter(({ line }) => line === UNWRITTEN).map(({ text }) => text.trim()),
  ]);
}

/** The document with the check boxes that changed lines are once they are written. */
function withMadeBoxes(doc: MarkdownDocument): MarkdownDocument {
  const sections = doc.sections.map((section) => {
    const made = changedIn(section).flatMap(({ text, line }) => boxIn(text, line) ?? []);
    const boxes = made.length === 0 ? section.boxes : [...section.boxes, ...made];
    return { ...section, boxes: boxes.toSorted((a, b) => a.line - b.line) };
  });
  return { sections };
}

/** All that `print` must bring about, as one string. */
function contentOf(doc: MarkdownDocument, prose = proseOf(doc)): string {
  return JSON.stringify(
    doc.sections.map(({ heading, level, fields, tables, boxes }, i) => [
      heading,
      level,
      fields.map(({ key, value }) => [key, value]),
      tables.map(({ columns, rows }) => [columns, rows.map(({ cells }) => cells)]),
      boxes.map(({ mark, label }) => [mark, label]),
      prose[i]?.toSorted(), // what is added stands before a rule at the section's end
    ]),
  );
}

function readsBack(printed: string, wanted: string): boolean {
  try {
    return contentOf(parseMarkdown(printed)) === wanted;
  } catch (error) {
    if (error instanceof StateError) return false;
    throw error;
  }
}

function sectionEdits(
  scan: SectionScan,
  doc: Section | undefined,
  lines: readonly Line[],
  next: number | null,
): readonly TextEdit[] {
  if (!doc) throw shape('sections', 1, 0);
  const { fields, boxes, tables } = doc;
  same(scan.boxes.length, boxes.length, 'check boxes');
  const added = additionsOf(scan, doc);
  return [
    ...scan.fields.flatMap(({ value }, i) => change(value, fields[i]?.value)),
    ...scan.boxes.flatMap(({ mark }, i) => change(mark, boxes[i]?.mark)),
    ...scan.boxes.flatMap(({ label }, i) => change(label, boxes[i]?.label)),
    ...scan.tables.flatMap((table, i) => tableEdits(table, tables[i]?.rows ?? [], lines)),
    ...changedIn(doc).flatMap((one) => lineEdit(one, lines)),
    ...addToSection(scan, added, lines, next),
  ];
}

function change(slot: Slot, value: string | undefined): readonly TextEdit[] {
  return value === undefined || value === slot.value ? [] : [editOf(slot, value)];
}

/** The words of a line, without the blanks around them. */
function lineEdit({ text, line }: ProseLine, lines: readonly Line[]): readonly TextEdit[] {
  const there = lines[line - 1];
  if (!there) return [];
  const start = there.start + there.text.length - there.text.trimStart().length;
  return [{ start, end: start + there.text.trim().length, text: text.trim() }];
}

function tableEdits(scan: TableScan, rows: readonly Row[], lines: readonly Line[]): readonly TextEdit[] {
  if (rows.length < scan.rows.length) throw shape('rows', scan.rows.length, rows.length);
  const cells = scan.rows.flatMap((row, r) => {
    const wanted = rows[r]?.cells ?? [];
    same(row.cells.length, wanted.length, `cells on line ${row.line}`);
    return row.cells.flatMap((cell, c) => change(cell, wanted[c]));
  });
  return [...cells, ...appended(scan, rows.slice(scan.rows.length), lines)];
}

/** New rows after the table's last line, indented and ended as that one is. */
function appended(table: TableScan, rows: readonly Row[], lines: readonly Line[]): readonly TextEdit[] {
  const last = lines[table.lastLine - 1];
  if (rows.length === 0 || !last) return [];
  const eol = last.eol || lines[table.line - 1]?.eol || eolOf(lines);
  const indent = last.text.slice(0, last.text.length - last.text.trimStart().length);
  const text = rows.map(({ cells }) => {
    return `${eol}${indent}| ${cells.map((cell) => spell(cell, '', 'cell')).join(' | ')} |`;
  });
  return [{ start: last.end, end: last.end, text: text.join('') }];
}

function same(found: number, wanted: number, what: string): void {
  if (found !== wanted) throw shape(what, found, wanted);
}

function shape(what: string, found: number, wanted: number): EditError {
  return new EditError(
    `the text has ${found} ${what}, the document ${wanted}: they can only be changed in place`,
  );
}
