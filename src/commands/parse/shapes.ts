// How values in a comment are read, by their shape.
import type { ArgumentShape } from '../../model/command.ts';
import { parseTime } from '../../text/time.ts';

interface Reader {
  /** Fits behind "expected". */
  readonly expected: string;
  /** The value in its one spelling; `null` where it has another shape. */
  readonly read: (written: string) => string | null;
}

const like = (pattern: RegExp) => (written: string) => (pattern.test(written) ? written.toLowerCase() : null);

export const SHAPES: Readonly<Record<ArgumentShape, Reader>> = {
  text: { expected: 'a word, or several in double quotes', read: (written) => written },
  commit: {
    expected: 'the id of a commit, 12 hex digits or more',
    read: like(/^[0-9A-Fa-f]{12,64}$/),
  },
  digest: {
    expected: 'a hash, 12 hex digits or more',
    read: like(/^(?:[Ss][Hh][Aa]-?256:)?[0-9A-Fa-f]{12,64}$/),
  },
  date: { expected: 'a day such as `2026-12-31`', read: day },
  number: { expected: 'a number from 1 on', read: like(/^[1-9]\d{0,3}$/) },
};

function day(written: string): string | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(written) && parseTime(written).at !== null ? written : null;
}
