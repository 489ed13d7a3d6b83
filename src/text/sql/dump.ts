// One table's rows in a PostgreSQL dump (COPY and INSERT), cells edited in place; all else is passed over.
import type { Codec } from '../../model/codec.ts';
import { EditError } from '../../model/errors.ts';
import { linesOf, refuseConflicts, splice, type TextEdit } from '../lines.ts';
import { counted } from '../plural.ts';
import { copyRows, skipRows } from './copy.ts';
import { insertRows } from './insert.ts';
import { columnsAt, createdColumns, foundOf, isSign, nameAt, toSemicolon } from './statements.ts';
import { type SqlRecord, type Token, TokenReader } from './tokens.ts';

export interface SqlRow {
  /** The line that it begins on, from 1. */
  readonly line: number;
  /** As many as there are columns. A literal's value; of what only a database could work out its own text. */
  readonly cells: readonly (string | null)[];
}

/** The rows of one statement. */
export interface SqlBlock {
  readonly columns: readonly string[];
  readonly rows: readonly SqlRow[];
}

export interface SqlDocument {
  readonly blocks: readonly SqlBlock[];
}

/**
 * The lens for one table, named without its schema. Columns that a statement does not name are those of the
 * table's CREATE TABLE. `parse` throws `state-readable` for a dump that is cut off, for rows that do not fit
 * their columns, and where a statement changes the table after its rows; `state-not-conflicted`.
 */
export function sqlDump(table: string): Codec<SqlDocument> {
  const read = (text: string): SqlDocument => ({
    blocks: scan(text, table).map(({ columns, rows }) => ({
      columns,
      rows: rows.map(({ line, cells }) => ({ line, cells: cells.map(({ value }) => value) })),
    })),
  });
  return {
    parse: read,
    print(text, doc) {
      const held = scan(text, table);
      same(held.length, doc.blocks.length, 'statements');
      const printed = splice(
        text,
        held.flatMap(({ rows }, b) => editsOf(rows, doc.blocks[b]?.rows ?? [])),
      );
      if (printed !== text) assertReads(() => read(printed), doc);
      return printed;
    },
  };
}

function editsOf(held: readonly SqlRecord[], rows: readonly SqlRow[]): readonly TextEdit[] {
  same(held.length, rows.length, 'rows');
  return held.flatMap(({ cells, line }, r) => {
    const wanted = rows[r]?.cells ?? [];
    same(cells.length, wanted.length, `cells on line ${line}`);
    return cells.flatMap(({ value, start, end, spell }, c) => {
      const now = wanted[c] ?? null;
      return now === value ? [] : [{ start, end, text: spell(now) }];
    });
  });
}

function same(found: number, wanted: number, what: string): void {
  if (found === wanted) return;
  throw new EditError(`the text has ${found} ${what}, the document ${wanted}: only values of cells change`);
}

function assertReads(read: () => SqlDocument, doc: SqlDocument): void {
  const meaning = ({ blocks }: SqlDocument) =>
    JSON.stringify(blocks.map(({ rows }) => rows.map(({ cells }) => cells)));
  try {
    if (meaning(read()) === meaning(doc)) return;
  } catch (error) {
    throw new EditError('the new values cannot be written in place', { cause: error });
  }
  throw new EditError('the new values cannot be written in place: they read back as others');
}

interface BlockScan {
  readonly columns: readonly string[];
  readonly rows: readonly SqlRecord[];
}

/** What is known while statements are read, one after the other. */
interface Reading {
  readonly tokens: TokenReader;
  readonly table: string;
  readonly blocks: BlockScan[];
  /** Of CREATE TABLE; `null` where it was not seen. */
  created: readonly string[] | null;
}

function scan(text: string, table: string): readonly BlockScan[] {
  const lines = linesOf(text);
  refuseConflicts(lines);
  const reading: Reading = { tokens: new TokenReader(text, lines), table, blocks: [], created: null };
  const { tokens } = reading;
  for (let first = tokens.next(); first; first = tokens.next()) {
    if (isSign(first, ';')) continue;
    // A command of psql (`\connect`) ends with its line.
    if (isSign(first, '\\')) tokens.at = endOfLine(text, first.start);
    else if (first.value === 'copy') copy(reading);
    else if (first.value === 'insert' || first.value === 'replace') insert(first, reading);
    else if (first.value === 'create') create(reading);
    else other(first, reading);
  }
  return reading.blocks;
}

function endOfLine(text: string, from: number): number {
  const end = text.slice(from).search(/[\r\n]/);
  return end < 0 ? text.length : from + end;
}

/** `COPY name (columns) FROM stdin …;` and its rows, if any. */
function copy(reading: Reading): void {
  const { tokens, table } = reading;
  const name = isSign(tokens.peek(), '(') ? null : nameAt(tokens);
  const columns = name === null ? null : columnsAt(tokens);
  const rest = toSemicolon(tokens).map(({ value }) => value.toLowerCase());
  if (name === table && tokens.text[tokens.at - 1] !== ';')
    throw tokens.fault('a COPY without its end (the file is cut off)', '";"', tokens.text.length);
  if (rest[0] !== 'from' || rest[1] !== 'stdin') return;
  const { at } = tokens;
  if (name !== table) {
    skipRows(tokens);
    return;
  }
  if (rest.length > 2) throw tokens.fault(`COPY with options (${rest.slice(2, 6).join(' ')})`, 'none', at);
  take(columns, copyRows(tokens), at, reading);
}

/** Between INSERT or REPLACE and the table, in the dialects of SQLite and MySQL. */
const BEFORE_TABLE: ReadonlySet<string> = new Set([
  ...['into', 'or', 'replace', 'ignore', 'rollback', 'abort', 'fail'],
  ...['low_priority', 'high_priority', 'delayed'],
]);

/** `INSERT INTO name (columns) VALUES (…), (…) …;`, `REPLACE INTO …`, `INSERT OR REPLACE INTO …` */
function insert(first: Token, reading: Reading): void {
  const { tokens, table } = reading;
  for (let word = tokens.peek(); word?.kind === 'word' && BEFORE_TABLE.has(word.value); word = tokens.peek())
    tokens.next();
  if (nameAt(tokens) !== table) {
    toSemicolon(tokens);
    return;
  }
  const columns = columnsAt(tokens);
  let next = tokens.next();
  while (next && /^(?:overriding|system|user|value)$/.test(next.value)) next = tokens.next();
  if (next?.value !== 'values') throw tokens.fault(foundOf(next), 'VALUES and rows', first.start);
  take(columns, insertRows(tokens), first.start, reading);
  toSemicolon(tokens);
}

/** Words that change what rows say that stand before them. */
const CHANGES: ReadonlySet<string> = new Set(['update', 'delete', 'truncate', 'drop']);
/** Words that add rows, which are read of plain statements alone. */
const ADDS: ReadonlySet<string> = new Set(['insert', 'replace', 'merge', 'copy']);
/** Statements that name a table and do nothing to its rows: rights, triggers, keys, views of it. */
const HARMLESS: ReadonlySet<string> = new Set([
  ...['alter', 'comment', 'grant', 'revoke', 'select', 'set', 'lock', 'analyze', 'vacuum'],
  ...['reindex', 'cluster', 'explain', 'pragma', 'show', 'use'],
]);

/** @throws StateError for a statement that may change the table's rows in a way that is not read */
function other(first: Token, { tokens, table, blocks }: Reading): void {
  const rest = toSemicolon(tokens);
  if (HARMLESS.has(first.value)) return;
  // A block of code (`DO $$ … $$`) is one string to these tokens.
  const isCode = first.value === 'do';
  const words = [first, ...rest].flatMap(({ kind, value }) =>
    kind !== 'string' ? [value] : isCode ? (value.toLowerCase().match(/\w+/g) ?? []) : [],
  );
  if (!words.includes(table)) return;
  const [adds, changes] = [ADDS, CHANGES].map((set) => words.find((word) => set.has(word)));
  const does = adds ?? (blocks.length > 0 ? changes : undefined);
  if (does === undefined) return;
  const within = does === first.value ? '' : ` within ${first.value.toUpperCase()}`;
  throw tokens.fault(
    `${does.toUpperCase()} of ${table}${within}`,
    adds === undefined ? 'nothing that changes its rows' : 'rows in plain INSERT or COPY statements',
    first.start,
  );
}

/** Tokens of CREATE within which TABLE stands. */
const LOOK = 8;

/** `CREATE TEMPORARY TABLE name (…);`, or whatever else is made. */
function create(reading: Reading): void {
  const { tokens, table } = reading;
  for (let count = 0; count < LOOK; count++) {
    const token = tokens.peek();
    if (token === null || isSign(token, ';') || isSign(token, '(')) break;
    tokens.next();
    if (token.value !== 'table') continue;
    const { name, columns } = createdColumns(tokens);
    if (name === table) reading.created = columns;
    return;
  }
  toSemicolon(tokens);
}

function take(
  named: readonly string[] | null,
  rows: readonly SqlRecord[],
  at: number,
  { tokens, table, blocks, created }: Reading,
): void {
  const columns = named ?? created;
  if (columns === null) throw tokens.fault(`rows of ${table} without names`, 'the names of its columns', at);
  const odd = rows.find(({ cells }) => cells.length !== columns.length);
  if (odd)
    throw tokens.fault(
      counted(odd.cells.length, 'cell'),
      `${columns.length} as there are columns`,
      odd.cells[0]?.start ?? at,
    );
  blocks.push({ columns, rows });
}
