// What a sweep folds at a branch: cards and issues of one workflow that stand there more than once.
import type { Act } from './act.ts';
import type { BranchContext } from './branch-context.ts';

/** Before this a list of comments may still leave out what two made at once; after that it was looked at. */
const YOUNG = { from: 60_000, to: 2 * 86_400_000 };

/** Everything that is to be folded; a card that is young is looked at again with all that stands there. */
export function folding(ground: BranchContext, now: number): readonly Act[] {
  const { pull, cards, own, twins, found, allCards } = ground;
  const issues = found.flatMap(({ key }): readonly Act[] => {
    const [issue, others] = [own.get(key), twins.get(key)?.length ?? 0];
    if (!issue || others === 0) return [];
    const { number: at, title, body } = issue;
    return [{ kind: 'fold', key, at, as: 'issue', title, body, others }];
  });
  if (pull === null || pull.locked) return issues;
  const comments = [...cards].flatMap(([key, { body, others }]): readonly Act[] =>
    others === 0 ? [] : [{ kind: 'fold', key, at: pull.number, as: 'card', title: '', body, others }],
  );
  const isYoung = [...cards.values()].some(({ createdAt }) => {
    const age = now - Date.parse(createdAt);
    return age > YOUNG.from && age < YOUNG.to;
  });
  const look: readonly Act[] = isYoung && !allCards ? [{ kind: 'look', pull: pull.number }] : [];
  return [...issues, ...comments, ...look];
}
