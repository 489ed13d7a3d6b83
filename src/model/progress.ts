// How far a workflow came, so that two states of it can be compared.
import type { Current, Step, WorkflowState } from './workflow.ts';

/** Negative where `a` came less far than `b`, 0 where neither is further as far as can be told. */
export function compareProgress(a: WorkflowState, b: WorkflowState): number {
  const [left, right] = [progressOf(a), progressOf(b)];
  const at = left.findIndex((value, i) => value !== right[i]);
  return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}

/** Completed beats everything; then the finished steps, the place of the current one, its iteration. */
function progressOf(state: WorkflowState): readonly number[] {
  const { ended, steps, current } = state;
  return [
    ended === 'completed' ? 1 : 0,
    steps.filter(({ finished }) => finished).length,
    current ? placeOf(current, steps) : -1,
    current?.iteration ?? 0,
  ];
}

/** Where the current step stands among the steps: with its item where it has one, else by its name alone. */
function placeOf({ id, item }: Current, steps: readonly Step[]): number {
  const exact = steps.findIndex((step) => step.id === id && (step.item ?? null) === item);
  return exact < 0 ? steps.findIndex((step) => step.id === id) : exact;
}
