// Whether a person comes next, or the answers that one has given.
import type { Question } from '../../../model/workflow.ts';
import { type Position, reported } from '../effective-stage.ts';
import type { StagePosition } from '../recorded-position.ts';
import { type StateContext, summaryOf } from '../state-context.ts';
import { countOf, fileQuestions, questionsOf } from './open-questions.ts';

/** Whether a person, or the recorded answers, come next. */
export interface QuestionState {
  readonly waits: boolean;
  readonly answersReady: boolean;
  readonly questions: readonly Question[];
  /** The answers stand in the file alone: the state still says that it waits. */
  readonly unsaid: boolean;
}

export function askingOf(position: Position, standing: StagePosition, ground: StateContext): QuestionState {
  const { stage, status } = position;
  const { number } = stage;
  const clarification = number === 4 ? standing.clarification : null;
  const over = status === 'completed' || status === 'failed';
  const questions = questionsOf(number, over || clarification === 'processed', ground);
  const quiet: QuestionState = { waits: false, answersReady: false, questions, unsaid: false };
  if (over) return quiet;
  if (clarification === 'processed') return { ...quiet, waits: status === 'waiting' };
  if (clarification === 'answers_received') return { ...quiet, answersReady: true };
  const answered = areAnswered(questions, number, ground);
  const summary = summaryOf(number, ground);
  if (clarification === 'awaiting_user' || status === 'waiting' || summary?.status === 'needs-user-input')
    return { ...quiet, waits: !answered, answersReady: answered, unsaid: answered };
  const begun = number === 4 && status === 'in_progress' && questions.length > 0;
  if (!begun || summary || reported(ground)) return quiet;
  return { ...quiet, waits: !answered, answersReady: answered, unsaid: answered };
}

/** Every question has its answer, and none of those that the state counts is missing from the file. */
function areAnswered(questions: readonly Question[], number: number, ground: StateContext): boolean {
  if (questions.length === 0 || questions.some(({ state }) => state === 'open')) return false;
  if (number !== 4) return true;
  const toPerson = fileQuestions(ground).filter(({ resolved }) => !resolved).length;
  const put = questions.length > fileQuestions(ground).length ? 1 : 0;
  return toPerson + put > 0 && toPerson + put >= (countOf(ground) ?? 0);
}
