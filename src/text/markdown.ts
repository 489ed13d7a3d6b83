// Markdown as state files use it: sections with key/value lines, tables, check boxes and list items, edited in place.

import type { Codec } from '../model/codec.ts';
import { EditError } from '../model/errors.ts';
import { type Edit, eolOf, type Line, linesOf, refuseConflicts, splice } from './lines.ts';
import { type Slot, scanMarkdown, type TableScan } from './scan.ts';
import { spell } from './spelling.ts';

/** `- key: value`, `key: value` or `**key**: value`. */
export interface Field {
  readonly key: string;
  readonly value: string;
  readonly line: number;
}

/** A check box; `[x]`, `[X]`, `[ ]`, `[~]` and `[-]` are marks. */
export interface Box {
  readonly mark: string;
  readonly label: string;
  readonly line: number;
}

export interface Row {
  /** By column, plain (no bold, no backticks, pipes unescaped); may be fewer or more than the columns. */
  readonly cells: readonly string[];
  readonly line: number;
}

export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  readonly line: number;
}

/** Everything between one heading and the next. The part before the first heading has `heading: null`. */
export interface Section {
  readonly heading: string | null;
  /** 1 to 6; 0 before the first heading. */
  readonly level: number;
  readonly line: number;
  readonly fields: readonly Field[];
  readonly tables: readonly Table[];
  readonly boxes: readonly Box[];
  /** List items that are neither field nor box, and paragraphs' lines: as written, trimmed. */
  readonly prose: readonly { readonly text: string; readonly line: number }[];
}

export interface MarkdownDocument {
  readonly sections: readonly Section[];
}

/** Reads the Markdown part; front matter, code blocks and HTML comments are passed over. */
export const markdown: Codec<MarkdownDocument> = { parse: parseMarkdown, print: printMarkdown };

/** @throws StateError `state-not-conflicted` */
export function parseMarkdown(text: string): MarkdownDocument {
  const lines = linesOf(text);
  refuseConflicts(lines);
  return {
    sections: scanMarkdown(lines).map((section) => ({
      heading: section.heading,
      level: section.level,
      line: section.line,
      fields: section.fields.map(({ key, value }) => ({ key, value: value.value, line: value.line })),
      tables: section.tables.map((table) => ({
        columns: table.columns,
        line: table.line,
        rows: table.rows.map((row) => ({ cells: row.cells.map((cell) => cell.value), line: row.line })),
      })),
      boxes: section.boxes.map(({ mark, label }) => ({
        mark: mark.value,
        label: label.value,
        line: mark.line,
      })),
      prose: section.prose,
    })),
  };
}

/**
 * Writes values, check marks and rows added at the end of a table.
 * @throws EditError where `doc` has another shape than `text`, or a value cannot be written in place.
 */
export function printMarkdown(text: string, doc: MarkdownDocument): string {
  const lines = linesOf(text);
  const scanned = scanMarkdown(lines);
  same(scanned.length, doc.sections.length, 'sections');
  const edits: Edit[] = [];
  const set = (slot: Slot, value: string) => {
    if (value !== slot.value) edits.push(editOf(slot, value));
  };
  scanned.forEach((section, s) => {
    const wanted = doc.sections[s];
    if (!wanted) return;
    same(section.fields.length, wanted.fields.length, 'fields');
    section.fields.forEach((field, i) => set(field.value, wanted.fields[i]?.value ?? ''));
    same(section.boxes.length, wanted.boxes.length, 'check boxes');
    section.boxes.forEach((box, i) => {
      set(box.mark, wanted.boxes[i]?.mark ?? ' ');
      set(box.label, wanted.boxes[i]?.label ?? '');
    });
    same(section.tables.length, wanted.tables.length, 'tables');
    section.tables.forEach((table, t) => {
      const rows = wanted.tables[t]?.rows ?? [];
      table.rows.forEach((row, r) => {
        const cells = rows[r]?.cells ?? [];
        same(row.cells.length, cells.length, 'cells');
        row.cells.forEach((cell, c) => set(cell, cells[c] ?? ''));
      });
      if (rows.length < table.rows.length) throw shape('rows', table.rows.length, rows.length);
      edits.push(...appended(table, rows.slice(table.rows.length), lines));
    });
  });
  return splice(text, edits);
}

function editOf(slot: Slot, value: string): Edit {
  if (slot.kind === 'mark') {
    if (value.length !== 1 || !' xX~-'.includes(value))
      throw new EditError(`${JSON.stringify(value)} is no check mark`);
    return { start: slot.start, end: slot.end, text: value };
  }
  const spelled = spell(value, slot.spelled, slot.kind);
  const lead = slot.lead && value !== '' ? ' ' : '';
  const trail = slot.trail && value !== '' ? ' ' : '';
  return { start: slot.start, end: slot.end, text: `${lead}${spelled}${trail}` };
}

function appended(table: TableScan, rows: readonly Row[], lines: readonly Line[]): readonly Edit[] {
  const last = lines[table.lastLine - 1];
  if (rows.length === 0 || !last) return [];
  const eol = eolOf(lines);
  const text = rows.map((row) => `| ${row.cells.map((cell) => spell(cell, '', 'cell')).join(' | ')} |`);
  return [{ start: last.end, end: last.end, text: text.map((row) => eol + row).join('') }];
}

function same(found: number, wanted: number, what: string): void {
  if (found !== wanted) throw shape(what, found, wanted);
}

function shape(what: string, found: number, wanted: number): EditError {
  return new EditError(
    `the text has ${found} ${what}, the document ${wanted}: they can only be changed in place`,
  );
}
