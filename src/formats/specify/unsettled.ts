// What a run that is over left open: questions without an answer, and answers that were never applied.
import type { Question, WorkflowState } from '../../model/workflow.ts';
import { lineAt } from './fields.ts';
import { reported } from './position.ts';
import { questionsOf } from './questions/asked.ts';
import type { StagePosition } from './standing.ts';
import type { StateContext } from './state-context.ts';

/** Where a clarification is processed or reported, what its file leaves blank was left blank on purpose. */
export function leftOpen({ clarification }: StagePosition, ground: StateContext): readonly Question[] {
  if (clarification === 'processed' || reported(ground)) return [];
  return questionsOf(4, false, ground).filter(({ state }) => state === 'open');
}

/** Words of a clarification that is under way. */
const UNDER_WAY: ReadonlySet<string | null> = new Set(['awaiting_user', 'answers_received']);

export function unapplied(
  { clarification }: StagePosition,
  { doc }: StateContext,
): NonNullable<WorkflowState['unsettled']> {
  if (!UNDER_WAY.has(clarification)) return [];
  const message =
    `found clarification_status ${clarification} in a run that is complete, expected "processed". ` +
    'It stays complete; apply what was answered, or correct the word.';
  return [{ message, line: lineAt(doc, 'stages', 'clarification', 'clarification_status') }];
}
