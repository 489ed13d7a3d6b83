// Each tag as a workflow: how far its tasks are, the one that the tool takes next, and what is worth knowing.
import { fieldAt, jsonBeside, lineAt, textOf, valueAt } from '../../formkit/fields.ts';
import {
  type ItemStatus,
  isEnded,
  itemSteps,
  itemTree,
  namesOf,
  notedItems,
  repeatedIn,
} from '../../formkit/items.ts';
import { labelled } from '../../formkit/labels.ts';
import { heldWithin, openWithin, withParts } from '../../formkit/lists/nested-items.ts';
import { historyNeeds, staleNotes, textNeeds } from '../../formkit/outputs.ts';
import { savedField } from '../../formkit/saving/fields.ts';
import { timesIn } from '../../formkit/times.ts';
import {
  contradiction,
  currentStep,
  ongoingStep,
  owedFile,
  stepAt,
  workflowState,
} from '../../formkit/workflow-state.ts';
import type { Need, Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import type { Contradiction, Current, Saving, WorkflowState } from '../../model/workflow.ts';
import { counted } from '../../text/plural.ts';
import { NO_TASKS, type TasksDocument, tagsOf } from './document.ts';
import {
  filledRequirements,
  ignorePath,
  isOwnPlace,
  MASTER,
  requirementsAt,
  statePath,
} from './state-locations.ts';
import { goingOn, IMPLEMENT, PLAN, planning, STEPS, stuck } from './steps.ts';
import { inReview, isBegun, nextOf, reviewed, STATUSES, type TaskItem, tasksOf, wordsOf } from './tasks.ts';

/** The tag that the tool's commands work on. */
function currentTag(site: StateLocation, snapshot: Snapshot): string {
  const fields = jsonBeside(statePath(site), snapshot, '')?.fields ?? null;
  return (fields && fieldAt(fields, 'currentTag')?.text) ?? MASTER;
}

/** Tags with tasks, and an empty one where the work is to begin: the current tag, or the only one. */
function shownTags(doc: TasksDocument, site: StateLocation, current: string): readonly string[] {
  const tags = tagsOf(doc.data);
  const begins = (tag: string) => isOwnPlace(site.path) && (tag === current || tags.length === 1);
  return tags.filter((tag) => tasksOf(doc, tag).length > 0 || begins(tag));
}

/** What is looked at beside the list: the current tag, and whether the requirements changed since. */
export function needsOf(doc: TasksDocument | null, site: StateLocation, snapshot: Snapshot): readonly Need[] {
  const requirements = requirementsAt(site, snapshot);
  const tags = doc === null ? [] : tagsOf(doc.data);
  const isBegunAt = (tag: string) => doc !== null && withParts(tasksOf(doc, tag)).some(isBegun);
  const watched = tags.length === 1 && tags.some(isBegunAt) ? requirements : [];
  const unplanned = tags.length === 0 ? [ignorePath(site), ...requirements] : [];
  return [
    ...textNeeds([statePath(site), ...unplanned], snapshot),
    ...(watched.length === 0 ? [] : historyNeeds([site.path, ...watched])),
  ];
}

/** One workflow a tag; requirements without tasks are one too, unless the lists are kept out of git. */
export function statesOf(
  doc: TasksDocument | null,
  site: StateLocation,
  snapshot: Snapshot,
): readonly WorkflowState[] {
  const current = currentTag(site, snapshot);
  if (doc !== null) {
    const shown = shownTags(doc, site, current);
    if (shown.length > 0 || !isOwnPlace(site.path) || tagsOf(doc.data).length > 0)
      return shown.map((tag) => stateOf({ doc, site, snapshot, tag, current }));
  }
  const isKept = doc !== null || !isIgnored(site, snapshot);
  return isKept && filledRequirements(site, snapshot).length > 0
    ? [stateOf({ doc: doc ?? NO_TASKS, site, snapshot, tag: current, current })]
    : [];
}

/** Lines of a `.gitignore` that keep the lists out of git, as `init` writes them or shorter. */
const IGNORED = /^(?:\*\*)?\/?(?:\.taskmaster(?:\/\*{0,2}|\/tasks(?:\/.*)?)?|tasks\/?|tasks\.json)\s*$/m;

function isIgnored(site: StateLocation, snapshot: Snapshot): boolean {
  const reading = snapshot.text(ignorePath(site));
  return reading.ok && IGNORED.test(reading.text);
}

/** Times of both shapes of metadata, and whether each shows that work went on. */
const TIMES = { updated: true, lastModified: true, created: false } as const;

/** What the state of one tag is read from. */
interface TagContext {
  readonly doc: TasksDocument;
  readonly site: StateLocation;
  readonly snapshot: Snapshot;
  readonly tag: string;
  /** The tag that the tool's commands work on. */
  readonly current: string;
}

function stateOf(at: TagContext): WorkflowState {
  const { doc, site, tag } = at;
  const tasks = tasksOf(doc, tag);
  const all = withParts(tasks);
  const unknown = all.some(({ status }) => status === 'unknown');
  const ended = tasks.length > 0 && tasks.every(isEnded) && !unknown;
  const contradictions = contradictionsIn(at, all);
  const next = ended ? null : nextOf(tasks);
  const current = ended ? null : currentOf(at, tasks, next);
  const progress = `${tasks.filter(isEnded).length} of ${tasks.length}`;
  return workflowState(site, {
    feature: tag,
    title: textOf(valueAt(doc.data, tag, 'metadata', 'description')) || null,
    folders: site.files,
    status: unknown ? 'unknown' : ended ? 'completed' : current?.waits ? 'waiting' : 'active',
    statusText: tasks.length === 0 ? null : progress,
    ended: ended && contradictions.length === 0 ? 'completed' : null,
    words: wordsOf(doc, tasks),
    timestamps: timesIn(doc, TIMES, [tag, 'metadata']),
    steps: [
      stepAt(PLAN, tasks.length > 0, { artifacts: tasks.length > 0 ? [owedFile(site.path)] : [] }),
      ...itemSteps(IMPLEMENT, itemTree(all)),
    ],
    current,
    itemTitles: all.map(({ title }) => title),
    contradictions,
    unsettled: ended ? unsettledIn(openWithin(tasks)) : [],
    notes: notesOf(at, tasks, next),
    context: contextOf(at, tasks, progress, next),
    ...STEPS.tables,
    ...(current === null ? {} : { saving: savingOf(at, all, current) }),
  });
}

function currentOf({ tag, current }: TagContext, tasks: readonly TaskItem[], next: TaskItem | null): Current {
  const isCurrent = tag === current;
  if (tasks.length === 0)
    return currentStep(PLAN, { begun: false, how: planning(tag, isCurrent), next: IMPLEMENT });
  const [first = null] = reviewed(tasks);
  const { id: item = null, line = null } = next ?? first ?? {};
  const shown = { item, line };
  if (next !== null) {
    const begun = withParts(tasks).some(isBegun);
    const mayAlso = heldWithin(next, inReview).length > 0 ? (['approve'] as const) : [];
    return ongoingStep(IMPLEMENT, { ...shown, begun, mayAlso, how: goingOn(next, tag, isCurrent) });
  }
  const waitsFor = reviewed(tasks).map(({ id }) => `task ${id} (in review)`);
  if (first) return ongoingStep(IMPLEMENT, { ...shown, waits: 'awaiting-approval', waitsFor });
  return ongoingStep(IMPLEMENT, { ...shown, unclear: true, how: stuck(tasks, tag, isCurrent) });
}

/** What `task-master set-status` writes, and by hand where the tool is not there. */
function savingOf({ doc }: TagContext, all: readonly TaskItem[], { item }: Current): Saving {
  const task = all.find(({ id }) => id === item);
  if (!task) return { fields: [], also: ['task-master writes the list itself; nothing is set by hand.'] };
  if (heldWithin(task, inReview).length > 0)
    return {
      fields: [],
      also: ['A person sets what is in review; the task follows with its last sub-task.'],
    };
  const { id, path, line } = task;
  const at = lineAt(doc, ...path, 'status') ?? line;
  const write = 'in-progress as it begins, done once it and its tests are done';
  return {
    fields: [savedField('status', write, at, { of: id, allowed: STATUSES.expected })],
    also: [
      `By the tool: task-master set-status --id=${id} --status=done, which sets the times as well.`,
      'A task is done with the last of its sub-tasks; those that depend on it may be taken then.',
    ],
  };
}

function contradictionsIn({ doc }: TagContext, all: readonly TaskItem[]): readonly Contradiction[] {
  const mixed =
    'found a list of tasks at the root beside the tags, expected tags alone: versions of the tool read one ' +
    'or the other. Move the tasks into a tag, or remove the list that is out of date.';
  const twice = (id: string) =>
    `found the id ${id} a second time, expected each task once: the tool writes to the first of them only. ` +
    'Give one of them another id.';
  return [
    ...(doc.shape === 'mixed' ? [contradiction(mixed, lineAt(doc, 'tasks'))] : []),
    ...repeatedIn(all).map(({ id, line }) => contradiction(twice(id), line, { id })),
  ];
}

function unsettledIn(open: readonly TaskItem[]): NonNullable<WorkflowState['unsettled']> {
  const [first] = open;
  if (!first) return [];
  const message =
    `found ${counted(open.length, 'open sub-task')} of tasks that are over (${namesOf(open)}), expected ` +
    'none. The tool passes over them; set them to done or cancelled.';
  return [{ message, line: first.line }];
}

function notesOf(at: TagContext, tasks: readonly TaskItem[], next: TaskItem | null): readonly string[] {
  const { tag, current, doc } = at;
  const all = withParts(tasks);
  const ids = new Set(all.map(({ id }) => id));
  const others = next === null ? [] : all.filter(({ id }) => id !== next.id && id !== next.parent);
  const beside = (wanted: ItemStatus) => others.filter(({ status }) => status === wanted);
  const lost = all.filter((task) => !isEnded(task) && task.dependsOn.some((id) => !ids.has(id)));
  return [
    ...(tagsOf(doc.data).length > 1 && tag !== current
      ? ['The current tag is another one, and task-master next reads that.']
      : []),
    ...notedItems("In progress as well, and not next by the tool's rule", beside('active')),
    ...notedItems('Left alone until somebody sets their status', beside('blocked')),
    ...notedItems('Depend on tasks that are not there', lost, '; task-master fix-dependencies corrects that'),
    ...notedItems(
      'The tool passes over open sub-tasks of what is over',
      next === null ? [] : openWithin(tasks),
    ),
    ...changedNotes(at, all),
  ];
}

/** A word that shows that some task was begun, in any version of the file. */
const WORKED = /"status"\s*:\s*"(?:in-progress|review|done|completed)"/;

/** The tool has one file of requirements: of a file with several tags it cannot be told whose they are. */
function changedNotes({ doc, site, snapshot }: TagContext, all: readonly TaskItem[]): readonly string[] {
  if (tagsOf(doc.data).length > 1 || !all.some(isBegun) || all.every(isEnded)) return [];
  const what = 'the first task was begun: the tasks';
  return staleNotes(requirementsAt(site, snapshot), site.path, snapshot, (text) => WORKED.test(text), what);
}

/** What a task says of itself beside its title. */
const TEXTS = ['description', 'details', 'testStrategy'] as const;

function contextOf(
  { doc }: TagContext,
  tasks: readonly TaskItem[],
  progress: string,
  next: TaskItem | null,
): readonly string[] {
  if (tasks.length === 0) return [];
  const parts = tasks.flatMap((task) => task.parts);
  return [
    `tasks done: ${progress}`,
    ...(parts.length > 0 ? [`sub-tasks done: ${parts.filter(isEnded).length} of ${parts.length}`] : []),
    ...(next === null
      ? []
      : [
          `task ${next.id}: ${next.title}`,
          ...TEXTS.flatMap((key) => labelled(key, textOf(valueAt(doc.data, ...next.path, key)))),
        ]),
  ];
}
