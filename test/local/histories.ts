// Random small histories, and slow answers about them that anybody can read: what the laws compare with.
import * as fc from 'fast-check';
import type { CommitGraph, Touch } from '../../src/local/git/log-parser.ts';

/** What stands at each path in a commit. */
export type Contents = Readonly<Record<string, string | null>>;

export interface ModelCommit {
  readonly id: string;
  /** Places of its parents, all of them before its own. */
  readonly parents: readonly number[];
  readonly day: number;
  readonly contents: Contents;
  readonly bot: boolean;
}

export const PATHS = ['specs/1-a/.pipeline-state.md', 'specs/2-b/.pipeline-state.md'] as const;

/**
 * Histories of up to `most` commits: lines, forks and merges, clean and evil ones. Days come in any order and
 * often coincide. An edit of `0` removes the file, `null` keeps it.
 */
export const histories = (most: number): fc.Arbitrary<readonly ModelCommit[]> =>
  fc
    .array(
      fc.record({
        first: fc.nat(),
        second: fc.option(fc.nat(), { nil: null, freq: 2 }),
        day: fc.integer({ min: 1, max: 6 }),
        edits: fc.array(fc.constantFrom(null, null, null, 0, 1, 2), {
          minLength: PATHS.length,
          maxLength: PATHS.length,
        }),
        bot: fc.boolean(),
      }),
      { minLength: 1, maxLength: most, size: 'max' },
    )
    .map((drawn) => {
      const commits: ModelCommit[] = [];
      drawn.forEach(({ first, second, day, edits, bot }, place) => {
        const near = (from: number) => place - 1 - (from % Math.min(place, 4));
        const wanted = place === 0 ? [] : second === null ? [near(first)] : [near(first), near(second)];
        const parents = [...new Set(wanted)];
        const before = commits[parents[0] ?? -1]?.contents ?? {};
        const contents = Object.fromEntries(
          PATHS.map((path, index) => {
            const edit = edits[index] ?? null;
            const kept = before[path] ?? null;
            return [path, edit === null ? kept : edit === 0 ? null : `v${edit}`];
          }),
        );
        commits.push({ id: `c${place}`, parents, day, contents, bot });
      });
      return commits;
    });

const at = (commits: readonly ModelCommit[], place: number): ModelCommit => {
  const commit = commits[place];
  if (!commit) throw new Error(`no commit ${place}`);
  return commit;
};

/** Places of all commits that one descends from, itself included. */
export function reach(commits: readonly ModelCommit[], tip: number): ReadonlySet<number> {
  const seen = new Set([tip]);
  for (const place of seen) for (const parent of at(commits, place).parents) seen.add(parent);
  return seen;
}

/** Git's order: of all commits that were reached the newest, of equals the one that was reached first. */
export function order(commits: readonly ModelCommit[], tip: number): readonly number[] {
  const walked: number[] = [];
  const seen = new Set([tip]);
  let reached = [tip];
  while (reached.length > 0) {
    const newest = Math.max(...reached.map((place) => at(commits, place).day));
    const next = reached.find((place) => at(commits, place).day === newest) ?? tip;
    walked.push(next);
    reached = reached.filter((place) => place !== next);
    for (const parent of at(commits, next).parents) {
      if (seen.has(parent)) continue;
      seen.add(parent);
      reached.push(parent);
    }
  }
  return walked;
}

/** Whether a commit put something at a path that none of its parents had there. */
export function touched(commits: readonly ModelCommit[], place: number, path: string): boolean {
  const { parents, contents } = at(commits, place);
  const before = parents.map((parent) => at(commits, parent).contents[path] ?? null);
  const now = contents[path] ?? null;
  return parents.length === 0 ? now !== null : before.every((content) => content !== now);
}

/** The same history as the log tells it. */
export function graphOf(commits: readonly ModelCommit[]): CommitGraph {
  const touches = new Map<number, readonly Touch[]>();
  commits.forEach(({ contents }, place) => {
    const paths = PATHS.filter((path) => touched(commits, place, path));
    const list = paths.map((path): Touch => {
      const blob = contents[path] ?? null;
      return { path, blob, mode: blob === null ? null : '100644' };
    });
    if (list.length > 0) touches.set(place, list);
  });
  return {
    ids: commits.map(({ id }) => id),
    numbers: new Map(commits.map(({ id }, place) => [id, place])),
    parents: commits.map(({ parents }) => parents),
    times: commits.map(({ day }) => day * 86_400),
    subjects: commits.map(({ id }) => `made ${id}`),
    idle: commits.map(({ parents, bot }) => parents.length > 1 || bot),
    touches,
  };
}

/** The branch that owns these bytes at a path; `null`: superseded. As slow as the contract's own words. */
export function slowOwner(
  commits: readonly ModelCommit[],
  tips: Readonly<Record<string, number>>,
  main: string | null,
  path: string,
  blob: string,
): string | null {
  const holds = (place: number | undefined) =>
    place !== undefined && at(commits, place).contents[path] === blob;
  const mainTip = main === null ? undefined : tips[main];
  if (holds(mainTip)) return main;
  if (mainTip !== undefined && [...reach(commits, mainTip)].some(holds)) return null;
  const holders = Object.keys(tips).filter((name) => holds(tips[name]));
  const tipOf = (name: string) => tips[name] ?? 0;
  const movedAt = (name: string) => {
    const moves = [...reach(commits, tipOf(name))].filter((place) => touched(commits, place, path));
    return Math.max(0, ...moves.map((place) => at(commits, place).day));
  };
  const last = Math.max(...holders.map(movedAt));
  const newest = holders.filter((name) => movedAt(name) === last).sort();
  const lowest = newest.find((name) =>
    newest.every((other) => reach(commits, tipOf(other)).has(tipOf(name))),
  );
  // A branch on whose own line the change was made comes before one that merged it.
  const makers = newest.filter((name) =>
    ownLine(commits, tipOf(name)).some(
      (place) => touched(commits, place, path) && at(commits, place).day === last,
    ),
  );
  return lowest ?? makers[0] ?? newest[0] ?? null;
}

/** A commit and its first parents. */
function ownLine(commits: readonly ModelCommit[], tip: number): readonly number[] {
  const [first] = at(commits, tip).parents;
  return first === undefined ? [tip] : [tip, ...ownLine(commits, first)];
}
