// Boxes that are none of a list's tasks: mistyped ones that no tool counts, and those that it leaves out.
import { type Line, linesOf } from '../../text/lines.ts';
import { kindsOf } from '../../text/markdown/blocks.ts';
import { counted, lineNumbers } from '../../text/plural.ts';
import {
  BOX,
  type CheckListSyntax,
  type CheckListTask,
  columnsOf,
  type StrayBox,
  TIGHT,
  tasksIn,
} from '../check-list.ts';
import type { Item } from '../items.ts';
import { BULLETS, EMPTY_BOXES, WIDE_CLOSE, WIDE_OPEN } from './box-signs.ts';
import { type HalfBox, halfBox } from './half-boxes.ts';
import { HEADING, sectionsBy } from './sections.ts';

/** What does not begin so is looked at no further: most lines of a document are prose. */
const MAY_BE = new RegExp(
  String.raw`^[ \t\u00A0]*(?:(?:[${BULLETS}]|\d+[.)])[ \t\u00A0]*)?` +
    String.raw`(?:\\?[[\]${WIDE_OPEN}]|[({][ \t\u00A0]|[☐-✅${EMPTY_BOXES}])`,
);
/** A bullet, what word processors and phones make of one, or a number; the blank may be one that stays. */
const BULLET = String.raw`^[ \t\u00A0]*([${BULLETS}]|\d{1,9}[.)])[ \t\u00A0]*`;
/**
 * A box after a bullet, whatever is wrong with it: `- []`, `-[ ]x`, `- [ x ]`, `– [ ]`, `- \[ ]`;
 * no link.
 */
const AFTER_BULLET = new RegExp(
  String.raw`${BULLET}\\?\[([^\]]{0,8})\](\*(?!\*))?([ \t\u00A0]+\S.*|[^\s([:].*)$`,
);
/** The same with round brackets: both, or one of them; blanks alone, as `(x)` counts in Roman numbers. */
const ROUND = new RegExp(String.raw`${BULLET}[[(]([ \t\u00A0]{1,8})[\])](\*(?!\*))?([ \t\u00A0]*[^\s[:].*)$`);
/** With curly ones, and the wide ones of Chinese and Japanese keyboards: often enough no box. */
const ODD = new RegExp(
  String.raw`${BULLET}(?:[[({](?=[ \t\u00A0])|[${WIDE_OPEN}])([ \t\u00A0\u3000]{0,8})[\])}${WIDE_CLOSE}]` +
    String.raw`(\*(?!\*))?([ \t\u00A0\u3000]*[^\s[:].*)$`,
);
/** A box without a bullet. */
const BARE = /^[ \t\u00A0]*()\\?\[([^\]]{1,8})\](\*(?!\*))?([ \t\u00A0]+\S.*)$/;
/** What stands between the brackets of a box: blanks, a cross, or nothing; a backslash before the last. */
const MARK = /^[ \t\u00A0\u3000]*[xX]?[ \t\u00A0\u3000]*\\?$/;
/** Boxes of one character: empty, ticked or crossed. */
const BALLOTS = `☐☑☒✅${EMPTY_BOXES}`;
/** A box of one character, after a bullet or without: empty or ticked. */
const BALLOT = new RegExp(String.raw`^[ \t\u00A0]*([${BULLETS}][ \t\u00A0]*)?([${BALLOTS}])\uFE0F?()(.*\S)$`);
/** Of all these what is not ticked. */
const UNTICKED = new RegExp(String.raw`^[\s\\${EMPTY_BOXES}]*$`);

/** How words begin that say what is to be done; `[ ] = open` explains a sign, `- ( ) => x` is code. */
const WORDS = /^[\p{L}\p{N}*_`"'“‘([@#~]/u;
/** A link's address, and a second box in the line, as where signs are explained. */
const NO_TASK = new RegExp(String.raw`^\([^()\s./#:]{0,200}[./#:][^()]{0,500}\)|\[[ xX]?\]|[${BALLOTS}]`);

/**
 * Lines that look like a task and that no tool counts: `- [] docs`, `– [ ] docs`, `[ ] docs`. None in code or
 * comments, whatever the tool counts there.
 * @param known the tasks of the text, where they are known already
 */
export function strayBoxes(
  text: string,
  syntax: CheckListSyntax = {},
  known?: readonly CheckListTask[],
): readonly StrayBox[] {
  const lines = linesOf(text);
  const kinds = kindsOf(lines);
  // What a fence that is never closed swallows is no example of a box.
  const swallows = kinds.at(-1) === 'code' && syntax.everywhere !== true;
  const shown = swallows ? kindsOf(lines, 'hides-nothing') : kinds;
  const sections = sectionsBy(syntax);
  const found: { readonly line: Line; readonly box: LooseBox }[] = [];
  const halves: Half[] = [];
  for (const [i, line] of lines.entries()) {
    if (shown[i] !== 'text') continue;
    const [, signs, heading] = (line.text.includes('#') && HEADING.exec(line.text)) || [];
    if (signs !== undefined && heading !== undefined) sections.heading(heading, signs.length);
    const read = kinds[i] === 'text' ? strayBox : anyBox;
    if (!MAY_BE.test(line.text) || !sections.count()) continue;
    const box = read(line.text, syntax);
    const half = box || kinds[i] !== 'text' ? null : halfBox(line.text);
    if (box) found.push({ line, box });
    else if (half && !isBox(line.text, syntax)) halves.push({ line, half, section: sections.name() });
  }
  const isAsked = syntax.id !== undefined || found.length + halves.length > 0;
  const tasks = known ?? (isAsked ? tasksIn(text, syntax) : []);
  const isTask = found.length + halves.length > 0 ? isTaskOf(text, tasks, syntax) : () => false;
  found.push(...halvesOf(halves, lines, tasks, syntax, isTask));
  const seen = new Set(found.map(({ line }) => line.number));
  const bare = boxless(lines, shown, tasks, syntax).filter(({ line }) => !seen.has(line));
  if (found.length === 0) return bare;
  const wholes = wholesOf(seen, tasks, lines);
  const boxes = found.flatMap(({ line, box }) => {
    const isOpenTask = box.isOpenTask ?? (UNTICKED.test(box.mark) && isTask(box));
    if ((box.isWellMade || box.isDoubtful === true) && !isOpenTask) return [];
    const isSwallowed = kinds[line.number - 1] === 'code' ? { isSwallowed: true as const } : {};
    const partOf = wholes.get(line.number) ?? null;
    return [{ line: line.number, text: line.text, isOpenTask, partOf, ...isSwallowed }];
  });
  return [...boxes, ...bare].toSorted((one, other) => one.line - other.line);
}

/** A line that begins with a part of a box, and the heading that it stands below. */
interface Half {
  readonly line: Line;
  readonly half: HalfBox;
  readonly section: string | null;
}

/**
 * Those of which a part of the box is left: by an id that no task of the list has; without one, as deep as a
 * task of their section, by words that begin as those of the list do.
 */
function halvesOf(
  halves: readonly Half[],
  lines: readonly Line[],
  tasks: readonly CheckListTask[],
  { id, idNeeded, optional }: CheckListSyntax,
  isTask: (box: LooseBox) => boolean,
): readonly { readonly line: Line; readonly box: LooseBox }[] {
  if (tasks.length === 0 || halves.length === 0) return [];
  const place = (section: string | null, text: string) => `${columnsIn(text)} ${section}`;
  const places = new Set(
    tasks.map(({ section, line }) => place(section, lines[(line ?? 0) - 1]?.text ?? '')),
  );
  const ids = tasks.map((task) => task.id);
  const known = new Set(ids);
  return halves.flatMap(({ line, half, section }) => {
    const { bullet } = half;
    const boxed = half.labels.map((label) => ({ bullet, mark: '', star: '', label, isWellMade: false }));
    const named = boxed.find(({ label }) => id?.test(`${label} `) === true);
    const [box] = named ? [named] : boxed;
    if (!box || isStruck(box.label, 0)) return [];
    const [all = '', number = all] = (named && id?.exec(`${box.label} `)) ?? [];
    if (number.trim() !== '') {
      if (known.has(number) || isStruck(box.label, all.length)) return [];
      if (half.isDoubtful && !TELLING.test(number)) return [];
      const isLeftOut = optional?.test(box.label) === true;
      return isLeftOut ? [] : [{ line, box: { ...box, isOpenTask: !isDetail(number, ids) } }];
    }
    const isBeside = !half.isDoubtful && idNeeded !== true && places.has(place(section, line.text));
    return isBeside && isTask(box) ? [{ line, box: { ...box, isOpenTask: true } }] : [];
  });
}

const ITEM = /^[ \t]*[-*+][ \t]+(?=\S)/;
/** A box in signs that none has: `< > T003`, `| | T003`. */
const OTHER_SIGNS = /^(?:<[ \t\u00A0]{1,8}>|\|[ \t\u00A0]{1,8}\|)[ \t\u00A0]{1,8}/;
/** A list of contents names tasks as well. */
const LINK = /^\[[^\]]{1,200}\]\(/;
/** Numbers alone begin sentences as well; an id that tells has a letter, or a point between two numbers. */
const TELLING = /[A-Za-z]|\d\.\d/;

/** A person struck it out: `~~T002 dropped~~`, `T002 ~~dropped~~`. */
const STRUCK = /^[*_`]{0,3}(?:~{1,2}(?=[^\s~])|<(?:del|s|strike)>)/i;
const ALL_STRUCK = /^(~{1,2})[^~]+\1[\s.]*$/;

const partsIn = (id: string): number => id.split('.').length;

const isStruck = (label: string, words: number): boolean =>
  STRUCK.test(label) || ALL_STRUCK.test(label.slice(words));

/** Whether an id is that of a detail: below a task (`1.1.1` of 1.1) in a list that has no task as deep. */
function isDetail(named: string, known: readonly string[]): boolean {
  return (
    /^\d+(?:\.\d+)+$/.test(named) &&
    known.some((id) => named.startsWith(`${id}.`)) &&
    known.every((id) => partsIn(id) < partsIn(named))
  );
}

/**
 * Tasks that lost their box: `- T002 words` between boxes, as deep as the task above it, by an id that no
 * task of the list has. What is struck out is passed over; a detail of a task is no task.
 */
function boxless(
  lines: readonly Line[],
  shown: readonly unknown[],
  tasks: readonly CheckListTask[],
  { id }: CheckListSyntax,
): readonly StrayBox[] {
  if (!id || tasks.length === 0) return [];
  const byLine = new Map(tasks.map((task) => [task.line, task]));
  const ids = tasks.map((task) => task.id);
  const known = new Set(ids);
  const found: StrayBox[] = [];
  let above: { readonly columns: number; readonly task: CheckListTask } | null = null;
  for (const [i, { text, number }] of lines.entries()) {
    if (shown[i] !== 'text') continue;
    if (text.includes('#') && HEADING.test(text)) above = null;
    const task = byLine.get(number);
    if (task) above = { columns: columnsIn(text), task };
    const item = task || above === null ? null : ITEM.exec(text);
    if (!item || above === null || columnsIn(text) !== above.columns) continue;
    if (LINK.test(text.slice(item[0].length))) continue;
    const label = text.slice(item[0].length).replace(OTHER_SIGNS, '');
    const [all = '', named = all] = id.exec(label) ?? [];
    if (!TELLING.test(named) || known.has(named) || isStruck(label, all.length)) continue;
    found.push({ line: number, text, isOpenTask: !isDetail(named, ids), partOf: above.task.parent });
  }
  return found;
}

const columnsIn = (text: string) => columnsOf(/^[ \t\u00A0]*/.exec(text)?.[0] ?? '');

/** The tasks that lines stand below, further in: by the number of the line. */
function wholesOf(
  wanted: ReadonlySet<number>,
  tasks: readonly CheckListTask[],
  lines: readonly Line[],
): ReadonlyMap<number, string> {
  const byLine = new Map(tasks.map(({ line, id }) => [line, id]));
  const wholes = new Map<number, string>();
  /** Each further in than the one before it: only such a task can have later lines below it. */
  const above: { readonly columns: number; readonly id: string }[] = [];
  for (const { text, number } of lines) {
    const id = byLine.get(number);
    if (id === undefined && !wanted.has(number)) continue;
    const columns = columnsIn(text);
    const whole = wanted.has(number) ? above.findLast((one) => one.columns < columns) : undefined;
    if (whole) wholes.set(number, whole.id);
    if (id === undefined) continue;
    while ((above.at(-1)?.columns ?? -1) >= columns) above.pop();
    above.push({ columns, id });
  }
  return wholes;
}

interface LooseBox {
  readonly bullet: string;
  readonly mark: string;
  /** Kiro's, for what may be left out. */
  readonly star: string;
  readonly label: string;
  /** As the tool's own are: it is a task unless its id is mistyped. */
  readonly isWellMade: boolean;
  /** Where it is no open task, it is no box. */
  readonly isDoubtful?: true;
  /** Absent: its words tell. */
  readonly isOpenTask?: boolean;
}

/** Whether the line has a box as the tool writes it. */
const isBox = (text: string, { tight }: CheckListSyntax): boolean => (tight ? TIGHT : BOX).test(text);

/** `null`: the line is no box, or one that the tool counts. */
function strayBox(text: string, syntax: CheckListSyntax): LooseBox | null {
  const { id, idNeeded } = syntax;
  const isWellMade = isBox(text, syntax);
  if (isWellMade && !idNeeded) return null;
  const box = anyBox(text);
  return box && isWellMade && id?.test(box.label) ? null : box && { ...box, isWellMade };
}

/** A line that is a box in any spelling. */
function anyBox(text: string): LooseBox | null {
  const ballot = BALLOT.exec(text);
  const plain = ballot ?? AFTER_BULLET.exec(text) ?? ROUND.exec(text) ?? BARE.exec(text);
  const found = plain ?? ODD.exec(text);
  const [, bullet = '', mark = '', star = '', rest = ''] = found ?? [];
  const label = rest.trim();
  if (!found || !(ballot || MARK.test(mark))) return null;
  // `[]string` is code.
  const isCode = mark === '' && /^[\p{L}_]/u.test(rest);
  if (isCode || !WORDS.test(label) || NO_TASK.test(label)) return null;
  return { bullet, mark, star, label, isWellMade: false, ...(plain ? {} : { isDoubtful: true as const }) };
}

const NUMBER = /^\d{1,9}$/;

/** What makes words bold, or code, at their beginning. */
const MARKUP = /^[*_`]{1,3}/;

/** `**Task 2) Reader**` as it may have been meant; a number may stand before the box, too: `2. [] Reader`. */
function spellingsOf(bullet: string, label: string): readonly string[] {
  const plain = label.replace(MARKUP, '').replace(/^(?:task|step)[ \t]+/i, '');
  const dotted = plain.replace(/^(\d+(?:\.\d+)*)[):](?=[ \t])/, '$1.');
  return [label, plain, dotted, `${bullet} ${label}`];
}

/** What may stand before the words of a task: `[P]`, `(US1)`, a picture. */
const BEFORE = /^(?:[[(][^\])]{0,12}[\])]|\p{Extended_Pictographic}|[\uFE0F\s])+/u;

/** How the words of a task begin, bold or not: with a capital, a small letter, a digit, or otherwise. */
function beginningOf(title: string): string {
  const words = title.replace(BEFORE, '').replace(MARKUP, '');
  const kinds = [/^\p{Lu}/u, /^\p{Ll}/u, /^\p{N}/u];
  return String(kinds.findIndex((kind) => kind.test(words)));
}

/**
 * Whether a label is that of a task that must be done: where the tool's tasks have ids, one with an id, and
 * one that begins as any task of the list does.
 */
function isTaskOf(
  text: string,
  tasks: readonly CheckListTask[],
  syntax: CheckListSyntax,
): (box: LooseBox) => boolean {
  const { id, idNeeded, optional, gap } = syntax;
  const isNeeded =
    idNeeded === true ||
    (idNeeded === 'where-any' && tasksIn(text, { ...syntax, idNeeded: true }).length > 0);
  const beginnings = new Set(tasks.map(({ title }) => beginningOf(title)));
  const isMarked = !isNeeded && tasks.length > 0 && tasks.every(({ title }) => MARKUP.test(title));
  return ({ bullet, star, label }) => {
    // A task that has nothing but its number was cut off before its words, or before the point after it.
    const isCut = id?.test(`${label} `) === true || (NUMBER.test(label) && id?.test(`${label}. `) === true);
    if (isCut && !id?.test(label)) return star === '';
    const named = spellingsOf(bullet, label).find((words) => id?.test(words) === true);
    const title = named === undefined ? label : named.slice(id?.exec(named)?.[0].length ?? 0).trim();
    if (title === '') return star === '' && (!isNeeded || named !== undefined);
    return (
      star === '' &&
      (!isNeeded || named !== undefined) &&
      (beginnings.size === 0 || beginnings.has(beginningOf(title))) &&
      (!isMarked || MARKUP.test(label)) &&
      optional?.test(label) !== true &&
      gap?.test(label) !== true
    );
  };
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
