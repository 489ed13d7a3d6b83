// What an agent should know to go on with a stage: its detail, cycles and budget, what keeps failing.
import type { MarkdownDocument, Section, Table } from '../../text/markdown/document.ts';
import { fieldRows, rowsOf, saysSomething, sectionsNamed } from './parse/sections.ts';

/** Lines of a section that a brief repeats. */
const MOST = 40;

export function contextOf(doc: MarkdownDocument): readonly string[] {
  return [
    ...linesIn(sectionsNamed(doc, 'current stage detail')).map((line) => `current stage: ${line}`),
    ...cyclesIn(sectionsNamed(doc, 'iteration counts')),
    ...linesIn(sectionsNamed(doc, 'failure clusters')).map((line) => `failure cluster: ${line}`),
  ];
}

/** All that sections say: fields, rows of tables and sentences, in the order of the file. */
function linesIn(sections: readonly Section[]): readonly string[] {
  const lines = sections.flatMap((section) => {
    const pairs = [...section.fields, ...fieldRows(section)];
    const known = new Set(pairs.map(({ line }) => line));
    const fields = pairs.filter(({ value }) => saysSomething(value));
    const tables = section.tables.flatMap((table) =>
      table.rows.filter(({ line }) => !known.has(line)).map((row) => ({ line: row.line, text: said(row) })),
    );
    return [
      ...fields.map(({ key, value, line }) => ({ line, text: `${key}: ${value}` })),
      ...tables,
      ...section.prose.filter(({ line }) => !known.has(line)).map(unmarked),
    ];
  });
  const told = lines.filter(({ text }) => saysSomething(text)).sort((a, b) => a.line - b.line);
  const more = told.length > MOST ? [`${told.length - MOST} more lines in the state file`] : [];
  return [...told.slice(0, MOST).map(({ text }) => text), ...more];
}

/** A line without the mark of a list. */
function unmarked({ text, line }: Section['prose'][number]): {
  readonly text: string;
  readonly line: number;
} {
  return { line, text: text.replace(/^[-*+]\s+/, '') };
}

/** `| programmer | 3 | 5 | RETRYING |` → `programmer: cycle 3, budget 5, RETRYING`. */
function cyclesIn(sections: readonly Section[]): readonly string[] {
  return rowsOf(sections.flatMap(({ tables }) => tables)).flatMap((row) => {
    const stage = row.cell('stage');
    const [cycle, budget] = [row.cell('cycle_count', 'cycles'), row.cell('budget')];
    const parts = [
      saysSomething(cycle) && `cycle ${cycle}`,
      saysSomething(budget) && `budget ${budget}`,
      saysSomething(row.cell('status')) && row.cell('status'),
    ].filter((part) => part !== false);
    return saysSomething(stage) && parts.length > 0 ? [`${stage}: ${parts.join(', ')}`] : [];
  });
}

/** The rows of a table, one line each. */
export function rowLines({ rows }: Table): readonly string[] {
  return rows.map(said);
}

function said({ cells }: Table['rows'][number]): string {
  return cells.filter(saysSomething).join(' — ');
}
