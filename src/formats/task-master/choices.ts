// What a person's choice writes: the status of one task and its times, as `task-master set-status` does it.
import {
  choicesBy,
  type Edit,
  namedAmong,
  refusedAmong,
  unfit,
  type Writable,
  writable,
} from '../../formkit/choices.ts';
import { type FieldEdit, setFields, timeAt, valueAt } from '../../formkit/fields.ts';
import { type ItemStatus, isEnded, namesOf, wholeOf } from '../../formkit/items.ts';
import { withParts } from '../../formkit/lists/nested-items.ts';
import type { ChoiceContext, Choices } from '../../model/choice.ts';
import type { Option } from '../../model/decision.ts';
import { stepName } from '../../model/workflow.ts';
import type { DataPath } from '../../text/data/edits.ts';
import { codec, type TasksDocument, tagsOf } from './document.ts';
import { MASTER } from './state-locations.ts';
import { IMPLEMENT } from './steps.ts';
import { meaningOf, reviewed, type TaskItem, tasksOf } from './tasks.ts';

type At = Writable<TasksDocument>;

export const choices: Choices<TasksDocument> = choicesBy<TasksDocument>(codec, {
  resume: (at) => begun(at, 'go on with'),
  retry: (at) => begun(at, 'begin again with'),
  skip(at) {
    const task = taskAtHand(at);
    const doc = withStatus(at, task, 'cancelled');
    const all = withParts(tasksOf(doc, at.recovery.feature));
    const waiting = all.filter((one) => !isEnded(one) && one.dependsOn.includes(task.id));
    const note =
      `The tool takes no cancelled task for done, so these wait on: ${namesOf(waiting)}. Take the ` +
      `dependency out (task-master remove-dependency --id=ID --depends-on=${task.id}).`;
    return { summary: `cancel task ${task.id}`, doc, notes: waiting.length === 0 ? [] : [note] };
  },
  approve(at, checkpoint) {
    const whole = writable(at);
    const task = inReview(whole, checkpoint);
    return { summary: `set task ${task.id} to done`, doc: withStatus(whole, task, 'done') };
  },
  fresh: (at) => [removedBy(at)],
});

export function refuses(at: ChoiceContext<TasksDocument>): readonly Option[] {
  const needsTask = () => taskAtHand(writable(at));
  const stuck = at.state?.current?.unclear === true;
  return refusedAmong({
    'start-fresh': () => removedBy(at),
    skip: needsTask,
    ...(stuck ? { retry: needsTask } : {}),
  });
}

/** The tool writes nothing where a status is what it should be. */
function begun(at: At, verb: string): Edit<TasksDocument> {
  const { step } = at.recovery.decision;
  if (step !== IMPLEMENT)
    return { summary: `${verb} ${step === null ? 'the tasks' : stepName(at.state, step)}` };
  const task = taskAtHand(at);
  const summary = `${verb} task ${task.id}`;
  return task.status === 'open' ? { summary, doc: withStatus(at, task, 'in-progress') } : { summary };
}

/** @throws UserError where no task is next */
function taskAtHand(at: At): TaskItem {
  const { doc, state, recovery } = at;
  const task = withParts(tasksOf(doc, recovery.feature)).find(({ id }) => id === state.current?.item);
  if (task) return task;
  const todo = 'Set the status of one yourself (task-master set-status --id=ID --status=WORD).';
  throw unfit(at, 'no task that is next', 'one', todo);
}

/** The task in review that is meant, by its id; without one the first. */
function inReview(at: At, checkpoint: string | null): TaskItem {
  const wanted = checkpoint?.trim().replace(/^task\s+/i, '') ?? null;
  const waiting = reviewed(tasksOf(at.doc, at.recovery.feature));
  return namedAmong(at, waiting, wanted, [({ id }) => id, `task ${JSON.stringify(wanted)} in review`]);
}

/**
 * Status and times as the tool's `updateTaskStatus` sets them (`packages/tm-core`, `file-storage.ts`). The
 * metadata keeps its shape: what it has of times and counters is brought up to date.
 */
function withStatus({ doc, now, recovery }: At, task: TaskItem, status: string): TasksDocument {
  const tag = recovery.feature;
  const above = tasksOf(doc, tag).find(({ id }) => id === task.parent);
  const follows = above ? followed(above, task, meaningOf(status)) : null;
  const stamp = (path: DataPath) => [path, timeAt(doc.data, path, now)] as const;
  const edits: FieldEdit = [
    [[...task.path, 'status'], status],
    stamp([...task.path, 'updatedAt']),
    ...(above && follows ? [[[...above.path, 'status'], follows] as const] : []),
    ...(above ? [stamp([...above.path, 'updatedAt'])] : []),
  ];
  const after = { ...doc, data: setFields(doc.data, edits) };
  const done = tasksOf(after, tag).filter((one) => one.status === 'done').length;
  const counted: FieldEdit = [
    stamp([tag, 'metadata', 'updated']),
    stamp([tag, 'metadata', 'lastModified']),
    [[tag, 'metadata', 'completedCount'], done],
  ];
  const there = counted.filter(([path]) => valueAt(doc.data, ...path) !== undefined);
  return { ...after, data: setFields(after.data, there) };
}

/** What the task above a sub-task becomes by the tool's rule; `null`: it stays what it is. */
function followed(above: TaskItem, task: TaskItem, status: ItemStatus): string | null {
  const whole = wholeOf(above.parts.map((part) => (part.id === task.id ? status : part.status)));
  if (whole === null || whole === above.status) return null;
  return { done: 'done', active: 'in-progress', open: 'pending' }[whole];
}

/**
 * The file, where it holds no tag but this one: what is shared stays. An archive brings whole files back, so
 * a part that was cut out of a shared one could only come back over what other tags did since.
 */
function removedBy(at: ChoiceContext<TasksDocument>): string {
  const { doc, text, recovery } = at;
  const { feature, path } = recovery;
  if (doc !== null && doc.shape !== 'mixed' && tagsOf(doc.data).length < 2) return path;
  if (doc === null) {
    const found = text === null ? 'no list of tasks' : 'a list that cannot be read and may hold other tags';
    throw unfit(at, found, `a whole one at ${path}`, 'Nothing is removed.');
  }
  const own =
    feature === MASTER
      ? 'The tool never removes "master"; it makes its tasks again by task-master parse-prd FILE --force.'
      : 'Remove this tag alone by task-master tags remove TAG (before: task-master delete-tag TAG).';
  throw unfit(at, `other tags in ${path}`, 'this one alone', own);
}
