// Tells a word of completion that stands from one that its own sentence takes back: `done, but plan pending`.
import { behindWord, withoutCheck } from './status/check-marks.ts';
import { CLAUSE_END, CLAUSE_START, LONGEST_REMARK } from './status/clause.ts';
import { beginsWithCondition } from './status/condition.ts';
import { hasDissent } from './status/dissent.ts';
import { LATER, SAYS_NOTHING, TRIES, WHY_IT_ENDED } from './status/says-nothing.ts';
import { type Extent, TAKES_BACK, TAKES_BACK_WELL } from './status/takes-back.ts';
import { ofTheMatter, speaksAgainst } from './status/withheld.ts';
import { normal, wordOf } from './vocabulary.ts';

/** Words of an end that is none of success. */
const GAVE_UP: ReadonlySet<string> = new Set('failed fail cancelled canceled aborted terminated'.split(' '));

/** `phase 1 of 3`, `2/5`; a date has a third number, and a loop may end before its last iteration. */
const COUNTED = new RegExp(
  String.raw`(?<![\d/])(?<!\b${TRIES} )(\d{1,4})\s*(?:of|\/)\s*(\d{1,4})` +
    String.raw`(?![\d/])(?!\s+(?:\w{1,20}\s+)?${TRIES}\b)`,
  'gi',
);
/** In a step alone what is counted may be something else than its work: `3 of 5 colours dropped`. */
const OF_WORK = new RegExp(
  String.raw`^\s*(?:$|[,;:.)—–-]|(?:sub-?)?(?:steps?|tests?|tasks?|phases?|parts?|stages?|stories|files?` +
    '|specs?|items?|requirements?|sections?|modules?|slices?|chunks?|units?|waves?|batches|milestones?' +
    '|endpoints?|screens?|components?|scenarios?|criteria|acs?|pages?|layers?|done|green' +
    String.raw`|complete\w*|finished|pass\w*)\b)`,
  'i',
);
/** `(11/30)` and `on 3/4`: a day. Both parts have two digits, the day is no month, and nothing is counted. */
const DAY = new RegExp(
  String.raw`${CLAUSE_START}(?:0[1-9]|1[0-2])\/(?:0[1-9]|1[3-9]|2\d|3[01])${CLAUSE_END}` +
    String.raw`|\b(?:on|since|by|due) \d{1,2}\/\d{1,2}\b`,
  'gi',
);
/** A step's own place among the others: `completed (stage 3 of 7)`. */
const OWN_PLACE = /\bstage\s+\d{1,2}\s*(?:of|\/)\s*\d{1,2}/gi;
/** `, 80%`, `(80% done)`; `coverage 87%` measures something else. */
const PERCENT = new RegExp(
  String.raw`(?:^|[,;:(—–-])\s*(?:about |at |ca\.? |~ ?)?(\d{1,3})(?:\.\d{1,4})?\s?%` +
    String.raw`\s*(?:$|[,;).—–-]|done|complete|finished)`,
  'gi',
);

/** An answer that is `no` alone: `Architecture sign-off: no`. */
const NO = /^[\s:(—–-]*no\b[\s.!]*(?:$|[,;:)(—–-])/i;

/**
 * Does prose after the word take it back? To be asked of words that end or approve something alone. In doubt
 * a run has not ended, since work is lost otherwise; a step is done and an approval given, since work would
 * be done twice and a person asked twice.
 */
export function isTakenBack(found: string, extent: Extent = 'run', hangs = true): boolean {
  const word = wordOf(withoutCheck(found));
  // No sign parts it from its word: `done once CI is green`.
  const more = word.replace(/^[^\s:;]+/, '');
  const behind = behindWord(found);
  const isApproval = extent === 'approval';
  if (hangs && more !== '' && beginsWithCondition(more + behind, isApproval)) return true;
  if (hangs && isApproval && more !== '' && hasDissent(more + behind)) return true;
  return takesBack(behind, extent, { gaveUp: GAVE_UP.has(normal(word)), hangs });
}

/** The same of the prose alone, as it follows the word or the name of what is approved. */
export function takesBack(
  prose: string,
  extent: Extent,
  { gaveUp = false, hangs = true }: { readonly gaveUp?: boolean; readonly hangs?: boolean } = {},
): boolean {
  const isApproval = extent === 'approval';
  const all = prose.slice(0, LONGEST_REMARK);
  const said = isApproval ? ofTheMatter(all.replaceAll('*', '')) : all;
  // Most words stand alone, and the expressions below take a tenth of a small scan to compile.
  if (said.trim() === '') return false;
  if (hangs && !gaveUp && beginsWithCondition(said, isApproval)) return true;
  const later = extent === 'run' ? said : said.replace(LATER, ' ');
  const why = gaveUp ? later.replace(WHY_IT_ENDED, ' ') : later;
  const rest = why.replace(SAYS_NOTHING, ' ');
  if (TAKES_BACK[extent].test(rest)) return true;
  // Where nothing hangs on the words they say what the answer was: `answered, deferred to v2`.
  if (isApproval) return NO.test(rest) || (hangs && speaksAgainst(said));
  if (extent === 'run' && !gaveUp && TAKES_BACK_WELL.test(rest)) return true;
  return isPartOf(rest, extent);
}

/** Whether numbers say that a part of the whole is done alone. */
function isPartOf(prose: string, extent: Extent): boolean {
  const dated = prose.replace(DAY, ' ');
  const counted = extent === 'step' ? dated.replace(OWN_PLACE, ' ') : dated;
  const parts = [...counted.matchAll(COUNTED)].filter(
    ({ index, 0: all, 1: part, 2: whole }) =>
      Number(part) < Number(whole) &&
      (extent === 'run' || OF_WORK.test(counted.slice(index + all.length, index + all.length + 40))),
  );
  return parts.length > 0 || [...prose.matchAll(PERCENT)].some(([, part]) => Number(part) < 100);
}
