// The Constitution Check of an ADR: each row judged, each exception justified (recovery-playbook.md, step 2).
import { textAt } from '../../formkit/outputs.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { conflictLines, linesOf } from '../../text/lines.ts';
import { onceEach } from '../../text/lookup.ts';
import { type SectionScan, scanMarkdown, type TableScan } from '../../text/markdown/scan.ts';
import { behindWord } from '../../text/status/check-marks.ts';
import { isNothing, isPlaceholder, nameOf, normal, wordOf } from '../../text/vocabulary.ts';
import { type Article, articleIn, namedIn } from './articles.ts';

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
  const check = path === null ? null : constitutionAt(path, snapshot);
  return check && isCompleted(check);
}

/** By the path of an ADR: steps, outputs, notes and the rule all ask for the same one. */
const checksIn = onceEach((_: Snapshot) => new Map<string, Constitution>());

/** What the ADR at a path says, gone through once; `null`: its text is not to be had, or not yet. */
export function constitutionAt(path: string, snapshot: Snapshot): Constitution | null {
  const known = checksIn(snapshot).get(path);
  if (known) return known;
  const text = textAt(path, snapshot);
  if (text === null) return null;
  const check = constitutionOf(text);
  checksIn(snapshot).set(path, check);
  return check;
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

/** A heading with a line below it, after a blank line. With `##` in its place each line keeps its number. */
const UNDERLINED = new RegExp(
  '((?:^|\\r?\\n[ \\t]*\\r?\\n)) {0,3}(?![#>|*+-])(\\S[^\\r\\n|]{0,200}?)' +
    '(\\r?\\n) {0,3}(?:-{3,}|={3,})[ \\t]*(?=\\r?\\n|$)',
  'g',
);

/** Reads Constitution Check and Complexity Justification; the spec's Constitution Compliance is neither. */
export function constitutionOf(adr: string): Constitution {
  const lines = linesOf(adr.replace(UNDERLINED, '$1## $2$3'));
  const [marker] = conflictLines(lines);
  const conflicted = marker !== undefined;
  const sections = scanMarkdown(lines);
  const [table] = tablesBelow(sections, /^constitution_check\b/);
  if (!table)
    return { found: false, conflicted, empty: true, unfilled: [], unjustified: [], line: marker ?? null };
  const at = { article: columnOf(table, 'article', 0), status: columnOf(table, 'status', 1) };
  const number = table.columns.findIndex((column) => NUMBER.test(column.trim()));
  const rows = table.rows.flatMap(({ cells, line }) => {
    const article = articleIn(cells[at.article]?.value ?? '', cells[number]?.value ?? '');
    if (article === null) return [];
    return [{ article, line, status: statusOf(cells[at.status]?.value ?? '') }];
  });
  const open = rows.filter(({ status }) => !JUDGED.has(status));
  const justified = justificationsIn(tablesBelow(sections, /complexity_justification/));
  const articles = rows.map(({ article }) => article);
  const isJustified = namedIn(justified.flat(), articles);
  const exceptions = rows.filter(({ status, article }) => status === 'exception' && !isJustified(article));
  return {
    found: true,
    conflicted,
    empty: rows.length === 0,
    unfilled: namesOf(open),
    unjustified: namesOf(exceptions),
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

/** Rows that say something in two cells at least: which article, and why. */
function justificationsIn(tables: readonly TableScan[]): readonly (readonly string[])[] {
  const rows = tables.flatMap((table) => table.rows.map(({ cells }) => cells.map(({ value }) => value)));
  const saying = (cell: string) => !isNothing(cell) && !isPlaceholder(cell);
  return rows.map((cells) => cells.filter(saying)).filter((cells) => cells.length > 1);
}

/** A column of a project's own table that numbers its articles. */
const NUMBER = /^(?:#|no\.?|nr\.?|number|id)$/i;

function namesOf(rows: readonly { readonly article: Article }[]): readonly string[] {
  return [...new Set(rows.map(({ article }) => article.name))];
}
