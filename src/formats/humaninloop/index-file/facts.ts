// The smaller facts of an index: words with a vocabulary, times, and what is worth a note.
import { timestampOf } from '../../../formkit/state.ts';
import { cellOf, rowsUnder } from '../../../formkit/tables.ts';
import { statusWord } from '../../../formkit/vocabulary.ts';
import type { RecordedBranch, StateLocation } from '../../../model/site.ts';
import type { Snapshot } from '../../../model/snapshot.ts';
import type { Timestamp, Word } from '../../../model/workflow.ts';
import type { MarkdownDocument } from '../../../text/markdown/document.ts';
import { baseOf } from '../../../text/markdown/paths.ts';
import { isNothing } from '../../../text/words.ts';
import { homeOf, isFeatureFolder } from '../places.ts';
import { branchIn, branchNotes, specPath, specThere } from '../state-defaults.ts';
import {
  isUnderWay,
  LOOP_STATUSES,
  type LoopStatus,
  QUESTION_STATES,
  WORKFLOW_STATUSES,
} from '../statuses.ts';
import { type IndexFile, type IndexQuestion, loopStatusOf, type WorkflowRow } from './read.ts';

/** The user's own description, for people. */
export function titleOf(index: IndexFile): string | null {
  const cell = cellOf(index.metadata, 'original_description');
  return cell === null || isNothing(cell.value) ? null : cell.value;
}

/** Words whose meaning decides. A word that decides nothing in this state is not asked about. */
export function wordsOf(index: IndexFile, status: LoopStatus | null): readonly Word[] {
  const loop = cellOf(index.loop, 'loop_status');
  return [
    LOOP_STATUSES.word(loop?.name ?? 'Loop Status', loop?.value ?? null, loop?.line ?? null),
    ...(status === 'clarifying' ? index.questions.filter(({ ofLoop }) => ofLoop).map(questionWord) : []),
    ...(status === 'completed' ? laterRows(index).map(workflowWord) : []),
  ];
}

function questionWord({ id, status, known, line }: IndexQuestion): Word {
  return { ...QUESTION_STATES.word(`Status of ${id}`, status, line), known };
}

function workflowWord({ status: { name, value, line } }: WorkflowRow): Word {
  const word = WORKFLOW_STATUSES.word(name, value, line);
  return { ...word, known: word.known || isNothing(value) };
}

/** Rows of the workflows that come after the loop. */
function laterRows({ workflows }: IndexFile): readonly WorkflowRow[] {
  return workflows.filter(({ workflow }) => workflow === 'plan' || workflow === 'tasks');
}

/** When the workflow moved, and when it was created. */
export function timestampsOf(index: IndexFile): readonly Timestamp[] {
  const cells = [
    { cell: cellOf(index.metadata, 'created'), activity: false },
    { cell: cellOf(index.metadata, 'last_updated'), activity: true },
    { cell: cellOf(index.workflow, 'last_run'), activity: true },
    ...index.workflows.map(({ lastRun }) => ({ cell: lastRun, activity: true })),
    { cell: cellOf(index.loop, 'last_activity'), activity: true },
    { cell: cellOf(index.phases.plan, 'last_activity'), activity: true },
    { cell: cellOf(index.phases.tasks, 'last_activity'), activity: true },
  ];
  return cells.flatMap(({ cell, activity }) =>
    cell === null ? [] : timestampOf(cell.name, cell.value, cell.line, activity),
  );
}

/** The branch that the index records for itself. */
export function branchOf(index: IndexFile): RecordedBranch | null {
  const cell = cellOf(index.metadata, 'branch', 'feature_branch');
  return cell && branchIn([{ key: cell.name, cell: { text: cell.value, line: cell.line } }]);
}

export function notesOf(
  index: IndexFile,
  doc: MarkdownDocument,
  site: StateLocation,
  snapshot: Snapshot,
): readonly string[] {
  const notes: string[] = [];
  const home = homeOf(site);
  const id = cellOf(index.metadata, 'id')?.value ?? '';
  if (isFeatureFolder(home) && !isNothing(id) && id !== baseOf(home))
    notes.push('The index names another feature than its folder; the folder counts.');
  notes.push(...branchNotes(branchOf(index), home));
  const matrix = rowsUnder(doc, 'document_availability_matrix');
  const spec = matrix.find((row) => row.cell('document') === 'spec.md');
  if (spec && statusWord(spec.cell('status')) === 'present' && !specThere(site, snapshot))
    notes.push(`The index says that spec.md is present; ${emptiness(specPath(site), snapshot)}.`);
  for (const { workflow, status } of loopStatusOf(index) === 'completed' ? [] : laterRows(index))
    if (isUnderWay(status))
      notes.push(
        `The index says that ${workflow} is under way though the loop is not completed; the loop decides.`,
      );
  const implement = index.workflows.find(({ workflow }) => workflow === 'implement');
  if (implement && isUnderWay(implement.status))
    notes.push(
      'The index says that implementing is under way; this decision is about the workflows before it.',
    );
  return notes;
}

function emptiness(path: string, snapshot: Snapshot): string {
  return `${snapshot.entry(path) === null ? 'no file is at' : 'nothing is in'} ${path}`;
}
