// The laws of tables: CSV, COPY and INSERT give back every byte, and an edit changes its own cells alone.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Codec } from '../../src/model/codec.ts';
import { StateError } from '../../src/model/errors.ts';
import { type CsvDocument, csv } from '../../src/text/csv.ts';
import { type SqlDocument, sqlDump } from '../../src/text/sql/dump.ts';
import { atLeast } from '../exhaustive.ts';
import { type Edited, printsBack, RUNS, readsBack, write } from './laws.ts';
import {
  type CellChange,
  cellChange,
  changed,
  copyText,
  csvText,
  flat,
  insertText,
  wild,
} from './rows-fragments.ts';

const sql = sqlDump('project_state');

function editCsv(doc: CsvDocument, change: CellChange): Edited<CsvDocument> {
  const { rows, touched } = changed(doc.rows, change);
  if (touched.length === 0) return null;
  return { doc: { ...doc, rows }, lines: touched.map((r) => doc.rows[r]?.line ?? 0) };
}

function editSql({ blocks }: SqlDocument, change: CellChange): Edited<SqlDocument> {
  const all = blocks.map((block) => ({ block, ...changed(block.rows, change) }));
  const lines = all.flatMap(({ block, touched }) => touched.map((r) => block.rows[r]?.line ?? 0));
  if (lines.length === 0) return null;
  return { doc: { blocks: all.map(({ block, rows }) => ({ ...block, rows })) }, lines };
}

const cells = (rows: readonly { readonly cells: unknown }[]) => rows.map((row) => row.cells);
const csvMeans = ({ columns, rows }: CsvDocument) => [columns, cells(rows)];
const sqlMeans = ({ blocks }: SqlDocument) => blocks.map(({ rows }) => cells(rows));

const sqlRows = ({ blocks }: SqlDocument) => blocks.flatMap(({ rows }) => cells(rows));

type Texts = (value: fc.Arbitrary<string>) => fc.Arbitrary<string>;

function laws<Doc>(
  codec: Codec<Doc>,
  texts: Texts,
  edit: (doc: Doc, change: CellChange) => Edited<Doc>,
  means: (doc: Doc) => unknown,
  rowsOf: (doc: Doc) => readonly unknown[],
): void {
  test('S04 S05 S07 print∘parse is identity on bytes', () => {
    expect(printsBack(codec, texts(wild))).toBeGreaterThan(atLeast(0.5, RUNS.numRuns));
  });

  test('parse∘print gives the document back and changes only the lines of changed cells', () => {
    const cases = fc.tuple(texts(flat), cellChange(flat));
    const { written } = readsBack(codec, cases, edit, means);
    expect(written).toBeGreaterThan(atLeast(0.3, RUNS.numRuns));
  });

  test('a value of several lines reads back, or is refused', () => {
    const law = fc.property(texts(wild), cellChange(wild), (text, change) => {
      const doc = readable(codec, text);
      const edited = doc === null ? null : edit(doc, change);
      if (!edited) return;
      const printed = write(codec, text, edited.doc);
      if (printed !== null) expect(means(codec.parse(printed))).toEqual(means(edited.doc));
    });
    fc.assert(law, RUNS);
  });

  test('S02 a file that is cut off is refused or holds whole rows alone', () => {
    const law = fc.property(texts(flat), fc.nat(), (text, at) => {
      const torn = text.slice(0, at % (text.length + 1));
      const [whole, part] = [readable(codec, text), readable(codec, torn)];
      if (whole === null || part === null) return;
      const [all, held] = [rowsOf(whole), rowsOf(part)];
      expect(held.length).toBeLessThanOrEqual(all.length);
      expect(held.slice(0, -1)).toEqual(all.slice(0, Math.max(0, held.length - 1)));
      expect(codec.print(torn, part)).toBe(torn);
    });
    fc.assert(law, RUNS);
  });
}

/** `null` where it is refused in the way that is allowed. */
function readable<Doc>(codec: Codec<Doc>, text: string): Doc | null {
  try {
    return codec.parse(text);
  } catch (error) {
    expect(error).toBeInstanceOf(StateError);
    return null;
  }
}

describe('the laws of CSV', () => laws(csv, csvText, editCsv, csvMeans, ({ rows }) => cells(rows)));
describe('the laws of COPY', () => laws(sql, copyText, editSql, sqlMeans, sqlRows));
describe('the laws of INSERT', () => laws(sql, insertText, editSql, sqlMeans, sqlRows));
