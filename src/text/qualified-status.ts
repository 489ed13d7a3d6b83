// Tells an ending word that stands from one whose own sentence takes it back: `completed, but plan pending`.
import { wordOf } from './vocabulary.ts';

/** Words after an ending that say that something is left, or that it does not hold any more. */
const LEFT = new RegExp(
  `\\b(?:${[
    'but|except|excluding|only|next|partial\\w*|retry\\w*|not|still|pending|open|until|unless|yet|await\\w*',
    're-?open\\w*|revert\\w*|rework\\w*|supersed\\w*|stale|draft\\w*|proposed|todo|wip|remain\\w*',
    'incomplete|unfinished|blocked|failed|in[-_ ]progress',
  ].join('|')})\\b|n['’]t\\b`,
  'i',
);

/** `no open questions` says that nothing is left. */
const NOTHING_LEFT = /\b(?:no|0|zero|nothing)\s+(?:\w+\s+)?(?:open|pending|left|remaining)\b/gi;

/** `phase 1 of 3`, `2/5`; a date has a third number. */
const COUNTED = /(?<![\d/])(\d{1,4})\s*(?:of|\/)\s*(\d{1,4})(?![\d/])/gi;

/**
 * Does prose after the word take it back? To be asked of words that end something alone: there a word that
 * is believed too early loses work, elsewhere prose costs nothing.
 */
export function isTakenBack(found: string): boolean {
  const rest = behindWord(found).replace(NOTHING_LEFT, ' ');
  if (LEFT.test(rest)) return true;
  return [...rest.matchAll(COUNTED)].some(([, part, whole]) => Number(part) < Number(whole));
}

/** What stands after the word that a value begins with, marks left out. */
export function behindWord(found: string): string {
  return found.replace(/[*`]/g, '').trim().slice(wordOf(found).length);
}
