// What Kiro's list does not know: the documents before it and their order, and what cc-sdd's spec.json says.

import { tasksIn } from '../../formkit/check-list.ts';
import { type ListContext, listWithoutTasks, refuseAlone } from '../../formkit/check-list-format.ts';
import { fieldAt, ifReadable, valueAt } from '../../formkit/fields.ts';
import { namesOf } from '../../formkit/items.ts';
import { filesAt, type OutputState, outputAt } from '../../formkit/outputs.ts';
import { withNames } from '../../formkit/sentences.ts';
import { currentStep, owedFile, stepAt, timestampOf } from '../../formkit/workflow-state.ts';
import { StateError } from '../../model/errors.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { Current, Step, WorkflowState } from '../../model/workflow.ts';
import { isMap } from '../../text/data/data.ts';
import { json } from '../../text/json/document.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { isHollow } from '../../text/markdown/placeholders.ts';
import { counted } from '../../text/plural.ts';
import {
  APPROVED_BY,
  BESIDE,
  BY_COMMAND,
  DOCUMENTS,
  type DocumentId,
  PLANNING,
  STAGES,
} from './sentences.ts';
import { isApproved, oddWords, overIn, type SpecJson, said, specAt, waitingIn } from './spec-json.ts';
import { EVERY_BOX } from './syntax.ts';

/** The state as the list has it, with what stands beside it. @throws StateError for what cannot be read */
export function refined(state: WorkflowState, at: ListContext): WorkflowState {
  refuseAlone(at, BESIDE);
  const noted = { ...state, notes: [...state.notes, ...listNotes(at)] };
  if (!at.tree.isOver) {
    const spec = specAt(at.home, at.snapshot);
    return spec === null ? inKiro(noted, at) : byCommands(noted, at, spec);
  }
  try {
    const spec = specAt(at.home, at.snapshot);
    return spec === null ? noted : { ...noted, ...headOf(spec, at) };
  } catch (error) {
    if (!(error instanceof StateError)) throw error;
    return { ...noted, notes: [...noted.notes, `spec.json cannot be read: ${error.fault.message}`] };
  }
}

/** How far a document is there. A task list without a task is none of its own. */
export function standingOf(
  document: DocumentId,
  { home, snapshot, doc }: Pick<ListContext, 'home' | 'snapshot' | 'doc'>,
): OutputState {
  if (document === 'tasks') return doc !== null && doc.tasks.length > 0 ? 'whole' : 'none';
  const found = fileOf(document, home, snapshot);
  return found === null ? 'none' : outputAt(found, snapshot);
}

function fileOf(document: DocumentId, home: string, snapshot: Snapshot): string | null {
  const outputs = STAGES.find(({ id }) => id === document)?.outputs ?? PLANNING.outputs;
  return outputs.flatMap((name) => filesAt(home, name, snapshot))[0] ?? null;
}

// Kiro itself.

function inKiro(state: WorkflowState, at: ListContext): WorkflowState {
  if (at.tree.items.length > 0) return state;
  const order = orderIn(at);
  const made = (document: DocumentId) => standingOf(document, at) !== 'none';
  const steps = order.map((document) => documentStep(document, made(document), at));
  const last = order.findLast(made);
  const missing = order.find((document) => !made(document)) ?? 'tasks';
  const how = (document: DocumentId) => STAGES.find(({ id }) => id === document) ?? PLANNING;
  const current =
    last !== undefined && missing === 'tasks' && standingOf(last, at) === 'partial'
      ? currentStep(last, { output: 'partial', manner: 'continue', how: how(last).how })
      : ((missing === 'tasks' ? listWithoutTasks(at, 'tasks') : null) ??
        currentStep(missing, { begun: false, how: how(missing).begin ?? how(missing).how }));
  return { ...state, steps: [...steps, stepAt('tasks', false)], current };
}

/**
 * A spec may begin with its design: `.config.kiro` says so by `workflowType`, and a design alone shows it.
 * Source: `.config.kiro` files in public repositories.
 */
function orderIn({ home, snapshot }: ListContext): readonly DocumentId[] {
  const reading = snapshot.text(joinPath(home, '.config.kiro'));
  // A file that says only in which order documents come is not worth a block where it is damaged.
  const config = reading.ok ? ifReadable(() => json.parse(reading.text).data, null) : null;
  const type = isMap(config ?? undefined) ? valueAt(config, 'workflowType') : undefined;
  return type === 'design-first' ? ['design', 'requirements'] : ['requirements', 'design'];
}

function documentStep(document: DocumentId, finished: boolean, { home, snapshot }: ListContext): Step {
  const path = fileOf(document, home, snapshot) ?? joinPath(home, `${document}.md`);
  return stepAt(document, finished, {
    artifacts: finished ? [owedFile(path, { mustBeComplete: true })] : [],
  });
}

// cc-sdd.

function byCommands(state: WorkflowState, at: ListContext, spec: SpecJson): WorkflowState {
  const head = headOf(spec, at);
  const words = [...state.words, ...head.words];
  const found = at.tree.items.length > 0 ? listed(state, at, spec) : planned(state, at, spec);
  const status = words.some(({ known }) => !known) ? 'unknown' : found.current?.waits ? 'waiting' : 'active';
  return { ...found, ...head, words, status, statusText: state.statusText ?? head.statusText };
}

/** Name and times as spec.json has them. A name that the folder has as well says nothing. */
function headOf(spec: SpecJson, { site }: ListContext) {
  const name = fieldAt(spec, 'feature_name')?.text ?? null;
  const time = (field: string, activity: boolean) =>
    timestampOf(`${field} of spec.json`, fieldAt(spec, field)?.text ?? '', null, activity);
  return {
    title: name === site.feature ? null : name,
    timestamps: [...time('created_at', false), ...time('updated_at', true)],
    words: oddWords(spec),
    statusText: fieldAt(spec, 'phase')?.text ?? null,
    stepRules: BY_COMMAND,
  };
}

/** Before there is a list. */
function planned(state: WorkflowState, at: ListContext, spec: SpecJson): WorkflowState {
  const isThere = (document: DocumentId) => standingOf(document, at) !== 'none';
  const last = DOCUMENTS.findLastIndex(isThere);
  const made = DOCUMENTS.filter((document, i) => {
    const generated = said(spec, document, 'generated');
    return (
      generated === true ||
      isApproved(spec, document) ||
      i < last ||
      (generated === null && isThere(document))
    );
  });
  const steps = DOCUMENTS.map((document) => documentStep(document, made.includes(document), at));
  const waits = waitingFor(spec, at);
  const next = DOCUMENTS.find((document) => !made.includes(document)) ?? null;
  const current =
    waits ??
    (next === null
      ? begin('implement')
      : ((next === 'tasks' ? listWithoutTasks(at, 'tasks') : null) ?? madeNext(next, at)));
  return { ...state, steps, current, notes: [...state.notes, ...approvalNotes(current, state.feature)] };
}

function begin(step: string): Current {
  return currentStep(step, { begun: false, how: BY_COMMAND.get(step) ?? '' });
}

/** A document that is not recorded as generated: begun where more than the description is there. */
function madeNext(next: DocumentId, at: ListContext): Current {
  const begun = standingOf(next, at) !== 'none' && (next !== 'requirements' || hasRequirements(at));
  if (!begun) return begin(next);
  return currentStep(next, { output: 'partial', manner: 'continue', how: BY_COMMAND.get(next) ?? '' });
}

/** `spec-init` writes requirements.md with the description alone, and an empty section for the rest. */
function hasRequirements({ home, snapshot }: ListContext): boolean {
  const reading = snapshot.text(joinPath(home, 'requirements.md'));
  if (!reading.ok) return false;
  const [, below] = reading.text.split(/^##[ \t]+Requirements[ \t]*$/m);
  return below === undefined ? /^###[ \t]/m.test(reading.text) : !isHollow(below);
}

/** The list is there: its boxes count more than what spec.json says, once one is ticked. */
function listed(state: WorkflowState, at: ListContext, spec: SpecJson): WorkflowState {
  const over = overIn(spec);
  const outvoted = over
    ? [
        {
          message:
            `found the phase ${JSON.stringify(over.phase)}, expected no open task: ` +
            `${namesOf(at.tree.left)} are left. The boxes count; correct the phase.`,
          path: spec.path,
          line: over.line,
        },
      ]
    : [];
  const told = { ...state, ...(over ? { outvoted } : {}) };
  const { current } = state;
  if (current === null) return told;
  if (!at.tree.isBegun) {
    const waits = waitingFor(spec, at);
    if (waits)
      return { ...told, current: waits, notes: [...state.notes, ...approvalNotes(waits, state.feature)] };
    if (said(spec, 'tasks', 'generated') === false && !isApproved(spec, 'tasks'))
      return { ...told, current: { ...begin('tasks'), begun: true, output: 'partial', manner: 'continue' } };
  }
  const open = waitingIn(spec, (document) => standingOf(document, at) !== 'none');
  const how = current.unclear ? current.how : (BY_COMMAND.get('implement') ?? '');
  if (open.length === 0) return { ...told, current: { ...current, how } };
  const note =
    `Tasks are ticked, and spec.json does not say that ${open.join(' and ')} are approved: ` +
    '/kiro:spec-impl stops there until that is recorded.';
  return { ...told, current: { ...current, how, mayAlso: ['approve'] }, notes: [...state.notes, note] };
}

function waitingFor(spec: SpecJson, at: ListContext): Current | null {
  const open = waitingIn(spec, (document) => standingOf(document, at) !== 'none');
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

function listNotes({ site, snapshot, tree }: ListContext): readonly string[] {
  const open = tree.items.filter(({ optional, status }) => !optional && status !== 'done');
  const above = new Set(open.map(({ parent }) => parent));
  const ahead = tree.items.filter(({ id, status }) => status === 'done' && above.has(id));
  const reading = snapshot.text(site.path);
  const lines = new Set(tree.items.map(({ line }) => line));
  const boxes = reading.ok && tree.items.length > 0 ? tasksIn(reading.text, EVERY_BOX) : [];
  const spare = boxes.filter(({ status, line }) => status === 'open' && !lines.has(line));
  return [
    ...(ahead.length === 0
      ? []
      : [`Ticked although a part is open: ${namesOf(ahead)}. What is open counts.`]),
    ...(spare.length === 0
      ? []
      : [`${counted(spare.length, 'open box', 'open boxes')} without a number: no task.`]),
  ];
}
