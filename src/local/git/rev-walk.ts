// Walks commits from one tip in git's own order: of those reached so far, the newest first.
import type { CommitGraph } from './log-parser.ts';

/** Walks lazily and remembers what it walked, so that a second look costs nothing. */
export class CommitWalk implements Iterable<number> {
  readonly #graph: CommitGraph;
  readonly #order: number[] = [];
  readonly #seen: Set<number>;
  /** A heap of commits that were reached: newest on top, of equals the one that was reached first. */
  readonly #heap: { readonly number: number; readonly time: number; readonly turn: number }[] = [];
  #turn = 0;

  constructor(graph: CommitGraph, tip: number) {
    this.#graph = graph;
    this.#seen = new Set([tip]);
    this.#push(tip);
  }

  *[Symbol.iterator](): Iterator<number> {
    for (let at = 0; ; at++) {
      if (at === this.#order.length && !this.#advance()) return;
      const number = this.#order[at];
      if (number !== undefined) yield number;
    }
  }

  #advance(): boolean {
    const next = this.#pop();
    if (next === undefined) return false;
    this.#order.push(next);
    for (const parent of this.#graph.parents[next] ?? []) {
      if (this.#seen.has(parent)) continue;
      this.#seen.add(parent);
      this.#push(parent);
    }
    return true;
  }

  #push(number: number): void {
    const heap = this.#heap;
    heap.push({ number, time: this.#graph.times[number] ?? 0, turn: this.#turn++ });
    let at = heap.length - 1;
    while (at > 0) {
      const up = (at - 1) >> 1;
      if (!this.#swapped(up, at)) return;
      at = up;
    }
  }

  #pop(): number | undefined {
    const heap = this.#heap;
    const top = heap[0];
    const last = heap.pop();
    if (!top || !last || heap.length === 0) return top?.number;
    heap[0] = last;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const right = this.#before(left + 1, left) ? left + 1 : left;
      if (left >= heap.length || !this.#swapped(at, right)) return top.number;
      at = right;
    }
  }

  /** Puts two places in order; whether they had to be exchanged. */
  #swapped(up: number, down: number): boolean {
    const above = this.#heap[up];
    const below = this.#heap[down];
    if (!above || !below || !this.#before(down, up)) return false;
    this.#heap[up] = below;
    this.#heap[down] = above;
    return true;
  }

  #before(a: number, b: number): boolean {
    const x = this.#heap[a];
    const y = this.#heap[b];
    if (!x || !y) return false;
    return x.time === y.time ? x.turn < y.turn : x.time > y.time;
  }
}
