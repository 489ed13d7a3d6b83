// The tasks of a tag with their sub-tasks, as items with ids, and the one that the tool takes next.
import { lineAt, listAt, textOf, valueAt } from '../../formkit/fields.ts';
import { type ItemStatus, isEnded, isPlainId, type RankedItem } from '../../formkit/items.ts';
import { nextByTurn, withParts } from '../../formkit/lists/nested-items.ts';
import { statusWord, vocabulary } from '../../formkit/vocabulary.ts';
import type { Word } from '../../model/workflow.ts';
import type { Data } from '../../text/data/data.ts';
import type { DataPath } from '../../text/data/edits.ts';
import type { TasksDocument } from './document.ts';

/** The words of `set-status` (`packages/tm-core`, `task-status`); `completed` is the tool's alias of done. */
export const STATUSES = vocabulary<ItemStatus>(
  {
    pending: 'open',
    'in-progress': 'active',
    done: 'done',
    review: 'blocked',
    deferred: 'blocked',
    blocked: 'blocked',
    cancelled: 'dropped',
  },
  { completed: 'done' },
  ['done', 'completed', 'cancelled'],
);

/** What a word of `set-status` makes of a task. */
export const meaningOf = (word: string): ItemStatus => STATUSES.means(word) ?? 'unknown';

/** Before all others; a word that is not here counts as medium (`getNextTask` in `task-service.ts`). */
const PRIORITIES: ReadonlyMap<string, number> = new Map([
  ['critical', 4],
  ['high', 3],
  ['medium', 2],
  ['low', 1],
]);
const MEDIUM = 2;

/** A task, or a sub-task of one. */
export interface TaskItem extends RankedItem {
  /** Where it stands in the tagged data. */
  readonly path: DataPath;
  /** Its status in a normal spelling; `pending` where it has none, as the tool takes it. */
  readonly word: string;
  readonly parts: readonly TaskItem[];
}

/** The tasks of a tag in the order of the file. */
export function tasksOf(doc: TasksDocument, tag: string): readonly TaskItem[] {
  return itemsAt(doc, [tag, 'tasks'], null);
}

function itemsAt(doc: TasksDocument, path: DataPath, above: TaskItem | null): readonly TaskItem[] {
  return listAt(doc.data, ...path).map((_, i) => taskAt(doc, [...path, i], i, above));
}

function taskAt(doc: TasksDocument, path: DataPath, place: number, above: TaskItem | null): TaskItem {
  const at = (key: string): string => textOf(valueAt(doc.data, ...path, key));
  const id = idOf(at('id').trim(), place, above);
  const word = at('status') || 'pending';
  const task: TaskItem = {
    id,
    title: at('title'),
    status: meaningOf(word),
    parent: above?.id ?? null,
    dependsOn: dependenciesOf(listAt(doc.data, ...path, 'dependencies'), above),
    optional: false,
    line: lineAt(doc, ...path),
    path,
    word: statusWord(word),
    priority: (at('priority') === '' ? above?.priority : PRIORITIES.get(at('priority'))) ?? MEDIUM,
    parts: [],
  };
  return above === null ? { ...task, parts: itemsAt(doc, [...path, 'subtasks'], task) } : task;
}

/**
 * A sub-task is `3.2`, whether its id is 2, `"2"`, `"3.2"` or missing: then its place counts. An id that is
 * no plain word gives way to the place too.
 */
function idOf(said: string, place: number, above: TaskItem | null): string {
  if (above !== null) {
    const own = said.slice(said.lastIndexOf('.') + 1);
    return `${above.id}.${isPlainId(own) ? own : place + 1}`;
  }
  const number = /^0*([1-9]\d*)$/.exec(said)?.[1];
  return number ?? (isPlainId(said) ? said : `task-${place + 1}`);
}

/** Sub-tasks name their siblings by bare numbers, and everything else as `3.1`. */
function dependenciesOf(found: readonly Data[], above: TaskItem | null): readonly string[] {
  const ids = found.map((one) => textOf(one).trim()).filter((id) => id !== '');
  return above === null ? ids : ids.map((id) => (id.includes('.') ? id : `${above.id}.${id}`));
}

/** What each task's status says, where it says something. */
export function wordsOf(doc: TasksDocument, tasks: readonly TaskItem[]): readonly Word[] {
  return withParts(tasks).flatMap(({ path }) => {
    const found = textOf(valueAt(doc.data, ...path, 'status'));
    return found === '' ? [] : [STATUSES.word('status', found, lineAt(doc, ...path, 'status'))];
  });
}

/** Whether work on a task was begun or ended; `deferred` and `blocked` say neither. */
export const isBegun = ({ status, word }: TaskItem): boolean =>
  ['active', 'done', 'dropped'].includes(status) || word === 'review';

/**
 * The task of `task-master next`: a sub-task that may be taken of a task in progress, else a task that may be
 * taken; by priority, then by how few dependencies it has, then by id.
 */
export const nextOf = (tasks: readonly TaskItem[]): TaskItem | null => nextByTurn(tasks);

export const inReview = ({ word }: TaskItem): boolean => word === 'review';

/** Tasks and sub-tasks that are done and wait for somebody to look at them, outside of what ended. */
export function reviewed(tasks: readonly TaskItem[]): readonly TaskItem[] {
  return withParts(tasks.filter((task) => !isEnded(task))).filter(inReview);
}
