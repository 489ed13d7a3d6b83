// Is a text a pipeline state of AI Dev Shop, and is it whole? Five unrelated tools use the same file name.
import type { Codec } from '../../../model/codec.ts';
import { StateError } from '../../../model/errors.ts';
import { type Line, linesOf } from '../../../text/lines.ts';
import { kindsOf, refuseOpenFence } from '../../../text/markdown/blocks.ts';
import { type MarkdownDocument, parseMarkdown, printMarkdown } from '../../../text/markdown/document.ts';
import { type SectionScan, scanMarkdown } from '../../../text/markdown/scan.ts';
import { isNothing, isPlaceholder, nameOf } from '../../../text/vocabulary.ts';
import { legalStage } from '../stages.ts';
import { STATUSES } from '../vocabulary.ts';
import { BEGUN, isTornHead } from './beginning.ts';
import { isDispatch, isOwn, keyOf, ledgerRows, placesOf } from './sections.ts';

/** Every line that an edit does not touch stays byte for byte. */
export const codec: Codec<MarkdownDocument> = { parse: parseState, print: printMarkdown };

/** One of each must be there, as a key or a table's first cell, or as a heading. */
const WHAT: readonly string[] = ['spec_hash', 'spec_id'];
const WHERE: readonly string[] = ['current_stage', 'run_id', 'stage'];
const LEDGER = 'stage_ledger';

/** Keys that a real run fills in: a file in which each of them is a placeholder is a template. */
const FILLED = ['run_id', 'feature', 'spec_id', 'spec_hash', 'current_stage', 'stage'];

/**
 * Told by its signature; by being nothing but the beginning of one; by a run's own words where the line of
 * its hash is lost; or by a run that stands where no reader looks, to be refused with the reason.
 */
export function recognises(text: string): boolean {
  const lines = linesOf(text);
  return isVisible(lines) || isTornHead(lines) || hiddenRun(lines) !== null;
}

function isVisible(lines: readonly Line[]): boolean {
  const sections = scanMarkdown(lines);
  const keys = new Set(sections.flatMap(keysOf));
  const headings = sections.map(({ heading }) => nameOf(heading ?? ''));
  const where =
    WHERE.some((key) => keys.has(key)) || headings.includes(LEDGER) || sections.some(isDispatched);
  return (where && WHAT.some((key) => keys.has(key))) || isRun(sections);
}

/** A section of a dispatch that says how its stage stands. */
function isDispatched({ heading, fields, tables }: SectionScan): boolean {
  const rows = tables.flatMap((table) => table.rows.map(({ cells }) => cells[0]?.value ?? ''));
  const keys = [...fields.map(({ key }) => key), ...rows].map(keyOf);
  return isDispatch(heading) && keys.some((key) => key.endsWith('_status'));
}

/** Official words of stage and status, a name, and a section that no other tool has: the hash is lost. */
function isRun(sections: readonly SectionScan[]): boolean {
  const pairs = sections.flatMap(({ fields, tables }) => [
    ...fields.map(({ key, value }) => [key, value.value] as const),
    ...tables.flatMap(({ rows }) =>
      rows.map(({ cells: [key, value] }) => [key?.value ?? '', value?.value ?? ''] as const),
    ),
  ]);
  return (
    saysRun(pairs) && sections.some(({ heading }) => isOwn({ heading }) && nameOf(heading ?? '') !== 'notes')
  );
}

function saysRun(pairs: readonly (readonly [key: string, value: string])[]): boolean {
  const said = new Map(pairs.map(([key, value]) => [keyOf(key), value]));
  const named = BEGUN.some((key) => !isNothing(said.get(key) ?? '') && !isPlaceholder(said.get(key) ?? ''));
  return (
    named &&
    legalStage(said.get('current_stage') ?? '') !== null &&
    STATUSES.means(said.get('status') ?? '') !== null
  );
}

/** The first line of a whole run in front matter or in a code block; `null` where none stands there. */
function hiddenRun(lines: readonly Line[]): number | null {
  const kinds = kindsOf(lines);
  const hidden = lines.filter((_, at) => kinds[at] === 'front' || kinds[at] === 'code');
  const pairs = hidden.flatMap(({ text }) => {
    const [, key, value] = HIDDEN_LINE.exec(text) ?? [];
    return key === undefined ? [] : [[key, value ?? ''] as const];
  });
  const keys = new Set(pairs.map(([key]) => keyOf(key)));
  const whole = keys.has('run_id') && WHAT.some((key) => keys.has(key)) && saysRun(pairs);
  return whole ? (hidden[0]?.number ?? null) : null;
}

const HIDDEN_LINE = /^[ \t]*(?:[-*+][ \t]+)?[*`"]{0,3}(\w+)[*`"]{0,3}:[ \t]+["']?([^"']*)/;

/** Keys of bullets and lines, first cells of tables, also of rows that conflict markers cut from theirs. */
function keysOf(section: SectionScan): readonly string[] {
  const cells = section.tables.flatMap((table) => table.rows.map((row) => row.cells[0]?.value ?? ''));
  const loose = section.prose.flatMap(({ text }) => (text.startsWith('|') ? [text.split('|')[1] ?? ''] : []));
  const keys = [...section.fields.map(({ key }) => key), ...cells, ...loose];
  return keys.map(keyOf);
}

/**
 * The document of a whole file.
 * @throws StateError `state-not-conflicted`, `state-filled` (a copied template), `state-readable` (cut off)
 */
function parseState(text: string): MarkdownDocument {
  const lines = linesOf(text);
  refuseOpenFence(lines);
  const doc = parseMarkdown(text);
  refuseHidden(lines);
  refuseTemplate(doc);
  refuseTornHead(doc, text);
  refuseTornRow(text);
  return doc;
}

function refuseHidden(lines: readonly Line[]): void {
  const line = isVisible(lines) ? null : hiddenRun(lines);
  if (line === null) return;
  const message =
    `found the keys of a run in front matter or a code block from line ${line} on, where the pipeline ` +
    'never looks, expected them as lines of the text. Move them out, or restore the file from history.';
  throw new StateError('state-readable', message, line);
}

function refuseTemplate(doc: MarkdownDocument): void {
  const said = FILLED.flatMap((key) => placesOf(doc, key)).filter(({ value }) => !isNothing(value));
  const [first] = said;
  if (!first || !said.every(({ value }) => isPlaceholder(value))) return;
  const message =
    `found a template whose keys (${said.map(({ key }) => key).join(', ')}) are placeholders. ` +
    'Fill it in, or leave it: it counts as no workflow.';
  throw new StateError('state-filled', message, first.line);
}

/** A file that ends within its head: neither its stage nor its status is written, and no section follows. */
function refuseTornHead(doc: MarkdownDocument, text: string): void {
  const told = placesOf(doc, 'current_stage', 'stage', 'status').length > 0 || ledgerRows(doc).length > 0;
  const sections = doc.sections.filter(({ level }) => level > 1);
  if (told || sections.length > 0) return;
  const last = linesOf(text).at(-1)?.number ?? null;
  const message =
    `the file ends on line ${last} before it says where the run stands, expected current_stage and status. ` +
    'It was cut off while it was written; restore it from history.';
  throw new StateError('state-readable', message, last);
}

/** A last line without an end that begins a table row and has fewer cells than its table has columns. */
function refuseTornRow(text: string): void {
  const lines = linesOf(text);
  const last = lines.at(-1);
  if (last?.eol !== '' || !last.text.startsWith('|')) return;
  const closed = /[^\\]\|$/.test(last.text.trimEnd());
  const found = pipesIn(last) - (closed ? 1 : 0);
  const wanted = columnsAbove(lines, last);
  const whole = closed || !othersAreClosed(lines, last);
  if (wanted === null ? closed : found >= wanted && whole) return;
  const message =
    `the file ends within a table row on line ${last.number}: found ${found} columns, expected ` +
    `${wanted ?? 'a whole table'}. It was cut off while it was written; restore it from history.`;
  throw new StateError('state-readable', message, last.number);
}

/** Whether every other row of the table that a line belongs to ends in a pipe. */
function othersAreClosed(lines: readonly Line[], last: Line): boolean {
  for (let at = last.number - 2; lines[at]?.text.startsWith('|'); at--)
    if (!lines[at]?.text.trimEnd().endsWith('|')) return false;
  return true;
}

/** The columns of the table that a line belongs to; `null` where it is a head without a table. */
function columnsAbove(lines: readonly Line[], last: Line): number | null {
  let at = last.number - 1;
  while (lines[at - 1]?.text.startsWith('|')) at--;
  const head = lines[at];
  return !head || head === last ? null : pipesIn(head) - 1;
}

function pipesIn(line: Line): number {
  return line.text.match(/(?<!\\)\|/g)?.length ?? 0;
}
