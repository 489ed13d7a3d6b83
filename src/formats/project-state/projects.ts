// Which rows of an export are one project, and what each is called.
import type { Site } from '../../model/site.ts';
import { parseTime } from '../../text/time.ts';
import type { ProjectDocument } from './document.ts';
import { type Row, textOf } from './rows.ts';

export interface Project {
  readonly feature: string;
  /** The row that says most: of several of one project the one that was written last. */
  readonly row: Row;
  /** Further rows of the same project; nobody says which of them is right. */
  readonly others: readonly Row[];
  /** Whether the row names its project; else its place does. */
  readonly named: boolean;
}

/** In the order of the file. The decision's table has no rule that a project has one row. */
export function projectsIn({ rows }: ProjectDocument, site: Site): readonly Project[] {
  const named = new Map<string, Row[]>();
  const nameless: Project[] = [];
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
  const projects = [...named].map(([feature, held]): Project => {
    const row = held.reduce((best, one) => (timeOf(one) >= timeOf(best) ? one : best));
    return { feature, row, others: held.filter((one) => one !== row), named: true };
  });
  return [...projects, ...nameless];
}

function timeOf(row: Row): number {
  return parseTime(textOf(row, 'at') ?? '').at ?? Number.NEGATIVE_INFINITY;
}
