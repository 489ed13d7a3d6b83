// From an `index.md` to a workflow state: where its loop goes on, by Loop Status and RECOVERY.md's table.
import { countOf } from '../../../formkit/fields.ts';
import { cellOf, type TableCell } from '../../../formkit/tables.ts';
import { statusWord } from '../../../formkit/vocabulary.ts';
import { currentStep } from '../../../formkit/workflow-state.ts';
import { type LoadRule, StateError } from '../../../model/errors.ts';
import { folderOf } from '../../../model/path.ts';
import type { Mode, Snapshot } from '../../../model/snapshot.ts';
import type { StateLocation } from '../../../model/state-location.ts';
import type { Current, Question, Step, WorkflowState } from '../../../model/workflow.ts';
import { forShell } from '../../../text/escape.ts';
import type { MarkdownDocument } from '../../../text/markdown/document.ts';
import { isNothing } from '../../../text/vocabulary.ts';
import { type Answers, answersIn, besideOf, lostAnswers, withAnswers } from '../answers.ts';
import { recognises } from '../document.ts';
import { indexSaving } from '../saving.ts';
import { questionOf, specThere, stateAt, stepOf } from '../state-defaults.ts';
import { besideState, filesOf, statePaths } from '../state-locations.ts';
import {
  isUnderWay,
  LOOP_PHASES,
  type LoopStatus,
  TERMINATION_REASONS,
  WORKFLOW_GUIDES,
  WORKFLOW_HOW,
  WORKFLOW_STATUSES,
} from '../vocabulary.ts';
import {
  branchOf,
  clearedIn,
  contradictionsIn,
  fileNotesIn,
  notesOf,
  openGaps,
  timestampsOf,
  titleOf,
  wordsOf,
} from './facts.ts';
import { type IndexFile, type IndexQuestion, loopStatusOf, readIndex, says, workflowIn } from './read.ts';
import { unreadAnswers } from './user-answers.ts';

/**
 * The state of a `.workflow/` folder without a state file: the scaffold died, or never began.
 * @throws StateError where it is no folder of this repository, or its state file was removed
 */
export function stateOfAbsent(site: StateLocation, snapshot: Snapshot): WorkflowState {
  refuseNoFolder(site, snapshot);
  refuseRemoved(site, snapshot);
  return stateAt(site, null, {
    status: 'active',
    current: phaseAt('A1', { begun: false }),
    steps: stepsBefore('A1', site.path),
    notes: ['The workflow folder holds no state file: the scaffold did not get as far as the index.'],
  });
}

/** What may stand in the folder's place → the rule that this breaks. Loading reports submodules. */
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

/**
 * A state that history shows was not "never begun". What was put into the folder after the commit that
 * removed it belongs to another run, which has no state yet.
 */
function refuseRemoved(site: StateLocation, snapshot: Snapshot): void {
  for (const path of statePaths(site)) {
    const past = snapshot.history(path);
    if (past === 'unavailable') continue;
    const before = past.find(({ text }) => text !== null && recognises(text));
    if (!before) continue;
    const [last] = past;
    const removal = last?.blob === null ? last : null;
    const since = removal && snapshot.lastChange(site.files);
    const isLater = since && since !== 'unavailable' && since.at > removal.at;
    if (removal && (site.files.length === 0 || isLater)) continue;
    const how = removal
      ? `commit ${short(removal.commit)} removed it and left other files of the folder`
      : 'it was removed on disk, and that is not committed yet';
    const back = `git checkout ${removal ? short(before.commit) : 'HEAD'} -- ${forShell(path)}`;
    const message =
      `found no state file, expected ${path}: ${how}. Type "${back}" to bring it back. To give this run ` +
      'up, remove what is left of the folder as well.';
    throw new StateError('state-known', message, null, { commit: before.commit }, path);
  }
}

const short = (commit: string): string => commit.slice(0, 12);

export function stateOfIndex(doc: MarkdownDocument, site: StateLocation, snapshot: Snapshot): WorkflowState {
  const index = withAnswers(readIndex(doc));
  const status = loopStatusOf(index);
  const lost = status === 'clarifying' ? lostAnswers(index, besideOf(site, snapshot)) : [];
  const given = answersIn(index, site, snapshot);
  const contradictions = contradictionsIn(index, status);
  const split = contradictions.some(({ decides }) => decides);
  const current = status === null || split ? null : currentOf(index, status, lost.length, site, snapshot);
  const over = status === 'completed' || status === 'terminated' ? status : null;
  const ended = current === null && !split ? over : null;
  const branch = branchOf(index);
  const reason = statusWord(cellOf(index.loop, 'termination_reason')?.value ?? '');
  return stateAt(site, cellOf(index.metadata, 'id')?.value ?? null, {
    title: titleOf(index),
    status: statusOf(current, ended),
    statusText: cellOf(index.loop, 'loop_status')?.value ?? null,
    ended,
    endedWhy: ended !== null && TERMINATION_REASONS.has(reason) ? reason : null,
    words: wordsOf(index, status),
    timestamps: timestampsOf(index),
    steps: stepsOf(index, current, ended, site.path),
    stepGuides: GUIDES,
    ...(current === null ? {} : { saving: indexSaving(index, current) }),
    current,
    questions: index.questions.map((one) => askedOf(one, lost, given)),
    given: given.applied,
    cleared: clearedIn(doc),
    contradictions: contradictions.map(({ message, line, evidence }) => ({ message, line, evidence })),
    notes: [
      ...notesOf(index, site, snapshot),
      ...lost.map(lostNote),
      ...unreadAnswers(index, textAt(site, snapshot)).map(unreadNote),
    ],
    unsettled: ended === 'completed' ? openGaps(doc) : [],
    fileNotes: fileNotesIn(index),
    ...(branch ? { recordedBranch: branch } : {}),
    context: answersRecorded(index, lost),
  });
}

function textAt({ path }: StateLocation, snapshot: Snapshot): string | null {
  const reading = snapshot.text(path);
  return reading.ok ? reading.text : null;
}

/** The phases of the loop and the workflows after it, explained. */
const GUIDES = new Map([...LOOP_PHASES.guides, ...WORKFLOW_GUIDES]);

/** Whose answer is lost is to be asked again. */
function askedOf(one: IndexQuestion, lost: readonly IndexQuestion[], { of }: Answers): Question {
  if (lost.includes(one)) return questionOf({ ...one, state: 'open' });
  return one.state === 'open' ? questionOf(one) : { ...questionOf(one), answer: of(one) };
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

/** Found: a line that names a question. Expected: one that answers it. */
function unreadNote({ id, line }: { readonly id: string; readonly line: number }): string {
  return (
    `Line ${line}, below User Answers, names ${JSON.stringify(id)} and is not read as its answer. Where it ` +
    'is one, write the id, a colon and the answer on one line.'
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
  const { value, total } = countOf(cellOf(index.loop, 'current_iteration')?.value ?? '');
  const asked = index.questions.filter(({ ofLoop }) => ofLoop);
  const line = cellOf(index.loop, 'loop_status')?.line ?? null;
  const row = RESUME[status]({
    iteration: value,
    specThere: specThere(site, snapshot),
    open: asked.filter(({ state }) => state === 'open').length,
    answered: asked.filter(({ state }) => state === 'answered').length,
    settled: asked.filter(isSettled).length,
    lost,
  });
  return row && phaseAt(row[0], { iteration: value, of: total, line, ...row[1] });
}

/** A person answered it, and whether the answer was applied since or not. */
const isSettled = ({ state, status }: IndexQuestion): boolean =>
  state === 'answered' || statusWord(status) === 'resolved';

/** What decides where a loop goes on. */
interface LoopFacts {
  readonly iteration: number | null;
  readonly specThere: boolean;
  /** Questions of the loop that wait for a person, and those whose answers wait to be applied. */
  readonly open: number;
  readonly answered: number;
  /** Those that a person answered, applied or not. */
  readonly settled: number;
  /** Of the answered ones those whose answer stands nowhere. */
  readonly lost: number;
}

/** A phase of the loop, and what is known of it. */
type LoopStep = readonly [id: string, found?: Partial<Current>];

/** One line a row of docs/formats/humaninloop.md; `null` where the loop is over. */
const RESUME: Readonly<Record<LoopStatus, (facts: LoopFacts) => LoopStep | null>> = {
  not_started: () => ['A1', { begun: false }],
  scaffolding: (facts) => ['A1', { output: facts.specThere ? 'complete' : 'none' }],
  spec_writing: () => ['A2'],
  // Only B1 has a person answer: what is validated then is what B2 made of it, in the first iteration too.
  validating: ({ iteration, settled, open }) => [
    (iteration ?? 0) > 1 || (settled > 0 && open === 0) ? 'B3' : 'A3',
  ],
  clarifying: (facts) => {
    // Going on there is asking again.
    if (facts.open > 0) return ['B1', { waits: 'awaiting-answer', mayAlso: ['resume'] }];
    if (facts.answered === 0) return ['B1'];
    return ['B2', { answersReady: true, ...(facts.lost > 0 ? { how: ASK_AGAIN, mayAlso: ['answer'] } : {}) }];
  },
  completed: () => null,
  terminated: () => null,
};

/** A mark alone is no answer. */
const ASK_AGAIN =
  'But of a question that is marked as answered no answer is found, so that one must be asked again ' +
  '(the notes name it). Then apply all answers to the spec, mark their gaps resolved, and validate ' +
  'again (B3).';

function phaseAt(id: string, found: Partial<Current>): Current {
  const next = LOOP_PHASES.after(id);
  const how = LOOP_PHASES.by(id)?.how ?? '';
  return currentStep(id, { how, next: next?.id ?? null, nextHow: next?.how ?? null, ...found });
}

/** The first of plan and tasks that is under way: the loop alone is not the feature. */
function laterOf(index: IndexFile): Current | null {
  for (const id of ['plan', 'tasks'] as const) {
    const underWay = underWayOf(index, id);
    if (!underWay) continue;
    const names = ['current_iteration', 'phase_iteration', 'total_iterations'];
    const cell = names.map((name) => cellOf(index.phases[id], name)).find(says);
    const { value, total } = countOf(cell?.value ?? '');
    return currentStep(id, {
      iteration: value,
      of: total,
      line: underWay.line,
      how: WORKFLOW_HOW[id],
      next: id === 'plan' ? 'tasks' : null,
    });
  }
  return null;
}

/** Where the index says that a workflow is under way: in its row, else in the state of its own phases. */
function underWayOf(index: IndexFile, id: 'plan' | 'tasks'): TableCell | null {
  const rows = index.workflows.filter(({ workflow }) => workflow === id).map(({ status }) => status);
  const row = rows.find(isUnderWay);
  const silent = rows.every(({ value }) => isNothing(value) || statusWord(value) === 'not_started');
  if (row || !silent) return row ?? null;
  const current = workflowIn(cellOf(index.workflow, 'current_phase')?.value ?? '');
  const cells = [
    cellOf(index.phases[id], 'phase_status', 'status'),
    current === id ? cellOf(index.workflow, 'phase_status', 'status') : null,
  ];
  return cells.find((cell) => cell !== null && isUnderWay(cell)) ?? null;
}

/** Phases of the loop, then the workflows after it. A terminated or contradictory loop proves nothing. */
function stepsOf(
  index: IndexFile,
  current: Current | null,
  ended: WorkflowState['ended'],
  path: string,
): readonly Step[] {
  if (current === null && ended !== 'completed') return [];
  const later = (id: 'plan' | 'tasks') =>
    index.workflows
      .filter(({ workflow }) => workflow === id)
      .map(({ status: { value, line } }) =>
        stepOf(id, WORKFLOW_STATUSES.means(value) === 'done', line, filesOf(id, path)),
      );
  return [...stepsBefore(current?.id ?? '', path), ...later('plan'), ...later('tasks')];
}

/**
 * The phases of the loop with what each writes: the index (`path`), and files in the feature's folder. Those
 * before `id` are finished, all of them where `id` is none of them.
 */
function stepsBefore(id: string, path: string): readonly Step[] {
  const at = LOOP_PHASES.rank(id);
  return LOOP_PHASES.rows.map((row, rank) => {
    const files = [...row.outputs.map((name) => besideState(path, name)), path];
    return stepOf(row.id, at < 0 || rank < at, null, files);
  });
}
