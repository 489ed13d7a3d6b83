// What shows that a document is not finished: open markers and the unfilled gaps of a template.

import { isLeftToDo } from '../code-comments.ts';
import { type Line, linesOf } from '../lines.ts';
import { onceEach } from '../lookup.ts';
import { isNothing, isPlaceholder } from '../vocabulary.ts';
import { indentedCodeIn, kindsOf, withoutCodeSpans } from './blocks.ts';
import { isSettled } from './resolved-markers.ts';
import { unseenIn } from './unseen.ts';

/** A marker in a text. */
export interface OpenMarker {
  /** As listed in `MARKERS`. */
  readonly marker: string;
  /** From 1. */
  readonly line: number;
}

/** A gap of a template. */
export interface TemplateLine {
  /** The gap as written: `{FEATURE}`. */
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

/**
 * Markers that keep a document from being done, from AI Dev Shop's templates. With the colon:
 * checklists speak of `[NEEDS CLARIFICATION]` markers without being one.
 */
export const MARKERS = [
  '[NEEDS CLARIFICATION:',
  '[HUMAN DATA REQUEST',
  '[CONTRACT VS IMPLEMENTATION',
  '[DISTRIBUTED TRANSACTION RISK',
  '[OWNERSHIP UNCLEAR',
  '[ARCHITECTURE_REVISION_REQUEST]',
] as const;

/** A line of a document's own words, code spans blanked out. */
interface Words {
  readonly line: Line;
  readonly bare: string;
}

const wordsOf = (text: string): readonly Words[] => wordsIn(linesOf(text));

/** Found once for the lines of a text: each is looked at for markers, and then for gaps. */
const wordsIn = onceEach((lines: readonly Line[]): readonly Words[] => {
  // After a fence that somebody forgot to close a marker is as open as before it.
  const kinds = kindsOf(lines, 'hides-nothing');
  const indented = indentedCodeIn(lines, kinds);
  return lines.flatMap((line, i) =>
    kinds[i] === 'text' && !indented.has(i) ? [{ line, bare: withoutCodeSpans(line.text) }] : [],
  );
});

/**
 * Every marker outside code, comments and front matter, in the order of the text. One in backticks is an
 * example: that is how documents speak of a marker, while templates and agents set open ones in plain words.
 */
export function openMarkers(text: string): readonly OpenMarker[] {
  return wordsOf(text).flatMap(({ line, bare }) => {
    if (!bare.includes('[')) return [];
    const upper = bare.toUpperCase();
    return MARKERS.flatMap((marker) =>
      placesOf(marker, upper)
        .filter((at) => !isSettled(bare, at))
        .map(() => ({ marker, line: line.number })),
    );
  });
}

function placesOf(marker: string, upper: string): readonly number[] {
  const places: number[] = [];
  for (let at = upper.indexOf(marker); at >= 0; at = upper.indexOf(marker, at + marker.length))
    places.push(at);
  return places;
}

const BULLET = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX~-]\][ \t]+)?/;

/**
 * The parts of a line that may each be one gap: the cells of a table's row, else what stands after a
 * bullet.
 */
function partsOf(text: string): readonly string[] {
  const bare = text.trim();
  if (bare.startsWith('|'))
    return bare
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim());
  return [bare.replace(BULLET, '').trim()];
}

/**
 * `{…}` and `<words>` as a whole part; `[…]` is not looked for, since links and check boxes are written
 * alike.
 */
function isGap(part: string): boolean {
  return (part.startsWith('{') || part.startsWith('<')) && isPlaceholder(part);
}

/**
 * Gaps that fill a whole line, list item or table cell, and every `{{…}}`, outside code, comments, front
 * matter.
 */
export function templateLines(text: string): readonly TemplateLine[] {
  return wordsOf(text).flatMap(({ line, bare }) => {
    const gaps = partsOf(bare).filter(isGap);
    const doubled = [...bare.matchAll(/(?<!\$)\{\{[^{}\n]{1,200}\}\}/g)].map(([gap]) => gap);
    return [...new Set([...gaps, ...doubled])].map((gap) => ({ text: gap, line: line.number }));
  });
}

/** A line that carries nothing: a heading, a rule, a table's frame, an empty bullet. */
const FRAME = /^(?:#{1,6}(?:[ \t].*)?|[-*_=|: \t]*|(?:[-*+]|\d{1,9}[.)])(?: +\[[ xX~-]\])?)$/s;

/** A heading or a rule, as all that may be left of a document whose words are gone. */
const BARE = /^(?:#{1,6}(?:[ \t].*)?|(?:[-*_=][ \t]*){2,})?$/s;
/** Signs of a list, a box or a quotation without a word, and a row of a table without a filled cell. */
const EMPTY = /^(?:(?:(?:[-*+>]|\d{1,9}[.)])[ \t]*)+(?:\[[ xX]?\])?|\|[| \t]*)$/;

/**
 * Is nothing left of a file but front matter, headings, comments and rules, and lists, boxes and tables that
 * nothing was put into? Then it is no output. Links that are defined and no word refers to show nothing. A
 * file that is not Markdown is nothing where its comments say themselves that it is left to do: elsewhere a
 * `#` may be all that it has to say.
 */
export function isBare(path: string, text: string): boolean {
  if (text.trim() === '') return true;
  if (!/\.(?:md|markdown)$/i.test(path)) return isLeftToDo(path, text);
  const lines = linesOf(text);
  const kinds = kindsOf(lines);
  const unseen = unseenIn(lines);
  return lines.every((line, i) => {
    if (kinds[i] !== 'text') return kinds[i] !== 'code';
    const isBlank = unseen.has(i) || isBareLine(line.text) || isEmptyLine(line.text);
    return isBlank || isUnderlined(lines, i) || isHeadOfTable(lines, i);
  });
}

function isBareLine(text: string): boolean {
  return BARE.test(withoutComments(text).trim());
}

function isEmptyLine(text: string): boolean {
  const bare = withoutComments(text).trim();
  return EMPTY.test(bare) || RULE_OF_TABLE.test(bare);
}

const RULE_OF_TABLE = /^(?=.*\|)\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;

/** The names of a table's columns, also of one without bars at its sides. */
function isHeadOfTable(lines: readonly Line[], at: number): boolean {
  return /\|/.test(lines[at]?.text ?? '') && RULE_OF_TABLE.test(lines[at + 1]?.text.trim() ?? '');
}

/** One line that is no sentence, item, row or quote. */
const TITLE = /^ {0,3}(?![-*+>|#`~]|\d{1,9}[.)])\S(?:.*[^.!?:;\s])?[ \t]*$/s;

/** Is it a heading by the line below it: `Tasks` over `=====`? */
function isUnderlined(lines: readonly Line[], at: number): boolean {
  const below = lines[at + 1]?.text ?? '';
  return (
    /^ {0,3}(?:={2,}|-{2,})[ \t]*$/.test(below) &&
    TITLE.test(lines[at]?.text ?? '') &&
    isBareLine(lines[at - 1]?.text ?? '')
  );
}

/** A line without the comments that begin and end in it. */
function withoutComments(text: string): string {
  // What begins after the last end of one ends nowhere: it would be searched for from each beginning.
  const end = text.lastIndexOf('-->') + 3;
  return end < 3 ? text : text.slice(0, end).replace(/<!--.*?-->/g, '') + text.slice(end);
}

/**
 * Does a Markdown text say nothing: empty, or nothing but headings, rules, empty tables and gaps of a
 * template?
 */
export function isHollow(text: string): boolean {
  const lines = linesOf(text);
  const kinds = kindsOf(lines);
  const unseen = unseenIn(lines);
  return lines.every((line, i) => {
    if (unseen.has(i)) return true;
    if (kinds[i] !== 'text') return kinds[i] !== 'code' || /^[ \t]*(?:`{3,}|~{3,})?[ \t]*$/.test(line.text);
    return isHollowLine(line.text) || isTableHead(lines, i) || isUnderlined(lines, i);
  });
}

function isHollowLine(text: string): boolean {
  if (FRAME.test(text.trim())) return true;
  return partsOf(text).every((part) => isGap(part) || isNothing(part) || isLoneMarker(part));
}

/** `[NEEDS CLARIFICATION: which one?]` and nothing else. */
function isLoneMarker(part: string): boolean {
  return (
    part.endsWith(']') && part.indexOf(']') === part.length - 1 && /^\[NEEDS CLARIFICATION\b/i.test(part)
  );
}

function isTableHead(lines: readonly Line[], at: number): boolean {
  const rule = lines[at + 1]?.text.trim() ?? '';
  return lines[at]?.text.trimStart().startsWith('|') === true && /^\|[|:\- \t]*-[|:\- \t]*$/.test(rule);
}
