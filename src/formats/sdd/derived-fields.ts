// What the head and the counters have to say by the items.
import { isMap } from '../../text/data/data.ts';
import { headPath, rootOf, type SddDocument, textAt } from './document.ts';
import { isDone, isFinished, type Leaf } from './items.ts';
import { headHeld, saysOver } from './position.ts';
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

/** Whether phase and step are what the items make of them; a review that they hold fits. */
export function headFits(ground: WorkflowContext): boolean {
  const { phase, step, leaves } = ground;
  if (headFor(leaves) === null || headHeld(ground) !== null) return true;
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
