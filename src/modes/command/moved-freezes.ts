// Freezes of a workflow that are kept under a branch which owns it no more, as that was renamed or merged.
import type { Conversation } from '../../model/github/repository.ts';
import { type Freeze, freezeIn, freezesIn, workflowDigits } from '../../report/github/card/freeze.ts';
import { readMark } from '../../report/github/markers.ts';
import { everywhere, type Home } from '../locate.ts';
import type { ModeContext } from '../mode-context.ts';

/** One of them: a freeze is a fact of the workflow, so it goes along. */
export interface MovedFreeze {
  /** The card's key, under the branch of then. */
  readonly key: string;
  readonly home: Home;
  readonly freeze: Freeze;
}

/**
 * Those in these places, and in issues. One survey of all branches where there may be one, and
 * the command made none yet.
 */
export async function movedFreezes(
  { key, id }: { readonly key: string; readonly id: string },
  places: readonly Home[],
  issues: readonly Conversation[],
  context: ModeContext,
): Promise<readonly MovedFreeze[]> {
  const own = issues.map((one): Home => ({ kind: 'issue', conversation: one, body: one.body, others: [] }));
  const all = [...places.flatMap((one) => oldIn(one, id)), ...own.flatMap((one) => oldCard(one, id))];
  const others = all.filter((one) => one.key !== key);
  if (others.length === 0) return [];
  // Where the branch owns it still, the freeze is about that one alone.
  const owned = new Set((await everywhere(context)).map((one) => one.key));
  return others.filter((one) => !owned.has(one.key));
}

function oldIn(home: Home, id: string): readonly MovedFreeze[] {
  const { kind, body, others } = home;
  if (kind === 'issue') return [];
  if (kind === 'comment') return others.flatMap((one) => oldCard({ ...home, body: one }, id));
  const digits = workflowDigits(id);
  return [...freezesIn(body ?? '')].flatMap(([key, freeze]) =>
    freeze.workflow === digits ? [{ key, home, freeze }] : [],
  );
}

function oldCard(home: Home, id: string): readonly MovedFreeze[] {
  const [mark, freeze] = [readMark(home.body ?? ''), freezeIn(home.body ?? '')];
  return mark?.workflow === id && freeze !== null ? [{ key: mark.key, home, freeze }] : [];
}

/** A place without the cards of these: their freeze explains no label there any more. */
export function without(home: Home, moved: readonly MovedFreeze[]): Home {
  const bodies = new Set(moved.map((one) => one.home.body));
  return { ...home, others: home.others.filter((one) => !bodies.has(one)) };
}
