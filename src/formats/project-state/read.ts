// A row as a workflow: its status, the current task with the evaluator's verdict, the tasks around it.
import { isPlainId } from '../../formkit/items.ts';
import { savedField, TIME_NOW } from '../../formkit/saving/fields.ts';
import { stepAt, workflowState } from '../../formkit/workflow-state.ts';
import type { ProjectFacts } from '../../model/bot/verdict.ts';
import { folderOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import type {
  SavedField,
  Saving,
  Status,
  Step,
  Timestamp,
  Word,
  WorkflowState,
} from '../../model/workflow.ts';
import { counted } from '../../text/plural.ts';
import { parseTime } from '../../text/time.ts';
import { normal } from '../../text/vocabulary.ts';
import { idsIn, metadataOf, pendingOf, unreadableLists, wordIn } from './column-values.ts';
import { artifactsOf, contextOf, currentOf, heldOpen } from './current-task.ts';
import type { ProjectDocument } from './document.ts';
import { evaluate } from './evaluate.ts';
import { factsOf } from './facts.ts';
import { historyOf } from './history.ts';
import { contradictionsIn, projectsIn, type ReportedProject } from './projects.ts';
import { type ColumnField, cellOf, columnOf, type StateRow, textOf } from './rows.ts';
import { foldersOf, projectOf } from './state-locations.ts';
import { filesOfFinished } from './task-files.ts';

/** `status` of a row → our status, and whether it ended (decision document §2; the table's CHECK). */
const STATUSES = new Map<string, readonly [Status, WorkflowState['ended']]>([
  ['active', ['active', null]],
  ['paused', ['waiting', null]],
  ['completed', ['completed', 'completed']],
  ['failed', ['failed', 'failed']],
]);

/** `null` for a word that means nothing to us. */
export function statusOf(row: StateRow): readonly [Status, WorkflowState['ended']] | null {
  return STATUSES.get(normal(textOf(row, 'status') ?? '')) ?? null;
}

/** All projects of an export; none is lost where one of them is odd. */
export function statesOf(
  doc: ProjectDocument,
  site: StateLocation,
  snapshot: Snapshot,
): readonly WorkflowState[] {
  return projectsIn(doc, site).map((project) => stateOf(project, doc, site, snapshot));
}

function stateOf(
  project: ReportedProject,
  doc: ProjectDocument,
  site: StateLocation,
  snapshot: Snapshot,
): WorkflowState {
  const { row, feature } = project;
  const [status, ends] = statusOf(row) ?? (['unknown', null] as const);
  const history = historyOf(site.path, feature, snapshot);
  const completed = [...new Set([...idsIn(cellOf(row, 'completed')?.value), ...history.completed])];
  const facts = factsOf(row, completed.length, snapshot);
  const verdict = status === 'active' ? evaluate(facts) : null;
  const files = (task: string) => filesOfFinished(task, history.files.get(task) ?? [], snapshot);
  const steps = stepsOf(row, completed, facts, files);
  const contradictions = contradictionsIn(project, doc);
  // What was cut off may be a later row of this very project.
  const held = ends === 'completed' && doc.torn !== null;
  const ended = contradictions.length === 0 && !held ? ends : null;
  return workflowState(site, {
    feature,
    title: wordIn(metadataOf(row), 'project_name', 'name', 'title', 'goal', 'project_goal'),
    folders: foldersOf(site.path),
    status: held ? 'active' : status,
    statusText: textOf(row, 'status'),
    ended,
    words: [statusWord(row)],
    timestamps: timestampsOf(row),
    steps,
    ...(ends === null ? { saving: savingOf(row, [...STATUSES.keys()]) } : {}),
    current: held ? heldOpen(row, facts) : ends === null ? currentOf(row, facts, status, verdict) : null,
    itemTitles: steps.map(({ id }) => id),
    contradictions,
    ...(ended === 'completed' ? { unsettled: unsettledIn(row, facts, completed) } : {}),
    ...(doc.torn ? { damage: [{ message: doc.torn.message, line: doc.torn.line }] } : {}),
    notes: [...notesOf(project, ends, site, facts), ...history.notes],
    // Of an active or paused project the context has it.
    fileNotes: ended === 'failed' && facts.lastAction !== null ? [facts.lastAction] : [],
    context: contextOf(facts, status, verdict),
    ...(status === 'active' ? { facts } : {}),
  });
}

function statusWord(row: StateRow): Word {
  return {
    field: columnOf(row, 'status') ?? 'status',
    found: textOf(row, 'status'),
    known: statusOf(row) !== null,
    expected: [...STATUSES.keys()],
    line: cellOf(row, 'status')?.line ?? row.line,
  };
}

function timestampsOf(row: StateRow): readonly Timestamp[] {
  return (['at', 'created'] as const).flatMap((field) => {
    const found = textOf(row, field);
    if (found === null) return [];
    const line = cellOf(row, field)?.line ?? row.line;
    const column = columnOf(row, field) ?? field;
    return [{ field: column, found, line, ...parseTime(found), activity: field === 'at' }];
  });
}

/** Completed tasks, the current one with the files that it names, then those that are to come. */
function stepsOf(
  row: StateRow,
  completed: readonly string[],
  facts: ProjectFacts,
  filesOf: (task: string) => readonly string[],
): readonly Step[] {
  const { task } = facts;
  const behind = completed.filter((id) => id !== task);
  const ahead = pendingOf(row).filter((id) => id !== task && !completed.includes(id));
  return [
    ...behind.map((id) => ({
      ...stepAt(id, true),
      // Looked for when somebody asks: a scan of many branches must not walk a tree for each.
      get files() {
        return filesOf(id);
      },
    })),
    ...(task === null ? [] : [stepAt(task, false, { artifacts: artifactsOf(row, facts) })]),
    ...ahead.map((id) => stepAt(id, false)),
  ];
}

type Unsettled = NonNullable<WorkflowState['unsettled']>;

/** Tasks that a completed project has not done. */
function unsettledIn(row: StateRow, facts: ProjectFacts, completed: readonly string[]): Unsettled {
  return [...unfinishedIn(row, facts, completed), ...pendingIn(row, facts)];
}

/**
 * The task that it is still at, where it keeps a list of those that are completed. What the decision
 * document's `complete_task` writes as the last action says that it was.
 */
function unfinishedIn(
  row: StateRow,
  { task, lastAction, pendingTasks }: ProjectFacts,
  completed: readonly string[],
): Unsettled {
  const listed = cellOf(row, 'completed') !== null && !unreadableLists(row).includes('completed');
  if (!listed || task === null || completed.includes(task) || pendingTasks.includes(task)) return [];
  if (lastAction === `Completed ${task}`) return [];
  const message =
    'found a current task that is not among the completed ones in a project that is complete, ' +
    'expected it to be listed there. ' +
    'It stays complete; add the task to the list if it is done, or do it in a project that is active.';
  return [{ message, line: cellOf(row, 'task')?.line ?? row.line }];
}

function pendingIn(row: StateRow, { pendingTasks }: ProjectFacts): Unsettled {
  if (pendingTasks.length === 0) return [];
  const message =
    `found ${counted(pendingTasks.length, 'pending task')} in a project that is complete, ` +
    'expected each to be done or taken from the list. ' +
    'It stays complete; do them in a project that is active, or empty the list.';
  return [{ message, line: cellOf(row, 'pending')?.line ?? row.line }];
}

function notesOf(
  { row, feature }: ReportedProject,
  ended: WorkflowState['ended'],
  site: StateLocation,
  { task, pendingTasks }: ProjectFacts,
): readonly string[] {
  const folder = projectOf(folderOf(site.path));
  const next = ended === null ? pendingTasks[0] : undefined;
  const odd = [task, next].some((id) => id != null && !isPlainId(id));
  const done = task !== null && idsIn(cellOf(row, 'completed')?.value).includes(task);
  return [
    ...(folder !== null && folder !== feature
      ? ['The row names another project than its folder; the row counts.']
      : []),
    ...(ended === null && odd
      ? ['The id of a task is no plain name; it is called current-task or next-task.']
      : []),
    ...(ended === null && done ? ['The current task is listed as completed too; its files decide.'] : []),
    ...unreadableLists(row).map(
      (field) => `The list of ${field} tasks cannot be read; it counts for nothing.`,
    ),
  ];
}

/**
 * Source: `update_project_state` and `complete_task` of the orchestrator. The last action is read with the
 * task that is named beside it, so that the next task stands there only once it is begun.
 */
const ROWS: readonly (readonly [field: ColumnField, write: string])[] = [
  ['task', 'stays, also once the task is done: the next one is named when it is begun'],
  ['lastAction', 'what was done of this task last, with its files; "Completed" and its name at the end'],
  ['completed', 'the task is added once its files are there and its tests pass'],
  ['pending', 'stays: a task is taken out when it is begun'],
  ['at', TIME_NOW],
];

/** `statuses`: every word of the status. */
function savingOf(row: StateRow, statuses: readonly string[]): Saving {
  const fields = ROWS.flatMap(([field, write]): readonly SavedField[] => {
    const name = columnOf(row, field);
    return name === null ? [] : [savedField(name, write, cellOf(row, field)?.line ?? row.line)];
  });
  const status = columnOf(row, 'status');
  return {
    fields: [
      ...fields,
      ...(status === null
        ? []
        : [
            savedField(status, 'active while it goes on', cellOf(row, 'status')?.line ?? row.line, {
              allowed: statuses,
            }),
          ]),
    ],
    also: [
      'The file is an export: the orchestrator’s table in its database counts. Where that is at hand ' +
        'write there and export again; by hand change the values of this project alone.',
    ],
  };
}
