// Whether a sentence says of the open marker in it that it was settled. Of other things many are settled too:
// "filter resolved tickets by [NEEDS CLARIFICATION: …]" says nothing of the marker.

import { badlySettled } from './settled-badly.ts';

/** How much of a sentence around a marker is read. UTF-16 units. */
const AROUND = 240;

const WORD = '(?:resolved|settled|answered|clarified|closed|addressed|removed|no longer open)\\b';
/** What may stand between the marker, or who settled it, and the word. */
const LINK =
  '(?:(?:is|was|were|has|have|had|been|now|since|already|meanwhile|later|both|fully|' +
  'completely|entirely|properly|correctly|finally|recently)\\s+)*';
/** What follows the word where it is not said of a thing that comes next. */
const HOW = '(?:on|by|with|in|at|per|via|from|since|today|yesterday)\\b';
const OF_MARKER = '(?:\\s+(?:the|this|that|open|old|markers?|questions?))*';

/** After the marker. */
const AFTER = [
  // `… was resolved on Monday`, `~~ Settled: EUR`, `✅ answered`
  new RegExp(`^[^\\p{L}\\p{N}]*${LINK}${WORD}`, 'iu'),
  // `EUR (answered by Dana)`, `EUR, settled with finance`
  new RegExp(`[,(–—-]\\s*${LINK}${WORD}(?=\\s*(?:$|[:)\\d]|${HOW}))`, 'iu'),
];
/** After the marker, once nothing takes it back: `Dana answered: ten`. */
const SAID = new RegExp(`^[^:]{0,40}\\b${WORD}\\s*:`, 'iu');

/** Before the marker. */
const BEFORE = [
  // `Resolved: […]`, `We resolved the marker […]`
  new RegExp(`(?:^[^\\p{L}\\p{N}]*|\\b(?:we|i|they)\\s+)${LINK}${WORD}${OF_MARKER}[\\s*_~:–—-]*$`, 'iu'),
  // `Settled with finance on Monday: […]`
  new RegExp(`^[^\\p{L}\\p{N}]*${LINK}${WORD}\\s*(?:[,(]|${HOW})[^:]*:[\\s*_~]*$`, 'iu'),
];

/** `markers were settled`, said of those that stand before it: questions and items may be the product's. */
const NOUN = '(?:(?:open|old)\\s+)?(?:markers?|clarifications?)\\s+';
/** What is left open all the same: `were settled, except the last`. */
const WHOLLY = '(?!\\s*[,(–—-]?\\s*(?:except|apart|but|partly|in part)\\b)';
/** `All […] markers were settled`. */
const AFTER_NOUN = new RegExp(
  `^[^\\p{L}\\p{N}]*${NOUN}(?:was|were|has|have|had)\\s+${LINK}${WORD}${WHOLLY}`,
  'iu',
);
const EACH = '(?:(?:both|all)\\s+)?';
const OF_SEVERAL = `^[^\\p{L}\\p{N}]*(?:${NOUN})?${EACH}(?:were|have|had)\\s+${EACH}`;
/** `Both […] and […] were resolved`, of each of them. */
const AFTER_SEVERAL = new RegExp(`${OF_SEVERAL}${LINK}${WORD}${WHOLLY}`, 'iu');
const SAYS_OF_SEVERAL = new RegExp(OF_SEVERAL, 'iu');
/** What stands between markers of which one thing is said. */
const JOINT = /^[\s*_~]*(?:,|&|(?:,\s*)?(?:and|plus|as well as))[\s*_~]*$/i;
/** After the last of several that were settled by the words before them. */
const NO_MORE = new RegExp(`^[^\\p{L}\\p{N}]*(?:$|${HOW})`, 'iu');
/** Right before the first: what is said after it is said of none, or not of all. */
const NONE = '(?:neither|nor|no|none of|not (?:all|both|every)(?: of)?)';
const OF_NONE = new RegExp(`\\b${NONE}[\\s*_~]+(?:(?:the|these|open)\\s+)*(?:markers?\\s+)?$`, 'i');

const COUNT = '(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,3})';
/** `three of three` are all. */
const ALL_OF_THEM = `(?!(${COUNT})\\s+(?:out\\s+)?of\\s+(?:(?:the|these|all)\\s+)*\\1\\s)`;
const SOME = '(?:some|most|many|several|few|half|part|(?:nearly|almost) (?:all|every))';
const ALL_BUT = `(?:all|every|everything|any|anything)\\s+(?:but|except|save|apart from|besides|other than)`;
const PART = `(?:${SOME}|${COUNT}\\s+(?:out\\s+)?of|${ALL_BUT}(?:\\s+for)?(?:\\s+${COUNT})?)`;
/** Right before the first: what is said after it is said of a part of them, or of all others. */
const OF_PART = new RegExp(
  `\\b${ALL_OF_THEM}${PART}[\\s*_~]+(?:(?:of|all|the|these|those|open|old|${COUNT})\\s+)*(?:markers?\\s+)?$`,
  'i',
);

/** Before the marker, in its clause: what follows is a condition. */
const CONDITION = /\b(?:if|unless|whether|provided|assuming|in case)\b[^,;:]*$/i;
/** A condition as well, but for `once […] was resolved, we went on`, which tells what happened. */
const TIME = /\b(?:as soon as|when|whenever|before|after|once|until|till)\b[^,;:]*$/i;
const PAST = new RegExp(`^[^\\p{L}\\p{N}]*(?:${NOUN})?(?:was|were|had)\\b`, 'iu');
/** A condition after the word: `is settled once Ann answers`; `was settled once …` tells what happened. */
const SETTLED_IF = [
  new RegExp(`\\b${WORD}\\s+(?:only\\s+)?(?:if|unless|provided|assuming)\\b`, 'i'),
  new RegExp(`\\b(?:is|are)\\s+${WORD}\\s+(?:only\\s+)?(?:as soon as|when|whenever|once|until|till)\\b`, 'i'),
];
/** `was resolved, then reopened`: the last of the two words holds. */
const REOPENED = new RegExp(
  `\\b${WORD}(?:(?!\\b(?:not|never)\\b).)*\\b(?:re-?opened|open(?:ed)? again)\\b(?!.*\\b${WORD})`,
  'i',
);
const isSettledBadly = badlySettled(WORD, HOW);

const PERSON = '(?:i|we|they|he|she|you)';
/** Up to the marker, of which the clause speaks. */
const OF_IT = '(?:the|this|these|those|all|both|any|each|every|of|open|old|markers?|questions?)';
const THE_MARKER = `(?:[\\s*_~"“]+${OF_IT})*[\\s*_~"“]*$`;
const THAT = '(?:\\s+[^\\s,;:]+){0,2}?\\s+that\\b';
/** No one takes these words for a thing or its kind: `that` may be left out, and the clause may be long. */
const CLEARLY = `(?:${THE_MARKER}|${THAT}[^,;:]*$)`;
/** `claims that exceed […]`, `wrong limit […]` are things: `that` stands, and the marker or a person next. */
const WITH_THAT = `${THAT}(?:${THE_MARKER}|\\s+${PERSON}\\s[^,;:]*$)`;
const UNTRUE =
  '(?:doubtful|unsure|uncertain|unclear|unlikely|unproven|untrue|incorrect|wrong|false|questionable)';
const PERHAPS = '(?:hopefully|supposedly|allegedly|apparently|perhaps|maybe|probably|presumably)';
/** Before the marker: a clause that governs it is no more than somebody's belief, or denied. */
const DOUBTED = [
  // `I doubt […] was`, `we hope that […] was`
  `\\b${PERSON}\\s+(?:\\w+\\s+)?(?<!\\b(?:not|never)\\s)(?:doubt|think|guess|believe|suppose|` +
    `hope|assume|wish|deny|denied|dispute|fear|claim)(?:s|e?d)?\\b${CLEARLY}`,
  // `it is unclear […]`, `I'm unsure that […]`
  `\\b(?:it|${PERSON})(?:\\s+|['’])(?:is|was|are|were|am|seems|remains|s|m|re)\\s+(?:\\w+\\s+)?` +
    `${UNTRUE}\\b${CLEARLY}`,
  // `Ann is not sure that […]`, `I don't think […] was`
  "(?:\\b(?:not|never|hardly)|n['’]t)\\s+(?:\\w+\\s+)?" +
    `(?:sure|certain|clear|true|think|believe|agree|know|see|say)\\b${CLEARLY}`,
  // `Bob claims that […]`, `there are doubts that […]`
  `(?<!\\b(?:no|not|never|without|beyond)\\s|n['’]t\\s)\\b(?:${UNTRUE}|doubt(?:s|ed)?|hope[sd]?|` +
    `suppose[sd]?|den(?:y|ies|ied)|dispute[sd]?|pretend(?:s|ed)?|assume[sd]?|wish(?:es|ed)?|` +
    `claim(?:s|ed)?)${WITH_THAT}`,
  // `Perhaps […] was`
  `(?:^[^\\p{L}\\p{N}]*${PERHAPS}\\b[^,;:]*$|\\b${PERHAPS}${THE_MARKER})`,
].map((one) => new RegExp(one, 'iu'));
/** The marker is what a clause before it speaks of: `[…] was`, but not `[…] — resolved: 3`. */
const GOVERNED = new RegExp(
  `^[\\s*_~"”]*(?:(?:open|old)\\s+)?(?:(?:markers?|clarifications?|questions?|items?|points?)\\s+)?` +
    `(?:(?:is|was|were|are|has|have|had)\\b|${LINK}${WORD})`,
  'i',
);
/** A question, up to its mark; one that is answered with yes settles it. */
const ASKED = /^[^:(.!;|[?]*\?(?!\S)(?!\s*[*_~(]*yes\b)/i;

const WHOLE = `^[^\\p{L}\\p{N}]*`;
/** `None of the […] markers remain`: it begins so, for `make sure that no […]` asks for it. */
const BEGINS_NONE = new RegExp(`${WHOLE}(?:none of|no)[\\s*_~]+(?:(?:the|these|open|old)\\s+)*$`, 'iu');
const STILL = '(?:(?:still|now|any longer)\\s+)?';
const OPEN = '(?:left|open|outstanding|unresolved|unanswered)';
const REMAIN = `(?:remains?(?:\\s+${OPEN})?|(?:is|are)\\s+${STILL}${OPEN})`;
const NONE_REMAIN = new RegExp(
  `${WHOLE}(?:${NOUN})?${STILL}${REMAIN}\\s*(?:$|[(:]|(?:in|on|since|now|today)\\b)${WHOLLY}`,
  'iu',
);
/** `There are no […] markers left`, `Zero […] markers remain`: of markers, not of what they ask. */
const BEGINS_NO_SUCH = new RegExp(
  `${WHOLE}(?:there\\s+(?:are\\s+(?:no|not\\s+any)|aren['’]t\\s+any)|no\\s+more|zero|` +
    '(?:this|the)\\s+(?:spec|document|file)\\s+has\\s+(?:no|zero))' +
    '[\\s*_~]+(?:(?:more|open|old)\\s+)*$',
  'iu',
);
const NO_SUCH = new RegExp(
  `${WHOLE}markers?(?:\\s+(?:${STILL}${REMAIN}|${OPEN}|remaining|any\\s+more))?` +
    `\\s*(?:$|[(:]|(?:in|on|since|now|today)\\b)${WHOLLY}`,
  'iu',
);
/** A box without a tick: what it says is still to be made true. */
const UNTICKED = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[ \]/;
/** `All three […] items have been answered`: of all that the marker names, not of what a product does. */
const BEGINS_ALL = new RegExp(
  `${WHOLE}(?:all|both)[\\s*_~]+(?:(?:of|the|these|open|old|${COUNT})\\s+)*$`,
  'iu',
);
const ALL_ANSWERED = new RegExp(
  `${WHOLE}(?:items|questions|points)\\s+(?:were|have|had)\\s+${LINK}(?:resolved|settled|answered)` +
    `${WHOLLY}\\s*(?:$|[(:]|(?:on|since|with|in)\\b)`,
  'iu',
);

/** What takes such a word back: `not yet resolved`, `to be settled`, `until answered`, `partly answered`. */
const UNSETTLED = new RegExp(
  `(?:\\b(?:${[
    'not|none|never|to be|must|should|will|cannot|needs?|until|unless|before|when|if',
    'partly|partially|half|almost|nearly|wrongly|incorrectly|mistakenly|falsely|badly|poorly',
  ].join('|')})\\b|n['’]t\\b)`,
  'i',
);

/** Flagged by mistake, or settled badly at first: `incorrectly flagged; resolved by Ann`. */
const AT_FIRST = new RegExp(
  `^[\\s*_~]*(?:(?:is|was|has|had|been)\\s+)*(?:\\w+ly\\s+)?` +
    `(?:flagged|raised|opened|added|marked|asked|reported|${WORD})`,
  'iu',
);
const LATER = new RegExp(`^\\s*(?:but\\s+)?${LINK}${WORD}(?=\\s*(?:$|[:)]|${HOW}))`, 'iu');

/** Does the sentence that a marker stands in say, outside the marker itself, that it was settled? */
export function isSettled(bare: string, at: number): boolean {
  const end = bare.indexOf(']', at) + 1;
  if (end === 0) return false;
  const all = severalAt(bare, { start: at, end });
  const before = lastSentence(bare.slice(Math.max(0, all.start - AROUND), all.start));
  const after = firstSentence(bare.slice(all.end, all.end + AROUND));
  const rest = bare.slice(all.end, all.end + AROUND);
  if (isSettledLater(before, after, rest)) return true;
  if (isTakenBack(before, after, rest)) return false;
  if (BEGINS_NONE.test(before) && NONE_REMAIN.test(after)) return !UNTICKED.test(bare);
  if (BEGINS_NO_SUCH.test(before) && NO_SUCH.test(after)) return !UNTICKED.test(bare);
  if (OF_NONE.test(before)) return false;
  if (BEGINS_ALL.test(before) && ALL_ANSWERED.test(after)) return true;
  const isFirst = all.start === at;
  const isLast = all.end === end;
  const saysBefore = BEFORE.some((one) => one.test(before)) && !isSettledBadly(before);
  if (isFirst && isLast) return saysAfter(after) || saysBefore;
  if (SAYS_OF_SEVERAL.test(after)) return AFTER_SEVERAL.test(after);
  return (isLast && saysAfter(after)) || (saysBefore && (isFirst || NO_MORE.test(after)));
}

/** Does the clause after `;` say of a marker that was flagged, or settled badly, that it is settled since? */
function isSettledLater(before: string, after: string, rest: string): boolean {
  const then = rest.slice(after.length).startsWith(';') ? firstSentence(rest.slice(after.length + 1)) : '';
  return AT_FIRST.test(after) && LATER.test(then) && !isTakenBack(before, then, then);
}

/** Is what the sentence says a condition, a question, said of others or of a part, or no longer true? */
function isTakenBack(before: string, after: string, rest: string): boolean {
  if ([OF_PART, CONDITION].some((one) => one.test(before))) return true;
  if (isDoubted(before, after)) return true;
  if (TIME.test(before) && !PAST.test(after)) return true;
  if ([...SETTLED_IF, REOPENED].some((one) => one.test(after)) || isSettledBadly(after)) return true;
  return !before.includes(':') && ASKED.test(rest);
}

function isDoubted(before: string, after: string): boolean {
  const isItsClause = GOVERNED.test(after) || BEFORE.some((one) => one.test(before));
  return isItsClause && DOUBTED.some((one) => one.test(before));
}

function saysAfter(after: string): boolean {
  if (AFTER_NOUN.test(after) || AFTER.some((one) => one.test(after))) return true;
  return !UNSETTLED.test(SAID.exec(after)?.[0] ?? 'not');
}

/** A place in a line. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** From the first to the last of the brackets that a marker is counted up with: `[…], […] and […]`. */
function severalAt(bare: string, marker: Span): Span {
  let { start, end } = marker;
  for (const one of bracketsIn(bare, Math.max(0, start - AROUND), start).toReversed())
    if (JOINT.test(bare.slice(one.end, start))) start = one.start;
  for (const one of bracketsIn(bare, end, end + AROUND))
    if (JOINT.test(bare.slice(end, one.start))) end = one.end;
  return { start, end };
}

function bracketsIn(bare: string, from: number, to: number): readonly Span[] {
  const found = bare.slice(from, to).matchAll(/\[[^\][]*\]/g);
  return [...found].map(({ index, 0: { length } }) => ({ start: from + index, end: from + index + length }));
}

const BULLET = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX~-]\][ \t]+)?/;

/** What stands before a marker since the last sentence ended, or another marker did; no bullet. */
function lastSentence(text: string): string {
  const line = text.replace(BULLET, '');
  return line.split(/[.!?;|]\s|\||\]/).at(-1) ?? '';
}

/** What stands after a marker until its sentence ends, or another bracket begins. */
function firstSentence(text: string): string {
  return text.split(/[.!?;](?=\s|$)|\||\[/, 1)[0] ?? '';
}
