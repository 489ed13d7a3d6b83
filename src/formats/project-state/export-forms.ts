// The four forms that an export may have, each with its own lens, told apart by how the text begins.
import { type CsvDocument, csv } from '../../text/csv.ts';
import type { DataDocument } from '../../text/data/data.ts';
import { readJson } from '../../text/json/document.ts';
import { type NdjsonDocument, ndjson } from '../../text/json/lines.ts';
import { jsonLists } from '../../text/json/lists.ts';
import { BOM } from '../../text/lines.ts';
import { type SqlDocument, sqlDump } from '../../text/sql/dump.ts';

/** The table's name, and the key under which JSON may hold its rows. */
export const TABLE = 'project_state';
const sql = sqlDump(TABLE);

/** An export as its lens reads it. */
export type Native =
  | { readonly form: 'json'; readonly doc: DataDocument }
  | { readonly form: 'ndjson'; readonly doc: NdjsonDocument }
  | { readonly form: 'csv'; readonly doc: CsvDocument }
  | { readonly form: 'sql'; readonly doc: SqlDocument };

/** The file's name is not known here; an unclear text is read as CSV, which is strict. @throws StateError */
export function nativeOf(text: string): Native {
  const bare = bareOf(text);
  if (bare.startsWith('{') && isValuePerLine(bare)) return { form: 'ndjson', doc: ndjson.parse(text) };
  if (/^[[{]/.test(bare)) return { form: 'json', doc: jsonLists.parse(text) };
  if (SQL.test(bare)) return { form: 'sql', doc: sql.parse(text) };
  return { form: 'csv', doc: csv.parse(text) };
}

/** `text` with the values of the document in place of those that differ. @throws EditError */
export function printNative(text: string, native: Native): string {
  if (native.form === 'json') return jsonLists.print(text, native.doc);
  if (native.form === 'ndjson') return ndjson.print(text, native.doc);
  return native.form === 'csv' ? csv.print(text, native.doc) : sql.print(text, native.doc);
}

/** From its first character that says something. */
export function bareOf(text: string): string {
  return text.replace(BOM, '').trimStart();
}

/** What statements of a dump begin with, in PostgreSQL and its neighbours. */
const STATEMENTS = [
  'alter|analyze|attach|begin|call|commit|comment|copy|create|declare|delete|do|drop|exec|execute|explain',
  'go|grant|if|insert|load|lock|merge|pragma|prepare|print|release|replace|reset|revoke|rollback|savepoint',
  'select|set|show|start|truncate|unlock|update|use|vacuum|with',
].join('|');
/** What statements, comments and commands of psql begin with. */
const SQL = new RegExp(String.raw`^(?:--|/\*|\\[a-z]|(?:${STATEMENTS})\b(?!"?,))`, 'i');

/** A whole value on the first line, and something after it. */
function isValuePerLine(bare: string): boolean {
  const end = bare.search(/[\r\n]/);
  if (end < 0 || bare.slice(end).trim() === '') return false;
  return isJson(bare.slice(0, end));
}

export function isJson(text: string): boolean {
  try {
    readJson(text);
    return true;
  } catch {
    return false;
  }
}
