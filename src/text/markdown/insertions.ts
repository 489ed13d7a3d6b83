// What is written into Markdown beside what stands there: fields, lines, tables and sections, each at the end
// of what it belongs to.
import { EditError } from '../../model/errors.ts';
import { eolOf, type Line, type TextEdit } from '../lines.ts';
import { frontMatterEnd } from './blocks.ts';
import type { SectionScan } from './scan.ts';
import type { Field, Section, Table } from './sections.ts';
import { spell } from './value-syntax.ts';

/** A part of a document that has no line yet: it is to be added. */
export const UNWRITTEN = 0;

/** Everything after the first `known` of a document's parts. @throws EditError where one has a line */
export function addedTo<Part extends { readonly line: number }>(
  parts: readonly Part[],
  known: number,
  what: string,
): readonly Part[] {
  const added = parts.slice(known);
  if (parts.length < known || added.some(({ line }) => line !== UNWRITTEN)) {
    const found = `the text has ${known} ${what}, the document ${parts.length}`;
    throw new EditError(`${found}: they can only be changed in place, or added at the end`);
  }
  return added;
}

/** What a section of the document has beside its scan. */
export interface Additions {
  readonly fields: readonly Field[];
  readonly prose: readonly string[];
  readonly tables: readonly Table[];
}

export function additionsOf(scan: SectionScan, doc: Section): Additions {
  return {
    fields: addedTo(doc.fields, scan.fields.length, 'fields'),
    prose: doc.prose.filter(({ line }) => line === UNWRITTEN).map(({ text }) => text),
    tables: addedTo(doc.tables, scan.tables.length, 'tables'),
  };
}

/** The edits that add to a section; `next` is the line of the heading after it, `null` for the last. */
export function addToSection(
  scan: SectionScan,
  { fields, prose, tables }: Additions,
  lines: readonly Line[],
  next: number | null,
): readonly TextEdit[] {
  const last = lastOf(scan, lines, next);
  const blocks = [...prose.map((text) => [text]), ...tables.map(tableLines)];
  return [
    ...(fields.length === 0 ? [] : [fieldEdit(scan, fields, lines)]),
    ...(blocks.length === 0 ? [] : [insertBehind(last, spaced(blocks, lines, last), lines)]),
  ];
}

/**
 * Whole sections after the last words of a text, or of what stands in front of a heading.
 * @param next the line of that heading; `null`: the end of the text
 */
export function addSections(
  sections: readonly Section[],
  lines: readonly Line[],
  next: number | null = null,
): readonly TextEdit[] {
  if (sections.length === 0) return [];
  const text = sections.flatMap(({ heading, level, fields, boxes, prose, tables }) => {
    if (heading === null || fields.length > 0 || boxes.length > 0)
      throw new EditError('a new section has a heading, lines and tables, and neither fields nor boxes');
    const blocks = [...prose.map((line) => [line.text]), ...tables.map(tableLines)];
    return ['', `${'#'.repeat(level)} ${heading}`, ...spaced(blocks, [], null)];
  });
  const before = next === null ? lines : lines.slice(0, next - 1);
  const last = before.findLastIndex((line) => line.text.trim() !== '');
  return [insertBehind(last + 1, text, lines)];
}

/** Number of the last line with something on it, a rule that sets the section off left out. */
function lastOf({ line, heading }: SectionScan, lines: readonly Line[], next: number | null): number {
  const first = heading === null ? frontMatterEnd(lines) : line;
  const end = next === null ? lines.length : next - 1;
  const blankAt = (number: number) => number > first && isBlank(lines[number - 1]);
  let last = end;
  while (blankAt(last)) last--;
  if (!isRule(lines[last - 1]) || last <= first || !blankAt(last - 1)) return last;
  last--;
  while (blankAt(last)) last--;
  return last;
}

function isBlank(line: Line | undefined): boolean {
  return line?.text.trim() === '';
}

function isRule(line: Line | undefined): boolean {
  return /^ {0,3}(?:-{3,}|\*{3,}|_{3,})[ \t]*$/.test(line?.text ?? '');
}

const ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/;

/** A blank line before each block, save between items of one list. */
function spaced(
  blocks: readonly (readonly string[])[],
  lines: readonly Line[],
  last: number | null,
): readonly string[] {
  let inList = last !== null && endsInList(lines, last);
  return blocks.flatMap((block) => {
    const item = ITEM.test(block[0] ?? '');
    const joined = inList && item;
    inList = item;
    return joined ? block : ['', ...block];
  });
}

/** Whether the lines up to `last` that belong together begin as an item of a list. */
function endsInList(lines: readonly Line[], last: number): boolean {
  let first = last;
  while (first > 1 && !isBlank(lines[first - 2]) && !/^ {0,3}#/.test(lines[first - 2]?.text ?? '')) first--;
  return ITEM.test(lines[first - 1]?.text ?? '');
}

function tableLines({ columns, rows }: Table): readonly string[] {
  const row = (cells: readonly string[]) => `| ${cells.map((cell) => spell(cell, '', 'cell')).join(' | ')} |`;
  return [row(columns), `|${columns.map(() => '---|').join('')}`, ...rows.map(({ cells }) => row(cells))];
}

/** After the last field at the margin and what hangs below it, written as that one is. */
function fieldEdit({ fields }: SectionScan, added: readonly Field[], lines: readonly Line[]): TextEdit {
  const like = fields.findLast(({ indent }) => indent === 0);
  const text = lines[(like?.value.line ?? 0) - 1]?.text ?? '';
  if (!like) throw new EditError('a field can only be added after a field');
  let at = like.value.line;
  while (/^[ \t]+\S/.test(lines[at]?.text ?? '')) at++;
  const lead = /^(?:[-*+][ \t]+)?/.exec(text)?.[0] ?? '';
  const wrap = ['**', '`', ''].find((mark) => text.startsWith(`${lead}${mark}`)) ?? '';
  const written = added.map(({ key, value }) => `${lead}${wrap}${key}${wrap}: ${spell(value, '', 'line')}`);
  return insertBehind(at, written, lines);
}

/** New lines after a line (0: at the start), ended as that one is. */
function insertBehind(number: number, added: readonly string[], lines: readonly Line[]): TextEdit {
  const [first] = lines;
  if (!first) throw new EditError('nothing can be added to an empty text');
  const line = lines[number - 1];
  const eol = line?.eol || eolOf(lines);
  const at = line ? line.end : first.start;
  const text = line ? added.map((one) => eol + one).join('') : added.map((one) => one + eol).join('');
  return { start: at, end: at, text };
}
