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

/** A command in quotes: plain words alone, of which the first names the program. */
const COMMAND = /(?<=^|[\s(])"(\/?[a-z][\w:./-]*(?: [\w@=:./-]+)+)"(?=$|[\s.,;:)])/g;

/** One line without blanks around it. Secrets are taken out, unseen characters shown. */
export function inertSentence(sentence: string): string {
  const text = forTerminal(redact(sentence)).trim();
  const pieces: string[] = [];
  let from = 0;
  // A command that has something active in it is one piece of code, so that it can be copied as it is.
  for (const { 0: quoted, 1: command = '', index } of text.matchAll(COMMAND)) {
    if (!ACTIVE.test(command)) continue;
    pieces.push(wordsIn(text.slice(from, index), from === 0), forMarkdown(command));
    from = index + quoted.length;
  }
  return [...pieces, wordsIn(text.slice(from), from === 0)].join('');
}

/** `begins`: whether a line begins with the first word. */
function wordsIn(text: string, begins: boolean): string {
  return text
    .split(' ')
    .map((word, at) => (ACTIVE.test(word) || (begins && at === 0 && OPENS.test(word)) ? coded(word) : word))
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
