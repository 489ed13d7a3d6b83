// Recording a person's answer: in `user_decisions`, and in the file of questions where it has a place for it.
import { listAt } from '../../../formkit/fields.ts';
import { lineNotes, openNames, refusePutOff } from '../../../formkit/questions.ts';
import type { Change, FileChange } from '../../../model/change.ts';
import { UserError } from '../../../model/errors.ts';
import { choiceMeant } from '../../../model/match-choice.ts';
import { baseOf } from '../../../model/path.ts';
import type { Question } from '../../../model/workflow.ts';
import { mapOf } from '../../../text/data/edits.ts';
import { asksForWords } from '../../../text/markdown/own-words.ts';
import { lineNumbers } from '../../../text/plural.ts';
import { formatTime } from '../../../text/time.ts';
import { fieldAt } from '../fields.ts';
import { ANSWERED } from '../log.ts';
import { headingOn } from '../questions/headings.ts';
import { askedIn, fileQuestions, questionsPath, sameWords } from '../questions/open-questions.ts';
import { type FileQuestion, withAnswer } from '../questions/question-file.ts';
import { groundOf } from '../state-context.ts';
import { STAGE_STATUS } from '../vocabulary.ts';
import { type At, readable, type StateEdit, stageAt, written } from './write.ts';

/** Existing decisions are never changed; once nothing is open any more, the state says `answers_received`. */
export function answer(at: At, asked: string, text: string): Change {
  const doc = readable(at);
  const stage = stageAt(at, at.state?.current?.id).number;
  const question = meant(at, asked, text);
  refuseHollow(at, text, question);
  const options = question?.options ?? [];
  refusePutOff(at.recovery.id, text, options, question ? askedIn(question) : '');
  const file = question ? answeredFile(at, question, text) : [];
  const left = (at.state?.questions ?? []).filter((one) => one.state === 'open' && one !== question);
  const record = mapOf([
    ['question', question ? recordedAs(question, at) : (wordsOf(asked) ?? asked)],
    ['answer', text],
    ['response_type', 'custom'],
    ['timestamp', formatTime(at.now)],
    ['stage', stage],
  ]);
  const answers = [...listAt(doc.data, 'user_decisions', 'clarifications'), record];
  return written(at, {
    summary: `the answer to ${question?.id ?? asked}`,
    values: [
      [['user_decisions', 'clarifications'], answers],
      ...(left.length === 0 ? received(at, stage) : []),
    ],
    stage,
    action: question ? `Answer to ${question.id} recorded` : ANSWERED,
    files: file,
    notes: notesOf(at, question, text, left.length),
  });
}

/** Its words, with its id in front where another question has the same. */
function recordedAs({ id, question }: Question, { state }: At): string {
  const alike = (state?.questions ?? []).filter((one) => sameWords(one.question) === sameWords(question));
  return alike.length > 1 ? `${id}: ${question}` : question;
}

/** The question in words, where one answer settles all that is waited for; `null`: it is not stated. */
function wordsOf(asked: string): string | null {
  const [head = '', ...words] = asked.split(':');
  return head.trim().toLowerCase() === 'all' ? words.join(':').trim() || 'all' : null;
}

/** The open question of that id or those words; `null` where one answer is meant for all of them. */
function meant(at: At, asked: string, text: string): Question | null {
  const { recovery, state } = at;
  const { decision } = recovery;
  // Answers that are said to be there may lack one: that question may be answered again.
  const lacks = decision.reason === 'answers-to-apply' && decision.options.includes('answer');
  if (decision.reason !== 'awaiting-answer' && !lacks)
    throw new UserError(`${recovery.id}: no answer is awaited (${decision.action}, ${decision.reason}).`);
  if (text.trim() === '') throw new UserError(`${recovery.id}: found an empty answer. Say something.`);
  const questions = state?.questions ?? [];
  // Where none is open and an answer is awaited all the same, it is for what the file does not tell.
  const isForAll = questions.every(({ state: how }) => how !== 'open') && wordsOf(asked) !== null;
  if (isForAll && decision.reason === 'awaiting-answer') return null;
  if (questions.length === 0) {
    throw new UserError(
      `${recovery.id}: its questions cannot be told apart, so one answer counts for all of them; found ` +
        `${JSON.stringify(asked)}, expected "all", or "all: WORDS OF THE QUESTION". Write to the file of ` +
        'questions yourself if they need answers of their own.',
    );
  }
  const named = questions.filter(({ id }) => same(id, asked) || same(id, shortened(asked)));
  const found =
    named.length > 0 ? named : questions.filter(({ question }) => sameWords(question) === sameWords(asked));
  const [one, second] = found.filter(({ state: how }) => how === 'open');
  if (one && second) throw new UserError(`${recovery.id}: ${twice(at, asked, found)}`);
  if (one) return one;
  const open = openNames(questions, (id) => id);
  const why = found[0]
    ? `${found[0].id} is answered already`
    : `there is no question ${JSON.stringify(asked)}`;
  const left =
    open === null
      ? 'No question is open; an answer to all that is waited for is one to "all".'
      : `Open: ${open}.`;
  throw new UserError(`${recovery.id}: ${why}. ${left}`);
}

/** Several open questions of one name: which one is meant only their words tell, or nothing does. */
function twice(at: At, asked: string, found: readonly Question[]): string {
  const ground = groundOf(readable(at), at.site, at.snapshot);
  const open = found.filter(({ state }) => state === 'open');
  const listed = fileQuestions(ground).filter((one) => open.some((other) => isSame(one, other)));
  const lines = [...new Set(listed.map(({ line }) => line))];
  const words = new Set(open.map(({ question }) => sameWords(question)));
  const todo =
    words.size === open.length
      ? 'Name the one that you mean by its words, or give each an id of its own in the file.'
      : 'Give each an id of its own in the file, or answer them there.';
  return (
    `found ${open.length} open questions that ${JSON.stringify(asked)} may mean, on ` +
    `${lineNumbers(lines, 10)} of ${questionsPath(ground)}, expected one. ${todo}`
  );
}

const isSame = (one: FileQuestion, { id, question }: Question) =>
  one.id === id && sameWords(one.question) === sameWords(question);

/** `Question 4` is shown as `Q4`, where a heading calls it so. */
function shortened(asked: string): string {
  const heading = headingOn(`# ${asked.trim()}`);
  return heading?.title === '' && heading.id !== null ? heading.id : asked;
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().toLowerCase();
}

/** @throws UserError where the answer is a choice that says nothing without words of one's own */
function refuseHollow(at: At, text: string, question: Question | null): void {
  const choice = question?.options.find((one) => sameWords(one) === sameWords(text) && asksForWords(one));
  if (choice !== undefined)
    throw new UserError(
      `${at.recovery.id}: found the choice ${JSON.stringify(choice)} without words, expected the words ` +
        'that are to stand there. Give them as the answer.',
    );
}

/** @throws UserError where the question is chosen by a box and the answer names none of them */
function answeredFile(at: At, question: Question, text: string): readonly FileChange[] {
  const ground = groundOf(readable(at), at.site, at.snapshot);
  const listed = fileQuestions(ground).find(
    (one) => isSame(one, question) && one.answer === null && !one.closed,
  );
  const path = questionsPath(ground);
  const reading = at.snapshot.text(path);
  if (!listed || !reading.ok) return [];
  const after = withAnswer(reading.text, listed, text);
  if (after !== null) return [{ kind: 'write', path, before: reading.text, after }];
  const options = choicesSaid(listed.options);
  const isFree = listed.slot.kind === 'boxes' && listed.slot.boxes.some(({ room }) => room !== null);
  throw new UserError(
    `${at.recovery.id}: found the answer ${JSON.stringify(text)} to ${question.id}, ` +
      `expected one of ${options}${isFree ? ', or words of your own' : ''}.`,
  );
}

/** By number and words; by words alone where a number may mean another choice, or several. */
function choicesSaid(options: readonly string[]): string {
  const hasNumbers = options.every((one, i) => choiceMeant(String(i + 1), options) === one);
  return options.map((one, i) => (hasNumbers ? `${i + 1} (${one})` : JSON.stringify(one))).join(', ');
}

/** Stage 4 has a field for it; elsewhere the recorded answer itself says that it is there. */
function received(at: At, stage: number): StateEdit['values'] {
  const doc = readable(at);
  const waits = STAGE_STATUS.means(String(fieldAt(doc, 'stage_status')?.value ?? '')) === 'waiting';
  return [
    ...(stage === 4
      ? [[['stages', 'clarification', 'clarification_status'], 'answers_received'] as const]
      : []),
    ...(waits ? [[['stage_status'], 'in_progress'] as const] : []),
  ];
}

function notesOf(at: At, question: Question | null, text: string, left: number): readonly string[] {
  if (!question) {
    const isTold = (at.state?.questions ?? []).length > 0;
    const why = isTold ? 'None of its questions is open' : 'Its questions cannot be told apart';
    return [`${why}, so this counts as the answer to what is waited for.`];
  }
  const open = at.state?.questions.filter((one) => one.state === 'open').length ?? 0;
  const ground = groundOf(readable(at), at.site, at.snapshot);
  const asked = fileQuestions(ground).find(
    (one) => isSame(one, question) && one.answer === null && !one.closed,
  );
  const onOneLine =
    asked?.slot.kind === 'boxes' || (asked?.slot.kind === 'line' && asked.slot.isCell === true);
  return [
    ...(asked?.slot.kind === 'none'
      ? [`No place for its answer was understood below line ${asked.line}: one is added after its words.`]
      : []),
    ...(onOneLine ? lineNotes(text, baseOf(questionsPath(ground))) : []),
    ...(left > 0 ? [`Still open: ${left} of ${open} questions.`] : []),
  ];
}
