// The sections of a pipeline state by their headings, and the tables in them by their columns.
import type { RowView } from '../../../formkit/tables.ts';
import { groupedBy, onceEach } from '../../../text/lookup.ts';
import type { MarkdownDocument, Section, Table } from '../../../text/markdown/document.ts';
import { isNothing, isPlaceholder, nameOf, normal } from '../../../text/vocabulary.ts';

/** A value and where it stands. `key` is spelled as the file spells it. */
export interface KeyPlace {
  readonly key: string;
  readonly value: string;
  readonly line: number;
}

/** Sections with facts of their own: a `status` in them is not the run's. The first of them ends the head. */
const OWN_SECTIONS: ReadonlySet<string> = new Set([
  'completed_stages',
  'current_stage_detail',
  'parallel_task_tracking',
  'iteration_counts',
  'failure_clusters',
  'human_checkpoints_cleared',
  'human_checkpoints',
  'stage_ledger',
  'notes',
]);

/** No known key is longer. UTF-16 units. */
const LONGEST_KEY = 160;

/** One spelling of a key: `spec-hash`, `**Spec Hash**` and `spec_hash (sha256)` are the same. */
export function keyOf(written: string): string {
  const bare = written
    .slice(0, LONGEST_KEY)
    .replace(/[*`]/g, '')
    .replace(/\([^()]*\)\s*$/, '');
  return normal(bare).replace(/:$/, '');
}

export function isOwn({ heading }: Pick<Section, 'heading'>): boolean {
  return OWN_SECTIONS.has(nameOf(heading ?? '')) || isDispatch(heading);
}

const DISPATCH = /_dispatch$/;

/** `## Software Architect Dispatch`: what was given to a stage, in a dialect that has no ledger. */
export function isDispatch(heading: string | null): boolean {
  return DISPATCH.test(nameOf(heading ?? ''));
}

/** The sections of these names, each with what stands below its own sub-headings. */
export function sectionsNamed(doc: MarkdownDocument, ...names: readonly string[]): readonly Section[] {
  const wanted = new Set(names.map(normal));
  let level = Number.POSITIVE_INFINITY;
  return doc.sections.filter((section) => {
    if (wanted.has(nameOf(section.heading ?? ''))) level = section.level;
    else if (section.level <= level || isOwn(section)) level = Number.POSITIVE_INFINITY;
    return level < Number.POSITIVE_INFINITY;
  });
}

export function saysSomething(value: string): boolean {
  return !isNothing(value) && !isPlaceholder(value);
}

/** Whether a table is one of fields: its second column is called Value. */
export function isPairs({ columns }: Table): boolean {
  return normal(columns[1] ?? '') === 'value';
}

/** The keys of a section: its fields, and the rows of its Field/Value tables. */
export function keysOf({ fields, tables }: Section): readonly KeyPlace[] {
  return [...fields, ...tables.filter(isPairs).flatMap(pairsOf)];
}

/** The rows of any table of two columns, its first one with them. */
function pairRows({ tables }: Section): readonly KeyPlace[] {
  const pairs = tables.filter(({ columns }) => columns.length === 2);
  return pairs.flatMap((table) => {
    const [key = '', value = ''] = table.columns;
    return [{ key, value, line: table.line }, ...pairsOf(table)];
  });
}

function pairsOf({ rows }: Table): readonly KeyPlace[] {
  return rows.map(({ cells: [key = '', value = ''], line }) => ({ key, value, line }));
}

/** All rows below the sections of a name. */
export function rowsIn(doc: MarkdownDocument, section: string): readonly RowView[] {
  return tablesIn(doc, section).flatMap((table) =>
    table.rows.map(({ cells, line }) => ({
      line,
      cell: (...names: readonly string[]) => cells[columnAt(table, ...names)] ?? '',
    })),
  );
}

/** The tables below the sections of a name. */
export function tablesIn(doc: MarkdownDocument, section: string): readonly Table[] {
  return sectionsNamed(doc, section).flatMap(({ tables }) => tables);
}

/** The table with a row on this line. */
export function tableAt(doc: MarkdownDocument, section: string, line: number): Table | undefined {
  return tablesIn(doc, section).find(({ rows }) => rows.some((row) => row.line === line));
}

/** What the columns of a table are called; each of its rows asks. */
const columnKeys = onceEach(({ columns }: Table): readonly string[] => columns.map(keyOf));

/** Where a table has the column of one of these names, from 0; -1 where it has none. */
export function columnAt(table: Table, ...names: readonly string[]): number {
  const keys = columnKeys(table);
  const exact = keys.findIndex((column) => names.includes(column));
  return exact < 0 ? keys.findIndex((column) => beginsAs(column, names)) : exact;
}

/** `Output Artifact(s)` is the column `output_artifact`, `Output Hash` never the column `output`. */
function beginsAs(column: string, names: readonly string[]): boolean {
  return names.some((name) => column.startsWith(name) && column.endsWith('hash') === name.endsWith('hash'));
}

/** What the columns of Completed Stages are called. */
export const COLUMNS = {
  stage: ['stage', 'phase'],
  at: ['completed_at', 'completed', 'date'],
  artifact: ['output_artifact', 'artifact', 'output', 'output_artifacts'],
  hash: ['output_hash', 'hash'],
} as const;

/** A row of Completed Stages. */
export interface CompletedRow {
  readonly stage: string;
  readonly at: string;
  readonly artifact: string;
  readonly hash: string;
  readonly line: number;
}

/** `| Stage | Completed At | Output Artifact | Output Hash |`, template rows left out. */
export function completedRows(doc: MarkdownDocument): readonly CompletedRow[] {
  return rowsIn(doc, 'completed stages')
    .map((row) => ({
      stage: row.cell(...COLUMNS.stage),
      at: row.cell(...COLUMNS.at),
      artifact: row.cell(...COLUMNS.artifact),
      hash: row.cell(...COLUMNS.hash),
      line: row.line,
    }))
    .filter(({ stage }) => saysSomething(stage));
}

/** A row of the Stage Ledger. */
export interface LedgerRow {
  readonly name: string;
  readonly status: string;
  readonly date: string;
  readonly notes: string;
  readonly line: number;
}

/** `| Stage | Status | Date | Notes |`; where there is no such table, what the dispatches say. */
export function ledgerRows(doc: MarkdownDocument): readonly LedgerRow[] {
  const rows = tableRows(doc);
  return rows.length > 0 || namesStage(doc) ? rows : dispatchPlaces(doc).map(entryOf);
}

/** Whether a key outside the dispatches says at which stage the run is. */
function namesStage({ sections }: MarkdownDocument): boolean {
  const keys = sections.filter((section) => !isOwn(section)).flatMap(keysOf);
  return keys.some(({ key }) => ['current_stage', 'stage'].includes(keyOf(key)));
}

/** The bullets `- <stage>_status: WORD` of the dispatches, in the order of the file. */
export function dispatchPlaces({ sections }: MarkdownDocument): readonly KeyPlace[] {
  return sections
    .filter(({ heading }) => isDispatch(heading))
    .flatMap(keysOf)
    .filter(({ key, value }) => STATUS_KEY.test(keyOf(key)) && saysSomething(value));
}

const STATUS_KEY = /^\w+_status$/;

function entryOf({ key, value, line }: KeyPlace): LedgerRow {
  const name = keyOf(key)
    .replace(/_status$/, '')
    .replace(/sign_?off/, 'sign-off')
    .replaceAll('_', ' ');
  return { name, status: value, date: '', notes: '', line };
}

function tableRows(doc: MarkdownDocument): readonly LedgerRow[] {
  return rowsIn(doc, 'stage ledger')
    .map((row) => ({
      name: row.cell('stage', 'phase'),
      status: row.cell('status'),
      date: row.cell('date'),
      notes: row.cell('notes'),
      line: row.line,
    }))
    .filter(({ name }) => saysSomething(name));
}

/** A value of Current Stage Detail, in a bullet or a row. */
export function detailOf(doc: MarkdownDocument, key: string): KeyPlace | null {
  const places = sectionsNamed(doc, 'current stage detail').flatMap(keysOf);
  return places.find((place) => keyOf(place.key) === key && saysSomething(place.value)) ?? null;
}

type Index = ReadonlyMap<string, readonly KeyPlace[]>;

/** `head`: before the first section with facts of its own. `later`: after it, in none of these sections. */
interface Indexes {
  readonly head: Index;
  readonly later: Index;
  /** The same with the rows of every table of two columns. */
  readonly laterPairs: Index;
  readonly own: Index;
}

/** Every place in the head of the file that names one of these keys; where it names none, any later place. */
export function placesOf(doc: MarkdownDocument, ...keys: readonly string[]): readonly KeyPlace[] {
  const { head, later } = indexOf(doc);
  const found = placesIn(head, keys);
  return found.length > 0 ? found : placesIn(later, keys);
}

/** The places after the head, those of sections with facts of their own left out. */
export function laterPlaces(doc: MarkdownDocument, ...keys: readonly string[]): readonly KeyPlace[] {
  return placesIn(indexOf(doc).laterPairs, keys);
}

/** The places in sections with facts of their own. */
export function ownPlaces(doc: MarkdownDocument, ...keys: readonly string[]): readonly KeyPlace[] {
  return placesIn(indexOf(doc).own, keys);
}

function placesIn(index: Index, keys: readonly string[]): readonly KeyPlace[] {
  const places = keys.flatMap((key) => index.get(key) ?? []);
  return places.length < 2 ? places : places.toSorted((a, b) => a.line - b.line);
}

/** A document never changes, so that its keys are looked up once. */
const indexOf = onceEach((doc: MarkdownDocument): Indexes => {
  const head = headOf(doc);
  const after = doc.sections.slice(head.length);
  const later = after.filter((section) => !isOwn(section));
  return {
    head: byKey(head.flatMap(keysOf)),
    later: byKey(later.flatMap(keysOf)),
    laterPairs: byKey(later.flatMap((section) => [...pairRows(section), ...keysOf(section)])),
    own: byKey(after.filter(isOwn).flatMap(keysOf)),
  };
});

/** The sections before the first one with facts of its own. */
export function headOf({ sections }: MarkdownDocument): readonly Section[] {
  const first = sections.findIndex(isOwn);
  return sections.slice(0, first < 0 ? undefined : first);
}

function byKey(places: readonly KeyPlace[]): Index {
  return groupedBy(places, ({ key }) => keyOf(key));
}

/** Where the file says at which stage the run is; `null`: nowhere, or its ledger does. */
export function stagePlace(doc: MarkdownDocument): KeyPlace | null {
  const byLedger = ledgerRows(doc).length > 0;
  return valueFor(doc, 'current_stage') ?? (byLedger ? null : valueFor(doc, 'stage'));
}

/** The first place that says something; values such as `N/A` say nothing. */
export function valueFor(doc: MarkdownDocument, ...keys: readonly string[]): KeyPlace | null {
  return placesOf(doc, ...keys).find(({ value }) => saysSomething(value)) ?? null;
}
