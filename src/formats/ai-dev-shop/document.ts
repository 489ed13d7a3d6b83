// Where things stand in a pipeline state: keys in bullets, bare lines or tables, and sections of its own.
import type { Contradiction } from '../../model/workflow.ts';
import type { MarkdownDocument, Section, Table } from '../../text/markdown.ts';
import { isNothing, isPlaceholder, normal, wordOf } from '../../text/words.ts';

/** A value and where it stands. `key` is spelled as the file spells it. */
export interface Place {
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

/** Keys that decide something: said twice, they must say the same (faults S08, S11). */
const DECISIVE: readonly (readonly string[])[] = [
  ['run_id'],
  ['feature'],
  ['spec_id'],
  ['current_stage', 'stage'],
  ['status'],
  ['spec_hash'],
  ['spec_entrypoint_path'],
];

/** Every place in the head of the file that names one of these keys; where it names none, any later place. */
export function placesOf(doc: MarkdownDocument, ...keys: readonly string[]): readonly Place[] {
  const { head, later } = indexOf(doc);
  const found = keys.flatMap((key) => head.get(key) ?? []);
  const places = found.length > 0 ? found : keys.flatMap((key) => later.get(key) ?? []);
  return places.length < 2 ? places : places.toSorted((a, b) => a.line - b.line);
}

type Index = ReadonlyMap<string, readonly Place[]>;

/** A document never changes, so that its keys are looked up once. */
const INDEXES = new WeakMap<MarkdownDocument, { readonly head: Index; readonly later: Index }>();

function indexOf(doc: MarkdownDocument): { readonly head: Index; readonly later: Index } {
  const known = INDEXES.get(doc);
  if (known) return known;
  const own = doc.sections.findIndex(isOwn);
  const head = doc.sections.slice(0, own < 0 ? undefined : own);
  const later = own < 0 ? [] : doc.sections.slice(own).filter((section) => !isOwn(section));
  const index = { head: byKey(head), later: byKey(later) };
  INDEXES.set(doc, index);
  return index;
}

function byKey(sections: readonly Section[]): Index {
  const places = sections.flatMap((section) => [...section.fields, ...fieldRows(section)]);
  const index = new Map<string, Place[]>();
  for (const place of places) {
    const key = place.key.toLowerCase();
    const same = index.get(key);
    if (same) same.push(place);
    else index.set(key, [place]);
  }
  return index;
}

function isOwn({ heading }: Section): boolean {
  return OWN_SECTIONS.has(normal(heading ?? ''));
}

/** The first place that says something; values such as `N/A` say nothing. */
export function valueFor(doc: MarkdownDocument, ...keys: readonly string[]): Place | null {
  return placesOf(doc, ...keys).find(({ value }) => saysSomething(value)) ?? null;
}

export function saysSomething(value: string): boolean {
  return !isNothing(value) && !isPlaceholder(value);
}

/** The rows of Field/Value tables as fields. */
function fieldRows(section: Section): readonly Place[] {
  return section.tables
    .filter((table) => normal(table.columns[1] ?? '') === 'value')
    .flatMap((table) =>
      table.rows.map(({ cells, line }) => ({ key: cells[0] ?? '', value: cells[1] ?? '', line })),
    );
}

/** Decisive keys of the head that are written twice with different values. */
export function disagreements(doc: MarkdownDocument): readonly Contradiction[] {
  return DECISIVE.flatMap((keys) => {
    const pair = disagreeing(doc, keys);
    return pair ? [disagreement(...pair)] : [];
  });
}

/** Whether two places of the head say different things of one of these keys. */
export function isDisputed(doc: MarkdownDocument, ...keys: readonly string[]): boolean {
  return disagreeing(doc, keys) !== null;
}

function disagreeing(doc: MarkdownDocument, keys: readonly string[]): readonly [Place, Place] | null {
  const said = placesOf(doc, ...keys).filter(({ value }) => !isNothing(value));
  const [first, ...rest] = said;
  const meant = (place: Place) => normal(wordOf(place.value));
  const other = first && rest.find((place) => meant(place) !== meant(first));
  return first && other ? [first, other] : null;
}

function disagreement(one: Place, other: Place): Contradiction {
  const message =
    `found ${one.key} ${JSON.stringify(one.value)} on line ${one.line} and ${other.key} ` +
    `${JSON.stringify(other.value)} on line ${other.line}, expected one value. Keep the right one.`;
  const evidence = { key: one.key, lines: [one.line, other.line], values: [one.value, other.value] };
  return { message, line: other.line, evidence };
}

export function sectionsNamed(doc: MarkdownDocument, ...names: readonly string[]): readonly Section[] {
  const wanted = new Set(names.map(normal));
  return doc.sections.filter(({ heading }) => wanted.has(normal(heading ?? '')));
}

/** A table's rows by column name. A column that is not there reads `''`. */
export interface NamedRow {
  readonly line: number;
  cell(...names: readonly string[]): string;
}

export function rowsOf(tables: readonly Table[]): readonly NamedRow[] {
  return tables.flatMap((table) => {
    const columns = table.columns.map(normal);
    return table.rows.map(({ cells, line }) => ({
      line,
      cell(...names: readonly string[]) {
        const at = columns.findIndex((column) => names.includes(column));
        return at < 0 ? '' : (cells[at] ?? '');
      },
    }));
  });
}

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
  const tables = sectionsNamed(doc, 'completed stages').flatMap((section) => section.tables);
  return rowsOf(tables)
    .map((row) => ({
      stage: row.cell('stage'),
      at: row.cell('completed_at', 'completed', 'date'),
      artifact: row.cell('output_artifact', 'artifact', 'output', 'output_artifacts'),
      hash: row.cell('output_hash', 'hash'),
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

/** `| Stage | Status | Date | Notes |`. */
export function ledgerRows(doc: MarkdownDocument): readonly LedgerRow[] {
  const tables = sectionsNamed(doc, 'stage ledger').flatMap((section) => section.tables);
  return rowsOf(tables)
    .map((row) => ({
      name: row.cell('stage'),
      status: row.cell('status'),
      date: row.cell('date'),
      notes: row.cell('notes'),
      line: row.line,
    }))
    .filter(({ name }) => saysSomething(name));
}

/** A value of Current Stage Detail. */
export function detailOf(doc: MarkdownDocument, key: string): Place | null {
  const fields = sectionsNamed(doc, 'current stage detail').flatMap((section) => section.fields);
  return fields.find((field) => field.key.toLowerCase() === key && saysSomething(field.value)) ?? null;
}
