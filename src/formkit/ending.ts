// How a list shows that it was cut off after a finished item: the version before it goes on with more items.
import type { Ending } from '../model/format.ts';
import type { Snapshot } from '../model/snapshot.ts';
import type { StateLocation } from '../model/state-location.ts';
import { isPlainId } from './items.ts';

/** A list in a file of which any beginning reads well. */
export interface ListOfItems<Doc> {
  /** Whether nothing in it is left open, so that a cut reads as the end of the work. */
  readonly isOver: (doc: Doc, site: StateLocation, snapshot: Snapshot) => boolean;
  /** What its items are called, in the order of the file. */
  readonly names: (doc: Doc) => readonly string[];
  /** A text without what is set in place while the work goes on: marks, statuses, times. */
  readonly lasting: (text: string) => string;
}

/** Names that a message lists at most. */
const MOST = 5;

/**
 * The version before must have all that is left, and items after it; a list that is shorter in any other way
 * was shortened by somebody. Only the version right before tells: what was taken away earlier, and worked on
 * since, was meant.
 */
export function endingOf<Doc>({ isOver, names, lasting }: ListOfItems<Doc>): Ending<Doc> {
  return {
    byLastVersion: true,
    mayBeEarly: isOver,
    lacks(doc, earlier, { now, before }) {
      const gone = names(earlier).slice(names(doc).length);
      if (gone.length === 0 || !lasting(before).startsWith(lasting(now))) return null;
      const plain = gone.map((name, at) => (isPlainId(name) ? name : `the one at place ${at + 1}`));
      const rest = gone.length - MOST;
      return {
        missing: plain.slice(0, MOST),
        where: `${rest > 0 ? `and ${rest} more ` : ''}in the list`,
        line: now.replace(/\r?\n$/, '').split('\n').length,
        meant: 'Where it is meant to end there, add a line that says so.',
      };
    },
  };
}

/** YAML without its values: the keys and comments, each on its line. */
export function keysIn(text: string): string {
  return text.replace(/^([^:\n]*:)(?=\s|$)[^\n]*/gm, '$1');
}
