// Boards: items that go from a backlog through work and review to done, and which of them comes next.
import type { Artifact, Step } from '../../model/workflow.ts';
import type { DataPath } from '../../text/data/edits.ts';
import { firstOf } from '../../text/plural.ts';
import { type DataField, type FieldSource, mapAt } from '../fields.ts';
import { isPlainId } from '../items.ts';
import { stepAt } from '../workflow-state.ts';
import { entriesAt } from './status-map.ts';

/** Where an item stands, from the lowest up; `dropped` and `blocked` are outside of that. */
export type Standing = 'backlog' | 'ready' | 'active' | 'review' | 'done' | 'dropped' | 'blocked';

const RANKS: readonly Standing[] = ['backlog', 'ready', 'active', 'review', 'done'];

/** The higher, the further; -1 for `dropped`, `blocked` and what is not known. */
export const rankOf = (standing: Standing | null): number =>
  standing === null ? -1 : RANKS.indexOf(standing);

/** One line of a board, `key: word`. */
export interface BoardLine {
  readonly key: string;
  /** The way to its word. */
  readonly path: DataPath;
  readonly field: DataField | null;
  readonly line: number | null;
}

/** The lines of a board in their order; none where there is no map of that name. */
export function linesOn(fields: FieldSource, map: string): readonly BoardLine[] {
  if (mapAt(fields.data, map) === null) return [];
  const all = entriesAt(fields, [map], { id: [], status: 'status' });
  return all.map(({ id, path, field, line }) => ({ key: id ?? '', path, field, line }));
}

/** Keys as a message lists them. */
export const keysOf = (items: readonly { readonly key: string }[]): string =>
  firstOf(items.map(({ key }) => (isPlainId(key) ? key : JSON.stringify(key))));

/** An item of a board. */
export interface BoardItem {
  readonly key: string;
  readonly line: number | null;
  /** `null` for a word that means nothing. */
  readonly standing: Standing | null;
}

/** What is being done goes first, then what waits for its review, then what is ready. */
const TURNS: readonly Standing[] = ['active', 'review', 'ready', 'backlog'];

/** The item that is taken next; `null` where none may be taken. */
export function nextOn<One extends BoardItem>(items: readonly One[]): One | null {
  const each = TURNS.flatMap((turn) => items.find(({ standing }) => standing === turn) ?? []);
  return each[0] ?? null;
}

/** Items that stand there. */
export const standingAt = <One extends BoardItem>(
  items: readonly One[],
  ...wanted: readonly Standing[]
): readonly One[] => items.filter(({ standing }) => standing !== null && wanted.includes(standing));

/**
 * Where an item stands that a board and its own file speak of. Its own word counts, as it is written first
 * and corrected there; but what begins is often written on the board alone, and so is what was dropped.
 */
export function standingBy(board: Standing | null, own: Standing | null): Standing | null {
  if (board === null || own === null || own === board || rankOf(board) < 0) return board;
  const begins = board === 'active' && rankOf(own) >= 0 && rankOf(own) < rankOf('active');
  return begins ? board : own;
}

/** Whether an item may be set to this standing: nothing is ever set back, and what is outside stays so. */
export const isBelow = (standing: Standing | null, target: Standing): boolean =>
  rankOf(standing) >= 0 && rankOf(standing) < rankOf(target);

/** The stages of every item: that which makes it ready, that which takes it to review, that which ends it. */
export type BoardStages<Id extends string = string> = readonly [prepare: Id, work: Id, review: Id];

/** The item that is taken next, and what the tool does with it. */
export interface NextOnBoard<One, Id extends string = string> {
  readonly item: One;
  readonly step: Id;
}

/** By where the next item stands: it is prepared, worked on or reviewed; `null`: none may be taken. */
export function nextStepOn<One extends BoardItem, Id extends string>(
  items: readonly One[],
  [prepare, work, review]: BoardStages<Id>,
): NextOnBoard<One, Id> | null {
  const item = nextOn(items);
  if (item === null) return null;
  const { standing } = item;
  return { item, step: standing === 'review' ? review : standing === 'backlog' ? prepare : work };
}

/** Each item as three steps. `left`: what its preparation left. */
export function boardSteps<One extends BoardItem>(
  items: readonly One[],
  [prepare, work, review]: BoardStages,
  left: (item: One) => readonly Artifact[],
): readonly Step[] {
  return items.flatMap((item): readonly Step[] => {
    const { key, line, standing } = item;
    const rank = rankOf(standing);
    return [
      stepAt(prepare, rank > 0, { item: key, line, artifacts: rank > 0 ? left(item) : [] }),
      stepAt(work, rank >= rankOf('review'), { item: key, line }),
      stepAt(review, rank >= rankOf('done'), { item: key, line }),
    ];
  });
}
