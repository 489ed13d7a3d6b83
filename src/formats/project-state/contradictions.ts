// Where a project's row, or two rows of one project, say things that cannot both be right.
import type { Contradiction } from '../../model/workflow.ts';
import { counted } from '../../text/plural.ts';
import { idsIn, pendingOf } from './column-values.ts';
import { COLUMNS } from './columns.ts';
import type { ReportedProject } from './projects.ts';
import { cellOf, type StateRow } from './rows.ts';

export function contradictionsIn({ row, others, named }: ReportedProject): readonly Contradiction[] {
  return [
    ...(others.length > 0 ? [severalRows(row, others)] : []),
    ...(named ? [] : [noProject(row)]),
    ...twoVocabularies(row),
    ...bothLists(row),
  ];
}

function severalRows(row: StateRow, others: readonly StateRow[]): Contradiction {
  const lines = [row, ...others].map(({ line }) => line).sort((a, b) => a - b);
  const message =
    `found ${lines.length} rows of one project (lines ${lines.join(', ')}), expected one. ` +
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
