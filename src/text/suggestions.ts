// The known word that was probably meant by one that is not known.

/** Levenshtein's distance: how many letters must be added, removed or replaced. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const replaced = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** UTF-16 units of a word that are compared. */
const LONGEST = 200;

/** ` Did you mean …?` where a known word is near enough to be meant, else nothing. */
export function didYouMean(word: string, known: readonly string[]): string {
  const typed = word.slice(0, LONGEST).toLowerCase();
  const near = known
    .map((one) => ({ one, far: distance(typed, one.toLowerCase()) }))
    .filter(({ one, far }) => far <= nearEnough(one.length))
    .sort((a, b) => a.far - b.far)
    .map(({ one }) => one);
  return near.length === 0 ? '' : ` Did you mean ${orList(near.slice(0, 3))}?`;
}

/** Letters that may differ in a slip of the finger: two neighbours that changed places are two. */
function nearEnough(letters: number): number {
  return letters < 4 ? 1 : Math.max(2, Math.floor(letters / 3));
}

/** `a`, `a or b`, `a, b or c`. */
export function orList(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
