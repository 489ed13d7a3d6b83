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

/** What may follow a word that puts the answer off: its end, a sign, or whom and what it waits for. */
const LATER = String.raw`(?:$|\s*[:;(\[/]|\s+[—–-]|\.(?:\s|$)|\s+(?:by|from|for|until|after|with|at)\b)`;
const WAITED_FOR = 'ask|see|answer|reply|response|decision|input';
const OPEN_TO_BE = 'answered|decided|determined|defined|confirmed|clarified|filled in';
const PUT_OFF = new RegExp(
  [
    `^(?:tbd|tba|tbc|todo|to-do)(?:${LATER}|,)`,
    String.raw`^(?:pending|awaiting|waiting)(?:${LATER}|,?\s+(?:${WAITED_FOR})\b)`,
    `^(?:still |yet )?to be (?:${OPEN_TO_BE})(?:${LATER}|,)`,
    `^(?:no answer|not answered|not decided|unanswered|undecided)(?: so far| yet)?(?:${LATER}|,)`,
  ].join('|'),
  'i',
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
