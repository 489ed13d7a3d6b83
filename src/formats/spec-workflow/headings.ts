// Which numbered tasks are headings of their parts: those with nothing below them but the tasks that follow.
import type { CheckListTask } from '../../formkit/check-list.ts';
import { linesOf } from '../../text/lines.ts';

/** A line that makes a task one of its own: a bullet without a box, or a field of the tool's. */
const DETAIL = /^[-*]\s(?!\s*\[)|_(?:Prompt|Requirements|Leverage):|Files?:/;
const BLOCKED = /_Blocked:/;

/**
 * The tasks as parts of headings alone: a heading comes after its parts, and every other task in its turn,
 * whatever its number (`isHeader` and `findNextPendingTask` in the tool's `task-parser`).
 */
export function belowHeadings(tasks: readonly CheckListTask[], text: string): readonly CheckListTask[] {
  const headings = new Set(headingsIn(tasks, text));
  const above = new Map(tasks.map(({ id, parent }) => [id, parent]));
  return tasks.map((task) => {
    let { parent } = task;
    while (parent !== null && !headings.has(parent)) parent = above.get(parent) ?? null;
    return { ...task, parent };
  });
}

function headingsIn(tasks: readonly CheckListTask[], text: string): readonly string[] {
  const lines = linesOf(text);
  return tasks.flatMap(({ id, line }, at) => {
    const end = (tasks[at + 1]?.line ?? lines.length + 1) - 1;
    const own = line === null ? [] : lines.slice(line, end).map((one) => one.text.trim());
    return own.some((one) => !BLOCKED.test(one) && DETAIL.test(one)) ? [] : [id];
  });
}
