// What stands twice for one workflow, since a list lagged behind or two raced: the lowest number is kept and
// the others are folded, after what is worth keeping of them came over.
import { freezeIn, holds, withFreeze } from '../freeze.ts';
import type { Act } from './act.ts';
import type { Ground } from './ground.ts';

/** The body that is kept, with the freeze that another holds where it has none itself. `now` in epoch ms. */
export function joined(kept: string, others: readonly string[], now: number): string {
  if (holds(freezeIn(kept), now)) return kept;
  const freeze = others.map(freezeIn).find((one) => holds(one, now)) ?? null;
  return withFreeze(kept, freeze);
}

/** Before this a list of comments may still leave out what two made at once; after that it was looked at. */
const YOUNG = { from: 60_000, to: 2 * 86_400_000 };

/** What is to be folded at a branch; a card that is young is looked at again with all that stands beside it. */
export function folding({ pull, cards, own, twins, found, allCards }: Ground, now: number): readonly Act[] {
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

/** In their order, by a key; what has none is left out. */
export function groupsBy<T>(
  all: readonly T[],
  keyOf: (one: T) => string | undefined,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

export const bodiesOf = (all: readonly { readonly body: string }[]): readonly string[] =>
  all.map(({ body }) => body);
