// Reads a context file: whom a phase waits for, what the last review asked, and the answers that are logged.
import { countOf, fieldAt } from '../../../formkit/fields.ts';
import { columnAt, rowsUnder } from '../../../formkit/tables.ts';
import { statusWord } from '../../../formkit/vocabulary.ts';
import { contradiction, currentStep, timestampOf } from '../../../formkit/workflow-state.ts';
import type { StateLocation } from '../../../model/state-location.ts';
import type { Answer, Contradiction, Current, GivenAnswer, Question } from '../../../model/workflow.ts';
import { linesOf } from '../../../text/lines.ts';
import type { MarkdownDocument, Section, Table } from '../../../text/markdown/document.ts';
import { fromOneLine } from '../../../text/markdown/one-line.ts';
import { joinPath } from '../../../text/markdown/path-lists.ts';
import { scanMarkdown } from '../../../text/markdown/scan.ts';
import { isTakenBack } from '../../../text/qualified-status.ts';
import { isNothing, isPlaceholder, nameOf, normal } from '../../../text/vocabulary.ts';
import type { ContextDocument } from '../document.ts';
import { branchIn, type PhaseFacts, questionOf, stepOf } from '../state-defaults.ts';
import { FOLDER, filesOf, homeOf, type LoopPhase, PHASES, phaseOf } from '../state-locations.ts';
import { awaitsUser, CONTEXT_STATUSES, contextHow, saysNothing } from '../vocabulary.ts';

/**
 * What a context file says of its phase. The front matter counts; a body that says otherwise is noted.
 * `report` is the text of the last review, `null` where there is none.
 */
export function contextFacts(doc: ContextDocument, path: string, report: string | null): PhaseFacts {
  const phase = phaseOf(path);
  const status = fieldAt(doc, 'status');
  const { text = '', line = null } = status ?? {};
  const waiting = /^awaiting_[a-z_]+$/.test(statusWord(text));
  const done = CONTEXT_STATUSES.means(text) === 'done';
  const asks = report !== null && awaitsUser(text);
  const contradictions = done ? unfinishedIn(doc, phase, line) : [];
  const questions = asks
    ? questionsIn(report, doc.body, iterationOf(doc)).map((one) => askedOf(one, path))
    : [];
  return {
    phase,
    path,
    done: done && contradictions.length === 0,
    current: waiting ? currentOf(doc, phase, text, line) : null,
    statusText: status?.text ?? null,
    words: [{ ...CONTEXT_STATUSES.word('status', status?.text ?? null, line), known: waiting || done }],
    timestamps: ['created', 'updated'].flatMap((key) => {
      const field = fieldAt(doc, key);
      return field === null ? [] : timestampOf(key, field.text, field.line, key === 'updated');
    }),
    steps: [stepOf(phase, done, line, filesOf(phase, path))],
    questions,
    given: givenIn(doc.body, path, questions),
    contradictions,
    notes: notesOf(doc, phase, statusWord(text)),
    named: fieldAt(doc, 'feature_id')?.text ?? null,
    // Upstream records none; people and later versions do.
    branch: branchIn(
      ['branch', 'feature_branch', 'branch_name'].map((key) => ({ key, cell: fieldAt(doc, key) })),
    ),
    title: titleOf(doc),
  };
}

function askedOf(one: LoggedClarification, path: string): Question {
  const { said, state } = one;
  return state === 'open' ? questionOf(one) : { ...questionOf(one), answer: said && { ...said, path } };
}

function currentOf(doc: ContextDocument, phase: LoopPhase, status: string, line: number | null): Current {
  return currentStep(phase, {
    iteration: iterationOf(doc),
    line,
    waits: awaitsUser(status) ? 'awaiting-answer' : null,
    next: PHASES[PHASES.indexOf(phase) + 1] ?? null,
    how: contextHow(status),
  });
}

/** Whole and not negative; this format sets no limit to it. */
export function iterationOf(doc: ContextDocument): number | null {
  const { value } = countOf(fieldAt(doc, 'iteration')?.text ?? '');
  return value !== null && value >= 0 ? value : null;
}

/** Values of `phase` with another one after them (upstream's command pages). */
const EARLIER: Readonly<Record<LoopPhase, readonly string[]>> = {
  specify: [],
  techspec: [],
  plan: ['research', 'datamodel', 'data_model'],
  tasks: ['mapping'],
  implement: [],
};
/** What `<part>_status` says of a part that is not done. */
const PART_OPEN = /^(?:pending|not_started|in_progress|partial|blocked|draft|awaiting_\w+|needs_\w+)$/;

function isOpenPart(found: string): boolean {
  const word = statusWord(found);
  return PART_OPEN.test(word) || (word === 'completed' && isTakenBack(found, 'step'));
}

/** Front matter that calls itself completed and names a part that is not. */
function unfinishedIn(doc: ContextDocument, phase: LoopPhase, line: number | null): readonly Contradiction[] {
  const parts = Object.keys(doc.data).filter((key) => /^[a-z_]{1,40}_status$/.test(key));
  const open = ['phase', ...parts].flatMap((key) => {
    const field = fieldAt(doc, key);
    const word = statusWord(field?.text ?? '');
    const left = key === 'phase' ? EARLIER[phase].includes(word) : isOpenPart(field?.text ?? '');
    return field && left ? [{ key, ...field }] : [];
  });
  return open.map(({ key, text, line: at }) =>
    contradiction(
      `status: found "completed" on line ${line ?? '-'} and ${key}: ${JSON.stringify(text)}, ` +
        'expected one story. Keep the one that is right.',
      at,
      { status: 'completed', field: key, found: text },
    ),
  );
}

function notesOf(doc: ContextDocument, phase: LoopPhase, status: string): readonly string[] {
  const notes: string[] = [];
  if (fieldAt(doc, 'iteration') !== null && iterationOf(doc) === null)
    notes.push(`The iteration in ${phase}'s context file is no whole number from 0; nothing hangs on it.`);
  if (bodyDisagrees(doc, status))
    notes.push(`The body of ${phase}'s context file lags behind its front matter.`);
  return notes;
}

/** Agents update the front matter and forget the tables: those are looked at for a note alone. */
function bodyDisagrees(doc: ContextDocument, status: string): boolean {
  const context = rowsUnder(doc.body, 'feature_context');
  const named = context.find((row) => normal(row.cell('aspect')) === 'current_phase')?.cell('value') ?? '';
  const phase = normal(fieldAt(doc, 'phase')?.text ?? '');
  if (named !== '' && phase !== '' && normal(named) !== phase) return true;
  const files = rowsUnder(doc.body, 'file_paths');
  return status === 'completed' && files.some((row) => normal(row.cell('status')) === 'pending');
}

/** The first line of what the user asked for. */
function titleOf(doc: ContextDocument): string | null {
  const section = doc.body.sections.find(({ heading }) => normal(heading ?? '') === 'user_input');
  return section?.prose[0]?.text ?? null;
}

/** Where the review of every phase is written (upstream's commands). */
export function reportOf(site: StateLocation): string {
  return joinPath(homeOf(site), `${FOLDER}/advocate-report.md`);
}

/** A question and the gap that it is asked for: users' logs name either. */
export interface LoggedClarification extends Question {
  readonly gap: string | null;
  /** What the log says that a person answered; `null`: nothing. */
  readonly said: Pick<Answer, 'text' | 'line'> | null;
}

const LABEL = /^(C\d{1,3}(?:\.\d{1,3})?)\b[\s:.–—-]*(.*)$/i;

/**
 * The questions below `Clarifications Needed`, answered where the log of this iteration says so. None where
 * the report is of another iteration, or still its template. One without the words of its question is called
 * by its heading: it is asked, and stays open.
 */
export function questionsIn(
  report: string,
  body: MarkdownDocument,
  iteration: number | null,
): readonly LoggedClarification[] {
  const written = /^>?\s*Iteration:\s*(\d{1,4})\b/im.exec(report)?.[1];
  if (written !== undefined && iteration !== null && Number(written) !== iteration) return [];
  const asked = scanMarkdown(linesOf(report)).flatMap(({ heading, line, fields, prose }) => {
    const [, id, title = ''] = LABEL.exec(heading ?? '') ?? [];
    const value = (name: string) => fields.find(({ key }) => normal(key) === name)?.value.value ?? '';
    const question = value('question') || title || (prose[0]?.text ?? id ?? '');
    if (id === undefined || isPlaceholder(question)) return [];
    const options = prose.flatMap(({ text }) => /^\d{1,2}[.)]\s+(.*)$/.exec(text)?.[1] ?? []);
    return [
      { id: id.toUpperCase(), question, options, gap: value('related_gap').toUpperCase() || null, line },
    ];
  });
  const rows = answersIn(body, iteration);
  return asked.map(({ line: _, ...one }) => {
    const said = rows.findLast((row) => isTo(row, one, asked)) ?? null;
    return {
      ...one,
      state: said === null ? 'open' : 'answered',
      line: null,
      said: said && { text: said.text, line: said.line },
    };
  });
}

type Asked = Pick<LoggedClarification, 'id' | 'question' | 'gap'>;

/** By the question's id or its gap; where another question has the same one, by its words too. */
function isTo({ id, question }: LoggedAnswer, one: Asked, all: readonly Asked[]): boolean {
  const named = (other: Asked) => other.id === id || other.gap === id;
  if (!named(one)) return false;
  if (one.id === id && all.filter((other) => other.id === id).length === 1) return true;
  if (all.filter(named).length === 1) return true;
  return question.trim().toLowerCase() === one.question.trim().toLowerCase();
}

/** A row of the table of user answers that says something. */
interface LoggedAnswer extends Pick<Answer, 'text'> {
  readonly line: number;
  readonly id: string;
  readonly question: string;
}

/** More than anybody reads. */
const MOST = 50;

/** What the log says that a person answered, in this iteration or before: the latest ones of many. */
function givenIn(body: MarkdownDocument, path: string, asked: readonly Question[]): readonly GivenAnswer[] {
  const shown = new Set(asked.flatMap(({ answer }) => answer?.line ?? []));
  return body.sections
    .filter(holdsAnswers)
    .flatMap(({ tables }) => tables.flatMap(rowsIn))
    .filter(({ line }) => !shown.has(line))
    .slice(-MOST)
    .map(({ id, question, text, line }) => ({
      question: [id, question].filter((part) => !isNothing(part)).join(': '),
      text,
      path,
      line,
    }));
}

/** What the table of user answers of an iteration says. */
function answersIn(body: MarkdownDocument, iteration: number | null): readonly LoggedAnswer[] {
  const [table] = answersOf(body, iteration)?.tables ?? [];
  return table ? rowsIn(table) : [];
}

function rowsIn(table: Table): readonly LoggedAnswer[] {
  const at = answerPlaces(table);
  if (!at) return [];
  return table.rows.flatMap(({ cells, line }) => {
    const [id, question, answer] = [at.id, at.question, at.answer].map((place) => cells[place] ?? '');
    if (id === undefined || question === undefined || answer === undefined || saysNothing(answer)) return [];
    return [{ id: id.toUpperCase(), question, text: fromOneLine(answer), line }];
  });
}

/** Where a table of user answers has what; -1: nowhere. */
interface AnswerPlaces {
  readonly id: number;
  readonly question: number;
  readonly answer: number;
}

const NAMED = {
  id: ['gap_id', 'gap', 'question_id', 'id'],
  question: ['question'],
  answer: ['answer', 'user_answer', 'response'],
} as const;

/** By the names of its columns, else in the tool's order; `null`: it has no room for an answer. */
export function answerPlaces(table: Table): AnswerPlaces | null {
  const placeOf = (wanted: readonly string[]) => columnAt(table, wanted);
  const [id, question, answer] = [placeOf(NAMED.id), placeOf(NAMED.question), placeOf(NAMED.answer)];
  if (answer < 0) return table.columns.length < 3 ? null : { id: 0, question: 1, answer: 2 };
  if (id >= 0) return { id, question, answer };
  // What stands first names the question.
  return answer === 0 ? null : { id: 0, question, answer };
}

/** The section of user answers within the log of an iteration; `null` where it is not there yet. */
export function answersOf(body: MarkdownDocument, iteration: number | null): Section | null {
  const at = iterationAt(body, iteration);
  const level = body.sections[at]?.level ?? 0;
  const end = body.sections.findIndex((section, i) => i > at && section.level <= level);
  const within = at < 0 ? [] : body.sections.slice(at, end < 0 ? undefined : end);
  return within.findLast((section) => holdsAnswers(section) && section.tables.length > 0) ?? null;
}

const holdsAnswers = ({ heading }: Section): boolean => nameOf(heading ?? '') === 'user_answers';

/** Where the log of an iteration begins: `Iteration 2`, `Phase: research - Iteration 2`; -1: nowhere. */
export function iterationAt(body: MarkdownDocument, iteration: number | null): number {
  if (iteration === null) return -1;
  const pattern = new RegExp(`\\biteration\\s+${iteration}\\b`, 'i');
  return body.sections.findLastIndex(({ heading, level }) => level > 1 && pattern.test(heading ?? ''));
}
