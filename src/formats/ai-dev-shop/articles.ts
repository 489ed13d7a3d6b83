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
/** Those of upstream's articles. */
const SMALL = 'viii|vii|vi|iv|v|iii|ii|i';
const NUMBER = String.raw`#?\d{1,3}`;
/** `P2`, `C-2`. */
const LETTERED = String.raw`[A-Z]{1,4}-?\d{1,3}`;
/** `3.1` is one sign, and not the third article. */
const DECIMALS = String.raw`(?:\.\d{1,3})*`;
const SIGN = `(?:${ROMAN}|${NUMBER}|${LETTERED})${DECIMALS}`;
/** What ends a sign: `I'm`, `X-ray` and the 3 of `3.1x` end otherwise. */
const ENDS = String.raw`(?![\p{L}\p{N}'’]|-\p{Ll}|\.\d)`;
/** What ends the last one: `I/O` has none. */
const END = `${ENDS}(?![/&])`;
/** What stands between two articles: `III/IV`, `III, IV and VI`. */
const BETWEEN = ' *[/&+] *|, +(?:and )?| and ';
const SENTENCE = String.raw`(?!I \p{Ll})`;

/** `Article IX: …`, `Principle 2 …`. */
const OF_KIND = new RegExp(`^${KIND}(${SIGN})${END}`, 'iu');
/** `IX …`, `9. …`, `P2 …`. */
const BARE = new RegExp(`^((?:${ROMAN}|${SMALL}|${NUMBER}|${LETTERED})${DECIMALS})${END}`, 'u');
/** Articles by number or sign, anywhere in a cell, and what ends the last: `Article IX`, `Articles 3/4`. */
const SPOKEN = new RegExp(
  `(?<![\\p{L}\\p{N}])${KIND}(${SIGN}${ENDS}(?:(?:${BETWEEN})(?:${KIND})?${SENTENCE}${SIGN}${ENDS})*)([/&]?)`,
  'giu',
);
/** `III/IV`, `P2, P3`; figures alone may be a date or a share: `11/05`, `1/2`. */
const UNCOUNTED = `(?:${ROMAN}|${SMALL}|${LETTERED})${DECIMALS}${ENDS}`;
const SEVERAL = new RegExp(`^(${UNCOUNTED}(?:(?:${BETWEEN})${SENTENCE}${UNCOUNTED})+)${END}`, 'u');
const SPLIT = new RegExp(`(?:${BETWEEN})(?:${KIND})?`, 'iu');

const DIGITS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

/** One spelling for `IX`, `9` and `#9`, for `C-2` and `C2`, for `III.1` and `3.1`. */
function signOf(written: string): string {
  const [sign = '', ...parts] = written.toUpperCase().replace(/[-#]/g, '').split('.');
  return [/^[IVX]+$/.test(sign) ? countOf(sign) : sign.replace(/^0+(?=\d)/, ''), ...parts].join('.');
}

function countOf(numeral: string): string {
  const values = Array.from(numeral, (letter) => DIGITS[letter] ?? 0);
  const sum = values.reduce((all, value, at) => all + (value < (values[at + 1] ?? 0) ? -value : value), 0);
  return String(sum);
}

/** The signs of `III/IV`. */
function signsOf(list: string): readonly string[] {
  return list.split(SPLIT).map(signOf);
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

/** No article that is named in the midst of a cell has more words. */
const MOST_WORDS = 40;

/** Keys to be looked for, and of how many words they are, the longest first. */
interface Phrases {
  readonly keys: ReadonlySet<string>;
  readonly sizes: readonly number[];
}

function phrasesOf(all: readonly string[], most: number): Phrases {
  const sized = all.map((key) => ({ key, size: key.split('_').length }));
  const kept = sized.filter(({ key, size }) => key !== '' && size <= most);
  const sizes = [...new Set(kept.map(({ size }) => size))].sort((one, other) => other - one);
  return { keys: new Set(kept.map(({ key }) => key)), sizes };
}

/** Where the words of a key begin, and where one more would. */
function startsIn(key: string): readonly number[] {
  return [0, ...[...key.matchAll(/_/g)].map(({ index }) => index + 1), key.length + 1];
}

/** The phrases that stand in a key from one of its words on, the longest first. */
function phrasesAt(at: number, key: string, starts: readonly number[], phrases: Phrases): readonly string[] {
  const ends = phrases.sizes.flatMap((size) => starts[at + size] ?? []);
  return ends.map((end) => key.slice(starts[at], end - 1)).filter((found) => phrases.keys.has(found));
}

function phrasesIn(key: string, phrases: Phrases): readonly string[] {
  if (phrases.keys.size === 0) return [];
  const starts = startsIn(key);
  return starts.slice(0, -1).flatMap((_, at) => phrasesAt(at, key, starts, phrases));
}

/** The signs that a cell speaks of anywhere; a clause is of its article where the check has no clauses. */
function spokenIn(plain: string, hasClauses: boolean): readonly string[] {
  const signs = [...plain.matchAll(SPOKEN)].flatMap(([, list = '', end]) =>
    end === '' ? signsOf(list) : signsOf(list).slice(0, -1),
  );
  return hasClauses ? signs : signs.map((sign) => sign.replace(/\..*$/, ''));
}

/** The signs that a cell begins with; a figure before other words may count something. */
function signsBefore(plain: string, { sign, isFigure, rest }: Parts): readonly string[] {
  const several = SEVERAL.exec(plain)?.[1];
  if (several !== undefined) return signsOf(several);
  const isNamed = !isFigure || keyOf(rest) === '' || /^exception\b/i.test(rest);
  return sign !== null && isNamed ? [sign] : [];
}

/**
 * Which of a check's articles the cells of its justifications name: by `Article IV` anywhere, by words, or by
 * a sign at the beginning, unless another article's words follow there. Each cell is read once, however many
 * articles there are.
 */
export function namedIn(cells: readonly string[], all: readonly Article[]): (article: Article) => boolean {
  const hasClauses = all.some(({ sign }) => sign?.includes('.'));
  const first = phrasesOf([...new Set(all.map(({ words }) => words))], Number.POSITIVE_INFINITY);
  const within = phrasesOf([...new Set(all.map(({ anywhere }) => anywhere))], MOST_WORDS);
  const named = { signs: new Set<string>(), words: new Set<string>(), anywhere: new Set<string>() };
  for (const cell of new Set(cells)) {
    const plain = plainOf(cell);
    const parts = partsOf(plain);
    const key = keyOf(parts.rest);
    for (const sign of spokenIn(plain, hasClauses)) named.signs.add(sign);
    for (const words of phrasesIn(keyOf(plain), within)) named.anywhere.add(words);
    const [longest] = phrasesAt(0, key, startsIn(key), first);
    if (longest !== undefined) named.words.add(longest);
    else for (const sign of signsBefore(plain, parts)) named.signs.add(sign);
  }
  return ({ sign, words, anywhere }) =>
    named.words.has(words) || named.anywhere.has(anywhere) || (sign !== null && named.signs.has(sign));
}
