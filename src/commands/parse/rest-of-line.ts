// The rest of a line, taken word for word: an answer, or the name of a checkpoint.
import type { SlashArgument } from '../../model/command.ts';
import { trimBlanks } from '../../text/slash-lines.ts';
import { isSeen, skipBlanks, wordAt } from '../../text/slash-words.ts';
import { type Trouble, tooMuch, trouble } from './parse-error.ts';

/** Where the words stand: after `at` of `line`, and below it. */
export interface TextPosition {
  readonly line: string;
  readonly at: number;
  readonly below: () => string | null;
}

/**
 * Quotes around the whole are taken off, as a shell would; within it they are its own. `null`: nothing is
 * there.
 *
 *     /answer C2.1 "15 minutes"     /answer C2.1 a 15" screen
 *                  ^ 15 minutes                  ^ a 15" screen
 */
export function restOf({ rest }: SlashArgument, { line, at, below }: TextPosition): string | Trouble | null {
  const start = skipBlanks(line, at);
  const word = line[start] === '"' ? wordAt(line, start) : null;
  if (word?.flaw === 'quote-open') return trouble('quote-open', line.slice(start), 'a closing `"`');
  const whole = word?.quoted && skipBlanks(line, word.end) === line.length ? word : null;
  const behind = trimBlanks(whole?.value ?? line.slice(start));
  const looksBelow = rest === 'paragraph' && start === line.length;
  const text = looksBelow ? (below() ?? '') : behind;
  if (text === '') return null;
  if (text.includes('<!--')) return trouble('text-hidden', '<!--', 'words that everybody can see');
  if (!isSeen(text, true)) return trouble('character-unseen', text, 'characters that can be seen');
  return tooMuch(text, false) ?? text;
}
