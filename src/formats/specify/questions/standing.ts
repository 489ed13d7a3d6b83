// What a file says of a question besides its answer: settled from the input, taken back, or none at all.
import { isUnanswered } from '../../../text/markdown/unanswered.ts';
import { FIELD, saidIn } from './answer-lines.ts';
import type { QuestionHeading } from './headings.ts';

/** `[AUTO-RESOLVED]`, `(auto-resolved)`, `— auto-resolved from the brief`. */
const RESOLVED = /[[(（][ \t]*auto[- ]?resolved\b[^\])）]{0,60}[\])）]|^auto[- ]?resolved\b.{0,60}$/i;
/** A heading over questions that the tool answered. */
const RESOLVED_GROUP = /^[^\p{L}]{0,9}(?:questions )?auto[- ]?resolved\b/iu;
/** `**Resolved**: mobile (from brief)`. */
const RESOLVED_LABEL =
  /^[ \t]*\*\*(?:auto[- ]?)?resolved(?:[:：]\*\*|\*\*[ \t]*(?:\([^)\n]{0,80}\))?[ \t]*[:：])/i;

/** `Q-002 (withdrawn)`, `Q-003 — merged into Q-001`: the whole of a title, or its end in brackets. */
const TAKEN_BACK = [
  'withdrawn|dropped|removed|deleted|obsolete|cancelled|canceled|duplicate|superseded',
  '(?:no longer|not) (?:needed|relevant|applicable)',
  '(?:merged (?:in)?to|folded into|moved to|duplicate of|superseded by|replaced by|same as|covered by)' +
    ' (?:Q|REQ|Question)[-_ ]?\\d[\\w.-]{0,12}',
].join('|');
const CLOSED = new RegExp(
  `^[*_\\[(（]*(?:${TAKEN_BACK})[*_\\])）.]*$|[\\[(（][*_]*(?:${TAKEN_BACK})[*_]*[\\])）][*_]*$`,
  'i',
);

/** Sections that say how to answer, and show a place for it. */
const TELLS_HOW = new RegExp(
  [
    String.raw`^[^\p{L}]{0,9}(?:how to (?:answer|respond|reply|complete|use|fill)\b[^?]{0,60}`,
    '|(?:general )?instructions?(?: for [^?]{0,40})?',
    '|(?:an? )?(?:examples?|samples?)(?: (?:answers?|questions?|entry|entries))?',
    String.raw`|legend|guidelines?|so antwort\p{L}* [^?]{0,30}|anleitung|beispiele?|mode d.emploi|exemples?`,
    String.raw`|instrucciones|ejemplos?|instruções|istruzioni)[^\p{L}?]{0,3}$`,
  ].join(''),
  'iu',
);

/** Is it a section of instructions, whose place is a sample? */
export const tellsHow = (title: string): boolean => TELLS_HOW.test(title);

/** Was the question withdrawn, or put into another one? */
export const isClosed = (title: string): boolean => CLOSED.test(title.trim());

/** Did the tool answer it from the input, by its title? */
export const isResolved = (title: string): boolean => RESOLVED.test(title.trim());

/** A title without what says how the question stands. */
export function withoutStanding(title: string): string {
  return title
    .replace(/\[[A-Z- ]+\]/g, '')
    .replace(/[[(（][ \t]*auto[- ]?resolved\b[^\])）]{0,60}[\])）]/gi, '')
    .trim();
}

/** What the tool says that it answered; `null` where it says nothing. */
export function resolvedWords(lines: readonly string[]): string | null {
  const at = lines.findIndex((line) => RESOLVED_LABEL.test(line));
  if (at < 0) return null;
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((line) => line.trim() === '' || FIELD.test(line));
  const first = (lines[at] ?? '').replace(RESOLVED_LABEL, '');
  const said = saidIn([first, ...rest.slice(0, end < 0 ? undefined : end)]);
  return said === '' || isUnanswered(said) || /^(?:no|not yet|false)[.!]?$/i.test(said) ? null : said;
}

/** Which headings stand in a section of questions that the tool answered. */
export function inResolvedGroup(heads: readonly QuestionHeading[]): readonly boolean[] {
  let group: number | null = null;
  return heads.map(({ level, id, title }) => {
    if (group !== null && level <= group) group = null;
    if (id === null && RESOLVED_GROUP.test(title)) group = level;
    return group !== null;
  });
}
