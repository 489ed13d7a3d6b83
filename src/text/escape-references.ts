// What GitHub acts on in plain text, and a trailer of a commit in which nothing acts and nothing is lost.
import { redact } from './redact.ts';

/**
 * Mentions, references, closing words with them, links, and the words by which a commit starts no workflows:
 * the first half of each, which ends in the character that gives it its meaning.
 */
export const HALVES =
  /@(?=\S)|#(?=\d)|\b(?:GH|GHSA|CVE)-(?=\w)|:(?=\/\/)|\bwww\.(?=\S)|\[(?=(?:skip|no|ci|actions)\b)/gi;

/** What a line of a message does not hold, or would not give back: `%` itself, and blanks at its ends. */
const UNHELD = /%|(?! )[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|^ +| +$|(?<= ) +/gu;

/**
 * A value as a trailer says it. Tools read it back, so nothing is added, cut or left out: what would act is
 * percent-encoded (`@org` becomes `%40org`), and `decodeURIComponent` gives the value; most have nothing to
 * encode. Secrets are taken out.
 *
 * Digits that may be the short form of a commit, as in a UUID, stay: without them an id could not be searched
 * for. GitHub makes a link of them where this very repository has such a commit, but
 * notifies no one, closes and starts nothing, and the commit itself does not show it. Mentions and references
 * would notify people.
 */
export function trailerValue(text: string): string {
  // What is no character at all has no UTF-8.
  return redact(text.replace(/\p{Cs}/gu, '\ufffd'))
    .replace(UNHELD, encoded)
    .replace(HALVES, (half) => `${half.slice(0, -1)}${encoded(half.slice(-1))}`);
}

/** UTF-8, each byte as `%` and two digits. */
function encoded(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');
}
