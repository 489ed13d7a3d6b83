// Merges comments or issues that were made twice for one workflow, by a delayed list or a race: the lowest
// number is kept, and what is worth keeping of the others is moved there.
import { freezeIn, holds, withFreeze } from '../../report/github/card/freeze.ts';
import { groupedBy } from '../../text/lookup.ts';

/** The body that is kept, with the freeze that another holds where it has none itself. `now` in epoch ms. */
export function joined(kept: string, others: readonly string[], now: number): string {
  if (holds(freezeIn(kept), now)) return kept;
  const freeze = others.map(freezeIn).find((one) => holds(one, now)) ?? null;
  return withFreeze(kept, freeze);
}

/** In their order, by a key; what has none is left out. */
export function groupsBy<T>(
  all: readonly T[],
  keyOf: (one: T) => string | undefined,
): ReadonlyMap<string, readonly T[]> {
  const keyed = all.flatMap((one) => {
    const key = keyOf(one);
    return key === undefined ? [] : [{ key, one }];
  });
  const groups = groupedBy(keyed, ({ key }) => key);
  return new Map([...groups].map(([key, group]) => [key, group.map(({ one }) => one)]));
}

export const bodiesOf = (all: readonly { readonly body: string }[]): readonly string[] =>
  all.map(({ body }) => body);
