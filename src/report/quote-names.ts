// How names from files are quoted in our own text.

/** Whether a name from a file may stand among our own words: one word, which says nothing by itself. */
export function isPlainName(name: string): boolean {
  return /^[\p{L}\p{N}._][\p{L}\p{N}._:@/+-]{0,159}$/u.test(name);
}

/** What a file says counts as repeated from this many UTF-16 units on: less means nothing. */
const LEAST = 6;
/** A sentence made by Rekindle is no longer, names included. UTF-16 units. */
const LONGEST = 1000;

/**
 * Whether our sentence may stand among our words: what it quotes is plain, and it repeats nothing that
 * a file says. `theirs`: what files say, texts and names; a path counts by its parts as well.
 */
export function isOurs(sentence: string, theirs: readonly string[]): boolean {
  if (sentence.length > LONGEST || /\p{C}|\p{Zl}|\p{Zp}|`/u.test(sentence)) return false;
  const quoted = [...sentence.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name);
  if (!quoted.every(isPlainName)) return false;
  return !partsOf(theirs).some((part) => sentence.includes(part));
}

function partsOf(theirs: readonly string[]): readonly string[] {
  const parts = theirs.flatMap((text) => [text, ...text.split(/[/\n]/)]).map((part) => part.trim());
  return [...new Set(parts)].filter((part) => part.length >= LEAST && !isPlainName(part));
}
