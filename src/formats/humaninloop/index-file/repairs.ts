// Repairs of an index where one of its records proves what another leaves out; each is tried by the rules.
import { countOf } from '../../../formkit/fields.ts';
import type { Repaired } from '../../../formkit/repairs.ts';
import { addValue, cellOf, type RowView, rowsUnder, setColumn, setValue } from '../../../formkit/tables.ts';
import { statusWord } from '../../../formkit/vocabulary.ts';
import type { MarkdownDocument } from '../../../text/markdown/document.ts';
import { normal } from '../../../text/vocabulary.ts';
import { covers, withAnswers } from '../answers.ts';
import { outOfRange } from '../iteration-in-range.ts';
import { mismatches } from '../pending-questions-match.ts';
import { saysNothing } from '../vocabulary.ts';
import { contradictionsIn } from './facts.ts';
import { historyWords, logCell } from './logs.ts';
import { type Gap, type IndexFile, type IndexQuestion, idsIn, loopStatusOf, readIndex } from './read.ts';

/** What an attempt looks at. */
interface Case {
  readonly doc: MarkdownDocument;
  readonly index: IndexFile;
  /** Whether Loop Status says so. */
  readonly isClarifying: boolean;
  /** Questions of the loop, and those of them that are open. */
  readonly asked: readonly IndexQuestion[];
  readonly open: readonly IndexQuestion[];
  /** Gaps that wait for an answer. */
  readonly clarifying: readonly Gap[];
}

type Attempt = (it: Case) => Repaired<MarkdownDocument> | null;

/** The best first. RECOVERY.md's integrity checks, and its scenario of a crash after the user answered. */
const ATTEMPTS: readonly Attempt[] = [
  answeredInLog,
  clarifyingGap,
  neverAsked,
  iterationOfQuestions,
  clarifyingLoop,
];

/** Those that leave fewer faults than there are; of a whole index, those that leave none. */
export function repairsOf(doc: MarkdownDocument): readonly Repaired<MarkdownDocument>[] {
  const index = readIndex(doc);
  const asked = index.questions.filter(({ ofLoop }) => ofLoop);
  const it: Case = {
    doc,
    index,
    isClarifying: loopStatusOf(index) === 'clarifying',
    asked,
    open: asked.filter(({ state }) => state === 'open'),
    clarifying: index.gaps.filter(({ status }) => status === 'clarifying'),
  };
  const now = faultsOf(index);
  return ATTEMPTS.flatMap((attempt) => {
    const one = attempt(it);
    if (!one) return [];
    const left = faultsOf(readIndex(one.doc));
    return left < now || (now === 0 && left === 0) ? [one] : [];
  });
}

function faultsOf(index: IndexFile): number {
  const answered = withAnswers(index);
  const split = contradictionsIn(answered, loopStatusOf(answered));
  return split.length + outOfRange(answered).length + mismatches(answered).length;
}

/** The logs hold the answer and the question's row does not say so: a crash after the user answered. */
function answeredInLog({ doc, index }: Case): ReturnType<Attempt> {
  const answers = answersIn(doc);
  const proven = index.questions.flatMap(({ id, line, state }) => {
    const log = answers.get(id.toUpperCase());
    return state !== 'open' || log === undefined || line === null ? [] : [{ id, line, log }];
  });
  if (proven.length === 0) return null;
  const lines = proven.map(({ line }) => line);
  return {
    summary: `${proven.map(({ id }) => id).join(', ')} answered`,
    doc: setColumn(doc, lines, 'status', 'answered'),
    proof: proven.map(({ id, log }) => `Line ${log} of the logs records the answer to ${id}.`),
  };
}

/** Lines of the logs by the ids that they answer: gaps settled by a question, and a user's decisions. */
function answersIn(doc: MarkdownDocument): ReadonlyMap<string, number> {
  const answers = new Map<string, number>();
  // What puts the answer off, after the colon or in the place of an answer, proves nothing.
  const add = (text: string, said: string, { line }: RowView) => {
    if (saysNothing(said)) return;
    for (const id of idsIn(text)) if (!answers.has(id)) answers.set(id, line);
  };
  for (const row of rowsUnder(doc, 'gap_resolution_history')) {
    const action = statusWord(logCell(row, 'action'));
    const how = row.cell('details', 'resolved_via') || (action === '' ? '' : historyWords(row));
    if (action === '') add(row.cell('resolved_via'), row.cell('resolution') || 'said', row);
    // After the colon stands what was answered, which may name other ids.
    else if (SETTLES.has(action) && /answer/i.test(how)) add(how.split(':', 1)[0] ?? '', spoken(how), row);
  }
  for (const row of rowsUnder(doc, 'unified_decisions_log')) {
    const decision = logCell(row, 'decision');
    const lead = /^([\w.-]{2,20}):/.exec(decision)?.[1] ?? '';
    if (normal(logCell(row, 'agent')) === 'user') add(lead, spoken(decision), row);
  }
  return answers;
}

/** What stands after the colon; the whole where there is none. */
const spoken = (text: string) => text.slice(text.indexOf(':') + 1);

const SETTLES: ReadonlySet<string> = new Set(['answered', 'resolved']);

/** An open question that names a pending gap: the gap's row was not written when the question was. */
function clarifyingGap({ doc, index, isClarifying, open, clarifying }: Case): ReturnType<Attempt> {
  const alone = open.filter((asked) => !clarifying.some((gap) => covers(asked, gap)));
  const found = pairsOf(alone, index.gaps, isNamed).filter(({ gap }) => gap.status === 'pending');
  if (!isClarifying || found.length === 0) return null;
  const lines = found.map(({ gap }) => gap.line);
  return {
    summary: `${found.map(({ gap }) => gap.id).join(', ')} clarifying`,
    doc: setColumn(doc, lines, 'status', 'clarifying'),
    proof: found.map(
      ({ asked, gap }) =>
        `${asked.id} on line ${asked.line} is open and belongs to ${gap.id} by id; the loop is clarifying.`,
    ),
  };
}

/** Questions with the gaps that they belong to, by what is said to bind them. */
function pairsOf(
  questions: readonly IndexQuestion[],
  gaps: readonly Gap[],
  belongs: (asked: IndexQuestion, gap: Gap) => boolean,
): readonly { readonly asked: IndexQuestion; readonly gap: Gap }[] {
  return questions.flatMap((asked) =>
    gaps.filter((gap) => belongs(asked, gap)).map((gap) => ({ asked, gap })),
  );
}

/** By an id in either row; a place that both name proves nothing. */
function isNamed(asked: IndexQuestion, gap: Gap): boolean {
  return gap.questions.includes(asked.id.toUpperCase()) || asked.gaps.includes(gap.id.toUpperCase());
}

/** Gaps without a recorded question or answer: validating asks again and loses nothing. */
function neverAsked({ doc, index, isClarifying, asked, clarifying }: Case): ReturnType<Attempt> {
  const logs = [...rowsUnder(doc, 'gap_resolution_history'), ...rowsUnder(doc, 'unified_decisions_log')];
  const said = new Set(
    logs.flatMap((row) => idsIn(`${row.cell('details', 'resolved_via')} ${row.cell('decision')}`)),
  );
  const gaps = clarifying.filter(
    (gap) =>
      gap.questions.length > 0 &&
      !asked.some((one) => covers(one, gap)) &&
      !gap.questions.some((id) => said.has(id)),
  );
  const live = asked.some(({ state }) => state !== 'closed');
  const others = gaps.length < clarifying.length;
  const status = cellOf(index.loop, 'loop_status');
  if (!isClarifying || gaps.length === 0 || (!live && others) || !status) return null;
  const lines = gaps.map(({ line }) => line);
  const pending = setColumn(doc, lines, 'status', 'pending');
  const ids = gaps.map(({ id }) => id).join(', ');
  return {
    summary: live ? `${ids} pending` : `${ids} pending, and the loop validating`,
    doc: live ? pending : setValue(pending, status, 'validating'),
    proof: gaps.map(
      ({ id, questions }) =>
        `${questions.join(', ')} of ${id} stands in no table and no log: no answer could be lost.`,
    ),
  };
}

/** While clarifying, the ids of live questions (`C2.1`) carry the iteration that they were asked in. */
function iterationOfQuestions({ doc, index, isClarifying, asked }: Case): ReturnType<Attempt> {
  const cell = cellOf(index.loop, 'current_iteration');
  const live = asked.filter(({ state }) => state !== 'closed');
  const named = live.flatMap(({ id }) => /^C(\d{1,2})\.\d+$/i.exec(id)?.[1] ?? []);
  const [only, other] = [...new Set(named.map(Number))];
  const unsound = outOfRange(index).some(({ evidence }) => evidence?.['field'] === 'Current Iteration');
  if (!isClarifying || only === undefined || other !== undefined || !unsound) return null;
  const total = countOf(cell?.value ?? '').total;
  const of = total !== null && total >= only && total <= 10 ? total : 10;
  const written = `${only} / ${of}`;
  const repaired = cell
    ? setValue(doc, cell, written)
    : addValue(doc, 'priority_loop_state', 'Current Iteration', written);
  if (!repaired) return null;
  const ids = live.map(({ id }) => id).join(', ');
  return {
    summary: `Current Iteration ${written}`,
    doc: repaired,
    proof: [`The loop is clarifying ${ids}, asked in iteration ${only} by their ids.`],
  };
}

/** Loop Status twice, one of them clarifying: an open question and its clarifying gap say that it is. */
function clarifyingLoop({ doc, index, open, clarifying }: Case): ReturnType<Attempt> {
  const cells = index.loop.get('loop_status') ?? [];
  const words = new Set(cells.map(({ value }) => statusWord(value)));
  const [pair] = pairsOf(open, clarifying, covers);
  if (words.size < 2 || !words.has('clarifying') || !pair) return null;
  const right = cells.find(({ value }) => statusWord(value) === 'clarifying')?.value ?? 'clarifying';
  return {
    summary: `Loop Status ${right}`,
    doc: cells.reduce((one, cell) => (cell.value === right ? one : setValue(one, cell, right)), doc),
    proof: [`${pair.asked.id} on line ${pair.asked.line} is open, and ${pair.gap.id} is clarifying.`],
  };
}
