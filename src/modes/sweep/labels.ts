// Labels of a branch's pull request, and of issues about one workflow: they repeat what the cards say.
import type { Conversation } from '../../model/github/repository.ts';
import { FROZEN } from '../../report/github/card/freeze.ts';
import { LABELS, type Label, labelsFor } from '../../report/github/labels.ts';
import type { LocatedWorkflow } from '../locate.ts';
import { type BranchContext, freezeOf, needsSomebody } from './branch-context.ts';
import type { SweepOperation } from './operation.ts';

/** Labels that come and go with cards; the freeze may be a person's own. */
export const CARD_LABELS: readonly Label[] = LABELS.filter((label) => label !== FROZEN);

/** Labels repeat what the cards say; a freeze that a person set by the label stays. */
export function labelling(ground: BranchContext, now: number): readonly SweepOperation[] {
  const { pull, cards, own, found } = ground;
  const onPull = found.filter((one) => cards.has(one.key) || needsSomebody(one));
  const issues = found.flatMap((one) => {
    const issue = own.get(one.key);
    return issue?.open && !pull && needsSomebody(one) ? labelsAt(issue, [one], ground, now) : [];
  });
  if (pull === null || pull.locked) return issues;
  if (onPull.length > 0) return [...issues, ...labelsAt(pull, onPull, ground, now)];
  const left = CARD_LABELS.filter((label) => pull.labels.includes(label));
  if (left.length === 0) return issues;
  if (!ground.allCards) return [...issues, { kind: 'look', pull: pull.number }];
  return [...issues, { kind: 'labels', issue: pull.number, add: [], remove: left }];
}

function labelsAt(
  place: Conversation,
  found: readonly LocatedWorkflow[],
  ground: BranchContext,
  now: number,
): readonly SweepOperation[] {
  if (found.some(({ recovery }) => recovery.liveness === 'live')) return [];
  const wanted = labelsFor(
    found.map((one) => ({ scanned: one.scanned, frozen: freezeOf(one, ground, now) !== null })),
  );
  const add = wanted.add.filter((label) => !place.labels.includes(label));
  const remove = wanted.remove.filter((label) => place.labels.includes(label));
  return add.length + remove.length === 0 ? [] : [{ kind: 'labels', issue: place.number, add, remove }];
}
