// Whether the place of an answer holds none yet: a sign, a gap of a template, or words that put it off.
import { isPlaceholder } from '../vocabulary.ts';

const COMMENT = /<!--(?:(?!-->)[\s\S])*(?:-->|$)/g;
/** How words are set off, at both ends: quotes, emphasis, code, a quotation. */
const AROUND = /^[\s*`"'“”‘’~>]+|(?<![\s*`"'“”‘’~])[\s*`"'“”‘’~]+$/g;
/** A line to write on, and signs that stand for words to come. */
const SIGN = /^(?:[-–—]{1,3}|_+|…+|\.{3,}|\?+|\[[ _…]+\])$/;
/** Boxes of which none is ticked. */
const BOXES = /^(?:[-*+][ \t]+)?(?:\[ \][^[\]]*)+$/;

/** Alone they say that nothing is said; `none` is an answer, and so is `N/A because …`. */
const NOTHING: ReadonlySet<string> = new Set(['', 'n/a', 'null']);

/**
 * Words that put the answer off: alone, or with whom it waits for. Anything more may be an answer, as in
 * `Pending for 30 days, then deleted`.
 */
const PUT_OFF = new RegExp(
  [
    '^(?:tbd|tba|tbc|todo|to-do|pending|awaiting|waiting|unanswered|undecided',
    '|(?:still |yet )?to be (?:answered|decided|determined|defined|confirmed|clarified|filled in)',
    '|(?:no answer|not answered|not decided)(?: so far| yet)?)',
    String.raw`(?:\s*[—–(,:-]?\s*(?:ask|see|by|with|from|waiting for|awaiting|pending)\s+[\w@.' -]{1,40}\)?`,
    String.raw`|\s*\(\p{Lu}[\p{L}.-]{0,30}\))?[.!]?$`,
  ].join(''),
  'iu',
);

/** `[your answer here]`, `(write your choice)`: what stands in brackets and speaks of the answer to come. */
const BRACKETED = /^(?:\[([^[\]]+)\]|\(([^()]+)\)|\{([^{}]+)\}|<([^<>]+)>)$/;
const TO_FILL = new RegExp(
  '^(?:(?:please )?(?:enter|insert|write|fill in|type|add|put|provide|give|choose|pick) )?' +
    '(?:(?:your|the|an?|user(?:.s)?) )?(?:answer|response|reply|decision|choice|input)s?' +
    '(?: (?:goes )?here| below| to come)?$|^(?:fill (?:me |this )?in|(?:leave )?blank)$',
  'i',
);

/** Does this say that there is no answer yet? */
export function isUnanswered(text: string): boolean {
  const said = withoutComments(text);
  const plain = said.replace(AROUND, '');
  if (plain === '') return !said.includes('*');
  if (SIGN.test(plain) || BOXES.test(said) || isPlaceholder(plain)) return true;
  const words = plain.replace(/[*`~]|(?<![\p{L}\d])_+|_+(?![\p{L}\d])/gu, '').trim();
  if (NOTHING.has(words.toLowerCase()) || PUT_OFF.test(words)) return true;
  const inner =
    BRACKETED.exec(words)
      ?.slice(1)
      .find((one) => one !== undefined)
      ?.trim() ?? '';
  return inner !== '' && (TO_FILL.test(inner) || PUT_OFF.test(inner));
}

/** The words of an answer: comments beside them are none of it. */
export function withoutComments(text: string): string {
  return text.replace(COMMENT, ' ').trim();
}
