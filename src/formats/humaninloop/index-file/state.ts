// From an `index.md` to the hub's words.
import { type LoadRule, StateError } from '../../../model/errors.ts';
import type { StateLocation } from '../../../model/site.ts';
import type { Mode, Snapshot } from '../../../model/snapshot.ts';
import type { Current, Step, WorkflowState } from '../../../model/workflow.ts';
import type { MarkdownDocument } from '../../../text/markdown/document.ts';
import { folderOf } from '../../../text/markdown/paths.ts';
import { isNothing, normal, wordOf } from '../../../text/words.ts';
import { besideOf, lostAnswers, withAnswers } from '../answers.ts';
import { countOf } from '../counts.ts';
import { filesOf } from '../places.ts';
import { NOT_STARTED, resumeAt, stepsBefore, workflowAt } from '../resume.ts';
import { statusWord } from '../reverted-answers.ts';
import { emptyState, specThere, stepOf } from '../state-defaults.ts';
import { type LoopStatus, TERMINATION_REASONS, UNDER_WAY } from '../statuses.ts';
import { first, type TableCell } from '../tables.ts';
import { openGaps } from '../unsettled.ts';
import { branchOf, notesOf, questionOf, timestampsOf, titleOf, wordsOf } from './facts.ts';
import { clearedIn, contradictionsIn, fileNotesIn } from './history.ts';
import { type IndexFile, type IndexQuestion, loopStatusOf, readIndex, says, workflowIn } from './read.ts';

/**
 * The state of a `.workflow/` folder without a state file: the scaffold died, or never began.
 * @throws StateError where it is no folder of this repository
 */
export function stateOfAbsent(site: StateLocation, snapshot: Snapshot): WorkflowState {
  refuseNoFolder(site, snapshot);
  return {
    ...emptyState(site, null),
    status: 'active',
    current: resumeAt(NOT_STARTED),
    steps: stepsBefore('A1', site.path),
    notes: ['The workflow folder holds no state file: the scaffold did not get as far as the index.'],
  };
}

/** What may stand in the folder's place → the rule that this breaks. Loading tells of submodules. */
const NO_FOLDER: ReadonlyMap<Mode, readonly [LoadRule, string]> = new Map([
  [
    '120000',
    ['state-safe', 'a symbolic link, expected a folder; links are never followed. Commit the folder itself.'],
  ],
  ['100644', ['state-readable', 'a file, expected a folder. Move the file away.']],
  ['100755', ['state-readable', 'a file, expected a folder. Move the file away.']],
]);

function refuseNoFolder(site: StateLocation, snapshot: Snapshot): void {
  const path = folderOf(site.path);
  const [rule, what] = NO_FOLDER.get(snapshot.entry(path)?.mode ?? '040000') ?? [];
  if (rule) throw new StateError(rule, `found at ${path} ${what}`, null, {}, path);
}

export function stateOfIndex(doc: MarkdownDocument, site: StateLocation, snapshot: Snapshot): WorkflowState {
  const index = withAnswers(readIndex(doc), doc);
  const status = loopStatusOf(index);
  const lost = status === 'clarifying' ? lostAnswers(index, doc, besideOf(site, snapshot)) : [];
  const contradictions = contradictionsIn(index, status);
  const split = contradictions.some(({ decides }) => decides);
  const current = status === null || split ? null : currentOf(index, status, lost.length, site, snapshot);
  const over = status === 'completed' || status === 'terminated' ? status : null;
  const ended = current === null && !split ? over : null;
  const branch = branchOf(index);
  const reason = normal(wordOf(first(index.loop, 'termination_reason')?.value ?? ''));
  return {
    ...emptyState(site, first(index.metadata, 'id')?.value ?? null),
    title: titleOf(index),
    status: statusOf(current, ended),
    statusText: first(index.loop, 'loop_status')?.value ?? null,
    ended,
    endedWhy: ended !== null && TERMINATION_REASONS.has(reason) ? reason : null,
    words: wordsOf(index, status),
    timestamps: timestampsOf(index),
    steps: stepsOf(index, current, ended, site.path),
    current,
    // Whose answer is lost is to be asked again.
    questions: index.questions.map((one) => questionOf(lost.includes(one) ? { ...one, state: 'open' } : one)),
    cleared: clearedIn(doc),
    contradictions: contradictions.map(({ message, line, evidence }) => ({ message, line, evidence })),
    notes: [...notesOf(index, doc, site, snapshot), ...lost.map(lostNote)],
    unsettled: ended === 'completed' ? openGaps(doc) : [],
    fileNotes: fileNotesIn(doc, index),
    ...(branch ? { recordedBranch: branch } : {}),
    context: answersRecorded(index, lost),
  };
}

/** Where answers stand that wait to be applied. */
function answersRecorded({ questions }: IndexFile, lost: readonly IndexQuestion[]): readonly string[] {
  const answered = questions.filter((one) => one.ofLoop && one.state === 'answered' && !lost.includes(one));
  return answered.map(
    ({ id }) =>
      `The answer to ${JSON.stringify(id)} stands in the index or beside it, and waits to be applied.`,
  );
}

/** Found: marked as answered. Expected: words somewhere. */
function lostNote({ id, line }: IndexQuestion): string {
  return (
    `Question ${JSON.stringify(id)} is marked as answered (line ${line ?? '-'}), and its answer stands ` +
    'nowhere: neither in the index, its history and logs nor in a context file. Ask it again.'
  );
}

function statusOf(current: Current | null, ended: WorkflowState['ended']): WorkflowState['status'] {
  if (ended !== null) return ended === 'completed' ? 'completed' : 'cancelled';
  if (current === null) return 'unknown';
  return current.waits === null ? 'active' : 'waiting';
}

function currentOf(
  index: IndexFile,
  status: LoopStatus,
  lost: number,
  site: StateLocation,
  snapshot: Snapshot,
): Current | null {
  if (status === 'completed') return laterOf(index);
  const { value, total } = countOf(first(index.loop, 'current_iteration')?.value ?? '');
  const asked = index.questions.filter(({ ofLoop }) => ofLoop);
  return resumeAt({
    status,
    iteration: value,
    of: total,
    line: first(index.loop, 'loop_status')?.line ?? null,
    specThere: specThere(site, snapshot),
    open: asked.filter(({ state }) => state === 'open').length,
    answered: asked.filter(({ state }) => state === 'answered').length,
    lost,
  });
}

/** The first of plan and tasks that is under way: the loop alone is not the feature. */
function laterOf(index: IndexFile): Current | null {
  for (const id of ['plan', 'tasks'] as const) {
    const underWay = underWayOf(index, id);
    if (!underWay) continue;
    const names = ['current_iteration', 'phase_iteration', 'total_iterations'];
    const cell = names.map((name) => first(index.phases[id], name)).find(says);
    const { value, total } = countOf(cell?.value ?? '');
    return workflowAt(id, { iteration: value, of: total, line: underWay.line });
  }
  return null;
}

/** Where the index says that a workflow is under way: in its row, else in the state of its own phases. */
function underWayOf(index: IndexFile, id: 'plan' | 'tasks'): TableCell | null {
  const rows = index.workflows.filter(({ workflow }) => workflow === id).map(({ status }) => status);
  const row = rows.find(isUnderWay);
  const silent = rows.every(({ value }) => isNothing(value) || statusWord(value) === 'not_started');
  if (row || !silent) return row ?? null;
  const current = workflowIn(first(index.workflow, 'current_phase')?.value ?? '');
  const cells = [
    first(index.phases[id], 'phase_status', 'status'),
    current === id ? first(index.workflow, 'phase_status', 'status') : null,
  ];
  return cells.find((cell) => cell !== null && isUnderWay(cell)) ?? null;
}

function isUnderWay({ value }: TableCell): boolean {
  return UNDER_WAY.has(statusWord(value));
}

/** Phases of the loop, then the workflows behind it. A terminated or contradictory loop proves nothing. */
function stepsOf(
  index: IndexFile,
  current: Current | null,
  ended: WorkflowState['ended'],
  path: string,
): readonly Step[] {
  if (current === null && ended !== 'completed') return [];
  const later = (['plan', 'tasks'] as const).flatMap((id) =>
    index.workflows.filter(({ workflow }) => workflow === id).map(({ status }) => ({ id, status })),
  );
  return [
    ...stepsBefore(current?.id ?? '', path),
    ...later.map(({ id, status }) =>
      stepOf(id, normal(wordOf(status.value)) === 'completed', status.line, filesOf(id, path)),
    ),
  ];
}
