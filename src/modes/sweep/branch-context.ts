// What is known of a branch when its operations are planned: its workflows, and our comments and
// issues about them.
import type { Conversation } from '../../model/github/repository.ts';
import { FROZEN, type Freeze, freezeIn, holds, isLabelled } from '../../report/github/card/freeze.ts';
import { isOverdue, needsDecision } from '../../report/scan/urgency.ts';
import type { LocatedWorkflow } from '../scan.ts';
import type { Card } from './observed-state.ts';
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
  /** Our cards there, by their keys. `null`: not all of them are known. */
  readonly cards: ReadonlyMap<string, Omit<Card, 'pull' | 'nodeId'>>;
  readonly allCards: boolean;
  /** Issues of their own, by the card's key. */
  readonly own: ReadonlyMap<string, Conversation>;
  /** Duplicates of those that are open as well, by the same key. */
  readonly twins: ReadonlyMap<string, readonly Conversation[]>;
  /** What the dashboard says. */
  readonly freezes: ReadonlyMap<string, Freeze>;
  /** All open pull requests; `null`: not known, and then none is opened. */
  readonly pulls: ReadonlyMap<string, readonly Conversation[]> | null;
  /** Whether issues can be written. */
  readonly issues: boolean;
  readonly memo: SavedState;
}

/** The freeze that holds for a workflow: by the marker of its card, the dashboard, or a label set by hand. */
export function freezeOf(found: LocatedWorkflow, ground: BranchContext, now: number): Freeze | null {
  const { pull, cards, own, freezes } = ground;
  const issue = own.get(found.key);
  const bodies = [cards.get(found.key)?.body, issue?.open === true ? issue.body : undefined];
  const kept = [...bodies.map((body) => body && freezeIn(body)), freezes.get(found.key)];
  const one = kept.find((freeze) => freeze && holds(freeze, now));
  if (one) return one;
  // A label that outlived its freeze says nothing.
  const labels = [...(pull?.labels ?? []), ...(issue?.open === true ? issue.labels : [])];
  return isLabelled(labels) && !kept.some(Boolean) ? { by: FROZEN, until: null } : null;
}

/** Somebody must be told about it: it needs a decision, or has not moved for too long. */
export function needsSomebody({ scanned }: LocatedWorkflow): boolean {
  return scanned.liveness !== 'live' && (needsDecision(scanned) || isOverdue(scanned));
}
