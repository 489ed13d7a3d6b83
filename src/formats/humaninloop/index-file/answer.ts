// A person's answer in an `index.md`: the question answered, its gaps and the logs told; not yet applied.
import type { Change } from '../../../model/change.ts';
import type { MarkdownDocument } from '../../../text/markdown/document.ts';
import { besideOf, covers, lostAnswers, withAnswers } from '../answers.ts';
import { countOf } from '../counts.ts';
import { changeOf, type Here, oneLine, setColumn, setValue, touched, unfit, whoOf } from '../record.ts';
import { first, type RowView, rowsUnder } from '../tables.ts';
import { hasLog, type LogRow, logged } from './logs.ts';
import { type Gap, type IndexFile, type IndexQuestion, readIndex } from './read.ts';

type IndexDocument = MarkdownDocument & { readonly kind: 'index' };

/**
 * The gaps stay `clarifying`: upstream calls a gap resolved when its answer is in the spec; that is for B2.
 * @throws UserError where the question is not open, or nothing is answered
 */
export function answerIndex(at: Here, doc: IndexDocument, question: string, text: string): Change {
  const index = withAnswers(readIndex(doc), doc);
  const lost = lostAnswers(index, doc, besideOf(at.site, at.snapshot));
  const asked = openQuestion(at, withOpen(index, lost), question);
  const words = choiceOf(oneLine(text), asked);
  if (words === '') throw unfit(at, 'no words', 'an answer', 'Say what is decided.');
  const rows = index.questions.flatMap(({ id, line }) => (id === asked.id ? (line ?? []) : []));
  const answered = setColumn(doc, rows, ['status'], 'answered');
  const gaps = index.gaps.filter((gap) => gap.status === 'clarifying' && covers(asked, gap));
  const told = gaps.reduce((one, gap) => noLongerPending(one, gap, asked), answered);
  const written = withLogs(told, { at, index, asked, words, gaps });
  const counted = clarificationsLeft(touched(written, null, at.now), index, asked);
  return changeOf(at, { kind: 'index', ...counted }, `answer ${asked.id}`);
}

/** A question whose answer is lost may be answered again. */
function withOpen(index: IndexFile, lost: readonly IndexQuestion[]): IndexFile {
  const questions = index.questions.map(
    (one): IndexQuestion => (lost.includes(one) ? { ...one, state: 'open' } : one),
  );
  return { ...index, questions };
}

function openQuestion(at: Here, { questions }: IndexFile, question: string): IndexQuestion {
  const wanted = question.trim().toUpperCase();
  const asked = questions.find(({ id }) => id.toUpperCase() === wanted);
  const open = questions.filter(({ state }) => state === 'open').map(({ id }) => id);
  const todo = open.length === 0 ? 'The index has no open question.' : `Open are: ${open.join(', ')}.`;
  if (at.state?.ended != null)
    throw unfit(at, `a workflow that is ${at.state.ended}`, 'one that goes on', todo);
  if (!asked) throw unfit(at, `no question ${JSON.stringify(question)}`, 'one of the index', todo);
  if (asked.state !== 'open')
    throw unfit(at, `${asked.id} with the status "${asked.status}"`, 'an open question', todo);
  return asked;
}

/** One of the options in its own spelling, else the words as they are: options are but offers. */
function choiceOf(words: string, { options }: IndexQuestion): string {
  return options.find((option) => option.toLowerCase() === words.toLowerCase()) ?? words;
}

/** Seed 001's queue says `Pending C2.1` of a gap whose question is open. */
function noLongerPending(doc: MarkdownDocument, { line }: Gap, { id }: IndexQuestion): MarkdownDocument {
  const cell = gapRow(doc, line)?.cell('resolution') ?? '';
  const same = cell.toLowerCase() === `pending ${id}`.toLowerCase();
  return same ? setColumn(doc, [line], ['resolution'], `Answered ${id}`) : doc;
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
  const { value } = countOf(first(index.loop, 'current_iteration')?.value ?? '');
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
  const cell = first(index.loop, 'pending_clarifications');
  const [, count, list] = /^(\d{1,4}) \(([^()]*)\)$/.exec(cell?.value ?? '') ?? [];
  if (!cell || count === undefined || list === undefined) return doc;
  const ids = list.split(',').map((one) => one.trim());
  const left = ids.filter((one) => one.toUpperCase() !== id.toUpperCase());
  if (left.length === ids.length || ids.length !== Number(count)) return doc;
  return setValue(doc, cell, left.length === 0 ? '0' : `${left.length} (${left.join(', ')})`);
}
