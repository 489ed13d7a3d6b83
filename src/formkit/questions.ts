// Which of a list of questions an answer is meant for, and what is refused as one.
import type { ChoiceContext } from '../model/choice.ts';
import { UserError } from '../model/errors.ts';
import { baseOf } from '../model/path.ts';
import type { Question } from '../model/workflow.ts';
import { groupedBy } from '../text/lookup.ts';
import { inOneLine, wordLines } from '../text/markdown/one-line.ts';
import { isUnanswered } from '../text/markdown/unanswered.ts';
import { lineNumbers } from '../text/plural.ts';
import { type Edit, unfit } from './choices.ts';
import { leavesOthers, ofNumber, settledMarker } from './markers.ts';

/** A document whose markers are questions. */
interface MarkedDocument {
  readonly path: string;
  /** What people call it: `the spec`. */
  readonly called: string;
}

/**
 * The answer to a question in place of its marker.
 * @throws UserError where no such question is open, the answer has no words or the document is not there
 */
export function answeredIn(
  at: ChoiceContext,
  { path, called }: MarkedDocument,
  question: string,
  answer: string,
): Edit<never> {
  const asked = openQuestion(at.recovery.id, at.state?.questions ?? [], question);
  const reading = at.snapshot.text(path);
  const words = inOneLine(answer);
  if (!reading.ok || words === '') throw unfit(at, 'no words', 'an answer', `Say what ${called} is to say.`);
  refusePutOff(at.recovery.id, answer, asked.options);
  const after = settledMarker(reading.text, asked.id, words);
  if (!leavesOthers(reading.text, after, asked.id))
    throw unfit(
      at,
      'an answer that would hide another question, such as by a backtick before it',
      'one that leaves the others open',
      `Say it in other words, or write it into ${called} yourself.`,
    );
  return {
    summary: `answer ${asked.id} in ${baseOf(path)}`,
    files: [{ kind: 'write', path, before: reading.text, after }],
    notes: lineNotes(answer, baseOf(path)),
  };
}

/**
 * The open question that a person means, by its id in any case.
 * @param id the workflow's, for the message
 * @throws UserError where none has this id, it is answered already, or several open ones have it
 */
export function openQuestion<One extends Pick<Question, 'id' | 'question' | 'state' | 'line'>>(
  id: string,
  questions: readonly One[],
  asked: string,
): One {
  const wanted = asked.trim();
  const exact = questions.filter((one) => one.id === wanted);
  const named = questions.filter((one) => one.id.toLowerCase() === wanted.toLowerCase());
  const found = exact.length > 0 ? exact : named;
  const [one, second] = found.filter(({ state }) => state === 'open');
  if (one && second)
    throw new UserError(
      `${id}: found ${severalMeant(found)}, expected one. Give each an id of its own, and answer then.`,
    );
  if (one) return one;
  const open = openNames(questions);
  const left = open === null ? 'No question is open.' : `Open: ${open}.`;
  if (found[0]) throw new UserError(`${id}: question ${found[0].id} is ${found[0].state} already. ${left}`);
  throw new UserError(`${id}: found no question ${JSON.stringify(wanted)}. ${left}${ofNumber(wanted)}`);
}

/**
 * Words that put the answer off would be read as no answer; one of the choices may be called so.
 * @param id the workflow's, for the message
 * @param asked the question's words, where the reader of the file uses them too: `ask Ann` may be an answer
 * @throws UserError where the answer says that it is still to come
 */
export function refusePutOff(id: string, answer: string, options: readonly string[], asked = ''): void {
  if (choiceIn(options, answer) !== null || !isUnanswered(wordLines(answer).join('\n'), asked)) return;
  throw new UserError(
    `${id}: found ${JSON.stringify(answer)}, expected an answer: these words say that it is still to come. ` +
      'Nothing was recorded, and the question stays open. Where they are meant as an answer, ' +
      'say it in more words.',
  );
}

/** The choice that an answer names, in its own spelling; `null`: it is in other words. */
export function choiceIn(options: readonly string[], answer: string): string | null {
  return options.find((one) => one.trim().toLowerCase() === answer.trim().toLowerCase()) ?? null;
}

/**
 * A choice as it is recorded. One that is called `TBD` or `Pending legal` would be read as no answer yet, so
 * that it is said that somebody chose it.
 * @param saysNothing how the reader of the file knows that there is no answer
 */
export function asChosen(choice: string, saysNothing: (answer: string) => boolean): string {
  return saysNothing(choice) ? `Chosen: ${choice}` : choice;
}

/** What is said of an answer of several lines where one line has room. */
export function lineNotes(answer: string, where: string): readonly string[] {
  const { length } = wordLines(answer);
  return length < 2
    ? []
    : [`The ${length} lines of the answer stand on one line of ${where}, with <br> between them.`];
}

/** The names of the open questions, each once; `null`: none is open. */
export function openNames(
  questions: readonly Pick<Question, 'id' | 'state'>[],
  name: (id: string) => string = JSON.stringify,
): string | null {
  const open = groupedBy(
    questions.filter(({ state }) => state === 'open'),
    ({ id }) => id,
  );
  const names = [...open].map(([id, { length }]) =>
    length > 1 ? `${name(id)} (${length} questions)` : name(id),
  );
  return names.length === 0 ? null : names.join(', ');
}

/** Open questions that are called alike: where they stand, or else what they ask. */
export function severalMeant(
  questions: readonly Pick<Question, 'id' | 'question' | 'state' | 'line'>[],
): string {
  const open = questions.filter(({ state }) => state === 'open');
  const lines = open.flatMap(({ line }) => line ?? []);
  const words = open.map(({ question }) => JSON.stringify(question.slice(0, SHOWN))).join(', ');
  const where = lines.length === open.length ? `on ${lineNumbers(lines, MOST_SHOWN)}` : `(${words})`;
  return `${open.length} open questions with the id ${open[0]?.id ?? ''} ${where}`;
}

/** Of the words of a question in a message, and of its lines. */
const SHOWN = 80;
const MOST_SHOWN = 10;
