// Items of a board with a file each: what both say of one, which of the two counts, what follows from that.
import type { FileChange } from '../../model/change.ts';
import { folderOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { Contradiction, Outvoted, Word } from '../../model/workflow.ts';
import { counted } from '../../text/plural.ts';
import type { FieldEdit } from '../fields.ts';
import { contradiction } from '../workflow-state.ts';
import {
  type BoardItem,
  type BoardLine,
  isBelow,
  keysOf,
  rankOf,
  type Standing,
  standingAt,
  standingBy,
} from './board.ts';
import { fileLines, type ItemFile, openBoxesIn, saysOtherwise, statusWritten } from './item-files.ts';
import { type StatusLine, takesDoneBack } from './status-line.ts';

/** An item with what its file says. */
export interface FiledItem extends BoardLine, BoardItem, ItemFile {
  /** The board's word; `null` for one that means nothing. */
  readonly tracked: Standing | null;
  /** What its file says; `null` where that says nothing. */
  readonly own: Standing | null;
  /** Whether board and file say what cannot both be; `standing` is what counts. */
  readonly differs: boolean;
}

/**
 * A line of a board with the file of its item. `means`: what the status in that file means; where the file
 * holds nothing else, it takes the item no further than the board does.
 */
export function filedItem<Line extends BoardLine>(
  line: Line,
  tracked: Standing | null,
  file: ItemFile,
  means: (said: StatusLine) => Standing | null,
): Line & FiledItem {
  const said = file.said === null ? null : means(file.said);
  const meant = file.isBare && rankOf(said) > rankOf(tracked) ? null : said;
  const standing = standingBy(tracked, meant);
  return { ...line, ...file, tracked, own: meant, standing, differs: standing !== tracked };
}

/** Files of items that are there. */
export const filesOf = (items: readonly FiledItem[]): readonly string[] =>
  items.flatMap(({ file, isThere }) => (isThere ? [file] : []));

/** Paths that are told at most. */
const MOST_PATHS = 200;

/**
 * What changes as a board goes on: its folder where that holds nothing else (`own`), else the board alone;
 * and the files of its items that lie elsewhere.
 */
export function boardPaths(board: string, items: readonly FiledItem[], own: RegExp): readonly string[] {
  const folder = folderOf(board);
  const isOwn = own.test(folder);
  const files = filesOf(items).filter((file) => !isOwn || folderOf(file) !== folder);
  return [isOwn ? folder : board, ...files].slice(0, MOST_PATHS);
}

/** What a tool calls the items of its board, one and several, their groups, and the board itself. */
export interface BoardNouns {
  readonly item: string;
  readonly items: string;
  readonly group: string;
  readonly board: string;
}

/** Items that are named one by one. */
const MOST = 20;

/** Items of which the board says otherwise than their own file. */
export function outvotedOn(
  items: readonly FiledItem[],
  path: string,
  { item, board }: BoardNouns,
): readonly Outvoted[] {
  const apart = items.filter(({ differs }) => differs).slice(0, MOST);
  const counts = `The ${item}'s file counts; set the ${board} to it.`;
  return apart.map((one) => {
    const listed = { key: one.key, found: one.field?.text ?? '', where: `the ${board}` };
    return { message: saysOtherwise(one, listed, counts), path, line: one.line };
  });
}

/** Items that the board calls done and whose own file says in other words that they are not. */
export function doubtsOn(items: readonly FiledItem[], expected: readonly string[]): readonly Word[] {
  return items.flatMap(({ key, line, file, tracked, own, said, isBare }) => {
    if (tracked !== 'done' || own !== null || said === null || isBare) return [];
    if (!takesDoneBack(said.found, expected)) return [];
    const field = `${key} (${file}, line ${said.line})`;
    return [{ field, found: said.found, known: false, expected, line }];
  });
}

/** Items whose own file has two statuses: which of the two is meant is never guessed. */
export function statedTwice(items: readonly FiledItem[]): readonly Contradiction[] {
  return items.flatMap(({ key, line, file, said }) => {
    if (said?.again === undefined) return [];
    const lines = `on line ${said.line} and on line ${said.again}`;
    const found = `${JSON.stringify(key)}: found its status in ${file} ${lines}`;
    return [contradiction(`${found}, expected it once. Take the wrong one out.`, line, { path: file })];
  });
}

/** Lines for an agent: the file of the next item, and how many are done. */
export function boardLines(
  items: readonly FiledItem[],
  next: FiledItem | null,
  { item, items: several }: BoardNouns,
): readonly string[] {
  return [
    ...(next === null ? [] : fileLines(`${item} file`, next)),
    `${several} done: ${standingAt(items, 'done').length} of ${items.length}`,
  ];
}

/** Items under way beside the next one, and boxes that finished ones kept open; both decide nothing. */
export function boardNotes(
  items: readonly FiledItem[],
  next: BoardItem | null,
  nouns: BoardNouns,
): readonly string[] {
  const also = standingAt(items, 'active', 'review').filter(({ key }) => key !== next?.key);
  const open = standingAt(items, 'done').filter((one) => openBoxesIn([one]) > 0);
  const kept = counted(open.length, `finished ${nouns.item}`, `finished ${nouns.items}`);
  const boxes = counted(openBoxesIn(open), 'open box', 'open boxes');
  return [
    ...(also.length === 0 ? [] : [`Also in progress or in review: ${keysOf(also)}.`]),
    ...(open.length === 0 ? [] : [`${kept} kept ${boxes} (${keysOf(open)}).`]),
  ];
}

/** A note where every box of the item that is being done is ticked; `todo`: what is left then. */
export function tickedNotes(
  { standing, boxes }: FiledItem,
  { item }: BoardNouns,
  todo: string,
): readonly string[] {
  const isTicked = boxes !== null && boxes.of > 0 && boxes.next === null;
  return standing === 'active' && isTicked
    ? [`Every box of the ${item} in progress is ticked: ${todo}.`]
    : [];
}

/** The board's word of an item raised to where it stands now; nothing is ever set back. */
export function raisedTo(
  { path, tracked }: FiledItem,
  target: Standing,
  words: Readonly<Partial<Record<Standing, string>>>,
): FieldEdit {
  const word = words[target];
  return isBelow(tracked, target) && word !== undefined ? [[path, word]] : [];
}

/** The same of the status in its file. */
export function fileRaisedTo(
  item: FiledItem,
  target: Standing,
  words: Readonly<Partial<Record<Standing, string>>>,
  snapshot: Snapshot,
): readonly FileChange[] {
  const word = words[target];
  return isBelow(item.own, target) && word !== undefined ? statusWritten(item, word, snapshot) : [];
}

/** A note where the board has an item further than that already. */
export const aheadNotes = (
  { tracked }: FiledItem,
  target: Standing,
  { item, board }: BoardNouns,
): readonly string[] =>
  rankOf(tracked) > rankOf(target)
    ? [`The ${board} has this ${item} further than its file; it stays so, since no status is ever lowered.`]
    : [];
