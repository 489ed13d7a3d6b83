// What a person is asked, whether a person comes next or the answers, and what was decided before.
import { type FieldSource, listAt, mapAt, textOf, wholeNumber } from '../../../formkit/fields.ts';
import type { Answer, Cleared, Question } from '../../../model/workflow.ts';
import { type Data, isList, isMap } from '../../../text/data/data.ts';
import { artifactsOf, joinPath } from '../../../text/markdown/path-lists.ts';
import { isUnanswered } from '../../../text/markdown/unanswered.ts';
import { resolve } from '../artifacts.ts';
import { fieldAt, lineAt } from '../fields.ts';
import { type Position, reported } from '../position.ts';
import { type StateContext, summaryOf } from '../state-context.ts';
import { type FileQuestion, questionsIn } from './question-file.ts';

const QUESTIONS = 'clarification-questions.md';

/** Where the questions are: where the state or the summary says, else in the feature's folder. */
export function questionsPath(ground: StateContext): string {
  const { doc, home, snapshot } = ground;
  const written =
    fieldAt(doc, 'stages', 'clarification', 'clarification_file_path')?.text ??
    ground.summaries.get(4)?.questionFile ??
    QUESTIONS;
  const path = artifactsOf(written)[0]?.path ?? null;
  return (path === null ? null : resolve(path, home, snapshot)) ?? joinPath(home, QUESTIONS);
}

/** The questions of the file; none where it is not there or has another shape. */
export function fileQuestions(ground: StateContext): readonly FileQuestion[] {
  const reading = ground.snapshot.text(questionsPath(ground));
  return reading.ok ? questionsIn(reading.text) : [];
}

/** The id of the question that a stage's summary puts. */
function summaryQuestionId(stage: number): string {
  return `stage-${stage}`;
}

/** Answers that the state records, by the question's words. */
function recordedAnswers({ doc, site }: StateContext): ReadonlyMap<string, Answer> {
  const at = ['user_decisions', 'clarifications'] as const;
  return new Map(
    listAt(doc.data, ...at).flatMap((one, i) => {
      const [question, answer] = isMap(one) ? [one['question'], one['answer']] : [];
      const said = { text: textOf(answer ?? ''), path: site.path, line: lineAt(doc, ...at, i, 'answer') };
      return typeof question === 'string' && answer != null ? [[sameWords(question), said] as const] : [];
    }),
  );
}

/** What puts the answer off does not count as one, unless it is one of the choices. */
function tells(answer: Answer | undefined, options: readonly string[]): boolean {
  if (answer === undefined) return false;
  return !isUnanswered(answer.text) || options.some((one) => sameWords(one) === sameWords(answer.text));
}

const saidOf = (answer: Answer | undefined): Pick<Question, 'answer'> => (answer ? { answer } : {});

export function sameWords(question: string): string {
  return question.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** How many questions the state says that a person must answer; `null` where it does not say. */
export function countOf(ground: StateContext): number | null {
  return wholeNumber(
    fieldAt(ground.doc, 'stages', 'clarification', 'auto_resolve_stats', 'requires_user')?.value,
  );
}

/**
 * The questions of a stage for the person. `closed`: none of them needs anything any more.
 * Those that the tool answered from the input are shown as answered: a person may override them in the file.
 */
export function questionsOf(stage: number, closed: boolean, ground: StateContext): readonly Question[] {
  const recorded = recordedAnswers(ground);
  const state = (answer: string | null, question: string, options: readonly string[]): Question['state'] => {
    if (closed) return 'closed';
    return answer !== null || tells(recorded.get(sameWords(question)), options) ? 'answered' : 'open';
  };
  const put = summaryOf(stage, ground)?.asked ?? null;
  const interactive: readonly Question[] = put
    ? [
        {
          id: summaryQuestionId(stage),
          ...put,
          state: state(null, put.question, put.options),
          line: null,
          ...saidOf(recorded.get(sameWords(put.question))),
        },
      ]
    : [];
  if (stage !== 4) return interactive;
  const path = questionsPath(ground);
  const listed = fileQuestions(ground).map(({ id, question, options, answer, resolved }) => ({
    id,
    question,
    options,
    state: state(answer ?? (resolved ? '' : null), question, options),
    line: null,
    ...saidOf(answer ? { text: answer, path, line: null } : recorded.get(sameWords(question))),
  }));
  return [...interactive, ...listed];
}

/** Whether a person, or the recorded answers, come next. */
export interface QuestionState {
  readonly waits: boolean;
  readonly answersReady: boolean;
  readonly questions: readonly Question[];
  /** The answers stand in the file alone: the state still says that it waits. */
  readonly unsaid: boolean;
}

export function askingOf({ stage, status }: Position, ground: StateContext): QuestionState {
  const { number } = stage;
  const clarification = number === 4 ? ground.standing.clarification : null;
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

/** More than any brief shows. */
const MOST = 500;

/** Every decision that says something, lists item by item; labels hold the file's words. */
export function decidedIn(front: FieldSource): readonly Cleared[] {
  const decisions = mapAt(front.data, 'user_decisions') ?? {};
  return Object.entries(decisions)
    .flatMap(([key, value]): readonly Cleared[] => {
      if (!isList(value)) return labelled(key, value, lineAt(front, 'user_decisions', key));
      return value.flatMap((item, i) => labelled(key, item, lineAt(front, 'user_decisions', key, i)));
    })
    .slice(0, MOST);
}

function labelled(key: string, value: Data, line: number | null): readonly Cleared[] {
  const said = saidBy(value);
  return said === null ? [] : [{ label: `${key}: ${said}`, line }];
}

/**
 * A question with its answer, a requirement with its disposition, or the value; `null` where nothing is
 * decided.
 */
function saidBy(value: Data): string | null {
  if (value === null || value === '') return null;
  if (!isMap(value)) return isList(value) ? value.map(textOf).join(', ') : textOf(value);
  const { question, answer, req_id: requirement, disposition, target } = value;
  if (typeof question === 'string') return `${question} → ${textOf(answer) || 'no answer'}`;
  if (requirement != null)
    return [requirement, disposition, target]
      .filter((one) => one != null)
      .map(textOf)
      .join(' → ');
  return textOf(value);
}
