// The two logs of an index: what their columns are called, rows that are added, and whether a table has room.
import { columnAt, type RowView, sectionUnder, tablesUnder } from '../../../formkit/tables.ts';
import type { MarkdownDocument, Table } from '../../../text/markdown/document.ts';
import { addLine, addRow, addSection, addTable } from '../../../text/markdown/edits.ts';
import { formatTimeLike } from '../../../text/timestamp-style.ts';
import { normal } from '../../../text/vocabulary.ts';

/** What a row says, by the normal spelling of its columns; a column that is not named gets a dash. */
export type LogRow = Readonly<Record<string, string>>;

/** The names that agents give a column, the tool's own first. */
const ALSO = {
  gap_id: ['gap_id', 'gap_ids', 'gaps', 'gap'],
  iteration: ['iteration', 'round'],
  action: ['action', 'status', 'outcome'],
  details: ['details', 'resolution', 'notes', 'note', 'comments', 'comment'],
  agent: ['agent', 'who', 'decided_by', 'by'],
  decision: ['decision', 'decision_made', 'decided', 'what'],
  rationale: ['rationale', 'reason', 'why'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
type LogColumn = keyof typeof ALSO;

/** Columns that always hold words; in those that are called otherwise a remark may stand. */
const WORDS: ReadonlySet<string> = new Set(['details', 'resolution']);

/** The cell of a log's row, whichever of its names the column has. */
export function logCell(row: RowView, column: LogColumn): string {
  return row.cell(...ALSO[column]);
}

/** What a row of the history says: a remark counts only beside the word for what was done. */
export function historyWords(row: RowView): string {
  const said = row.cell(...WORDS);
  return said === '' && logCell(row, 'action') !== '' ? logCell(row, 'details') : said;
}

/** The two logs: their headings, and the columns that RECOVERY.md and the templates give them. */
const LOGS = {
  gaps: { heading: 'Gap Resolution History', columns: ['Gap ID', 'Iteration', 'Action', 'Details'] },
  decisions: { heading: 'Unified Decisions Log', columns: ['Timestamp', 'Agent', 'Decision', 'Rationale'] },
} as const;
export type IndexLog = keyof typeof LOGS;

/** Whether words that are written into a table of these columns would be read as an answer. */
function hasRoom(table: Table, log: IndexLog): boolean {
  const isCalled = (...names: readonly string[]) => columnAt(table, names) >= 0;
  const has = (column: LogColumn) => isCalled(...ALSO[column]);
  if (log === 'decisions') return has('decision');
  if (isCalled('details')) return true;
  // Nothing but the gap, or the question beside it, says what a resolution is about.
  if (isCalled('resolution')) return has('gap_id') || isCalled('resolved_via');
  return has('details') && has('action');
}

const tablesOf = (doc: MarkdownDocument, log: IndexLog): readonly Table[] =>
  tablesUnder(doc, [normal(LOGS[log].heading)]);

/** Whether the index has the log, with a table that has room for words, or with none. */
export function hasLog(doc: MarkdownDocument, log: IndexLog): boolean {
  const tables = tablesOf(doc, log);
  if (tables.length > 0) return tables.some((table) => hasRoom(table, log));
  return sectionUnder(doc, normal(LOGS[log].heading)) !== null;
}

/**
 * Rows at the end of a log: of its first table that has room for them, or of one in the tool's own columns
 * below those that have none. The log is made at the end of the file where it is missing.
 */
export function logged(
  doc: MarkdownDocument,
  log: IndexLog,
  rows: readonly LogRow[],
  now: number,
): MarkdownDocument {
  if (rows.length === 0) return doc;
  const { heading, columns } = LOGS[log];
  const table = tablesOf(doc, log).find((one) => hasRoom(one, log));
  if (table) return rows.reduce((one, said) => addRow(one, table.line, rowOf(table, said, now)), doc);
  const fresh: Table = { columns, rows: [], line: 0 };
  const cells = rows.map((said) => rowOf(fresh, said, now));
  const found = sectionUnder(doc, normal(heading));
  if (found) return addTable(doc, found.line, columns, cells);
  const last = doc.sections.at(-1);
  const ruled = doc.sections.some(({ prose }) => prose.some(({ text }) => text === '---'));
  const parted = ruled && last ? addLine(doc, last.line, '---') : doc;
  return addSection(parted, heading, 2, [], { columns, rows: cells });
}

const TIMES: ReadonlySet<string> = new Set(['timestamp', 'date', 'time', 'resolved_at', 'when']);

function rowOf({ columns, rows }: Table, said: LogRow, now: number): readonly string[] {
  const names = columns.map(normal);
  return names.map((name, at) => {
    if (TIMES.has(name)) return formatTimeLike(now, rows.at(-1)?.cells[at] ?? '');
    return said[name] || said[meantBy(name, names)] || '-';
  });
}

/** The tool's column that one of other name stands for: it is the first of these that the table has. */
function meantBy(name: string, names: readonly string[]): string {
  const found = Object.entries<readonly string[]>(ALSO).find(
    ([, also]) => also.find((one) => names.includes(one)) === name,
  );
  return found?.[0] ?? '';
}
