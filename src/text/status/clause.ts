// What remarks to a status are made of: where a clause begins and ends, and words that several lists share.
import { alternatives } from './alternatives.ts';

/** Words by themselves, also where they begin or end with a letter that has an accent. */
export const alone = (...words: readonly string[]) =>
  `(?<![\\wÀ-ÿ])(?:${alternatives(...words)})(?![\\wÀ-ÿ])`;

/** The end of a clause: a word before it says something of what was named, else of the word after it. */
export const CLAUSE_END = String.raw`(?=\s*(?:$|[,;:.)—–]|\s-\s))`;
export const CLAUSE_START = String.raw`(?<=^[\s:(—–,?-]{0,8}|[,;.(—–]\s{0,4}|\s-\s)`;

/** In other languages than English, as a remark by itself: it is open, or does not hold for good. */
export const OPEN_WORDS = alternatives(
  'vorläufig\\w*|offen|unvollständig|ausstehend\\w*|zurückgesetzt',
  'provisoire\\w*|partiel\\w*|incomplet\\w*|en attente|annulée?',
  'provisional\\w*|parcial\\w*|incomplet[oa]s?|pendientes?|pendentes?|anulad[oa]',
);
/** What says no to the word after it. */
export const NOT = String.raw`(?:\b(?:not|never|cannot)|n['’]t)`;

/** What is yet to be seen to by somebody. */
export const UNPROVEN = 'un(?:verified|reviewed|tested|approved|confirmed|signed|resolved|settled)';

/** Longer prose than this is no remark. UTF-16 units. */
export const LONGEST_REMARK = 2_000;

/** A day, or a time to the second. */
export const DATE = '\\d{4}-\\d{2}-\\d{2}[\\dTZ:.+]{0,20}';

/** A word of a person's name, or of a role. */
export const WORD = "[\\p{L}@][\\p{L}\\d_@.’'-]{0,38}";
