// What a line or a cell says in answer to a question: the id in front, and the bare words.
import { fromOneLine } from '../../../text/markdown/one-line.ts';
import { withoutComments } from '../../../text/markdown/unanswered.ts';
import { saysNothing } from '../vocabulary.ts';

/** Between two answers on one line: `C2.1: 8; C2.2: warm`, `C2.1 "8", C2.2 "warm"`. */
const ANOTHER =
  /(?:;|,|<br\s*\/?>|\sand\s)\s*(?=[*_`]*[A-Z]{1,3}-?\d{1,4}(?:\.\d{1,3})?[*_`]*\s*(?:[:=–—"“→]|->|-\s))/i;

/** What a line says of each id; nothing where none stands in front of it. */
export function linesOf(text: string): readonly { readonly id: string; readonly words: string }[] {
  const said = text.split(ANOTHER).map(lineOf);
  return said[0]?.id === '' ? [] : said;
}

/** The ids that words would be read as an answer to as well: `8, and C2.2: warm`. */
export function alsoAnswered(words: string): readonly string[] {
  const parts = words.split(ANOTHER).slice(1);
  return parts.map((part) => lineOf(part).id).filter((id) => id !== '');
}

/** An id, the question in brackets where it is repeated, and the words. */
const OF_ID = new RegExp(
  String.raw`^([A-Za-z][\w.-]{0,19}?)(?:[*_\x60]*\s+\([^()]{1,200}\))?[*_\x60]*\s*` +
    String.raw`(?::|=|–|—|->|→|\s-\s|(?=\s["“]))[*_\x60]*\s*(.*)$`,
);

/** What a list item begins with; one that is ticked says as much as one without a box. */
const BULLET = /^(?:[-*+]|\d{1,3}[.)])\s+(?:\[[xX]\]\s+)?/;

/** `- **C1.1**: text`, `2. C1.1 – text`, `C1.1 (How long?): text`; without an id in front: nothing. */
function lineOf(text: string): { readonly id: string; readonly words: string } {
  const plain = text.replace(BULLET, '').replace(/^[*_`]+|[*_`]+(?=\s*[:=–—-])/g, '');
  const [, id = '', words = ''] = OF_ID.exec(plain) ?? [];
  return /\d/.test(id) ? { id: id.toUpperCase(), words: wordsIn(words) } : { id: '', words: '' };
}

const SIGNS = String.raw`:|=|–|—|->|→|-(?=\s)`;
/** Between a question and its answer; a question mark alone is enough. */
const PARTED = new RegExp(
  String.raw`^[*_\x60]*(?:\?+[*_\x60]*\s*(?:${SIGNS}|(?=\s))|\.?\s*(?:${SIGNS}))[*_\x60]*\s*(.*)$`,
);

/** `How long is a session?: 15m`, `**How long is a session?** 15m`: the words after those of a question. */
export function wordsAfter(question: string, line: string): string {
  const asked = oneSpaced(question).replace(/[\s?:.]+$/, '');
  const said = oneSpaced(line.replace(BULLET, '')).replace(/^[*_`]+/, '');
  if (asked === '' || said.slice(0, asked.length).toLowerCase() !== asked.toLowerCase()) return '';
  const [, words = ''] = PARTED.exec(said.slice(asked.length)) ?? [];
  // Options in brackets, or another question, belong to what is asked.
  return /^\([^()]*\)$|\?$/.test(words.trim()) ? '' : wordsIn(words);
}

const oneSpaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What stands before the words of an answer, where a row of the history has them. */
export const LABEL = /^(?:answered(?:, not yet applied)?|answers?(?: to [\w.-]+)?)\s*(?::\s*|$)/i;

/** What closes each quote. */
const QUOTES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
  ['“', '”'],
]);
const CLOSING: ReadonlySet<string> = new Set(QUOTES.values());

/** Without the quotes around the whole, or the half of them that a part of a row has. */
function unquoted(said: string): string {
  const [first, last] = [said.slice(0, 1), said.slice(-1)];
  const close = QUOTES.get(first);
  if (close !== undefined && said.length > 1 && last === close) return said.slice(1, -1).trim();
  if (close !== undefined && !said.slice(1).includes(close)) return said.slice(1).trim();
  const opened = [...QUOTES].some(([open, end]) => end === last && said.slice(0, -1).includes(open));
  return CLOSING.has(last) && !opened ? said.slice(0, -1).trim() : said;
}

/** What is answered, without the label and quotes around it; `''` where no words are left. */
export function wordsIn(cell: string): string {
  const said = unquoted(cell.replace(LABEL, '').trim());
  return saysNothing(said) ? '' : fromOneLine(withoutComments(said));
}
