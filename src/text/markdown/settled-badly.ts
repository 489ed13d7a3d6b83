// Settled, but not for good: `resolved incorrectly by Bob`, `answered the wrong question`.

/** What was settled so has to be settled again, no matter who did it. */
const BADLY = [
  'incorrectly|wrong(?:ly)?|badly|poorly|falsely|erroneously|mistakenly|inadequately|insufficiently',
  'incompletely|ambiguously|unclearly|prematurely|(?<=too )early|superficially|half-?heartedly|carelessly',
  'inconsistently|inaccurately|halfway|provisionally|tentatively|preliminarily|temporarily|unsatisfactorily',
  'without (?:an? |any )?(?:answer|decision)',
  'not (?:correctly|fully|properly|really|well|completely|entirely|for good)',
].join('|');
/** `partly by Ann, partly by Bob` is the whole. */
const PARTLY = '(?:partly|partially|in part)';
const THE_REST = `(?!.*\\b(?:${PARTLY}|(?:the )?(?:rest|remainder|remaining|others?))\\b)`;
/** Only where the clause ends with them: `by accident report team` is something else. */
const AT_END = [
  '(?:by|per|in|through) (?:mistake|error|accident|oversight)',
  '(?:i|we) (?:think|guess|believe|suppose|hope|assume)|perhaps|maybe|probably|presumably|supposedly',
  '(?:in name|on paper)(?: only)?|allegedly|apparently',
].join('|');
/** What was settled is not what was asked. */
const ANOTHER = '(?:(?:the|an?|some) (?:wrong|incorrect|different|other|unrelated)|another)';
const ASKED = '(?:question|one|marker|thing|point|issue|problem)s?';
/** Nor is how it was settled what it is to be. */
const WRONG_WAY =
  '(?:(?:with|by|in|for|as) )?(?:the|an?) (?:wrong|incorrect) ' +
  '(?:way|answer|value|number|word|unit|person|spec|file)s?';

const THOUGH = '(?:but|albeit|though|although|if|yet)';
const DEGREE = `(?:(?:${THOUGH}|all|very|rather|too|much|only|most|or so|as) )*`;
/** The clause ends here: `in error-codes.md` and `by error handling` go on. */
const CLAUSE_END = '(?=[\\s*_~]*(?:$|[,:()–—]|\\s-+\\s|[.!?;](?![\\p{L}\\p{N}])))';
const GOES_ON = 'and|but|as|because|so|again|at|first|for|to|only|then|too';

/**
 * Finds such words right after one of `word`. `how`: what says by whom, where and when. The last word
 * counts: `resolved wrongly at first, then resolved by Ann`.
 */
export function badlySettled(word: string, how: string): (clause: string) => boolean {
  // `incorrectly by Bob`, `wrongly and in haste`: what follows is no thing that was settled.
  const alone = `(?:${CLAUSE_END}|(?=[\\s*_~]+(?:${how}|(?:${GOES_ON})\\b)))`;
  const adverb = `(?:${BADLY}|(?:only )?${PARTLY}(?: only)?)`;
  const found = [
    `${DEGREE}(?:${BADLY})${alone}`,
    `${DEGREE}${PARTLY}(?: only)?(?:${CLAUSE_END}|(?= (?:by|with|from|on)\\b)${THE_REST})`,
    `${DEGREE}(?:${AT_END})${CLAUSE_END}`,
    `${DEGREE}(?:${ANOTHER} ${ASKED}|${WRONG_WAY})\\b`,
    // `by Ann, wrongly`, `by Ann but only in part`
    `${how}[^,;:()–—]{0,60}(?:[,(–—]\\s*(?:${THOUGH} )?|\\s-+\\s|\\s${THOUGH} )${adverb}${CLAUSE_END}`,
  ];
  const all = found.map((one) => new RegExp(`\\b${word}[\\s,(*_~–—-]{1,8}${one}(?!.*\\b${word})`, 'iu'));
  return (clause) => all.some((one) => one.test(clause));
}
