// Answers about the past: which versions a path had, when a folder last moved, which branch came first.
import type { Mode } from '../model/snapshot.ts';
import type { Graph } from './log.ts';
import { Walk } from './walk.ts';

/** A version of a path; the newest stands first in a list of them. */
export interface PathVersion {
  readonly commit: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly blob: string | null;
  readonly mode: Mode | null;
}

/** The last second that a date can hold (ECMA-262, "Time Values"); a forged commit may name a later one. */
const LAST_SECOND = 8_640_000_000_000;

/** The history of several tips at once. */
export class History {
  readonly #graph: Graph;
  /** Numbers of the commits whose parents a shallow clone cut off: what they changed cannot be told. */
  readonly #cut: ReadonlySet<number>;
  readonly #walks = new Map<string, Walk>();
  readonly #stood = new Map<string, ReadonlySet<string>>();
  #children: ReadonlyMap<number, readonly number[]> | null = null;

  /** `cut`: ids of the commits where a shallow clone ends. */
  constructor(graph: Graph, cut: readonly string[]) {
    this.#graph = graph;
    this.#cut = new Set(cut.flatMap((id) => graph.numbers.get(id) ?? []));
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
  lastChange(tip: string, paths: readonly string[]): { commit: string; at: string } | null | 'unavailable' {
    for (const number of this.#walk(tip)) {
      // What lies behind a cut may be newer than all that is still to come.
      if (this.#cut.has(number)) return 'unavailable';
      if (this.#graph.idle[number] !== true && this.#touches(number, paths)) return this.#stamp(number);
    }
    return null;
  }

  /** Whether a shallow clone cut off anything that a tip descends from. */
  isCut(tip: string): boolean {
    if (this.#cut.size > 0) for (const number of this.#walk(tip)) if (this.#cut.has(number)) return true;
    return false;
  }

  /** Whether a blob ever stood at a path in the history of a tip. */
  stood(tip: string, path: string, blob: string): boolean {
    let all = this.#stood.get(tip);
    if (!all) {
      const seen = new Set<string>();
      for (const number of this.#walk(tip))
        for (const touch of this.#graph.touches.get(number) ?? []) seen.add(`${touch.blob} ${touch.path}`);
      all = seen;
      this.#stood.set(tip, all);
    }
    return all.has(`${blob} ${path}`);
  }

  /** The time, in seconds, of the newest commit of any kind that touched these paths; 0 where none did. */
  touchedAt(tip: string, paths: readonly string[]): number {
    const start = this.#graph.numbers.get(tip);
    if (start === undefined) return 0;
    for (const number of new Walk(this.#graph, start)) {
      if (this.#cut.has(number)) return 0;
      if (this.#touches(number, paths)) return this.#graph.times[number] ?? 0;
    }
    return 0;
  }

  /** The one of these tips that is an ancestor of all others; `null` where none is. */
  commonAncestor(tips: readonly string[]): string | null {
    const numbers = new Set(tips.flatMap((tip) => this.#graph.numbers.get(tip) ?? []));
    let [lowest] = numbers;
    for (let below = lowest; below !== undefined; ) {
      lowest = below;
      const from: number = below;
      below = undefined;
      for (const number of new Walk(this.#graph, from)) {
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
    const known = this.#walks.get(tip);
    if (known) return known;
    const start = this.#graph.numbers.get(tip);
    if (start === undefined) return [];
    const walk = new Walk(this.#graph, start);
    this.#walks.set(tip, walk);
    return walk;
  }

  #touches(number: number, paths: readonly string[]): boolean {
    const touches = this.#graph.touches.get(number);
    return touches?.some((touch) => paths.some((path) => covers(path, touch.path))) ?? false;
  }

  #stamp(number: number): { commit: string; at: string } {
    const seconds = Math.min(this.#graph.times[number] ?? 0, LAST_SECOND);
    const at = new Date(seconds * 1_000).toISOString().replace('.000Z', 'Z');
    return { commit: this.#graph.ids[number] ?? '', at };
  }

  #descendants(of: number): ReadonlySet<number> {
    const children = this.#children ?? childrenOf(this.#graph);
    this.#children = children;
    const seen = new Set([of]);
    for (const number of seen) for (const child of children.get(number) ?? []) seen.add(child);
    return seen;
  }
}

/** Whether `path` is at or below `folder`; `''` is the root. */
export function covers(folder: string, path: string): boolean {
  return folder === '' || path === folder || (path.startsWith(folder) && path[folder.length] === '/');
}

function childrenOf({ parents }: Graph): ReadonlyMap<number, readonly number[]> {
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
