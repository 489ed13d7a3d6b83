// Whether a workflow is frozen: one answer from everything that may say so, for commands and sweeps alike.
import { FROZEN, type Freeze, holds, isLabelled } from '../report/github/card/freeze.ts';

/** What is said of one workflow, in whatever place. */
export interface FreezeSigns {
  /** Markers of its cards, its issues and dashboards; those that ended too. */
  readonly kept: readonly (Freeze | null | undefined)[];
  /** Labels of its open pull requests and issues. */
  readonly labels: readonly string[];
}

/** The freeze that holds: by any marker, else by a label set by hand. `now` in epoch ms. */
export function freezeBy({ kept, labels }: FreezeSigns, now: number): Freeze | null {
  const known = kept.flatMap((one) => one ?? []);
  const one = known.find((freeze) => holds(freeze, now));
  if (one) return one;
  // A label that outlived its freeze says nothing.
  return isLabelled(labels) && known.length === 0 ? { by: FROZEN, until: null } : null;
}
