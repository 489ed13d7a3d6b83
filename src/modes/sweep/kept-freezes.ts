// The freezes that the dashboard keeps: its own, those below closed pull requests, and labels set by hand.
import {
  FROZEN,
  type Freeze,
  freezeIn,
  freezesIn,
  hasRoom,
  holds,
  lasting,
  workflowDigits,
} from '../../report/github/card/freeze.ts';
import { readMark } from '../../report/github/markers.ts';
import { groupedBy } from '../../text/lookup.ts';
import type { LocatedWorkflow } from '../locate.ts';
import type { ModeContext } from '../mode-context.ts';
import type { BranchScan } from '../scan-branches.ts';
import type { ObservedState } from './observed-state.ts';

type Entry = readonly [key: string, freeze: Freeze];

/** That many have room, also with the longest logins of GitHub and a day each; of more, some are left out. */
const MANY = 30;

interface Sources {
  /** Dashboards; the last one counts. */
  readonly bodies: readonly string[];
  /** Workflows that a label set by hand freezes, beside these freezes. */
  readonly labelled: (known: ReadonlyMap<string, Freeze>) => readonly LocatedWorkflow[];
}

/** By the card's key. */
export function freezesToKeep(
  seen: BranchScan,
  { closed }: Pick<ObservedState, 'closed'>,
  { bodies, labelled }: Sources,
  { config, settings: { now } }: Pick<ModeContext, 'config' | 'settings'>,
): ReadonlyMap<string, Freeze> {
  const own = bodies.flatMap((body) => [...freezesIn(body)]);
  const left = leftIn(seen, closed);
  const here = new Map(own.filter(([, freeze]) => holds(freeze, now)));
  const below = left.filter(([key, freeze]) => !here.has(key) && holds(freeze, now));
  // No card is found for these once their branch has another name, so that they are kept in any case.
  const lost = below.filter(([key]) => !seen.there.has(key));
  const isTight = here.size + below.length > MANY;
  const all = [...here, ...lost];
  const freezes = new Map(isTight ? squeezed(all, new Set(lost), seen, config) : all);
  const ids = new Map(seen.found.map(({ key, recovery }) => [key, workflowDigits(recovery.id)]));
  for (const [key, freeze] of freezes) {
    const workflow = ids.get(key);
    if (workflow !== undefined) freezes.set(key, { ...freeze, workflow });
  }
  // Where it has no room it goes on below its closed pull request: the dashboard remembers that card.
  for (const [key, freeze] of below)
    if (seen.there.has(key) && hasRoom(new Map([...freezes, [key, freeze]]))) freezes.set(key, freeze);
  // A label goes out of sight where its pull request is closed, so what it says is kept from now on.
  for (const { key, recovery } of labelled(new Map([...left, ...own])))
    if (freezes.size < MANY)
      freezes.set(key, { by: FROZEN, until: null, workflow: workflowDigits(recovery.id) });
  return freezes;
}

/**
 * A branch may come back, so a freeze of what is gone is kept as long as there is room. Where there is
 * little, one whose branch has another name by now goes on under that, and what is nowhere is left out.
 */
function squeezed(
  all: readonly Entry[],
  lost: ReadonlySet<Entry>,
  { found, there, report }: BranchScan,
  { ignore }: ModeContext['config'],
): readonly Entry[] {
  const named = groupedBy(found, ({ recovery }) => workflowDigits(recovery.id));
  // A branch that was not read may have it still.
  const unread = report.unreadable.length > 0;
  const freezes = new Map(all.filter(([key]) => there.has(key)));
  for (const one of all.filter(([key]) => !there.has(key))) {
    const [key, freeze] = one;
    const [owner, other] = named.get(freeze.workflow ?? '') ?? [];
    if (!owner && !lost.has(one) && !(unread && freezes.size < MANY)) continue;
    const isRenamed = owner && !other && !unread && ignore.branches.length === 0;
    const now = isRenamed ? owner.key : key;
    freezes.set(now, lasting(freezes.get(now) ?? freeze, freeze));
  }
  return [...freezes];
}

/** Of cards below closed pull requests, whose workflows are still there as far as is known. */
function leftIn(seen: BranchScan, closed: ObservedState['closed']): readonly Entry[] {
  const unread = new Set(seen.report.unreadable.map(({ branch }) => branch));
  const ids = new Set(seen.found.map(({ recovery }) => recovery.id));
  return [...closed].flatMap(([key, { body }]): readonly Entry[] => {
    const [freeze, mark] = [freezeIn(body), readMark(body)];
    const id = mark?.workflow ?? null;
    if (!freeze) return [];
    const isThere = seen.there.has(key) || (id !== null && ids.has(id)) || unread.has(mark?.branch ?? null);
    return isThere ? [[key, id === null ? freeze : { ...freeze, workflow: workflowDigits(id) }]] : [];
  });
}
