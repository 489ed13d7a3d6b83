// Which of a question's choices a typed answer means: its words, or the number or letter of one.

/** A typed text without what makes no difference between two people's typing of it. */
export const plain = (text: string): string => text.normalize().trim().replace(/\s+/g, ' ').toLowerCase();

/** `a)`, `(2)`, `b —`, `option c:`, in front of the words of a choice. */
const MARKED = new RegExp(
  String.raw`^(?:(?:option|choice|variante?|opción|opção|opzione) )?\(?([a-z]|\d{1,2})` +
    String.raw`(?:[).:]{1,2}(?=\s)|(?: [—–-](?= \p{L})))`,
  'u',
);
const SIGN = /^(?:[a-z]|\d{1,2})$/;
/** The `2` of `(2)` and `2.`, whether or not it can be the sign of a choice. */
const bare = (word: string): string => /^\(?([^()]+?)[).:]?$/.exec(word)?.[1] ?? '';

/** `a) JWT` has the mark `a`. */
const markOf = (option: string): string | null => MARKED.exec(plain(option))?.[1] ?? null;

/** The words of `a) 10` are `10`. */
export const choiceWords = (option: string): string => plain(option).replace(MARKED, '').trim();

/** From 0: `2` and `b` are at place 1. */
const placeOf = (sign: string): number => (/\d/.test(sign) ? Number(sign) - 1 : sign.charCodeAt(0) - 97);

/** Whether a choice can be what somebody began to type: `1` of `1 hour`, but not of `15 minutes`. */
function beginsWith(option: string, sign: string): boolean {
  const words = plain(option);
  return words.startsWith(sign) && !(/\d$/.test(sign) && /^\d/.test(words.slice(sign.length)));
}

/**
 * The choice that is meant, as its question has it. `null`: none is, or the sign could mean several, as `1`
 * of "15 minutes" and "1 hour". Words that are a choice itself mean that choice, also where it has a mark in
 * front (`10` means `a) 10`), but for a sign that is the mark of another; marks of the question's own
 * (`a) JWT`) count before places.
 */
export function choiceMeant(typed: string, options: readonly string[]): string | null {
  const word = plain(typed);
  const same = options.find((option) => plain(option) === word);
  if (same !== undefined) return same;
  const sign = bare(word);
  const marks = options.map(markOf);
  const bySign = options.filter((_, at) => marks[at] === sign);
  const worded = options.filter((option, at) => marks[at] !== null && choiceWords(option) === word);
  if (worded.length > 0) {
    const [one, second] = new Set([...worded, ...bySign]);
    return second === undefined ? (one ?? null) : null;
  }
  if (!SIGN.test(sign)) return null;
  const ofItsKind = marks.some((mark) => mark !== null && /\d/.test(mark) === /\d/.test(sign));
  const placed = ofItsKind ? bySign : options.slice(placeOf(sign), placeOf(sign) + 1);
  const begun = options.filter((option, at) => marks[at] === null && beginsWith(option, sign));
  const [one, second] = new Set([...placed, ...begun]);
  return placed.length === 1 && second === undefined ? (one ?? null) : null;
}

/**
 * Whether a typed text names a choice that it means by the words of that choice, with its mark or without.
 * `sign`: it does, and in another list the same text could mean a choice by its place or its mark.
 */
export function namedBy(typed: string, meant: string): 'words' | 'sign' | null {
  const word = plain(typed);
  if (word !== plain(meant) && word !== choiceWords(meant)) return null;
  return SIGN.test(bare(word)) ? 'sign' : 'words';
}
