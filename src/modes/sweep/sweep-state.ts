// The state of a running sweep: what it works with, its limits, and its results.

import type { PullRequestEffect } from '../../model/github/effects.ts';
import type { Conversation } from '../../model/github/repository.ts';
import type { Cursor } from '../../report/github/dashboard/dashboard.ts';
import { DOORS } from '../../report/host-wording.ts';
import type { ModeContext, ModeInputs } from '../mode-context.ts';
import type { Landing } from './apply-sweep.ts';
import type { BranchContext } from './branch-context.ts';
import type { BranchVisit } from './branch-order.ts';
import type { SweepOperation } from './operation.ts';
import type { Plan } from './plan-sweep.ts';
import type { SavedState } from './saved-state.ts';

export interface Limits {
  /** Writing requests in all. */
  readonly operations: number;
  /** Issues about one workflow that may be open at a time. */
  readonly maxOpenIssues: number;
  /** Pull requests that may be opened in one go. */
  readonly maxNewPullRequests: number;
}

export interface SweepInputs extends ModeInputs, Limits {
  /** Full path of the file that will hold the whole result. */
  readonly resultFile: string;
}

/** The result of a sweep. */
export interface Worked {
  /** Effects that landed. */
  readonly landed: number;
  /** Branches that were handled, including those with nothing to do. */
  readonly passed: number;
  /** Something is left for the next sweep. */
  readonly left: boolean;
  /** Where that goes on; `null`: from the beginning. */
  readonly cursor: Cursor | null;
  readonly memo: SavedState;
  /** Numbers of pull requests that were opened now, by the card's key of their workflow. */
  readonly opened: ReadonlyMap<string, number>;
}

export interface SweepPlan {
  readonly plan: Plan;
  /** The dashboard, and others that stand beside it. */
  readonly boards: readonly Conversation[];
  readonly cursor: Cursor | null;
  readonly limits: Limits;
  readonly groundOf: (turn: BranchVisit) => BranchContext;
  /** Other kinds of operations are left to the sweep. */
  readonly does: (act: SweepOperation) => boolean;
  readonly memo: SavedState;
}

/** The mutable state of the sweep. */
export interface SweepState {
  readonly job: SweepPlan;
  readonly context: ModeContext;
  readonly landing: Landing;
  readonly memo: {
    readonly cards: Map<string, { readonly pull: number; readonly nodeId: string }>;
    readonly proposals: Map<string, string>;
  };
  readonly opened: Map<string, number>;
  openIssues: number;
  newPulls: number;
  /** A pull request cannot be opened here at all. */
  noPulls: boolean;
  /** Something was put off by another limit than that of requests. */
  waits: boolean;
  landed: number;
}

/** Requests that are kept for the dashboard. */
const KEPT = 1;

/** Whether an operation fits into what is left; `mayEver`: into a whole sweep. */
export const fits = (act: SweepOperation, { job, context }: SweepState): boolean =>
  costOf(act) <= job.limits.operations - KEPT - context.hub.spent().writes;
export const mayEver = (act: SweepOperation, { job }: SweepState): boolean =>
  costOf(act) <= job.limits.operations - KEPT;

/** Whether the limits leave room for it. */
export function isDue(act: SweepOperation, bench: SweepState): boolean {
  const { maxOpenIssues, maxNewPullRequests } = bench.job.limits;
  if (!bench.job.does(act)) return false;
  if (act.kind === 'issue' && act.number === null) return bench.openIssues < maxOpenIssues;
  if (act.kind !== 'migrate' || act.open !== null) return true;
  if (bench.noPulls) return false;
  if (bench.newPulls < maxNewPullRequests) return true;
  bench.waits ||= maxNewPullRequests > 0;
  return false;
}

/** It does not fit into any sweep. */
export function tooDear(act: SweepOperation, bench: SweepState): void {
  const { operations } = bench.job.limits;
  bench.waits = true;
  const { say, inputs } = bench.context;
  const limit = DOORS[inputs.door].dear(operations);
  say('warning', `Something takes ${costOf(act) + KEPT} writing requests, and ${limit}`);
}

// How many writing requests an operation may take, so that a sweep stops before its limit and keeps one for
// its own record.

/** Where the number depends on what is in it. The figures are those of each effect, none of them raced. */
function costOf(act: SweepOperation): number {
  switch (act.kind) {
    case 'look':
      return 0;
    case 'card':
    case 'issue':
    case 'settle':
    case 'close':
      return 1;
    case 'fold':
      return 1 + act.others;
    case 'gone':
      return act.as === 'comment' ? 1 : 2;
    case 'labels':
      // Each may have to be made first; then all are put on in one go, and taken off one by one.
      return act.add.length + Math.min(1, act.add.length) + act.remove.length;
    case 'migrate':
      return costOfProposal(act.effect);
  }
}

/** A blob for each file, a tree, a commit, the branch, the pull request, its check run, what dresses it. */
function costOfProposal({ edits, labels, reviewers, teams }: PullRequestEffect): number {
  return edits.length + 5 + [labels, reviewers, teams].filter(({ length }) => length > 0).length;
}
