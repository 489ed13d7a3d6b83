// The plan of a sweep: which branches have operations, and in which order. Pure: the same facts
// give the same plan.

import { isAnyOff } from '../../config/enabled.ts';
import { ignored } from '../../config/ignore.ts';
import type { Conversation } from '../../model/github/repository.ts';
import { freezeIn, holds } from '../../report/github/card/freeze.ts';
import { saysSettled } from '../../report/github/card/resolved-card.ts';
import { readMark } from '../../report/github/markers.ts';
import { byUrgency } from '../../report/scan/urgency.ts';
import { groupedBy, onceEach } from '../../text/lookup.ts';
import type { LocatedWorkflow } from '../locate.ts';
import type { ModeContext } from '../mode-context.ts';
import type { BranchScan } from '../scan-branches.ts';
import type { BranchContext } from './branch-context.ts';
import { type BranchVisit, inOrder } from './branch-order.ts';
import { CARD_LABELS } from './labels.ts';
import type { ObservedState } from './observed-state.ts';
import type { SweepOperation } from './operation.ts';
import { planBranch } from './plan-branch.ts';

export interface Plan {
  /** Every branch that owns something, those with nothing to do too; what is gone comes first. */
  readonly turns: readonly BranchVisit[];
  /** Issues about one workflow that are open. */
  readonly openIssues: number;
}

export interface SweepFacts {
  readonly seen: BranchScan;
  readonly standing: ObservedState;
  /** After which branch the last sweep stopped. */
  readonly cursor: { readonly branch: string; readonly sha: string } | null;
}

export function planSweep({ seen, standing, cursor }: SweepFacts, context: ModeContext): Plan {
  const turns = byBranch(seen.found).map(([branch, found]): BranchVisit => {
    const sha = found[0]?.sha ?? '';
    return {
      branch,
      sha,
      found,
      acts: planBranch(groundOf(branch, sha, found, seen.found, standing), context),
    };
  });
  const gone = goneIn(seen, standing, context);
  return {
    turns: [
      ...(gone.length === 0 ? [] : [{ branch: null, sha: '', found: [], acts: gone }]),
      ...inOrder(turns, cursor),
    ],
    openIssues: [...standing.own.values()].filter(({ open }) => open).length,
  };
}

/** The most urgent workflow of each branch first. */
function byBranch(
  found: readonly LocatedWorkflow[],
): readonly (readonly [string, readonly LocatedWorkflow[]])[] {
  return [...groupedBy(found, ({ branch }) => branch)].map(([branch, all]) => {
    const order = new Map(byUrgency(all.map(({ scanned }) => scanned)).map((one, at) => [one, at]));
    const placeOf = ({ scanned }: LocatedWorkflow) => order.get(scanned) ?? 0;
    return [branch, all.toSorted((a, b) => placeOf(a) - placeOf(b))];
  });
}

/** What is known of a branch at the beginning; only cards that are remembered are known then. */
export function groundOf(
  branch: string,
  sha: string,
  found: readonly LocatedWorkflow[],
  others: readonly LocatedWorkflow[],
  standing: ObservedState,
): BranchContext {
  const { pulls, issues, own, twins, freezes, moving, sure, memo } = standing;
  const [pull = null, ...besides] = pulls.known ? (pulls.value.get(branch) ?? []) : [];
  const cards = pull === null ? [] : (cardsByPull(standing).get(pull.number) ?? []);
  return {
    branch,
    sha,
    found,
    others,
    pull,
    besides,
    cards: new Map(cards),
    allCards: false,
    own,
    twins,
    freezes,
    elsewhere: freezesBesides(standing, pull),
    moving,
    sure,
    pulls: pulls.known ? pulls.value : null,
    // Without the list of pull requests, issues would be opened for what has a card there.
    issues: issues.known && pulls.known,
    memo,
  };
}

/** Every branch asks for these, so they are put in order once for each state. */
const cardsByPull = onceEach(({ cards }: ObservedState) => groupedBy(cards, ([, { pull }]) => pull));

/** What all cards below pull requests, open or closed, and closed issues keep: each card is read once. */
const freezesKept = onceEach(({ cards, closed, folded }: ObservedState) => {
  const kept = [...closed, ...cards].flatMap(([key, { pull, body }]) => {
    const freeze = freezeIn(body);
    return freeze ? [{ key, pull, freeze }] : [];
  });
  return {
    byKey: groupedBy([...folded, ...kept], ({ key }) => key),
    pulls: new Set(kept.map(({ pull }) => pull)),
  };
});

/** The same without those below the pull request that is there. */
function freezesBesides(standing: ObservedState, there: Conversation | null): BranchContext['elsewhere'] {
  const { byKey, pulls } = freezesKept(standing);
  if (there === null || !pulls.has(there.number)) return byKey;
  const others = [...byKey].map(
    ([key, all]) => [key, all.filter(({ pull }) => pull !== there.number)] as const,
  );
  return new Map(others.filter(([, all]) => all.length > 0));
}

/**
 * Cards and issues about workflows that are on no branch any more, or that the config leaves alone now. What
 * cannot be read is not gone.
 */
function goneIn(
  { there, report, found, lagging }: BranchScan,
  { own, cards, pulls }: ObservedState,
  { config, settings, engine }: ModeContext,
): readonly SweepOperation[] {
  const unread = new Set(report.unreadable.map(({ branch }) => branch));
  const formats = new Set(engine.formats.map(({ id }) => id));
  const looked = new Set([...found, ...lagging].map(({ key }) => key));
  const whyGone = (key: string, body: string): 'gone' | 'ignored' | null => {
    const mark = readMark(body);
    if (!mark || looked.has(key) || holds(freezeIn(body), settings.now)) return null;
    // A branch that was never pushed is not on GitHub, and was not when it was reported.
    if (mark.sha === null) return null;
    const { branch, workflow } = mark;
    // What is not looked for is not gone: its format is switched off, or not declared any more.
    const isLookedFor =
      workflow === null ? !isAnyOff(config) : formats.has(workflow.split(':')[0] ?? workflow);
    if (!isLookedFor) return null;
    if (there.has(key)) return 'ignored';
    // A branch whose name cannot be kept: the key is nowhere, and all branches were read.
    if (branch === null) return unread.size === 0 && config.ignore.branches.length === 0 ? 'gone' : null;
    if (ignored(config, { branch })) return 'ignored';
    return unread.has(branch) ? null : 'gone';
  };
  const issues = [...own].flatMap(([key, { number, open, body }]): readonly SweepOperation[] => {
    const why = open ? whyGone(key, body) : null;
    return why ? [{ kind: 'gone', why, key, at: number, as: 'issue', body }] : [];
  });
  const comments = [...cards].flatMap(([key, { pull, body }]): readonly SweepOperation[] => {
    const why = saysSettled(body) ? null : whyGone(key, body);
    return why ? [{ kind: 'gone', why, key, at: pull, as: 'comment', body }] : [];
  });
  const owners = new Set(found.map(({ branch }) => branch));
  const bare = pulls.known ? barePulls(pulls.value, comments, owners) : [];
  return [...issues, ...comments, ...bare];
}

/** Labels of a pull request whose last card is about what is gone; others are handled with their branch. */
function barePulls(
  pulls: ReadonlyMap<string, readonly Conversation[]>,
  gone: readonly SweepOperation[],
  owners: ReadonlySet<string>,
): readonly SweepOperation[] {
  const at = new Set(gone.flatMap((act) => (act.kind === 'gone' ? [act.at] : [])));
  return [...pulls].flatMap(([branch, all]) =>
    all.flatMap(({ number, labels }): readonly SweepOperation[] => {
      const remove = CARD_LABELS.filter((label) => labels.includes(label));
      const bare = at.has(number) && !owners.has(branch) && remove.length > 0;
      return bare ? [{ kind: 'labels', issue: number, add: [], remove }] : [];
    }),
  );
}
