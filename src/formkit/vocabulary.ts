// Status tables: the closed vocabulary of a field, and what each of its words means to the format.
import type { Word } from '../model/workflow.ts';
import { isTakenBack } from '../text/qualified-status.ts';
import { withoutCheck } from '../text/status/check-marks.ts';
import type { Extent } from '../text/status/takes-back.ts';
import { normal, wordOf } from '../text/vocabulary.ts';

/** The words of one field. */
export interface Vocabulary<Meaning> {
  /** What a value means, by the word that it begins with; `null` for an unknown word. */
  means(found: string): Meaning | null;
  /** The words that the field may hold, as they are shown to a person. */
  readonly expected: readonly string[];
  /** The field as the hub judges it: an unknown word makes the workflow ask (`status-unknown`). */
  word(field: string, found: string | null, line: number | null): Word;
}

/** Why something was given up takes nothing of it back: `cancelled, no longer needed`. */
const GIVEN_UP = wordSet('cancelled canceled archived abandoned');
const WHY = /\b(?:(?:superseded|replaced) by|no longer|not (?:worth|wanted|used|going))\b.*/is;

/**
 * `vocabulary({ pending: 'open', in_progress: 'open', completed: 'done' })`. Case, blanks, hyphens and prose
 * after the word do not matter (`**In-Progress** (since Monday)`). `spare` words are understood like the
 * others and not shown as expected: what later or careless versions write. `ends` are words that end
 * something, a whole run or one step of it (`extent`): one whose own sentence takes it back (`completed, but
 * plan pending`) means nothing.
 */
export function vocabulary<Meaning>(
  words: Readonly<Record<string, Meaning>>,
  spare: Readonly<Record<string, Meaning>> = {},
  ends: readonly string[] = [],
  extent: Extent = 'run',
): Vocabulary<Meaning> {
  const all = new Map(
    [...Object.entries(words), ...Object.entries(spare)].map(([word, meaning]) => [normal(word), meaning]),
  );
  const ending = new Set(ends.map(normal));
  const means = (found: string): Meaning | null => {
    const word = statusWord(found);
    const said = GIVEN_UP.has(word) ? found.replace(WHY, '') : found;
    return ending.has(word) && isTakenBack(said, extent) ? null : (all.get(word) ?? null);
  };
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

/**
 * The word of a closed vocabulary that a value begins with, in its normal spelling; a check mark beside it
 * that says the same is left out.
 */
export function statusWord(found: string): string {
  return normal(wordOf(withoutCheck(found)));
}

/** A set of words of a vocabulary, written with blanks between them: `wordSet('done passed accepted')`. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
