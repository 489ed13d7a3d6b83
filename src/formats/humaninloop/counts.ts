// Numbers as an index writes them.
import { wordOf } from '../../text/words.ts';

/** A whole number as the file writes it, with the total behind a slash: `2 / 10`. Prose may follow. */
export interface Count {
  readonly value: number | null;
  readonly total: number | null;
}

const COUNT = /^(-?\d{1,9})(?:\s*(?:\/|of)\s*(\d{1,9}))?$/i;

export function countOf(found: string): Count {
  const [, value, total] = COUNT.exec(wordOf(found)) ?? [];
  return {
    value: value === undefined ? null : Number(value),
    total: total === undefined ? null : Number(total),
  };
}
