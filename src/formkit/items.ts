// Item trees: tasks with sub-tasks and dependencies, which of them may be taken, and which comes next.
import type { Step } from '../model/workflow.ts';
import { firstOf } from '../text/plural.ts';
import { stepAt } from './workflow-state.ts';

/**
 * `open`: nothing is done. `active`: being done. `done`: meets what depends on it. `dropped`: ended without
 * being done (cancelled, skipped). `blocked`: waits for something that the tool does not do by itself
 * (blocked, deferred, in review). `unknown`: its word or mark means nothing to the format.
 */
export type ItemStatus = 'open' | 'active' | 'done' | 'dropped' | 'blocked' | 'unknown';

/** One task of a list. */
export interface Item {
  /** Told apart within its list; plain, so that it may stand in an instruction. */
  readonly id: string;
  /** What the file calls it: untrusted. */
  readonly title: string;
  readonly status: ItemStatus;
  /** The id of the item that it is a part of; `null` at the top. */
  readonly parent: string | null;
  /** Ids of the items that must be done before it. */
  readonly dependsOn: readonly string[];
  /** Whether the whole counts as done without it. */
  readonly optional: boolean;
  readonly line: number | null;
}

/** What can be asked of a list of items. */
export interface ItemTree<One extends Item = Item> {
  /** In the order of the file. */
  readonly items: readonly One[];
  /** Those without parts of their own. */
  readonly leaves: readonly One[];
  by(id: string): One | null;
  /** Whether everything that an item depends on is done; an unknown id is not. */
  isMet(item: One): boolean;
  /**
   * Items that may be taken, in the order of the file: neither ended nor blocked, no open part of their own
   * or open sibling inside of them, everything that they depend on done.
   */
  readonly ready: readonly One[];
  /**
   * The one that is being done, else a part of one that is; else the first that may be taken, one that must
   * before one that may.
   */
  readonly next: One | null;
  /** Items that are open or blocked and must be done. */
  readonly left: readonly One[];
  /** Items that are done, and all that count. */
  readonly progress: { readonly done: number; readonly of: number };
  /** Whether nothing is left that must be done; a list without items is not over. */
  readonly isOver: boolean;
  /** Whether work was begun: something is done, dropped or being done. */
  readonly isBegun: boolean;
}

const ENDED: ReadonlySet<ItemStatus> = new Set(['done', 'dropped']);

/** The questions of every task list; a format with an order of its own sorts `ready` itself. */
export function itemTree<One extends Item>(items: readonly One[]): ItemTree<One> {
  const known = new Map(items.map((item) => [item.id, item]));
  const parents = new Set(items.flatMap(({ parent }) => parent ?? []));
  // A part that is not ended keeps every item above it from being taken.
  const busy = new Set<string>();
  for (const item of items)
    if (!ENDED.has(item.status) && !item.optional)
      for (const above of ancestorsOf(item, known)) busy.add(above);
  const isMet = ({ dependsOn }: One) => dependsOn.every((id) => known.get(id)?.status === 'done');
  const free = (item: One): boolean =>
    [item, ...[...ancestorsOf(item, known)].flatMap((id) => known.get(id) ?? [])].every(
      (one) => one.status !== 'blocked' && isMet(one),
    );
  const ready = items.filter(
    (item) => (item.status === 'open' || item.status === 'active') && !busy.has(item.id) && free(item),
  );
  const needed = ready.filter(({ optional }) => !optional);
  const must = items.filter(({ optional, status }) => !optional && status !== 'dropped');
  const left = must.filter(({ status }) => status !== 'done');
  return {
    items,
    leaves: items.filter(({ id }) => !parents.has(id)),
    by: (id) => known.get(id) ?? null,
    isMet,
    ready,
    next:
      ready.find(({ status }) => status === 'active') ??
      needed.find((item) => [...ancestorsOf(item, known)].some((id) => known.get(id)?.status === 'active')) ??
      needed[0] ??
      ready[0] ??
      null,
    left,
    progress: { done: must.length - left.length, of: must.length },
    isOver: items.length > 0 && left.length === 0,
    isBegun: items.some(({ status }) => status === 'active' || ENDED.has(status)),
  };
}

/** Ids of the items that one is a part of, the nearest first; a circle ends it. */
function ancestorsOf<One extends Item>(item: One, known: ReadonlyMap<string, One>): ReadonlySet<string> {
  const above = new Set<string>();
  for (let id = item.parent; id !== null && !above.has(id); id = known.get(id)?.parent ?? null) above.add(id);
  return above;
}

/** Items whose id an earlier one has: which of them is meant cannot be told. */
export function repeatedIn<One extends Item>(items: readonly One[]): readonly One[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => seen.size === seen.add(id).size);
}

/** What each item depends on and is not done; one that was dropped meets nothing. */
export function unmetIn(items: readonly Item[]): (item: Item) => readonly string[] {
  const done = new Set(items.flatMap(({ id, status }) => (status === 'done' ? [id] : [])));
  return ({ dependsOn }) => dependsOn.filter((id) => !done.has(id));
}

/** An item of a tool that takes what is most urgent first, not what stands first. */
export interface RankedItem extends Item {
  /** The higher, the sooner. */
  readonly priority: number;
}

/** By priority, then by how few items each depends on, then by number; other ids stay in order. */
export function byTurn(one: RankedItem, other: RankedItem): number {
  const turn = other.priority - one.priority || one.dependsOn.length - other.dependsOn.length;
  return turn || byNumbers(one.id.split('.'), other.id.split('.'));
}

function byNumbers(one: readonly string[], other: readonly string[]): number {
  const [a, b] = [Number(one[0]) - Number(other[0]), Number(one[1] ?? 0) - Number(other[1] ?? 0)];
  return a || b || 0;
}

/** Whether nothing more is to be done for an item. */
export const isEnded = ({ status }: Item): boolean => ENDED.has(status);

/**
 * What a whole is by its parts: done with the last of them, active once one is begun or done, open while all
 * are; `null` where they say nothing of it.
 */
export function wholeOf(parts: readonly ItemStatus[]): 'done' | 'active' | 'open' | null {
  if (parts.every((one) => one === 'done')) return 'done';
  if (parts.some((one) => one === 'done' || one === 'active')) return 'active';
  return parts.every((one) => one === 'open') ? 'open' : null;
}

/** A note that names some items; none where there are none. */
export function notedItems(before: string, items: readonly Item[], after = ''): readonly string[] {
  return items.length === 0 ? [] : [`${before}: ${namesOf(items)}${after}.`];
}

/** What an agent gets to know about a list: how much of it is done, and the next item in its own words. */
export function progressLines({ items, next, progress, isOver }: ItemTree): readonly string[] {
  if (items.length === 0) return [];
  const done = `tasks done: ${progress.done} of ${progress.of}`;
  // What may be left out is not next once all else is over.
  return next === null || isOver ? [done] : [done, `next task: ${next.id} ${next.title}`];
}

/** The items as steps, each within the step that works through the list. */
export function itemSteps(step: string, { items }: ItemTree): readonly Step[] {
  return items.map(({ id, status, line }) => stepAt(step, ENDED.has(status), { item: id, line }));
}

/** Why none of the items that are left may be taken: which are held by their own mark, and which wait. */
export function keptHow(left: readonly Item[]): string {
  const held = left.filter(({ status }) => status === 'blocked');
  const waiting = left.filter(({ status }) => status !== 'blocked');
  const why = [
    ...(held.length > 0 ? [`held by its own mark or note: ${namesOf(held)}`] : []),
    ...(waiting.length > 0 ? [`waits for another one: ${namesOf(waiting)}`] : []),
  ];
  return `No open task may be taken (${why.join('; ')}). A person must look.`;
}

/** Ids that a message lists, at most five of them. */
export function namesOf(items: readonly Item[]): string {
  return firstOf(items.map(({ id }) => id));
}

/** Ids that may stand in an instruction as they are: no blanks, no marks, no sentence. */
const PLAIN = /^[\p{L}\p{N}_][\p{L}\p{N}_.:/@+-]{0,99}$/u;

export function isPlainId(id: string): boolean {
  return PLAIN.test(id);
}
