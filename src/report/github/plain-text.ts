// Names from files where there is no Markdown: titles, and the messages of commits.
import { forTerminal } from '../../text/escape.ts';
import { HALVES } from '../../text/escape-references.ts';
import { redact } from '../../text/redact.ts';

/** Digits that name no commit, and that are of use unbroken alone. */
const UUID = '(?<![0-9a-z])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![0-9a-z])';
/** What may be the short form of a commit; a date of eight digits is not one. */
const HEX = '(?<![0-9a-z])(?!\\d{7,8}(?![0-9a-z]))[0-9a-f]{7,}(?![0-9a-z])';
const DIGITS = new RegExp(`(${UUID})|${HEX}`, 'gi');

/**
 * One line, cut after `most` UTF-16 units; a blank after the first half of what GitHub acts on takes the
 * meaning away, and comes on top. Secrets are taken out. What is made harmless stays as it is when it comes
 * by again.
 */
export function plainLine(text: string, most: number): string {
  const line = forTerminal(redact(text));
  // A cut may make digits of a word look like a commit, so it comes first.
  const short = line.length > most ? `${line.slice(0, most).trimEnd()}…` : line;
  return short
    .replace(HALVES, (half) => `${half} `)
    .replace(DIGITS, (digits, uuid?: string) => uuid ?? digits.replace(/.{6}(?=.)/g, (six) => `${six} `));
}
