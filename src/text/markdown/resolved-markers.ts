// Whether a sentence says of the open marker in it that it was settled. Of other things many are settled too:
// "filter resolved tickets by [NEEDS CLARIFICATION: …]" says nothing of the marker.

/** How much of a sentence around a marker is read. UTF-16 units. */
const AROUND = 240;

const WORD = '(?:resolved|settled|answered|clarified|closed|addressed|removed|no longer open)\\b';
/** What may stand between the marker, or who settled it, and the word. */
const LINK = '(?:(?:is|was|were|has|have|had|been|now|since|already|meanwhile|later|both|fully)\\s+)*';
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

/** What takes such a word back: `not yet resolved`, `to be settled`, `until answered`. */
const UNSETTLED =
  /(?:\b(?:not|none|never|to be|must|should|will|cannot|needs?|until|unless|before|when|if)\b|n['’]t\b)/i;

/** Does the sentence that a marker stands in say, outside the marker itself, that it was settled? */
export function isSettled(bare: string, at: number): boolean {
  const end = bare.indexOf(']', at) + 1;
  if (end === 0) return false;
  const before = lastSentence(bare.slice(Math.max(0, at - AROUND), at));
  const after = firstSentence(bare.slice(end, end + AROUND));
  return (
    AFTER.some((one) => one.test(after)) ||
    BEFORE.some((one) => one.test(before)) ||
    !UNSETTLED.test(SAID.exec(after)?.[0] ?? 'not')
  );
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
