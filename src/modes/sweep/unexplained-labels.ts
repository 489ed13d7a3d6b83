// Labels that freeze and that nothing known explains: a person set them, or no dashboard remembers our cards.
import type { Conversation } from '../../model/github/repository.ts';
import { FROZEN, type Freeze, freezeIn, isLabelled } from '../../report/github/card/freeze.ts';
import type { LocatedWorkflow } from '../locate.ts';
import type { ModeContext } from '../mode-context.ts';
import { freezeOf } from './branch-context.ts';
import { bodiesOf } from './merge-duplicates.ts';
import { type FreezeElsewhere, type MovingFreeze, movingIn, type ObservedState } from './observed-state.ts';
import { groundOf } from './plan-sweep.ts';
import { cardsAt } from './refetch-branch.ts';

/** Workflows that a label set by hand freezes, as far as is known, and that are not among these freezes. */
export function labelled(
  found: readonly LocatedWorkflow[],
  standing: ObservedState,
  freezes: ReadonlyMap<string, Freeze>,
  now: number,
): readonly LocatedWorkflow[] {
  const isSet = ({ branch, key }: LocatedWorkflow) =>
    [standing.own.get(key), ...pullsOf(branch, standing)].some(
      (one) => one !== undefined && isLabelled(one.labels),
    );
  // Most have no such label, and then nothing more need be asked.
  return found.filter((one) => {
    if (freezes.has(one.key) || !isSet(one)) return false;
    const ground = { ...groundOf(one.branch, one.sha, [one], found, standing), freezes };
    return freezeOf(one, ground, now)?.by === FROZEN;
  });
}

const pullsOf = (branch: string, { pulls }: ObservedState): readonly Conversation[] =>
  pulls.known ? (pulls.value.get(branch) ?? []) : [];

/**
 * The same with the cards below pull requests whose label would else count as a person's: before the first
 * dashboard, and once it was deleted, none is remembered. One request for each pull request of such a branch.
 */
export async function withUnremembered(
  standing: ObservedState,
  found: readonly LocatedWorkflow[],
  context: ModeContext,
): Promise<ObservedState> {
  const unexplained = labelled(found, standing, standing.freezes, context.settings.now);
  const cards = new Map(standing.cards);
  const remembered = new Map(standing.memo.cards);
  const folded: FreezeElsewhere[] = [...standing.folded];
  const moving: MovingFreeze[] = [...standing.moving];
  for (const branch of new Set(unexplained.map((one) => one.branch))) {
    const pulls = pullsOf(branch, standing);
    if (!pulls.some(({ labels }) => isLabelled(labels))) continue;
    for (const { number: pull } of pulls) {
      const there = await cardsAt(pull, context);
      moving.push(...movingIn(bodiesOf([...there.values()])));
      for (const [key, card] of there) {
        const freeze = freezeIn(card.body);
        // The cards of a branch stand below its first pull request; of the others, freezes alone matter.
        if (pull !== pulls[0]?.number) folded.push(...(freeze ? [{ key, pull, freeze }] : []));
        else cards.set(key, card);
        if (pull === pulls[0]?.number) remembered.set(key, { pull, nodeId: card.nodeId });
      }
    }
  }
  return { ...standing, cards, folded, moving, memo: { ...standing.memo, cards: remembered } };
}
