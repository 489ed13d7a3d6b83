// What is left of a box in a list: `- [ Export`, `- ] Export`, `- [ | T003 Export`, `- [[ ] Export`.
import { BULLETS } from './box-signs.ts';

const BLANK = String.raw`[ \t\u00A0]`;
/** A bullet or a number, where there is one. */
const BULLET = String.raw`^${BLANK}*([${BULLETS}]|\d{1,9}[.)])?${BLANK}*\\?`;
/** A bracket, and what signs stand after it before the words. */
const SIGNS = String.raw`([[\]({](?:${BLANK}{0,8}[[\](){}|](?=[ \t\u00A0[\](){}|]|$)){0,6})`;
const HALF = new RegExp(`${BULLET}${SIGNS}(${BLANK}{0,8})(.*)$`);
/** Nothing but a pair, which other rules look at. */
const PAIR = /^(?:\[[ \t\u00A0]*\]|\([ \t\u00A0]*\)|\{[ \t\u00A0]*\})$/;
const CLOSED_BY: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };
/** What a measure counts. */
const UNITS =
  '[%‰°x×]|[mµn]?s|secs?|seconds?|min|minutes?|h|hours?|d|days?|weeks?|[kKMGT]i?[bB]|px|r?em|fps|times';
/** `] 0.3 s`, `( 1.5 x faster`: how much, and no number of a task. */
const MEASURE = new RegExp(String.raw`^\d+(?:\.\d+)*[ \t]*(?:${UNITS})(?![\p{L}\p{N}])`, 'u');
/** `[P]`, `[US1]` before the id of a task. */
const MARKERS = /^(?:\[[^\][]{1,12}\][ \t]*){1,4}/;

/** A line that begins with a part of a box. */
export interface HalfBox {
  readonly bullet: string;
  /** The words after it; without the markers before an id. */
  readonly labels: readonly string[];
  /** It may be no box at all: only an id that tells shows one. */
  readonly isDoubtful: boolean;
}

/**
 * `null`: the line begins with no bracket, or with one that has its other half, be it after words:
 * `- [ T001, T002 ] run in parallel`.
 */
export function halfBox(text: string): HalfBox | null {
  const [, bullet = '', signs = '', blanks = '', label = ''] = HALF.exec(text) ?? [];
  const first = signs.charAt(0);
  if (first === '' || PAIR.test(signs)) return null;
  const isSquare = first === '[' || first === ']';
  if (first !== '[' && MEASURE.test(label)) return null;
  if (first !== ']' && !isUnclosed(signs + blanks + label, first) && !hasSpare(signs)) return null;
  const isDoubtful = !isSquare || bullet === '' || (blanks === '' && label !== '' && first === '[');
  return { bullet, labels: [label.trim(), label.replace(MARKERS, '').trim()], isDoubtful };
}

/** Whether the bracket that words begin with is closed nowhere in them. */
function isUnclosed(words: string, open: string): boolean {
  const close = CLOSED_BY[open];
  let depth = 0;
  for (const char of words) {
    if (char === open) depth += 1;
    else if (char === close && --depth === 0) return false;
  }
  return true;
}

/** `[ ]]`: more of them close than open. */
const hasSpare = (signs: string): boolean => signs.split(']').length > signs.split('[').length;
