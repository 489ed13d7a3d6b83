// Choices that would change nothing where something must change: offered, they would only lead in a circle.
import type { ChoiceContext, Choices } from '../../model/choice.ts';
import type { Decision, Option } from '../../model/decision.ts';
import { EditError, StateError, UserError } from '../../model/errors.ts';

/** The option that must change something here, as nothing else would end this; `null`: none. */
export function endingChoice({
  action,
  reason,
}: Pick<Decision, 'action' | 'reason'>): 'retry' | 'resume' | null {
  if (action === 'ask') return 'retry';
  return reason === 'paused' ? 'resume' : null;
}

/**
 * The step run again in answer to an `ask`, and going on in answer to a pause: whatever does not write is
 * asked again at the next look. Elsewhere a choice may only say that somebody agrees.
 */
export function idleIn(at: ChoiceContext, choices: Choices): readonly Option[] {
  const { decision, proposals } = at.recovery;
  const option = endingChoice(decision);
  if (option === null || !decision.options.includes(option)) return [];
  // What writes an older state migrates it first.
  if (proposals.some(({ kind }) => kind === 'migrate')) return [];
  try {
    return choices[option](at).files.length === 0 ? [option] : [];
  } catch (error) {
    if (error instanceof UserError || error instanceof EditError || error instanceof StateError)
      return [option];
    throw error;
  }
}
