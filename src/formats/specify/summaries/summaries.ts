// Stage summaries: what a coordinator says that its stage did, and what it needs.
import { listAt, mapAt, valueAt, wholeNumber } from '../../../formkit/fields.ts';
import { StateError } from '../../../model/errors.ts';
import type { Snapshot } from '../../../model/snapshot.ts';
import { faultOfReading } from '../../../model/unreadable-file.ts';
import { isList, isMap, pointerOf } from '../../../text/data/data.ts';
import { linesOf } from '../../../text/lines.ts';
import { type FrontMatter, frontMatter } from '../../../text/yaml/front-matter.ts';
import { fieldAt } from '../fields.ts';
import { HIGHEST } from '../stages.ts';
import { summaryPath } from '../state-locations.ts';
import { type SummaryStatus, summaryStatus } from '../vocabulary.ts';

/** A question that a stage put to the person through its summary (`flags.question_context`). */
export interface SummaryQuestion {
  readonly question: string;
  readonly options: readonly string[];
}

export interface Summary {
  readonly stage: number;
  readonly path: string;
  /** `null` where it says none that means something, or cannot be read. */
  readonly status: SummaryStatus | null;
  /** Entries of `artifacts_written` with the comment after them, which YAML leaves out. */
  readonly written: readonly { readonly text: string; readonly comment: string }[];
  readonly asked: SummaryQuestion | null;
  /** `flags.next_action`, such as `proceed` or `loop_clarify`. */
  readonly nextAction: string | null;
  /** Where it says that the questions are. */
  readonly questionFile: string | null;
  /** Why it counts for nothing, in our words; `null` where it can be used. */
  readonly problem: string | null;
  /** Whether the file has nothing in it: as good as none. */
  readonly blank: boolean;
}

/** A state is asked several times for its summaries; each text is read once for it. */
const READ = new WeakMap<object, Map<string, Partial<Summary>>>();

/** The summaries that are there, by stage. `owner`: the document for whose sake they are read. */
export function summariesIn(owner: object, home: string, snapshot: Snapshot): ReadonlyMap<number, Summary> {
  const known = READ.get(owner) ?? new Map<string, Partial<Summary>>();
  READ.set(owner, known);
  const found = new Map<number, Summary>();
  for (let stage = 1; stage <= HIGHEST; stage++) {
    const path = summaryPath(home, stage);
    if (snapshot.entry(path) !== null) found.set(stage, summaryAt(stage, path, snapshot, known));
  }
  return found;
}

function summaryAt(
  stage: number,
  path: string,
  snapshot: Snapshot,
  known: Map<string, Partial<Summary>>,
): Summary {
  const none: Summary = {
    stage,
    path,
    status: null,
    written: [],
    asked: null,
    nextAction: null,
    questionFile: null,
    problem: null,
    blank: false,
  };
  const reading = snapshot.text(path);
  if (!reading.ok) return { ...none, problem: faultOfReading(reading).message };
  if (reading.text.trim() === '') return { ...none, blank: true };
  if (reading.text.length > LONGEST) return { ...none, problem: 'it is longer than any summary' };
  const key = `${stage} ${reading.text}`;
  const content = known.get(key) ?? contentOrProblem(reading.text, stage);
  known.set(key, content);
  return { ...none, ...content };
}

function contentOrProblem(text: string, stage: number): Partial<Summary> {
  try {
    return contentOf(text, stage);
  } catch (error) {
    if (!(error instanceof StateError)) throw error;
    return { problem: error.fault.message };
  }
}

function contentOf(text: string, stage: number): Partial<Summary> {
  const front = frontMatter.parse(text);
  const number = wholeNumber(front.data['stage_number']);
  if (number !== null && number !== stage) return { problem: `it is a summary of stage ${number}` };
  const word = fieldAt(front, 'status');
  const status = word && summaryStatus(word.text);
  return {
    status,
    written: writtenIn(front, text),
    asked: askedIn(front),
    nextAction: fieldAt(front, 'flags', 'next_action')?.text ?? null,
    questionFile: fieldAt(front, 'flags', 'clarification_file')?.text ?? null,
    problem: status ? null : `its status is ${word ? JSON.stringify(word.text) : 'missing'}`,
  };
}

/** The tool keeps summaries below two thousand characters. UTF-16 units. */
const LONGEST = 65_536;
const MOST_LISTED = 200;

function writtenIn(front: FrontMatter, text: string): Summary['written'] {
  const lines = linesOf(text);
  const items = listAt(front.data, 'artifacts_written').slice(0, MOST_LISTED);
  const placed = items.map((_, i) => front.places.get(pointerOf('artifacts_written', i))?.line ?? 0);
  return items.flatMap((item, i) => {
    if (typeof item !== 'string') return [];
    const line = placed[i] ?? 0;
    const alone = placed.filter((one) => one === line).length === 1;
    return { text: item, comment: alone ? commentOf(lines[line - 1]?.text ?? '', item) : '' };
  });
}

/** What stands after the item's text on its line, if that is a comment. */
function commentOf(line: string, item: string): string {
  const at = line.indexOf(item);
  const behind = at < 0 ? '' : line.slice(at + item.length);
  return /^["']?\s+#(.*)$/s.exec(behind)?.[1]?.trim() ?? '';
}

function askedIn(front: FrontMatter): SummaryQuestion | null {
  const context = mapAt(front.data, 'flags', 'question_context');
  const question = context?.['question'];
  if (typeof question !== 'string' || question.trim() === '') return null;
  const options = listAt(front.data, 'flags', 'question_context', 'options').flatMap((one) => {
    if (typeof one === 'string') return [one];
    const label = isMap(one) && !isList(one) ? valueAt(one, 'label') : undefined;
    return typeof label === 'string' ? [label] : [];
  });
  return { question: question.trim().replace(/\s*\n\s*/g, ' '), options };
}
