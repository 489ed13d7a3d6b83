// A person's answers below a heading `User Answers`: tables, list items and lines, and what they are about.
import { type RowView, rowsOf, rowsUnder } from '../../../formkit/tables.ts';
import { onceEach } from '../../../text/lookup.ts';
import { type MarkdownDocument, markdown, type Section } from '../../../text/markdown/document.ts';
import { saysNothing } from '../vocabulary.ts';
import { linesOf, wordsAfter, wordsIn } from './answer-lines.ts';
import { codeBelow, headedAnswers, headIds, type TextLine, userSections } from './answer-sections.ts';
import { type IndexFile, type IndexQuestion, idsIn, readIndex } from './read.ts';
import { toldBy } from './same-id.ts';

/** Words of an answer, and where a file has them. */
export interface Kept {
  readonly words: string;
  readonly line: number;
  /** The file; `null`: the index. */
  readonly path: string | null;
}

/** Headings of the tables of questions. */
export const QUESTIONS: readonly string[] = ['unified_pending_questions', 'pending_questions'];

/** Columns of the question's own row, and of rows of `User Answers` about it, that hold no answer yet. */
export function openPlaces(
  question: IndexQuestion,
  doc: MarkdownDocument,
): readonly { readonly line: number; readonly column: string }[] {
  const asked = toldBy(question, readIndex(doc));
  const own = rowsUnder(doc, ...QUESTIONS).filter(({ line }) => line === asked.line);
  const said = userSections(doc)
    .flatMap(rowsOf)
    .filter((row) => saidOf(keysOf(row)).isFor(asked));
  return [...own, ...said].flatMap((row) => {
    const column = ANSWERS.find((name) => row.cell(name) !== '');
    return column !== undefined && wordsIn(row.cell(column)) === '' ? [{ line: row.line, column }] : [];
  });
}

/** Items of `User Answers` about it that hold something in the place of an answer: their lines. */
export function openItems(question: IndexQuestion, doc: MarkdownDocument): readonly number[] {
  const asked = toldBy(question, readIndex(doc));
  return userSections(doc)
    .flatMap(({ fields }) => fields)
    .filter(({ key, value }) => value !== '' && saysNothing(value) && saidOf([key]).isFor(asked))
    .map(({ line }) => line);
}

/** An id with what follows it in a line of its own, up to the words: `1. **C2.4** – `, `**C2.4 –** `. */
const LEAD = new RegExp(
  String.raw`^(?:(?:[-*+]|\d{1,3}[.)])\s+)?[*_\x60]*[A-Za-z][\w.-]{0,19}?[*_\x60]*\s*` +
    String.raw`(?::|=|–|—|->|→|\s-\s|(?=["“]))(?:[*_\x60]+(?=\s))?\s*`,
);
/** Signs around the words: bold, code, quotes. */
const AROUND = /^([*_`"“]*).*?([*_`"”]*)$/;

/**
 * The same in lines that are no `key: value`, as `1. C2.4 – TBD`: each with these words in it. A line that
 * would then be read as something else stays as it is.
 */
export function filledLines(
  asked: IndexQuestion,
  doc: MarkdownDocument,
  answer: string,
): readonly { readonly line: number; readonly text: string }[] {
  return userSections(doc).flatMap(({ prose, fields }) =>
    prose.flatMap(({ text, line }) => {
      const [said, other] = linesOf(text);
      const [lead = ''] = LEAD.exec(text) ?? [];
      const written = text.slice(lead.length);
      if (!said || other || said.words !== '' || written === '' || !saysNothing(written)) return [];
      if (!saidOf([said.id]).isFor(asked) || fields.some((field) => field.line === line)) return [];
      const [, open = '', close = ''] = AROUND.exec(written) ?? [];
      const filled = `${lead}${open}${answer}${close}`;
      const [only, more] = markdown.parse(filled).sections;
      const isLine = !more && only?.prose[0]?.text === filled && only.fields.length === 0;
      return isLine ? [{ line, text: filled }] : [];
    }),
  );
}

/** What `User Answers` has in one row or line; `null`: nothing that is about the question. */
type Said = (asked: IndexQuestion) => Kept | null;

const userAnswers = onceEach((doc: MarkdownDocument): readonly Said[] => [
  ...userSections(doc).flatMap((section) => [
    ...rowsOf(section).flatMap((row): readonly Said[] => {
      const words = wordsIn(answerOf(row));
      return words === '' ? [] : [saying({ words, line: row.line, path: null }, keysOf(row))];
    }),
    ...saidLines(section).flatMap((one): readonly Said[] => {
      const said = linesOf(one.text).filter(({ words }) => words !== '');
      if (said.length > 0)
        return said.map(({ id, words }) => saying({ words, line: one.line, path: null }, [id]));
      return [(asked) => inItem(asked, one)];
    }),
  ]),
  ...headedAnswers(doc)
    .filter(({ words }) => words !== '')
    .map(({ heading, words, line }) => saying({ words, line, path: null }, [heading])),
]);

/** Lines and list items, those with a ticked box among them. */
function saidLines({ prose, boxes }: Section): readonly TextLine[] {
  const ticked = boxes.filter(({ mark }) => /^x$/i.test(mark));
  return [...prose, ...ticked.map(({ label, line }) => ({ text: label, line }))];
}

function saying(kept: Kept, keys: readonly string[]): Said {
  const { isFor } = saidOf(keys);
  return (asked) => (isFor(asked) ? kept : null);
}

/** A line that repeats the question and has the answer after it. */
function inItem({ question }: IndexQuestion, { text, line }: TextLine): Kept | null {
  const words = wordsAfter(question, text);
  return words === '' ? null : { words, line, path: null };
}

/** What `User Answers` has of a question; of several the first. */
export function userAnswer(asked: IndexQuestion, index: IndexFile): Kept | null {
  const known = toldBy(asked, index);
  for (const said of userAnswers(index.doc)) {
    const kept = said(known);
    if (kept !== null) return kept;
  }
  return null;
}

/** A line of `User Answers` that names an open question. */
interface Unread {
  readonly id: string;
  readonly line: number;
}

/**
 * Lines of `User Answers` that name an open question and are read as no answer to it.
 * @param text the whole file; `null`: it is not to be had
 */
export function unreadAnswers(index: IndexFile, text: string | null): readonly Unread[] {
  const { doc } = index;
  const open = index.questions.filter(({ state }) => state === 'open').map(({ id }) => id);
  const naming = (ids: readonly string[], line: number): readonly Unread[] =>
    open.filter((id) => ids.includes(id.toUpperCase())).map((id) => ({ id, line }));
  const sections = userSections(doc);
  if (open.length === 0 || sections.length === 0) return [];
  const found = [
    ...sections.flatMap(({ prose, boxes }) => [
      ...prose.flatMap(({ text: written, line }, at) => {
        const said = linesOf(written)[0];
        const isBelow = prose[at + 1]?.line === line + 1 && goesOn(prose[at + 1]?.text ?? '');
        // A line that was begun for an answer has none yet, unless the words stand below it.
        const ids = idsIn(written).filter((id) => id !== said?.id || (said.words === '' && isBelow));
        return naming(ids, line);
      }),
      // A box that is not ticked answers nothing, whatever it says.
      ...boxes.flatMap(({ label, line }) => naming(idsIn(label), line)),
    ]),
    ...headedAnswers(doc)
      .filter(({ words, isFilled }) => words === '' && isFilled)
      .flatMap(({ heading, line }) => naming(headIds(heading), line)),
    ...(text === null ? [] : codeBelow(doc, text).flatMap((one) => naming(idsIn(one.text), one.line))),
  ];
  return found.toSorted((a, b) => a.line - b.line);
}

/** Whether a line could go on with the one before it. */
const goesOn = (text: string): boolean => linesOf(text).length === 0 && wordsIn(text) !== '';

/** By the id of the question or of a gap that it names in front, or by its words. */
function saidOf(keys: readonly string[]): { readonly isFor: (asked: IndexQuestion) => boolean } {
  const ids = keys.flatMap((key) => idsIn(key.split(/[\s:]/, 1)[0] ?? ''));
  const words = keys.map((key) => key.trim().toLowerCase());
  return {
    isFor: ({ id, gaps, question }) =>
      ids.some((one) => one === id.toUpperCase() || gaps.includes(one)) ||
      (question !== '' && words.includes(question.trim().toLowerCase())),
  };
}

const KEYS = ['question_id', 'id', 'gap_id', 'gap', 'question'];
export const keysOf = (row: RowView) => KEYS.map((name) => row.cell(name)).filter((key) => key !== '');
const ANSWERS = ['answer', 'user_answer', 'response'];
export const answerOf = (row: RowView) => row.cell(...ANSWERS);
