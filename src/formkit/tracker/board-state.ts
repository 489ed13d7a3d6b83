// A board as a workflow: each item goes through the same steps, and the one that is next says how far it is.
import type { StateLocation } from '../../model/state-location.ts';
import type { Artifact, Current, SavedField, Word, WorkflowState } from '../../model/workflow.ts';
import { isPlainId } from '../items.ts';
import { savedField } from '../saving/fields.ts';
import type { StageTable } from '../stages.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { currentStep, workflowState } from '../workflow-state.ts';
import {
  type BoardItem,
  type BoardLine,
  type BoardStages,
  boardSteps,
  type NextOnBoard,
  standingAt,
} from './board.ts';
import { type BoardNouns, doubtsOn, type FiledItem, outvotedOn, statedTwice } from './filed-items.ts';

/** What a tool makes of its boards. */
export interface BoardTool<Id extends string = string> {
  readonly nouns: BoardNouns;
  readonly stages: BoardStages<Id>;
  /** The stages, and others of the tool. */
  readonly table: StageTable;
  /** How the review of an item is begun; `null`: its key may not stand in a sentence. */
  readonly reviewOf: (item: string | null) => string;
}

/** A board of items with a file each. */
export interface FiledBoard<One extends FiledItem, Id extends string = string> extends BoardTool<Id> {
  readonly items: readonly One[];
  /** Every line of the board, with the words that it may hold. */
  readonly lines: readonly (readonly [readonly BoardLine[], Vocabulary<unknown>])[];
  readonly next: NextOnBoard<One, Id> | null;
  /** Where no item may be taken: what is there still to do; `null`: nothing. */
  readonly end: () => Current | null;
  /** What the preparation of an item left. */
  readonly left: (item: One) => readonly Artifact[];
}

/** What each line says, as the hub judges it. */
const wordsOn = (lines: readonly BoardLine[], words: Vocabulary<unknown>): readonly Word[] =>
  lines.map(({ key, field, line }) => words.word(key, field?.text ?? null, line));

/** The state of it; `found`: what else is known. */
export function boardState<One extends FiledItem, Id extends string>(
  site: StateLocation,
  board: FiledBoard<One, Id>,
  found: Partial<WorkflowState>,
): WorkflowState {
  const { items, nouns, stages, table, next } = board;
  const own = board.lines.find(([lines]) => lines === items)?.[1].expected ?? [];
  const words = [...board.lines.flatMap(([lines, known]) => wordsOn(lines, known)), ...doubtsOn(items, own)];
  const contradictions = statedTwice(items);
  const isKnown = words.every(({ known }) => known);
  const current = next === null ? board.end() : currentOn(next, board);
  const over = current === null && isKnown && contradictions.length === 0;
  const done = standingAt(items, 'done').length;
  const counts = items.filter(({ standing }) => standing !== 'dropped').length;
  return workflowState(site, {
    status: isKnown ? (over ? 'completed' : 'active') : 'unknown',
    statusText: `${done} of ${counts} ${nouns.items} done`,
    ended: over ? 'completed' : null,
    words,
    contradictions,
    steps: boardSteps(items, stages, board.left),
    ...table.tables,
    current,
    outvoted: outvotedOn(items, site.path, nouns),
    ...found,
  });
}

/**
 * The next item as the step that is at hand: its review follows the work on it; its preparation was begun
 * where its file is there, and the work where the board says so.
 */
function currentOn<Id extends string>(
  { item: { key, line, standing, isThere, isBare }, step }: NextOnBoard<FiledItem, Id>,
  { stages: [prepare, work, review], table, reviewOf }: BoardTool<Id>,
): Current {
  const item = isPlainId(key) ? key : null;
  const stage = table.by(step);
  const how = stage?.how ?? '';
  if (step === review)
    return currentStep(work, { item, line, finished: true, how, next: review, nextHow: reviewOf(item) });
  const begun = step === prepare ? isThere && !isBare : standing === 'active';
  return currentStep(step, {
    item,
    line,
    begun,
    output: begun && step === prepare ? 'partial' : 'unprovable',
    manner: 'continue',
    how: begun ? how : (stage?.begin ?? how),
    next: table.after(step)?.id ?? null,
  });
}

/** Where items are blocked or put off and none may be taken: a person must look. `null`: none is held. */
export function heldOn(items: readonly BoardItem[], work: string, { item }: BoardNouns): Current | null {
  const held = standingAt(items, 'blocked');
  const [first] = held;
  if (first === undefined) return null;
  const names = held
    .map(({ key }) => key)
    .filter(isPlainId)
    .slice(0, 5)
    .join(', ');
  const how = `No ${item} may be taken; blocked or deferred: ${names}. A person must look.`;
  return currentStep(work, { unclear: true, line: first.line, how });
}

/**
 * What is written once a step of an item is done: its word on the board (`map`), the status in its file, and
 * while it is worked on (`ticks`) its next open box.
 */
export function itemSaving(
  { key, line, file, isThere, said, boxes }: FiledItem,
  map: string,
  write: string,
  allowed: readonly string[],
  ticks: boolean,
): readonly SavedField[] {
  const box = isThere && ticks ? (boxes?.next ?? null) : null;
  return [
    savedField(map, write, line, { of: key, allowed }),
    ...(isThere && said ? [savedField('Status', write, said.line, { path: file, allowed })] : []),
    ...(box === null
      ? []
      : [
          savedField('the box of the next task', 'turn it into [x] once the task is done', box, {
            path: file,
          }),
        ]),
  ];
}
