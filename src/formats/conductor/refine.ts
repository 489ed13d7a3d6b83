// What plan.md alone does not say of a track: verifications that wait, ends, and trackers that say otherwise.
import type { CheckListTask } from '../../formkit/check-list.ts';
import type { ListContext } from '../../formkit/check-list-format.ts';
import { isPlainId, namesOf } from '../../formkit/items.ts';
import { openIn } from '../../formkit/saving/boxes.ts';
import type { Current, Outvoted, Step, WorkflowState } from '../../model/workflow.ts';
import { counted } from '../../text/plural.ts';
import { checkpointOf, isVerification, nextIn, phaseOf, topOf } from './plan.ts';
import {
  isSetUp,
  type ListedTrack,
  listedTrack,
  metadataAt,
  STATUSES,
  type TrackMetadata,
} from './trackers.ts';

/** The steps that only the tool's own command takes. */
const REVIEWED = {
  id: 'archive',
  name: 'the archive',
  how: 'Run /conductor:review and choose Archive at its end: it moves the folder and its entry away.',
} as const;

const LOST_PLAN = 'Restore plan.md from history; where the track is done, archive it.';

const PAUSED = 'It goes on once metadata.json says "in_progress" in place of that: write it there by hand.';

const VERIFY =
  'Run /conductor:implement: it tests the phase, says how to verify it by hand, ' +
  'and stops until a person says yes.';

/** The state as the list has it, with the rest. `null`: nothing shows that a spec.md is a track's. */
export function refined(state: WorkflowState, at: ListContext): WorkflowState | null {
  if (at.doc === null && !isSetUp(at.home, at.snapshot)) return null;
  const listed = listedTrack(state.feature, at.home, at.snapshot);
  const found = metadataAt(at.home, at.snapshot);
  const [metadata, broken] = found !== null && 'message' in found ? [null, found] : [found, null];
  const votes = outvotedBy(at, listed, metadata);
  const worked: WorkflowState = {
    ...state,
    ...withWords(state, metadata),
    title: metadata?.description?.text ?? null,
    stepNames: new Map([...(state.stepNames ?? []), [REVIEWED.id, REVIEWED.name]]),
    steps: state.steps.map((step) => stepOf(step, at)),
    outvoted: [...(broken ? [broken] : []), ...votes],
    trackers: listed === null ? [] : [listed.path],
    notes: [...state.notes, ...notesOf(at, listed)],
    context: [...(state.context ?? []).slice(0, 1), ...checkpointsOf(at)],
  };
  const standing = { ...worked, ...standingOf(worked, at, metadata), ...lostPlan(worked, at, votes) };
  return { ...standing, context: [...(standing.context ?? []), ...nextOf(standing, at)] };
}

/** Without a task no plan says otherwise than a tracker that calls the track done: a person must look. */
function lostPlan(
  { current }: WorkflowState,
  { tree }: ListContext,
  votes: readonly Outvoted[],
): Partial<WorkflowState> {
  if (current === null || tree.items.length > 0 || votes.length === 0) return {};
  const how = `A tracker calls the track done, and plan.md has no task. ${LOST_PLAN}`;
  return { current: { ...current, unclear: true, how } };
}

/** The task at hand in the plan's own words: the tool may take another than the first that is open. */
function nextOf({ current }: WorkflowState, { tree }: ListContext): readonly string[] {
  const task = current?.item == null ? null : tree.by(current.item);
  if (task === null) return [];
  const top = topOf(task.id, tree);
  const whole = top === null || top.id === task.id ? [] : [`task ${top.id}: ${top.title}`];
  return [...(task.section === null ? [] : [task.section]), ...whole, `next task: ${task.id} ${task.title}`];
}

/** A track that is all done is reviewed with spec.md "if available": it is owed only while work is left. */
function stepOf(step: Step, { tree }: ListContext): Step {
  return step.id === 'spec' && tree.isOver ? { ...step, artifacts: [] } : step;
}

function withWords(state: WorkflowState, metadata: TrackMetadata | null): Partial<WorkflowState> {
  const { status = null, timestamps = [] } = metadata ?? {};
  return {
    words: [...state.words, ...(status ? [STATUSES.word('status in metadata.json', status.text, null)] : [])],
    timestamps,
  };
}

/** Whether it ended or waits, and where it goes on. */
function standingOf(
  state: WorkflowState,
  at: ListContext,
  metadata: TrackMetadata | null,
): Partial<WorkflowState> {
  const { current } = state;
  const meaning = metadata?.status ? STATUSES.means(metadata.status.text) : null;
  if (meaning === 'cancelled' || meaning === 'archived') {
    const done = at.tree.isOver && (state.damage ?? []).length === 0;
    const ended = meaning === 'archived' && done ? 'completed' : 'cancelled';
    return { status: ended, ended, current: null };
  }
  if (current === null) return {};
  if (meaning === 'paused' && !at.tree.isOver)
    return { status: 'waiting', current: { ...current, waits: 'paused', waitHow: PAUSED } };
  if (at.tree.isOver) return { current: overAt(current, at) };
  const next = nextIn(at.tree);
  if (next === null || current.item === null) return {};
  const top = topOf(next.id, at.tree) ?? next;
  return isVerification(top)
    ? { status: 'waiting', current: verificationAt(current, top) }
    : { current: { ...current, item: next.id, line: next.line } };
}

/** A review that left its own phase in the plan was done: the archive is what is left. */
function overAt(current: Current, { tree }: ListContext): Current {
  const reviewed = tree.items.some(({ section }) => /^Phase:?[ \t]*Review Fixes\b/i.test(section ?? ''));
  return reviewed ? { ...current, next: REVIEWED.id, nextHow: REVIEWED.how } : current;
}

function verificationAt(current: Current, top: CheckListTask): Current {
  const phase = phaseOf(top.id);
  return {
    ...current,
    item: top.id,
    line: top.line,
    begun: true,
    unclear: false,
    waits: 'awaiting-approval',
    waitsFor: [`the manual verification ${phase === null ? 'of the work' : `of phase ${phase}`}`],
    waitHow: VERIFY,
    mayAlso: ['resume'],
  };
}

/** Trackers that say otherwise than the plan. */
function outvotedBy(
  { tree, stray }: ListContext,
  listed: ListedTrack | null,
  metadata: TrackMetadata | null,
): readonly Outvoted[] {
  const left = openIn(tree, stray);
  const none = tree.items.length === 0;
  const open = none ? 'no task in plan.md' : `${counted(left.count, 'open task')} in plan.md (${left.names})`;
  const marked = listed === null ? null : (MARKS[listed.mark] ?? null);
  const said = metadata?.status ? STATUSES.means(metadata.status.text) : null;
  const shown = tree.isOver ? 'every task of plan.md done' : open;
  const todo = none ? LOST_PLAN : 'plan.md counts.';
  return [
    ...(listed !== null && disagrees(marked, tree.isOver)
      ? [
          {
            path: listed.path,
            line: listed.line,
            message: `found "[${listed.mark}]" for this track in tracks.md, and ${shown}. ${todo}`,
          },
        ]
      : []),
    ...(metadata?.status && disagrees(said, tree.isOver)
      ? [
          {
            path: metadata.path,
            line: metadata.status.line,
            message: `found status ${JSON.stringify(metadata.status.text)}, and ${shown}. ${todo}`,
          },
        ]
      : []),
  ];
}

/** The marks of tracks.md; any other mark is unknown. */
const MARKS: Readonly<Record<string, 'open' | 'done'>> = { ' ': 'open', '~': 'open', x: 'done', X: 'done' };

const disagrees = (said: string | null, isOver: boolean): boolean => said === (isOver ? 'open' : 'done');

function notesOf(at: ListContext, listed: ListedTrack | null): readonly string[] {
  const { tree, doc } = at;
  const raw = new Map((doc?.tasks ?? []).map((task) => [task.id, task]));
  const closed = tree.items.filter(
    ({ id, status, parent }) =>
      status === 'done' && parent !== null && (raw.get(id)?.status ?? 'done') !== 'done',
  );
  const first = listed?.before.find((id) => isPlainId(id));
  return [
    ...(closed.length === 0
      ? []
      : [`Open boxes below finished tasks count as done (${namesOf(closed)}): the task's own box decides.`]),
    ...verifiedNotes(at, raw),
    ...(first === undefined || tree.isOver
      ? []
      : [`tracks.md has ${first} before this track: name this one to /conductor:implement.`]),
  ];
}

/** Verifications that their phase's checkpoint stands for, and those that were passed over. */
function verifiedNotes({ tree }: ListContext, raw: ReadonlyMap<string, CheckListTask>): readonly string[] {
  const own = tree.items.filter((task) => task.parent === null && isVerification(task));
  const proven = own.filter(
    ({ id, section }) => raw.get(id)?.status !== 'done' && checkpointOf(section) !== null,
  );
  const next = nextIn(tree);
  const passed = own.filter(
    (task) => task.status !== 'done' && next !== null && tree.items.indexOf(task) < tree.items.indexOf(next),
  );
  return [
    ...(proven.length === 0
      ? []
      : [`The box of ${namesOf(proven)} is open, and the phase has its checkpoint: it was verified.`]),
    ...(passed.length === 0
      ? []
      : [`A person has still to verify ${namesOf(passed)} by hand; work of a later phase was begun.`]),
  ];
}

/** The commits that the headings of phases name, for who wants to go back to one. */
function checkpointsOf({ tree }: ListContext): readonly string[] {
  const sections = new Map(tree.items.map(({ id, section }) => [section, phaseOf(id)]));
  return [...sections].flatMap(([section, phase]) => {
    const commit = checkpointOf(section);
    return commit === null
      ? []
      : [`checkpoint of ${phase === null ? 'a phase' : `phase ${phase}`}: ${commit}`];
  });
}
