// Migrations as pull requests: which are due, what each proposes, and what became of it.

import { OurBug, UserError } from '../model/errors.ts';
import type { BranchEdit, PullRequestEffect } from '../model/github/effects.ts';
import type { Conversation } from '../model/github/repository.ts';
import { compareProgress } from '../model/progress.ts';
import { proposalKey } from '../report/github/markers.ts';
import { commitMessage, proposalBranch, trailersOf } from '../report/github/proposal/commit-message.ts';
import { proposalBody } from '../report/github/proposal/proposal.ts';
import { readMarker } from '../text/comment-marker.ts';
import { formatTime } from '../text/time.ts';
import { atWorkSince } from './branch-activity.ts';
import { changeOf } from './command/plan-change.ts';
import type { LocatedWorkflow } from './locate.ts';
import type { ModeContext } from './mode-context.ts';
import { digitsOf, refusedDigits, type SavedState } from './sweep/saved-state.ts';

/** What is to be done about the version of one workflow's state file. */
export type MigrationPlan =
  | { readonly kind: 'none' }
  /** Somebody is or recently was at work, so it waits. In our words. */
  | { readonly kind: 'deferred'; readonly why: string }
  /** Another branch has it already, and this one merely lags behind. */
  | { readonly kind: 'elsewhere'; readonly branch: string }
  /** It cannot be migrated as it is; in our words. */
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'due'; readonly effect: PullRequestEffect };

/** Where GitHub keeps what a workflow's own token may not write. */
const WORKFLOWS = '.github/workflows/';

/** No one has asked for it. */
const NO_ONE = { by: 'no one', at: 0 } as const;

/** `others`: everything that was found, on all branches. Pure. */
export function migrationOf(
  found: LocatedWorkflow,
  others: readonly LocatedWorkflow[],
  context: ModeContext,
): MigrationPlan {
  const { recovery, branch } = found;
  if (context.engine.migratable(recovery) !== 'due') return { kind: 'none' };
  const why = whyDeferred(found, context);
  if (why !== null) return { kind: 'deferred', why };
  const twins = others.filter((one) => one !== found && isTwin(one, found));
  const ahead = twins.find((one) => isAhead(one, found, context));
  if (ahead) return { kind: 'elsewhere', branch: ahead.branch };
  try {
    const effect = proposed(found, twins, context);
    return effect === null ? { kind: 'none' } : { kind: 'due', effect };
  } catch (error) {
    // One that fails must not prevent the others.
    if (error instanceof UserError || error instanceof OurBug)
      return { kind: 'refused', why: `${recovery.id} on ${branch} is not migrated: ${error.message}` };
    throw error;
  }
}

/** `null`: no one is at work. */
function whyDeferred(found: LocatedWorkflow, { settings: { now } }: ModeContext): string | null {
  if (found.recovery.liveness === 'live') return 'somebody is at work, so its migration waits.';
  const since = atWorkSince(found, now);
  if (since === null) return null;
  return (
    `its last sign of work is of ${formatTime(since)}, so somebody may be at work: its migration waits ` +
    'until it was still for an hour. A later sweep proposes it; /migrate does it now.'
  );
}

const isTwin = (one: LocatedWorkflow, { recovery }: LocatedWorkflow): boolean =>
  one.recovery.id === recovery.id && one.recovery.path === recovery.path;

/** It needs no migration any more where it is at least as far along: this branch gets it by a merge. */
function isAhead(
  one: LocatedWorkflow,
  { recovery: { state } }: LocatedWorkflow,
  { engine }: ModeContext,
): boolean {
  const there = one.recovery.state;
  if (!there || !state || engine.migratable(one.recovery) !== 'none') return false;
  return compareProgress(there, state) >= 0;
}

/** `null`: it would change nothing. @throws UserError, OurBug */
function proposed(
  found: LocatedWorkflow,
  twins: readonly LocatedWorkflow[],
  context: ModeContext,
): PullRequestEffect | null {
  const { recovery, scanned, branch: owner, sha } = found;
  const { draft, labels, reviewers, base } = context.config.pullRequests;
  const change = changeOf([{ name: 'migrate' }], found, NO_ONE, context).change;
  const edits = change.files.flatMap((file): readonly BranchEdit[] =>
    file.kind === 'write' && file.before !== file.after ? [{ path: file.path, text: file.after }] : [],
  );
  if (edits.length === 0) return null;
  const starts = edits.find(({ path }) => path.startsWith(WORKFLOWS));
  if (starts)
    throw new UserError(`it is ${starts.path}, which starts jobs: only a person may write it, on a clone.`);
  const key = proposalKey('migrate', recovery.id, owner, String(recovery.newest));
  const branch = proposalBranch('migrate', recovery.id, key);
  const notes = twins.length === 0 ? change.notes : [...change.notes, twinWords(twins.length)];
  const words = proposalBody({
    scanned,
    recovery,
    choice: 'migrate',
    change: { ...change, notes },
    listed: [],
    by: null,
    guarded: false,
    key,
    branch,
    base: base ?? owner,
  });
  return {
    kind: 'pull-request',
    key,
    branch,
    base: base ?? owner,
    head: sha,
    edits,
    message: commitMessage('migrate', found, change),
    trailers: trailersOf(recovery.id, 'migrate'),
    ...words,
    labels,
    reviewers: reviewers.users,
    teams: reviewers.teams,
    draft,
  };
}

function twinWords(others: number): string {
  const where = others === 1 ? 'one more branch' : `${others} more branches`;
  return `The same workflow is on ${where}, and is not migrated there by this. Merging may need a hand.`;
}

/** Our open pull request for a proposal; after one that was merged and taken back it has the next name. */
export function openFor(
  { branch }: PullRequestEffect,
  pulls: ReadonlyMap<string, readonly Conversation[]>,
): Conversation | null {
  return [branch, `${branch}-2`].flatMap((name) => pulls.get(name) ?? [])[0] ?? null;
}

/** Whether our pull request is there for this very commit. */
export function standsFor({ key, head }: PullRequestEffect, open: Conversation | null): boolean {
  const marker = open === null ? null : readMarker(open.body);
  return marker?.key === key && marker['sha'] === head;
}

/** Whether nothing more is to be done about a proposal: all was done for this commit, or a person said no. */
export function isProposed(
  { key, head }: PullRequestEffect,
  open: Conversation | null,
  { proposals }: SavedState,
  account: string,
): boolean {
  const at = proposals.get(key);
  const isRefused = at === refusedDigits(head, account);
  return at === digitsOf(head) || isRefused || (at === '-' && open === null);
}
