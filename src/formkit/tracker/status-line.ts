// The status that a Markdown document says of itself: in its front matter, on a line, or below a heading.
import { type Line, linesOf, splice } from '../../text/lines.ts';
import { frontMatterEnd, kindsOf } from '../../text/markdown/blocks.ts';
import { takesBack } from '../../text/qualified-status.ts';
import { normal } from '../../text/vocabulary.ts';

/** A status as a document says it. */
export interface StatusLine {
  readonly found: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** Whether the front matter says it. */
  readonly isFront: boolean;
  /** The line that says it again: in the front matter, or in the head of the text and in another word. */
  readonly again?: number;
}

const FRONT = /^(status[ \t]*:[ \t]*)(?:"([^"]+)"|'([^']+)'|([^#\s"'][^#]*))/i;
const LINE = /^((?:[-*>][ \t]+)?(?:\*\*|__)?Status(?:\*\*|__)?[ \t]*:(?:\*\*|__)?[ \t]*)(\S.*)$/i;
const HEADING = /^#{1,6}[ \t]+Status[ \t]*:?[ \t]*$/i;
const ANY_HEADING = /^#{1,6}[ \t]/;

/** Where a document says how far it is; `null`: nowhere. Code, comments and quotes do not count. */
export function statusIn(text: string): StatusLine | null {
  const lines = linesOf(text);
  const kinds = kindsOf(lines);
  const front = Math.max(frontMatterEnd(lines), 0);
  for (const { text: line, number, start } of lines.slice(0, front)) {
    const [, head = '', ...values] = FRONT.exec(line) ?? [];
    const found = values.find((value) => value !== undefined)?.trimEnd() ?? '';
    const from = start + line.indexOf(found, head.length);
    if (found === '') continue;
    const again = lines.slice(number, front).find((one) => FRONT.test(one.text))?.number;
    return { found, line: number, start: from, end: from + found.length, isFront: true, ...twice(again) };
  }
  let isBelow = false;
  let headings = 0;
  for (const [at, { text: line, number, start }] of lines.entries()) {
    if (kinds[at] !== 'text' || line.trim() === '') continue;
    const [, head = '', value] = LINE.exec(line) ?? [];
    const found = (value ?? (isBelow ? line : '')).trim();
    const from = start + (value === undefined ? line.indexOf(found) : head.length);
    if (found !== '') {
      const again = headings > 1 ? undefined : otherBelow(lines.slice(at + 1), kinds.slice(at + 1), found);
      return { found, line: number, start: from, end: from + found.length, isFront: false, ...twice(again) };
    }
    isBelow = HEADING.test(line);
    if (ANY_HEADING.test(line)) headings += 1;
  }
  return null;
}

const twice = (line: number | undefined): Pick<StatusLine, 'again'> =>
  line === undefined ? {} : { again: line };

/** The line before the next heading that says another status. */
function otherBelow(lines: readonly Line[], kinds: readonly string[], found: string): number | undefined {
  const end = lines.findIndex(({ text }, at) => kinds[at] === 'text' && ANY_HEADING.test(text));
  const head = lines.slice(0, end < 0 ? lines.length : end);
  const other = head.find(({ text }, at) => {
    const value = kinds[at] === 'text' ? LINE.exec(text)?.[2]?.trim() : undefined;
    return value !== undefined && value.toLowerCase() !== found.toLowerCase();
  });
  return other?.number;
}

/** The text with another status in its place, and nothing else changed. */
export function withStatus(text: string, { start, end }: StatusLine, status: string): string {
  return splice(text, [{ start, end, text: status }]);
}

/** Signs that say the same as a word of success, and those that only set a word off. */
const GOOD_SIGNS = /[✅✔✓☑🎉🏁🚀🟢👍]|[*_`"'“”(\s–—-]|\uFE0F/gu;
const SIGN = /\p{Extended_Pictographic}/u;

/**
 * A status without the signs around it. `isDoubtful`: one of them is none of success, so that a word that
 * ends something does not (`⏳ done`, `[ ] done`). A number before a word belongs to it (`80% done`).
 */
export function signedWord(found: string): { readonly bare: string; readonly isDoubtful: boolean } {
  const plain = found.replace(/^[^\p{L}\p{N}]+/u, '').replace(/\p{Extended_Pictographic}|\uFE0F/gu, '');
  const bare = plain.replace(/^([\p{L}\p{N} _-]+)["'”’!.)]+$/u, '$1');
  const signs = found.replace(GOOD_SIGNS, '');
  return { bare, isDoubtful: SIGN.test(signs) || /^[^\p{L}\p{N}]/u.test(signs) };
}

/** Signs that say that something is open, under way or wrong. */
const OPEN_SIGNS = /[⏳⌛⏱⏰🚧❌✖✗✘❎⚠🔄🔁🔃⏸⏯🟡🟠🔴⬜☐□🔲🔳🛑⛔🚫❓❔⁉🔜🔨🛠📝💤🐛]|\[[ \u00A0]*\]/u;
/** Addresses, the words that may stand there (`<!-- review | done -->`), and what it was before. */
const BESIDE = /\]\([^)]*\)|https?:\/\/\S+|<!--[^>]*\|[^>]*-->|\bwas:?\s+["'`]?[\w-]+/gi;
const ARROW = /→|⇒|(?<!-)[-=]>/u;
const ENDED = /^[^\p{L}\p{N}]*(?:done|completed?|finished)(?![\p{L}\p{N}])/iu;

/**
 * Whether a status that means nothing speaks against one of `done`: a question, an open sign, a share of the
 * whole, words that take it back. What else stands beside it (`done 2026-06-01`, `done | merged`) does not.
 * After arrows the last word counts (`in-progress → done`). `words`: those that a status may be.
 */
export function takesDoneBack(found: string, words: readonly string[]): boolean {
  const plain = found.replace(BESIDE, ' ');
  if (plain.includes('?') || OPEN_SIGNS.test(plain)) return true;
  const parts = plain.split(ARROW);
  const last = (parts.at(-1) ?? '').trim();
  const isOther = (word: string) => word !== 'done' && normal(word) === normal(last);
  if (parts.length > 1 && words.some(isOther)) return true;
  // What it hangs on may stand in a sentence of its own: `done. If CI is green`. After a word that is known
  // to end something such a sentence says what is to be done, so that `takesBack` does not look there.
  const after = last.replace(ENDED, '').replace(/^[\s.]+/, '');
  return takesBack(last, 'run') || takesBack(after, 'run');
}
