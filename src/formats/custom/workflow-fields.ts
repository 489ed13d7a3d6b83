// What the fields of a described format say of a workflow as a whole: its status, its approval, its times.
import type { FieldEdit, FieldSource } from '../../formkit/fields.ts';
import { valueAt } from '../../formkit/fields.ts';
import { currentStep } from '../../formkit/workflow-state.ts';
import type { ApprovalMeaning, CustomFormat, StatusMeaning } from '../../model/custom-format.ts';
import type { Current, WorkflowState } from '../../model/workflow.ts';
import { behindWord } from '../../text/status/check-marks.ts';
import { namesCondition } from '../../text/status/condition.ts';
import { type FoundField, foundAt, timestampsIn, valueFor, wordFor } from './fields.ts';

/** What is known beside the fields. */
export interface Ground {
  /** Names of the tasks that are still open; `''`: none is, or there are no tasks. */
  readonly open: string;
}

const OVER: readonly StatusMeaning[] = ['completed', 'failed', 'cancelled'];

/** The state with what its fields say laid over it. A word that means nothing makes it ask. */
export function stood(
  state: WorkflowState,
  fields: FieldSource,
  given: CustomFormat,
  { open }: Ground,
): WorkflowState {
  const status = foundAt(given.status, fields, { meanings: OVER, extent: 'run' });
  const approval = approvalIn(given, fields);
  const words = [
    ...(status === null ? [] : [status.word]),
    // An approval whose field is absent is not asked for.
    ...(approval === null || approval.word.found === null ? [] : [approval.word]),
  ];
  const known: WorkflowState = {
    ...state,
    words: [...state.words, ...words],
    timestamps: [...state.timestamps, ...timestampsIn(given, fields)],
    statusText: status?.word.found ?? state.statusText,
  };
  if (words.some((word) => !word.known)) return { ...known, status: 'unknown' };
  if (approval?.meaning === 'needed') return waiting(known, given, approval.word.line);
  const meaning = status?.meaning ?? null;
  if (meaning === 'completed' && open !== '') return outvoted(known, status?.word.line ?? null, open);
  // A line that looks like an open task and is not counted is as open.
  if (meaning === 'completed' && (state.damage ?? []).length > 0) return known;
  return meaning === null ? known : byStatus(known, meaning, given, status?.word.line ?? null);
}

/** An approval that holds once something else does is not given, wherever it says so. */
function approvalIn({ approval }: CustomFormat, fields: FieldSource): FoundField<ApprovalMeaning> | null {
  const found = foundAt<ApprovalMeaning>(approval, fields, { meanings: ['given'], extent: 'approval' });
  if (found?.meaning !== 'given') return found;
  if (!namesCondition(behindWord(found.word.found ?? ''))) return found;
  return { meaning: null, word: { ...found.word, known: false } };
}

function byStatus(
  state: WorkflowState,
  meaning: StatusMeaning,
  given: CustomFormat,
  line: number | null,
): WorkflowState {
  if (meaning === 'completed' || meaning === 'failed' || meaning === 'cancelled')
    return { ...state, status: meaning, ended: meaning, current: null };
  if (meaning === 'waiting') return waiting(state, given, line);
  const { current } = state;
  if (current === null || meaning === 'active') return state;
  if (meaning === 'not-started') {
    const unproven = !current.finished && current.output !== 'complete' && current.output !== 'partial';
    return unproven ? { ...state, current: { ...current, begun: false } } : state;
  }
  return { ...state, status: 'waiting', current: { ...current, waits: 'paused' } };
}

/** A person must approve: at the step where it stands, or at its last where all else is done. */
function waiting(state: WorkflowState, given: CustomFormat, line: number | null): WorkflowState {
  const last = given.stages.at(-1)?.id ?? '';
  const current: Current = state.current ?? currentStep(last, { line });
  return {
    ...state,
    status: 'waiting',
    ended: null,
    current: { ...current, waits: 'awaiting-approval' },
  };
}

/** A status that says done over tasks that are open loses. */
function outvoted(state: WorkflowState, line: number | null, open: string): WorkflowState {
  const message =
    `found a status that says that all is done, and open tasks (${open}), which count. ` +
    'Correct the status, or mark them as done.';
  return { ...state, outvoted: [...(state.outvoted ?? []), { path: state.path, line, message }] };
}

/**
 * What an approval writes: the word of its field and that of a status that waits, as one approval is asked
 * for by both; `null`: nothing can.
 */
export function approvalEdit(given: CustomFormat, fields: FieldSource): FieldEdit | null {
  const needed = foundAt(given.approval, fields)?.meaning === 'needed';
  const waits = foundAt(given.status, fields)?.meaning === 'waiting';
  const edits = [
    ...(needed ? [edit<ApprovalMeaning>(given.approval, 'given', fields)] : []),
    ...(waits ? [edit<StatusMeaning>(given.status, 'active', fields)] : []),
  ];
  const written = edits.flatMap((one) => one ?? []);
  return written.length === 0 || written.length < edits.length ? null : written;
}

/** What going on writes into the status: a workflow that was paused or not begun is under way. */
export function activeEdit(given: CustomFormat, fields: FieldSource): FieldEdit {
  const meaning = foundAt(given.status, fields)?.meaning;
  if (meaning !== 'paused' && meaning !== 'not-started') return [];
  return edit<StatusMeaning>(given.status, 'active', fields) ?? [];
}

function edit<Meaning>(
  field: Parameters<typeof wordFor<Meaning>>[0],
  meant: Meaning,
  { data }: FieldSource,
): FieldEdit | null {
  const word = wordFor(field, meant);
  if (field === null || word === null) return null;
  return [[field.at, valueFor(word, valueAt(data, ...field.at))]];
}
