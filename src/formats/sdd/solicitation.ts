// A solicitation-workflow.yaml: how far the questions for a spec came, which are open, what was said.
import { readOrRecover } from '../../formkit/damaged-yaml.ts';
import { ifReadable, readAt, textBeside } from '../../formkit/fields.ts';
import { StateError } from '../../model/errors.ts';
import type { NoText } from '../../model/file-content.ts';
import { folderOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { Answer, GivenAnswer, Question } from '../../model/workflow.ts';
import { type Data, type DataDocument, isList, isMap } from '../../text/data/data.ts';
import type { DataPath } from '../../text/data/edits.ts';
import { isUnanswered } from '../../text/markdown/unanswered.ts';
import { pastOf } from '../../text/rename-detection.ts';
import { normal } from '../../text/vocabulary.ts';
import { told } from '../../text/yaml/damage-report.ts';
import type { Damage } from '../../text/yaml/guess.ts';
import { lineAt, textAt, valueAt } from './document.ts';
import { isSolicitation } from './recognise.ts';
import { cutIn, mayEndEarly } from './truncation.ts';
import { LAST_STEP, meaningIn, QUESTION_WORDS } from './vocabulary.ts';

export interface Solicitation {
  readonly path: string;
  /** The item's folder. */
  readonly folder: string;
  readonly doc: DataDocument;
  readonly damage: readonly Damage[];
  /** The file says so; the tool itself deletes one that is complete. */
  readonly complete: boolean;
  /** From 1 to 9; `null` where it says nothing of that kind. */
  readonly step: number | null;
  /** The question that it stands at: untrusted. */
  readonly asking: string | null;
  readonly questions: readonly AskedQuestion[];
}

/** A question and where it stands in the list. */
export interface AskedQuestion extends Question {
  readonly index: number;
  /** What it keeps from being written, as the file says it. */
  readonly blocks: string | null;
}

/**
 * The solicitation at a path; `null` where there is none, nothing is in it, or it is another tool's.
 * @throws StateError naming the file, where it cannot be read
 */
export function solicitationAt(path: string, snapshot: Snapshot): Solicitation | null {
  const text = textBeside(path, snapshot);
  if (text === null) return null;
  if (!isSolicitation(text)) {
    refuseLost(path, snapshot);
    return null;
  }
  const { damage, ...doc } = readAt(path, () => readOrRecover(text));
  const cut = cutIn(doc, text, path, snapshot, before);
  if (cut) throw new StateError(cut.rule, cut.message, cut.line, { ...cut.evidence }, path);
  const status = textAt(doc, ['status']);
  const step = /^\d{1,2}$/.exec(textAt(doc, ['current_step']) ?? '')?.[0];
  const number = Number(step ?? 0);
  return {
    path,
    folder: folderOf(path),
    doc,
    damage: told(damage).map(({ message, line }) => ({ message: `${path}: ${message}`, line })),
    complete: status !== null && ['complete', 'completed'].includes(normal(status)) && damage.length === 0,
    step: number >= 1 && number <= LAST_STEP ? number : null,
    asking: textAt(doc, ['current_question']),
    questions: questionsIn(doc, path),
  };
}

/** The same, where nothing depends on it: one that cannot be read stops nothing. */
export function readableAt(path: string, snapshot: Snapshot): Solicitation | null {
  return ifReadable(() => solicitationAt(path, snapshot), null);
}

/** @throws StateError for a file that holds none, where an earlier version of it was one */
function refuseLost(path: string, snapshot: Snapshot): void {
  const history = pastOf(path, snapshot);
  const removed = history.findIndex(({ blob }) => blob === null);
  const since = removed < 0 ? history : history.slice(0, removed);
  const last = since.find(({ text }) => text !== null && isSolicitation(text));
  if (!last) return;
  const message =
    `found no solicitation, expected one: the version of commit ${last.commit.slice(0, 12)} is one. It was ` +
    'overwritten or cut off: restore it from history, or remove the file.';
  throw new StateError('state-readable', message, null, { commit: last.commit }, path);
}

/** Bytes that are no text: an earlier version may be. */
const DAMAGED: ReadonlySet<NoText> = new Set(['binary', 'not-utf8', 'too-large']);

/** Whether only its history can tell if it is whole, or was a solicitation. */
export function wantsHistory(path: string, snapshot: Snapshot): boolean {
  const reading = snapshot.text(path);
  if (snapshot.history(path) !== 'unavailable') return false;
  if (!reading.ok) return DAMAGED.has(reading.why);
  const doc = isSolicitation(reading.text) ? before(reading.text) : null;
  return doc === null || mayEndEarly(doc);
}

/** An earlier version; `null` where it could not be read either. */
function before(text: string): DataDocument | null {
  return ifReadable(() => readOrRecover(text), null);
}

/** A question with an unknown status is open: no known answer was given. */
function questionsIn(doc: DataDocument, path: string): readonly AskedQuestion[] {
  const list = valueAt(doc, ['open_questions']);
  if (!isList(list)) return [];
  return list.flatMap((_, index) => {
    const text = (key: string) => textAt(doc, ['open_questions', index, key]);
    // An entry without the words of its question (`frage: …`, a line of its own) is asked all the same.
    const question =
      text('question') ?? textAt(doc, ['open_questions', index]) ?? text('id') ?? wordsIn(list[index]);
    if (question === null) return [];
    const state = meaningIn(QUESTION_WORDS, normal(text('status') ?? '')) ?? 'open';
    const at = ['open_questions', index];
    const line = lineAt(doc, [...at, 'question']) ?? lineAt(doc, at);
    const id = text('id') ?? `Q${index + 1}`;
    const said = state === 'answered' ? { answer: answerAt(doc, path, { index, id, question }) } : {};
    return [{ id, question, options: [], state, line, index, blocks: blocksAt(doc, index), ...said }];
  });
}

/** What an entry says first. */
function wordsIn(entry: Data | undefined): string | null {
  const first = isMap(entry) ? Object.values(entry).find((value) => typeof value === 'string') : null;
  return typeof first === 'string' ? first.trim() || null : null;
}

/** A section's name, or a list of them. */
function blocksAt(doc: DataDocument, index: number): string | null {
  const at = ['open_questions', index, 'blocks'];
  const value = valueAt(doc, at);
  if (!isList(value)) return textAt(doc, at);
  return value.map((_, i) => textAt(doc, [...at, i]) ?? '').join(', ') || null;
}

/** More than anybody reads. */
const MOST = 100;

/** Every question of the history that has an answer, in the order of the file; history has two shapes. */
export function givenIn({
  doc,
  path,
}: {
  readonly doc: DataDocument;
  readonly path: string;
}): readonly GivenAnswer[] {
  const history = valueAt(doc, ['history']);
  const lists: readonly DataPath[] = isList(history)
    ? [['history']]
    : isMap(history)
      ? Object.keys(history).map((key) => ['history', key])
      : [];
  return lists.flatMap((at) => entriesAt(doc, path, at)).slice(0, MOST);
}

function entriesAt(doc: DataDocument, path: string, at: DataPath): readonly GivenAnswer[] {
  const list = valueAt(doc, at);
  if (!isList(list)) return [];
  return list.flatMap((_, i): readonly GivenAnswer[] => {
    const here = [...at, i];
    const question = textAt(doc, [...here, 'question']);
    const text = textAt(doc, [...here, 'answer']);
    const line = lineAt(doc, [...here, 'answer']);
    const own = question !== null && text !== null ? [{ question, text, path, line }] : [];
    return [...own, ...entriesAt(doc, path, [...here, 'follow_ups'])];
  });
}

/** The answer to one of the open questions; `null`: its words stand nowhere in the file. */
function answerAt(
  doc: DataDocument,
  path: string,
  { index, id, question }: { readonly index: number; readonly id: string; readonly question: string },
): Answer | null {
  // What the question itself keeps is its own; under an id that comes twice another one's may stand.
  const places: readonly DataPath[] = [
    ['open_questions', index, 'answer'],
    ['answers', id],
  ];
  for (const at of places) {
    const text = textAt(doc, at);
    if (text !== null && !isUnanswered(text)) return { text, path, line: lineAt(doc, at) };
  }
  const same = givenIn({ doc, path }).find((one) => one.question.trim() === question.trim());
  return same ? { text: same.text, path, line: same.line } : null;
}
