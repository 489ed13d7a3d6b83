// The parts that patterns of remarks are made of: where one begins and ends, and words that lead to its own.

export const alternatives = (...words: readonly string[]): string => words.join('|');

/** The end of a clause: a word before it says something of what was named, else of the word after it. */
export const CLAUSE_END: string = String.raw`(?=\s*(?:$|[,;:.)—–]|\s-\s))`;
export const CLAUSE_START: string = String.raw`(?<=^[\s:(—–,?-]{0,8}|[,;.(—–]\s{0,4}|\s-\s)`;

/** Words before a remark that speak of nothing else than what was called done. */
export const OF_THIS: string = `(?:(?:${alternatives(
  'but|and|then|now|later|again|since|still|already|only|just|very|it|this|that|which|all|everything|i|am',
  'has|have|had|was|were|been|be|is|are|got|as|(?:the )?(?:work|task|step|approval|status|result|end)',
)})\\s+){0,4}`;
