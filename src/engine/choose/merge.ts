// A conflicted state file merged by meaning: only where both sides can be read and nothing of either is lost.
import type { Repair } from '../../model/choice.ts';
import { compareProgress } from '../../model/progress.ts';
import type { WorkflowState } from '../../model/workflow.ts';
import { type Judge, judged } from '../validate-result.ts';
import { overlay } from './overlay.ts';

/** A conflicted text's two sides, and the texts that a merge may come to, the likeliest first. */
export interface Sides {
  readonly ours: string;
  readonly theirs: string;
  readonly merges: readonly string[];
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
  const merged = sides.merges.find((text) => {
    const state = only(text, judge);
    return state !== null && holdsAll(state, ours) && holdsAll(state, theirs);
  });
  if (merged === undefined) return null;
  return {
    summary: 'the merge settled by meaning',
    files: [{ kind: 'write', path: site.path, before: reading.text, after: merged }],
    proof: [
      'Both sides of the conflict can be read, and neither contradicts itself.',
      'Every finished step, decision, answer and note of both sides is in the result, ' +
        'and it is at least as far as either.',
    ],
  };
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
    ...state.questions.filter(({ state: how }) => how !== 'open').map(({ id }) => `answer to ${id}`),
    ...state.fileNotes.map((line) => `note ${line}`),
  ]);
}
