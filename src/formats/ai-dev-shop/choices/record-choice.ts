// How a person's choice is written into a pipeline state: in place, in its own style, and in its Notes.
import { type Edit, oneLine } from '../../../formkit/choices.ts';
import type { ChoiceContext } from '../../../model/choice.ts';
import type { MarkdownDocument, Section, Table } from '../../../text/markdown/document.ts';
import { addField, addLine, addRow, addSection, setCell, setField } from '../../../text/markdown/edits.ts';
import { formatTime } from '../../../text/time.ts';
import { formatTimeLike } from '../../../text/timestamp-style.ts';
import { nameOf } from '../../../text/vocabulary.ts';
import {
  columnAt,
  headOf,
  isPairs,
  type KeyPlace,
  type LedgerRow,
  placesOf,
  valueFor,
} from '../parse/sections.ts';
import { wordsLost } from './words-lost.ts';

/** The key that says when a run last moved (recovery-playbook.md, step 4). */
const UPDATED = 'last_updated_at';

/** The document with a choice in it; words that it wrote over are quoted in the Notes. */
export function editOf(
  { doc: old, now }: ChoiceContext<MarkdownDocument>,
  doc: MarkdownDocument,
  summary: string,
  notes: readonly string[] = [],
): Edit<MarkdownDocument> {
  const lost = old ? wordsLost(old, doc) : [];
  if (lost.length === 0) return { summary, doc, notes };
  const said = lost.map(({ key, value }) => `${key} said ${JSON.stringify(value)}`).join(', and ');
  const told = `Words that were written over are quoted in the Notes: ${said}.`;
  return { summary, doc: noted(doc, `Before, ${said}.`, now), notes: [...notes, told] };
}

/** Another value where a key stands, in a bullet, a bare line or the second cell of a row. */
export function setPlace(doc: MarkdownDocument, { line }: KeyPlace, value: string): MarkdownDocument {
  const isField = doc.sections.some(({ fields }) => fields.some((field) => field.line === line));
  return isField ? setField(doc, line, value) : setCell(doc, line, 1, value);
}

/** Other values in a row's cells, by their columns; a column that the table does not have is left out. */
export function setCells(
  doc: MarkdownDocument,
  table: Table,
  line: number,
  cells: Readonly<Record<string, string>>,
): MarkdownDocument {
  return Object.entries(cells).reduce((now, [name, value]) => {
    const at = columnAt(table, name);
    return at < 0 ? now : setCell(now, line, at, value);
  }, doc);
}

/** A date to spell another one of a ledger like: the row's own, else the last one that is there. */
export function dateLike({ date }: LedgerRow, rows: readonly LedgerRow[]): string {
  return date || (rows.findLast((row) => row.date !== '')?.date ?? '');
}

/** `last_updated_at` set to now in its own spelling; untouched where the file has none. */
export function touched(doc: MarkdownDocument, now: number): MarkdownDocument {
  const place = valueFor(doc, UPDATED) ?? placesOf(doc, UPDATED)[0];
  return place ? setPlace(doc, place, formatTimeLike(now, place.value)) : doc;
}

/** The same, added to the head where the file has none: to its Field/Value table, or after its keys. */
export function stamped(doc: MarkdownDocument, now: number): MarkdownDocument {
  if (placesOf(doc, UPDATED).length > 0) return touched(doc, now);
  const head = headOf(doc);
  const pairs = head.flatMap(({ tables }) => tables).find(isPairs);
  if (pairs)
    return addRow(doc, pairs.line, [UPDATED, formatTime(now), ...pairs.columns.slice(2).map(() => '')]);
  const keys = head.findLast(({ fields }) => fields.some(({ indent }) => indent === 0));
  return keys ? addField(doc, keys.line, UPDATED, formatTime(now)) : doc;
}

/** Words that have one line already keep their blanks. */
const lineOf = (words: string): string => (/[\r\n]/.test(words) ? oneLine(words) : words.trim());

/** A line at the end of the Notes, in the style of what stands there; a section where there is none. */
export function noted(doc: MarkdownDocument, words: string, now: number): MarkdownDocument {
  const notes = doc.sections.findLast(({ heading }) => nameOf(heading ?? '') === 'notes');
  const text = lineOf(words);
  if (!notes) return addSection(doc, 'Notes', levelOf(doc), [`${headStyle(doc)}${text}`]);
  const [table] = notes.tables;
  if (table && notes.prose.length === 0) return addRow(doc, table.line, rowFor(table, text, now));
  return addLine(doc, notes.line, `${styleOf(notes) ?? headStyle(doc)}${text}`);
}

/** Whether the Notes say it already. */
export function isNoted(doc: MarkdownDocument, words: string): boolean {
  const text = lineOf(words);
  const notes = doc.sections.filter(({ heading }) => nameOf(heading ?? '') === 'notes');
  const cells = notes.flatMap(({ tables }) => tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells)));
  return [...notes.flatMap(({ prose }) => prose.map((line) => line.text)), ...cells].some((line) =>
    line.endsWith(text),
  );
}

/** What the last line of a section begins with: the next item's mark, nothing for prose. */
function styleOf({ prose }: Section): string | null {
  const last = prose.at(-1)?.text;
  if (last === undefined) return null;
  const bullet = /^[-*+] /.exec(last)?.[0];
  const [, number, mark] = /^(\d{1,6})([.)]) /.exec(last) ?? [];
  return number === undefined ? (bullet ?? '') : `${Number(number) + 1}${mark} `;
}

/** A file of bare `key: value` lines writes its notes bare as well. */
function headStyle(doc: MarkdownDocument): string {
  const [first] = doc.sections.flatMap(({ fields, tables }) => [...fields, ...tables]);
  const lines = doc.sections.flatMap(({ prose }) => prose);
  const written = lines.find(({ line }) => line === first?.line)?.text;
  return written !== undefined && !/^[-*+] /.test(written) ? '' : '- ';
}

function levelOf(doc: MarkdownDocument): number {
  return doc.sections.findLast(({ level }) => level > 1)?.level ?? 2;
}

const TIME_COLUMN = /^(?:date|time|timestamp|when|at)\b/i;
const WORDS_COLUMN = /note|event|what|description|comment|detail/i;

function rowFor({ columns, rows }: Table, text: string, now: number): readonly string[] {
  const words = columns.findLastIndex((column) => WORDS_COLUMN.test(column));
  const into = words < 0 ? columns.length - 1 : words;
  return columns.map((column, at) => {
    if (at === into) return text;
    return TIME_COLUMN.test(column) ? formatTimeLike(now, rows.at(-1)?.cells[at] ?? '') : '';
  });
}
