// Whether words that begin with `pending` or `awaiting` name what is asked for, and of whom.
import { alternatives } from '../status/alternatives.ts';

/** What is asked for. */
export const ASKED = 'answer|clarification|decision';
/** What is asked for of a person, and may be the name of a state as well: `pending review`. */
const JUDGED = alternatives(
  'reply|response|feedback|input|review|approval|confirmation|sign-?off|validation|discussion|resolution',
  'agreement|consent|verification|guidance|opinion|advice',
);
/** Several of them may be what is answered: `pending user reviews`. */
export const SEVERAL = `(?:(?:${ASKED}|${JUDGED})s?|replies)`;
/** Who is asked, and on whose part. */
const PEOPLE = alternatives(
  'users?|clients?|customers?|stakeholders?|legal|product|owners?|p[mo]|PM|PO|security|teams?|management',
  'ux|UX|ui|UI|qa|QA|cto|CTO|ceo|CEO|design|business|human|managers?|leads?|architects?|analysts?|privacy',
  "compliance|finance|operations|ops|marketing|sales|support|[a-z]{2,20}['’]s?|\\p{Lu}[\\p{L}-]{1,30}['’]s?",
);
const OF_WHOM = String.raw`(?: (?:from|by|of) (?!default\b)[\p{L}@.'’ -]{1,60})`;
export const ID = String.raw`[A-Za-z]{1,3}-?(?:[A-Z]-?)?\d{1,4}(?:\.\d{1,3})?`;
const TO_WHAT = `(?: (?:to|on|of|for) (?:question |gap )?${ID})`;

/** A noun in capitals (`Pending Legal Review`) is what a state is called. */
const AWAITED = new RegExp(
  String.raw`^(?:(?:[Pp]ending|PENDING|[Aa]waiting|AWAITING)[\s_-]+|[Ww]aiting (?:for|on) )` +
    '(?:(?:an?|the) )?' +
    `(?:(?:(?:${PEOPLE})[ -]){1,3}(?:${ASKED}|${JUDGED})(?:${OF_WHOM}|${TO_WHAT})?` +
    `|(?:${ASKED})(?:${OF_WHOM}|${TO_WHAT})?|(?:${JUDGED})${OF_WHOM})[.!]?$`,
  'u',
);

/** `Pending legal review`, `awaiting answer`, `Awaiting reply from Ann`: the whole of it. */
export const namesAwaited = (words: string): boolean => AWAITED.test(words);
