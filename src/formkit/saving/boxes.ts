// What a list of boxes is to an agent: which boxes record its progress, and what it says beside that.
import type { Current, Saving, WorkflowState } from '../../model/workflow.ts';
import { counted, firstOf, lineNumbers } from '../../text/plural.ts';
import type { CheckListSyntax, CheckListTask, StrayBox } from '../check-list.ts';
import { type ItemTree, namesOf } from '../items.ts';
import { savedField } from './fields.ts';

/** Open tasks that are named with their lines, beside the one at hand. */
const MOST = 8;

/** What is known of a list whose boxes record the progress. */
interface ListAtHand {
  readonly current: Current | null;
  readonly tasks: readonly CheckListTask[];
  readonly syntax: CheckListSyntax;
  /** The id of the step that works through the list. */
  readonly working: string;
  /** Sentences of the tool about what is written beside the box. */
  readonly also: readonly string[];
}

/** The box of the task at hand and those of the open ones after it; before there is a list its document. */
export function boxSaving({ current, tasks, syntax, working, also }: ListAtHand): Saving {
  const { done, words } = marksOf(syntax);
  if (current?.id !== working) return { fields: [], also: current === null ? [] : [BY_FILE, ...also] };
  const at = tasks.findIndex(({ id }) => id === current.item);
  const open = tasks.filter(({ status }, i) => i > at && (status === 'open' || status === 'active'));
  const write = `put ${done} between the brackets once the task is done`;
  const all = [...(tasks[at] ? [tasks[at]] : []), ...open];
  const boxes = all.slice(0, MOST);
  const left = all.length - boxes.length;
  return {
    fields: boxes.map(({ id, line }) => savedField('the box of', write, line, { of: id, allowed: words })),
    also: [TICK, ...(left > 0 ? [`Further open boxes below these: ${left}.`] : []), ...also],
  };
}

const TICK = 'Tick each task by itself, right after it is done, and change nothing else of its line.';
const BY_FILE = 'The document that the step writes is itself what records the step: no other field is set.';

function marksOf({ marks = { ' ': 'open', x: 'done' } }: CheckListSyntax) {
  const found = Object.entries(marks).find(([, meaning]) => meaning === 'done');
  // Of several marks with one meaning the first is what the tool writes.
  const first = Object.entries(marks).filter(
    ([, meaning], at, all) => all.findIndex(([, other]) => other === meaning) === at,
  );
  const words = first.map(
    ([mark, meaning]) => `${mark === ' ' ? 'blank' : mark} (${MEANS[meaning] ?? meaning})`,
  );
  return { done: found?.[0] ?? 'x', words };
}

/** What a mark means, as it is told. */
const MEANS: Readonly<Record<string, string>> = {
  open: 'open',
  active: 'being done',
  done: 'done',
  dropped: 'left out',
  blocked: 'blocked',
};

/** How a task is written, for people. */
const AS_WRITTEN = 'a task is written "- [ ] words", blanks and all';

/** Boxes that no tool counts and that keep nothing open: ticked, left out, or none of the list's tasks. */
export function strayNotes(stray: readonly StrayBox[]): readonly string[] {
  const lines = stray.flatMap(({ line, isOpenTask }) => (isOpenTask ? [] : [line]));
  return lines.length === 0 ? [] : [`No task is counted at ${lineNumbers(lines, 5)}: ${AS_WRITTEN}.`];
}

/** Lines that are told one by one, and how much of each. */
const [MOST_STRAY, MOST_OF_LINE] = [5, 80];

/** Open tasks that no tool counts: they would never be done. */
export function strayDamage(stray: readonly StrayBox[]): NonNullable<WorkflowState['damage']> {
  const open = stray.filter(({ isOpenTask }) => isOpenTask);
  return open.slice(0, MOST_STRAY).map(({ line, text, isSwallowed }, at) => {
    const found = JSON.stringify(text.trim().slice(0, MOST_OF_LINE));
    const why = isSwallowed ? 'a code block above it is never closed' : AS_WRITTEN;
    const rest = open.length - MOST_STRAY;
    const more = at === MOST_STRAY - 1 && rest > 0 ? ` So ${rest === 1 ? 'is' : 'are'} ${rest} more.` : '';
    const message = `found ${found}, which looks like an open task and is not counted: ${why}.${more}`;
    return { message, line };
  });
}

/** Where open tasks stand that no tool counts. */
export const openLines = (stray: readonly StrayBox[]): readonly number[] =>
  stray.flatMap(({ line, isOpenTask }) => (isOpenTask ? [line] : []));

/** What of a list is open: how many tasks, and their names; of those that no tool counts their lines. */
export function openIn(
  { left }: Pick<ItemTree, 'left'>,
  stray: readonly StrayBox[],
): { readonly count: number; readonly names: string } {
  const names = [...left.map(({ id }) => id), ...openLines(stray).map((line) => `line ${line}`)];
  return { count: names.length, names: firstOf(names) };
}

/** Why a list of which all that counts is done is not over. */
export function strayHow(lines: readonly number[]): string {
  const [looks, what, it] =
    lines.length === 1 ? ['looks', 'an open task', 'it'] : ['look', 'open tasks', 'them'];
  return (
    `All tasks that count are done, but ${lineNumbers(lines, 5)} of the list ${looks} like ${what}, and ` +
    `no tool counts ${it}. Write ${it} as the tool writes its tasks, or take ${it} out.`
  );
}

/** Blocked tasks that are told one by one, and the words of each that are shown. */
const [MOST_BLOCKED, MOST_WORDS] = [5, 200];

/** What keeps each blocked task, as the file says it. */
export function blockedNotes({ items }: ItemTree<CheckListTask>): readonly string[] {
  const told = items.flatMap(({ id, line, why }) =>
    why === undefined
      ? []
      : [`Task ${id} (line ${line}) is blocked: ${JSON.stringify(why.slice(0, MOST_WORDS))}.`],
  );
  return told.slice(0, MOST_BLOCKED);
}

/** Tasks that are ticked although a part of them is open, where a task closes with its parts. */
export function earlyTickNotes({ items }: ItemTree<CheckListTask>): readonly string[] {
  const open = items.filter(({ optional, status }) => !optional && status !== 'done');
  const above = new Set(open.map(({ parent }) => parent));
  const ahead = items.filter(({ id, status }) => status === 'done' && above.has(id));
  return ahead.length === 0
    ? []
    : [`Ticked although a part is open: ${namesOf(ahead)}. What is open counts.`];
}

/** Optional tasks that were left open in a list that is over. */
export function openNotes({ items, isOver }: ItemTree<CheckListTask>): readonly string[] {
  const spare = items.filter(({ optional, status }) => optional && status !== 'done');
  return !isOver || spare.length === 0
    ? []
    : [`${counted(spare.length, 'optional task')} left open (${namesOf(spare)}).`];
}
