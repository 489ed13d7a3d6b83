// A person's approval of a spec, a plan or a review, written as the tool would write it.
import type { Change } from '../../model/change.ts';
import type { Situation } from '../../model/choice.ts';
import { UserError } from '../../model/errors.ts';
import type { SddDocument } from './document.ts';
import { asChange, type Meanings, standByItems, withHead, withMeanings, written } from './edit.ts';
import { type Ground, groundOf } from './ground.ts';
import { isDone, type Leaf, nameOfLeaf } from './items.ts';
import { waitingIn } from './standing.ts';
import type { Phase } from './vocabulary.ts';

interface Waiting {
  readonly phase: Phase;
  readonly leaf: Leaf;
}

/**
 * The item's status, and phase, step, `current` and counters that follow from it.
 * @throws UserError where nothing waits, or nothing of that name
 */
export function approve(situation: Situation<SddDocument>, checkpoint: string | null): Change {
  const at = written(situation);
  const ground = groundOf(at.doc, at.site, at.snapshot);
  const { phase, leaf } = chosen(ground, checkpoint, at);
  refuseTooEarly(phase, leaf, at);
  // Who approves a review has seen what was built, even where nobody wrote down that it is complete.
  const meanings: Meanings = phase === 'review' ? { implement: 'done', review: 'done' } : { [phase]: 'done' };
  const approved = withMeanings(at.doc, leaf, meanings);
  const stand = standByItems(approved);
  const change = asChange(
    `approve the ${phase} of ${nameOfLeaf(leaf)}`,
    at,
    withHead(approved, stand, at.now),
  );
  return { ...change, notes: notesOf(stand.leaf) };
}

/** @throws UserError for a review of what has no approved spec or plan */
function refuseTooEarly(phase: Phase, leaf: Leaf, { recovery }: Situation<SddDocument>): void {
  const open = (['spec', 'plan'] as const).find((one) => !isDone(leaf, one));
  if (phase !== 'review' || open === undefined) return;
  throw new UserError(
    `${recovery.id}: found the review of ${leaf.path} to approve, and its ${open} is not approved, ` +
      `expected the ${open} to be approved first. Approve that, or correct the statuses by hand.`,
  );
}

function notesOf(next: Leaf | null): readonly string[] {
  if (next !== null) return [];
  return [
    'Every item is approved now. The tool itself would take them out of the file and remove its folder.',
  ];
}

/** What is waited for at present, or what the person names: a phase, an item by any of its names. */
function chosen(ground: Ground, name: string | null, { recovery, state }: Situation<SddDocument>): Waiting {
  const waiting = waitingIn(ground);
  const current = waiting.find(
    ({ phase, leaf }) => phase === state?.current?.id && leaf.path === state.current.item,
  );
  if (name === null && current) return current;
  const named = waiting.filter((one) => isCalled(one, name));
  const [one, second] = named.length > 1 && current && named.includes(current) ? [current] : named;
  if (one && !second) return one;
  const list = waiting.map(({ phase, leaf }) => `${phase} of ${leaf.path}`).join(', ');
  throw new UserError(
    `${recovery.id}: found ${name === null ? 'no item' : JSON.stringify(name)} to approve, ` +
      `expected ${list === '' ? 'nothing: nothing waits for an approval' : `one of: ${list}`}. ` +
      'Name an item by its path or its change id.',
  );
}

function isCalled({ phase, leaf }: Waiting, name: string | null): boolean {
  const { path, ids, changeId } = leaf;
  return [phase, path, ids.join('/'), ids.at(-1), changeId, `${phase} of ${path}`].includes(
    name ?? undefined,
  );
}
