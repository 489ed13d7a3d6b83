// Escapes our sentences that contain names from files: what Markdown or GitHub would act on becomes code.
import { forMarkdown, forTerminal } from '../text/escape.ts';
import { redact } from '../text/redact.ts';

/**
 * Signs that mean something to Markdown, and what GitHub acts on without any: links, mentions, references to
 * issues, advisories and commits (`GH-12`, `CVE-…`, hex digits), mathematics, emoji by name.
 */
const ACTIVE =
  /[`<>|[\]@#*_\\~&$^]|:\/\/|www\.|[a-z]-\d|\b(?:GHSA|CVE)-\w|:[a-z_+-][\w+-]*:|(?<!\w)[0-9a-f]{7,}(?!\w)/i;
/** What would begin a list, a line or a heading where a line begins. */
const OPENS = /^(?:[-+=]+|\d+[.)])$/;

/** One line without blanks around it. Secrets are taken out, unseen characters shown. */
export function inertSentence(sentence: string): string {
  const words = forTerminal(redact(sentence)).trim().split(' ');
  return words
    .map((word, index) => (ACTIVE.test(word) || (index === 0 && OPENS.test(word)) ? coded(word) : word))
    .join(' ');
}

/** The word alone: the stop or bracket of the sentence stays outside. Linear. */
function coded(word: string): string {
  const start = word.startsWith('(') ? 1 : 0;
  let end = word.length;
  while (end > start && '.,;:)'.includes(word.charAt(end - 1))) end--;
  if (start === end) return forMarkdown(word);
  return word.slice(0, start) + forMarkdown(word.slice(start, end)) + word.slice(end);
}
