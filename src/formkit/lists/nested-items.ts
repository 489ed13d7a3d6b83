// Items that have their parts within them: all of them in one row, the next by urgency, what keeps the rest.
import { firstOf } from '../../text/plural.ts';
import { byTurn, type Item, isEnded, isPlainId, type RankedItem, unmetIn } from '../items.ts';

/** An item with its own parts. */
type Whole<One> = Item & { readonly parts: readonly One[] };

/** Items and their parts, each before its own. */
export const withParts = <One extends Whole<One>>(items: readonly One[]): readonly One[] =>
  items.flatMap((item) => [item, ...item.parts]);

/** Open parts of items that ended. */
export const openWithin = <One extends Whole<One>>(items: readonly One[]): readonly One[] =>
  items.filter(isEnded).flatMap(({ parts }) => parts.filter((one) => !isEnded(one)));

/** The parts that are left of an item where each of them is held; none where another is left, or nothing. */
export function heldWithin<One extends Whole<One>>(
  { parts }: Whole<One>,
  isHeld: (part: One) => boolean,
): readonly One[] {
  const left = parts.filter((part) => !isEnded(part));
  return left.every(isHeld) ? left : [];
}

/**
 * A part that may be taken of an item that is being done, else an item that may be taken; the most urgent of
 * them. Not the order of the file, and what is being done does not go first itself.
 */
export function nextByTurn<One extends RankedItem & Whole<One>>(items: readonly One[]): One | null {
  const unmet = unmetIn(withParts(items));
  const isOpen = ({ status }: One) => status === 'open' || status === 'active';
  const free = (item: One) => isOpen(item) && unmet(item).length === 0;
  const parts = items.flatMap(({ status, parts: own }) => (status === 'active' ? own : [])).filter(free);
  const [first] = (parts.length > 0 ? parts : items.filter(free)).toSorted(byTurn);
  return first ?? null;
}

/** The items that are left, each with what keeps it: `word` of one that is held, else what it waits for. */
export function keptItems<One extends Whole<One>>(
  items: readonly One[],
  word: (item: One) => string,
): readonly string[] {
  const unmet = unmetIn(withParts(items));
  const named = (id: string) => (isPlainId(id) ? id : 'a task with an odd id');
  return items
    .filter((item) => !isEnded(item))
    .map((item) => {
      const why = item.status === 'blocked' ? word(item) : `waits for ${firstOf(unmet(item).map(named))}`;
      return `${item.id} (${why})`;
    });
}
