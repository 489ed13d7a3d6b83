// What a spec leaves open, as questions: they are put to the spec agent, so the run does not wait for them.
import { type Edit, unfit, type Writable, whoOf } from '../../formkit/choices.ts';
import { markerQuestions, nthOf, ofNumber } from '../../formkit/markers.ts';
import { lineNotes, refusePutOff } from '../../formkit/questions.ts';
import { baseOf } from '../../model/path.ts';
import type { Question } from '../../model/workflow.ts';
import type { MarkdownDocument } from '../../text/markdown/document.ts';
import { fromOneLine, inOneLine } from '../../text/markdown/one-line.ts';
import { isUnanswered } from '../../text/markdown/unanswered.ts';
import { formatTime } from '../../text/time.ts';
import { editOf, noted, touched } from './choices/record-choice.ts';

/** The words of a question, and the line of its marker, which may have moved since an answer was noted. */
const PLACE = / \([^()]*:(\d+)\)$/;

/** What a line of Notes begins with that answers a question with these words. */
function leadOf({ id, question }: Question): string {
  const words = question.replace(PLACE, '').replaceAll('"', '”');
  const isWhole = words.length <= LONGEST;
  const name = id.split('.', 1)[0] ?? id;
  return isWhole ? `Answer to "${words}"` : `Answer to "${words.slice(0, LONGEST)}…" (${name})`;
}

/** The same, with which one it answers of several that have the same words. */
function answerTo(asked: Question): string {
  const place = nthOf(asked.id);
  const line = PLACE.exec(asked.question)?.[1] ?? '-';
  return `${leadOf(asked)}${place ? ` (${place.nth} of ${place.count}, line ${line})` : ''}:`;
}

/** A question's words may be long: the beginning tells it, with its id. UTF-16 units. */
const LONGEST = 300;

/** The lines of a state's Notes, and where it is. */
interface NotesOf {
  readonly notes: readonly string[];
  readonly path: string;
}

/** A line of Notes that answers a question with certain words. */
interface Noted {
  /** Which one of how many it answers; `null`: there was no other. */
  readonly place: { readonly nth: number; readonly count: number } | null;
  readonly text: string;
  /** It puts the answer off. */
  readonly isOpen: boolean;
}

const NTH = /^ \((\d{1,9}) of (\d{1,9}), line [\d-]{1,9}\):/;

function notedFor(lead: string, notes: readonly string[]): readonly Noted[] {
  return notes.flatMap((note): readonly Noted[] => {
    const at = note.indexOf(lead);
    const rest = at < 0 ? '' : note.slice(at + lead.length);
    const [numbered, nth, count] = NTH.exec(rest) ?? [];
    const place = numbered === undefined ? null : { nth: Number(nth), count: Number(count) };
    if (place === null && !rest.startsWith(':')) return [];
    const text = fromOneLine(rest.slice(numbered?.length ?? 1)).trim();
    const isOpen = text !== '' && isUnanswered(text.replace(/ \([^()]*\)$/, ''));
    return [{ place, text, isOpen }];
  });
}

/**
 * The answer to a question among those with its words. Where some of several are gone from the spec, no
 * number tells which are left: they are answered where all of them were.
 */
function noteOf({ id }: Question, answers: readonly Noted[]): Pick<Noted, 'text'> | null {
  const place = nthOf(id);
  const own = answers.findLast((one) => one.place?.nth === place?.nth && one.place?.count === place?.count);
  if (own) return own.isOpen ? null : own;
  const said = answers.flatMap(({ place: of, isOpen }) => (of === null || isOpen ? [] : [of]));
  const isAll = (count: number) =>
    new Set(said.flatMap((one) => (one.count === count ? one.nth : []))).size === count;
  const wasAll = said.some(({ count }) => count > (place?.count ?? 1) && isAll(count));
  return wasAll ? { text: '' } : null;
}

/** The markers of a spec outside code, each with its place; answered are those whose answer is noted. */
export function questionsIn(spec: string, name: string, { notes, path }: NotesOf): readonly Question[] {
  return markerQuestions(spec, name).map((asked) => {
    const note = noteOf(asked, notedFor(leadOf(asked), notes));
    if (note === null) return asked;
    const { text } = note;
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
  if (!asked)
    throw unfit(at, `no question ${JSON.stringify(question)}`, 'an open one', todo + ofNumber(question));
  if (asked.state !== 'open')
    throw unfit(at, `${asked.id} answered already`, 'an open question', `${todo} The spec agent applies it.`);
  const words = inOneLine(text);
  if (words === '') throw unfit(at, 'no words', 'an answer', 'Say what is to be done.');
  refusePutOff(at.recovery.id, text, []);
  const line = `${answerTo(asked)} ${words} (${formatTime(at.now)}, ${whoOf(at)})`;
  return editOf(at, noted(touched(doc, at.now), line, at.now), `answer ${asked.id}`, [
    ...lineNotes(text, baseOf(at.site.path)),
    'The marker stays in the spec until the spec agent has applied the answer.',
  ]);
}
