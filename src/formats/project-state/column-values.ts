// What JSON columns hold, which may arrive as JSON, as its text, or as a list in PostgreSQL's own spelling.
import { StateError } from '../../model/errors.ts';
import { type Data, type DataMap, isList, isMap } from '../../text/data/data.ts';
import { readJson } from '../../text/json/document.ts';
import { type ColumnField, cellOf, type StateRow, textOf } from './rows.ts';

/**
 * A JSON column's value; its text where it is no JSON.
 * @throws StateError `state-readable` for a key that comes twice: which value is meant is never guessed
 */
export function jsonOf(value: Data | undefined): Data {
  if (typeof value !== 'string' || !/^\s*[[{"]/.test(value)) return value ?? null;
  try {
    return readJson(value).data;
  } catch (error) {
    if (error instanceof StateError && error.fault.evidence?.['key'] !== undefined) throw error;
    return arrayOf(value) ?? value;
  }
}

/** One item of a list, as far as it names a task. */
export interface ListedTask {
  readonly id: string;
  /** Its place in the list. */
  readonly at: number;
}

/** The tasks of a list: words, or maps that name one; what names none is passed over. */
export function tasksIn(value: Data | undefined): readonly ListedTask[] {
  const list = jsonOf(value);
  if (!isList(list)) return [];
  return list.flatMap((item, at) => {
    const held = jsonOf(item);
    const id = isMap(held) ? (wordIn(held, 'task_id') ?? wordIn(held, 'id')) : wordIn({ held }, 'held');
    return id === null ? [] : [{ id, at }];
  });
}

export function idsIn(value: Data | undefined): readonly string[] {
  return [...new Set(tasksIn(value).map(({ id }) => id))];
}

export function metadataOf(row: StateRow): DataMap {
  const metadata = jsonOf(cellOf(row, 'metadata')?.value);
  return isMap(metadata) ? metadata : {};
}

/** The row's pending tasks; the decision's vocabulary has them in its metadata, if anywhere. */
export function pendingOf(row: StateRow): readonly string[] {
  return idsIn(cellOf(row, 'pending')?.value ?? metadataOf(row)['pending_tasks']);
}

/** The first task that is to come: neither the current one nor completed. */
export function nextOf(row: StateRow): string | null {
  const passed = new Set([textOf(row, 'task'), ...idsIn(cellOf(row, 'completed')?.value)]);
  return pendingOf(row).find((id) => !passed.has(id)) ?? null;
}

/** A word or number of a map; `null` where it has none, or nothing but blanks. */
export function wordIn(map: DataMap, ...keys: readonly string[]): string | null {
  for (const key of keys) {
    const value = Object.hasOwn(map, key) ? map[key] : null;
    if (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) return String(value);
  }
  return null;
}

/** `true` or `false`, as JSON or as a word. */
export function truthIn(map: DataMap, ...keys: readonly string[]): boolean | null {
  for (const key of keys) {
    const value = Object.hasOwn(map, key) ? map[key] : null;
    if (value === true || value === 'true') return true;
    if (value === false || value === 'false') return false;
  }
  return null;
}

/** @throws StateError `state-readable` where JSON in a column has a key twice, with the line of the cell */
export function refuseTwice(row: StateRow): void {
  for (const field of ['metadata', 'completed', 'pending'] as const satisfies readonly ColumnField[]) {
    const cell = cellOf(row, field);
    try {
      jsonOf(cell?.value);
    } catch (error) {
      if (!(error instanceof StateError) || !cell) throw error;
      const { key, lines } = error.fault.evidence ?? {};
      const [first, second] = Array.isArray(lines) ? lines : [];
      const where = first === second ? 'twice' : `on its lines ${first} and ${second}`;
      const message =
        `${field}: found JSON with the key ${JSON.stringify(key)} ${where} ` +
        `in the cell on line ${cell.line}, expected it once. Keep one, or export again.`;
      throw new StateError('state-readable', message, cell.line, { key, lines, cell: cell.line });
    }
  }
}

/** Columns whose value cannot be read as what they hold. */
export function unreadableLists(row: StateRow): readonly string[] {
  return (['completed', 'pending'] as const satisfies readonly ColumnField[]).flatMap((field) => {
    const value = jsonOf(cellOf(row, field)?.value);
    const empty = value === null || (isMap(value) && Object.keys(value).length === 0) || value === '';
    return isList(value) || empty ? [] : [field];
  });
}

const ITEM = /\s*(?:"((?:[^"\\]|\\.)*)"|([^",{}\\]+))\s*(,|\})/y;

/** `{plan,"write docs"}`: a list as PostgreSQL spells one; `null` for anything else. */
function arrayOf(text: string): readonly Data[] | null {
  const bare = text.trim();
  if (!bare.startsWith('{')) return null;
  const items: Data[] = [];
  ITEM.lastIndex = 1;
  for (;;) {
    const found = ITEM.exec(bare);
    if (!found) return null;
    const [, quoted, plain = '', end] = found;
    if (quoted !== undefined) items.push(quoted.replace(/\\(.)/gs, '$1'));
    else items.push(/^null$/i.test(plain.trim()) ? null : plain.trim());
    if (end === '}') return ITEM.lastIndex === bare.length ? items : null;
  }
}
