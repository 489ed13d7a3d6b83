// Sentences that name the tool's own command: feature and task are put in where they are plain ids.
import type { WorkflowState } from '../model/workflow.ts';
import { isPlainId } from './items.ts';
import { withFeature } from './stages.ts';

/**
 * A sentence with the names that it leaves open: `Run /tool:do {feature} {item}.` A name that is no plain id
 * stays out of it, and the blank before a task that is not there goes.
 */
export function withNames(sentence: string, feature: string, item: string | null = null): string {
  const name = item === null || isPlainId(item) ? item : 'ITEM';
  return withFeature(sentence, feature).replaceAll(/( ?)\{item\}/g, (_, blank: string) =>
    name === null ? '' : `${blank}${name}`,
  );
}

/** The state with the names in every sentence of its steps. */
export function sentencesOf(state: WorkflowState): WorkflowState {
  const { feature, current, stepRules } = state;
  const rules = stepRules && new Map([...stepRules].map(([id, how]) => [id, withNames(how, feature)]));
  return {
    ...state,
    ...(rules ? { stepRules: rules } : {}),
    current: current && {
      ...current,
      how: withNames(current.how, feature, current.item),
      nextHow: current.nextHow && withNames(current.nextHow, feature),
    },
  };
}
