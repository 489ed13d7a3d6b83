// What a project's row says once its task is done: the columns that the orchestrator writes.
import { savedField } from '../../formkit/saving/fields.ts';
import type { SavedField, Saving } from '../../model/workflow.ts';
import type { ColumnField } from './columns.ts';
import { cellOf, columnOf, type StateRow } from './rows.ts';

const ROWS: readonly (readonly [field: ColumnField, write: string])[] = [
  ['task', 'stays while the task goes on, then the next pending one'],
  ['lastAction', 'what was done last, with the files that it made, in one sentence'],
  ['completed', 'the task is added once its files are there and its tests pass'],
  ['pending', 'the task that is begun is taken out'],
  ['at', 'the time now, spelled as the one that stands there'],
];

/** `statuses`: every word of the status. */
export function savingOf(row: StateRow, statuses: readonly string[]): Saving {
  const fields = ROWS.flatMap(([field, write]): readonly SavedField[] => {
    const name = columnOf(row, field);
    return name === null ? [] : [savedField(name, write, cellOf(row, field)?.line ?? row.line)];
  });
  const status = columnOf(row, 'status');
  return {
    fields: [
      ...fields,
      ...(status === null
        ? []
        : [
            savedField(status, 'active while it goes on', cellOf(row, 'status')?.line ?? row.line, {
              allowed: statuses,
            }),
          ]),
    ],
    also: [
      'The file is an export: the orchestrator’s table in its database counts. Where that is at hand write ' +
        'there and export again; by hand change the cells of this row alone.',
    ],
  };
}
