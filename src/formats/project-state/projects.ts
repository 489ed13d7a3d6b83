// Which rows of an export are one project, what each is called, and what cannot both be right.
import type { StateLocation } from '../../model/state-location.ts';
import type { Contradiction } from '../../model/workflow.ts';
import { counted } from '../../text/plural.ts';
import { parseTime } from '../../text/time.ts';
import { idsIn, pendingOf } from './column-values.ts';
import type { ProjectDocument } from './document.ts';
import { COLUMNS, cellOf, type StateRow, textOf } from './rows.ts';

export interface ReportedProject {
  readonly feature: string;
  /** The row that says most: of several of one project the one that was written last. */
  readonly row: StateRow;
  /** Further rows of the same project; nothing says which of them is right. */
  readonly others: readonly StateRow[];
  /** Whether the row names its project; else its place does. */
  readonly named: boolean;
}

/** In the order of the file. The decision's table has no rule that a project has one row. */
export function projectsIn({ rows }: ProjectDocument, site: StateLocation): readonly ReportedProject[] {
  const named = new Map<string, StateRow[]>();
  const nameless: ReportedProject[] = [];
  for (const [i, row] of rows.entries()) {
    const id = textOf(row, 'project')?.trim();
    const same = id === undefined ? undefined : named.get(id);
    if (same) same.push(row);
    else if (id !== undefined) named.set(id, [row]);
    else {
      const feature = rows.length === 1 ? site.feature : `row-${i + 1}`;
      nameless.push({ feature, row, others: [], named: rows.length === 1 });
    }
  }
  const projects = [...named].map(([feature, held]): ReportedProject => {
    const row = held.reduce((best, one) => (timeOf(one) >= timeOf(best) ? one : best));
    return { feature, row, others: held.filter((one) => one !== row), named: true };
  });
  return [...projects, ...nameless];
}

function timeOf(row: StateRow): number {
  return parseTime(textOf(row, 'at') ?? '').at ?? Number.NEGATIVE_INFINITY;
}

export function contradictionsIn(
  { feature, row, others, named }: ReportedProject,
  { torn }: ProjectDocument,
): readonly Contradiction[] {
  const cut = torn?.project === feature ? torn.line : null;
  return [
    ...(others.length > 0 || cut !== null ? [severalRows(row, others, cut)] : []),
    ...(named ? [] : [noProject(row)]),
    ...twoVocabularies(row),
    ...bothLists(row),
  ];
}

/** `cut`: the line of a further one that was cut off. */
function severalRows(row: StateRow, others: readonly StateRow[], cut: number | null): Contradiction {
  const whole = [row, ...others].map(({ line }) => line);
  const lines = [...whole, ...(cut === null ? [] : [cut])].sort((a, b) => a - b);
  const which = cut === null ? '' : `; line ${cut} is cut off`;
  const message =
    `found ${lines.length} rows of one project (lines ${lines.join(', ')}${which}), expected one. ` +
    'Keep the one that is right.';
  return { message, line: lines.at(-1) ?? row.line, evidence: { lines } };
}

function noProject(row: StateRow): Contradiction {
  const message =
    'found a row without project_id among others, expected the id of its project. Write it, or export again.';
  return { message, line: cellOf(row, 'project')?.line ?? row.line, evidence: {} };
}

/** A row with the columns of both vocabularies that disagree: it was taken over half. */
function twoVocabularies({ cells }: StateRow): readonly Contradiction[] {
  return (['task', 'agent'] as const).flatMap((field) => {
    const said = COLUMNS[field].flatMap((column) => {
      const cell = cells.get(column);
      return cell?.text == null ? [] : [{ column, text: cell.text, line: cell.line }];
    });
    const [one, other] = said;
    if (!one || !other || one.text === other.text) return [];
    const message =
      `found ${one.column} ${JSON.stringify(one.text)} and ${other.column} ${JSON.stringify(other.text)}, ` +
      'expected one value. Keep the right one.';
    return [{ message, line: other.line, evidence: { [one.column]: one.text, [other.column]: other.text } }];
  });
}

/** A task cannot be completed and still to come. */
function bothLists(row: StateRow): readonly Contradiction[] {
  const completed = new Set(idsIn(cellOf(row, 'completed')?.value));
  const task = cellOf(row, 'task')?.text ?? null;
  const tasks = pendingOf(row).filter((id) => completed.has(id) && id !== task);
  if (tasks.length === 0) return [];
  const message =
    `found ${counted(tasks.length, 'task')} both completed and pending, expected each in one list. ` +
    'Take it out of the wrong one.';
  return [{ message, line: cellOf(row, 'pending')?.line ?? row.line, evidence: { tasks } }];
}
