// Tells a word of completion that stands from one that its own sentence takes back: `done, but plan pending`.
import { normal, wordOf } from './vocabulary.ts';

/** What a word is said of: a person's approval, a step of a run, or the whole run. */
export type Extent = 'approval' | 'step' | 'run';

/** Answers of a person that say no, alone as a status or after a word that said yes. */
export const REFUSALS: readonly string[] =
  'rejected refused denied declined revoked withdrawn rescinded disapproved'.split(' ');

const alternatives = (...words: readonly string[]) => words.join('|');

/** After any word that says yes: it is yet to come, or does not hold any more. */
const NOT_HELD = alternatives(
  ...REFUSALS,
  'not|never|pending|until|unless|yet|await\\w*|waiting (?:for|on)|partial\\w*|in part|no longer|to be',
  're-?open\\w*|revert\\w*|re-?work\\w*|superseded|stale|todo|to[- ]do|tbd|wip|retry\\w*|retries',
);

/** After the end of a step as well: something of it is left. An approval may name that and hold. */
const LEFT = alternatives(
  'but|except|excluding|only|still|open|draft\\w*|proposed|remain\\w*|incomplete|unfinished|blocked|failed',
  'in[-_ ]progress',
);

/** The same after words that say that all is well; a run that failed has such things left and is over. */
const UNDONE = alternatives(
  'failing|fails|needs?|missing|outstanding|almost|nearly|mostly|left|(?:under|in) review',
  'un(?:verified|reviewed|tested|approved|confirmed|signed|resolved|settled)',
);

/** A step may well be done where it names the next one, a run is not. */
const NEXT = 'next';

const words = (...lists: readonly string[]) =>
  new RegExp(String.raw`\b(?:${alternatives(...lists)})\b|n['’]t\b`, 'i');

const TAKES_BACK: Readonly<Record<Extent, RegExp>> = {
  approval: words(NOT_HELD),
  step: words(NOT_HELD, LEFT),
  run: words(NOT_HELD, LEFT, NEXT),
};
const TAKES_BACK_WELL = words(UNDONE);

/** Words of an end that is none of success. */
const GAVE_UP: ReadonlySet<string> = new Set('failed fail cancelled canceled aborted terminated'.split(' '));

const SOME = `(?:${alternatives(NOT_HELD, LEFT, UNDONE, NEXT)}|failures?|errors?)`;
/** `no open questions`, `0 failed`, `nothing left`, `0 of 12 failed`, `not needed`: that nothing is left. */
const NOTHING_LEFT = new RegExp(
  [
    String.raw`\b(?:no|none|nothing|without|zero|0(?:\s*(?:of|/)\s*\d{1,4})?)\s+`,
    String.raw`(?:\w{1,20}\s+){0,2}?${SOME}\b`,
    String.raw`(?:\s*(?:,|and|or|nor)\s+${SOME}\b){0,3}`,
    String.raw`|\bnot\s+(?:applicable|needed|required|necessary|relevant|blocking)\b`,
  ].join(''),
  'gi',
);

/** `phase 1 of 3`, `2/5`; a date has a third number, and a loop may end before its last iteration. */
const COUNTED = /(?<![\d/])(?<!\b(?:iteration|cycle)s? )(\d{1,4})\s*(?:of|\/)\s*(\d{1,4})(?![\d/])/gi;
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
 * Does prose after the word take it back? To be asked of words that end or approve something alone: there a
 * word that is believed too early loses work, elsewhere prose costs nothing.
 */
export function isTakenBack(found: string, extent: Extent = 'run'): boolean {
  const word = normal(wordOf(withoutCheck(found)));
  return takesBack(behindWord(found), extent, GAVE_UP.has(word));
}

/** The same of the prose alone, as it follows the word or the name of what is approved. */
export function takesBack(prose: string, extent: Extent, gaveUp = false): boolean {
  const rest = prose.replace(NOTHING_LEFT, ' ');
  if (TAKES_BACK[extent].test(rest)) return true;
  if (extent === 'approval') return NO.test(rest);
  if (!gaveUp && TAKES_BACK_WELL.test(rest)) return true;
  const counted = extent === 'step' ? rest.replace(OWN_PLACE, ' ') : rest;
  return (
    [...counted.matchAll(COUNTED)].some(([, part, whole]) => Number(part) < Number(whole)) ||
    [...rest.matchAll(PERCENT)].some(([, part]) => Number(part) < 100)
  );
}

/** What stands after the word that a value begins with, marks left out. */
export function behindWord(found: string): string {
  const bare = withoutCheck(found).replace(/[*`]/g, '').trim();
  return bare.slice(wordOf(bare).length);
}

const CHECK = '[✅✔✓☑]\\uFE0F?';
const ANY_CHECK = new RegExp(CHECK, 'u');
const CHECKED_BEFORE = new RegExp(`^(?:${CHECK})\\s*`, 'u');
const CHECKED_AFTER = new RegExp(`\\s*${CHECK}$`, 'u');

/** Words that a check mark beside them only says again. */
const SAYS_YES: ReadonlySet<string> = new Set(
  (
    'approved complete completed applied done produced pass passed cleared certified accepted signed_off ' +
    'finished resolved answered closed processed skipped waived ok yes'
  ).split(' '),
);

/** `✅ COMPLETE`, `completed ✅`: the word alone. Beside another word (`✅ PENDING`) the mark stays. */
export function withoutCheck(found: string): string {
  if (!ANY_CHECK.test(found)) return found;
  const bare = found.replace(/[*`]/g, '').trim();
  const rest = bare.replace(CHECKED_BEFORE, '');
  const first = wordOf(rest);
  const word = first.replace(CHECKED_AFTER, '');
  return SAYS_YES.has(normal(word)) ? word + rest.slice(first.length) : found;
}
