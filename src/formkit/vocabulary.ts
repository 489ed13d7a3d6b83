// Status tables: the closed vocabulary of a field, and what each of its words means to the format.
import type { Word } from '../model/workflow.ts';
import { normal, wordOf } from '../text/words.ts';

/** The words of one field. */
export interface Vocabulary<Meaning> {
  /** What a value means, by the word that it begins with; `null` for a word that nobody knows. */
  means(found: string): Meaning | null;
  /** The words that the field may hold, as they are shown to a person. */
  readonly expected: readonly string[];
  /** The field as the hub judges it: an unknown word makes the workflow ask (`status-unknown`). */
  word(field: string, found: string | null, line: number | null): Word;
}

/**
 * `vocabulary({ pending: 'open', in_progress: 'open', completed: 'done' })`. Case, blanks, hyphens and prose
 * after the word do not matter (`**In-Progress** (since Monday)`). `spare` words are understood like the
 * others and not shown as expected: what later or careless versions write.
 */
export function vocabulary<Meaning>(
  words: Readonly<Record<string, Meaning>>,
  spare: Readonly<Record<string, Meaning>> = {},
): Vocabulary<Meaning> {
  const all = new Map(
    [...Object.entries(words), ...Object.entries(spare)].map(([word, meaning]) => [normal(word), meaning]),
  );
  const means = (found: string): Meaning | null => all.get(normal(wordOf(found))) ?? null;
  const expected = Object.keys(words);
  return {
    means,
    expected,
    word: (field, found, line) => ({
      field,
      found,
      known: found !== null && means(found) !== null,
      expected,
      line,
    }),
  };
}
