// Articles of a constitution, upstream's or a project's own: a row's, and whether a justification names it.
import { isNothing, isPlaceholder, normal, wordOf } from '../../text/vocabulary.ts';

/** In order, as upstream's constitution has them. A project with a constitution of its own has others. */
const UPSTREAM: readonly (readonly [numeral: string, name: string])[] = [
  ['I', 'library_first'],
  ['II', 'test_first'],
  ['III', 'simplicity'],
  ['IV', 'anti_abstraction'],
  ['V', 'integration_first'],
  ['VI', 'security'],
  ['VII', 'spec_integrity'],
  ['VIII', 'observability'],
];

/** What a row of the Constitution Check judges. */
export interface Article {
  /** For messages: upstream's numeral, or the project's own words. */
  readonly name: string;
  /** `9` of `Article IX`, `P2` of `P2 Small binaries`; `null` where it has none. */
  readonly sign: string | null;
  /** What it is called, by its first words: `small_binaries`; `''` where nothing says. */
  readonly words: string;
  /** What counts anywhere in a cell, and not at its beginning alone; `''` for a single word beside a sign. */
  readonly anywhere: string;
}

const KIND = String.raw`(?:art(?:icle|\.)?|principle|rule|clause|tenet|§)s? *`;
const ROMAN = '(?=[IVX])X{0,3}(?:IX|IV|V?I{0,3})';
const NUMBER = String.raw`#?\d{1,3}`;
/** `P2`, `C-2`. */
const LETTERED = String.raw`[A-Z]{1,4}-?\d{1,3}`;
/** What ends a sign: `I/O`, `I'm` and `X-ray` have none. */
const END = String.raw`(?![\p{L}\p{N}/&'’]|-\p{Ll})`;

/** `Article IX: …`, `Principle 2 …`. */
const OF_KIND = new RegExp(`^${KIND}(${ROMAN}|${NUMBER}|${LETTERED})${END}`, 'iu');
/** `IX …`, `9. …`, `P2 …`; of numerals in small letters those of upstream's articles. */
const BARE = new RegExp(`^(${ROMAN}|viii|vii|vi|iv|v|iii|ii|i|${NUMBER}|${LETTERED})${END}`, 'u');
/** An article by its number or sign, anywhere in a cell. */
const SPOKEN = new RegExp(`(?<![\\p{L}\\p{N}])${KIND}(${ROMAN}|${NUMBER}|${LETTERED})${END}`, 'giu');

const DIGITS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

/** One spelling for `IX`, `9` and `#9`, for `C-2` and `C2`. */
function signOf(written: string): string {
  const sign = written.toUpperCase().replace(/[-#]/g, '');
  if (!/^[IVX]+$/.test(sign)) return sign.replace(/^0+(?=\d)/, '');
  const values = [...sign.matchAll(/[IVX]/g)].map(([letter]) => DIGITS[letter] ?? 0);
  const sum = values.reduce((all, value, at) => all + (value < (values[at + 1] ?? 0) ? -value : value), 0);
  return String(sum);
}

/** Words in one spelling, whatever signs stand between them. */
function keyOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');
}

function plainOf(cell: string): string {
  return cell.replace(/[*`]/g, '').replace(/[‐‑–]/g, '-').trim();
}

/** A cell's sign and what follows it. */
interface Parts {
  readonly sign: string | null;
  /** `2`, `2.`: a figure, which may count something as well. */
  readonly isFigure: boolean;
  readonly rest: string;
}

function partsOf(plain: string): Parts {
  const found = OF_KIND.exec(plain) ?? (isSentence(plain) ? null : BARE.exec(plain));
  const [all, written] = found ?? [];
  if (all === undefined || written === undefined) return { sign: null, isFigure: false, rest: plain };
  const rest = plain.slice(all.length).replace(/^[\s.:)-]+/, '');
  return { sign: signOf(written), isFigure: all === written && /^\d/.test(written), rest };
}

/** `I think that …` begins with a word, not with the first article's numeral. */
function isSentence(plain: string): boolean {
  return /^I \p{Ll}/u.test(plain) && !/^I (?:exception|library)/i.test(plain);
}

/**
 * The article that a row's cell names; `null` where it names none.
 * @param numbered what stands in the table's column of numbers, `''` where it has none
 */
export function articleIn(cell: string, numbered: string): Article | null {
  const plain = plainOf(cell);
  if (isNothing(plain) || isPlaceholder(plain)) return null;
  const { sign: own, rest } = partsOf(plain);
  const beside = partsOf(plainOf(numbered));
  const sign = own ?? (beside.rest === '' ? beside.sign : null);
  const first = keyOf(wordOf(rest));
  const [numeral, upstream] = upstreamOf(sign, first) ?? [];
  if (numeral !== undefined && upstream !== undefined)
    return { name: numeral, sign: signOf(numeral), words: upstream, anywhere: '' };
  const all = keyOf(rest);
  const anywhere = sign === null || all.includes('_') ? all : '';
  return { name: cell.replace(/[*`]/g, '').trim(), sign, words: first, anywhere };
}

/** By its number where it has no words of its own, by its name where it has no number, else by both. */
function upstreamOf(sign: string | null, words: string): readonly [string, string] | undefined {
  return UPSTREAM.find(
    ([numeral, name]) =>
      (sign === null || sign === signOf(numeral)) &&
      (words === '' ? sign !== null : begins(words, name) || normal(words).startsWith(name)),
  );
}

function begins(key: string, words: string): boolean {
  return words !== '' && `${key}_`.startsWith(`${words}_`);
}

/**
 * Whether a cell of a justification names one of the articles of a check: by `Article IV` anywhere, by its
 * words, or by its sign at the beginning, unless another article's words follow there.
 */
export function namesArticle(cell: string, article: Article, all: readonly Article[]): boolean {
  const plain = plainOf(cell);
  const { sign, isFigure, rest } = partsOf(plain);
  const key = keyOf(rest);
  const spoken = [...plain.matchAll(SPOKEN)].map(([, written = '']) => signOf(written));
  if (article.sign !== null && spoken.includes(article.sign)) return true;
  if (article.anywhere !== '' && `_${keyOf(plain)}_`.includes(`_${article.anywhere}_`)) return true;
  const called = all.map(({ words }) => words).filter((words) => begins(key, words));
  const longest = Math.max(0, ...called.map((words) => words.length));
  if (longest > 0) return article.words.length === longest && called.includes(article.words);
  if (sign === null || sign !== article.sign) return false;
  return !isFigure || key === '' || /^exception\b/i.test(rest);
}
