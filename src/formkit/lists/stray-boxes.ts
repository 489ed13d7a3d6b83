// Boxes that are none of a list's tasks: torn ones that no tool counts, and those that the list leaves out.
import { linesOf } from '../../text/lines.ts';
import { kindsOf } from '../../text/markdown/blocks.ts';
import { counted, lineNumbers } from '../../text/plural.ts';
import {
  BOX,
  type CheckListSyntax,
  type CheckListTask,
  HEADING,
  sectionsBy,
  tasksIn,
} from '../check-list.ts';
import type { Item } from '../items.ts';

/** A box that no tool counts: nothing, or blanks beside the mark, between its brackets. */
const TORN = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]*\[(?:|[ \t]{2,}|[ \t]+[xX][ \t]*|[xX][ \t]+)\][ \t]*[^\s([]/;

/** A box without a blank before or after it, where those are needed: `-[ ] docs`, `- [x]docs`; no link. */
const CRAMPED = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]*\[[ xX]\][ \t]*[^\s([:]/;

/** Whether a line looks like a task and is not one. */
function isTorn(text: string, tight: boolean): boolean {
  return TORN.test(text) || (!tight && CRAMPED.test(text) && !BOX.test(text));
}

/** Numbers of the lines that look like a task and that no tool counts: `- [] docs`, `- [ x ] docs`. */
export function tornBoxes(text: string, syntax: CheckListSyntax = {}): readonly number[] {
  const lines = linesOf(text);
  const kinds = syntax.everywhere ? null : kindsOf(lines);
  const sections = sectionsBy(syntax);
  return lines.flatMap((line, i) => {
    if (kinds !== null && kinds[i] !== 'text') return [];
    const [, signs, heading] = HEADING.exec(line.text) ?? [];
    if (signs !== undefined && heading !== undefined) sections.heading(heading, signs.length);
    return sections.count() && isTorn(line.text, syntax.tight === true) ? [line.number] : [];
  });
}

/**
 * Open boxes that are none of these tasks: without the number that a task has, or in another place. `every`:
 * how a box is written at all; they must not be lost from sight.
 */
export function looseBoxes(
  text: string,
  tasks: readonly Pick<Item, 'line'>[],
  every: CheckListSyntax = {},
): readonly CheckListTask[] {
  const known = new Set(tasks.map(({ line }) => line));
  return tasksIn(text, every).filter(({ line, status }) => status === 'open' && !known.has(line));
}

/** A note of such boxes; none where there are none. `{lines}` stands for the lines of the first five. */
export function looseNotes(boxes: readonly CheckListTask[], note: string): readonly string[] {
  if (boxes.length === 0) return [];
  const numbers = boxes.flatMap(({ line }) => line ?? []);
  const where = note.replace('{lines}', lineNumbers(numbers, 5));
  return [`${counted(boxes.length, 'open box', 'open boxes')} ${where}.`];
}
