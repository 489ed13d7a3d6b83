// Finds the cells of Markdown tables: rows between pipes below a line of dashes.
import type { Line } from '../lines.ts';
import { type Slot, slotOf } from './value-range.ts';

export interface RowScan {
  readonly cells: readonly Slot[];
  readonly line: number;
}

export interface TableScan {
  readonly columns: readonly string[];
  readonly rows: readonly RowScan[];
  /** Of the columns, from 1. */
  readonly line: number;
  /** The table's last line, from 1. */
  readonly lastLine: number;
}

const RULE = /^\|[|:\- \t]*-[|:\- \t]*$/;

/** Are the lines at `at` a table's columns and the rule of dashes below them? */
export function isTableStart(lines: readonly Line[], at: number): boolean {
  return isRow(lines[at]) && isRuleLine(lines[at + 1]);
}

function isRow(line: Line | undefined): boolean {
  return line?.text.trimStart().startsWith('|') === true;
}

function isRuleLine(line: Line | undefined): boolean {
  const text = line?.text.trim() ?? '';
  return text.length <= LONGEST_RULE && RULE.test(text);
}

/** The rule's pattern may look at each dash twice; no table is that wide. */
const LONGEST_RULE = 4096;

/**
 * A table ends at the first line that does not begin with a pipe, such as a legend, without a blank line
 * too.
 */
export function scanTable(lines: readonly Line[], at: number): TableScan {
  const head = lines[at];
  const rows: RowScan[] = [];
  let end = at + 2;
  for (; isRow(lines[end]); end++) {
    const line = lines[end];
    if (line) rows.push({ cells: cellsOf(line), line: line.number });
  }
  const columns = head ? cellsOf(head).map((cell) => cell.value) : [];
  return { columns, rows, line: at + 1, lastLine: end };
}

/** The cells between unescaped pipes. A row that is cut off (no last pipe) still gives its last cell. */
function cellsOf(line: Line): readonly Slot[] {
  const { text } = line;
  const bars = barsOf(text);
  if (text.slice((bars.at(-1) ?? -1) + 1).trim() !== '') bars.push(text.length);
  return bars.slice(1).map((bar, i) => slotOf(line, (bars[i] ?? 0) + 1, bar, 'cell'));
}

/** Offsets of the pipes that no backslash escapes; a backslash escapes a backslash too. */
function barsOf(text: string): number[] {
  const bars: number[] = [];
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '|') bars.push(i);
  }
  return bars;
}
