// The order of branches in a sweep: the most urgent first, starting after the branch at which the last sweep
// stopped, so that all get their turn.
import type { Action } from '../../model/decision.ts';
import { type Cursor, isCursor } from '../../report/github/dashboard/dashboard.ts';
import type { LocatedWorkflow } from '../locate.ts';
import type { SweepOperation } from './operation.ts';

/** One branch, with what is to be done for its workflows. */
export interface BranchVisit {
  /** `null`: what is on no branch any more. */
  readonly branch: string | null;
  /** Full hex id of its last commit. */
  readonly sha: string;
  readonly found: readonly LocatedWorkflow[];
  readonly acts: readonly SweepOperation[];
}

const NEED: readonly Action[] = ['block', 'ask', 'wait', 'start-fresh', 'rerun', 'resume', 'advance', 'none'];

/** A branch is as urgent as its most urgent workflow. */
function needOf({ found }: BranchVisit): number {
  return Math.min(NEED.length, ...found.map(({ scanned }) => NEED.indexOf(scanned.decision.action)));
}

const byName = (a: BranchVisit, b: BranchVisit): number => {
  const [one, other] = [a.branch ?? '', b.branch ?? ''];
  return one < other ? -1 : one > other ? 1 : 0;
};

/**
 * Every branch once, from after the cursor's branch on, also where that has moved since: one that moves all
 * the time would have every turn. From the beginning where there is no such branch any more.
 */
export function inOrder(turns: readonly BranchVisit[], cursor: Cursor | null): readonly BranchVisit[] {
  const sorted = turns.toSorted((a, b) => needOf(a) - needOf(b) || byName(a, b));
  const at = cursor === null ? -1 : sorted.findIndex(({ branch }) => branch === cursor.branch);
  return [...sorted.slice(at + 1), ...sorted.slice(0, at + 1)];
}

/**
 * Where the next sweep goes on after this one stopped before `next`: after the last branch whose name can be
 * kept; where there is none, where this one began.
 */
export function cursorBefore(
  next: number,
  turns: readonly BranchVisit[],
  last: Cursor | null,
): Cursor | null {
  const passed = turns
    .slice(0, next)
    .flatMap(({ branch, sha }) => (branch === null ? [] : [{ branch, sha }]))
    .filter(isCursor);
  return passed.at(-1) ?? last;
}
