// The steps that a brief names, each with what it is for and what follows it.
import type { Decision } from '../../model/decision.ts';
import type { WorkflowState } from '../../model/workflow.ts';
import type { BriefGuide } from './shape.ts';

/** Steps that are explained at most. */
const MOST = 24;

/** The step at hand first, then the one after it, then every other one that the brief names. */
export function guidesOf(
  state: WorkflowState | null,
  { step, instruction }: Pick<Decision, 'step' | 'instruction'>,
): readonly BriefGuide[] {
  if (state === null) return [];
  const { current, steps, stepGuides: guides = new Map() } = state;
  const at = step ?? current?.id ?? null;
  const next = nextOf(at, state);
  // An id of one digit is a number in a sentence, and no name.
  const spoken = [...guides.keys()].filter((id) => id.length > 1 && hasWord(instruction, id));
  const finished = steps.filter((one) => one.finished).map(({ id }) => id);
  const named = [...new Set([at, next, ...spoken, ...finished])].filter((id) => id !== null && id !== '');
  return named
    .filter((id) => id === at || guides.has(id))
    .slice(0, MOST)
    .map((id) => ({ step: id, is: guides.get(id)?.is ?? null, next: nextOf(id, state) }));
}

/** What the state itself says of the step at hand counts more than the table. */
function nextOf(id: string | null, { current, stepGuides }: WorkflowState): string | null {
  if (id === null) return null;
  return (id === current?.id ? current.next : null) ?? stepGuides?.get(id)?.next ?? null;
}

function hasWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  const isPart = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}_-]/u.test(sign);
  return at >= 0 && !isPart(text[at - 1]) && !isPart(text[at + word.length]);
}
