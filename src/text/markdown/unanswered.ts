// Whether the place of an answer holds none yet: a sign, a gap of a template, or words that put it off.
import { isPlaceholder } from '../vocabulary.ts';
import { putsOff } from './put-off.ts';

/** One that a backslash stands in front of is words. */
const COMMENT = /(?<!\\)<!--(?:(?!-->)[\s\S])*(?:-->|$)/g;
/** How words are set off, at both ends: quotes, emphasis, code, a quotation. */
const AROUND = /^[\s*`"'“”‘’~>]+|(?<![\s*`"'“”‘’~])[\s*`"'“”‘’~]+$/g;
/** A line to write on, and signs that stand for words to come. */
const SIGN = /^(?:[-–—]{1,3}|_+|…+|\.{3,}|(?:[?？❓❔⁇⏳⌛🚧🤷☐⬜□✏]\uFE0F?)+|\[[ _…]+\])$/u;
/** Boxes of which none is ticked. */
const BOXES = /^(?:(?:[-*+]|\d{1,2}[.)])[ \t]+)?(?:\[ \][^[\]]*)+$/;
/** The mark of a list's item. */
const ITEM = /^[ \t]*(?:[-+*•]|\d{1,2}[.)])[ \t]+/;
/** Struck out: it was said and is taken back. */
const STRUCK = /~~(?:(?!~~)[^\n])+~~/g;

/** Alone they say that nothing is said; `none` is an answer, and so is `N/A because …`. */
const NOTHING: ReadonlySet<string> = new Set(['', 'n/a', 'null']);

/** `[your answer here]`, `(write your choice)`: what stands in brackets and speaks of the answer to come. */
const BRACKETED = /^(?:\[([^[\]]+)\]|[(（]([^()（）]+)[)）]|\{([^{}]+)\}|<([^<>]+)>)$/;
const TO_FILL = new RegExp(
  '^(?:(?:please )?(?:enter|insert|write|fill in|type|add|put|provide|give|choose|pick) )?' +
    '(?:(?:your|the|an?|user(?:.s)?) )?(?:answer|response|reply|decision|choice|input)s?' +
    '(?: (?:goes )?here| below| to come)?$|^(?:fill (?:me |this )?in|(?:leave )?blank)$',
  'i',
);

/** Without brackets they are no answer where they say that it goes there. */
const TO_FILL_BARE = / here$|^(?:please )?(?:enter|insert|write|type|fill|put) .*your /i;

/** Words in quotes or code are what something is called. */
const QUOTED = /^[\s*_>]*(?:"[^"]+"|“[^“”]+”|'[^']+(?:'[^']+)*'|‘[^‘]+’|`[^`]+`)[\s*_.]*$/;
/** A list of several of these are columns: `- Todo`, `- Pending`. */
const COLUMN = /^(?:to[- ]?do|pending|waiting|awaiting|undecided|unanswered)$/i;

/** UTF-16 units of a question that are looked at, once for each line of an answer. */
const MOST_ASKED = 2000;

/**
 * Does this say that there is no answer yet? Of several lines each does, or one and what it waits for.
 * @param question the words of the question and its choices: `ask X` may be an answer where they speak of X
 */
export function isUnanswered(text: string, question = ''): boolean {
  const asked = question.slice(0, MOST_ASKED);
  const lines = withoutComments(text)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  if (lines.length < 2) return saysNothing(lines[0] ?? '', asked);
  if (areColumns(lines)) return false;
  return (
    [...new Set(lines)].every((line) => saysNothing(line, asked)) ||
    putsOff(lines.map((line) => bareOf(line)).join('; '), { asked })
  );
}

function areColumns(lines: readonly string[]): boolean {
  const names = lines.map((line) => bareOf(line).toLowerCase());
  return (
    lines.every((line) => ITEM.test(line)) &&
    names.every((name) => COLUMN.test(name)) &&
    new Set(names).size === names.length
  );
}

function saysNothing(line: string, asked: string): boolean {
  const said = line.trim();
  const plain = said.replace(ITEM, '').replace(STRUCK, ' ').replace(AROUND, '');
  if (plain === '') return !said.includes('*') || said.includes('~~');
  if (SIGN.test(plain) || BOXES.test(said) || isPlaceholder(plain)) return true;
  const words = bareOf(said);
  const told = { asked, quoted: QUOTED.test(said.replace(ITEM, '')) };
  if (NOTHING.has(words.toLowerCase()) || putsOff(words, told)) return true;
  if (TO_FILL.test(words) && TO_FILL_BARE.test(words)) return true;
  const inner =
    BRACKETED.exec(words)
      ?.slice(1)
      .find((one) => one !== undefined)
      ?.trim() ?? '';
  return inner !== '' && (TO_FILL.test(inner) || putsOff(inner, told));
}

/** Without the mark of an item, and what sets words off. */
function bareOf(line: string): string {
  const plain = line.trim().replace(ITEM, '').replace(STRUCK, ' ').replace(AROUND, '');
  return plain.replace(/[*`~]|(?<![\p{L}\d])_+|_+(?![\p{L}\d])/gu, '').trim();
}

/** The words of an answer: comments beside them are none of it. */
export function withoutComments(text: string): string {
  return text.replace(COMMENT, ' ').trim();
}
