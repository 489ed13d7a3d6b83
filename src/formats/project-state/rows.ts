// The rows of an export by their columns, whatever its form, and the export with other values in cells.
import { EditError, StateError } from '../../model/errors.ts';
import { type Data, type DataDocument, isList, isMap, pointerOf } from '../../text/data/data.ts';
import { type DataPath, setIn } from '../../text/data/edits.ts';
import { type Native, TABLE } from './export-forms.ts';

/** What a row says, by our own words; each may stand in either vocabulary's column. */
export const COLUMNS = {
  project: ['project_id'],
  task: ['current_task_id', 'active_task_id'],
  agent: ['current_agent_id', 'active_agent_id'],
  lastAction: ['last_action'],
  status: ['status'],
  at: ['updated_at', 'last_updated'],
  created: ['created_at'],
  phase: ['current_phase'],
  completed: ['completed_tasks'],
  pending: ['pending_tasks'],
  metadata: ['metadata'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ColumnField = keyof typeof COLUMNS;

/** Every column of either vocabulary, the decision's serial number too. */
export const ALL_COLUMNS: ReadonlySet<string> = new Set(['id', ...Object.values(COLUMNS).flat()]);

/** Columns of the tables beside it (snapshots, transactions), whose rows are no project's state. */
const NEIGHBOURS: readonly string[] = ['snapshot_at', 'occurred_at', 'change_type'];

/** Whose row it is that has these columns; `null` for what is no row at all. */
function kindOf(columns: ReadonlySet<string>): 'project' | 'neighbour' | null {
  if (NEIGHBOURS.some((name) => columns.has(name))) return 'neighbour';
  const has = (...fields: readonly ColumnField[]) =>
    fields.some((field) => COLUMNS[field].some((name) => columns.has(name)));
  const says = has('status') || has('task', 'agent', 'lastAction');
  return (has('project') && says) || (has('status') && has('task', 'agent')) ? 'project' : null;
}

interface RowCell {
  readonly value: Data;
  /** A scalar as it is spelled; `null` for null, nothing but blanks, a list or a map. */
  readonly text: string | null;
  /** From 1. */
  readonly line: number;
}

/** One project's row. */
export interface StateRow {
  readonly cells: ReadonlyMap<string, RowCell>;
  /** The line that it begins on, from 1. */
  readonly line: number;
  /** Where it stands in its document. */
  readonly at: DataPath;
}

/** The column in which a row says it: of both vocabularies' the one that says something. */
export function columnOf({ cells }: StateRow, field: ColumnField): string | null {
  const held = COLUMNS[field].filter((name) => cells.has(name));
  return held.find((name) => cells.get(name)?.value !== null) ?? held[0] ?? null;
}

export function cellOf(row: StateRow, field: ColumnField): RowCell | undefined {
  const column = columnOf(row, field);
  return column === null ? undefined : row.cells.get(column);
}

export function textOf(row: StateRow, field: ColumnField): string | null {
  return cellOf(row, field)?.text ?? null;
}

/**
 * Rows of the tables beside it (snapshots, transactions) are left out; a table without rows has none.
 * @throws StateError `state-readable` for what is no row of a table at all (faults S18)
 */
export function rowsOf(native: Native): readonly StateRow[] {
  if (native.form === 'json') return jsonRows(native.doc);
  if (native.form === 'ndjson')
    return native.doc.lines.flatMap(({ data, places, line }, i) => mapRow(data, places, '', line, [i]));
  if (native.form === 'csv') return flatRows(native.doc.columns, native.doc.rows, 1, []);
  return native.doc.blocks.flatMap(({ columns, rows }, b) =>
    flatRows(columns, rows, rows[0]?.line ?? 1, [b]),
  );
}

/** A row, a list of rows, or a map of which `project_state` or `rows` is one or the other. */
function jsonRows({ data, places }: DataDocument): readonly StateRow[] {
  const keys = isMap(data) ? placesOfRows(data) : [];
  const [wrapped, second] = keys;
  if (second !== undefined) throw twoPlaces(keys, places.get(pointerOf(second))?.line ?? 1);
  const base: DataPath = wrapped === undefined ? [] : [wrapped];
  const held = isMap(data) && wrapped !== undefined ? (data[wrapped] ?? null) : data;
  const all = isList(held) ? held.map((row, i) => ({ row, at: [...base, i] })) : [{ row: held, at: base }];
  return all.flatMap(({ row, at }) => {
    const pointer = pointerOf(...at);
    return mapRow(row, places, pointer, places.get(pointer)?.line ?? 1, at);
  });
}

const WRAPPERS = [TABLE, 'rows'] as const;

/** The keys that hold rows; none of them where the map is a row itself. */
function placesOfRows(data: Readonly<Record<string, Data>>): readonly string[] {
  const held = WRAPPERS.filter((key) => Object.hasOwn(data, key));
  const filled = held.filter((key) => {
    const value = data[key] ?? null;
    return isList(value) ? value.length > 0 : isMap(value);
  });
  if (kindOf(new Set(Object.keys(data))) !== 'project') return filled.length > 0 ? filled : held.slice(0, 1);
  return filled.length > 0 ? ['', ...filled] : [];
}

function twoPlaces(keys: readonly string[], line: number): StateError {
  const message =
    `found rows in several places (${keys.map((key) => key || 'the row itself').join(', ')}), ` +
    'expected one list of them. ' +
    'Export the table again, or bring them into one list.';
  return new StateError('state-readable', message, line);
}

function mapRow(
  data: Data,
  places: DataDocument['places'],
  pointer: string,
  line: number,
  at: DataPath,
): readonly StateRow[] {
  const kind = isMap(data) ? kindOf(new Set(Object.keys(data))) : null;
  if (kind === 'neighbour') return [];
  if (!isMap(data) || kind === null) throw noRow(line);
  const cells = Object.entries(data).map(([name, value]): [string, RowCell] => {
    const place = places.get(pointer + pointerOf(name));
    const scalar = typeof value !== 'object' && value !== null;
    const text = scalar ? saying(place?.text ?? String(value)) : null;
    return [name, { value, text, line: place?.line ?? line }];
  });
  return [{ cells: new Map(cells), line, at }];
}

interface Flat {
  readonly line: number;
  readonly cells: readonly (string | null)[];
}

function flatRows(
  named: readonly string[],
  rows: readonly Flat[],
  line: number,
  base: DataPath,
): readonly StateRow[] {
  const columns = namesOf(named);
  if (kindOf(new Set(columns)) !== 'project' || new Set(columns).size < columns.length) throw noRow(line);
  return rows.map(({ cells, line: own }, i) => {
    const held = columns.map((name, c): [string, RowCell] => {
      const value = cells[c] ?? null;
      return [name, { value, text: saying(value), line: own }];
    });
    return { cells: new Map(held), line: own, at: [...base, i] };
  });
}

/** A name that is not quoted is one in SQL, whatever its case, and so an export may have it in capitals. */
const namesOf = (columns: readonly string[]) => columns.map((name) => name.toLowerCase());

function saying(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text;
}

function noRow(line: number): StateError {
  const message =
    `found no row of a project on line ${line}, expected one with project_id, a task and a status. ` +
    'Export the table again, or restore the file from history.';
  return new StateError('state-readable', message, line);
}

/**
 * The export with other values in some cells of one row, by the names of their columns.
 * @throws EditError where the row has no such cell, or the cell takes text alone
 */
export function withCells(native: Native, row: StateRow, values: Readonly<Record<string, Data>>): Native {
  return Object.entries(values).reduce((now, [column, value]) => withCell(now, row, column, value), native);
}

function withCell(native: Native, row: StateRow, column: string, value: Data): Native {
  if (!row.cells.has(column)) throw new EditError(`the row on line ${row.line} has no ${column}`);
  const { form } = native;
  const [first, second] = row.at;
  if (form === 'json') {
    const data = setIn(native.doc.data, [...row.at, column], value);
    return { form, doc: { ...native.doc, data } };
  }
  if (form === 'ndjson') {
    const lines = native.doc.lines.map((line, i) =>
      i === first ? { ...line, data: setIn(line.data, [column], value) } : line,
    );
    return { form, doc: { ...native.doc, lines } };
  }
  if (form === 'csv') {
    const { columns, rows } = native.doc;
    return { form, doc: { columns, rows: withFlat(rows, first, namesOf(columns).indexOf(column), value) } };
  }
  const blocks = native.doc.blocks.map((block, b) =>
    b === first
      ? { ...block, rows: withFlat(block.rows, second, namesOf(block.columns).indexOf(column), value) }
      : block,
  );
  return { form, doc: { blocks } };
}

function withFlat<R extends Flat>(
  rows: readonly R[],
  at: string | number | undefined,
  column: number,
  value: Data,
): readonly R[] {
  if (typeof value !== 'string' && value !== null)
    throw new EditError('a cell of this table holds text, and a list or a number was to be written there');
  return rows.map((row, i) => (i === at ? { ...row, cells: row.cells.with(column, value) } : row));
}
