// Tells an ending word that stands from one whose own sentence takes it back: `completed, but plan pending`.
import { normal, wordOf } from '../../text/words.ts';

/** Words behind an ending that say that something is left. */
const LEFT = new RegExp(
  `\\b(?:${[
    'but|except|only|next|partial(?:ly)?|retry|not|still|pending|open|reopened|reverted|until|awaiting',
    'todo|wip|remaining|incomplete|unfinished|blocked|failed|in[-_ ]progress',
  ].join('|')})\\b|n['’]t\\b`,
  'i',
);

/** `no open questions` says that nothing is left. */
const NOTHING_LEFT = /\b(?:no|0|zero|nothing)\s+(?:\w+\s+)?(?:open|pending|left|remaining)\b/gi;

/** `phase 1 of 3`, `2/5`; a date has a third number. */
const COUNTED = /(?<![\d/])(\d{1,4})\s*(?:of|\/)\s*(\d{1,4})(?![\d/])/gi;

/** The word of a closed vocabulary that a value begins with, in its normal spelling. */
export function statusWord(found: string): string {
  return normal(wordOf(found));
}

/**
 * Does prose behind the word take it back? Looked at for words that end something alone: there a word that is
 * believed too early loses work, elsewhere prose costs nothing.
 */
export function isTakenBack(found: string): boolean {
  const bare = found.replace(/[*`]/g, '').trim();
  const rest = bare.slice(wordOf(found).length).replace(NOTHING_LEFT, ' ');
  if (LEFT.test(rest)) return true;
  return [...rest.matchAll(COUNTED)].some(([, part, whole]) => Number(part) < Number(whole));
}

/** A value that begins with `completed` and takes it back. */
export function isEndTakenBack(found: string): boolean {
  return statusWord(found) === 'completed' && isTakenBack(found);
}
