// Where a workflow contradicts itself: what its head or a review says, and what its items say.
import type { Contradiction } from '../../model/workflow.ts';
import { counted } from '../../text/plural.ts';
import { isDone, isFinished, type Leaf, leafNamed } from './items.ts';
import { isOver, lacksItems, saysOver } from './position.ts';
import { type ItemPhase, PHASES } from './vocabulary.ts';
import type { WorkflowContext } from './workflow-context.ts';

/** All of them, what concerns the whole first. */
export function disputesIn(ground: WorkflowContext): readonly Contradiction[] {
  return [
    ...overTooEarly(ground),
    ...ground.leaves.flatMap(reviewedTooEarly),
    ...calledAlike(ground),
    ...withoutItems(ground),
    ...withoutCurrent(ground),
  ];
}

/** Every item is finished, and the one at hand is none of them: the file was cut off, or it was lost. */
function withoutCurrent(ground: WorkflowContext): readonly Contradiction[] {
  const { currentName, named, leaves, epics } = ground;
  const { field, found, line } = currentName;
  if (found === null || named !== null || leaves.length === 0) return [];
  if (!isOver(ground) || saysOver(ground) || leafNamed(found, epics) !== null) return [];
  const message =
    `found ${field} ${JSON.stringify(found)}, which no item of the file is, and every item finished, ` +
    'expected one of them or none. Restore the file from history where it was cut off, or correct the one ' +
    'that is wrong.';
  return [{ message, line, evidence: { [field]: found } }];
}

/** Two items of one path: what is said of one of them could be meant of the other. */
function calledAlike({ leaves, epics }: WorkflowContext): readonly Contradiction[] {
  const items = [...leaves, ...epics].toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return items.flatMap((leaf, at) => {
    const name = leaf.ids.join('/');
    const first = items.findIndex(({ ids }) => ids.join('/') === name);
    if (first === at) return [];
    const lines = [items[first]?.line ?? null, leaf.line];
    const where = lines[0] === lines[1] ? `line ${leaf.line ?? '-'}` : `lines ${lines.join(' and ')}`;
    const message =
      `found two items with the id ${JSON.stringify(name)} on ${where}, ` +
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
