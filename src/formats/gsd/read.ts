// How far a GSD project got: what was paused, the lowest open plan, then what is not verified or planned.
import { saidTwice } from '../../formkit/label-doubts.ts';
import { type LabelDocument, type LabelField, labelled } from '../../formkit/labels.ts';
import { isFile } from '../../formkit/outputs.ts';
import { PART_NUMBER, plainNumber } from '../../formkit/part-numbers.ts';
import { isClosed } from '../../formkit/tracker/milestone-end.ts';
import { bareNames, planSteps, withoutSummary } from '../../formkit/tracker/plan-files.ts';
import { currentStep, ongoingStep, timestampOf, workflowState } from '../../formkit/workflow-state.ts';
import { baseOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import type { Current, Outvoted, WorkflowState } from '../../model/workflow.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { counted, firstOf } from '../../text/plural.ts';
import { type Handoff, pausesAt } from './handoff.ts';
import { isExecuted, isOver, openPlans, type Phase, phasesAt, verifiedAt, verifiedTwice } from './phases.ts';
import { savingOf } from './saving.ts';
import { PARTS, resumeHow, STAGES, verifyHow } from './stages.ts';
import { CURRENT, DECIDING, fieldOf } from './state-file.ts';
import { handoffOf, type Planning, planningOf, roadmapOf } from './state-locations.ts';
import { unsettledIn } from './unsettled.ts';

const NO_DOCUMENT: LabelDocument = { fields: [] };

/** All that a state is read from. */
interface Context {
  readonly doc: LabelDocument;
  readonly site: StateLocation;
  readonly snapshot: Snapshot;
  readonly planning: Planning;
  readonly phases: readonly Phase[];
  readonly status: LabelField | null;
}

export function statesOf(
  doc: LabelDocument | null,
  site: StateLocation,
  snapshot: Snapshot,
): readonly WorkflowState[] {
  const planning = planningOf(site);
  const phases = phasesAt(planning, snapshot);
  // A roadmap without phases and without a state is any tool's.
  if (doc === null && phases.length === 0) return [];
  const found = doc ?? NO_DOCUMENT;
  const at = { doc: found, site, snapshot, planning, phases, status: fieldOf(found, 'status') };
  return [stateOf(at, doc === null)];
}

function stateOf(at: Context, isLost: boolean): WorkflowState {
  const { doc, site, snapshot, phases, status } = at;
  const { pauses, broken } = pausesAt(at.planning, phases, snapshot);
  const pause = pauses.find(({ stale }) => !stale) ?? null;
  const isEnd = (value: string) => isClosed(value, namesIn(doc));
  const twice = saidTwice(doc, { sections: CURRENT, fields: DECIDING, isEnd }, 'STATE.md');
  const over = twice.length === 0 && isBetween(at, pause);
  const current = over ? null : currentOf(at, pause);
  const done = phases.filter((phase) => isOver(phase, phases, snapshot));
  return workflowState(site, {
    title: namesIn(doc).join(' ') || null,
    folders: foldersOf(at),
    status: over ? 'completed' : 'active',
    ended: over ? 'completed' : null,
    statusText: status?.value ?? null,
    steps: phases.flatMap((phase) => planSteps(PARTS, phase, done.includes(phase), snapshot)),
    ...STAGES.tables,
    ...(current === null ? {} : { saving: savingOf(current, at, pause) }),
    timestamps: ['last_updated', 'last_activity'].flatMap((key) => {
      const field = fieldOf(doc, key);
      return field && /^\d/.test(field.value) ? timestampOf(key, field.value, field.line, true) : [];
    }),
    current,
    contradictions: [...twice, ...(over ? [] : verifiedTwice(phases, snapshot))],
    outvoted: [...broken, ...(over ? [] : outvotedBy(at))],
    unsettled: over ? unsettledIn(phases, pauses, status?.line ?? null) : [],
    notes: over ? [] : notesOf(at, pauses, current, isLost),
    context: [
      ...(phases.length === 0 ? [] : [`phases done: ${done.length} of ${phases.length}`]),
      ...(pause?.context ?? []),
      ...labelled('stopped at', fieldOf(doc, 'stopped_at')?.value),
      ...labelled('next action', fieldOf(doc, 'next_action')?.value),
      ...atHand(current, phases).flatMap(({ number, listed }) =>
        listed === null || listed.title === '' ? [] : [`phase ${number}: ${listed.title}`],
      ),
    ],
  });
}

/** The phase that the current item is, or is a plan of; at most one. */
function atHand(current: Current | null, phases: readonly Phase[]): readonly Phase[] {
  const item = current?.item ?? null;
  const isOf = ({ number, plans }: Phase) => number === item || plans.some(({ id }) => id === item);
  return item === null ? [] : phases.filter(isOf).slice(0, 1);
}

/** Its version and its name, which is `milestone` until somebody gives it one. */
function namesIn(doc: LabelDocument): readonly string[] {
  const words = ['milestone', 'milestone_name'].flatMap((key) => fieldOf(doc, key)?.value ?? []);
  return words.filter((word) => word !== 'milestone');
}

/** What changes as the milestone goes on; what other workstreams and side tasks change is none of it. */
function foldersOf({ planning, site }: Context): readonly string[] {
  if (planning.workstream !== null) return [planning.home];
  return [site.path, roadmapOf(planning), joinPath(planning.home, 'phases'), handoffOf(planning)];
}

/** Closed, and the next not begun: by the status, or as its roadmap is gone and no pause waits. */
function isBetween(at: Context, pause: Handoff | null): boolean {
  const { doc, status, planning, phases, snapshot } = at;
  if (status && isClosed(status.value, namesIn(doc))) return true;
  if (pause !== null) return false;
  const there = (path: string) => isFile(path, snapshot);
  return (
    snapshot.entry(roadmapOf(planning)) === null &&
    there(joinPath(planning.root, 'PROJECT.md')) &&
    phases.every((phase) => openPlans(phase).length === 0) &&
    (phases.length > 0 || !['executing', 'ready'].includes(phaseWord(at)))
  );
}

function currentOf(at: Context, pause: Handoff | null): Current {
  const { phases, snapshot } = at;
  if (pause !== null) {
    const number = pause.phase?.number ?? null;
    const how = resumeHow(pause.path.endsWith('.json') ? null : number);
    return ongoingStep('execute', { item: pause.plan?.id ?? number ?? pause.named, how });
  }
  const open = phases.find((phase) => openPlans(phase).length > 0);
  if (open) return openPlans(open)[0]?.bare ? unplanned(open) : executing(open, at);
  const next = phases.find((phase) => !isOver(phase, phases, snapshot));
  if (!next && phases.length > 0)
    return finished('verify', null, 'complete-milestone', STAGES.by('complete-milestone')?.how);
  if (!next) return byStatus(at);
  if (isExecuted(next))
    return finished('execute', next.number, 'verify', verifyHow(next.number, verifiedAt(next, snapshot)));
  const discuss = next.hasContext ? '' : `; /gsd:discuss-phase ${next.number} settles its scope before that`;
  const how = `Run /gsd:plan-phase ${next.number}${discuss}.`;
  return currentStep('plan', { item: next.number, begun: false, how });
}

const finished = (id: string, item: string | null, next: string, nextHow = ''): Current =>
  currentStep(id, { item, finished: true, next, nextHow });

/** Its lowest open plan is a file that holds nothing: the planning stopped there. */
function unplanned({ number, plans, summaries }: Phase): Current {
  const begun = summaries.length > 0 || plans.some(({ bare }) => !bare);
  const how = `Run /gsd:plan-phase ${number}: a plan of it is there that holds nothing yet.`;
  return currentStep('plan', {
    item: number,
    begun,
    how,
    output: begun ? 'partial' : 'none',
    manner: 'continue',
  });
}

/** The lowest phase with an open plan, whatever phase STATE.md names. */
function executing(phase: Phase, at: Context): Current {
  const { number, summaries, bareSummaries, linked } = phase;
  const how = `Run /gsd:execute-phase ${number}; it takes the plans that have no summary yet.`;
  const item = openPlans(phase)[0]?.id ?? number;
  const written = summaries.length + bareSummaries.length + linked.length > 0;
  const begun = written || (phaseWord(at) === 'executing' && namedPhase(at) === number);
  return ongoingStep('execute', { item, how, begun });
}

/** STATE.md alone: its own word is all that there is. */
function byStatus(at: Context): Current {
  const item = namedPhase(at);
  const word = item === null ? 'other' : phaseWord(at);
  if (word === 'executing' || word === 'ready')
    return ongoingStep('execute', {
      item,
      how: `Run /gsd:execute-phase ${item}.`,
      begun: word === 'executing',
    });
  const how =
    word === 'planning' ? `Run /gsd:plan-phase ${item}.` : 'No phase is there: run /gsd:progress and look.';
  return currentStep('plan', { item, how, begun: false, unclear: word === 'other' });
}

function namedPhase({ doc }: Context): string | null {
  const found = fieldOf(doc, 'active_phase', 'current_phase', 'phase')?.value ?? '';
  const number = new RegExp(String.raw`^\D{0,8}(${PART_NUMBER})(?![\w.])`).exec(found)?.[1];
  return number === undefined ? null : plainNumber(number);
}

/** `ready`: planned, and none of it executed; the tool itself counts that as executing. */
type Word = 'executing' | 'ready' | 'planning' | 'other';

/** The tool's reading of its free text, first hit (normalizeStateStatus, state.cjs); it ends nothing here. */
const WORDS: readonly (readonly [RegExp, Word])[] = [
  [/paused|stopped/i, 'executing'],
  [/executing|in[ _-]progress/i, 'executing'],
  [/planning|ready to plan|discussing/i, 'planning'],
  [/verif|complete|done/i, 'other'],
  [/ready to execute/i, 'ready'],
];

function phaseWord({ status }: Context): Word {
  return WORDS.find(([word]) => word.test(status?.value ?? ''))?.[1] ?? 'other';
}

const ALL_DONE = /(?<!\b(?:not|once|when|until|after|before) )\ball phases (?:are )?(?:complete|done)\b/i;

/** The roadmap's box and the status are derived: the plans and their summaries count. */
function outvotedBy({ phases, planning, status, site, snapshot }: Context): readonly Outvoted[] {
  const path = roadmapOf(planning);
  const left = phases.filter((phase) => !isOver(phase, phases, snapshot));
  const boxes = phases.flatMap((phase) => {
    const { listed, number } = phase;
    const open = openPlans(phase);
    if (listed?.checked !== true || open.length === 0) return [];
    const message = `found "[x]" for phase ${number}, and ${withoutSummary(open)}. The plans count.`;
    return [{ path, line: listed.line, message }];
  });
  const claims = status !== null && ALL_DONE.test(status.value);
  if (!claims || left.length === 0) return boxes;
  const open = firstOf(left.map(({ number }) => number));
  const message = `found the status "All phases complete", and phases that are not done (${open}).`;
  return [...boxes, { path: site.path, line: status.line, message }];
}

function notesOf(
  at: Context,
  pauses: readonly Handoff[],
  current: Current | null,
  isLost: boolean,
): readonly string[] {
  const named = namedPhase(at);
  const [open] = atHand(current, at.phases);
  const pause = pauses.find(({ stale }) => !stale);
  const left = pauses.filter(({ stale }) => stale).map(({ path }) => baseOf(path).startsWith('.'));
  const says = (holds: boolean, note: string) => (holds ? [note] : []);
  const bare = at.phases.flatMap(bareNames);
  return [
    ...says(isLost, 'STATE.md is missing; /gsd:resume-work offers to write it again from the other files.'),
    ...says(left.includes(false), 'HANDOFF.json is left from an earlier pause: its plan was executed since.'),
    ...says(left.includes(true), 'A .continue-here file is left in a phase that was executed since.'),
    ...says(bare.length > 0, `Nothing is written in ${firstOf(bare)} yet: it proves nothing.`),
    ...(pause && pause.waiting > 0
      ? [`HANDOFF.json names ${counted(pause.waiting, 'action')} that a person must take first.`]
      : []),
    ...(named !== null && open && pause === undefined && open.number !== named
      ? [`STATE.md names phase ${named}; phase ${open.number} comes first by its files.`]
      : []),
  ];
}
