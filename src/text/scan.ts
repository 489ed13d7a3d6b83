// Finds the places of values in Markdown, line by line: no tree, no re-serialising.
import type { Line } from './lines.ts';
import { plain, type Where } from './spelling.ts';

/** A value and its place. `lead` / `trail`: a blank must be added before / behind a new value. */
export interface Slot {
  readonly kind: Where | 'mark';
  readonly value: string;
  readonly spelled: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly lead: boolean;
  readonly trail: boolean;
}

export interface FieldScan {
  readonly key: string;
  readonly value: Slot;
}
export interface BoxScan {
  readonly mark: Slot;
  readonly label: Slot;
}
export interface RowScan {
  readonly cells: readonly Slot[];
  readonly line: number;
}
export interface TableScan {
  readonly columns: readonly string[];
  readonly rows: RowScan[];
  readonly line: number;
  /** The table's last line, from 1. */
  lastLine: number;
}
export interface SectionScan {
  readonly heading: string | null;
  readonly level: number;
  readonly line: number;
  readonly fields: FieldScan[];
  readonly tables: TableScan[];
  readonly boxes: BoxScan[];
  readonly prose: { readonly text: string; readonly line: number }[];
}

/** Sections in order, the part before the first heading first. */
export function scanMarkdown(lines: readonly Line[]): readonly SectionScan[] {
  let section = open(null, 0, 1);
  const sections = [section];
  let at = skipFrontMatter(lines);
  while (at < lines.length) {
    const line = lines[at];
    if (!line) break;
    const skipped = skipBlock(lines, at);
    if (skipped > at) {
      at = skipped;
      continue;
    }
    const heading = /^ {0,3}(#{1,6})[ \t]+(.*)$/.exec(line.text);
    if (heading) {
      section = open(headingText(heading[2] ?? ''), heading[1]?.length ?? 1, line.number);
      sections.push(section);
      at++;
      continue;
    }
    at = scanBody(lines, at, section);
  }
  return sections;
}

function open(heading: string | null, level: number, line: number): SectionScan {
  return { heading, level, line, fields: [], tables: [], boxes: [], prose: [] };
}

function headingText(raw: string): string {
  let text = raw.trim();
  while (text.endsWith('#')) text = text.slice(0, -1);
  return (text === '' || /[ \t]$/.test(text) ? text : raw).trim();
}

function skipFrontMatter(lines: readonly Line[]): number {
  if (lines[0]?.text.trimEnd() !== '---') return 0;
  const close = lines.findIndex((line, index) => index > 0 && line.text.trimEnd() === '---');
  return close < 0 ? 0 : close + 1;
}

/** The line behind a code block or HTML comment that starts at `at`; `at` where none does. */
function skipBlock(lines: readonly Line[], at: number): number {
  const text = lines[at]?.text ?? '';
  const fence = /^ {0,3}(`{3,}|~{3,})/.exec(text)?.[1];
  if (fence) {
    for (let i = at + 1; i < lines.length; i++) {
      const close = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(lines[i]?.text ?? '')?.[1];
      if (close && close[0] === fence[0] && close.length >= fence.length) return i + 1;
    }
    return lines.length;
  }
  if (!/^ {0,3}<!--/.test(text)) return at;
  for (let i = at; i < lines.length; i++) if (lines[i]?.text.includes('-->')) return i + 1;
  return at; // a comment that never ends hides nothing
}

function scanBody(lines: readonly Line[], at: number, section: SectionScan): number {
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

function isTableStart(lines: readonly Line[], at: number): boolean {
  const head = lines[at]?.text.trimStart() ?? '';
  const rule = lines[at + 1]?.text.trim() ?? '';
  return head.startsWith('|') && rule.startsWith('|') && rule.includes('-') && /^[|:\- \t]+$/.test(rule);
}

function scanTable(lines: readonly Line[], at: number): TableScan {
  const head = lines[at];
  const columns = head ? cellsOf(head).map((cell) => cell.value) : [];
  const table: TableScan = { columns, rows: [], line: head?.number ?? 1, lastLine: at + 2 };
  for (let i = at + 2; i < lines.length; i++) {
    const line = lines[i];
    if (!line?.text.trimStart().startsWith('|')) break;
    table.rows.push({ cells: cellsOf(line), line: line.number });
    table.lastLine = i + 1;
  }
  return table;
}

/** The cells between unescaped pipes. A row that is cut off (no last pipe) still gives its last cell. */
function cellsOf(line: Line): readonly Slot[] {
  const { text } = line;
  const bars: number[] = [];
  for (let i = 0; i < text.length; i++) if (text[i] === '|' && !escaped(text, i)) bars.push(i);
  const behind = text.slice((bars.at(-1) ?? -1) + 1);
  if (behind.trim() !== '') bars.push(text.length);
  const cells: Slot[] = [];
  for (let i = 0; i + 1 < bars.length; i++)
    cells.push(slotOf(line, (bars[i] ?? 0) + 1, bars[i + 1] ?? 0, 'cell'));
  return cells;
}

function escaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text[at - 1 - slashes] === '\\') slashes++;
  return slashes % 2 === 1;
}

/** The slot of what stands, trimmed, in `[from, to)` of a line. An empty one takes the whole space. */
function slotOf(line: Line, from: number, to: number, kind: Where): Slot {
  const raw = line.text.slice(from, to);
  const spelled = raw.trim();
  const lead = raw.length - raw.trimStart().length;
  const start = line.start + from + (spelled === '' ? 0 : lead);
  const end = spelled === '' ? line.start + to : start + spelled.length;
  const empty = spelled === '';
  return {
    kind,
    value: plain(spelled, kind),
    spelled,
    start,
    end,
    line: line.number,
    lead: empty,
    trail: empty && kind === 'cell',
  };
}

function scanBox(line: Line): BoxScan | null {
  const found = /^([ \t]*[-*+][ \t]+\[)([ xX~-])\][ \t]+(?=\S)/.exec(line.text);
  const lead = found?.[1];
  const mark = found?.[2];
  if (!found || lead === undefined || mark === undefined) return null;
  const start = line.start + lead.length;
  const slot = {
    kind: 'mark',
    value: mark,
    spelled: mark,
    start,
    end: start + 1,
    line: line.number,
    lead: false,
    trail: false,
  } as const;
  return { mark: slot, label: slotOf(line, found[0].length, line.text.length, 'line') };
}

const KEY = /^[A-Za-z][\w ./()-]*$/;
const LONGEST_KEY = 64;

function scanField(line: Line): FieldScan | null {
  const { text } = line;
  const lead = /^[ \t]*(?:[-*+][ \t]+)?/.exec(text)?.[0].length ?? 0;
  const colon = text.indexOf(':', lead);
  if (colon < 0 || colon - lead > LONGEST_KEY + 4) return null;
  const bold = text.startsWith('**', colon + 1) && text.startsWith('**', lead); // **key:** value
  const from = bold ? colon + 3 : colon + 1;
  const next = text[from];
  if (next !== undefined && next !== ' ' && next !== '\t') return null;
  const key = bold ? text.slice(lead + 2, colon).trim() : plain(text.slice(lead, colon), 'line');
  return KEY.test(key) ? { key, value: slotOf(line, from, text.length, 'line') } : null;
}
