// Random tables as CSV, NDJSON and dumps, traps included, and random edits of their cells.
import * as fc from 'fast-check';
import { BOM } from '../../src/text/lines.ts';

const WORDS = [
  'active',
  'paused',
  '',
  ' blanks ',
  'a,b',
  'say "so"',
  "it's",
  'back\\slash',
  '\\N',
  '\\.',
  'tab\there',
  'NULL',
  'null',
  '-7',
  '1.5',
  'true',
  '{"a": [1, "b"]}',
  '["x"]',
  '$$',
  '--',
  '/*',
  ';',
  ')',
  '::jsonb',
  "E'",
  '2026-11-27 00:00:00+00',
  'naïve ☃ 𝒳',
  '\u2028',
] as const;

/** A value that stays on one line. */
export const flat = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: fc.constantFrom('"', "'", '\\', ',', '\t', 'E', 'a', '\u0001'), maxLength: 8 }),
);
/** Any value, of several lines too. */
export const wild = fc.oneof(flat, fc.constantFrom('a\nb', '\r\n', 'x\r', '\n<<<<<<< ours\n', '\u0008\f\v'));
const cell = (value: fc.Arbitrary<string>) => fc.option(value, { freq: 5 });

const eol = fc.constantFrom('\n', '\n', '\r\n');

/** Which cells change, and into what. */
export interface CellChange {
  readonly seeds: readonly number[];
  readonly values: readonly (string | null)[];
}

export const cellChange = (value: fc.Arbitrary<string>): fc.Arbitrary<CellChange> =>
  fc.record({
    seeds: fc.array(fc.nat(9), { minLength: 7, maxLength: 7 }),
    values: fc.array(cell(value), { minLength: 3, maxLength: 3 }),
  });

/** Rows with about a third of their cells replaced, and the indexes of the rows that change. */
export function changed<Row extends { readonly cells: readonly (string | null)[] }>(
  rows: readonly Row[],
  { seeds, values }: CellChange,
): { readonly rows: readonly Row[]; readonly touched: readonly number[] } {
  const touched: number[] = [];
  let count = 0;
  const next = rows.map((row, r) => ({
    ...row,
    cells: row.cells.map((old) => {
      const seed = seeds[count++ % seeds.length] ?? 9;
      const value = values[(seed + count) % values.length] ?? null;
      if (seed > 2 || value === old) return old;
      touched.push(r);
      return value;
    }),
  }));
  return { rows: next, touched };
}

const table = (value: fc.Arbitrary<string>) =>
  fc.integer({ min: 2, max: 4 }).chain((width) =>
    fc.record({
      columns: fc.constant(['project_id', 'status', 'last_action', 'metadata'].slice(0, width)),
      rows: fc.array(fc.array(cell(value), { minLength: width, maxLength: width }), { maxLength: 5 }),
      eol,
      bom: fc.boolean(),
      open: fc.boolean(),
      odd: fc.array(fc.nat(5), { minLength: 5, maxLength: 5 }),
    }),
  );

type Table = typeof table extends (value: fc.Arbitrary<string>) => fc.Arbitrary<infer T> ? T : never;

const ended = ({ eol: end, bom, open }: Table, lines: readonly string[]): string =>
  (bom ? BOM : '') + lines.join(end) + (open ? '' : end);

const csvCell = (value: string | null, odd: number): string => {
  if (value === null) return '';
  const needs = value === '' || /[",\r\n]/.test(value) || odd === 0;
  return needs ? `"${value.replaceAll('"', '""')}"` : value;
};

export const csvText = (value: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  table(value).map((one) =>
    ended(one, [
      one.columns.join(','),
      ...(one.odd[0] === 0 ? [''] : []),
      ...one.rows.map((row) => row.map((text, i) => csvCell(text, one.odd[i] ?? 1)).join(',')),
    ]),
  );

const COPY: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const copyCell = (value: string | null): string =>
  value === null ? '\\N' : value.replace(/[\\\t\n\r]/g, (char) => COPY[char] ?? char);

export const copyText = (value: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  table(value).map((one) =>
    ended(one, [
      "-- it's a dump; COPY nothing",
      "SET client_encoding = 'UTF8';",
      '\\restrict abc',
      ...(one.odd[1] === 0
        ? ['COPY public.other (a) FROM stdin;', 'project_state;\\', '\\.', '/* ; */']
        : []),
      `COPY public.project_state (${one.columns.join(', ')}) FROM stdin;`,
      ...one.rows.map((row) => row.map(copyCell).join('\t')),
      '\\.',
    ]),
  );

const sqlCell = (value: string | null, odd: number): string => {
  if (value === null) return odd === 0 ? 'NULL::jsonb' : 'null';
  if (/^-?\d+$/.test(value) && odd > 1) return value;
  const doubled = value.replaceAll("'", "''");
  if (odd === 0) return `'${doubled}'::character varying(50)`;
  if (odd === 1) return `E'${doubled.replaceAll('\\', '\\\\')}'`;
  if (odd === 2) return `timestamp with time zone '${doubled}'`;
  return odd === 3 && !value.includes('$') ? `$a$${value}$a$` : `'${doubled}'`;
};

export const insertText = (value: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  table(value).map((one) => {
    const rows = one.rows.map(
      (row) => `(${row.map((text, i) => sqlCell(text, one.odd[i] ?? 0)).join(', ')})`,
    );
    const into = `INSERT INTO "public".project_state (${one.columns.join(', ')}) VALUES`;
    const create =
      'CREATE TABLE IF NOT EXISTS project_state (id int PRIMARY KEY, b numeric(3,2), CHECK (b > 0));';
    const all = one.odd[2] === 0 ? rows.map((row) => `${into} ${row};`) : [`${into} ${rows.join(', ')};`];
    return ended(one, [
      create,
      "SELECT 'INSERT INTO project_state VALUES (1);';",
      ...(rows.length > 0 ? all : []),
    ]);
  });
