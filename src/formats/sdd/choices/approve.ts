// A person's approval of a spec, a plan or a review, written as the tool would write it.
import { changeBy, unfit } from '../../../formkit/choices.ts';
import type { Change } from '../../../model/change.ts';
import type { ChoiceContext } from '../../../model/choice.ts';
import type { WorkflowState } from '../../../model/workflow.ts';
import { codec, type SddDocument } from '../document.ts';
import { isDone, type Leaf, nameOfLeaf, type PhaseOfItem } from '../items.ts';
import { waitingIn } from '../position.ts';
import type { ItemPhase } from '../vocabulary.ts';
import { groundOf, type WorkflowContext } from '../workflow-context.ts';
import { type Meanings, standByItems, withHead, withMeanings, written } from './edit.ts';

/**
 * The item's status, and phase, step, `current` and counters that follow from it.
 * @throws UserError where nothing waits, or nothing of that name
 */
export function approve(situation: ChoiceContext<SddDocument>, checkpoint: string | null): Change {
  const at = written(situation);
  const ground = groundOf(at.doc, at.site, at.snapshot);
  const { phase, leaf } = chosen(ground, checkpoint, at);
  refuseTooEarly(phase, leaf, at);
  // A person who approves a review has seen what was built, even where it was not marked as complete.
  const meanings: Meanings = phase === 'review' ? { implement: 'done', review: 'done' } : { [phase]: 'done' };
  const approved = withMeanings(at.doc, leaf, meanings);
  const stand = standByItems(approved);
  return changeBy(at, codec, {
    summary: `approve the ${phase} of ${nameOfLeaf(leaf)}`,
    doc: withHead(approved, stand, at.now),
    notes: notesOf(stand.leaf),
  });
}

/** What must be approved before a review can be; `undefined`: nothing. */
function openBefore(phase: ItemPhase, leaf: Leaf): 'spec' | 'plan' | undefined {
  return phase === 'review' ? (['spec', 'plan'] as const).find((one) => !isDone(leaf, one)) : undefined;
}

/** An approval that came too early, of something unclear, or in a file that is not written to. */
export function refusesApproval({ doc, site, snapshot, state }: ChoiceContext<SddDocument>): boolean {
  if (doc === null || state?.current?.waits !== 'awaiting-approval') return false;
  if (doc.damage.length > 0) return true;
  const waiting = waitingIn(groundOf(doc, site, snapshot));
  const current = currentOf(waiting, state);
  const one = current ?? (waiting.length === 1 ? waiting[0] : undefined);
  return one === undefined || openBefore(one.phase, one.leaf) !== undefined;
}

/** @throws UserError for a review of what has no approved spec or plan */
function refuseTooEarly(phase: ItemPhase, leaf: Leaf, at: ChoiceContext<SddDocument>): void {
  const open = openBefore(phase, leaf);
  if (open === undefined) return;
  const found = `the review of ${leaf.path} to approve, and its ${open} is not approved`;
  const todo = 'Approve that, or correct the statuses by hand.';
  throw unfit(at, found, `the ${open} to be approved first`, todo);
}

function notesOf(next: Leaf | null): readonly string[] {
  if (next !== null) return [];
  return [
    'Every item is approved now. The tool itself would take them out of the file and remove its folder.',
  ];
}

/** Of all that waits, what the workflow waits for at present. */
function currentOf(waiting: readonly PhaseOfItem[], state: WorkflowState | null): PhaseOfItem | undefined {
  return waiting.find(({ phase, leaf }) => phase === state?.current?.id && leaf.path === state.current.item);
}

/** What is waited for at present, or what the person names: a phase, an item by any of its names. */
function chosen(ground: WorkflowContext, name: string | null, at: ChoiceContext<SddDocument>): PhaseOfItem {
  const waiting = waitingIn(ground);
  const current = currentOf(waiting, at.state);
  if (name === null && current) return current;
  const named = waiting.filter((one) => isCalled(one, name));
  const [one, second] = named.length > 1 && current && named.includes(current) ? [current] : named;
  if (one && !second) return one;
  const list = waiting.map(({ phase, leaf }) => `${phase} of ${leaf.path}`).join(', ');
  throw unfit(
    at,
    `${name === null ? 'no item' : JSON.stringify(name)} to approve`,
    list === '' ? 'nothing: nothing waits for an approval' : `one of: ${list}`,
    'Name an item by its path or its change id.',
  );
}

function isCalled({ phase, leaf }: PhaseOfItem, name: string | null): boolean {
  const { path, ids, changeId } = leaf;
  return [phase, path, ids.join('/'), ids.at(-1), changeId, `${phase} of ${path}`].includes(
    name ?? undefined,
  );
}
