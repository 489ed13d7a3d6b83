// An answer that is not among a question's choices: the person is asked to confirm it.
import type { Call } from '../model/call.ts';
import type { Choice } from '../model/choice.ts';
import { choiceMeant, plain } from '../model/match-choice.ts';
import type { Question, WorkflowState } from '../model/workflow.ts';

type Questions = Pick<WorkflowState, 'questions'> | null;

/** The open question that an answer is to; `null`: there is none. */
export function askedIn(choice: Choice, state: Questions): Question | null {
  if (choice.name !== 'answer') return null;
  const asked = plain(choice.question);
  const open = (state?.questions ?? []).filter((one) => one.state === 'open');
  return open.find(({ id, question }) => [plain(id), plain(question)].includes(asked)) ?? null;
}

/** The open question whose choices do not have the answer; `null`: one of them has, or it has none. */
export function outsideOf(choice: Choice, state: Questions): Question | null {
  const one = askedIn(choice, state);
  if (choice.name !== 'answer' || !one || one.options.length === 0) return null;
  return choiceMeant(choice.text, one.options) === null ? one : null;
}

/** A line whose answer is not among the choices that its question gives. */
export interface Odd {
  readonly call: Call;
  readonly question: Question;
}

/** A comment with such lines. */
export interface Outside {
  /** The workflow that a line must name; `null`: it need not. */
  readonly id: string | null;
  /** All lines, those that fit as well. */
  readonly calls: readonly Call[];
  readonly odd: readonly Odd[];
}

/** Fits after "the answer is": `"2 h", which is not one of "15m", "1h"`. */
export function outsideWords(text: string, { options }: Question): string {
  return `${JSON.stringify(text)}, which is not one of ${options.map((it) => JSON.stringify(it)).join(', ')}`;
}
