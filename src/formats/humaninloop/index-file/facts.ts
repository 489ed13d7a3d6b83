// The smaller facts of an index: words with a vocabulary, times, questions, and what is worth a note.
import type { RecordedBranch, StateLocation } from '../../../model/site.ts';
import type { Snapshot } from '../../../model/snapshot.ts';
import type { Question, Timestamp, Word } from '../../../model/workflow.ts';
import type { MarkdownDocument } from '../../../text/markdown/document.ts';
import { baseOf } from '../../../text/markdown/paths.ts';
import { isNothing, isPlaceholder, normal, wordOf } from '../../../text/words.ts';
import { homeOf, isFeatureFolder } from '../places.ts';
import { isEndTakenBack, statusWord } from '../reverted-answers.ts';
import { namesOther, otherBranch, specPath, specThere, timestampOf } from '../state-defaults.ts';
import {
  LOOP_STATUSES,
  type LoopStatus,
  QUESTION_STATES,
  UNDER_WAY,
  WORKFLOW_STATUSES,
} from '../statuses.ts';
import { first, rowsUnder } from '../tables.ts';
import { type IndexFile, type IndexQuestion, loopStatusOf } from './read.ts';

/** The user's own description, for people. */
export function titleOf(index: IndexFile): string | null {
  const cell = first(index.metadata, 'original_description');
  return cell === null || isNothing(cell.value) ? null : cell.value;
}

/** Words whose meaning decides. A word that decides nothing in this state is not asked about. */
export function wordsOf(index: IndexFile, status: LoopStatus | null): readonly Word[] {
  const loop = first(index.loop, 'loop_status');
  return [
    {
      field: loop?.name ?? 'Loop Status',
      found: loop?.value ?? null,
      known: status !== null,
      expected: LOOP_STATUSES,
      line: loop?.line ?? null,
    },
    ...(status === 'clarifying' ? questionWords(index) : []),
    ...(status === 'completed' ? workflowWords(index) : []),
  ];
}

function questionWords(index: IndexFile): readonly Word[] {
  return index.questions
    .filter(({ ofLoop }) => ofLoop)
    .map(({ id, status, known, line }) => ({
      field: `Status of ${id}`,
      found: status,
      known,
      expected: [...QUESTION_STATES.keys()],
      line,
    }));
}

function workflowWords(index: IndexFile): readonly Word[] {
  const known = new Set<string>(WORKFLOW_STATUSES);
  return index.workflows
    .filter(({ workflow }) => LATER.has(workflow))
    .map(({ status: { name, value, line } }) => ({
      field: name,
      found: value,
      known: isNothing(value) || (known.has(statusWord(value)) && !isEndTakenBack(value)),
      expected: WORKFLOW_STATUSES,
      line,
    }));
}

/** When the workflow moved, and when it was created. */
export function timestampsOf(index: IndexFile): readonly Timestamp[] {
  const cells = [
    { cell: first(index.metadata, 'created'), activity: false },
    { cell: first(index.metadata, 'last_updated'), activity: true },
    { cell: first(index.workflow, 'last_run'), activity: true },
    ...index.workflows.map(({ lastRun }) => ({ cell: lastRun, activity: true })),
    { cell: first(index.loop, 'last_activity'), activity: true },
    { cell: first(index.phases.plan, 'last_activity'), activity: true },
    { cell: first(index.phases.tasks, 'last_activity'), activity: true },
  ];
  return cells.flatMap(({ cell, activity }) =>
    cell === null ? [] : timestampOf(cell.name, cell.value, cell.line, activity),
  );
}

export function questionOf({ id, question, options, state, line }: IndexQuestion): Question {
  return { id, question, options, state, line };
}

/** The branch that the index records for itself. */
export function branchOf(index: IndexFile): RecordedBranch | null {
  const cell = first(index.metadata, 'branch', 'feature_branch');
  const name = cell?.value.replace(/[`*]/g, '').trim() ?? '';
  if (cell === null || isNothing(name) || isPlaceholder(name)) return null;
  return { field: cell.name, name, line: cell.line };
}

const LATER: ReadonlySet<string> = new Set(['plan', 'tasks']);

export function notesOf(
  index: IndexFile,
  doc: MarkdownDocument,
  site: StateLocation,
  snapshot: Snapshot,
): readonly string[] {
  const notes: string[] = [];
  const loop = loopStatusOf(index);
  const home = homeOf(site);
  const id = first(index.metadata, 'id')?.value ?? '';
  if (isFeatureFolder(home) && !isNothing(id) && id !== baseOf(home))
    notes.push('The index names another feature than its folder; the folder counts.');
  const branch = branchOf(index);
  if (isFeatureFolder(home) && branch && namesOther(branch.name, home)) notes.push(otherBranch(branch));
  const matrix = rowsUnder(doc, 'document_availability_matrix');
  const spec = matrix.find((row) => row.cell('document') === 'spec.md');
  if (spec && normal(wordOf(spec.cell('status'))) === 'present' && !specThere(site, snapshot))
    notes.push(`The index says that spec.md is present; ${emptiness(specPath(site), snapshot)}.`);
  for (const { workflow, status } of index.workflows)
    if (LATER.has(workflow) && loop !== 'completed' && UNDER_WAY.has(normal(wordOf(status.value))))
      notes.push(
        `The index says that ${workflow} is under way though the loop is not completed; the loop decides.`,
      );
  const implement = index.workflows.find(({ workflow }) => workflow === 'implement');
  if (implement && UNDER_WAY.has(normal(wordOf(implement.status.value))))
    notes.push(
      'The index says that implementing is under way; this decision is about the workflows before it.',
    );
  return notes;
}

function emptiness(path: string, snapshot: Snapshot): string {
  return `${snapshot.entry(path) === null ? 'no file is at' : 'nothing is in'} ${path}`;
}
