// What is known of a branch when its operations are planned: its workflows, and our comments and
// issues about them.
import type { Conversation } from '../../model/github/repository.ts';
import {
  countsIn,
  type Freeze,
  freezeBy,
  freezeIn,
  isLabelled,
  labelsSaying,
  workflowDigits,
} from '../../report/github/card/freeze.ts';
import { saysSettled } from '../../report/github/card/resolved-card.ts';
import { isOverdue, needsDecision } from '../../report/scan/urgency.ts';
import { groupedBy, onceEach } from '../../text/lookup.ts';
import type { LocatedWorkflow } from '../locate.ts';
import type { Card, FreezeElsewhere, MovingFreeze } from './observed-state.ts';
import type { SavedState } from './saved-state.ts';

/** One branch with its workflows, and what stands on GitHub about them. */
export interface BranchContext {
  readonly branch: string;
  readonly sha: string;
  readonly found: readonly LocatedWorkflow[];
  /** Everything on all branches. */
  readonly others: readonly LocatedWorkflow[];
  /** Its open pull request; `null`: there is none, or none is known. */
  readonly pull: Conversation | null;
  /** Other open pull requests of the branch. */
  readonly besides: readonly Conversation[];
  /** Our cards there, by their keys. `null`: not all of them are known. */
  readonly cards: ReadonlyMap<string, Omit<Card, 'pull' | 'nodeId'>>;
  readonly allCards: boolean;
  /** Issues of their own, by the card's key. */
  readonly own: ReadonlyMap<string, Conversation>;
  /** Duplicates of those that are open as well, by the same key. */
  readonly twins: ReadonlyMap<string, readonly Conversation[]>;
  /** What the dashboard says. */
  readonly freezes: ReadonlyMap<string, Freeze>;
  /** Freezes of cards below other pull requests, closed ones too, and of closed issues; by the card's key. */
  readonly elsewhere: ReadonlyMap<string, readonly FreezeElsewhere[]>;
  /** Freezes of whichever branch, with their workflows. */
  readonly moving: readonly MovingFreeze[];
  /** Whether every place was looked at that may keep a freeze: else each workflow may be frozen (T11). */
  readonly sure: boolean;
  /** All open pull requests; `null`: not known, and then none is opened. */
  readonly pulls: ReadonlyMap<string, readonly Conversation[]> | null;
  /** Whether issues can be written. */
  readonly issues: boolean;
  readonly memo: SavedState;
}

/** The freeze that holds for a workflow, wherever it was set. */
export function freezeOf(found: LocatedWorkflow, ground: BranchContext, now: number): Freeze | null {
  const { pull, besides, own, cards } = ground;
  const issue = own.get(found.key);
  // Closing it ends nothing, unless it was closed because nothing was left to do.
  const says = issue && (issue.open || !saysSettled(issue.body));
  const onIssue = says ? labelsSaying(issue.labels, [issue.body]) : [];
  const there = [pull, ...besides].flatMap((one) => one?.labels ?? []);
  // The label of a pull request that repeats the freeze of another workflow says nothing of this one.
  const explained = isLabelled(there) && isOfAnother(found, ground, now);
  const labels = explained ? [] : there;
  const onPulls = labelsSaying(
    labels,
    [...cards.values()].map(({ body }) => body),
  );
  return freezeBy({ kept: keptOf(found, ground, now), labels: [...onPulls, ...onIssue] }, now);
}

const byBranch = onceEach((all: readonly LocatedWorkflow[]) => groupedBy(all, ({ branch }) => branch));
const keysOf = onceEach((all: readonly LocatedWorkflow[]) => new Set(all.map(({ key }) => key)));

/** Whether a marker freezes another workflow of the same branch. */
function isOfAnother({ key }: LocatedWorkflow, ground: BranchContext, now: number): boolean {
  const beside = byBranch(ground.others).get(ground.branch) ?? [];
  return beside.some((one) => one.key !== key && keptOf(one, ground, now).some((kept) => kept !== null));
}

/** What markers say of one: its card, its issue (closed or not), the dashboard, and cards elsewhere. */
function keptOf(found: LocatedWorkflow, ground: BranchContext, now: number): readonly (Freeze | null)[] {
  const { key } = found;
  const { cards, own, freezes, elsewhere } = ground;
  const issue = own.get(key);
  const onIssue = issue && countsIn(issue, now) ? issue.body : '';
  const bodies = [cards.get(key)?.body ?? '', onIssue];
  const far = elsewhere.get(key) ?? [];
  const here = [...bodies.map(freezeIn), freezes.get(key) ?? null, ...far.map(({ freeze }) => freeze)];
  return [...here, ...movedTo(found, ground)];
}

/** What is kept for the same workflow under a branch that owns it no more, as that was renamed or merged. */
function movedTo({ recovery: { id } }: LocatedWorkflow, ground: BranchContext): readonly Freeze[] {
  const { freezes, moving, others } = ground;
  const owns = (key: string) => keysOf(others).has(key);
  const digits = freezes.size === 0 ? '' : workflowDigits(id);
  return [
    ...moving.flatMap(({ key, workflow, freeze }) => (workflow === id && !owns(key) ? [freeze] : [])),
    ...[...freezes].flatMap(([key, one]) => (one.workflow === digits && !owns(key) ? [one] : [])),
  ];
}

/** Somebody must be told about it: it needs a decision, or has not moved for too long. */
export function needsSomebody({ scanned }: LocatedWorkflow): boolean {
  return scanned.liveness !== 'live' && (needsDecision(scanned) || isOverdue(scanned));
}
