// The phases of all items as steps, in the order in which the tool walks them.
import type { Artifact, Cleared, Step, Word } from '../../model/workflow.ts';
import { type ImplementationFiles, workOf } from './implementation.ts';
import { isDone, type Leaf } from './items.ts';
import { artifactsOf } from './locations.ts';
import { type ItemPhase, PHASE_WORDS, PHASES, SINGLE, STATUSES, STEPS } from './vocabulary.ts';
import type { HeadWord, WorkflowContext } from './workflow-context.ts';

/** Every spec before any plan, every plan before anything is built; then item by item. */
export function stepsOf({ leaves, place, snapshot, site }: WorkflowContext): readonly Step[] {
  const work = workOf(place, snapshot);
  const step = (phase: ItemPhase, leaf: Leaf): Step => ({
    id: phase,
    item: leaf.path,
    finished: isDone(leaf, phase),
    finishedAt: null,
    artifacts: [...artifactsOf(phase, leaf, place, snapshot), ...besides(phase, leaf, work, site.path)],
    line: leaf.marks[phase].line,
  });
  return PHASES.flatMap((phase) => leaves.map((leaf) => step(phase, leaf)));
}

/**
 * Files of phases that leave none of their own: those that checkpoints of an implementation touched; a review
 * is written into the state file (seed 004's trigger table). None of them is owed.
 */
function besides(phase: ItemPhase, leaf: Leaf, work: ImplementationFiles, path: string): readonly Artifact[] {
  if (!isDone(leaf, phase)) return [];
  const files = phase === 'implement' ? work(leaf) : phase === 'review' ? [path] : [];
  return files.map((one) => {
    return { written: one, path: one, unsafe: null, conditional: true, mustBeComplete: false, line: null };
  });
}

/** What a person approves: specs, plans, reviews. Nobody is asked for these again. */
export function approvalsIn({ leaves }: WorkflowContext): readonly Cleared[] {
  return leaves.flatMap((leaf) =>
    PHASES.flatMap((phase) => {
      const { meaning, line } = leaf.marks[phase];
      if (phase === 'implement' || meaning !== 'done') return [];
      return [{ label: `${phase} of ${leaf.path} approved`, line }];
    }),
  );
}

/** Every word with a closed vocabulary: the head's two, and the statuses of every item. */
export function wordsOf({ phase, step, leaves }: WorkflowContext): readonly Word[] {
  return [
    ...headWord(phase, PHASE_WORDS),
    ...headWord(step, Object.keys(STEPS)),
    ...leaves.flatMap((leaf) => (leaf.single ? singleWord(leaf) : ownWords(leaf))),
  ];
}

/** A head without the word says nothing wrong: the first generation has neither. */
function headWord({ field, found, word, line }: HeadWord, expected: readonly string[]): readonly Word[] {
  return found === null ? [] : [{ field, found, known: expected.includes(word), expected, line }];
}

function singleWord({ path, marks }: Leaf): readonly Word[] {
  const { field, found, meaning, line } = marks.spec;
  const known = meaning !== null;
  return [{ field: `${path} ${field}`, found, known, expected: Object.keys(SINGLE), line }];
}

function ownWords({ path, marks }: Leaf): readonly Word[] {
  return PHASES.map((phase) => {
    const { field, found, meaning, line } = marks[phase];
    const expected = Object.keys(STATUSES[phase]);
    return { field: `${path} ${field}`, found, known: meaning !== null, expected, line };
  });
}
