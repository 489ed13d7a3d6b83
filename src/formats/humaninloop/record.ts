// How a person's choice is written into a state file of this family: in place, through its own codec.
import type { Change } from '../../model/change.ts';
import type { ChoiceContext } from '../../model/choice.ts';
import { UserError } from '../../model/errors.ts';
import type { WorkflowState } from '../../model/workflow.ts';
import type { MarkdownDocument, Section, Table } from '../../text/markdown/document.ts';
import { addRow, setCell } from '../../text/markdown/edits.ts';
import { formatTime } from '../../text/time.ts';
import { formatTimeLike } from '../../text/timelike.ts';
import { nameOf, normal } from '../../text/words.ts';
import { codec, type HumaninloopDocument } from './document.ts';
import { readIndex } from './index-file/read.ts';
import { first, type TableCell } from './tables.ts';

export type Here = ChoiceContext<HumaninloopDocument>;

export interface WritableDocument {
  readonly doc: HumaninloopDocument;
  readonly text: string;
  readonly state: WorkflowState;
}

/** @throws UserError where the state file is not there or cannot be read */
export function readable({ doc, text, state, recovery }: Here): WritableDocument {
  if (doc !== null && text !== null && state !== null) return { doc, text, state };
  throw new UserError(
    `${recovery.id}: found no state that can be read at ${recovery.path}, expected one. ` +
      'Repair it or start fresh.',
  );
}

/** Why a choice does not fit: what was found, what it needs, what to do instead. */
export function unfit({ recovery }: Here, found: string, expected: string, todo: string): UserError {
  return new UserError(`${recovery.id}: found ${found}, expected ${expected}. ${todo}`);
}

/** A person's words on one line: everything that would break it becomes a blank. */
export function oneLine(words: string): string {
  return words.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** Who chooses, as it is written down. */
export function whoOf({ by }: Here): string {
  return oneLine(by).slice(0, 100) || 'somebody';
}

/** The new text beside the old one; without files where the document says nothing new. */
export function changeOf(
  at: Here,
  doc: HumaninloopDocument,
  summary: string,
  notes: readonly string[] = [],
): Change {
  const { text } = readable(at);
  const after = codec.print(text, doc);
  const path = at.recovery.path;
  const files = after === text ? [] : [{ kind: 'write', path, before: text, after } as const];
  return { summary, files, notes, commit: null };
}

/** The value of a Field/Value row. */
export function setValue(doc: MarkdownDocument, { line }: TableCell, value: string): MarkdownDocument {
  return setCell(doc, line, 1, value);
}

/** Rows and their cell under the first of these columns; unchanged where their table has none of them. */
export function setColumn(
  doc: MarkdownDocument,
  lines: readonly number[],
  columns: readonly string[],
  value: string,
): MarkdownDocument {
  const wanted = new Set(lines);
  const tableOf = (table: Table): Table => {
    const at = columnIn(table, columns);
    if (at < 0 || !table.rows.some(({ line }) => wanted.has(line))) return table;
    const cellsOf = (cells: readonly string[]) => cells.map((cell, column) => (column === at ? value : cell));
    const rows = table.rows.map((row) =>
      wanted.has(row.line) ? { ...row, cells: cellsOf(row.cells) } : row,
    );
    return { ...table, rows };
  };
  return { sections: doc.sections.map((section) => ({ ...section, tables: section.tables.map(tableOf) })) };
}

/** Where a table has the first of these columns that it has; -1 where it has none. */
function columnIn(table: Table, columns: readonly string[]): number {
  const names = table.columns.map(normal);
  return columns.map((name) => names.indexOf(name)).find((at) => at >= 0) ?? -1;
}

/** The last section of a name that has a table, and that table. */
export function tableUnder(
  doc: MarkdownDocument,
  heading: string,
): { readonly section: Section; readonly table: Table | null } | null {
  const named = doc.sections.filter((section) => nameOf(section.heading ?? '') === heading);
  const section = named.find(({ tables }) => tables.length > 0) ?? named[0];
  return section ? { section, table: section.tables[0] ?? null } : null;
}

/** Last Activity of the loop (of plan or tasks, if the work is there) and Last Updated, each set to now. */
export function touched(doc: MarkdownDocument, step: string | null, now: number): MarkdownDocument {
  const index = readIndex(doc);
  const phase = step === 'plan' || step === 'tasks' ? index.phases[step] : index.loop;
  const cells = [first(phase, 'last_activity'), first(index.metadata, 'last_updated')].flatMap(
    (cell) => cell ?? [],
  );
  if (cells.length > 0)
    return cells.reduce((one, cell) => setValue(one, cell, formatTimeLike(now, cell.value)), doc);
  const loop = tableUnder(doc, 'priority_loop_state')?.table;
  if (!loop) return doc;
  return addRow(doc, loop.line, ['Last Activity', formatTime(now), ...loop.columns.slice(2).map(() => '')]);
}
