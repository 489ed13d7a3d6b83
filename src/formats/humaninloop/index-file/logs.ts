// Rows for the logs of an index: how gaps were settled, and who decided what, by each log's own columns.
import type { MarkdownDocument, Table } from '../../../text/markdown/document.ts';
import { addLine, addRow, addSection, addTable } from '../../../text/markdown/edits.ts';
import { formatTimeLike } from '../../../text/timelike.ts';
import { normal } from '../../../text/words.ts';
import { tableUnder } from '../record.ts';

/** What a row says, by the normal spelling of its columns; a column that is not named gets a dash. */
export type LogRow = Readonly<Record<string, string>>;

/** The two logs: their headings, and the columns that seed 001 and the templates give them. */
const LOGS = {
  gaps: { heading: 'Gap Resolution History', columns: ['Gap ID', 'Iteration', 'Action', 'Details'] },
  decisions: { heading: 'Unified Decisions Log', columns: ['Timestamp', 'Agent', 'Decision', 'Rationale'] },
} as const;
export type IndexLog = keyof typeof LOGS;

/** Whether the index has the log, with a table or without. */
export function hasLog(doc: MarkdownDocument, log: IndexLog): boolean {
  return tableUnder(doc, normal(LOGS[log].heading)) !== null;
}

/** Rows at the end of a log; the log is made at the end of the file where it is missing. */
export function logged(
  doc: MarkdownDocument,
  log: IndexLog,
  rows: readonly LogRow[],
  now: number,
): MarkdownDocument {
  if (rows.length === 0) return doc;
  const { heading, columns } = LOGS[log];
  const found = tableUnder(doc, normal(heading));
  const { table } = found ?? {};
  if (table) return rows.reduce((one, said) => addRow(one, table.line, rowOf(table, said, now)), doc);
  const fresh: Table = { columns, rows: [], line: 0 };
  const cells = rows.map((said) => rowOf(fresh, said, now));
  if (found) return addTable(doc, found.section.line, columns, cells);
  const last = doc.sections.at(-1);
  const ruled = doc.sections.some(({ prose }) => prose.some(({ text }) => text === '---'));
  const parted = ruled && last ? addLine(doc, last.line, '---') : doc;
  return addSection(parted, heading, 2, [], { columns, rows: cells });
}

const TIMES: ReadonlySet<string> = new Set(['timestamp', 'date', 'time', 'resolved_at', 'when']);

function rowOf({ columns, rows }: Table, said: LogRow, now: number): readonly string[] {
  return columns.map((column, at) => {
    const name = normal(column);
    if (TIMES.has(name)) return formatTimeLike(now, rows.at(-1)?.cells[at] ?? '');
    return said[name] || '-';
  });
}
