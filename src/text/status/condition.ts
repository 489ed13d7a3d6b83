// What an end or an approval hangs on: `done once CI is green`, `approved if tests pass`.

/** Words by which anything hangs on something; for a regular expression. */
export const CONDITION = 'if|once|when|as (?:long|soon) as|provided|providing|assuming|subject to';

/** The same of a remark: `on condition`, `with two conditions`. With `no` before it, it hangs on nothing. */
const CONDITIONS = String.raw`(?<!\b(?:no|without) )condition\w*`;
const ANYWHERE = new RegExp(String.raw`\b(?:${CONDITION}|${CONDITIONS})\b`, 'i');

/** No condition: how often, by whom, and on which day. */
const NONE = String.raw`(?:once (?:again|more)\b|provided by\b|when ?[:=] ?\d)`;
const BEFORE_CONDITIONS = '(?:(?:on|under|with)(?: (?!no )[a-z]{1,12})? )?';
const CONDITION_ENDS = String.raw`(?=\s*(?:$|[,;:.!)(—–]|\s-\s|of\b|on\b|that\b))`;
const FIRST = new RegExp(
  String.raw`^[^\w.]{0,16}(?!${NONE})(?:(?:${CONDITION})(?![\w-])` +
    `|${BEFORE_CONDITIONS}(?:conditions?|conditional(?:ly)?)${CONDITION_ENDS})`,
  'i',
);

/** Does a remark begin with what it hangs on? A condition further on may be one of what was made. */
export const beginsWithCondition = (remark: string): boolean => FIRST.test(remark);

/** Does a remark name a condition anywhere? For a person's approval: none of it describes what was made. */
export const namesCondition = (remark: string): boolean => ANYWHERE.test(remark);
