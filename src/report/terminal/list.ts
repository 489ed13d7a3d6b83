// Workflows at a terminal, one row each, in columns that fit its width.
import { order } from '../../model/sort-order.ts';
import { isInvalidFile } from '../check/validity.ts';
import { GROUPS } from '../next-steps.ts';
import type { ScanUnreadable, ScanWorkflow } from '../scan/scan.ts';
import { waitsFor } from '../waits-for.ts';
import { columnsOf, type Paint, padded, spanOf } from './layout.ts';
import { ACTION_STYLE, shown } from './workflow.ts';

export interface ListView {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** `null`: rows may be as long as they are. */
  readonly columns: number | null;
  readonly paint: Paint;
  /** Those of the workflows that were removed on disk, which is not committed yet; absent: none. */
  readonly removed?: readonly ScanWorkflow[];
}

const HEADS = ['WORKFLOW', 'WAITS FOR', 'AGE', 'BRANCH'] as const;
/** Columns that give way where not everything fits, and how many characters each keeps. */
const LEAST: Readonly<Record<number, number>> = { 0: 12, 1: 12, 3: 8 };
const GAP = '  ';

interface Row {
  readonly cells: readonly string[];
  readonly rank: number;
  readonly style: Parameters<Paint>[0];
}

/** What needs a decision comes first and what ended last; files that cannot be read are rows as well. */
export function listText(
  workflows: readonly ScanWorkflow[],
  unreadable: readonly ScanUnreadable[],
  { now, columns, paint, removed = [] }: ListView,
): string {
  const rows = [
    ...workflows.map((one) => (removed.includes(one) ? goneRow(one, now) : rowOf(one, now))),
    ...unreadable.filter(isInvalidFile).map(unreadRow),
  ].sort((a, b) => a.rank - b.rank || order(a.cells[0] ?? '', b.cells[0] ?? ''));
  const widths = fitted(widthsOf([HEADS, ...rows.map(({ cells }) => cells)]), columns);
  const line = (cells: readonly string[]) =>
    cells.map((cell, at) => padded(cut(cell, widths[at]), widths[at] ?? 0));
  const lines = rows.map(({ cells, style }) => {
    const [what = '', waits = '', ...rest] = line(cells);
    return [paint('name', what), paint(style, waits), ...rest].join(GAP).trimEnd();
  });
  return `${[paint('dim', line(HEADS).join(GAP).trimEnd()), ...lines].join('\n')}\n`;
}

function rowOf(one: ScanWorkflow, now: number): Row {
  const { id, owner, commit, decision } = one;
  const { at } = one.last_activity;
  const age = at === null ? '–' : (spanOf(now - Date.parse(at)) ?? 'just now');
  const branch = owner === null ? '–' : shown(owner);
  return {
    cells: [shown(id), shown(waitsFor(one)), age, commit === null ? `${branch} (on disk)` : branch],
    rank: GROUPS.findIndex(({ actions }) => actions.includes(decision.action)),
    style: ACTION_STYLE[decision.action],
  };
}

/** Committed on the branch that is checked out, and gone from the disk: a person commits that, or not. */
function goneRow(one: ScanWorkflow, now: number): Row {
  const row = rowOf(one, now);
  const [id = '', , age = '', branch = ''] = row.cells;
  return { ...row, cells: [id, 'the commit of its removal', age, `${branch} (removed on disk)`] };
}

const unreadRow = ({ path, rule, branch, commit }: ScanUnreadable): Row => {
  const where = branch === null ? '–' : shown(branch);
  const cells = [
    shown(path),
    `a readable file (${rule})`,
    '–',
    commit === null ? `${where} (on disk)` : where,
  ];
  return { cells, rank: 0, style: 'bad' };
};

function widthsOf(rows: readonly (readonly string[])[]): readonly number[] {
  return HEADS.map((_, at) => Math.max(...rows.map((cells) => columnsOf(cells[at] ?? ''))));
}

/** The widest column gives way first, until all fit or none can give more. */
function fitted(widths: readonly number[], columns: number | null): readonly number[] {
  if (columns === null) return widths;
  const room = columns - GAP.length * (HEADS.length - 1);
  const now = [...widths];
  const spare = (at: number) => (now[at] ?? 0) - (LEAST[at] ?? now[at] ?? 0);
  for (;;) {
    const over = now.reduce((sum, width) => sum + width, 0) - room;
    const [widest] = now.map((_, at) => at).sort((a, b) => spare(b) - spare(a));
    if (over <= 0 || widest === undefined || spare(widest) <= 0) return now;
    now[widest] = (now[widest] ?? 0) - 1;
  }
}

/** A text that is too wide ends in dots. */
function cut(text: string, columns = 0): string {
  if (columnsOf(text) <= columns) return text;
  let kept = '';
  for (const char of text) {
    if (columnsOf(kept + char) > columns - 1) break;
    kept += char;
  }
  return `${kept}…`;
}
