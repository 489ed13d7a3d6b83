// The words of a slash command's line: split, quotes and escapes taken off, and the way back.
import { forTerminal } from './escape.ts';

/** What makes a word one that is not to be guessed at; codes of `Refusal`. */
type Flaw = 'character-unseen' | 'quote-open' | 'quote-within' | 'quote-other' | 'code-mark';

export interface SlashWord {
  /** `key`: `name=value`; `flag`: begins with a dash and is not in quotes. */
  readonly kind: 'plain' | 'key' | 'flag';
  /** In lower case: the key, or the flag with its dashes; `''` for a plain word. */
  readonly name: string;
  /** Quotes and escapes taken off; of a flag what stands after its `=`. */
  readonly value: string;
  readonly quoted: boolean;
  /** Offsets into the line. */
  readonly start: number;
  readonly end: number;
  readonly flaw: Flaw | null;
}

/** Blanks are tabs and what Unicode calls spaces, the no-break space and the ideographic one among them. */
const BLANKS = /[\t\p{Zs}]*/uy;
const WORD = /[^\t\p{Zs}]+/uy;
const BEHIND = /(?=[\t\p{Zs}]|$)/uy;
const HEAD = /\/([A-Za-z][A-Za-z-]*)(?=[\t\p{Zs}]|$)/uy;
const KEY = /([A-Za-z][A-Za-z-]*)=/y;
/** Hyphens, dashes and the minus sign: what keyboards make of `--`. */
const FLAG = /([-\u2010-\u2015\u2212][^\t\p{Zs}="]*)(?:=([^\t\p{Zs}]*))?/uy;
const QUOTED = /"((?:[^"\\]|\\.)*)"/suy;
const BARE = /[^\t\p{Zs}"]*/uy;
/** Quotes that commands do not use; keyboards make them by themselves. */
const OTHER_QUOTE = /^['‘’‚‛“”„‟«»]/;

/** Letters of ASCII alone: the Kelvin sign is no k. */
export function lowerCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function match(pattern: RegExp, line: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(line);
}

/** The offset after the blanks at `at`. */
export function skipBlanks(line: string, at: number): number {
  return at + (match(BLANKS, line, at)?.[0].length ?? 0);
}

/** The name after the slash that a line begins with, in lower case, and the offset after it. */
export function headOf(line: string): { readonly name: string; readonly end: number } | null {
  const head = match(HEAD, line, 0);
  return head ? { name: lowerCase(head[1] ?? ''), end: head[0].length } : null;
}

/** What stands between blanks, whatever it is; `null` after the last. */
export function chunkAt(line: string, at: number): { readonly text: string; readonly end: number } | null {
  const start = skipBlanks(line, at);
  const text = match(WORD, line, start)?.[0];
  return text === undefined ? null : { text, end: start + text.length };
}

/**
 * The next word at or after `at`; `null` where only blanks are left.
 *
 *     to=plan reason="say \"no\"" --all specify:5-export
 *     ^  ^    ^       ^           ^     ^
 *     key     key, quoted         flag  plain
 */
export function wordAt(line: string, at: number): SlashWord | null {
  const start = skipBlanks(line, at);
  if (start >= line.length) return null;
  const flag = match(FLAG, line, start);
  if (flag) return flagOf(line, start, flag);
  const key = match(KEY, line, start);
  const from = start + (key?.[0].length ?? 0);
  const quoted = match(QUOTED, line, from);
  const end = from + ((quoted ?? match(BARE, line, from))?.[0].length ?? 0);
  const value = quoted ? (quoted[1] ?? '').replace(/\\(["\\])/g, '$1') : line.slice(from, end);
  const flaw =
    line[from] === '"' && !quoted
      ? 'quote-open'
      : match(BEHIND, line, end)
        ? flawOf(value, quoted !== null)
        : 'quote-within';
  const name = lowerCase(key?.[1] ?? '');
  return { kind: key ? 'key' : 'plain', name, value, quoted: quoted !== null, start, end, flaw };
}

function flagOf(line: string, start: number, flag: RegExpExecArray): SlashWord {
  const [whole, name = '', value = ''] = flag;
  const end = start + whole.length;
  const flaw = match(BEHIND, line, end) ? flawOf(whole, false) : 'quote-within';
  return { kind: 'flag', name: lowerCase(name), value, quoted: false, start, end, flaw };
}

function flawOf(value: string, quoted: boolean): Flaw | null {
  if (!quoted && OTHER_QUOTE.test(value)) return 'quote-other';
  if (!quoted && value.includes('`')) return 'code-mark';
  return isSeen(value, quoted) ? null : 'character-unseen';
}

/** Everything in it is shown where it stands. In prose two joiners are letters' and emoji's own. */
export function isSeen(text: string, prose: boolean): boolean {
  const bare = prose ? text.replace(/[\u200c\u200d]/g, '') : text;
  return forTerminal(bare) === bare;
}

/** The form of an id: FORMAT:FEATURE. */
export function isIdShaped(word: string): boolean {
  return /^[A-Za-z][A-Za-z0-9-]*:[^\t\p{Zs}]/u.test(word);
}

/** A value as a word: as it is where it reads back as it is, else in quotes. */
export function spellWord(value: string): string {
  const word = wordAt(value, 0);
  const same = word?.kind === 'plain' && word.value === value && word.end === value.length;
  return same && !word.quoted && word.flaw === null ? value : quote(value);
}

/**
 * The rest of a line as it is, or in quotes where it would be read as something else. `first`: no word of the
 * command's own stands before it.
 */
export function spellRest(text: string, first: boolean): string {
  const word = wordAt(text, 0);
  const plain = word?.kind === 'plain' && word.start === 0 && !text.startsWith('"');
  const ends = skipBlanks(text, 0) === 0 && !/[\t\p{Zs}]$/u.test(text);
  return (plain || !first) && !text.startsWith('"') && ends ? text : quote(text);
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
