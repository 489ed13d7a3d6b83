// Comma-separated values (RFC 4180) with a header, cells edited in place; a bare empty cell is null.
import type { Codec } from '../model/codec.ts';
import { EditError, StateError } from '../model/errors.ts';
import { BOM, type Line, lineAt, linesOf, refuseConflicts, splice, type TextEdit } from './lines.ts';
import { counted } from './plural.ts';

export interface CsvRow {
  /** The line that the record begins on, from 1. */
  readonly line: number;
  /** As many as there are columns; `null` for nothing between two commas, `''` for `""`. */
  readonly cells: readonly (string | null)[];
}

export interface CsvDocument {
  /** Names of the header, none twice. */
  readonly columns: readonly string[];
  readonly rows: readonly CsvRow[];
}

/**
 * Lines without any character are no records. `parse` throws `state-readable` where quotes do not pair, a
 * record has other cells than the header, or a column comes twice; `state-not-conflicted`.
 */
export const csv: Codec<CsvDocument> = {
  parse: (text) => documentOf(recordsOf(text)),
  print(text, doc) {
    const [header, ...records] = recordsOf(text);
    const columns = header?.cells.map(({ value }) => value ?? '') ?? [];
    if (records.length !== doc.rows.length || columns.join('\0') !== doc.columns.join('\0'))
      throw new EditError('the document has other rows or columns than the text: only cells can be changed');
    const edits = records.flatMap((record, r) => editsOf(record, doc.rows[r]));
    const printed = splice(text, edits);
    if (edits.length > 0) assertReads(printed, doc);
    return printed;
  },
};

interface CellScan {
  readonly value: string | null;
  readonly quoted: boolean;
  readonly start: number;
  readonly end: number;
}

interface RecordScan {
  readonly line: number;
  readonly cells: readonly CellScan[];
}

function documentOf([header, ...records]: readonly RecordScan[]): CsvDocument {
  const columns = header?.cells.map(({ value }) => value ?? '') ?? [];
  const seen = new Set<string>();
  const twice = columns.find((name) => seen.size === seen.add(name).size);
  if (twice !== undefined)
    throw new StateError(
      'state-readable',
      `found the column ${JSON.stringify(twice)} twice in the header, expected it once. Keep one.`,
      header?.line,
    );
  for (const { cells, line } of records)
    if (cells.length !== columns.length)
      throw new StateError(
        'state-readable',
        `found ${counted(cells.length, 'cell')} on line ${line}, expected ${columns.length} as in the ` +
          'header. Correct the row, or restore the file from history.',
        line,
        { cells: cells.length, columns: columns.length },
      );
  return {
    columns,
    rows: records.map(({ line, cells }) => ({ line, cells: cells.map(({ value }) => value) })),
  };
}

function recordsOf(text: string): readonly RecordScan[] {
  const lines = linesOf(text);
  refuseConflicts(lines);
  const records: RecordScan[] = [];
  for (let at = text.startsWith(BOM) ? 1 : 0; at < text.length; ) {
    const eol = eolAt(text, at);
    if (eol > 0) {
      at += eol;
      continue;
    }
    const cells: CellScan[] = [];
    const line = lineAt(lines, at);
    for (;;) {
      const cell = cellAt(text, at, lines);
      cells.push(cell);
      at = cell.end + 1;
      if (text[cell.end] !== ',') break;
    }
    records.push({ line, cells });
    at += eolAt(text, at - 1) === 2 ? 1 : 0;
  }
  return records;
}

function eolAt(text: string, at: number): 0 | 1 | 2 {
  if (text[at] === '\n') return 1;
  return text[at] !== '\r' ? 0 : text[at + 1] === '\n' ? 2 : 1;
}

/** The cell that begins here, up to the comma or line's end after it. */
function cellAt(text: string, start: number, lines: readonly Line[]): CellScan {
  let end = start;
  if (text[start] !== '"') {
    while (end < text.length && !',\n\r"'.includes(text[end] ?? '')) end++;
    if (text[end] === '"') throw badQuote('found a quote in the middle of a cell', end, lines);
    return { value: end === start ? null : text.slice(start, end), quoted: false, start, end };
  }
  for (end = start + 1; ; end += 2) {
    end = text.indexOf('"', end);
    if (end < 0) throw badQuote('found a quote that is never closed (the file is cut off)', start, lines);
    if (text[end + 1] !== '"') break;
  }
  end++;
  if (end < text.length && !',\n\r'.includes(text[end] ?? ''))
    throw badQuote('found more after a closing quote', end, lines);
  const value = text.slice(start + 1, end - 1).replaceAll('""', '"');
  return { value, quoted: true, start, end };
}

function badQuote(found: string, at: number, lines: readonly Line[]): StateError {
  const line = lineAt(lines, at);
  const message =
    `${found} on line ${line} at offset ${at}, expected cells as RFC 4180 writes them. ` +
    'Correct the line, or restore the file from history.';
  return new StateError('state-readable', message, line, { offset: at });
}

function editsOf({ cells, line }: RecordScan, row: CsvRow | undefined): readonly TextEdit[] {
  if (row?.cells.length !== cells.length)
    throw new EditError(`the row of line ${line} has other cells than the text: only their values change`);
  return cells.flatMap(({ value, quoted, start, end }, c) => {
    const wanted = row.cells[c] ?? null;
    return wanted === value ? [] : [{ start, end, text: spell(wanted, quoted) }];
  });
}

/** Within quotes where the old value was, or the new one must be: also where a reader might trim it. */
function spell(value: string | null, quoted: boolean): string {
  if (value === null) return '';
  const bare = !quoted && value !== '' && value.trim() === value && !/[",\r\n]|^\\\.$/.test(value);
  return bare ? value : `"${value.replaceAll('"', '""')}"`;
}

function assertReads(printed: string, doc: CsvDocument): void {
  const meaning = ({ columns, rows }: CsvDocument) =>
    JSON.stringify([columns, rows.map(({ cells }) => cells)]);
  try {
    if (meaning(csv.parse(printed)) === meaning(doc)) return;
  } catch (error) {
    throw new EditError('the new values cannot be written in place', { cause: error });
  }
  throw new EditError('the new values cannot be written in place: they read back as others');
}
