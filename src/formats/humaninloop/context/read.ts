// Reads a context file: front matter that says whom a phase waits for.
import type { RecordedBranch } from '../../../model/site.ts';
import type { Contradiction, Current, Question } from '../../../model/workflow.ts';
import { isNothing, isPlaceholder, normal } from '../../../text/words.ts';
import { countOf } from '../counts.ts';
import type { ContextDocument } from '../document.ts';
import type { PhaseFacts } from '../phase-facts.ts';
import { filesOf, type LoopPhase, PHASES, phaseOf } from '../places.ts';
import { isEndTakenBack, statusWord } from '../reverted-answers.ts';
import { currentAt, stepOf, timestampOf } from '../state-defaults.ts';
import { AGENT_HOW, CONTEXT_HOW, CONTEXT_STATUSES } from '../statuses.ts';
import { rowsUnder } from '../tables.ts';
import { questionsIn } from './clarifications.ts';

/** A field of the front matter. */
interface Field {
  readonly text: string;
  readonly line: number;
}

/**
 * What a context file says of its phase. The front matter counts; a body that says otherwise is noted.
 * `report` is the text of the last review, `null` where there is none.
 */
export function contextFacts(doc: ContextDocument, path: string, report: string | null): PhaseFacts {
  const phase = phaseOf(path);
  const status = fieldOf(doc, 'status');
  const word = statusWord(status?.text ?? '');
  const waiting = /^awaiting_[a-z_]+$/.test(word);
  const done = word === 'completed' && !isEndTakenBack(status?.text ?? '');
  const times = [
    { key: 'created', activity: false },
    { key: 'updated', activity: true },
  ];
  const asks = report !== null && /^awaiting_(?:user|human)/.test(word);
  const contradictions = done ? unfinishedIn(doc, phase, status?.line ?? null) : [];
  return {
    phase,
    path,
    done: done && contradictions.length === 0,
    current: waiting ? currentOf(doc, phase, word, status?.line ?? null) : null,
    statusText: status?.text ?? null,
    words: [
      {
        field: 'status',
        found: status?.text ?? null,
        known: waiting || done,
        expected: CONTEXT_STATUSES,
        line: status?.line ?? null,
      },
    ],
    timestamps: times.flatMap(({ key, activity }) => {
      const field = fieldOf(doc, key);
      return field === null ? [] : timestampOf(key, field.text, field.line, activity);
    }),
    steps: [stepOf(phase, done, status?.line ?? null, filesOf(phase, path))],
    questions: asks ? questionsIn(report, doc.body, iterationOf(doc)).map(questionOf) : [],
    contradictions,
    notes: notesOf(doc, phase, word),
    named: fieldOf(doc, 'feature_id')?.text ?? null,
    branch: branchOf(doc),
    title: titleOf(doc),
  };
}

/** Upstream records none; people and later versions do. */
function branchOf(doc: ContextDocument): RecordedBranch | null {
  for (const key of ['branch', 'feature_branch', 'branch_name']) {
    const field = fieldOf(doc, key);
    const name = field?.text.trim() ?? '';
    if (field && !isNothing(name) && !isPlaceholder(name)) return { field: key, name, line: field.line };
  }
  return null;
}

function questionOf({ id, question, options, state, line }: Question): Question {
  return { id, question, options, state, line };
}

/** A scalar of the front matter as it is spelled; `null` where it is missing, empty, or no scalar. */
function fieldOf(doc: ContextDocument, key: string): Field | null {
  const place = doc.places.get(`/${key}`);
  const value = doc.data[key];
  if (place === undefined || place.text === null || value === null || value === '') return null;
  return { text: place.text, line: place.line };
}

function currentOf(doc: ContextDocument, phase: LoopPhase, word: string, line: number | null): Current {
  return currentAt(phase, {
    iteration: iterationOf(doc),
    line,
    waits: /^awaiting_(?:user|human)/.test(word) ? 'awaiting-answer' : null,
    next: PHASES[PHASES.indexOf(phase) + 1] ?? null,
    how: CONTEXT_HOW.get(word) ?? AGENT_HOW,
  });
}

/** Whole and not negative; this format sets no limit to it. */
function iterationOf(doc: ContextDocument): number | null {
  const { value } = countOf(fieldOf(doc, 'iteration')?.text ?? '');
  return value !== null && value >= 0 ? value : null;
}

/** Values of `phase` with another one behind them (upstream's command pages). */
const EARLIER: Readonly<Record<LoopPhase, readonly string[]>> = {
  specify: [],
  techspec: [],
  plan: ['research', 'datamodel', 'data_model'],
  tasks: ['mapping'],
  implement: [],
};
/** What `<part>_status` says of a part that is not done. */
const PART_OPEN = /^(?:pending|not_started|in_progress|partial|blocked|draft|awaiting_\w+|needs_\w+)$/;

/** Front matter that calls itself completed and names a part that is not. */
function unfinishedIn(doc: ContextDocument, phase: LoopPhase, line: number | null): readonly Contradiction[] {
  const parts = Object.keys(doc.data).filter((key) => /^[a-z_]{1,40}_status$/.test(key));
  const open = ['phase', ...parts].flatMap((key) => {
    const field = fieldOf(doc, key);
    const word = statusWord(field?.text ?? '');
    const left = key === 'phase' ? EARLIER[phase].includes(word) : PART_OPEN.test(word);
    return field && left ? [{ key, ...field }] : [];
  });
  return open.map(({ key, text, line: at }) => ({
    message:
      `status: found "completed" on line ${line ?? '-'} and ${key}: ${JSON.stringify(text)}, ` +
      'expected one story. ' +
      'Keep the one that is right.',
    line: at,
    evidence: { status: 'completed', field: key, found: text },
  }));
}

function notesOf(doc: ContextDocument, phase: LoopPhase, status: string): readonly string[] {
  const odd = fieldOf(doc, 'iteration') !== null && iterationOf(doc) === null;
  return [
    ...(odd
      ? [`The iteration in ${phase}'s context file is no whole number from 0; nothing hangs on it.`]
      : []),
    ...(bodyDisagrees(doc, status)
      ? [`The body of ${phase}'s context file is behind its front matter.`]
      : []),
  ];
}

/** Agents update the front matter and forget the tables: those are looked at for a note alone. */
function bodyDisagrees(doc: ContextDocument, status: string): boolean {
  const context = rowsUnder(doc.body, 'feature_context');
  const named = context.find((row) => normal(row.cell('aspect')) === 'current_phase')?.cell('value') ?? '';
  const phase = normal(fieldOf(doc, 'phase')?.text ?? '');
  if (named !== '' && phase !== '' && normal(named) !== phase) return true;
  const files = rowsUnder(doc.body, 'file_paths');
  return status === 'completed' && files.some((row) => normal(row.cell('status')) === 'pending');
}

/** The first line of what the user asked for. */
function titleOf(doc: ContextDocument): string | null {
  const section = doc.body.sections.find(({ heading }) => normal(heading ?? '') === 'user_input');
  return section?.prose[0]?.text ?? null;
}
