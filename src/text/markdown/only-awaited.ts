// Whether words that begin with `pending` or `awaiting` say what is waited for, and nothing besides.
import { alternatives } from '../status/alternatives.ts';
import { ASKED, ID, SEVERAL } from './awaiting.ts';
import { namesWait } from './put-off.ts';
import { isUnanswered } from './unanswered.ts';

/** Words of a statement: it is said what is, and not what is waited for. */
const TELLS = new RegExp(
  String.raw`\b(?:${alternatives(
    'is|are|was|were|be|been|being|isn|aren|has|have|had|would|can|could|might|must|should|shall|do|does',
    '(?<!\\b(?:until|in|by|before|after|since) )may\\b(?! \\d)|will(?= [a-z])|gets?|needs?|require[sd]?',
    'stays?|keeps?|kept|shows?|shown|sees?|remains?|then|only|but|not|no|never|always|instead|means?|counts?',
    'allow(?:s|ed)?|blocks?|expires?|becomes?|goes|go|stops?|fails?|turns?|moves?|retry|retries',
  )})\b|→|⇒|[-=]>|^(?:and|or)\b|\bdefault$|^for \d`,
  'i',
);
/** What is asked for, at the end or with of whom, after a few words. */
const ENDS_ASKED = new RegExp(
  String.raw`^(?:\S+ ){0,4}${SEVERAL}(?: (?:from|by|of|to|with|on|for|in|at) (?:\S+ ?){1,5})?$`,
  'iu',
);
/** `from Ann`, `since Monday`, `in the next sprint` */
const WITH_WHOM = /^(?:with|from|by|since|until|in|on|at|after|before|next|for) (?:\S+ ?){1,4}$/i;
/** What may be left after a sign: whom one asked, an amount, or a default until then. */
const BESIDE = /^(?:(?:i |we )?asked|default) .{1,60}$|^\d{1,4} \p{L}{1,12}$|^@?\p{L}[\p{L}.'’-]{0,30}$/iu;
/** It can be nothing else: what stands after it is said of the wait. */
const CLEAR = new RegExp(
  String.raw`^(?:it|(?:\S+ ){0,3}(?:${ASKED}|reply)(?: (?:from|by|to) .{1,60})?)$`,
  'i',
);
const IDS = new RegExp(String.raw`(?<![\w.-])${ID}(?:(?:, | and | & |\/)${ID})*(?![\w-]|\.\w)`, 'gu');
const SIGNS = /\s*[,;:()[\]]\s*|(?:^|\s)[-–—]+(?:\s|$)|[.!](?:\s|$)/;
/** UTF-16 units; what is longer says more. */
const LONGEST = 200;

const wordsOf = (part: string): number => part.split(/\s+/).length;

/**
 * For places where a tool writes such words of its own (`Pending C2.1`): a few words that tell nothing are
 * what is waited for (`Pending legal`), and a statement is an answer (`Pending orders are kept 30 days`).
 */
export function isOnlyAwaited(answer: string): boolean {
  const bare = answer.slice(0, LONGEST + 1).replace(/[*`"“”]|(?<![^\s([])_+|_+(?=$|\s)/g, '');
  const [first] = /^[\s(["']*(?:pending|awaiting)(?![a-z\d])[-_']?/i.exec(bare) ?? [];
  if (first === undefined || bare.length > LONGEST) return false;
  const said = bare.slice(first.length).replace(IDS, 'it');
  const [begin = '', ...others] = said.split(SIGNS).map((part) => part.trim());
  if (CLEAR.test(begin)) return true;
  const isShort = begin === '' || wordsOf(begin) < 3 || ENDS_ASKED.test(begin) || WITH_WHOM.test(begin);
  // `Pending, paid, expired` is a list of states.
  if (!isShort || TELLS.test(begin) || others.filter((part) => /^\p{Ll}+$/u.test(part)).length > 1)
    return false;
  return others.every(
    (part) =>
      part === '' ||
      isUnanswered(part) ||
      namesWait(part) ||
      (!TELLS.test(part) && (part === 'it' || ENDS_ASKED.test(part) || BESIDE.test(part))),
  );
}
