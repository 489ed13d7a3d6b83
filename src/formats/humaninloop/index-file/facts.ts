// The facts of an index beside its loop: words, times, what was decided and left open, values that differ.
import {
  cellOf,
  type RowView,
  rowsUnder,
  type TableCell,
  type TableFields,
} from '../../../formkit/tables.ts';
import { statusWord } from '../../../formkit/vocabulary.ts';
import { timestampOf } from '../../../formkit/workflow-state.ts';
import { baseOf } from '../../../model/path.ts';
import type { Snapshot } from '../../../model/snapshot.ts';
import type { RecordedBranch, StateLocation } from '../../../model/state-location.ts';
import type { Cleared, Contradiction, Timestamp, Word, WorkflowState } from '../../../model/workflow.ts';
import { groupedBy } from '../../../text/lookup.ts';
import type { MarkdownDocument } from '../../../text/markdown/document.ts';
import { counted } from '../../../text/plural.ts';
import { isTakenBack } from '../../../text/qualified-status.ts';
import { isNothing, nameOf, normal, wordOf } from '../../../text/vocabulary.ts';
import { branchIn, branchNotes, specPath, specThere } from '../state-defaults.ts';
import { homeOf, isFeatureFolder } from '../state-locations.ts';
import {
  isUnderWay,
  LOOP_STATUSES,
  type LoopStatus,
  QUESTION_STATES,
  WORKFLOW_STATUSES,
} from '../vocabulary.ts';
import { logCell } from './logs.ts';
import {
  type Gap,
  type IndexFile,
  type IndexQuestion,
  idsIn,
  isWorkflow,
  laterRows,
  loopStatusOf,
  type WorkflowRow,
} from './read.ts';

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

export function notesOf(index: IndexFile, site: StateLocation, snapshot: Snapshot): readonly string[] {
  const notes: string[] = [];
  const home = homeOf(site);
  const id = cellOf(index.metadata, 'id')?.value ?? '';
  if (isFeatureFolder(home) && !isNothing(id) && id !== baseOf(home))
    notes.push('The index names another feature than its folder; the folder counts.');
  notes.push(...branchNotes(branchOf(index), home));
  const matrix = rowsUnder(index.doc, 'document_availability_matrix');
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

/** Decisions that a person has taken, by their ids alone: what the rows say besides is file text. */
export function clearedIn(doc: MarkdownDocument): readonly Cleared[] {
  return [
    ...rowsUnder(doc, 'gap_resolution_history').flatMap(resolvedOf),
    ...rowsUnder(doc, 'unified_decisions_log').flatMap(decidedOf),
  ];
}

/** `Action` is the lifecycle page's column; the template's history holds resolved gaps only. */
function resolvedOf(row: RowView): readonly Cleared[] {
  const action = statusWord(logCell(row, 'action'));
  const iteration = /^\d{1,3}$/.exec(wordOf(logCell(row, 'iteration')))?.[0];
  const within = iteration === undefined ? '' : ` in iteration ${iteration}`;
  const answered = /^answered\b/i.test(row.cell('resolution'));
  const settled = action === '' ? (answered ? 'answered' : 'resolved') : SETTLED.get(action);
  if (settled === undefined) return [];
  return idsIn(logCell(row, 'gap_id')).map((id) => ({ label: `${id} ${settled}${within}`, line: row.line }));
}

/** Actions of the history by which a person has decided; `answered` waits to be applied. */
const SETTLED: ReadonlyMap<string, string> = new Map([
  ['resolved', 'resolved'],
  ['deferred', 'deferred'],
  ['answered', 'answered'],
]);

/** `C1.1: keep it` decides that question alone, whatever else its answer names. */
function decidedOf(row: RowView): readonly Cleared[] {
  const decision = logCell(row, 'decision');
  const lead = /^([\w.-]{2,20}): /.exec(decision)?.[1] ?? decision;
  const ids = new Set(idsIn(lead).filter((id) => /^(?:C\d+\.\d+|G-?\d+|Q-[A-Z]+\d+)$/.test(id)));
  return [...ids].map((id) => ({ label: `${id} decided`, line: row.line }));
}

/** Sections that agents write for each other, and the loop's known issues. */
export function fileNotesIn({ doc, loop }: IndexFile): readonly string[] {
  const issues = cellOf(loop, 'known_issues')?.value ?? '';
  const headings = new Set(['agent_handoff_notes', 'handoff_from_previous_agent', 'cross_workflow_notes']);
  const sections = doc.sections.filter(({ heading }) => headings.has(nameOf(heading ?? '')));
  const lines = sections.flatMap(({ prose }) => prose.map(({ text }) => text));
  return [...(isNothing(issues) ? [] : [issues]), ...lines.filter((line) => !/^(?:-{3,}|>)/.test(line))];
}

/** A contradiction; `decides` where nothing can be said of the workflow before it is settled. */
export interface Split extends Contradiction {
  readonly decides: boolean;
}

/** Values that are written more than once and differ (S08): never the first, never the last wins. */
export function contradictionsIn(index: IndexFile, status: LoopStatus | null): readonly Split[] {
  const always = [
    ...differing(index.metadata, () => false),
    ...differing(index.loop, (name) => name === 'loop_status'),
  ];
  if (status === 'terminated') return always;
  const rows = (cells: readonly TableCell[], decides: boolean) => differing(byName(cells), () => decides);
  if (status === 'completed') {
    const later = laterRows(index).map((row) => row.status);
    return [...always, ...rows(later, true), ...index.workflows.flatMap(strangerOf)];
  }
  const cellOfRow = ({ id, status: value, line }: Gap): TableCell => ({
    name: `Status of ${id}`,
    value,
    line,
  });
  const asked = index.questions.map((one) => ({
    name: `Status of ${one.id}`,
    value: one.state,
    line: one.line ?? 0,
  }));
  const gaps = index.gaps.filter(({ id }) => id !== '').map(cellOfRow);
  return [...always, ...rows(asked, false), ...rows(gaps, false)];
}

/** A workflow under way that is none of the tool's: whatever it is, the feature is not done. */
function strangerOf({ workflow, status }: WorkflowRow): readonly Split[] {
  if (isWorkflow(workflow) || !isUnderWay(status)) return [];
  const message =
    `${JSON.stringify(status.name)}: found ${JSON.stringify(status.value)} beside a completed loop, ` +
    'expected specify, plan, tasks or implement as the name of what is under way. ' +
    'Correct the name or the status.';
  return [
    { message, line: status.line, evidence: { field: status.name, found: status.value }, decides: true },
  ];
}

function byName(cells: readonly TableCell[]): TableFields {
  return groupedBy(cells, ({ name }) => name.toUpperCase());
}

function differing(fields: TableFields, decides: (name: string) => boolean): readonly Split[] {
  return [...fields].flatMap(([name, cells]) => {
    const [one, ...others] = cells;
    const other = others.find(({ value }) => normal(value) !== normal(one?.value ?? ''));
    if (!one || !other) return [];
    const message =
      `${one.name}: found ${JSON.stringify(one.value)} on line ${one.line} and ` +
      `${JSON.stringify(other.value)} on line ${other.line}, expected one value. Keep the one that is right.`;
    const evidence = {
      field: one.name,
      lines: cells.map(({ line }) => line),
      values: cells.map(({ value }) => value),
    };
    return [{ message, line: other.line, evidence, decides: decides(name) }];
  });
}

/** Upstream's words for a gap that is closed are resolved, deferred and known_gap; others say nothing. */
const OPEN: ReadonlySet<string> = new Set(['pending', 'clarifying', 'open', 'in_progress', 'unresolved']);
const QUEUES = ['gap_priority_queue', 'plan_gap_queue', 'tasks_gap_queue'] as const;
/** Ids that a message lists at most. */
const SHOWN = 5;

/** A gap is open by its word, and where its word of settlement is taken back: `resolved, then reopened`. */
function isOpenGap(status: string): boolean {
  const word = statusWord(status);
  return OPEN.has(word) || (word === 'resolved' && isTakenBack(status, 'step', false));
}

/** What a completed workflow left open beside its questions: gaps of its queues. */
export function openGaps(doc: MarkdownDocument): NonNullable<WorkflowState['unsettled']> {
  const open = rowsUnder(doc, ...QUEUES).filter((row) => isOpenGap(row.cell('status')));
  const [first] = open;
  if (!first) return [];
  const ids = open.slice(0, SHOWN).map((row) => JSON.stringify(row.cell('gap_id', 'id')));
  const message =
    `found ${counted(open.length, 'open gap')} (${ids.join(', ')}${open.length > SHOWN ? ', …' : ''}) ` +
    'in a workflow that is complete, expected each to be resolved, deferred or known. ' +
    'It stays complete; settle them, or correct their status.';
  return [{ message, line: first.line }];
}
