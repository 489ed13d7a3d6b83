// How words that were asked for meet words that are known.

/** Below this many letters a word stands for itself alone ("api" is not the beginning of "apiary"). */
const STEM = 4;
/** What a word counts that only begins like another one: "auth" and "authentication". */
const BEGINNING = 0.8;

/** The share of these words that was asked for. */
export function coverOf(words: readonly string[], asked: readonly string[]): number {
  return words.length === 0 ? 0 : sum(words.map((word) => bestOf(word, asked).weight)) / words.length;
}

/** What a word met, and how surely: 0 to 1. */
export interface Met {
  readonly word: string | null;
  readonly weight: number;
}

/** The word that comes nearest among those that are known. */
export function bestOf(word: string, known: readonly string[]): Met {
  if (known.includes(word)) return { word, weight: 1 };
  const like = known.find((other) => begins(word, other) || begins(other, word));
  return like === undefined ? { word: null, weight: 0 } : { word: like, weight: BEGINNING };
}

function begins(short: string, long: string): boolean {
  return short.length >= STEM && long.startsWith(short);
}

/** Which words met which, and how much of the label was asked for, in one line. */
export function whyOf(
  asked: readonly string[],
  met: readonly Met[],
  { what, words }: { readonly what: string; readonly words: readonly string[] },
  cover: number,
): string {
  const pairs = asked.flatMap((word, index) => {
    const other = met[index]?.word ?? null;
    return other === null ? [] : [other === word ? word : `${word} (as ${other})`];
  });
  const missed = asked.filter((_word, index) => met[index]?.word === null);
  return [
    pairs.length > 0 ? `meets ${pairs.join(', ')}` : 'meets no word',
    `${Math.round(cover * 100)}% of its ${what} (${words.join(', ')})`,
    ...(missed.length > 0 ? [`not in it: ${missed.join(', ')}`] : []),
  ].join('; ');
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
