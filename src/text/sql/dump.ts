// One table's rows in a PostgreSQL dump (COPY and INSERT), cells edited in place; all else is passed over.
import type { Codec } from '../../model/codec.ts';
import { EditError, type StateError } from '../../model/errors.ts';
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
  /** How many blocks stood before the transaction that is open, or after the last one. */
  kept: number;
}

function scan(text: string, table: string): readonly BlockScan[] {
  const lines = linesOf(text);
  refuseConflicts(lines);
  const reading: Reading = {
    tokens: new TokenReader(text, lines),
    table,
    blocks: [],
    created: null,
    kept: 0,
  };
  const { tokens } = reading;
  for (let first = tokens.next(); first; first = tokens.next()) {
    if (isSign(first, ';')) continue;
    if (isSign(first, '\\') || isSign(first, '.')) clientCommand(first, reading);
    else if (first.value === 'copy') copy(first, reading);
    else if (first.value === 'insert' || first.value === 'replace') insert(first, reading);
    else if (first.value === 'create') create(reading);
    else other(first, reading);
  }
  return reading.blocks;
}

/** Commands of `psql`, `mysql` and `sqlite3` that read rows, or a whole file, from elsewhere. */
const READS = /^(?:\\(?:i|ir|include|include_relative|\.)|\.(?:read|import|restore))\s+\S/;
const COPIES_IN = /^\\copy\s.*\sfrom\s/i;

/**
 * A command of a client (`\connect`, `.mode`) ends with its line.
 * @throws StateError where rows stand elsewhere
 */
function clientCommand({ start }: Token, { tokens, table }: Reading): void {
  const end = endOfLine(tokens.text, start);
  const line = tokens.text.slice(start, end);
  tokens.at = end;
  const copies = COPIES_IN.test(line) && line.toLowerCase().includes(table);
  if (READS.test(line) || copies) throw elsewhere(line.split(/\s/, 1)[0] ?? '', start, tokens);
}

/** Rows that another file has are not read, so that there may be more than is seen. */
function elsewhere(what: string, at: number, tokens: TokenReader): StateError {
  return tokens.fault(`${what}, which reads another file`, 'all rows in this one', at);
}

function endOfLine(text: string, from: number): number {
  const end = text.slice(from).search(/[\r\n]/);
  return end < 0 ? text.length : from + end;
}

/** `COPY name (columns) FROM stdin …;` and its rows, if any. */
function copy({ start }: Token, reading: Reading): void {
  const { tokens, table } = reading;
  const name = isSign(tokens.peek(), '(') ? null : plainNameAt(tokens);
  const columns = name === null ? null : columnsAt(tokens);
  const rest = toSemicolon(tokens).map(({ value }) => value.toLowerCase());
  if (name === table && tokens.text[tokens.at - 1] !== ';')
    throw tokens.fault('a COPY without its end (the file is cut off)', '";"', tokens.text.length);
  if (rest[0] === 'from' && rest[1] !== 'stdin' && name === table)
    throw elsewhere(`COPY ${table} FROM`, start, tokens);
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
const BEFORE_TABLE: ReadonlySet<string> = new Set(
  'into or replace ignore rollback abort fail low_priority high_priority delayed'.split(' '),
);

/** `INSERT INTO name (columns) VALUES (…), (…) …;`, `REPLACE INTO …`, `INSERT OR REPLACE INTO …` */
function insert(first: Token, reading: Reading): void {
  const { tokens, table } = reading;
  for (let word = tokens.peek(); word?.kind === 'word' && BEFORE_TABLE.has(word.value); word = tokens.peek())
    tokens.next();
  if (plainNameAt(tokens) !== table) {
    refuseMore(toSemicolon(tokens), first, reading);
    return;
  }
  const columns = columnsAt(tokens);
  let next = tokens.next();
  while (next && /^(?:overriding|system|user|value)$/.test(next.value)) next = tokens.next();
  if (next?.value !== 'values') throw tokens.fault(foundOf(next), 'VALUES and rows', first.start);
  take(columns, insertRows(tokens), first.start, reading);
  refuseMore(toSemicolon(tokens), first, reading);
}

/** Words that change what rows say that stand before them. */
const CHANGES: ReadonlySet<string> = new Set(['update', 'delete', 'truncate', 'drop']);
/** Words that add rows where the table's name follows. */
const ADDS: ReadonlySet<string> = new Set(['into', 'insert', 'replace', 'merge', 'copy']);
/** Statements that name a table and do nothing to its rows: rights, keys, views of it. */
const HARMLESS: ReadonlySet<string> = new Set(
  'alter comment grant revoke select set lock analyze vacuum reindex cluster explain pragma show use'.split(
    ' ',
  ),
);
/** Statements whose strings are run: `DO $$ … $$`. */
const RUNS: ReadonlySet<string> = new Set(['do', 'call', 'exec', 'execute', 'prepare']);

/** Words that begin or end a transaction, after which its rows stay. */
const KEEPS: ReadonlySet<string> = new Set(['begin', 'start', 'commit', 'end']);
const TAKES_BACK: ReadonlySet<string> = new Set(['rollback', 'abort']);

/** @throws StateError where the rows of a transaction are taken back */
function endsTransaction({ value, start }: Token, reading: Reading): void {
  const { blocks, kept, tokens, table } = reading;
  if (KEEPS.has(value)) reading.kept = blocks.length;
  if (TAKES_BACK.has(value) && blocks.length > kept)
    throw tokens.fault(`${value.toUpperCase()} after rows of ${table}`, 'rows that are kept', start);
}

/** `ALTER TABLE state RENAME TO old`, or another one to it. */
function isRenamed(passed: readonly Token[], table: string): boolean {
  const at = passed.findIndex(({ value }, i) => value === 'rename' && passed[i + 1]?.value === 'to');
  const before = passed.slice(0, at).filter(({ kind }) => kind === 'word' || kind === 'name');
  const names = [passed[at + 2], before.at(-1)];
  return at > 0 && names.some((name) => name?.value.toLowerCase() === table);
}

/** @throws StateError for a statement that may change the table's rows in a way that is not read */
function other(first: Token, reading: Reading): void {
  const { tokens, table, blocks } = reading;
  const passed = [first, ...toSemicolon(tokens)];
  endsTransaction(first, reading);
  const loads = first.value === 'load' && /^(?:data|xml)$/.test(passed[1]?.value ?? '');
  if (loads || first.value === 'source') throw elsewhere(first.value.toUpperCase(), first.start, tokens);
  if (first.value === 'alter' && isRenamed(passed, table))
    throw tokens.fault(`ALTER TABLE that renames to or from ${table}`, 'one name for the table', first.start);
  if (HARMLESS.has(first.value)) return;
  refuseMore(passed, first, reading);
  const words = passed.flatMap(({ kind, value }) => (kind === 'string' ? [] : [value.toLowerCase()]));
  const change = words.find((word) => CHANGES.has(word));
  if (change !== undefined && words.includes(table) && blocks.length > 0)
    throw tokens.fault(`${change.toUpperCase()} of ${table}`, 'nothing that changes its rows', first.start);
}

/**
 * Rows in another statement than its own are not read, so that the file holds more than is seen.
 * @throws StateError
 */
function refuseMore(passed: readonly Token[], first: Token, { tokens, table }: Reading): void {
  const adds = ({ kind, value }: Token, at: number) =>
    kind === 'word' && ADDS.has(value) && isNamed(passed.slice(at + 1), table);
  const runs = ({ kind, value }: Token) =>
    kind === 'string' && RUNS.has(first.value) && touches(value.toLowerCase(), table);
  const found = passed.find((token, at) => adds(token, at) || runs(token));
  if (found === undefined) return;
  throw tokens.fault(
    `rows of ${table} within a statement that begins with ${first.value.toUpperCase().slice(0, 20)}`,
    'INSERT INTO with VALUES, closed by ";", for each of them',
    found.start,
  );
}

/** Whether these begin with the table's name, in quotes or brackets, perhaps after its schema. */
function isNamed(rest: readonly Token[], table: string): boolean {
  const names = rest.slice(0, LOOK).filter((token) => !isSign(token, '[') && !isSign(token, ']'));
  for (let at = 0; ; at += 2) {
    const [name, next] = [names[at], names[at + 1] ?? null];
    if (name?.kind !== 'word' && name?.kind !== 'name') return false;
    if (!isSign(next, '.')) return name.value.toLowerCase() === table;
  }
}

/** Whether code that is run names the table and does anything to rows. */
function touches(code: string, table: string): boolean {
  const words: readonly string[] = code.match(/\w+/g) ?? [];
  return words.includes(table) && words.some((word) => ADDS.has(word) || CHANGES.has(word));
}

/** A name as it is compared: dialects differ in whether its case counts. */
const plainNameAt = (tokens: TokenReader): string | null => nameAt(tokens)?.toLowerCase() ?? null;

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
    if (name?.toLowerCase() === table) reading.created = columns;
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
