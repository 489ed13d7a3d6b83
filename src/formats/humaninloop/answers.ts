// Which gaps a question is about, and where its answer stands: index, history, logs, context files beside it.
import { countOf } from '../../formkit/fields.ts';
import { rowsOf, rowsUnder } from '../../formkit/tables.ts';
import { statusWord } from '../../formkit/vocabulary.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import type { Answer, GivenAnswer } from '../../model/workflow.ts';
import { onceEach } from '../../text/lookup.ts';
import { type MarkdownDocument, markdown } from '../../text/markdown/document.ts';
import { fromOneLine } from '../../text/markdown/one-line.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { LABEL, linesOf, wordsIn } from './index-file/answer-lines.ts';
import { historyWords, logCell } from './index-file/logs.ts';
import { type Gap, type IndexFile, type IndexQuestion, idsIn } from './index-file/read.ts';
import { besides } from './index-file/same-id.ts';
import { answerOf, type Kept, keysOf, QUESTIONS, userAnswer } from './index-file/user-answers.ts';
import { FOLDER, homeOf } from './state-locations.ts';

/** By any of the links that the templates and RECOVERY.md know. */
export function covers(question: IndexQuestion, gap: Gap): boolean {
  return (
    gap.questions.includes(question.id.toUpperCase()) ||
    (gap.id !== '' && question.gaps.includes(gap.id.toUpperCase())) ||
    gap.places.some((place) => question.places.includes(place))
  );
}

/** Files beside an index in which an agent may have kept what a person said. */
const BESIDE = ['specify-context.md', 'context.md', 'plan-context.md', 'tasks-context.md'];

export function contextPaths(site: StateLocation): readonly string[] {
  return BESIDE.map((name) => joinPath(homeOf(site), `${FOLDER}/${name}`));
}

/**
 * The index with every open question answered that a row of the history answers by its gaps
 * (`| G-004 | 2 | answered | Answer: "15 minutes" |`), or that stands under `User Answers` with words.
 */
export function withAnswers(index: IndexFile): IndexFile {
  const settled = settledIn(index.doc);
  const isAnswered = (asked: IndexQuestion) =>
    userAnswer(asked, index) !== null || byGaps(asked, index, settled);
  return {
    ...index,
    questions: index.questions.map((asked) =>
      asked.state === 'open' && isAnswered(asked) ? { ...asked, state: 'answered' } : asked,
    ),
  };
}

/** Rows of the history that say how something was settled, with words. */
interface Settled extends Kept {
  readonly action: string;
  /** What was asked, where the row repeats it. */
  readonly question: string;
  readonly gaps: readonly string[];
  /** Ids that the row names besides. */
  readonly named: readonly string[];
  /** `null`: it does not say. */
  readonly iteration: number | null;
}

const SETTLES: ReadonlySet<string> = new Set(['', 'answered', 'resolved', 'deferred']);

/** For all questions at once: each of them asks for it. */
const settledIn = onceEach((doc: MarkdownDocument): readonly Settled[] =>
  rowsUnder(doc, 'gap_resolution_history').flatMap((row) => {
    const action = statusWord(logCell(row, 'action'));
    const said = historyWords(row);
    if (!SETTLES.has(action) || wordsIn(said) === '') return [];
    const { value: iteration } = countOf(logCell(row, 'iteration'));
    const question = row.cell('original_gap', 'question');
    const gaps = idsIn(logCell(row, 'gap_id'));
    const shared = { action, gaps, iteration, question, line: row.line, path: null };
    const parts = linesOf(said.replace(LABEL, ''));
    // Of two answers in one row each settles its own question, or its own gap.
    if (parts.length > 1)
      return parts
        .filter(({ words }) => words !== '')
        .map(({ id, words }): Settled => {
          const ofGap = gaps.includes(id);
          return { ...shared, words, named: ofGap ? [] : [id], gaps: ofGap ? [id] : gaps };
        });
    const named = idsIn(`${row.cell('resolved_via')} ${said.split(':', 1)[0] ?? ''}`);
    return [{ ...shared, named, words: wordsIn(said) }];
  }),
);

/** A gap may be asked about twice: what was said before the question was asked is no answer to it. */
function isSince({ iteration }: Settled, { id }: IndexQuestion): boolean {
  const asked = Number(/^C(\d{1,3})\.\d+$/i.exec(id)?.[1] ?? 0);
  return iteration === null || iteration >= asked;
}

/** Two questions may be about one gap: a row that names one of them settles that one alone. */
function isOfOther({ named }: Settled, { id }: IndexQuestion, { questions }: IndexFile): boolean {
  return !named.includes(id.toUpperCase()) && named.some((one) => idsOf(questions).has(one));
}

const idsOf = onceEach(
  (questions: readonly IndexQuestion[]): ReadonlySet<string> =>
    new Set(questions.map(({ id }) => id.toUpperCase())),
);

/** Every gap that waits for the question has a row that answers it. */
function byGaps(asked: IndexQuestion, index: IndexFile, settled: readonly Settled[]): boolean {
  const own = index.gaps.filter((gap) => gap.status === 'clarifying' && covers(asked, gap));
  if (own.length === 0) return false;
  const rows = settled.filter(
    (row) => row.action === 'answered' && isSince(row, asked) && !isOfOther(row, asked, index),
  );
  const others = besides(asked, index);
  // Where another question asks about the gap as well, a row must say whose answer it has.
  const says = (row: Settled) =>
    row.named.includes(asked.id.toUpperCase()) ||
    (row.question !== '' && row.question.trim().toLowerCase() === asked.question.trim().toLowerCase());
  const isAnswered = (gap: Gap) => {
    const isShared = others.some((one) => covers(one, gap));
    return rows.some((row) => row.gaps.includes(gap.id.toUpperCase()) && (!isShared || says(row)));
  };
  return own.every(isAnswered);
}

/** Questions of the loop that are marked as answered and whose answer stands nowhere. */
export function lostAnswers(index: IndexFile, beside: Beside): readonly IndexQuestion[] {
  return index.questions.filter(
    (one) => one.ofLoop && one.state === 'answered' && keptAnswer(one, index, beside) === null,
  );
}

/** The words of the answer to a question; `null`: nowhere that is looked at. Of rows the last one counts. */
export function keptAnswer(asked: IndexQuestion, index: IndexFile, beside: Beside): Kept | null {
  const { doc } = index;
  const id = asked.id.toUpperCase();
  const own = index.gaps.filter((gap) => covers(asked, gap)).map((gap) => gap.id.toUpperCase());
  const gaps = new Set([...asked.gaps, ...own].filter((one) => one !== ''));
  const isNamed = (row: Settled) => row.named.includes(id);
  const isAbout = (row: Settled) =>
    row.gaps.some((one) => gaps.has(one)) && isSince(row, asked) && !isOfOther(row, asked, index);
  const ids = new Set([id, ...gaps]);
  return (
    inRow(asked, doc) ??
    userAnswer(asked, index) ??
    settledIn(doc).findLast(isNamed) ??
    decidedIn(doc, id) ??
    settledIn(doc).findLast(isAbout) ??
    [{ path: null, doc }, ...beside].flatMap((one) => inWords(ids, one))[0] ??
    null
  );
}

/** `C2.1: 15 minutes`, `Keep 15 minutes (C2.1)` in the log of decisions. */
function decidedIn(doc: MarkdownDocument, id: string): Kept | undefined {
  const rows = decisionsIn(doc);
  const part = rows
    .flatMap(({ parts, ...row }) => {
      const own = parts.length > 1 ? parts.find((one) => one.id === id && one.words !== '') : undefined;
      return own ? [{ ...row, words: own.words }] : [];
    })
    .at(-1);
  if (part) return part;
  const row = rows.findLast(({ words, parts }) => parts.length < 2 && decides(words, id));
  return (
    row && { line: row.line, path: null, words: fromOneLine(row.words.replace(/^[\w.-]{2,20}:\s*/, '')) }
  );
}

/** A row of the log of decisions, with what it says of each id. */
interface Decision extends Kept {
  readonly parts: ReturnType<typeof linesOf>;
}

const decisionsIn = onceEach((doc: MarkdownDocument): readonly Decision[] =>
  rowsUnder(doc, 'unified_decisions_log').map((row) => {
    const words = logCell(row, 'decision');
    return { words, line: row.line, path: null, parts: linesOf(words) };
  }),
);

/** Whether a decision says something of the question beside its id. */
function decides(decision: string, id: string): boolean {
  const rest = decision
    .toUpperCase()
    .replace(id, '')
    .replace(/^[\s:*`–—-]+/, '');
  return idsIn(decision).includes(id) && wordsIn(rest) !== '';
}

/** The context files that can be read. */
type Beside = readonly { readonly path: string; readonly doc: MarkdownDocument }[];

export function besideOf(site: StateLocation, snapshot: Snapshot): Beside {
  return contextPaths(site).flatMap((path) => {
    const reading = snapshot.text(path);
    // One that is torn by a conflict tells nothing, and is not what decides.
    return reading.ok && !/^<{7}/m.test(reading.text) ? [{ path, doc: markdown.parse(reading.text) }] : [];
  });
}

/** The question's own row has a place for it. */
function inRow({ line }: IndexQuestion, doc: MarkdownDocument): Kept | undefined {
  const row = rowsUnder(doc, ...QUESTIONS).find((one) => one.line === line);
  const words = row ? wordsIn(answerOf(row)) : '';
  return row && words !== '' ? { words, line: row.line, path: null } : undefined;
}

/** Rows with an answer to an id, and lines `C2.1: words`; words that end with `?` are a question. */
function inWords(
  ids: ReadonlySet<string>,
  { path, doc }: { readonly path: string | null; readonly doc: MarkdownDocument },
): readonly Kept[] {
  return answersBeside(doc)
    .filter(({ keys }) => keys.some((key) => ids.has(key)))
    .map(({ words, line }) => ({ words, line, path }));
}

/** Words with the ids that they are about. */
interface Keyed {
  readonly keys: readonly string[];
  readonly words: string;
  readonly line: number;
}

const answersBeside = onceEach((doc: MarkdownDocument): readonly Keyed[] =>
  doc.sections.flatMap((section) => [
    ...rowsOf(section)
      .map((row) => {
        const keys = keysOf(row).map((key) => key.toUpperCase());
        return { keys, words: keys.length > 0 ? wordsIn(answerOf(row)) : '', line: row.line };
      })
      .filter(({ words }) => words !== ''),
    ...section.prose.flatMap(({ text, line }) =>
      linesOf(text)
        .filter(({ words }) => words !== '' && !words.endsWith('?'))
        .map(({ id, words }): Keyed => ({ keys: [id], words, line })),
    ),
  ]),
);

/** What a person said, as the files have it. */
export interface Answers {
  /** The answer to a question; `null`: its words stand nowhere. */
  readonly of: (asked: IndexQuestion) => Answer | null;
  /** What was settled before and no question of the index asks about any more. */
  readonly applied: readonly GivenAnswer[];
}

/** More than anybody reads. */
const MOST = 50;

export function answersIn(index: IndexFile, site: StateLocation, snapshot: Snapshot): Answers {
  const answered = index.questions.filter(({ state }) => state !== 'open');
  const beside = answered.length === 0 ? [] : besideOf(site, snapshot);
  const placed = ({ words, line, path }: Kept): Answer => ({ text: words, line, path: path ?? site.path });
  const asked = new Set(index.questions.map(({ id }) => id.toUpperCase()));
  const rows = settledIn(index.doc).filter(({ named }) => !named.some((id) => asked.has(id)));
  return {
    of(one) {
      const kept = keptAnswer(one, index, beside);
      return kept && placed(kept);
    },
    applied: rows.slice(0, MOST).map((row) => ({
      question: [row.gaps.join(', '), row.question].filter((part) => part !== '').join(': '),
      ...placed(row),
    })),
  };
}
