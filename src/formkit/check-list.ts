// Check lists: GitHub's task lists with marks, ids, nesting and sections; one box changes as one character.
import type { Codec } from '../model/codec.ts';
import { EditError, StateError } from '../model/errors.ts';
import { type Line, linesOf, refuseConflicts, splice } from '../text/lines.ts';
import { kindsOf } from '../text/markdown/blocks.ts';
import { isNothing } from '../text/vocabulary.ts';
import { type Item, type ItemStatus, isPlainId } from './items.ts';
import { HEADING, outlineBy, type SectionSyntax, sectionsBy } from './lists/sections.ts';

/** How a tool writes its lists. Everything has a default: `- [ ]` and `- [x]`, told apart by their place. */
export interface CheckListSyntax extends SectionSyntax {
  /**
   * The task's id at the beginning of its label, as group 1: `/^(T\d+)\b/`, `/^(\d+(?:\.\d+)*)\.?\s/`. What
   * it matches is left out of the title, unless nothing else is there. Without a match the place counts: the
   * third box is `3`.
   */
  readonly id?: RegExp;
  /** Boxes without an id are no tasks (legends, notes); `where-any`: once any box of the list has one. */
  readonly idNeeded?: true | 'where-any';
  /** A dotted id is a part of the shorter one wherever it stands: `2.1` at the margin is one of `2`. */
  readonly dotted?: true;
  /**
   * A task with parts is a heading of theirs: done with the last of them that counts, whatever its own box
   * says, and optional where each of them is. A tick of the last one ticks it as well.
   */
  readonly closesWithParts?: true;
  /** What each character between the brackets means; default: blank is open, `x` and `X` are done. */
  readonly marks?: Readonly<Record<string, ItemStatus>>;
  /** Boxes in code blocks, comments and front matter count as well, as for tools that only look at lines. */
  readonly everywhere?: true;
  /** No blank is needed before the bracket or after it: `-[ ]task`. */
  readonly tight?: true;
  /**
   * A label that has this is optional, and what it matches is left out, wherever it stands: Kiro's star after
   * the bracket, `(optional)` at the end. It may look ahead and match nothing.
   */
  readonly optional?: RegExp;
  /** Ids that the task or a line below it names in group 1, separated by commas: `/_Depends: (.+?)_/`. */
  readonly dependsOn?: RegExp;
  /** What the task or a line below it says where it is blocked. */
  readonly blocked?: RegExp;
  /** What the task or a line below it says of why it is blocked, in group 1: `/_Blocked: (.+)_/`. */
  readonly why?: RegExp;
  /** A title that a template leaves to be filled in; its box is no task: `/^<!--.*-->$/`. */
  readonly gap?: RegExp;
  /** A line of a template whose gaps are not filled in: the codec refuses a text that has one. */
  readonly template?: RegExp;
}

/** One box. */
export interface CheckListTask extends Item {
  /** The one character between the brackets. */
  readonly mark: string;
  /** The heading above it, `null` before the first one: untrusted. */
  readonly section: string | null;
  /** 0 at the margin, one more for each level below another box. */
  readonly depth: number;
  /** Why it is blocked, in the file's words: untrusted. Absent: it is not, or does not say. */
  readonly why?: string;
}

/** A line that looks like a task and that no tool counts. */
export interface StrayBox {
  readonly line: number;
  readonly text: string; // as it stands in the file: untrusted
  /** Whether it would be an open task of the list, if its box were written as the tool's are. */
  readonly isOpenTask: boolean;
  readonly partOf: string | null; // the id of the task that it stands below
  /** The code block that it stands in is never closed; absent: it stands in none. */
  readonly isSwallowed?: true;
}

/** `print` looks at the marks alone. */
export interface CheckList {
  readonly tasks: readonly CheckListTask[];
  readonly stray?: readonly StrayBox[]; // absent: not looked for
  /** The tool's template, whose tasks are examples. Absent: a list of somebody's. */
  readonly isTemplate?: true;
}

const MARKS: Readonly<Record<string, ItemStatus>> = { ' ': 'open', x: 'done', X: 'done' };

/** A line with a box that has its blanks. */
export const BOX = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]+\[([^\]])\](\*?[ \t]+\S.*)$/;
/** The same where blanks are not needed. */
export const TIGHT = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]*\[([^\]])\](.*)$/;

/** No list has more; a file with more boxes is no list of tasks. */
const MOST = 5000;

interface Read {
  readonly task: CheckListTask;
  /** Offset of the mark. */
  readonly at: number;
}

/** The tasks of a text. Linear in its size. */
export function tasksIn(text: string, syntax: CheckListSyntax = {}): readonly CheckListTask[] {
  return related(
    scan(text, syntax).map(({ task }) => task),
    syntax,
  );
}

/** The text with every box open: what of a list stays the same while its boxes are ticked. */
export function withoutMarks(text: string, syntax: CheckListSyntax = {}): string {
  return splice(
    text,
    scan(text, syntax).map(({ at }) => ({ start: at, end: at + 1, text: ' ' })),
  );
}

/** The lens between a text and its check list: to change a mark changes that one character. */
export function checkList(syntax: CheckListSyntax = {}): Codec<CheckList> {
  return {
    parse(text) {
      const lines = linesOf(text);
      refuseTemplate(lines, syntax);
      refuseConflicts(lines);
      return { tasks: tasksIn(text, syntax) };
    },
    print(text, { tasks }) {
      const found = scan(text, syntax);
      if (found.length !== tasks.length)
        throw new EditError(`the text has ${found.length} tasks, the list ${tasks.length}`);
      const edits = found.flatMap(({ task, at }, i) => {
        const mark = tasks[i]?.mark ?? task.mark;
        return mark === task.mark ? [] : [{ start: at, end: at + 1, text: mark }];
      });
      const printed = splice(text, edits);
      const again = tasksIn(printed, syntax);
      if (again.length !== tasks.length || again.some((task, i) => task.mark !== tasks[i]?.mark))
        throw new EditError('a mark cannot be written in place: the list would say something else');
      return printed;
    },
  };
}

/** @throws StateError `state-filled` where the list is a template that was not filled in */
function refuseTemplate(lines: readonly Line[], { template }: CheckListSyntax): void {
  const gap = template && lines.find(({ text }) => template.test(text));
  if (!gap) return;
  const message =
    'found a task list with the gaps of its template. It is no workflow before they are filled.';
  throw new StateError('state-filled', message, gap.number);
}

/**
 * The list with another mark in one box, and in those of the tasks that it closes.
 * @throws EditError where no task has this id
 */
export function markTask(list: CheckList, id: string, mark: string, syntax: CheckListSyntax = {}): CheckList {
  if (!list.tasks.some((task) => task.id === id)) throw new EditError(`no task ${id} is in the list`);
  const status = (syntax.marks ?? MARKS)[mark] ?? 'unknown';
  const tasks = list.tasks.map((task) => (task.id === id ? { ...task, mark, status } : task));
  if (status !== 'done' || !syntax.closesWithParts) return { tasks };
  const before = new Set(list.tasks.flatMap((task) => (task.status === 'done' ? [task.id] : [])));
  const closed = withParts(tasks).map((task) =>
    task.status === 'done' && !before.has(task.id) ? { ...task, mark } : task,
  );
  return { tasks: closed };
}

/** The tasks as parts of each other, as far as the tool's ids and boxes say so. */
function related(tasks: readonly CheckListTask[], syntax: CheckListSyntax): readonly CheckListTask[] {
  const placed = syntax.dotted ? byDots(tasks) : tasks;
  return syntax.closesWithParts ? withParts(placed) : placed;
}

function byDots(tasks: readonly CheckListTask[]): readonly CheckListTask[] {
  const ids = new Set(tasks.map(({ id }) => id));
  // What a heading stands for depends on all that is below it.
  const meant = (id: string): readonly string[] => {
    const parts = ids.has(id) ? [] : tasks.filter((task) => task.id.startsWith(`${id}.`));
    return parts.length === 0 ? [id] : parts.map((task) => task.id);
  };
  return tasks.map((task) => {
    const parent = wholeOf(task.id, ids) ?? task.parent;
    return { ...task, parent, dependsOn: task.dependsOn.flatMap(meant) };
  });
}

/** The nearest that a dotted id is a part of: of `2.1.3` `2.1`, else `2`. */
function wholeOf(id: string, ids: ReadonlySet<string>): string | null {
  for (let end = id.lastIndexOf('.'); end > 0; end = id.lastIndexOf('.', end - 1)) {
    const whole = id.slice(0, end);
    if (ids.has(whole)) return whole;
  }
  return null;
}

/** The deepest first, so that parts are judged before what they are parts of. */
function withParts(tasks: readonly CheckListTask[]): readonly CheckListTask[] {
  const deep = ({ id, depth }: CheckListTask) => depth + id.split('.').length;
  const parts = new Map<string, CheckListTask[]>();
  const judged = new Map<string, CheckListTask>();
  for (const task of tasks.toReversed().sort((one, other) => deep(other) - deep(one))) {
    const own = parts.get(task.id) ?? [];
    const must = own.filter(({ optional }) => !optional);
    const over = must.length > 0 && must.every(({ status }) => status === 'done' || status === 'dropped');
    const closes = over && (task.status === 'open' || task.status === 'active');
    const one: CheckListTask = {
      ...task,
      status: closes ? 'done' : task.status,
      optional: task.optional || (own.length > 0 && must.length === 0),
    };
    judged.set(task.id, one);
    if (task.parent !== null) parts.set(task.parent, [...(parts.get(task.parent) ?? []), one]);
  }
  return tasks.map((task) => judged.get(task.id) ?? task);
}

function scan(text: string, syntax: CheckListSyntax): readonly Read[] {
  const lines = linesOf(text);
  const kinds = syntax.everywhere ? null : kindsOf(lines);
  const own = lines.filter((_, i) => kinds === null || kinds[i] === 'text');
  const found: Read[] = [];
  const open: { readonly columns: number; readonly id: string }[] = [];
  const ids = new Map<string, number>();
  const outline = outlineBy(syntax);
  const sections = sectionsBy(syntax);
  const one = { ...syntax, idNeeded: needsId(own, syntax) };
  const saysMore = syntax.dependsOn ?? syntax.blocked ?? syntax.why;
  for (const [i, line] of own.entries()) {
    const [, signs, heading] = (line.text.includes('#') && HEADING.exec(line.text)) || [];
    if (signs !== undefined && heading !== undefined) {
      open.length = 0;
      sections.heading(heading, signs.length);
      outline.heading(heading);
    }
    const box = found.length < MOST && sections.count() ? boxAt(line, one) : null;
    if (!box) continue;
    // A blank more or less is no level: below a bullet is what stands two columns in.
    let { columns } = box;
    for (let above = open.at(-1); above && columns < above.columns + 2; above = open.at(-1)) {
      columns = Math.min(columns, above.columns);
      open.pop();
    }
    const placed = outline.next(open.at(-1)?.id ?? null) ?? String(found.length + 1);
    const id = unique(box.id ?? placed, ids);
    const below = saysMore ? [line.text, ...ownLines(own, i)] : [];
    const names = dependenciesIn(below, syntax);
    const blocked = box.status !== 'done' && below.some((words) => syntax.blocked?.test(words) === true);
    found.push({
      at: box.at,
      task: {
        id,
        title: box.title,
        status: blocked ? 'blocked' : box.status,
        parent: open.at(-1)?.id ?? null,
        dependsOn: names,
        optional: box.optional,
        line: line.number,
        mark: box.mark,
        section: sections.name(),
        depth: open.length,
        ...whyIn(below, blocked || box.status === 'blocked', syntax),
      },
    });
    open.push({ columns, id });
  }
  return found;
}

function needsId(lines: readonly Line[], { idNeeded, ...syntax }: CheckListSyntax): boolean {
  if (idNeeded !== 'where-any') return idNeeded === true;
  const free = { ...syntax, idNeeded: false };
  return lines.some((line) => (boxAt(line, free)?.id ?? null) !== null);
}

/** How one line is read. */
type BoxSyntax = Omit<CheckListSyntax, 'idNeeded'> & { readonly idNeeded: boolean };

interface Box {
  readonly columns: number;
  readonly mark: string;
  readonly status: ItemStatus;
  readonly id: string | null;
  readonly title: string;
  readonly optional: boolean;
  readonly at: number;
}

/** A letter or digit that is no mark makes no box: `- [P] tasks = different files` is a legend. */
function boxAt(line: Line, { id, idNeeded, marks = MARKS, tight, optional, gap }: BoxSyntax): Box | null {
  const found = (tight ? TIGHT : BOX).exec(line.text);
  if (!found) return null;
  const [, indent = '', mark = '', rest = ''] = found;
  const status = marks[mark] ?? (mark.trim() === '' ? marks[' '] : undefined);
  if (status === undefined && /[\p{L}\p{N}]/u.test(mark)) return null;
  const words = rest.trim();
  const starred = optional?.exec(words) ?? null;
  const label = without(words, starred) || words;
  const named = id?.exec(label) ?? null;
  const written = named?.[1];
  if (written === undefined && idNeeded) return null;
  const plain = written !== undefined && isPlainId(written) ? written : null;
  const title = without(label, named) || label;
  if (gap?.test(title)) return null;
  return {
    columns: columnsOf(indent),
    mark,
    status: status ?? 'unknown',
    id: plain,
    title,
    optional: starred !== null,
    at: line.start + line.text.indexOf('[') + 1,
  };
}

/** Some words without what was found among them, wherever that stands. */
function without(words: string, found: RegExpExecArray | null): string {
  if (found === null || found[0] === '') return words;
  const before = words.slice(0, found.index);
  const after = words.slice(found.index + found[0].length);
  return (before + (/(?:^|\s)$/.test(before) ? after.trimStart() : after)).trim();
}

/** Columns of the blanks before a line; a tab reaches to the next multiple of four. */
export function columnsOf(indent: string): number {
  let columns = 0;
  for (const char of indent) columns = char === '\t' ? columns - (columns % 4) + 4 : columns + 1;
  return columns;
}

/** What a task that is blocked says of that. */
function whyIn(
  below: readonly string[],
  blocked: boolean,
  { why }: CheckListSyntax,
): Pick<CheckListTask, 'why'> {
  if (!blocked || !why) return {};
  const said = below.map((text) => why.exec(text)?.[1]?.trim() ?? '').find((words) => words !== '');
  return said === undefined ? {} : { why: said };
}

/** An id that comes a second time gets its number: `1.1` and `1.1#2`. */
function unique(id: string, seen: Map<string, number>): string {
  const count = (seen.get(id) ?? 0) + 1;
  seen.set(id, count);
  return count === 1 ? id : `${id}#${count}`;
}

/** Lines that belong to the task on one: what follows up to the next box or heading. */
function ownLines(lines: readonly Line[], at: number): readonly string[] {
  const below: string[] = [];
  for (let i = at + 1; i < lines.length && below.length < LONGEST; i++) {
    const text = lines[i]?.text ?? '';
    if (HEADING.test(text) || TIGHT.test(text)) break;
    below.push(text);
  }
  return below;
}

/** Lines below a task that are looked at. */
const LONGEST = 60;

/** An id as a sentence may name it: `task 1.2`. */
const NAMED = /^(?:tasks?[ \t]+)?([\p{L}\p{N}_.:-]*)/iu;

function dependenciesIn(below: readonly string[], { dependsOn }: CheckListSyntax): readonly string[] {
  if (!dependsOn) return [];
  const names = below.flatMap((text) => dependsOn.exec(text)?.[1]?.split(',') ?? []);
  // "1.2 (the schema)" names 1.2, and "none" names nothing.
  const ids = names.map((name) => NAMED.exec(name.trim())?.[1]?.replace(/\.$/, '') ?? '');
  return [...new Set(ids.filter((id) => !isNothing(id)))];
}
