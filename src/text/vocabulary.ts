// Words of a closed vocabulary, and values that say nothing, as people and agents write them into fields.

/** Emphasis and code marks: how a word is set off says nothing about it. */
const MARKS = /[*`]/g;
/** Where prose begins after a word: a dash between blanks, a bracket, a comma, the end of a sentence. */
const PROSE = /\s[—–-](?=\s|$)|\s\(|,|\.(?=\s|$)/;

/**
 * The word that a value begins with, in its own spelling: `**COMPLETE**, see notes` gives `COMPLETE`. What
 * stands after a dash, a bracket, a comma or a full stop is prose. Gives `''` where nothing is left.
 */
export function wordOf(found: string): string {
  const bare = found.replace(MARKS, '').trim();
  const cut = PROSE.exec(bare)?.index ?? bare.length;
  return bare.slice(0, cut).trim();
}

/** Most words are in their normal spelling already. */
const NORMAL = /^(?:[a-z0-9]|_(?!_))*$/;

/** One spelling for words that differ in case, hyphens and blanks only: `In-Progress` gives `in_progress`. */
export function normal(word: string): string {
  if (NORMAL.test(word)) return word;
  return word.trim().toLowerCase().replace(/[-\s]/g, '_').replace(/_{2,}/g, '_');
}

/** A word of a vocabulary (`IN_PROGRESS`) in the case of another and with its signs between the parts. */
export function wordLike(word: string, like: string): string {
  const parts = word.toLowerCase().split(/[-_\s]+/);
  const between = /[-_ ]/.exec(wordOf(like))?.[0] ?? (like.includes(' ') ? ' ' : '_');
  const letters = wordOf(like).replace(/[^\p{L}]/gu, '');
  const spelled = parts.join(between);
  if (letters === letters.toUpperCase() && letters !== '') return spelled.toUpperCase();
  if (letters === letters.toLowerCase()) return spelled;
  return parts.map((part) => part.slice(0, 1).toUpperCase() + part.slice(1)).join(between);
}

/** No heading or label that means something to us is longer. UTF-16 units. */
const LONGEST_NAME = 160;

/** Words with one blank between them: nothing stands around those, and most names are such. */
const PLAIN_NAME = /^[A-Za-z]+(?: [A-Za-z]+)*$/;

/**
 * A heading's or label's normal spelling, marks, numbers and signs around it left out: `## 3. **Gaps**
 * (new):`.
 */
export function nameOf(written: string): string {
  if (written.length <= LONGEST_NAME && PLAIN_NAME.test(written))
    return written.toLowerCase().replaceAll(' ', '_');
  const bare = written.slice(0, LONGEST_NAME).replace(/^[^\p{L}]+/u, '');
  return normal(wordOf(bare).replace(/[^\p{L}\p{N}]+$/u, ''));
}

const NOTHING = new Set(['', '-', '–', '—', 'n/a', 'none', 'null', 'tbd']);

/** Does the value say that there is nothing (yet)? */
export function isNothing(value: string): boolean {
  const bare = value.trim();
  return bare.length <= 4 && NOTHING.has(bare.toLowerCase());
}

/** The elements that GitHub lets through, and those that people try: `<br>` is no template's gap. */
const HTML = new Set(
  [
    'a abbr b bdo big blockquote body br caption cite code col colgroup dd del details dfn div dl dt em',
    'figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd',
    'label li link main mark meta nav ol p picture pre q rp rt ruby s samp script section small source span',
    'strike strong style sub summary sup svg table tbody td textarea tfoot th thead title tr tt u ul var',
    'video wbr',
  ].flatMap((row) => row.split(' ')),
);

/**
 * One gap of a template: `{X}`, `{{x}}`, `<x>`, `[X]`. A word inside, never data (`{"a": 1}`, `[1, 2]`,
 * `{}`).
 */
const GAP =
  /\{\{[^{}"]+\}\}|\{[A-Za-z#](?:[^{}":=,]|, )*\}|<[A-Za-z][^<>"=@]*>|\[(?:[A-Z][A-Z/_ -]+|#{2,}[^[\]]*)\]/y;
/** What may stand between two gaps of one value: `{NUMBER}-{SHORT_NAME}`. */
const BETWEEN = /[-_/.:| ]{0,3}/y;

/** Is the whole value an unfilled gap of a template? `N/A` is not: see `isNothing`. */
export function isPlaceholder(value: string): boolean {
  const text = value.trim();
  let at = 0;
  while (at < text.length) {
    GAP.lastIndex = at;
    const gap = GAP.exec(text)?.[0];
    if (gap === undefined || (gap.startsWith('<') && isMarkup(gap))) return false;
    at += gap.length;
    if (at === text.length) return true;
    BETWEEN.lastIndex = at;
    at += BETWEEN.exec(text)?.[0].length ?? 0;
  }
  return false;
}

/** Is `<…>` an HTML tag or a link rather than a gap? */
function isMarkup(tag: string): boolean {
  const name = /^<([A-Za-z][A-Za-z0-9]*)/.exec(tag)?.[1]?.toLowerCase() ?? '';
  const whole = tag.length === name.length + 2 || /^[\s/]*$/.test(tag.slice(name.length + 1, -1));
  return (whole && HTML.has(name)) || tag.endsWith('/>') || tag.includes('://') || /^<mailto:/i.test(tag);
}
