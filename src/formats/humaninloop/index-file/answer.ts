// A person's answer in an `index.md`: the question answered, its gaps and the logs told; not yet applied.
import { type Edit, unfit, whoOf } from '../../../formkit/choices.ts';
import { countOf } from '../../../formkit/fields.ts';
import { lineNotes } from '../../../formkit/questions.ts';
import { cellOf, type RowView, rowsUnder, setColumn, setValue } from '../../../formkit/tables.ts';
import { statusWord } from '../../../formkit/vocabulary.ts';
import { baseOf } from '../../../model/path.ts';
import type { MarkdownDocument } from '../../../text/markdown/document.ts';
import { setField, setLine } from '../../../text/markdown/edits.ts';
import { fromOneLine } from '../../../text/markdown/one-line.ts';
import { besideOf, covers, keptAnswer, lostAnswers, withAnswers } from '../answers.ts';
import type { HumaninloopDocument } from '../document.ts';
import { answerWords, type Here, openQuestion, stillOpen, touched } from '../record-choice.ts';
import { alsoAnswered, wordsIn } from './answer-lines.ts';
import { hasLog, type LogRow, logged } from './logs.ts';
import { type Gap, type IndexFile, type IndexQuestion, readIndex } from './read.ts';
import { othersOf } from './same-id.ts';
import { filledLines, openItems, openPlaces, QUESTIONS, userAnswer } from './user-answers.ts';

type IndexDocument = MarkdownDocument & { readonly kind: 'index' };

/**
 * The gaps stay `clarifying`: upstream calls a gap resolved when its answer is in the spec; that is for B2.
 * @throws UserError where the question is not open, or nothing is answered
 */
export function answerIndex(
  at: Here,
  doc: IndexDocument,
  question: string,
  text: string,
): Edit<HumaninloopDocument> {
  const index = withAnswers(readIndex(doc));
  const lost = lostAnswers(index, besideOf(at.site, at.snapshot));
  const asked = meant(at, withOpen(index, lost), question);
  const words = answerWords(at, text, asked.options);
  refuseAnother(at, words, asked, index);
  const others = othersOf(asked, index);
  const rows = index.questions.flatMap((one) =>
    one.id === asked.id && !others.includes(one) ? (one.line ?? []) : [],
  );
  const answered = setColumn(doc, rows, 'status', 'answered');
  const gaps = index.gaps.filter((gap) => gap.status === 'clarifying' && covers(asked, gap));
  const told = gaps.reduce((one, gap) => noLongerPending(one, gap, asked), answered);
  const placed = openPlaces(asked, told).reduce(
    (one, { line, column }) => setColumn(one, [line], column, words),
    told,
  );
  const filled = openItems(asked, placed).reduce((one, line) => setField(one, line, words), placed);
  const said = filledLines(asked, filled, words).reduce(
    (one, { line, text: as }) => setLine(one, line, as),
    filled,
  );
  const written = withLogs(said, { at, index, asked, words, gaps });
  const counted = clarificationsLeft(touched(written, null, at.now), index, asked);
  refuseUnkept(at, words, asked, counted);
  const notes = [...unmarked(at, asked, answered, counted), ...lineNotes(text, baseOf(at.site.path))];
  return { summary: `answer ${asked.id}`, doc: { kind: 'index', ...counted }, notes };
}

/** @throws UserError where the words would be read as the answer to another question too */
function refuseAnother(at: Here, words: string, { id }: IndexQuestion, { questions }: IndexFile): void {
  const named = new Set(alsoAnswered(words));
  const other = questions.find((one) => one.id !== id && named.has(one.id.toUpperCase()));
  if (other)
    throw unfit(
      at,
      `an answer to ${id} that answers ${other.id} too`,
      'one question in each answer',
      'Give each its own answer, or do not let a line begin with the id of another question.',
    );
}

/** @throws UserError where other words than these would be read as the answer, or none: nothing is lost so */
function refuseUnkept(at: Here, words: string, asked: IndexQuestion, written: MarkdownDocument): void {
  const kept = keptAnswer(asked, readIndex(written), []);
  if (kept !== null && bare(kept.words) === bare(words)) return;
  // A row that this answer adds has no line yet: the words themselves are read otherwise.
  if (kept?.line === 0)
    throw unfit(
      at,
      `the answer ${JSON.stringify(fromOneLine(words))} to ${asked.id}, which would be read as other words`,
      'words that the index keeps',
      'Nothing was written. Say it in other words, without tags and signs.',
    );
  throw unfit(
    at,
    kept === null
      ? `no place in the index where the answer to ${asked.id} would be read`
      : `other words as the answer to ${asked.id} on line ${kept.line} of the index`,
    'the words of this answer alone',
    `Nothing was written. ${kept === null ? 'Write them' : 'Correct that line, or write them'} into ` +
      'the index yourself, below a heading "User Answers".',
  );
}

/** Words without the signs that a cell has around and in them. */
const bare = (words: string) => wordsIn(`"${words}"`).replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * What is said of a row that has no cell for its status. @throws UserError where the question would stay open
 */
function unmarked(
  at: Here,
  { id, line }: IndexQuestion,
  marked: MarkdownDocument,
  written: MarkdownDocument,
): readonly string[] {
  const row = rowsUnder(marked, ...QUESTIONS).find((one) => one.line === line);
  if (row === undefined || statusWord(row.cell('status')) === 'answered') return [];
  const found = `the row of ${id} on line ${line} without a cell for its status`;
  const isOpen = withAnswers(readIndex(written)).questions.some(
    (one) => one.id === id && one.state === 'open',
  );
  if (isOpen) throw unfit(at, found, 'one', 'Add the cells that the row lacks; then answer again.');
  return [`Found ${found}: the answer is recorded in the logs, and the row could not be marked.`];
}

/** A question whose answer is lost may be answered again. */
function withOpen(index: IndexFile, lost: readonly IndexQuestion[]): IndexFile {
  const questions = index.questions.map(
    (one): IndexQuestion => (lost.includes(one) ? { ...one, state: 'open' } : one),
  );
  return { ...index, questions };
}

function meant(at: Here, index: IndexFile, question: string): IndexQuestion {
  const { questions } = index;
  const { ended } = at.state;
  const none = 'The index has no open question.';
  if (ended !== null)
    throw unfit(at, `a workflow that is ${ended}`, 'one that goes on', stillOpen(questions, none));
  return openQuestion(at, questions, question, {
    source: 'the index',
    none,
    names: ({ id }) => [id.toUpperCase()],
    isSame: (one, other) => !othersOf(one, index).includes(other),
    settled: (one) => {
      const line = userAnswer(one, index)?.line;
      return line === undefined
        ? `${one.id} with the status "${one.status}"`
        : `an answer to ${one.id} on line ${line}, below User Answers`;
    },
  });
}

/** RECOVERY.md's queue says `Pending C2.1` of a gap whose question is open. */
function noLongerPending(doc: MarkdownDocument, { line }: Gap, { id }: IndexQuestion): MarkdownDocument {
  const cell = gapRow(doc, line)?.cell('resolution') ?? '';
  const same = cell.toLowerCase() === `pending ${id}`.toLowerCase();
  return same ? setColumn(doc, [line], 'resolution', `Answered ${id}`) : doc;
}

function gapRow(doc: MarkdownDocument, line: number): RowView | undefined {
  return rowsUnder(doc, 'gap_priority_queue').find((row) => row.line === line);
}

interface Answer {
  readonly at: Here;
  readonly index: IndexFile;
  readonly asked: IndexQuestion;
  readonly words: string;
  readonly gaps: readonly Gap[];
}

/** A row for each gap, and one decision; the answer must stand in one log at least. */
function withLogs(doc: MarkdownDocument, answer: Answer): MarkdownDocument {
  const { at, asked, words, gaps } = answer;
  const [history, decisions] = [hasLog(doc, 'gaps'), hasLog(doc, 'decisions')];
  const toHistory = gaps.length > 0 && (history || !decisions);
  const rows = gaps.map((gap) => historyRow(doc, gap, answer));
  const decision: LogRow = {
    agent: 'user',
    workflow: asked.ofLoop ? 'specify' : '-',
    decision: `${asked.id}: ${words}`,
    rationale: `Answered by ${whoOf(at)}`,
  };
  const one = toHistory ? logged(doc, 'gaps', rows, at.now) : doc;
  return decisions || !toHistory ? logged(one, 'decisions', [decision], at.now) : one;
}

function historyRow(doc: MarkdownDocument, gap: Gap, { index, asked, words }: Answer): LogRow {
  const row = gapRow(doc, gap.line);
  const { value } = countOf(cellOf(index.loop, 'current_iteration')?.value ?? '');
  return {
    gap_id: gap.id,
    iteration: value === null ? '' : String(value),
    action: 'answered',
    details: `Answer to ${asked.id}: "${words}"`,
    chk_source: row?.cell('chk_source') ?? '',
    original_gap: row?.cell('question') ?? '',
    priority: row?.cell('priority') ?? '',
    resolution: `Answered, not yet applied: "${words}"`,
    resolved_via: asked.id,
  };
}

/** `2 (C1.1, C1.2)` without the one that was answered. */
function clarificationsLeft(
  doc: MarkdownDocument,
  index: IndexFile,
  { id }: IndexQuestion,
): MarkdownDocument {
  const cell = cellOf(index.loop, 'pending_clarifications');
  const [, count, list] = /^(\d{1,4}) \(([^()]*)\)$/.exec(cell?.value ?? '') ?? [];
  if (!cell || count === undefined || list === undefined) return doc;
  const ids = list.split(',').map((one) => one.trim());
  const left = ids.filter((one) => one.toUpperCase() !== id.toUpperCase());
  if (left.length === ids.length || ids.length !== Number(count)) return doc;
  return setValue(doc, cell, left.length === 0 ? '0' : `${left.length} (${left.join(', ')})`);
}
