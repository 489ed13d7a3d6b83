// Context files and graphs of one `.workflow/` as one workflow, at its latest unfinished phase.
import { readAt } from '../../formkit/fields.ts';
import { StateError } from '../../model/errors.ts';
import { baseOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import { faultOfReading } from '../../model/unreadable-file.ts';
import type { Current, GivenAnswer, Saving, Timestamp, WorkflowState } from '../../model/workflow.ts';
import { contextFacts, reportOf } from './context/read.ts';
import { codec, type HumaninloopDocument, recognises } from './document.ts';
import { graphFacts } from './graph/passes.ts';
import { contextSaving, nodeSaving } from './saving.ts';
import { branchNotes, namesOther, type PhaseFacts, stateAt } from './state-defaults.ts';
import { candidatesOf, homeOf, type LoopPhase, PHASES, phaseOf } from './state-locations.ts';
import { PHASE_GUIDES } from './vocabulary.ts';

/**
 * `doc` is the document of `site.path`; the others are read here.
 * @throws StateError where one of the others cannot be read; its fault names that file
 */
export function stateOfSuccessors(
  doc: HumaninloopDocument,
  site: StateLocation,
  snapshot: Snapshot,
): WorkflowState {
  const { facts, leftOut } = gather(doc, site, snapshot);
  const chosen = inCharge(facts);
  const open = chosen.filter(({ done }) => !done);
  const at = open.findLast(isUnclear) ?? open.at(-1) ?? chosen.at(-1);
  const named = facts.find((one) => one.named !== null)?.named ?? null;
  const done = open.length === 0;
  const current = at?.current ?? null;
  const branch = at?.branch ?? facts.find((one) => one.branch !== null)?.branch ?? null;
  const home = homeOf(site);
  return stateAt(site, named, {
    title: facts.find((one) => one.title !== null)?.title ?? null,
    path: at?.path ?? site.path,
    status: done ? 'completed' : current === null ? 'unknown' : current.waits === null ? 'active' : 'waiting',
    statusText: at?.statusText ?? null,
    ended: done ? 'completed' : null,
    words: at?.words ?? [],
    timestamps: facts.flatMap((one) => (one === at ? one.timestamps : elsewhere(one))),
    steps: chosen.flatMap((one) => one.steps),
    stepGuides: PHASE_GUIDES,
    ...(at && current ? { saving: savingOf(at, current) } : {}),
    current,
    questions: at?.questions ?? [],
    given: facts.flatMap((one) => givenIn(one, one === at)),
    contradictions: at?.contradictions ?? [],
    notes: [
      ...facts.flatMap((one) => one.notes),
      ...open.flatMap((one) => (one === at ? [] : [passedOver(one, at?.phase ?? '-')])),
      ...(named !== null && namesOther(named, home) ? [OTHER_FEATURE] : []),
      ...branchNotes(branch, home),
      ...(leftOut ? [LEFT_OUT] : []),
    ],
    ...(branch ? { recordedBranch: branch } : {}),
  });
}

/** A phase that is not completed either, while another one decides: above all a person that it waits for. */
function passedOver({ phase, path, current }: PhaseFacts, at: LoopPhase | '-'): string {
  const file = path.endsWith('.json') ? 'its graph' : baseOf(path);
  const what =
    current?.waits == null
      ? 'is not completed either'
      : `waits for a person${current.line === null ? '' : ` (line ${current.line})`}`;
  return `The phase ${phase} ${what}, as ${file} says; ${at} decides. See to ${phase} as well.`;
}

/** What a person answered before; of a phase whose questions are not shown, in answer to those too. */
function givenIn({ given = [], questions }: PhaseFacts, areShown: boolean): readonly GivenAnswer[] {
  const others = areShown ? [] : questions;
  return [
    ...given,
    ...others.flatMap(({ id, question, answer }) =>
      answer ? [{ question: `${id}: ${question}`, ...answer }] : [],
    ),
  ];
}

/** A graph is written node by node, a context file in its front matter. */
function savingOf({ path, timestamps }: PhaseFacts, { id, line }: Current): Saving {
  if (path.endsWith('.json')) return nodeSaving(id, line, path);
  const updated = timestamps.find(({ field }) => field === 'updated')?.line ?? null;
  return contextSaving({ status: line, updated }, path);
}

const OTHER_FEATURE =
  'feature_id names another feature than the folder: the state may be a copy. The folder counts.';

/** A phase that must be settled by a person before anything is said of the others. */
function isUnclear({ words, contradictions }: PhaseFacts): boolean {
  return contradictions.length > 0 || words.some(({ known }) => !known);
}

/** Times of a file that the decision is not about: they tell activity, their lines are another file's. */
function elsewhere({ timestamps }: PhaseFacts): readonly Timestamp[] {
  return timestamps.filter(({ at }) => at !== null).map((stamp) => ({ ...stamp, line: null }));
}

const LEFT_OUT =
  'A file beside the state is another tool’s or a template that was not filled in; it was left out.';

interface Gathered {
  readonly facts: readonly PhaseFacts[];
  /** Whether a file with one of our names is no state. */
  readonly leftOut: boolean;
}

function gather(doc: HumaninloopDocument, site: StateLocation, snapshot: Snapshot): Gathered {
  const { known, others } = candidatesOf(site);
  const report = snapshot.text(reportOf(site));
  const factsAt = (path: string) =>
    factsOf(path === site.path ? doc : siblingAt(path, snapshot), path, report.ok ? report.text : null);
  const read = known.map(factsAt);
  const graphs = read.some((one) => one?.path.endsWith('.json')) ? [] : others;
  // Of the passes that have a file each, the newest that is ours counts; older ones are not read.
  let newest: PhaseFacts | null = null;
  for (const path of graphs) if (newest === null) newest = factsAt(path);
  const facts = [...read, newest].filter((one) => one !== null);
  const foreignGraph = newest === null ? graphs.length > 0 : newest.path !== graphs[0];
  const foreignIndex = site.files.some((path) => path !== site.path && baseOf(path) === 'index.md');
  return { facts, leftOut: read.includes(null) || foreignGraph || foreignIndex };
}

function factsOf(doc: HumaninloopDocument | null, path: string, report: string | null): PhaseFacts | null {
  if (doc?.kind === 'context') return contextFacts(doc, path, report);
  return doc?.kind === 'dag' ? graphFacts(doc, path) : null;
}

/**
 * One file a phase, in the order of the phases. A graph comes before the context file of its phase: the tool
 * goes by the graph, and rewrites the context file only at its end. Implementing rewrites `context.md`:
 * beside a graph of its own that file says nothing about the specification.
 */
function inCharge(facts: readonly PhaseFacts[]): readonly PhaseFacts[] {
  const implementing = facts.some(({ phase }) => phase === 'implement');
  return PHASES.flatMap((phase) => {
    const files = facts.filter((one) => one.phase === phase);
    const graph = files.find(({ path }) => path.endsWith('.json'));
    const file = implementing && phase === 'specify' ? graph : (graph ?? files[0]);
    return file ? [file] : [];
  });
}

/** `null`: another tool's file, or a template. */
function siblingAt(path: string, snapshot: Snapshot): HumaninloopDocument | null {
  const reading = snapshot.text(path);
  if (!reading.ok) {
    const { rule, message, line, evidence = {} } = faultOfReading(reading);
    const found = `${path}, the state of ${phaseOf(path)}: ${message} Nothing is decided without it.`;
    throw new StateError(rule, found, line, evidence, path);
  }
  if (reading.text.trim() === '') {
    const message = `found ${path} empty, expected a saved state. Restore it from history, or remove it.`;
    throw new StateError('state-readable', message, null, {}, path);
  }
  return recognises(reading.text) ? parsed(path, reading.text) : null;
}

/** Parses a file that is not the site's own path, so that its fault names it. */
function parsed(path: string, text: string): HumaninloopDocument | null {
  try {
    return readAt(path, () => codec.parse(text));
  } catch (error) {
    if (error instanceof StateError && error.fault.rule === 'state-filled') return null;
    throw error;
  }
}
