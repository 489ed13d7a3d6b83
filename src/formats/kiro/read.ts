// What Kiro's list does not know: the documents before it and their order, and what cc-sdd's spec.json says.
import { type ListContext, listWithoutTasks } from '../../formkit/check-list-format.ts';
import { fieldAt, jsonBeside, valueAt } from '../../formkit/fields.ts';
import { isSilent, oddWords, recordedIn, waitingIn } from '../../formkit/lists/approvals.ts';
import { documentAt, documentStep } from '../../formkit/lists/documents.ts';
import { looseBoxes, looseNotes } from '../../formkit/lists/stray-boxes.ts';
import { type OutputState, textAt } from '../../formkit/outputs.ts';
import { openIn } from '../../formkit/saving/boxes.ts';
import { withNames } from '../../formkit/sentences.ts';
import type { Stage } from '../../formkit/stages.ts';
import { timesBeside } from '../../formkit/times.ts';
import { currentStep, stepAt } from '../../formkit/workflow-state.ts';
import { StateError } from '../../model/errors.ts';
import type { Current, Word, WorkflowState } from '../../model/workflow.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { isHollow } from '../../text/markdown/placeholders.ts';
import { APPROVED_BY, BY_COMMAND, DOCUMENTS, type DocumentId, PLANNING, STAGES } from './sentences.ts';
import { overruledIn, type SpecJson, specAt } from './spec-json.ts';
import { EVERY_BOX } from './syntax.ts';

/** The state as the list has it, with what stands beside it. @throws StateError for what cannot be read */
export function refined(state: WorkflowState, at: ListContext): WorkflowState {
  const noted = { ...state, notes: [...state.notes, ...numberlessNotes(at)] };
  if (!at.tree.isOver) {
    const spec = specAt(at.home, at.snapshot);
    return spec === null ? inKiro(noted, at) : byCommands(noted, at, spec);
  }
  try {
    const spec = specAt(at.home, at.snapshot);
    if (spec === null) return noted;
    const head = headOf(spec, at);
    return { ...noted, ...head, words: noted.words, notes: [...noted.notes, ...oddNotes(head.words)] };
  } catch (error) {
    if (!(error instanceof StateError)) throw error;
    return { ...noted, notes: [...noted.notes, `spec.json cannot be read: ${error.fault.message}`] };
  }
}

const stageOf = (document: DocumentId): Stage => STAGES.find(({ id }) => id === document) ?? PLANNING;

/** What a document is read from. */
type At = Pick<ListContext, 'home' | 'snapshot' | 'doc'>;

/** How far a document is there. A task list without a task is none of its own. */
function standingOf(document: DocumentId, at: At): OutputState {
  if (document === 'tasks') return at.doc !== null && at.doc.tasks.length > 0 ? 'whole' : 'none';
  return documentAt(stageOf(document), at);
}

/** Documents that are there and wait for a person, in their order. */
export function waitingAt(spec: SpecJson, at: At): readonly DocumentId[] {
  return waitingIn(spec, (document) => standingOf(document, at) !== 'none', writtenAt(at));
}

/** Which documents are there with words of their own: of requirements more than the description. */
const writtenAt =
  (at: At) =>
  (document: DocumentId): boolean =>
    standingOf(document, at) === 'whole' && (document !== 'requirements' || hasWords(at));

/** Requirements that a design was made from hold more than the description. */
const hasWords = (at: At): boolean => standingOf('design', at) !== 'none' || hasRequirements(at);

// Kiro itself.

function inKiro(state: WorkflowState, at: ListContext): WorkflowState {
  if (at.tree.items.length > 0) return state;
  const order = orderIn(at);
  const made = (document: DocumentId) => standingOf(document, at) !== 'none';
  const steps = order.map((document) => documentStep(stageOf(document), made(document), at));
  const last = order.findLast(made);
  const missing = order.find((document) => !made(document)) ?? 'tasks';
  const current =
    last !== undefined && missing === 'tasks' && standingOf(last, at) === 'partial'
      ? currentStep(last, { output: 'partial', manner: 'continue', how: stageOf(last).how })
      : ((missing === 'tasks' ? listWithoutTasks(at, 'tasks') : null) ??
        currentStep(missing, { begun: false, how: stageOf(missing).begin ?? stageOf(missing).how }));
  return { ...state, steps: [...steps, stepAt('tasks', false)], current };
}

/**
 * A spec may begin with its design: `.config.kiro` says so by `workflowType`, and a design alone shows it.
 * Source: `.config.kiro` files in public repositories.
 */
function orderIn({ home, snapshot }: ListContext): readonly DocumentId[] {
  // A file that says only in which order documents come is not worth a block where it is damaged.
  const config = jsonBeside(joinPath(home, '.config.kiro'), snapshot, '')?.fields ?? null;
  const type = config && valueAt(config.data, 'workflowType');
  return type === 'design-first' ? ['design', 'requirements'] : ['requirements', 'design'];
}

// cc-sdd.

function byCommands(state: WorkflowState, at: ListContext, spec: SpecJson): WorkflowState {
  const head = headOf(spec, at);
  // Ticked boxes count more than approvals, odd ones too.
  const { isBegun } = at.tree;
  const words = [...state.words, ...(isBegun ? [] : head.words)];
  const found = at.tree.items.length > 0 ? listed(state, at, spec) : planned(state, at, spec);
  const notes = [...found.notes, ...(isBegun ? oddNotes(head.words) : [])];
  const status = words.some(({ known }) => !known) ? 'unknown' : found.current?.waits ? 'waiting' : 'active';
  return { ...found, ...head, words, notes, status, statusText: state.statusText ?? head.statusText };
}

const oddNotes = (words: readonly Word[]): readonly string[] =>
  words.map(
    ({ field, found, expected }) =>
      `${field}: found ${JSON.stringify(found)}, expected ${expected.join(' or ')}. Tasks are ticked, so ` +
      'it decides nothing.',
  );

/** Name and times as spec.json has them. A name that the folder has as well says nothing. */
function headOf(spec: SpecJson, { site }: ListContext) {
  const name = fieldAt(spec, 'feature_name')?.text ?? null;
  return {
    title: name === site.feature ? null : name,
    timestamps: timesBeside(spec, { created_at: false, updated_at: true }, ' of spec.json'),
    words: oddWords(spec),
    statusText: fieldAt(spec, 'phase')?.text ?? null,
    stepRules: BY_COMMAND,
  };
}

/** Before there is a list. */
function planned(state: WorkflowState, at: ListContext, spec: SpecJson): WorkflowState {
  const made = recordedIn(spec, writtenAt(at));
  const steps = DOCUMENTS.map((document) => documentStep(stageOf(document), made.includes(document), at));
  const waits = waitingFor(spec, at);
  const next = DOCUMENTS[made.length] ?? null;
  const current =
    waits ??
    (next === null
      ? begin('implement')
      : (unrecorded(spec, at) ??
        (next === 'tasks' ? listWithoutTasks(at, 'tasks') : null) ??
        madeNext(next, at)));
  return { ...state, steps, current, notes: [...state.notes, ...approvalNotes(current, state.feature)] };
}

function begin(step: string): Current {
  return currentStep(step, { begun: false, how: BY_COMMAND.get(step) ?? '' });
}

/** A document that is not recorded as generated: begun where more than the description is there. */
function madeNext(next: DocumentId, at: ListContext): Current {
  const isWritten = next !== 'requirements' || hasWords(at);
  const begun = standingOf(next, at) !== 'none' && isWritten;
  if (!begun) return begin(next);
  return currentStep(next, { output: 'partial', manner: 'continue', how: BY_COMMAND.get(next) ?? '' });
}

/**
 * Documents that are there, one made from the other, of which spec.json records nothing at all: they are not
 * made again, and who approved them is not guessed. `null`: it is not so.
 */
function unrecorded(spec: SpecJson, at: ListContext): Current | null {
  const [first, ...later] = DOCUMENTS.filter((document) => standingOf(document, at) !== 'none');
  const isWhole = [first, ...later].every((one) => one !== undefined && standingOf(one, at) === 'whole');
  if (!isSilent(spec) || first !== 'requirements' || later.length === 0 || !isWhole) return null;
  const how =
    `spec.json records no approvals, and ${[first, ...later].join(', ')} are there. A person must look, ` +
    'and write "generated": true and "approved": true (or false) for each of them into its approvals.';
  return currentStep(first, { unclear: true, how });
}

/** `spec-init` writes requirements.md with the description alone, and an empty section for the rest. */
function hasRequirements({ home, snapshot }: At): boolean {
  const reading = snapshot.text(joinPath(home, 'requirements.md'));
  if (!reading.ok) return false;
  const [, below] = reading.text.split(/^##[ \t]+Requirements[ \t]*$/m);
  return below === undefined ? /^###[ \t]/m.test(reading.text) : !isHollow(below);
}

/** The list is there: its boxes count more than what spec.json says, once one is ticked. */
function listed(state: WorkflowState, at: ListContext, spec: SpecJson): WorkflowState {
  const outvoted = overruledIn(spec, openIn(at.tree, at.stray).names);
  const told = { ...state, ...(outvoted.length > 0 ? { outvoted } : {}) };
  const { current } = state;
  if (current === null) return told;
  if (!at.tree.isBegun) {
    const waits = waitingFor(spec, at);
    if (waits)
      return { ...told, current: waits, notes: [...state.notes, ...approvalNotes(waits, state.feature)] };
    const next = DOCUMENTS[recordedIn(spec, writtenAt(at)).length];
    if (next) return { ...told, current: unrecorded(spec, at) ?? madeNext(next, at) };
  }
  const open = waitingAt(spec, at);
  const how = current.unclear ? current.how : (BY_COMMAND.get('implement') ?? '');
  if (open.length === 0) return { ...told, current: { ...current, how } };
  const note =
    `Tasks are ticked, and spec.json does not say that ${open.join(' and ')} are approved: ` +
    '/kiro:spec-impl stops there until that is recorded.';
  return { ...told, current: { ...current, how, mayAlso: ['approve'] }, notes: [...state.notes, note] };
}

function waitingFor(spec: SpecJson, at: ListContext): Current | null {
  const open = waitingAt(spec, at);
  const [first, ...more] = open;
  if (first === undefined) return null;
  const names = more.length === 0 ? {} : { waitsFor: open };
  return currentStep(first, { waits: 'awaiting-approval', ...names, how: BY_COMMAND.get(first) ?? '' });
}

function approvalNotes({ id, waits }: Current, feature: string): readonly string[] {
  const document = DOCUMENTS.find((one) => one === id);
  if (waits !== 'awaiting-approval' || document === undefined) return [];
  return [`cc-sdd itself records this approval by ${withNames(APPROVED_BY[document], feature)}.`];
}

// Both.

function numberlessNotes({ site, snapshot, tree }: ListContext): readonly string[] {
  const text = tree.items.length > 0 ? (textAt(site.path, snapshot) ?? '') : '';
  return looseNotes(looseBoxes(text, tree.items, EVERY_BOX), 'without a number: no task');
}
