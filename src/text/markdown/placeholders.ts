// What shows that a document is not finished: open markers and the unfilled gaps of a template.

import { type Line, linesOf } from '../lines.ts';
import { onceEach } from '../lookup.ts';
import { isNothing, isPlaceholder } from '../vocabulary.ts';
import { indentedCodeIn, kindsOf, withoutCodeSpans } from './blocks.ts';
import { isSettled } from './resolved-markers.ts';

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

/**
 * Is nothing left of a file but front matter, headings, comments and rules? Then it is no output. Of a file
 * that is not Markdown only comments for people are nothing, in a few languages and not in files that are
 * whole with a comment: elsewhere a `#` may be all that it has to say.
 */
export function isBare(path: string, text: string): boolean {
  if (text.trim() === '') return true;
  const ending = /\.([a-z\d]{1,10})$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  if (ending !== 'md' && ending !== 'markdown')
    return !WHOLE.some((name) => name.test(path)) && isComments(text, COMMENTS.get(ending));
  const lines = linesOf(text);
  const kinds = kindsOf(lines);
  return lines.every(
    (line, i) =>
      kinds[i] !== 'code' && (kinds[i] !== 'text' || isBareLine(line.text) || isUnderlined(lines, i)),
  );
}

/** How a language begins a comment to the end of the line, and whether it has one of its own end. */
interface CommentSigns {
  readonly line: string;
  readonly block: boolean;
}

const HASH: CommentSigns = { line: '#', block: false };
const SLASHES: CommentSigns = { line: '//', block: true };
/**
 * By the ending of a file's name. Only languages whose comments are simple: a dump in SQL, a template in PHP
 * and a page in HTML act on comments in many ways of their own.
 */
const COMMENTS: ReadonlyMap<string, CommentSigns> = new Map([
  ...['py', 'rb', 'sh'].map((ending) => [ending, HASH] as const),
  ...['js', 'ts', 'jsx', 'tsx', 'java', 'go', 'rs', 'c', 'h', 'cpp', 'cs', 'kt', 'swift'].map(
    (ending) => [ending, SLASHES] as const,
  ),
]);

/**
 * Files that are whole with a comment alone: they say by being there what they are for, or set what every
 * line that is commented out leaves as it is.
 */
const WHOLE: readonly RegExp[] = [
  /(?:^|\/)(?:__init__\.py|conftest\.py|index\.php|doc\.go)$/i,
  /\.d\.(?:[a-z\d]{1,10}\.)?ts$/i,
  /(?:^|\/)\.[^/]*$/, // .eslintrc.js
  /(?:^|\/)\.?config\//i, // config/initializers/inflections.rb
  /(?:^|[/._-])(?:config(?:uration)?|conf|settings|setup|g(?:ulp|runt)file)(?:\.[^/]*)?\.[a-z]{1,10}$/i,
];

/** What comments that a tool acts on begin with, after the sign and blanks. Parts of a pattern. */
const DIRECTIVES: readonly string[] = [
  'eslint|tslint|jshint|jslint|prettier|biome-|oxlint|deno-|istanbul ignore|[cv]8 ignore|globals? |jsx',
  '[#@] ?source|<auto-?generated|Code generated|spell-?checker:|cspell:|vim?:',
  'clang-|swift-|swiftlint:|ktlint|go:|\\+build|nolint|NOLINT|lint:|DEPS ',
  'type:|pyright:|mypy:|pylint:|flake8:|ruff:|noqa|fmt:|yapf:|isort:|pragma|cython:',
  'distutils:|/// script|%%|coding[:=]|encoding:|frozen_string_literal:|rubocop:|typed:|warn_indent:',
  'shareable_constant_value:|shellcheck|SBATCH|PBS ',
];
/**
 * Comments that a tool acts on: `/// <reference types="vite/client" />`, `//go:build tools`,
 * `# type: ignore`, `#!/bin/sh`, `/*! kept *\/`, and everywhere `-*- coding`, `@ts-nocheck`,
 * `@typedef`, a line end escaped in Java.
 */
const ACTS: readonly RegExp[] = [
  new RegExp(`(?:^|(?<!/)//+|/\\*|#)[ \\t*]*(?:${DIRECTIVES.join('|')})`, 'm'),
  /#!|#\[|\/\/\/[ \t]*<|\/\/(?:!|export |line )|\/\*!|-\*-|\\u000[ad]/i,
  /@(?:ts-|typedef|callback|type\b|import\b|template|namespace|enum\b|module\b|overload|jsx|flow|jest-)/,
  /@(?:vitest-|noflow|generated|format\b|swc|cc_on|if\b)/,
];

const LINE_END = /\r\n|[\n\r\u0085\u2028\u2029]/g;

/**
 * Whether a text of a language holds nothing but comments that are for people: a licence's head alone is
 * such a one.
 */
function isComments(text: string, signs: CommentSigns | undefined): boolean {
  if (signs === undefined) return false;
  const blank = /[\s\uFEFF]*/y;
  let at = 0;
  while (at < text.length) {
    blank.lastIndex = at;
    at += blank.exec(text)?.[0].length ?? 0;
    if (at >= text.length) break;
    if (text.startsWith(signs.line, at)) at = endOfLine(text, at);
    else if (signs.block && text.startsWith('/*', at)) at = endOfBlock(text, at);
    else return false;
  }
  return !ACTS.some((acts) => acts.test(text));
}

/** Wherever any language ends a line: what stands after it is seen as code where another goes on. */
function endOfLine(text: string, from: number): number {
  LINE_END.lastIndex = from;
  return LINE_END.test(text) ? LINE_END.lastIndex : text.length;
}

/** What ends nowhere goes on to the end of the text. */
function endOfBlock(text: string, from: number): number {
  const end = text.indexOf('*/', from + 2);
  return end < 0 ? text.length : end + 2;
}

function isBareLine(text: string): boolean {
  return BARE.test(withoutComments(text).trim());
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
  return lines.every((line, i) => {
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
