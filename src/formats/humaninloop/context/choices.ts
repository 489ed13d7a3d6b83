// What choices write into a context file: its time, and answers with whatever follows from the last of them.
import type { Change } from '../../../model/change.ts';
import { type DataMap, isMap } from '../../../text/data/data.ts';
import { insertKey, setIn } from '../../../text/data/edits.ts';
import type { MarkdownDocument } from '../../../text/markdown/document.ts';
import { addLine, addRow, addSection } from '../../../text/markdown/edits.ts';
import { formatTime } from '../../../text/time.ts';
import { formatTimeLike } from '../../../text/timelike.ts';
import { nameOf, normal, wordLike } from '../../../text/words.ts';
import type { ContextDocument } from '../document.ts';
import { type LoopPhase, phaseOf } from '../places.ts';
import { changeOf, type Here, oneLine, unfit } from '../record.ts';
import { answersOf, iterationAt, type LoggedClarification, questionsIn, reportOf } from './clarifications.ts';

/** `updated` set to now in its own spelling; added behind `created` where the file has none. */
export function touchedContext(doc: ContextDocument, now: number): ContextDocument {
  const place = doc.places.get('/updated');
  const value = place ? formatTimeLike(now, place.text ?? '') : formatTime(now);
  return {
    ...doc,
    data: place ? withKey(doc.data, 'updated', value) : insertKey(doc.data, 'updated', value, 'created'),
  };
}

function withKey(data: DataMap, key: string, value: string | number): DataMap {
  const changed = setIn(data, [key], value);
  return isMap(changed) ? changed : data;
}

/** Who takes the work up once the user has answered (upstream's command of each phase). */
const AFTER: Readonly<Record<LoopPhase, string>> = {
  specify: 'AWAITING_ANALYST',
  techspec: 'AWAITING_ANALYST',
  plan: 'AWAITING_PLANNER',
  tasks: 'AWAITING_ARCHITECT',
  implement: 'AWAITING_ANALYST',
};

/** Phases of planning that the analyst works on since version 3. */
const ANALYST_PHASES: ReadonlySet<string> = new Set(['analysis', 'design']);

/**
 * The answer goes into the log of the iteration. With the last open question, or where no report says what
 * was asked, the next agent is awaited: status, iteration and instructions say so, as upstream's commands do.
 * @throws UserError where the file does not wait for the user, the question is none, or nothing is answered
 */
export function answerContext(at: Here, doc: ContextDocument, question: string, text: string): Change {
  const place = doc.places.get('/status');
  const status = place?.text ?? '';
  if (!/^awaiting_(?:user|human)/.test(normal(status)))
    throw unfit(
      at,
      `the status ${JSON.stringify(status)}`,
      '"awaiting-user"',
      'Nothing is asked; resume it.',
    );
  const words = oneLine(text);
  if (words === '') throw unfit(at, 'no words', 'an answer', 'Say what is decided.');
  const asked = askedIn(at, doc);
  const one = asked.length === 0 ? null : openOne(at, asked, question);
  const iteration = iterationOf(doc);
  const id = one?.gap ?? one?.id ?? oneLine(question);
  const row = [id, one?.question ?? '-', optionOr(words, one)];
  const logged = { ...doc, body: withAnswer(doc, iteration, row) };
  const left = asked.filter(({ state, id: other }) => state === 'open' && other !== one?.id);
  const done = left.length === 0 ? handedOn(logged, at, status, iteration) : logged;
  const notes = left.map((other) => `Still open: ${other.id}.`);
  return changeOf(at, touchedContext(done, at.now), `answer ${one?.id ?? id}`, notes);
}

/** The questions of the review; none where there is no report of this iteration. */
export function askedIn({ site, snapshot }: Here, doc: ContextDocument): readonly LoggedClarification[] {
  const report = snapshot.text(reportOf(site));
  return report.ok ? questionsIn(report.text, doc.body, iterationOf(doc)) : [];
}

export function iterationOf({ data }: ContextDocument): number | null {
  const iteration = Number(data['iteration'] ?? Number.NaN);
  return Number.isSafeInteger(iteration) && iteration >= 0 ? iteration : null;
}

function openOne(at: Here, asked: readonly LoggedClarification[], question: string): LoggedClarification {
  const wanted = question.trim().toUpperCase();
  const found = asked.filter(({ id, gap }) => id === wanted || gap === wanted);
  const open = asked.filter(({ state }) => state === 'open').map(({ id }) => id);
  const todo = open.length === 0 ? 'All are answered.' : `Open are: ${open.join(', ')}.`;
  const one = found.find(({ state }) => state === 'open');
  if (one) return one;
  if (found.length > 0) throw unfit(at, `${found[0]?.id} answered already`, 'an open question', todo);
  throw unfit(at, `no question ${JSON.stringify(question)}`, 'one of the advocate’s report', todo);
}

function optionOr(words: string, one: LoggedClarification | null): string {
  return one?.options.find((option) => option.toLowerCase() === words.toLowerCase()) ?? words;
}

const COLUMNS = ['Gap ID', 'Question', 'Answer'] as const;

/** A row of the iteration's answers; the table and the log's headings are made where they are missing. */
function withAnswer(
  doc: ContextDocument,
  iteration: number | null,
  row: readonly string[],
): MarkdownDocument {
  const { body, data } = doc;
  const answers = answersOf(body, iteration);
  const [table] = answers?.tables ?? [];
  if (table)
    return addRow(
      body,
      table.line,
      table.columns.map((_, at) => row[at] ?? '-'),
    );
  const log = body.sections.findLastIndex(({ heading }) => nameOf(heading ?? '') === 'clarification_log');
  const level = body.sections[log]?.level ?? 2;
  const isLast = log >= 0 && !body.sections.some((section, at) => at > log && section.level <= level);
  const withLog = isLast ? body : addSection(body, 'Clarification Log', level, []);
  const begun = isLast && iterationAt(body, iteration) === lastOfLevel(body, level + 1);
  const phase = typeof data['phase'] === 'string' ? `Phase: ${oneLine(data['phase'])} - ` : '';
  const titled = begun ? withLog : addSection(withLog, `${phase}Iteration ${iteration ?? 1}`, level + 1, []);
  return addSection(titled, 'User Answers', level + 2, [], { columns: COLUMNS, rows: [row] });
}

/** The last heading of a level; -2 where there is none, which is no place at all. */
function lastOfLevel({ sections }: MarkdownDocument, level: number): number {
  const at = sections.findLastIndex((section) => section.level === level);
  return at < 0 ? -2 : at;
}

/** The next agent is awaited, in the next iteration, with the answers as its instructions. */
export function handedOn(
  doc: ContextDocument,
  { recovery }: Here,
  status: string,
  iteration: number | null,
): ContextDocument {
  const phase = phaseOf(recovery.path);
  const named = doc.data['phase'];
  const analyst = typeof named === 'string' && ANALYST_PHASES.has(normal(named));
  const next = phase === 'plan' && analyst ? 'AWAITING_ANALYST' : AFTER[phase];
  const awaited = withKey(doc.data, 'status', wordLike(next, status));
  const counted = iteration === null ? awaited : withKey(awaited, 'iteration', iteration + 1);
  const told = doc.body.sections.find(({ heading }) => nameOf(heading ?? '') === 'supervisor_instructions');
  const words = `Revise by the user's answers of iteration ${iteration ?? 1} in the Clarification Log below.`;
  return { ...doc, data: counted, body: told ? addLine(doc.body, told.line, words) : doc.body };
}
