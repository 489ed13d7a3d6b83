// What a spec leaves open, as questions: they are put to the spec agent, so the run does not wait for them.
import { type Edit, unfit, type Writable, whoOf } from '../../formkit/choices.ts';
import { lineNotes, markerQuestions, refusePutOff } from '../../formkit/questions.ts';
import { baseOf } from '../../model/path.ts';
import type { Question } from '../../model/workflow.ts';
import type { MarkdownDocument } from '../../text/markdown/document.ts';
import { fromOneLine, inOneLine } from '../../text/markdown/one-line.ts';
import { isUnanswered } from '../../text/markdown/unanswered.ts';
import { formatTime } from '../../text/time.ts';
import { editOf, noted, touched } from './choices/record-choice.ts';

/** What a line of Notes begins with that answers a question; the place may have moved since. */
function answerTo(question: string): string {
  const words = question.replace(/ \([^()]*:\d+\)$/, '').replaceAll('"', '”');
  return `Answer to "${words.slice(0, LONGEST)}":`;
}

/** A question is told by the beginning of its words. UTF-16 units. */
const LONGEST = 300;

/** The lines of a state's Notes, and where it is. */
interface NotesOf {
  readonly notes: readonly string[];
  readonly path: string;
}

/** The markers of a spec outside code, each with its place; answered are those whose answer is noted. */
export function questionsIn(spec: string, name: string, { notes, path }: NotesOf): readonly Question[] {
  return markerQuestions(spec, name).map((asked) => {
    const lead = answerTo(asked.question);
    const note = notes.findLast((one) => one.includes(lead));
    if (note === undefined) return { ...asked, state: 'open' };
    const text = fromOneLine(note.slice(note.indexOf(lead) + lead.length)).trim();
    const isOpen = text !== '' && isUnanswered(text.replace(/ \([^()]*\)$/, ''));
    if (isOpen) return { ...asked, state: 'open' };
    return { ...asked, state: 'answered', answer: text === '' ? null : { text, path, line: null } };
  });
}

/** @throws UserError where the question is not open, or nothing is answered */
export function answer(
  at: Writable<MarkdownDocument>,
  question: string,
  text: string,
): Edit<MarkdownDocument> {
  const { doc, state } = at;
  const asked = state.questions.find(({ id }) => id.toLowerCase() === question.trim().toLowerCase());
  const open = state.questions.filter((one) => one.state === 'open').map(({ id }) => id);
  const todo = open.length === 0 ? 'The spec has no open question.' : `Open are: ${open.join(', ')}.`;
  if (!asked) throw unfit(at, `no question ${JSON.stringify(question)}`, 'an open one', todo);
  if (asked.state !== 'open')
    throw unfit(at, `${asked.id} answered already`, 'an open question', `${todo} The spec agent applies it.`);
  const words = inOneLine(text);
  if (words === '') throw unfit(at, 'no words', 'an answer', 'Say what is to be done.');
  refusePutOff(at.recovery.id, text, []);
  const line = `${answerTo(asked.question)} ${words} (${formatTime(at.now)}, ${whoOf(at)})`;
  return editOf(at, noted(touched(doc, at.now), line, at.now), `answer ${asked.id}`, [
    ...lineNotes(text, baseOf(at.site.path)),
    'The marker stays in the spec until the spec agent has applied the answer.',
  ]);
}
