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

/** The items as steps, each within the step that works through the list. */
export function itemSteps(step: string, { items }: ItemTree): readonly Step[] {
  return items.map(({ id, status, line }) => stepAt(step, ENDED.has(status), { item: id, line }));
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
