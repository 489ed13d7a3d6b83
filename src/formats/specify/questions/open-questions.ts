// What a person is asked, whether a person comes next or the answers, and what was decided before.
import { type FieldSource, listAt, mapAt, textOf, wholeNumber } from '../../../formkit/fields.ts';
import { baseOf } from '../../../model/path.ts';
import type { Answer, Cleared, Question } from '../../../model/workflow.ts';
import { type Data, isList, isMap } from '../../../text/data/data.ts';
import { groupedBy, onceEach } from '../../../text/lookup.ts';
import { artifactsOf, joinPath } from '../../../text/markdown/path-lists.ts';
import { isUnanswered } from '../../../text/markdown/unanswered.ts';
import { resolve } from '../artifacts.ts';
import { fieldAt, lineAt } from '../fields.ts';
import { isAnsweredLast, logOf } from '../log.ts';
import { asksAgain, type Position, reported } from '../position.ts';
import { type StateContext, summaryOf } from '../state-context.ts';
import { type FileQuestion, questionsIn } from './question-file.ts';

const QUESTIONS = 'clarification-questions.md';

/**
 * Where the questions are: where the state or the summary says, else in the feature's folder, where they are
 * as well once that has moved.
 */
export function questionsPath(ground: StateContext): string {
  const { doc, home, snapshot } = ground;
  const written =
    fieldAt(doc, 'stages', 'clarification', 'clarification_file_path')?.text ??
    ground.summaries.get(4)?.questionFile ??
    QUESTIONS;
  const path = artifactsOf(written)[0]?.path ?? null;
  const place = (path === null ? null : resolve(path, ground)) ?? joinPath(home, QUESTIONS);
  const own = joinPath(home, baseOf(place));
  return snapshot.entry(place) === null && snapshot.entry(own) !== null ? own : place;
}

/** The questions of the file, which several ask for; none where it is not there or has another shape. */
export const fileQuestions = onceEach((ground: StateContext): readonly FileQuestion[] => {
  const reading = ground.snapshot.text(questionsPath(ground));
  return reading.ok ? questionsIn(reading.text) : [];
});

/** The id of the question that a stage's summary puts. */
function summaryQuestionId(stage: number): string {
  return `stage-${stage}`;
}

/** An answer that the state records. */
interface Recorded extends Answer {
  /** The question's words. */
  readonly question: string;
  /** `null`: the record does not say. */
  readonly id: string | null;
  readonly stage: number | null;
}

function recordedAnswers({ doc, site }: StateContext): readonly Recorded[] {
  const at = ['user_decisions', 'clarifications'] as const;
  return listAt(doc.data, ...at).flatMap((one, i) => {
    if (!isMap(one) || typeof one['question'] !== 'string' || one['answer'] == null) return [];
    const { question, answer, stage, id = one['question_id'] ?? null } = one;
    const line = lineAt(doc, ...at, i, 'answer');
    return [
      {
        question: sameWords(question),
        id: id === null ? null : sameWords(textOf(id)),
        stage: wholeNumber(stage),
        text: textOf(answer),
        path: site.path,
        line,
      },
    ];
  });
}

/** The record of a summary's question: its words, and no other stage's. */
function ofSummary(recorded: readonly Recorded[], words: string, stage: number): Answer | undefined {
  return answerIn(
    recorded.findLast((one) => one.question === sameWords(words) && (one.stage ?? stage) === stage),
  );
}

/**
 * The records of the questions of the file. Words alone may mean another question, of this round or
 * an earlier one: they tell only where the file has no place that would show the answer, and no
 * other question with them. Of several records the last counts.
 */
function ofFile(
  recorded: readonly Recorded[],
  all: readonly FileQuestion[],
): (one: FileQuestion) => Answer | undefined {
  const said = recorded.filter(({ stage }) => (stage ?? 4) === 4).map((one, at) => ({ ...one, at }));
  const last = (key: (one: Recorded) => string) => new Map(said.map((one) => [key(one), one]));
  const byWords = last(({ question }) => question);
  const byBoth = last(({ id, question }) => bothOf(id, question));
  const times = groupedBy(all, ({ question }) => sameWords(question));
  return ({ id: name, question, slot }) => {
    const [id, words] = [sameWords(name), sameWords(question)];
    const named = [byBoth.get(bothOf(id, words)), byWords.get(`${id}: ${words}`)].flatMap((one) => one ?? []);
    const [found] = named.toSorted((one, other) => other.at - one.at);
    if (found || slot.kind !== 'none' || times.get(words)?.length !== 1) return answerIn(found);
    return answerIn(byBoth.get(bothOf(null, words)));
  };
}

const bothOf = (id: string | null, words: string): string => JSON.stringify([id, words]);

const answerIn = (one: Recorded | undefined): Answer | undefined =>
  one && { text: one.text, path: one.path, line: one.line };

type Asked = Pick<Question, 'question' | 'options'>;

/** The words that an answer may use without saying that it is still to come. */
export const askedIn = ({ question, options }: Asked): string => [question, ...options].join('\n');

/** What puts the answer off does not count as one, unless it is one of the choices. */
function tells(answer: Answer | undefined, question: string, options: readonly string[]): boolean {
  if (answer === undefined) return false;
  return (
    !isUnanswered(answer.text, askedIn({ question, options })) ||
    options.some((one) => sameWords(one) === sameWords(answer.text))
  );
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
  const state = (answer: string | null, kept: Answer | undefined, one: Asked) => {
    if (closed) return 'closed';
    return answer !== null || tells(kept, one.question, one.options) ? 'answered' : 'open';
  };
  const put = summaryOf(stage, ground)?.asked ?? null;
  const toPut = put ? ofSummary(recorded, put.question, stage) : undefined;
  const interactive: readonly Question[] = put
    ? [
        {
          id: summaryQuestionId(stage),
          ...put,
          state: state(null, toPut, put),
          line: null,
          ...saidOf(toPut),
        },
      ]
    : [];
  if (stage !== 4) return interactive;
  const path = questionsPath(ground);
  const asked = fileQuestions(ground);
  const recordOf = ofFile(recorded, asked);
  const listed = asked.map((one): Question => {
    const { id, question, options, answer, resolved } = one;
    const kept = recordOf(one);
    return {
      id,
      question,
      options,
      state: one.closed ? 'closed' : state(answer ?? (resolved ? '' : null), kept, one),
      line: null,
      ...saidOf(answer ? { text: answer, path, line: null } : kept),
    };
  });
  return withNames([...interactive, ...listed]);
}

/** Open ones whose id another open one has: their own words name them, where these are no other's. */
function withNames(questions: readonly Question[]): readonly Question[] {
  const open = questions.filter(({ state }) => state === 'open');
  const byId = groupedBy(open, ({ id }) => sameWords(id));
  const byWords = groupedBy(open, ({ question }) => sameWords(question));
  const ids = new Set(questions.map(({ id }) => sameWords(id)));
  return questions.map((one): Question => {
    if (one.state !== 'open' || (byId.get(sameWords(one.id))?.length ?? 0) < 2) return one;
    const words = sameWords(one.question);
    const isAlone = words !== '' && byWords.get(words)?.length === 1 && !ids.has(words);
    return { ...one, called: isAlone ? one.question.trim().replace(/\s+/g, ' ') : null };
  });
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
  const forAll = questions.length === 0 && status !== 'waiting' && isAnsweredForAll(number, ground);
  const answered = forAll || areAnswered(questions, number, ground);
  const unsaid = answered && number === 4 && fileQuestions(ground).length > 0;
  const summary = summaryOf(number, ground);
  if (clarification === 'awaiting_user' || status === 'waiting' || summary?.status === 'needs-user-input')
    return { ...quiet, waits: !answered, answersReady: answered, unsaid };
  if (forAll && summary === null && status === 'in_progress') return { ...quiet, answersReady: true };
  const begun = number === 4 && status === 'in_progress' && questions.length > 0;
  if (!begun || isOver(ground, questions)) return quiet;
  return { ...quiet, waits: !answered, answersReady: answered, unsaid };
}

/**
 * Of a stage whose questions cannot be told apart: one answer is recorded for it, and nothing was logged
 * since. What an earlier round was answered says nothing of a later one.
 */
function isAnsweredForAll(number: number, ground: StateContext): boolean {
  return (
    recordedAnswers(ground).some(({ stage, text }) => stage === number && text !== '') &&
    isAnsweredLast(logOf(ground.doc), number)
  );
}

/**
 * The summary, or the report of the applied answers, is of this round. While the tool writes questions it is
 * of an earlier one, and so is a report beside a question without an answer.
 */
function isOver(ground: StateContext, questions: readonly Question[]): boolean {
  const isOpen = questions.some(({ state }) => state === 'open');
  const summary = summaryOf(4, ground);
  if (summary) return !(isOpen && summary.status === 'completed' && asksAgain(ground));
  return reported(ground) && !isOpen && !asksAgain(ground);
}

/** Every question has its answer, and none of those that the state counts is missing from the file. */
function areAnswered(questions: readonly Question[], number: number, ground: StateContext): boolean {
  if (questions.length === 0 || questions.some(({ state }) => state === 'open')) return false;
  if (number !== 4) return true;
  const all = fileQuestions(ground);
  const put = questions.length > all.length ? 1 : 0;
  const toPerson = all.filter(({ resolved, closed }) => !resolved && !closed).length + put;
  // What was taken back may have been counted when the questions were written.
  return toPerson > 0 && toPerson + all.filter(({ closed }) => closed).length >= (countOf(ground) ?? 0);
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
