// Reads an `index.md` into the facts that decide: the loop's state, its questions and its gaps.
import {
  cellOf,
  fieldsUnder,
  type RowView,
  rowsUnder,
  type TableCell,
  type TableFields,
} from '../../../formkit/tables.ts';
import { statusWord } from '../../../formkit/vocabulary.ts';
import type { Question } from '../../../model/workflow.ts';
import { onceEach } from '../../../text/lookup.ts';
import type { MarkdownDocument } from '../../../text/markdown/document.ts';
import { isTakenBack } from '../../../text/qualified-status.ts';
import { isNothing, nameOf } from '../../../text/vocabulary.ts';
import { LOOP_STATUSES, type LoopStatus, QUESTION_STATES } from '../vocabulary.ts';

/** A question as the index lists it. */
export interface IndexQuestion extends Question {
  /** Its status as written; an empty one counts as open. */
  readonly status: string;
  /** Whether its status means something to us. */
  readonly known: boolean;
  /** Whether the specification loop asks it, as opposed to plan, tasks or implement. */
  readonly ofLoop: boolean;
  /** Gaps that the row names, in upper case. */
  readonly gaps: readonly string[];
  /** What the row names as its location, in upper case. */
  readonly places: readonly string[];
}

export interface Gap {
  readonly id: string;
  /** In its normal spelling. */
  readonly status: string;
  /** Questions that the row names, in upper case. */
  readonly questions: readonly string[];
  /** What the row names as its requirement, in upper case. */
  readonly places: readonly string[];
  readonly line: number;
}

/** A row of the Workflow Status Table. */
export interface WorkflowRow {
  /** In its normal spelling. */
  readonly workflow: string;
  readonly status: TableCell;
  readonly lastRun: TableCell;
}

export interface IndexFile {
  readonly doc: MarkdownDocument;
  /** Feature Metadata. */
  readonly metadata: TableFields;
  /** Priority Loop State. */
  readonly loop: TableFields;
  /** Plan Phase State and Tasks Phase State. */
  readonly phases: Readonly<Record<'plan' | 'tasks', TableFields>>;
  /** The Field/Value shape of Workflow Status. */
  readonly workflow: TableFields;
  /** Schema versions as written, one unless a flag is there twice. */
  readonly versions: readonly TableCell[];
  readonly workflows: readonly WorkflowRow[];
  readonly questions: readonly IndexQuestion[];
  readonly gaps: readonly Gap[];
}

/** Read once for each document, which never changes. */
export const readIndex: (doc: MarkdownDocument) => IndexFile = onceEach(indexOf);

function indexOf(doc: MarkdownDocument): IndexFile {
  return {
    doc,
    metadata: fieldsUnder(doc, 'feature_metadata'),
    loop: fieldsUnder(doc, 'priority_loop_state'),
    phases: { plan: fieldsUnder(doc, 'plan_phase_state'), tasks: fieldsUnder(doc, 'tasks_phase_state') },
    workflow: fieldsUnder(doc, 'workflow_status'),
    versions: fieldsUnder(doc, 'global_flags', 'global_configuration').get('version') ?? [],
    workflows: rowsUnder(doc, 'workflow_status_table', 'workflow_status').flatMap(workflowOf),
    questions: rowsUnder(doc, 'unified_pending_questions', 'pending_questions').filter(asks).map(askedOf),
    gaps: rowsUnder(doc, 'gap_priority_queue').map(gapOf),
  };
}

/** Loop Status as one of our words; `null` where it is none of them, or an ending that is taken back. */
export function loopStatusOf(index: IndexFile): LoopStatus | null {
  return LOOP_STATUSES.means(cellOf(index.loop, 'loop_status')?.value ?? '');
}

/** How the workflows are written besides by their command (`/plan`, `humaninloop:plan`, `Plan Phase`). */
const WORKFLOWS: ReadonlyMap<string, string> = new Map([
  ['spec', 'specify'],
  ['specification', 'specify'],
  ['specify', 'specify'],
  ['plan', 'plan'],
  ['planning', 'plan'],
  ['task', 'tasks'],
  ['tasks', 'tasks'],
  ['implement', 'implement'],
  ['implementation', 'implement'],
  ['implementing', 'implement'],
]);

/** A workflow's name by the word it begins with; in its normal spelling where that word is not known. */
export function workflowIn(found: string): string {
  const name = nameOf(found);
  const command = name.slice(name.search(/[^:/]*$/));
  return WORKFLOWS.get(/^\p{L}*/u.exec(command)?.[0] ?? '') ?? name;
}

/** Is it one of the tool's workflows? */
export function isWorkflow(workflow: string): boolean {
  return WORKFLOWS.has(workflow);
}

/** Rows of the workflows that come after the specification loop and before implementing. */
export function laterRows({ workflows }: IndexFile): readonly WorkflowRow[] {
  return workflows.filter(({ workflow }) => workflow === 'plan' || workflow === 'tasks');
}

function workflowOf(row: RowView): readonly WorkflowRow[] {
  const workflow = workflowIn(row.cell('workflow', 'workflow_name', 'phase', 'command'));
  if (workflow === '' && isNothing(row.cell('status'))) return [];
  const cell = (name: string, value: string): TableCell => ({ name, value, line: row.line });
  return [
    {
      workflow,
      status: cell(`Status of ${workflow === '' ? `line ${row.line}` : workflow}`, row.cell('status')),
      lastRun: cell(`Last Run of ${workflow}`, row.cell('last_run')),
    },
  ];
}

/** Ids in a cell, in upper case: words with a letter and a digit (`C2.1`, `Q-S1`, `G-004`, `FR-003`). */
export function idsIn(text: string): readonly string[] {
  return text
    .toUpperCase()
    .split(/[^\w.-]+/)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => /\d/.test(word) && /[A-Z]/.test(word));
}

/** Questions that running text names: there a word must look like a question's id. */
function questionsIn(prose: string): readonly string[] {
  return idsIn(prose).filter((id) => /^(?:C\d+\.\d+|Q-?[A-Z]*\d+)$/.test(id));
}

/** A place by its whole name and by the ids in it. */
function placesIn(text: string): readonly string[] {
  return isNothing(text) ? [] : [...new Set([text.trim().toUpperCase(), ...idsIn(text)])];
}

/** A row that says that nothing is asked (`| - | - |`, `_none_`) asks nothing. */
function asks(row: RowView): boolean {
  const id = row.cell('id', 'question_id').replaceAll('_', '').trim();
  return !isNothing(id) || !isNothing(row.cell('question', 'question_summary'));
}

function askedOf(row: RowView): IndexQuestion {
  const id = row.cell('id', 'question_id');
  const status = row.cell('status');
  const state = isUnanswered(status) ? 'open' : QUESTION_STATES.means(status);
  return {
    id: id === '' ? `line ${row.line}` : id,
    question: row.cell('question', 'question_summary'),
    options: optionsIn(row.cell('options')),
    state: state ?? 'open',
    line: row.line,
    status,
    known: state !== null || isNothing(status),
    ofLoop: ofLoop(id, row.cell('workflow', 'source')),
    gaps: idsIn(row.cell('gaps', 'gap', 'gap_id', 'gap_ids')),
    places: placesIn(row.cell('location')),
  };
}

/**
 * `answered, pending Ann`: no answer yet; `answered (if idle)` says what the answer was. That an answer is
 * yet to be applied is the next phase's work.
 */
function isUnanswered(status: string): boolean {
  const said = ['answered', 'resolved'].includes(statusWord(status));
  return said && isTakenBack(status, 'approval', false) && !/\b(?:appl|incorporat)/i.test(status);
}

/** Workflows other than the specification loop, and the letter that their questions' ids carry. */
const OTHERS: ReadonlyMap<string, string> = new Map([
  ['plan', 'Q-P'],
  ['tasks', 'Q-T'],
  ['implement', 'Q-I'],
]);

function ofLoop(id: string, source: string): boolean {
  const word = statusWord(source);
  if (word !== '') return !OTHERS.has(word);
  return ![...OTHERS.values()].some((prefix) => id.toUpperCase().startsWith(prefix));
}

function optionsIn(text: string): readonly string[] {
  if (isNothing(text)) return [];
  return text
    .split(/ \/ |;|<br\s*\/?>/i)
    .map((option) => option.trim())
    .filter((option) => option !== '');
}

function gapOf(row: RowView): Gap {
  return {
    id: row.cell('gap_id', 'id'),
    status: statusWord(row.cell('status')),
    questions: [
      ...idsIn(row.cell('clarification', 'clarification_id', 'clarifications')),
      ...questionsIn(row.cell('resolution')),
    ],
    places: placesIn(row.cell('fr_reference')),
    line: row.line,
  };
}

/** Whether a field says something: it is there and not a dash. */
export function says(cell: TableCell | null): cell is TableCell {
  return cell !== null && !isNothing(cell.value);
}
