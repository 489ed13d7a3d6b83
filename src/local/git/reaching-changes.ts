// Which changes of a path each commit inherits, computed by one pass over all commits.
import type { CommitGraph } from './log-parser.ts';
import { LruCache } from './lru-cache.ts';
import { parentOf } from './pathspecs.ts';

/** A commit, and the blob that it put at a path; `null` where it removed what stood there. */
export interface Put {
  readonly number: number;
  readonly blob: string | null;
}

/**
 * At most this many answers are kept, each as long as the history: one tip is asked about many times in a
 * row.
 */
const KEPT = 8;

export class Reach {
  readonly #graph: CommitGraph;
  /** Numbers of commits of which it cannot be told what they changed. */
  readonly #cut: ReadonlySet<number>;
  readonly #ancestors = new LruCache<number, Uint8Array>(KEPT);
  readonly #newest = new LruCache<string, Float64Array>(KEPT);
  #puts: ReadonlyMap<string, readonly Put[]> | null = null;
  /** The paths that were ever touched below each folder. */
  #below: ReadonlyMap<string, readonly string[]> | null = null;
  #order: Uint32Array | null = null;

  constructor(graph: CommitGraph, cut: ReadonlySet<number>) {
    this.#graph = graph;
    this.#cut = cut;
  }

  /** All that ever happened at exactly this path, in no particular order. */
  puts(path: string): readonly Put[] {
    this.#puts ??= putsOf(this.#graph);
    return this.#puts.get(path) ?? [];
  }

  /** All commits that touched anything at or below these paths and are not at a cut. */
  touching(paths: readonly string[]): ReadonlySet<number> {
    this.#puts ??= putsOf(this.#graph);
    this.#below ??= belowOf(this.#puts.keys());
    const touching = new Set<number>();
    for (const path of paths)
      for (const one of [path, ...(this.#below.get(path) ?? [])])
        for (const { number } of this.puts(one)) if (!this.#cut.has(number)) touching.add(number);
    return touching;
  }

  /** For each commit 1 where `tip` is or descends from it, else 0. */
  ancestors(tip: number): Uint8Array {
    return this.#ancestors.get(tip, () => {
      const above = new Uint8Array(this.#graph.ids.length);
      const pending = [tip];
      above[tip] = 1;
      for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        for (const parent of this.#graph.parents[next] ?? []) {
          if (above[parent] === 1) continue;
          above[parent] = 1;
          pending.push(parent);
        }
      }
      return above;
    });
  }

  /**
   * For each commit the committer's time, in seconds, of the newest among it and its ancestors that touched
   * anything at or below these paths; 0 where none did. A commit at a cut touches nothing.
   */
  newest(paths: readonly string[]): Float64Array {
    return this.#newest.get(paths.join('\0'), () => {
      const { times, parents } = this.#graph;
      const newest = new Float64Array(times.length);
      for (const number of this.touching(paths)) newest[number] = times[number] ?? 0;
      this.#order ??= parentsFirst(this.#graph);
      for (const number of this.#order)
        for (const parent of parents[number] ?? [])
          newest[number] = Math.max(newest[number] ?? 0, newest[parent] ?? 0);
      return newest;
    });
  }
}

function putsOf({ touches }: CommitGraph): ReadonlyMap<string, readonly Put[]> {
  const puts = new Map<string, Put[]>();
  for (const [number, list] of touches) {
    for (const { path, blob } of list) {
      const there = puts.get(path);
      if (there) there.push({ number, blob });
      else puts.set(path, [{ number, blob }]);
    }
  }
  return puts;
}

function belowOf(paths: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const below = new Map<string, string[]>();
  for (const path of paths) {
    for (let folder = parentOf(path); folder !== null; folder = parentOf(folder)) {
      const there = below.get(folder);
      if (there) there.push(path);
      else below.set(folder, [path]);
    }
  }
  return below;
}

/** All commits, each after all of its parents. */
function parentsFirst({ parents }: CommitGraph): Uint32Array {
  const children = new Uint32Array(parents.length);
  for (const list of parents) for (const parent of list) children[parent] = (children[parent] ?? 0) + 1;
  const order: number[] = [];
  children.forEach((count, number) => {
    if (count === 0) order.push(number);
  });
  for (const number of order) {
    for (const parent of parents[number] ?? []) {
      const left = (children[parent] ?? 0) - 1;
      children[parent] = left;
      if (left === 0) order.push(parent);
    }
  }
  return Uint32Array.from(order).toReversed();
}
