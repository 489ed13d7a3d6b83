// What a person is asked: the questions of the file, or the one that a summary put.

import { listAt, textOf, wholeNumber } from '../../../formkit/fields.ts';
import type { Answer, Question } from '../../../model/workflow.ts';
import { isMap } from '../../../text/data/data.ts';
import { artifactsOf, joinPath } from '../../../text/markdown/path-lists.ts';
import { resolve } from '../artifacts.ts';
import { fieldAt, lineAt } from '../fields.ts';
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
  const state = (answer: string | null, question: string): Question['state'] => {
    if (closed) return 'closed';
    return answer !== null || recorded.has(sameWords(question)) ? 'answered' : 'open';
  };
  const put = summaryOf(stage, ground)?.asked ?? null;
  const interactive: readonly Question[] = put
    ? [
        {
          id: summaryQuestionId(stage),
          ...put,
          state: state(null, put.question),
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
    state: state(answer ?? (resolved ? '' : null), question),
    line: null,
    ...saidOf(answer ? { text: answer, path, line: null } : recorded.get(sameWords(question))),
  }));
  return [...interactive, ...listed];
}
