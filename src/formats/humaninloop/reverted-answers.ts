// The words of this family that end something, and whether they stand.
import { isTakenBack } from '../../text/endings.ts';
import { normal, wordOf } from '../../text/words.ts';

/** The word of a closed vocabulary that a value begins with, in its normal spelling. */
export function statusWord(found: string): string {
  return normal(wordOf(found));
}

/** A value that begins with an ending word and takes it back. */
export function isEndTakenBack(found: string): boolean {
  return /^(?:completed|terminated)$/.test(statusWord(found)) && isTakenBack(found);
}
