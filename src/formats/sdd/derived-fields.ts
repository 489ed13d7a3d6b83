// What the head has to say by the items, and where a workflow contradicts itself.
import type { Contradiction } from '../../model/workflow.ts';
import { isMap } from '../../text/data/data.ts';
import { counted } from '../../text/plural.ts';
import { headPath, rootOf, type SddDocument, textAt } from './document.ts';
import { isDone, isFinished, type Leaf } from './items.ts';
import { isOver, lacksItems, saysOver } from './position.ts';
import { type ItemPhase, meaningIn, PHASE_WORDS, PHASES, STEPS } from './vocabulary.ts';
import type { WorkflowContext } from './workflow-context.ts';

/** Where the tool would be: its gates are all specs, then all plans, then item by item. */
export interface Head {
  readonly phase: ItemPhase;
  readonly step: string;
  readonly leaf: Leaf;
}

/** `null` where every item is finished, or there is none. */
export function headFor(leaves: readonly Leaf[]): Head | null {
  for (const phase of ['spec', 'plan'] as const) {
    const leaf = leaves.find((one) => !isDone(one, phase));
    if (!leaf) continue;
    const held = ['review', 'again'].includes(leaf.marks[phase].meaning ?? '');
    return { phase, step: `${phase}_${held ? 'review' : 'creation'}`, leaf };
  }
  const leaf = leaves.find((one) => !isFinished(one));
  if (!leaf) return null;
  const again = leaf.marks.review.meaning === 'changes';
  if (!isDone(leaf, 'implement') || again) return { phase: 'implement', step: 'implementing', leaf };
  return { phase: 'review', step: 'reviewing', leaf };
}

/** Phases that the head may name: after the plans, items are built and reviewed one by one. */
function possible(leaves: readonly Leaf[]): readonly ItemPhase[] {
  const head = headFor(leaves);
  if (head === null) return PHASES;
  return head.phase === 'spec' || head.phase === 'plan' ? [head.phase] : ['implement', 'review'];
}

/** Whether phase and step are what the items make of them; a word that means nothing says nothing here. */
export function headFits(ground: WorkflowContext): boolean {
  const { phase, step, leaves } = ground;
  if (headFor(leaves) === null) return true;
  const phases = possible(leaves);
  const ofPhase = PHASES.find((one) => one === phase.word) ?? null;
  const ofStep = meaningIn(STEPS, step.word);
  return !saysOver(ground) && [ofPhase, ofStep].every((one) => one === null || phases.includes(one));
}

/** Whether both words are known or missing, so that they may be judged. */
export function headIsKnown({ phase, step }: WorkflowContext): boolean {
  return (
    (phase.found === null || PHASE_WORDS.includes(phase.word)) &&
    (step.found === null || Object.hasOwn(STEPS, step.word))
  );
}

/** The counters of `progress`, in the tool's own names. */
const COUNTED: Readonly<Record<string, (leaf: Leaf) => boolean>> = {
  specs_completed: (leaf) => isDone(leaf, 'spec'),
  specs_pending: (leaf) => !isDone(leaf, 'spec'),
  plans_completed: (leaf) => isDone(leaf, 'plan'),
  plans_pending: (leaf) => !isDone(leaf, 'plan'),
  implemented: (leaf) => isDone(leaf, 'implement'),
  reviewed: (leaf) => isDone(leaf, 'review'),
};
const TOTAL = 'total_items';
const PENDING: ReadonlySet<string> = new Set(['specs_pending', 'plans_pending']);

/**
 * What the counters that the file has should say. The tool takes a completed item out of the list and goes on
 * counting it, so that a total above the number of items says how many are gone.
 */
export function countsFor(doc: SddDocument, leaves: readonly Leaf[]): ReadonlyMap<string, number> {
  const { map, path } = rootOf(doc);
  const progress = map['progress'];
  const counts = new Map<string, number>();
  if (!isMap(progress)) return counts;
  const written = Number(textAt(doc, [...path, 'progress', TOTAL]) ?? Number.NaN);
  const total = Number.isSafeInteger(written) && written > leaves.length ? written : leaves.length;
  const gone = total - leaves.length;
  for (const key of Object.keys(progress)) {
    if (key === TOTAL) counts.set(key, total);
    const test = Object.hasOwn(COUNTED, key) ? COUNTED[key] : undefined;
    if (test) counts.set(key, leaves.filter(test).length + (PENDING.has(key) ? 0 : gone));
  }
  return counts;
}

/** Counters that say something else than the items; that alone contradicts nothing. */
export function staleCounters(doc: SddDocument, leaves: readonly Leaf[]): readonly string[] {
  const path = headPath(doc, 'progress');
  return [...countsFor(doc, leaves)].flatMap(([key, count]) =>
    textAt(doc, [...path, key]) === String(count) ? [] : [key],
  );
}

export function disputesIn(ground: WorkflowContext): readonly Contradiction[] {
  return [
    ...overTooEarly(ground),
    ...ground.leaves.flatMap(reviewedTooEarly),
    ...calledAlike(ground),
    ...withoutItems(ground),
  ];
}

/** Two items of one path: what is said of one of them could be meant of the other. */
function calledAlike({ leaves }: WorkflowContext): readonly Contradiction[] {
  return leaves.flatMap((leaf, at) => {
    const name = leaf.ids.join('/');
    const first = leaves.findIndex(({ ids }) => ids.join('/') === name);
    if (first === at) return [];
    const lines = [leaves[first]?.line ?? null, leaf.line];
    const message =
      `found two items with the id ${JSON.stringify(name)} on lines ${lines.join(' and ')}, ` +
      'expected each id once. Correct one of them.';
    return [{ message, line: leaf.line, evidence: { id: name, lines } }];
  });
}

/** The head says that all is over, and an item is not finished (faults S14). */
function overTooEarly(ground: WorkflowContext): readonly Contradiction[] {
  if (!saysOver(ground) || isOver(ground)) return [];
  const { phase, step, leaves } = ground;
  const said = phase.word === 'complete' ? phase : step;
  const open = leaves.filter((leaf) => !isFinished(leaf)).map(({ path }) => path);
  const message =
    `found ${said.field} ${JSON.stringify(said.found)} and ${counted(open.length, 'unfinished item')}, ` +
    'expected every item to be approved. Correct the one that is wrong.';
  return [
    { message, line: said.line, evidence: { [said.field]: said.found, unfinished: open.slice(0, 20) } },
  ];
}

/** An item whose review is over while something that comes before it is written as unfinished. */
function reviewedTooEarly(leaf: Leaf): readonly Contradiction[] {
  const early = unfinishedBefore(leaf);
  if (early.length === 0) return [];
  const { review } = leaf.marks;
  const words = early.map((phase) => `${leaf.marks[phase].field} ${JSON.stringify(leaf.marks[phase].found)}`);
  const message =
    `${leaf.path}: found ${review.field} ${JSON.stringify(review.found)} with ${words.join(', ')}, ` +
    'expected what comes before the review to be finished. Correct the one that is wrong.';
  const evidence = { item: leaf.path, unfinished: early.map((phase) => leaf.marks[phase].field) };
  return [{ message, line: review.line, evidence }];
}

/** Phases of an item before its review that are unfinished although the review is over. */
export function unfinishedBefore(leaf: Leaf): readonly ItemPhase[] {
  if (!isDone(leaf, 'review')) return [];
  return PHASES.filter((phase) => {
    const { meaning } = leaf.marks[phase];
    return meaning !== null && meaning !== 'done';
  });
}

/** The head speaks of work on items, and the file has none: it was cut off, or they were lost. */
function withoutItems(ground: WorkflowContext): readonly Contradiction[] {
  if (!lacksItems(ground)) return [];
  const said = ground.step.found === null ? ground.phase : ground.step;
  const message =
    `found ${said.field} ${JSON.stringify(said.found)} and no item, expected those that it works on. ` +
    'Restore the file from history, or start fresh.';
  return [{ message, line: said.line, evidence: { [said.field]: said.found, items: 0 } }];
}
