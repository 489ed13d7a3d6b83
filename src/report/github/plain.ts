// Names from files where nothing can be marked as code: titles, and the messages of commits.
import { forTerminal } from '../../text/escape.ts';
import { redact } from '../../text/redact.ts';

/**
 * What GitHub acts on in a title or a commit's message: mentions, references, closing words with them, links,
 * and the words by which a commit starts no workflows. A blank behind their first half takes the meaning
 * away.
 */
const HALVES =
  /@(?=\S)|#(?=\d)|\b(?:GH|GHSA|CVE)-(?=\w)|:(?=\/\/)|\bwww\.(?=\S)|\[(?=(?:skip|no|ci|actions)\b)/gi;
/** What may be the short form of a commit; a date of eight digits is none. */
const HEX = /(?<![0-9a-z])(?!\d{7,8}(?![0-9a-z]))[0-9a-f]{7,}(?![0-9a-z])/gi;

/**
 * One line, cut behind `most` UTF-16 units; blanks that take a meaning away come on top. Secrets are taken
 * out.
 * What is made harmless stays as it is when it comes by again.
 */
export function plainLine(text: string, most: number): string {
  const line = forTerminal(redact(text));
  // A cut may make digits of a word look like a commit, so it comes first.
  const short = line.length > most ? `${line.slice(0, most).trimEnd()}…` : line;
  return short
    .replace(HALVES, (half) => `${half} `)
    .replace(HEX, (digits) => digits.replace(/.{6}(?=.)/g, (six) => `${six} `));
}
