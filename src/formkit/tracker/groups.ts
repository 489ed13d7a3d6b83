// Groups of a board's items, as epics are of stories: those that are open, late or empty, and lost items.
import type { BoardItem, Standing } from './board.ts';
import { keysOf } from './board.ts';
import type { BoardNouns } from './filed-items.ts';

/** A group as the board lists it. */
export interface BoardGroup {
  readonly key: string;
  /** By which its items name it; `null` where it has none. */
  readonly number: string | null;
  readonly standing: Standing | null;
}

/** An item of a group; `null`: of none. */
export interface GroupedItem extends BoardItem {
  readonly group: string | null;
}

const OPEN: ReadonlySet<Standing | null> = new Set<Standing>(['active', 'backlog']);

/** Groups that are not over, each with its items. */
function openGroups<Group extends BoardGroup>(groups: readonly Group[], items: readonly GroupedItem[]) {
  return groups
    .filter(({ standing }) => OPEN.has(standing))
    .map((group) => {
      const { number } = group;
      return { group, own: number === null ? [] : items.filter((item) => item.group === number) };
    });
}

/** Groups that are not over and have no items yet. */
export const emptyGroups = <Group extends BoardGroup>(
  groups: readonly Group[],
  items: readonly GroupedItem[],
): readonly Group[] =>
  openGroups(groups, items).flatMap(({ group, own }) => (own.length === 0 ? [group] : []));

/** Groups that are not marked as done though each of their items is, and items whose group is not there. */
export function groupNotes(
  groups: readonly BoardGroup[],
  items: readonly GroupedItem[],
  { item, group, board }: BoardNouns,
): readonly string[] {
  const isOver = (own: readonly GroupedItem[]) =>
    own.length > 0 && own.every(({ standing }) => standing === 'done');
  const late = openGroups(groups, items).flatMap((one) => (isOver(one.own) ? [one.group] : []));
  const known = new Set(groups.map(({ number }) => number));
  const lost = items.filter((one) => one.group !== null && !known.has(one.group));
  return [
    ...(late.length === 0
      ? []
      : [`${keysOf(late)}: every ${item} is done, but the ${group} is not marked so.`]),
    ...(lost.length === 0 ? [] : [`No ${group} in the ${board} for ${keysOf(lost)}.`]),
  ];
}
