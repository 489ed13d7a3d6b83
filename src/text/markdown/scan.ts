// Finds the places of values in Markdown, line by line: no tree, no re-serialising.

import { type Line, linesOf } from '../lines.ts';
import { onceEach } from '../lookup.ts';
import { kindsOf } from './blocks.ts';
import type { Box } from './sections.ts';
import { isTableStart, scanTable, type TableScan } from './tables.ts';
import { markAt, type Slot, slotOf } from './value-range.ts';

export type { TableScan } from './tables.ts';

export interface FieldScan {
  readonly key: string;
  /** Columns before it: more than 0 for a field below another list item. */
  readonly indent: number;
  readonly value: Slot;
}

export interface BoxScan {
  readonly mark: Slot;
  readonly label: Slot;
}

export interface SectionScan {
  readonly heading: string | null;
  readonly level: number;
  readonly line: number;
  readonly fields: readonly FieldScan[];
  readonly tables: readonly TableScan[];
  readonly boxes: readonly BoxScan[];
  readonly prose: readonly SectionScanProse[];
}

interface SectionScanProse {
  readonly text: string;
  readonly line: number;
}

/** A section that lines are still added to. */
interface OpenSection extends SectionScan {
  readonly fields: FieldScan[];
  readonly tables: TableScan[];
  readonly boxes: BoxScan[];
  readonly prose: SectionScanProse[];
}

/** Sections in order, the part before the first heading first; found once for the lines of a text. */
export const scanMarkdown = onceEach(sectionsOf);

function sectionsOf(lines: readonly Line[]): readonly SectionScan[] {
  const kinds = kindsOf(lines);
  let section = open(null, 0, 1);
  const sections = [section];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    const heading = kinds[at] === 'text' && line ? headingOf(line) : null;
    if (heading) {
      section = heading;
      sections.push(section);
    }
    at = heading || kinds[at] !== 'text' ? at + 1 : scanBody(lines, at, section);
  }
  return sections;
}

function open(heading: string | null, level: number, line: number): OpenSection {
  return { heading, level, line, fields: [], tables: [], boxes: [], prose: [] };
}

function headingOf(line: Line): OpenSection | null {
  const found = /^ {0,3}(#{1,6})(?:[ \t]+(.*))?$/s.exec(line.text);
  return found ? open(headingText(found[2] ?? ''), found[1]?.length ?? 1, line.number) : null;
}

/** Without the closing `#`s that some write; they count only after a blank (`C#` is a name). */
function headingText(raw: string): string {
  const text = raw.trim();
  let end = text.length;
  while (text[end - 1] === '#') end--;
  return end === 0 || /[ \t]/.test(text[end - 1] ?? '') ? text.slice(0, end).trim() : text;
}

/** Takes what begins at `at` into the section; gives the index after it. */
function scanBody(lines: readonly Line[], at: number, section: OpenSection): number {
  const line = lines[at];
  if (!line) return at + 1;
  if (isTableStart(lines, at)) {
    const table = scanTable(lines, at);
    section.tables.push(table);
    return table.lastLine;
  }
  const box = scanBox(line);
  const field = box ? null : scanField(line);
  if (box) section.boxes.push(box);
  else if (field) section.fields.push(field);
  if (!box && line.text.trim() !== '') section.prose.push({ text: line.text.trim(), line: line.number });
  return at + 1;
}

const BOX = /^([ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[)[ xX~-]\](?=[ \t]+\S)/;

function scanBox(line: Line): BoxScan | null {
  const found = BOX.exec(line.text);
  if (!found) return null;
  const label = slotOf(line, found[0].length, line.text.length, 'line');
  return { mark: markAt(line, found[1]?.length ?? 0), label };
}

/** The check box that a line of this text would be; `null`: it would be none. */
export function boxIn(text: string, line: number): Box | null {
  const [first] = linesOf(text.trim());
  const box = first ? scanBox(first) : null;
  return box && { mark: box.mark.value, label: box.label.value, line };
}

const KEY = /^[A-Za-z][\w ./()-]*$/;
const LONGEST_KEY = 64;
const EMPHASIS = ['**', '__', '*', '_', '`'] as const;

function scanField(line: Line): FieldScan | null {
  const { text } = line;
  const lead = /^[ \t]*(?:[-*+][ \t]+)?/.exec(text)?.[0].length ?? 0;
  const colon = text.slice(0, lead + LONGEST_KEY + 2 * EMPHASIS.length).indexOf(':', lead);
  if (colon < 0) return null;
  const wrap = EMPHASIS.find((mark) => text.startsWith(mark, lead) && text.startsWith(mark, colon + 1));
  const inside = wrap !== undefined && colon > lead + wrap.length; // **key:** value
  const from = colon + 1 + (inside ? wrap.length : 0);
  if (!inside && from < text.length && !' \t\u00A0'.includes(text[from] ?? '')) return null;
  const key = bareKey(text.slice(lead + (inside ? wrap.length : 0), colon).trim());
  if (key.length > LONGEST_KEY || !KEY.test(key)) return null;
  return { key, indent: columnsOf(text), value: slotOf(line, from, text.length, 'line') };
}

/** A key without the emphasis around it: `**`, code marks, or both. */
function bareKey(written: string): string {
  const wrap = EMPHASIS.find(
    (mark) => written.length > 2 * mark.length && written.startsWith(mark) && written.endsWith(mark),
  );
  return wrap ? bareKey(written.slice(wrap.length, -wrap.length).trim()) : written;
}

/** Columns of the blanks before a text; a tab reaches to the next multiple of four. */
function columnsOf(text: string): number {
  let columns = 0;
  for (let i = 0; text[i] === ' ' || text[i] === '\t'; i++)
    columns = text[i] === '\t' ? columns - (columns % 4) + 4 : columns + 1;
  return columns;
}
