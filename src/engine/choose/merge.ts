// A conflicted state file merged by meaning: only where both sides can be read and nothing of either is lost.
import type { Repair } from '../../model/choice.ts';
import { compareProgress } from '../../model/progress.ts';
import type { WorkflowState } from '../../model/workflow.ts';
import { type Judge, judged } from '../usable-state.ts';
import { overlay } from './overlay.ts';

type Side = 'ours' | 'theirs';

/** A text that a merge may come to. */
interface Merge {
  readonly text: string;
  /** Whether it lacks lines of a side. */
  readonly lacks: (side: Side) => boolean;
  /** Whether all that it lacks of a side says an earlier point of what stands in its place. */
  readonly lacksOnlyEarlier: (side: Side, passed: ReadonlySet<string>) => boolean;
}

/** A conflicted text's two sides, and the texts that a merge may come to, the likeliest first. */
export interface Sides {
  readonly ours: string;
  readonly theirs: string;
  readonly merges: readonly Merge[];
}

/** Takes a conflicted text apart; `null` where it is not one, or its markers do not pair. */
export type SideReader = (text: string) => Sides | null;

/** `null` where a person must settle it. */
export function mergeByMeaning(judge: Judge, sidesOf: SideReader): Repair | null {
  const { site, snapshot } = judge;
  const reading = snapshot.text(site.path);
  const sides = reading.ok ? sidesOf(reading.text) : null;
  if (!reading.ok || !sides) return null;
  const ours = only(sides.ours, judge);
  const theirs = only(sides.theirs, judge);
  if (!ours || !theirs || ours.feature !== theirs.feature) return null;
  const merged = sides.merges.find((merge) => {
    // Asked first: to judge a text takes longer.
    if (merge.lacks('ours') && merge.lacks('theirs')) return false;
    const state = only(merge.text, judge);
    if (state === null || !holdsAll(state, ours) || !holdsAll(state, theirs)) return false;
    return losesNothing(merge, state, { ours, theirs });
  });
  if (merged === undefined) return null;
  return {
    summary: 'the merge settled by meaning',
    files: [{ kind: 'write', path: site.path, before: reading.text, after: merged.text }],
    proof: [
      'Both sides of the conflict can be read, and neither contradicts itself.',
      'Every line of both sides is in the result. Where two say how far the workflow is, it has the later ' +
        'one, and the side that wrote that is the newer one.',
    ],
  };
}

/**
 * Whether a merge has every line of both sides, but for lines of one that say an earlier point than its own.
 * That side must not be the newer one: there a step back is meant.
 */
function losesNothing(
  merge: Merge,
  state: WorkflowState,
  sides: Readonly<Record<Side, WorkflowState>>,
): boolean {
  const [ours, theirs] = [merge.lacks('ours'), merge.lacks('theirs')];
  if (!ours && !theirs) return true;
  const [older, newer]: readonly [Side, Side] = ours ? ['ours', 'theirs'] : ['theirs', 'ours'];
  const behind = sides[older];
  if (!isNewer(sides[newer], behind)) return false;
  return merge.lacksOnlyEarlier(older, stepsPassed(behind, state));
}

/** By what the states say of their own activity; without that, an earlier point may be a step back. */
function isNewer(one: WorkflowState, other: WorkflowState): boolean {
  const [a, b] = [lastOf(one), lastOf(other)];
  return a !== null && b !== null && a > b;
}

function lastOf({ timestamps }: WorkflowState): number | null {
  const times = timestamps.flatMap(({ at, activity }) => (activity && at !== null ? [at] : []));
  return times.length === 0 ? null : Math.max(...times);
}

/** Names of the steps up to the one that a side is at, in lower case, where the merged state is as far. */
function stepsPassed({ current, steps }: WorkflowState, merged: WorkflowState): ReadonlySet<string> {
  const at = steps.findIndex(({ id }) => id === current?.id);
  const now = merged.steps.findIndex(({ id }) => id === merged.current?.id);
  if (at < 0 || (merged.ended !== 'completed' && now < at)) return new Set();
  return new Set(steps.slice(0, at + 1).map(({ id }) => id.toLowerCase()));
}

/** The one sound state that a text holds; `null` where it has none, or several. */
function only(text: string, judge: Judge): WorkflowState | null {
  const snapshot = overlay(judge.snapshot, new Map([[judge.site.path, { text, blob: null }]]));
  const one = judged({ ...judge, snapshot });
  const [state, second] = one?.states ?? [];
  return one && state && !second && one.faults.length === 0 ? state : null;
}

function holdsAll(merged: WorkflowState, side: WorkflowState): boolean {
  const held = meaningOf(merged);
  return compareProgress(merged, side) >= 0 && [...meaningOf(side)].every((fact) => held.has(fact));
}

/** All that a person or a step has put into a state. */
function meaningOf(state: WorkflowState): ReadonlySet<string> {
  return new Set([
    ...state.steps.filter(({ finished }) => finished).map(({ id, item = '' }) => `finished ${id} ${item}`),
    ...state.cleared.map(({ label }) => `decided ${label}`),
    ...state.questions.map(({ id }) => `question ${id}`),
    ...state.questions.flatMap(({ id, state: how, answer }) =>
      how === 'open' ? [] : [`answer to ${id}: ${answer?.text ?? ''}`],
    ),
    ...(state.ended === null || state.ended === 'completed' ? [] : [`ended ${state.ended}`]),
    ...(state.current?.waits ? [`waits at ${state.current.id}: ${state.current.waits}`] : []),
    ...state.fileNotes.map((line) => `note ${line}`),
  ]);
}
