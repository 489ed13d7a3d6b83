// Answers about the past: which versions a path had, when a folder last moved, which branch came first.
import type { LastChange, Mode } from '../../model/snapshot.ts';
import { isoOf } from './git-times.ts';
import type { CommitGraph } from './log-parser.ts';
import { LruCache } from './lru-cache.ts';
import { covers } from './pathspecs.ts';
import { Reach } from './reaching-changes.ts';
import { CommitWalk } from './rev-walk.ts';

/** A version of a path; the newest stands first in a list of them. */
export interface PathVersion {
  readonly commit: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly blob: string | null;
  readonly mode: Mode | null;
  /** First line of the commit's message: untrusted. */
  readonly subject: string;
}

/**
 * At most this many walks are kept, each as long as the history: one tip is asked about many times in a row.
 */
const WALKS = 8;

/** What a commit is sought to hold at a path; `null` means nothing. */
export interface SoughtVersion {
  readonly path: string;
  readonly blob: string | null;
}

/** The history of several tips at once. */
export class History {
  readonly #graph: CommitGraph;
  /** Numbers of the commits whose parents a shallow clone cut off: what they changed cannot be told. */
  readonly #cut: ReadonlySet<number>;
  readonly #reach: Reach;
  readonly #walks = new LruCache<number, CommitWalk>(WALKS);
  #children: ReadonlyMap<number, readonly number[]> | null = null;

  /** `cut`: ids of the commits where a shallow clone ends. */
  constructor(graph: CommitGraph, cut: readonly string[]) {
    this.#graph = graph;
    this.#cut = new Set(cut.flatMap((id) => graph.numbers.get(id) ?? []));
    this.#reach = new Reach(graph, this.#cut);
  }

  /** Every version of a path that a tip descends from, newest first. */
  versions(tip: string, path: string): readonly PathVersion[] | 'unavailable' {
    const found: PathVersion[] = [];
    let cut = false;
    for (const number of this.#walk(tip)) {
      if (this.#cut.has(number)) cut = true;
      else {
        const touch = this.#graph.touches.get(number)?.find((one) => one.path === path);
        if (touch) found.push({ ...this.#stamp(number), blob: touch.blob, mode: touch.mode });
      }
    }
    return found.length === 0 && cut ? 'unavailable' : found;
  }

  /** The newest commit that changed anything at or below these paths and counts as progress. */
  lastChange(tip: string, paths: readonly string[]): LastChange | null | 'unavailable' {
    for (const number of this.#walk(tip)) {
      // What lies after a cut may be newer than all that is still to come.
      if (this.#cut.has(number)) return 'unavailable';
      if (this.#graph.idle[number] !== true && this.#touches(number, paths)) return this.#stamp(number);
    }
    return null;
  }

  /** The newest commits of any kind that changed anything at or below these paths, at most `most`. */
  lastChanges(tip: string, paths: readonly string[], most: number): readonly LastChange[] {
    const found: LastChange[] = [];
    for (const number of this.#walk(tip)) {
      if (found.length >= most || this.#cut.has(number)) break;
      if (this.#touches(number, paths)) found.push(this.#stamp(number));
    }
    return found;
  }

  /** A commit with its time and subject; `null` where it was not read. */
  commit(id: string): LastChange | null {
    const number = this.#graph.numbers.get(id);
    return number === undefined ? null : this.#stamp(number);
  }

  /** Whether a shallow clone cut off anything that a tip descends from. */
  isCut(tip: string): boolean {
    if (this.#cut.size > 0) for (const number of this.#walk(tip)) if (this.#cut.has(number)) return true;
    return false;
  }

  /** Whether a blob ever stood at a path in the history of a tip. */
  stood(tip: string, path: string, blob: string): boolean {
    const start = this.#graph.numbers.get(tip);
    if (start === undefined) return false;
    const above = this.#reach.ancestors(start);
    return this.#reach.puts(path).some((put) => put.blob === blob && above[put.number] === 1);
  }

  /**
   * Whether there is one commit in the history of a tip at which every wanted path held exactly that blob.
   * Only commits that touched one of the paths are looked at: that a path was never there tells nothing.
   * What a commit held at a path is what the first touch of the path, walking back from it, put there.
   */
  stoodTogether(tip: string, wanted: readonly SoughtVersion[]): boolean {
    const start = this.#graph.numbers.get(tip);
    if (start === undefined) return false;
    // A cheap check that decides most cases: what was never there was not there together with anything.
    if (!wanted.every(({ path, blob }) => blob === null || this.stood(tip, path, blob))) return false;
    const above = this.#reach.ancestors(start);
    const seen = new Set<number>();
    for (const { path, blob } of wanted)
      for (const put of this.#reach.puts(path))
        if (put.blob === blob && above[put.number] === 1) seen.add(put.number);
    for (const number of seen) if (this.#heldAt(number, wanted)) return true;
    return false;
  }

  /**
   * The committer's time, in seconds, of the newest commit of any kind in the history of a tip that changed
   * anything at or below these paths; 0 where none did. What a shallow clone cut off counts as none.
   */
  touchedAt(tip: string, paths: readonly string[]): number {
    const start = this.#graph.numbers.get(tip);
    return start === undefined ? 0 : (this.#reach.newest(paths)[start] ?? 0);
  }

  /**
   * Whether the newest commit in the history of a tip that changed anything at or below these paths stands on
   * the tip's own line of first parents, and did not come in by a merge. Of several in the same newest second
   * one on the line is enough. False where none changed anything.
   */
  firstParentHas(tip: string, paths: readonly string[]): boolean {
    const newest = this.touchedAt(tip, paths);
    if (newest === 0) return false;
    const { times, numbers, parents } = this.#graph;
    const touching = this.#reach.touching(paths);
    for (let at = numbers.get(tip); at !== undefined; at = parents[at]?.[0])
      if (times[at] === newest && touching.has(at)) return true;
    return false;
  }

  /** The one of these tips that is an ancestor of all others; `null` where none is. */
  commonAncestor(tips: readonly string[]): string | null {
    const numbers = new Set(tips.flatMap((tip) => this.#graph.numbers.get(tip) ?? []));
    let [lowest] = numbers;
    for (let below = lowest; below !== undefined; ) {
      lowest = below;
      const from: number = below;
      below = undefined;
      for (const number of new CommitWalk(this.#graph, from)) {
        if (number !== from && numbers.has(number)) {
          below = number;
          break;
        }
      }
    }
    if (lowest === undefined) return null;
    const above = this.#descendants(lowest);
    return [...numbers].every((number) => above.has(number)) ? (this.#graph.ids[lowest] ?? null) : null;
  }

  #walk(tip: string): Iterable<number> {
    const start = this.#graph.numbers.get(tip);
    return start === undefined ? [] : this.#walks.get(start, () => new CommitWalk(this.#graph, start));
  }

  /** Whether a commit held all of this, as told by the first touches walking back from it. */
  #heldAt(from: number, wanted: readonly SoughtVersion[]): boolean {
    const open = new Map(wanted.map(({ path, blob }) => [path, blob]));
    // A path that nothing ever touched was never there, so no walk is needed.
    for (const [path, blob] of open)
      if (blob === null && this.#reach.puts(path).length === 0) open.delete(path);
    for (const number of new CommitWalk(this.#graph, from)) {
      for (const { path, blob } of this.#graph.touches.get(number) ?? []) {
        const sought = open.get(path);
        if (sought === undefined) continue;
        if (sought !== blob) return false;
        open.delete(path);
      }
      if (open.size === 0) return true;
    }
    return [...open.values()].every((blob) => blob === null);
  }

  #touches(number: number, paths: readonly string[]): boolean {
    const touches = this.#graph.touches.get(number);
    return touches?.some((touch) => paths.some((path) => covers(path, touch.path))) ?? false;
  }

  #stamp(number: number): LastChange {
    const { ids, times, subjects } = this.#graph;
    return { commit: ids[number] ?? '', at: isoOf(times[number] ?? 0), subject: subjects[number] ?? '' };
  }

  #descendants(of: number): ReadonlySet<number> {
    const children = this.#children ?? childrenOf(this.#graph);
    this.#children = children;
    const seen = new Set([of]);
    for (const number of seen) for (const child of children.get(number) ?? []) seen.add(child);
    return seen;
  }
}

function childrenOf({ parents }: CommitGraph): ReadonlyMap<number, readonly number[]> {
  const children = new Map<number, number[]>();
  parents.forEach((list, child) => {
    for (const parent of list) {
      const there = children.get(parent);
      if (there) there.push(child);
      else children.set(parent, [child]);
    }
  });
  return children;
}
