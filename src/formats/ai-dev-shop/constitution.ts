// The Constitution Check of an ADR: each row judged, each exception justified (recovery-playbook.md, step 2).
import { textAt } from '../../formkit/outputs.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { conflictLines, linesOf } from '../../text/lines.ts';
import { type SectionScan, scanMarkdown, type TableScan } from '../../text/markdown/scan.ts';
import { behindWord } from '../../text/qualified-status.ts';
import { isNothing, isPlaceholder, nameOf, normal, wordOf } from '../../text/vocabulary.ts';

/** In order, as upstream's constitution has them. A project with a constitution of its own has others. */
const NAMES = {
  I: 'library_first',
  II: 'test_first',
  III: 'simplicity',
  IV: 'anti_abstraction',
  V: 'integration_first',
  VI: 'security',
  VII: 'spec_integrity',
  VIII: 'observability',
} as const;
type Article = keyof typeof NAMES;
const ARTICLES: readonly Article[] = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

/** The template's own row lists all three in one cell, which is not one of them. */
const JUDGED: ReadonlySet<string> = new Set(['complies', 'exception', 'n/a']);

/** What keeps a Constitution Check from being complete. */
export interface Constitution {
  /** Whether the ADR has the table at all. */
  readonly found: boolean;
  /** Whether a merge left its markers in the ADR: which of its rows count is not settled (faults S03). */
  readonly conflicted: boolean;
  /** Whether the table has no row that names an article. */
  readonly empty: boolean;
  /** Articles whose status is none of the three words. */
  readonly unfilled: readonly string[];
  /** Exceptions without a row in Complexity Justification. */
  readonly unjustified: readonly string[];
  /** Line of the table, or of its first row that is not filled in. */
  readonly line: number | null;
}

function isCompleted(check: Constitution): boolean {
  const { found, conflicted, empty, unfilled, unjustified } = check;
  return found && !conflicted && !empty && unfilled.length + unjustified.length === 0;
}

/** Whether the ADR at a path has a completed Constitution Check; `null`: its text is not to be had. */
export function isChecked(path: string | null, snapshot: Snapshot): boolean | null {
  const text = path === null ? null : textAt(path, snapshot);
  return text === null ? null : isCompleted(constitutionOf(text));
}

/**
 * Whether the ADR at a path lacks a completed Constitution Check: one that is not there, or cannot be read,
 * has none. `false` while it is yet to be fetched.
 */
export function isUnchecked(path: string, snapshot: Snapshot): boolean {
  const reading = snapshot.text(path);
  if (!reading.ok && reading.why === 'not-fetched') return false;
  return isChecked(path, snapshot) !== true;
}

/** Reads Constitution Check and Complexity Justification; the spec's Constitution Compliance is neither. */
export function constitutionOf(adr: string): Constitution {
  const lines = linesOf(adr);
  const [marker] = conflictLines(lines);
  const conflicted = marker !== undefined;
  const sections = scanMarkdown(lines);
  const [table] = tablesBelow(sections, /^constitution_check\b/);
  if (!table)
    return { found: false, conflicted, empty: true, unfilled: [], unjustified: [], line: marker ?? null };
  const at = { article: columnOf(table, 'article', 0), status: columnOf(table, 'status', 1) };
  const number = table.columns.findIndex((column) => NUMBER.test(column.trim()));
  const rows = table.rows.flatMap(({ cells, line }) => {
    const article = namedBy(cells[at.article]?.value ?? '');
    if (article === null) return [];
    const status = statusOf(cells[at.status]?.value ?? '');
    return [{ article, line, status, number: numberOf(cells[number]?.value ?? '') }];
  });
  const open = rows.filter(({ status }) => !JUDGED.has(status));
  const justified = justificationsIn(tablesBelow(sections, /complexity_justification/));
  const exceptions = rows.filter(({ status }) => status === 'exception');
  return {
    found: true,
    conflicted,
    empty: rows.length === 0,
    unfilled: unique(open.map(({ article }) => article)),
    unjustified: unique(
      exceptions
        .filter((row) => !justified.some((cells) => cells.some((cell) => namesRow(cell, row))))
        .map(({ article }) => article),
    ),
    line: marker ?? open[0]?.line ?? table.line,
  };
}

/** Where a column stands by its name; where none has it, where the template has it. */
function columnOf({ columns }: TableScan, name: string, otherwise: number): number {
  const at = columns.findIndex((column) => nameOf(column).startsWith(name));
  return at < 0 ? otherwise : at;
}

/** The tables from a heading on to the next one of its level. */
function tablesBelow(sections: readonly SectionScan[], heading: RegExp): readonly TableScan[] {
  const start = sections.findIndex((section) => heading.test(nameOf(section.heading ?? '')));
  const level = sections[start]?.level;
  if (level === undefined) return [];
  const end = sections.findIndex((section, at) => at > start && section.level <= level);
  return sections.slice(start, end < 0 ? undefined : end).flatMap((section) => section.tables);
}

const NUMBERED = /^(?:art(?:icle|\.)? *)?(?:(VIII|VII|VI|IV|V|III|II|I)|([1-8]))(?![A-Za-z0-9])/i;

/** `IV Anti-Abstraction`, `Article IV: …`, `4. Anti-Abstraction` and the bare name are all the fourth. */
function articleOf(cell: string): Article | null {
  const plain = cell.replace(/[*`]/g, '').replace(/[‐‑–]/g, '-').trim();
  const [, roman, digit] = NUMBERED.exec(plain) ?? [];
  if (roman !== undefined) return ARTICLES.find((article) => article === roman.toUpperCase()) ?? null;
  if (digit !== undefined) return ARTICLES[Number(digit) - 1] ?? null;
  return ARTICLES.find((article) => normal(plain).startsWith(NAMES[article])) ?? null;
}

/** After a judgement, what says that it is still to be made: `COMPLIES (pending review)`. */
const UNJUDGED = /\b(?:todo|tbd|pending|to be (?:verified|checked|confirmed))\b/i;

/**
 * The word of a status cell, a sign before it left out: `✅ COMPLIES`; empty where it is yet to be judged. A
 * number before it belongs to it: `80% COMPLIES`.
 */
function statusOf(cell: string): string {
  const bare = cell.replace(/^[^\p{L}\p{N}]+/u, '');
  return UNJUDGED.test(behindWord(bare)) ? '' : normal(wordOf(bare));
}

/** What a row of the check judges: one of upstream's articles, or one of the project's own by its words. */
function namedBy(cell: string): string | null {
  const own = cell.replace(/[*`]/g, '').trim();
  return articleOf(cell) ?? (isNothing(own) || isPlaceholder(own) ? null : own);
}

/** Rows that say something in two cells at least: which article, and why. */
function justificationsIn(tables: readonly TableScan[]): readonly (readonly string[])[] {
  const rows = tables.flatMap((table) => table.rows.map(({ cells }) => cells.map(({ value }) => value)));
  const saying = (cell: string) => !isNothing(cell) && !isPlaceholder(cell);
  return rows.map((cells) => cells.filter(saying)).filter((cells) => cells.length > 1);
}

/** A column of a project's own table that numbers its articles. */
const NUMBER = /^(?:#|no\.?|nr\.?|number|id)$/i;

/** `2`, `2.`, `II` or `Article 2` in such a column; `null` for what is no number. */
function numberOf(cell: string): string | null {
  const found = /^(?:art(?:icle|\.)? *)?([ivx]{1,6}|\d{1,3})\.?$/i.exec(cell.replace(/[*`]/g, '').trim());
  return found?.[1]?.toUpperCase() ?? null;
}

/** By the article's name, or by the number that stands beside it: `Article 2 exception`, `II`. */
function namesRow(cell: string, row: { readonly article: string; readonly number: string | null }): boolean {
  if (names(cell, row.article)) return true;
  if (row.number === null) return false;
  const spoken = [...cell.matchAll(ANY)].map(([, one = '']) => one.toUpperCase());
  return numberOf(cell) === row.number || spoken.includes(row.number);
}

/** An article by its number, anywhere in a cell, however many a project has. */
const ANY = /\bart(?:icle|\.)? *([ivx]{1,6}|\d{1,3})(?![A-Za-z0-9])/gi;

/** `Article I exception` anywhere in a cell; `I`, `1.` or `Library-First` at its beginning. */
function names(cell: string, article: string): boolean {
  if (begins(cell, article)) return true;
  const spoken = [...cell.matchAll(SPOKEN)].map(([words]) => articleOf(words));
  return spoken.some((one) => one === article);
}

/** `Articles I and III` is read as its first; more of them stand in rows of their own. */
const SPOKEN = /\bart(?:icle|\.)? *(?:VIII|VII|VI|IV|V|III|II|I|[1-8])(?![A-Za-z0-9])/gi;

function begins(cell: string, article: string): boolean {
  const known = ARTICLES.some((one) => one === article);
  if (!known) return normal(cell.replace(/[*`]/g, '')).includes(normal(article));
  return articleOf(cell) === article && !isSentence(cell, article);
}

/** `I think that …` begins with a word, not with the first article's numeral. */
function isSentence(cell: string, article: string): boolean {
  return (
    article === 'I' && /^[*`]*I [a-z]/.test(cell.trim()) && !/^I (?:exception|library)/i.test(cell.trim())
  );
}

function unique(articles: readonly string[]): readonly string[] {
  return [...new Set<string>(articles)];
}
