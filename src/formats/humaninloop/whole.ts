// Tells a file that was cut off while it was written, or never filled in, from one that can be read.
import { StateError } from '../../model/errors.ts';
import { linesOf } from '../../text/lines.ts';
import type { MarkdownDocument, Table } from '../../text/markdown/document.ts';
import { isPlaceholder, normal, wordOf } from '../../text/words.ts';
import { readIndex } from './index-file/read.ts';
import { first } from './tables.ts';

/**
 * A status that shows progress beside a gap that somebody left is a real state: a template is told by a
 * status that is a gap itself, or by another gap beside the status that it comes with (upstream's templates).
 */
const FIRST_STATUSES: ReadonlySet<string> = new Set(['not_started', 'awaiting_analyst', '']);

/** @throws StateError `state-filled` where the index is still its template */
export function refuseUnfilledIndex(doc: MarkdownDocument): void {
  const { metadata, loop } = readIndex(doc);
  const id = first(metadata, 'id');
  const status = first(loop, 'loop_status');
  const begun = status !== null && !FIRST_STATUSES.has(normal(wordOf(status.value)));
  const gap = [status, begun ? null : id].find((cell) => cell && isPlaceholder(cell.value));
  if (gap) throw unfilled(gap.name, gap.value, gap.line);
}

/** The same of a context file's front matter. @throws StateError `state-filled` */
export function refuseUnfilledFront(front: string): void {
  const found = new Map<string, { value: string; line: number }>();
  for (const [at, text] of front.split('\n').entries()) {
    const [, key, value] = /^(type|status|feature_id):[ \t]*(.*)$/.exec(text) ?? [];
    if (key !== undefined && value !== undefined)
      found.set(key, { value: value.trim().replace(/^["']|["']$/g, ''), line: at + 2 });
  }
  const begun = !FIRST_STATUSES.has(normal(wordOf(found.get('status')?.value ?? '')));
  for (const [key, { value, line }] of found)
    if (isPlaceholder(value) && (key === 'status' || !begun)) throw unfilled(key, value, line);
}

function unfilled(field: string, found: string, line: number): StateError {
  const message = `${field}: found ${JSON.stringify(found)}, expected a value: it is a template's gap.`;
  return new StateError('state-filled', message, line, { field, found });
}

/** @throws StateError `state-readable` where the end of the index is missing (S02) */
export function refuseTorn(text: string, doc: MarkdownDocument): void {
  const lines = linesOf(text);
  const last = lines.at(-1);
  const number = last?.number ?? 1;
  if (first(readIndex(doc).loop, 'loop_status') === null) {
    const message =
      'found no Loop Status below a heading "Priority Loop State", expected that row; ' +
      `the file ends on line ${number}. ` +
      'It may have been cut off: restore it from history.';
    throw new StateError('state-readable', message, number, { missing: 'Loop Status', last_line: number });
  }
  const cut = last?.eol === '' && last.text.trimStart().startsWith('|');
  if (!cut) return;
  const table = doc.sections.flatMap(({ tables }) => tables).at(-1);
  if (isWholeRow(last.text, number, table)) return;
  const message =
    `found the table row on line ${number}, the last one, without its end, expected a whole row. ` +
    'The file was cut off: restore it from history.';
  throw new StateError('state-readable', message, number, { last_line: number });
}

/** A last line without line ending is whole where it is closed and has a cell for every column. */
function isWholeRow(text: string, number: number, table: Table | undefined): boolean {
  if (!table || !text.trimEnd().endsWith('|')) return false;
  const row = table.rows.at(-1);
  const rule = table.rows.length === 0 && number === table.line + 1;
  const cells = rule ? text.split('|').length - 2 : row?.line === number ? row.cells.length : 0;
  return cells >= table.columns.length;
}
