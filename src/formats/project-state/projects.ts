// Which rows of an export are one project, and what each is called.
import type { StateLocation } from '../../model/state-location.ts';
import { parseTime } from '../../text/time.ts';
import type { ProjectDocument } from './document.ts';
import { type StateRow, textOf } from './rows.ts';

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
