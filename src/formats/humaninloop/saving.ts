// What state files of this family say once a step is done: Loop Status, questions, gaps, a context's status.
import { countOf } from '../../formkit/fields.ts';
import { savedField, TIME_NOW } from '../../formkit/saving/fields.ts';
import { cellOf, type TableFields } from '../../formkit/tables.ts';
import type { Current, SavedField, Saving } from '../../model/workflow.ts';
import { covers } from './answers.ts';
import type { IndexFile } from './index-file/read.ts';
import { CONTEXT_STATUSES, LOOP_STATUSES, NODE_STATUSES, QUESTION_STATES } from './vocabulary.ts';

/** Questions and gaps that are named one by one. */
const MOST = 8;

/** Phase → what Loop Status says once it is done (RECOVERY.md's table, read from its other side). */
const STATUS_AFTER: ReadonlyMap<string, string> = new Map([
  ['A1', 'spec_writing'],
  ['A2', 'validating'],
  ['A3', 'validating, as long as no question is asked'],
  ['A4', 'validating, as long as no question is asked'],
  ['A5', 'clarifying, as the questions are put to a person'],
  ['B1', 'clarifying, until a person has answered'],
  ['B2', 'validating: the spec changed and is validated next'],
  ['B3', 'clarifying where new gaps ask questions, completed where none is left'],
  ['B4', 'completed or terminated where it ends, else clarifying'],
  ['B5', 'clarifying'],
]);

/** Words of a gap (upstream's lifecycle page). */
const GAP_WORDS = ['pending', 'clarifying', 'resolved', 'deferred'];

/** Phases that find gaps or put questions. */
const FINDS_GAPS: ReadonlySet<string> = new Set(['A3', 'A5', 'B3']);
const NEW_GAPS =
  'A new gap is a new row of the gap queue, pending until a question asks about it and clarifying then. ' +
  'Each question is a new row of the pending questions (pending) that names its gaps: a loop that is ' +
  'clarifying has at least one.';

export function indexSaving(index: IndexFile, current: Current): Saving {
  const { id } = current;
  const asked = index.questions.filter(({ ofLoop, state }) => ofLoop && state === 'answered').slice(0, MOST);
  const gaps = index.gaps
    .filter((gap) => gap.status === 'clarifying' && asked.some((one) => covers(one, gap)))
    .slice(0, MOST);
  const applied = 'resolved, once the answer stands in the spec';
  const later = id === 'plan' || id === 'tasks';
  return {
    fields: [
      ...(later ? [timeField(index.phases[id])] : loopFields(index, id)),
      ...asked.map((one) =>
        savedField('Status of question', applied, one.line, {
          of: one.id,
          allowed: QUESTION_STATES.expected,
        }),
      ),
      ...gaps.map((gap) =>
        savedField('Status of gap', applied, gap.line, { of: gap.id, allowed: GAP_WORDS }),
      ),
    ],
    also: [
      ...(asked.length > 0
        ? ['Each gap that is resolved gets a row in Gap Resolution History, where there is such a table.']
        : []),
      ...(FINDS_GAPS.has(id) ? [NEW_GAPS] : []),
      'Edit the cells of the tables that are there; the columns and the other rows stay as they are.',
    ],
  };
}

function loopFields({ loop }: IndexFile, id: string): readonly SavedField[] {
  const line = (name: string) => cellOf(loop, name)?.line ?? null;
  const after = STATUS_AFTER.get(id) ?? 'completed, once the last of the phases C1 to C4 is done';
  const cell = cellOf(loop, 'current_iteration')?.value ?? '';
  const { value, total } = countOf(cell);
  const count = total === null ? value : `${value} / ${total}`;
  const stays = value === null ? 'the iteration' : `${count}, as long as the same iteration goes on`;
  return [
    savedField('Loop Status', after, line('loop_status'), { allowed: LOOP_STATUSES.expected }),
    savedField('Current Iteration', `${stays}; B5 begins the next one`, line('current_iteration')),
    timeField(loop),
  ];
}

function timeField(fields: TableFields): SavedField {
  const line = cellOf(fields, 'last_activity')?.line ?? null;
  return savedField('Last Activity', TIME_NOW, line);
}

/** `lines`: of the fields in the front matter. */
export function contextSaving(
  lines: { readonly status: number | null; readonly updated: number | null },
  path: string,
): Saving {
  const at = { path };
  return {
    fields: [
      savedField('status', 'whom it waits for next, completed at the end', lines.status, {
        ...at,
        allowed: CONTEXT_STATUSES.expected,
      }),
      savedField('updated', TIME_NOW, lines.updated, at),
    ],
    also: ['A new iteration adds one to iteration, and its section to the log in the body.'],
  };
}

/** `line`: of the node at hand. */
export function nodeSaving(id: string, line: number | null, path: string): Saving {
  const write = 'completed once its report is there, failed where it failed';
  return {
    fields: [savedField('status of node', write, line, { of: id, path, allowed: NODE_STATUSES })],
    also: ['The tool writes its graph by its own commands; what they did not write is not done for them.'],
  };
}
