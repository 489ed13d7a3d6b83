// A list without a task that has words all the same: maybe in another shape, and not to be written over.
import { isHollow } from '../../text/markdown/placeholders.ts';

/** Lines of a list's head, as the template has them: `**Input**: …`, and bullets that explain its signs. */
const HEAD = /^(?:\*\*[^*]{1,40}\*\*:|[-*][ \t]+\*{0,2}\[(?:P|ID|Story|US\d*)\??\]).*$/gm;
/** Sentences that say no more than that the list is still to be made. */
const TO_COME =
  /^[ \t*_(]*(?:to (?:come|follow|be (?:made|written|generated|done))|no tasks? yet)[ \t.!…*_)]*$/gim;

/** Whether a list without a task has words that may be one in another shape: a table, numbers, a tracker. */
export function hasOtherWords(text: string): boolean {
  return !isHollow(text.replace(HEAD, '').replace(TO_COME, ''));
}
