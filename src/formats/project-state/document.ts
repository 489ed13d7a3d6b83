// An export as one document: rows to read, and the form that they are written back in.
import type { Codec } from '../../model/codec.ts';
import { StateError } from '../../model/errors.ts';
import type { NdjsonDocument } from '../../text/json/lines.ts';
import { isPlaceholder } from '../../text/vocabulary.ts';
import { refuseTwice } from './column-values.ts';
import { bareOf, isJson, type Native, nativeOf, printNative, TABLE } from './export-forms.ts';
import { ALL_COLUMNS, cellOf, rowsOf, type StateRow, textOf } from './rows.ts';

export interface ProjectDocument {
  readonly native: Native;
  readonly rows: readonly StateRow[];
  /** A last line that was cut off in the middle of a write (NDJSON, faults S25). */
  readonly torn: TornRow | null;
}

export interface TornRow {
  readonly message: string;
  readonly line: number;
  /** Whose row it is, as far as it says so before it ends. */
  readonly project: string | null;
}

/** `parse` throws what the form's own lens throws, and `state-filled`. `print` looks at `native` alone. */
export const codec: Codec<ProjectDocument> = {
  parse(text) {
    const native = nativeOf(text);
    const rows = rowsOf(native);
    if (native.form === 'csv' && rows.length === 0 && !/[\r\n]$/.test(text)) throw tornHeader();
    const [first] = rows;
    if (first && rows.every(isUnfilled)) {
      const line = cellOf(first, 'project')?.line ?? first.line;
      const message =
        'found gaps of a template or parameters of a query, expected the row of a project. Export the table.';
      throw new StateError('state-filled', message, line);
    }
    for (const row of rows) refuseTwice(row);
    return { native, rows, torn: native.form === 'ndjson' ? tornIn(native.doc) : null };
  },
  print: (text, { native }) => printNative(text, native),
};

/** A whole text, or a number that something follows: its digits may go on elsewhere. */
const WHOSE = /"project_id"\s*:\s*(?:("(?:[^"\\\p{Cc}]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4})*")|(\d+)\s*,)/u;

function tornIn({ torn }: NdjsonDocument): TornRow | null {
  if (torn === null) return null;
  const { message, line, text } = torn;
  const [, quoted, digits = null] = WHOSE.exec(text) ?? [];
  return { message, line, project: quoted === undefined ? digits : String(JSON.parse(quoted)).trim() };
}

function tornHeader(): StateError {
  const message =
    'found a header without an end to its line (the file is cut off), expected rows after it. ' +
    'Export the table again, or restore the file from history.';
  return new StateError('state-readable', message, 1);
}

/** `$1`, `:id`, `%s`, `%(id)s`, `?`: a query that somebody keeps, not its result. */
const PARAMETER = /^(?:\$\d+|[:@][a-z_]\w*|%s|%\(\w+\)s|\?)$/i;

function isUnfilled(row: StateRow): boolean {
  const said = [textOf(row, 'project'), textOf(row, 'status')];
  return said.some((text) => text !== null && (PARAMETER.test(text.trim()) || isPlaceholder(text)));
}

const SIGNATURE = [/\bproject_id\b/, /\b(?:current|active)_(?:task|agent)_id\b/];

/** The columns that no other tool has; also of what was cut off before it named them all (faults S02). */
export function recognises(text: string): boolean {
  const bare = bareOf(text);
  const isTorn = () => isTornJson(bare) || isTornHeader(bare) || TORN_SQL.test(bare);
  // The names of columns have no case in CSV and SQL as people export them; the keys of JSON have.
  const named = /^[[{]/.test(bare) ? text : text.toLowerCase();
  return SIGNATURE.every((pattern) => pattern.test(named)) || isTorn();
}

const OURS: readonly string[] = [...ALL_COLUMNS, TABLE, 'rows'];
/** As much of JSON as names nothing that is not ours: `{`, `[{"proj`, `{"project_id": "3b1`. */
const BEGINNING = /^[[{\s]*(?:"([^"\\]*)(?:"\s*(?::|$)|$)|$)/;

function isTornJson(bare: string): boolean {
  const found = BEGINNING.exec(bare);
  if (!/^[[{]/.test(bare) || !found || isJson(bare)) return false;
  const [all, key = ''] = found;
  return all.endsWith(':') ? OURS.includes(key) : OURS.some((name) => name.startsWith(key));
}

/** The beginning of CSV's header: known columns, the last perhaps cut off. */
function isTornHeader(bare: string): boolean {
  if (/[^\w",]/.test(bare)) return false;
  const names = bare.replaceAll('"', '').toLowerCase().split(',');
  const last = names.pop() ?? '';
  return (
    names.length > 0 &&
    names.every((name) => OURS.includes(name)) &&
    OURS.some((name) => name.startsWith(last))
  );
}

/** A statement that is cut off within the names of its columns. */
const TORN_SQL = new RegExp(
  String.raw`\b(?:copy|(?:insert|replace)(?:\s+or\s+\w+|\s+ignore)?\s+into)\s+` +
    String.raw`(?:"?\w+"?\.)?"?${TABLE}"?\s*(?:\([^()]*)?$`,
  'i',
);
