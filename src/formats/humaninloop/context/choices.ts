// What choices write into a context file: its time, and answers with whatever follows from the last of them.
import { type Edit, oneLine, unfit } from '../../../formkit/choices.ts';
import { fieldAt, setFields, stampField, textOf, wholeNumber } from '../../../formkit/fields.ts';
import { lineNotes } from '../../../formkit/questions.ts';
import type { Repaired } from '../../../formkit/repairs.ts';
import type { ChoiceContext } from '../../../model/choice.ts';
import { baseOf } from '../../../model/path.ts';
import type { MarkdownDocument } from '../../../text/markdown/document.ts';
import { addLine, addRow, addSection, setCell } from '../../../text/markdown/edits.ts';
import { nameOf, normal, wordLike } from '../../../text/vocabulary.ts';
import type { ContextDocument, HumaninloopDocument } from '../document.ts';
import { answerWords, type Here, openQuestion } from '../record-choice.ts';
import { type LoopPhase, phaseOf } from '../state-locations.ts';
import { awaitsUser, saysNothing } from '../vocabulary.ts';
import {
  answerPlaces,
  answersOf,
  iterationAt,
  iterationOf,
  type LoggedClarification,
  questionsIn,
  reportOf,
} from './read.ts';

type Context = ChoiceContext<HumaninloopDocument>;

/** `updated` set to now in its own spelling; added after `created` where the file has none. */
export function touchedContext(doc: ContextDocument, now: number): ContextDocument {
  return { ...doc, data: stampField(doc, 'updated', now, 'created') };
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
 * @throws UserError where the file does not wait for the user, the id is unknown, or nothing is answered
 */
export function answerContext(
  at: Here,
  doc: ContextDocument,
  question: string,
  text: string,
): Edit<HumaninloopDocument> {
  const status = statusOf(doc);
  if (!awaitsUser(status))
    throw unfit(
      at,
      `the status ${JSON.stringify(status)}`,
      '"awaiting-user"',
      'Nothing is asked; resume it.',
    );
  const asked = askedIn(at, doc);
  const one = asked.length === 0 ? null : meant(at, asked, question);
  const words = answerWords(at, text, one?.options ?? []);
  // A gap that two questions are about would answer both.
  const gap = one && asked.filter((other) => other.gap === one.gap).length === 1 ? one.gap : null;
  const id = gap ?? one?.id ?? oneLine(question);
  const logged = { ...doc, body: withAnswer(doc, [id, one?.question ?? '-', words]) };
  const left = asked.filter((other) => other.state === 'open' && other !== one);
  const done = left.length === 0 ? handedOn(logged, at) : logged;
  const notes = [
    ...left.map((other) => `Still open: ${other.id}.`),
    ...lineNotes(text, baseOf(at.site.path)),
  ];
  return { summary: `answer ${one?.id ?? id}`, doc: touchedContext(done, at.now), notes };
}

/** The file waits for the user although its log answers every question of the review. */
export function answersGiven(at: Context, doc: ContextDocument): Repaired<HumaninloopDocument> | null {
  const asked = awaitsUser(statusOf(doc)) ? askedIn(at, doc) : [];
  if (asked.length === 0 || asked.some(({ state }) => state === 'open')) return null;
  const next = touchedContext(handedOn(doc, at), at.now);
  const ids = asked.map(({ id }) => id).join(', ');
  return {
    summary: `status ${textOf(next.data['status'])}`,
    doc: next,
    proof: [
      `The log of iteration ${iterationOf(doc) ?? '-'} answers ${ids}, ` +
        'which is all that the advocate’s report asks.',
    ],
  };
}

function statusOf(doc: ContextDocument): string {
  return fieldAt(doc, 'status')?.text ?? '';
}

/** The questions of the review; none where there is no report of this iteration. */
function askedIn({ site, snapshot }: Context, doc: ContextDocument): readonly LoggedClarification[] {
  const report = snapshot.text(reportOf(site));
  return report.ok ? questionsIn(report.text, doc.body, iterationOf(doc)) : [];
}

function meant(at: Here, asked: readonly LoggedClarification[], question: string): LoggedClarification {
  return openQuestion(at, asked, question, {
    source: 'the advocate’s report',
    none: 'All are answered.',
    names: ({ id, gap }) => [id, gap],
    isSame: () => false,
    settled: ({ id }) => `${id} answered already`,
  });
}

const COLUMNS = ['Gap ID', 'Question', 'Answer'] as const;
type AnswerRow = readonly [id: string, question: string, words: string];

/**
 * A row of the iteration's answers, or the open one that is there; the table and the log's headings are made
 * where they are missing, or the table has no room for an answer.
 */
function withAnswer(doc: ContextDocument, row: AnswerRow): MarkdownDocument {
  const { body, data } = doc;
  const iteration = iterationOf(doc);
  const answers = answersOf(body, iteration);
  const [table] = answers?.tables ?? [];
  const places = table ? answerPlaces(table) : null;
  const [id, question, words] = row;
  if (table && places) {
    const open = table.rows.find(({ cells }) => {
      const [named, answer] = [cells[places.id], cells[places.answer]];
      return answer !== undefined && saysNothing(answer) && named?.toUpperCase() === id.toUpperCase();
    });
    if (open) return setCell(body, open.line, places.answer, words);
    const cells = table.columns.map((_, at) => {
      if (at === places.answer) return words;
      if (at === places.id) return id;
      return at === places.question ? question : '-';
    });
    return addRow(body, table.line, cells);
  }
  const phase = typeof data['phase'] === 'string' ? `Phase: ${oneLine(data['phase'])} - ` : '';
  return withTable(body, row, { iteration, title: `${phase}Iteration ${iteration ?? 1}` });
}

/** The table of answers at the end of its iteration, or of the Clarification Log, wherever that stands. */
function withTable(
  body: MarkdownDocument,
  row: readonly string[],
  { iteration, title }: { readonly iteration: number | null; readonly title: string },
): MarkdownDocument {
  const { sections } = body;
  const log = sections.findLastIndex(({ heading }) => nameOf(heading ?? '') === 'clarification_log');
  if (log < 0) return withTable(addSection(body, 'Clarification Log', 2, []), row, { iteration, title });
  const level = sections[log]?.level ?? 2;
  const begun = iterationAt(body, iteration);
  const isBegun = begun > log && begun < endOf(body, log);
  const end = endOf(body, isBegun ? begun : log);
  const titled = isBegun ? body : addSection(body, title, level + 1, [], null, end);
  const of = isBegun ? (sections[begun]?.level ?? level) : level + 1;
  const at = isBegun ? end : end + 1;
  return addSection(titled, 'User Answers', of + 1, [], { columns: COLUMNS, rows: [row] }, at);
}

/** The place of the next section that is not below one. */
function endOf({ sections }: MarkdownDocument, at: number): number {
  const level = sections[at]?.level ?? 0;
  const end = sections.findIndex((section, i) => i > at && section.level <= level);
  return end < 0 ? sections.length : end;
}

/** The next agent is awaited, in the next iteration, with the answers as its instructions. */
function handedOn(doc: ContextDocument, { recovery }: Context): ContextDocument {
  const { body, data } = doc;
  const iteration = iterationOf(doc);
  // A count that the file writes in another way (`2 of 10`) is left to the tool.
  const counts = iteration !== null && wholeNumber(data['iteration']) !== null;
  const phase = phaseOf(recovery.path);
  const named = data['phase'];
  const analyst = typeof named === 'string' && ANALYST_PHASES.has(normal(named));
  const next = phase === 'plan' && analyst ? 'AWAITING_ANALYST' : AFTER[phase];
  const told = body.sections.find(({ heading }) => nameOf(heading ?? '') === 'supervisor_instructions');
  const log = body.sections.findLastIndex(({ heading }) => nameOf(heading ?? '') === 'clarification_log');
  const side = told && log < body.sections.indexOf(told) ? 'above' : 'below';
  const answers = `the user's answers of iteration ${iteration ?? 1}`;
  const words = `Revise by ${answers} in the Clarification Log ${side}.`;
  return {
    ...doc,
    data: setFields(data, [
      [['status'], wordLike(next, statusOf(doc))],
      ...(counts ? [[['iteration'], iteration + 1] as const] : []),
    ]),
    body: told ? addLine(body, told.line, words) : body,
  };
}
