// What is wrong with a line that was addressed to us, as data.
import type { RefusalCode } from '../../model/call.ts';

/** What is wrong with one word, or with all of them. */
export interface Trouble {
  readonly code: RefusalCode;
  /** The writer's own word as they wrote it; `''` where there is none. */
  readonly found: string;
  readonly expected: string;
  readonly hint: string;
}

export function trouble(code: RefusalCode, found: string, expected: string, hint = ''): Trouble {
  return { code, found, expected, hint };
}

/** What may stand after a command's name (docs/slash-commands.md). Bytes in UTF-8. */
const MOST_BYTES = 1024;
const MOST_WORDS = 50;

/** What is wrong with the size of `text`; words count where each is one of its own. */
export function tooMuch(text: string, countsWords: boolean): Trouble | null {
  if (text.length > MOST_BYTES || Buffer.byteLength(text) > MOST_BYTES)
    return trouble('line-too-long', '', 'at most 1 KB after the name');
  const words = countsWords ? (text.match(/[^\t\p{Zs}]+/gu)?.length ?? 0) : 0;
  return words > MOST_WORDS ? trouble('too-many-words', '', `at most ${MOST_WORDS} words`) : null;
}
